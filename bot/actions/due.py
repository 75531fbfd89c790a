"""What is due: one process claims each thing, and says when it is done."""

from typing import Final

from sqlalchemy import Connection

from bot.storage import due
from bot.storage.due import Due

# Seconds in which a claimed thing must be done before another process tries it.
_LEASE: Final = 60
_CLAIMED_AT_ONCE: Final = 20


def claim(connection: Connection, now: float) -> list[Due]:
    """Take some of what is due now; call again until there is no more."""
    return due.claim_due(connection, now, lease=_LEASE, limit=_CLAIMED_AT_ONCE)


finish = due.finish_due
next_due = due.fetch_next_due
