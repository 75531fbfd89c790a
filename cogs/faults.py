"""How a request to Discord can fail, and what that says about another try."""

from typing import Final, TypeAlias

import aiohttp
import discord

Fault: TypeAlias = discord.HTTPException | aiohttp.ClientError | OSError
FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What discord.py raises for a request that Discord refuses, answers with an error, or never sees or answers
(a TimeoutError is an OSError)."""

# No access, no permission, a thread that is archived, a thread that is locked.
_CANNOT_WRITE: Final = frozenset({50001, 50013, 50083, 160005})


def is_closed(fault: Exception) -> bool:
    """Whether the place is gone, or not the bot's to write in: another try would be told the same."""
    return isinstance(fault, discord.Forbidden | discord.NotFound) or cannot_write(fault)


def cannot_write(fault: Exception) -> bool:
    """Whether Discord says that the bot may not write in that place."""
    return isinstance(fault, discord.HTTPException) and fault.code in _CANNOT_WRITE


def is_about_the_person(fault: discord.HTTPException) -> bool:
    """Whether a refused direct message means that the person cannot be reached so.

    Discord has many codes for that (50007, 50033, 10013 ...) and adds to them. Not to be let in, and
    too many requests, say nothing about the person.
    """
    return 400 <= fault.status < 500 and fault.status not in (401, 429)
