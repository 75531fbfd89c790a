"""Servers' choices as rows."""

from sqlalchemy import Connection, bindparam, select

from bot.games import ChannelId, GuildId, Server
from bot.storage.tables import servers
from bot.storage.upsert import upsert

_SERVER = select(servers).where(servers.c.id == bindparam("guild"))


def fetch_server(connection: Connection, guild_id: GuildId, *, lock: bool = False) -> Server:
    """Load what a server has chosen; with `lock`, nobody else writes it until this transaction ends."""
    statement = _SERVER.with_for_update() if lock else _SERVER
    row = connection.execute(statement, {"guild": guild_id}).one_or_none()
    if row is None:
        return Server(guild_id)
    channels = frozenset(ChannelId(int(channel)) for channel in row.channels.split())
    return Server(guild_id, channels, row.threads, row.clock, row.start, row.locale)


def save_server(connection: Connection, server: Server) -> None:
    """Store what a server has chosen; of channels at most 25, which is what a menu offers."""
    row = {
        "id": server.id,
        "channels": " ".join(map(str, sorted(server.channels))),
        "threads": server.threads,
        "clock": server.clock,
        "start": server.start,
        "locale": server.locale,
    }
    upsert(connection, servers, ("id",), row)
