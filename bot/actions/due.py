"""What is due: one process claims each thing, and says when it is done."""

from typing import Final

from sqlalchemy import Connection

from bot.storage import due
from bot.storage.due import Due

# Seconds in which a claimed thing must be done before another process tries it.
_LEASE: Final = 60


def claim(connection: Connection, now: float, most: int) -> list[Due]:
    """Take some of what is due now, at most so much."""
    return due.claim_due(connection, now, lease=_LEASE, limit=most)


finish = due.finish_due
postpone = due.postpone_due
next_due = due.fetch_next_due
