"""Reviews of finished games: kept, as the game does not change any more."""

from bot.storage import Database
from bot.storage.reviews import fetch_review, save_review


async def find_review(db: Database, game_id: int) -> str | None:
    """What was kept with `keep_review`, if it was."""
    async with db.reading() as connection:
        return await fetch_review(connection, game_id)


async def keep_review(db: Database, game_id: int, result: str) -> None:
    """Keep what was found out about a game."""
    async with db.writing() as connection:
        await save_review(connection, game_id, result)
