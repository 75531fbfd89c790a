"""What the clock has to do: one process claims each thing, and says when it is done."""

from typing import Final

from bot.storage import Database, due
from bot.storage.due import Due

# Seconds in which a claimed thing must be done before another process tries it.
_LEASE: Final = 60
_CLAIMED_AT_ONCE: Final = 20


async def claim(db: Database, *, now: float) -> list[Due]:
    """Take some of what is due now; call again until there is no more."""
    async with db.writing() as connection:
        return await due.claim_due(connection, now, lease=_LEASE, limit=_CLAIMED_AT_ONCE)


async def finish(db: Database, done: Due) -> None:
    """Say that a claimed thing is done, or has become needless."""
    async with db.writing() as connection:
        await due.finish_due(connection, done)


async def next_due(db: Database) -> float | None:
    """When the next thing is due, in seconds since 1970; None where nothing is."""
    async with db.reading() as connection:
        return await due.fetch_next_due(connection)
