"""Single facts that the bot remembers about itself."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.tables import facts
from bot.storage.upsert import upsert


async def fetch_fact(connection: AsyncConnection, name: str) -> str | None:
    """What was last stored under a name."""
    return (await connection.execute(select(facts.c.value).where(facts.c.name == name))).scalar_one_or_none()


async def save_fact(connection: AsyncConnection, name: str, value: str) -> None:
    """Remember a value of at most 256 characters under a name of at most 32."""
    await upsert(connection, facts, {"name": name}, {"value": value})
