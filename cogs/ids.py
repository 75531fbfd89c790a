"""The custom_ids of buttons and menus: all that a press brings along, and nothing of it trusted.

`p10:VERSION:GAME:NUMBER:PLY` plays a ply; the number is that of the ply to come, so that a button of
an older board gives itself away. `p10:VERSION:GAME:ACTION` does something else about a game,
`p10:VERSION:games:PERSON:PAGE` leafs through a list, `p10:VERSION:rules:LEAF:PAGE` through the rules,
`p10:VERSION:me:CHOICE` and `p10:VERSION:server:CHOICE` are menus of settings, `p10:VERSION:review:GAME`
reviews a game (with `:all` for everybody to see), and `p10:VERSION:forget` forgets a person.
"""

from enum import Enum
from typing import Final

from bot.rules import Ply

_PREFIX: Final = "p10:1"
_ID: Final = "[1-9][0-9]{0,18}"


class Action(Enum):
    """What a button does about a game beside playing a ply."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    MORE = "more"
    RESIGN = "resign"
    RESIGN_YES = "resign-yes"
    REMATCH = "rematch"
    HINT = "hint"

    OFFER_DRAW = "offer-draw"
    OFFER_TAKEBACK = "offer-takeback"
    OFFER_SHUFFLE = "offer-shuffle"
    OFFER_YES = "offer-yes"
    OFFER_NO = "offer-no"
    CLAIM_DRAW = "claim-draw"
    CLAIM_WIN = "claim-win"
    GIVE_TIME = "give-time"


class Leaf(Enum):
    """What a button does with a page of the rules."""

    # Show it in place of the page that the button stands on.
    TURN = "turn"
    # Show it to the person alone.
    OPEN = "open"
    # Post it for everybody.
    SHOW = "show"


class Choice(Enum):
    """What a menu of a person's settings chooses."""

    TOLD = "told"
    LOOK = "look"
    THEME = "theme"
    CHALLENGES = "challenges"


class ServerChoice(Enum):
    """What a menu of a server's settings chooses."""

    CHANNELS = "channels"
    THREADS = "threads"
    CLOCK = "clock"
    START = "start"
    LOCALE = "locale"


PLY_TEMPLATE: Final = f"{_PREFIX}:(?P<game>{_ID}):(?P<number>[0-9]{{1,6}}):(?P<ply>[dpr][1-7])"
LIST_TEMPLATE: Final = f"{_PREFIX}:games:(?P<person>{_ID}):(?P<page>[0-9]{{1,3}})"
REVIEW_TEMPLATE: Final = f"{_PREFIX}:review:(?P<game>{_ID})(?P<all>:all)?"
FORGET_ID: Final = f"{_PREFIX}:forget"


def _either(kind: type[Enum]) -> str:
    return "|".join(member.value for member in kind)


ACTION_TEMPLATE: Final = f"{_PREFIX}:(?P<game>{_ID}):(?P<action>{_either(Action)})"
RULES_TEMPLATE: Final = f"{_PREFIX}:rules:(?P<leaf>{_either(Leaf)}):(?P<page>[0-9]{{1,2}})"
CHOICE_TEMPLATE: Final = f"{_PREFIX}:me:(?P<choice>{_either(Choice)})"
SERVER_TEMPLATE: Final = f"{_PREFIX}:server:(?P<choice>{_either(ServerChoice)})"


_KNOWN: Final = "|".join(
    (
        f"{_ID}:(?:{_either(Action)}|[0-9]{{1,6}}:[dpr][1-7])",
        f"games:{_ID}:[0-9]{{1,3}}",
        f"rules:(?:{_either(Leaf)}):[0-9]{{1,2}}",
        f"me:(?:{_either(Choice)})",
        f"server:(?:{_either(ServerChoice)})",
        f"review:{_ID}(?::all)?",
        "forget",
    )
)
# Disjoint from all the others, as every template that fits is called.
UNREADABLE_TEMPLATE: Final = rf"(?s:(?!{_PREFIX}:(?:{_KNOWN})\Z)p10:.*)"


def ply_id(game_id: int, number: int, ply: Ply) -> str:
    """The custom_id of the button that plays `ply` as ply `number` of a game."""
    return f"{_PREFIX}:{game_id}:{number}:{ply}"


def action_id(game_id: int, action: Action) -> str:
    """The custom_id of the button that does something else about a game."""
    return f"{_PREFIX}:{game_id}:{action.value}"


def list_id(person: int, page: int) -> str:
    """The custom_id of the button that shows a page (from 0) of a person's games."""
    return f"{_PREFIX}:games:{person}:{page}"


def rules_id(leaf: Leaf, page: int) -> str:
    """The custom_id of the button that does this with a page (from 0) of the rules."""
    return f"{_PREFIX}:rules:{leaf.value}:{page}"


def review_id(game_id: int, *, for_all: bool = False) -> str:
    """The custom_id of the button that reviews a game, for who presses it or for everybody."""
    return f"{_PREFIX}:review:{game_id}{':all' if for_all else ''}"


def choice_id(choice: Choice) -> str:
    """The custom_id of the menu that chooses this for the person who uses it."""
    return f"{_PREFIX}:me:{choice.value}"


def server_id(choice: ServerChoice) -> str:
    """The custom_id of the menu that chooses this for the server where it is used."""
    return f"{_PREFIX}:server:{choice.value}"
