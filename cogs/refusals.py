"""What is said to a person whose interaction failed: the one place where errors become words."""

import logging
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.errors import PlayerError
from bot.games import Board, ChannelId, PersonId
from bot.i18n import Texts
from cogs.faults import cannot_write
from cogs.markup import channel_mark, link, mention, relative_time

# The interaction has expired, or was answered by another process: nobody can prevent either.
_TOO_LATE: Final = frozenset({10062, 40060})

_log = logging.getLogger(__name__)


def _channels(channels: tuple[ChannelId, ...]) -> str:
    return ", ".join(map(channel_mark, channels))


def _link(board: Board | None) -> str:
    return link(board) if board else ""


# How a field of an error stands in its text, by the field's type.
_IN_WORDS: Final[dict[Any, Callable[[Any], str | int]]] = {
    PersonId: mention,
    Board | None: _link,
    tuple[ChannelId, ...]: _channels,
    int: int,
    float: relative_time,
}


def refusal(error: Exception, described: str, t: Texts) -> str:
    """What to say about an error; `described` is for the log of what is nobody's fault but ours."""
    if isinstance(error, PlayerError):
        return t(error.message_id(), **arguments(error))
    if cannot_write(error):
        _log.info("cannot write for %s: %s", described, error)
        return t("error-cannot-write")
    if isinstance(error, discord.HTTPException) and error.code in _TOO_LATE:
        _log.info("too late for %s: %s", described, error)
        return t("error-unforeseen")
    _log.error("an interaction failed: %s", described, exc_info=error)
    return t("error-unforeseen")


def arguments(error: PlayerError) -> dict[str, str | int]:
    """The fields of an error as the arguments of its text; a board is a `link` there."""
    kinds = type(error).__annotations__
    return {
        "link" if name == "board" else name: _IN_WORDS[kind](getattr(error, name))
        for name, kind in kinds.items()
    }
