"""Servers' choices as rows."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import Clock, Server, Start
from bot.storage.tables import servers
from bot.storage.upsert import upsert


async def fetch_server(connection: AsyncConnection, guild_id: int) -> Server:
    """Load what a server has chosen, or what holds for one that has chosen nothing."""
    row = (await connection.execute(select(servers).where(servers.c.id == guild_id))).one_or_none()
    if row is None:
        return Server(guild_id)
    channels = frozenset(map(int, row.channels.split()))
    return Server(guild_id, channels, row.threads, Clock(row.clock), Start(row.start), row.locale)


async def save_server(connection: AsyncConnection, server: Server) -> None:
    """Store what a server has chosen; of channels at most 25, which is what a menu offers."""
    await upsert(
        connection,
        servers,
        {"id": server.id},
        {
            "channels": " ".join(map(str, sorted(server.channels))),
            "threads": server.threads,
            "clock": server.clock.value,
            "start": server.start.value,
            "locale": server.locale,
        },
    )
