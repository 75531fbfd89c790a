"""What the engine made of finished games, as rows."""

from sqlalchemy import Connection, select

from bot.games import GameId
from bot.storage.tables import reviews
from bot.storage.upsert import upsert


def fetch_review(connection: Connection, game_id: GameId) -> str | None:
    """Load the review of a game, if there is one."""
    found = connection.execute(select(reviews.c.result).where(reviews.c.game_id == game_id))
    return found.scalar_one_or_none()


def save_review(connection: Connection, game_id: GameId, result: str) -> None:
    """Store the review of a game."""
    upsert(connection, reviews, ("game_id",), {"game_id": game_id, "result": result})
