"""What the engine made of finished games, as rows."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.tables import reviews
from bot.storage.upsert import upsert


async def fetch_review(connection: AsyncConnection, game_id: int) -> str | None:
    """Load the review of a game, if there is one."""
    found = await connection.execute(select(reviews.c.result).where(reviews.c.game_id == game_id))
    return found.scalar_one_or_none()


async def save_review(connection: AsyncConnection, game_id: int, result: str) -> None:
    """Store the review of a game."""
    await upsert(connection, reviews, {"game_id": game_id}, {"result": result})
