"""The custom_ids of the buttons: all that a press brings along, and nothing of it trusted.

`p10:VERSION:GAME:NUMBER:PLY` plays a ply, `p10:VERSION:GAME:ACTION` does something else. The
number is that of the ply to come, so that a button of an older board gives itself away.
"""

from enum import Enum
from typing import Final

from bot.rules import Ply

_PREFIX: Final = "p10:1"
_GAME: Final = "[1-9][0-9]{0,17}"


class Action(Enum):
    """What a button does beside playing a ply."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    MORE = "more"
    RESIGN = "resign"
    RESIGN_YES = "resign-yes"
    REMATCH = "rematch"


PLY_TEMPLATE: Final = f"{_PREFIX}:(?P<game>{_GAME}):(?P<number>[0-9]{{1,6}}):(?P<ply>[dpr][1-7])"


def action_template(action: Action) -> str:
    """The regular expression of the buttons that do this."""
    return f"{_PREFIX}:(?P<game>{_GAME}):{action.value}"


_KNOWN: Final = "|".join(action.value for action in Action) + "|[0-9]{1,6}:[dpr][1-7]"
# Disjoint from all the others, as every template that fits is called.
UNREADABLE_TEMPLATE: Final = rf"(?s:(?!{_PREFIX}:{_GAME}:(?:{_KNOWN})\Z)p10:.*)"


def ply_id(game_id: int, number: int, ply: Ply) -> str:
    """The custom_id of the button that plays `ply` as ply `number` of a game."""
    return f"{_PREFIX}:{game_id}:{number}:{ply}"


def action_id(game_id: int, action: Action) -> str:
    """The custom_id of the button that does something else about a game."""
    return f"{_PREFIX}:{game_id}:{action.value}"
