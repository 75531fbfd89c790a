"""Single facts that the bot remembers about itself."""

from sqlalchemy import Connection, select

from bot.storage.tables import facts
from bot.storage.upsert import upsert


def fetch_fact(connection: Connection, name: str) -> str | None:
    """What was last stored under a name."""
    return connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one_or_none()


def save_fact(connection: Connection, name: str, value: str) -> None:
    """Remember a value of at most 256 characters under a name of at most 32."""
    upsert(connection, facts, ("name",), {"name": name, "value": value})
