"""The custom_ids of buttons and menus: all that a press brings along, and nothing of it trusted.

An id is `p10`, the version of the grammar, and what a class here lists as its parts, with `:` between.
Each class is one kind of id: `str(value)` makes it, `decode` reads it, and `TEMPLATE` fits it and no
other kind's. A button of an older board gives itself away by the number of its ply.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Final, NamedTuple, Self

from bot.errors import UnreadableButtonError
from bot.games import GameId, OfferKind, PersonId
from bot.rules import Ply

_PREFIX: Final = "p10:1"
# What fits a column of the database.
_HIGHEST_ID: Final = 2**63 - 1


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

    CLAIM_DRAW = "claim-draw"
    CLAIM_WIN = "claim-win"
    GIVE_TIME = "give-time"


class Reply(Enum):
    """What a button says to an offer."""

    YES = "offer-yes"
    NO = "offer-no"


class Leaf(Enum):
    """What a button does with a page of the rules."""

    # Show it in place of the page that the button stands on.
    TURN = "turn"
    # Show it to the person alone.
    OPEN = "open"
    # Post it for everybody.
    SHOW = "show"


class Setting(Enum):
    """What a menu of a person's settings sets."""

    NOTIFY = "notify"
    STYLE = "style"
    THEME = "theme"
    CHALLENGES = "challenges"


class ServerSetting(Enum):
    """What a menu of a server's settings sets."""

    CHANNELS = "channels"
    THREADS = "threads"
    CLOCK = "clock"
    START = "start"
    LOCALE = "locale"


def _unnamed(template: str) -> str:
    """A template whose groups have no names, which a pattern can hold once only."""
    return re.sub(r"\?P<\w+>", "?:", template)


class _Part(NamedTuple):
    """How a kind of value stands in an id."""

    pattern: str
    decode: Callable[[str], Any]
    encode: Callable[[Any], str] = str


def _id(text: str) -> int:
    number = int(text)
    if number > _HIGHEST_ID:
        raise UnreadableButtonError
    return number


def _one_of(kind: type[Enum], before: str = "") -> _Part:
    """A member of an enum, as its value with something before it."""
    values = {f"{before}{member.value}": member for member in kind}

    def encode(member: Enum) -> str:
        return f"{before}{member.value}"

    return _Part("|".join(values), values.__getitem__, encode)


_ID: Final = _Part("[1-9][0-9]{0,18}", _id)
_NUMBER: Final = _Part("[0-9]{1,6}", int)
_PARTS: Final[dict[Any, _Part]] = {
    GameId: _ID,
    PersonId: _ID,
    int: _NUMBER,
    Ply: _Part("[dpr][1-7]", Ply.parse),
    OfferKind: _one_of(OfferKind, "offer-"),
    **{kind: _one_of(kind) for kind in (Action, Reply, Leaf, Setting, ServerSetting)},
}


class CustomId:
    """A kind of id: a frozen dataclass, whose fields are its parts in their order."""

    WORD: ClassVar[str | None] = None
    """What stands before the fields; games need none."""
    TAIL: ClassVar[str | None] = None
    """What stands after them."""

    @classmethod
    def template(cls) -> str:
        """The pattern that fits ids of this kind, and as a whole those of no other."""
        return cls._join(f"(?P<{name}>{part.pattern})" for name, part in cls._parts())

    @classmethod
    def decode(cls, match: re.Match[str]) -> Self:
        """Read an id that the template fits.

        Raises:
            UnreadableButtonError: a number in it is out of range.
        """
        return cls(**{name: part.decode(match[name]) for name, part in cls._parts()})

    def __str__(self) -> str:
        return self._join(part.encode(getattr(self, name)) for name, part in self._parts())

    @classmethod
    def _parts(cls) -> Iterator[tuple[str, _Part]]:
        for name, kind in cls.__annotations__.items():
            yield name, _PARTS[kind]

    @classmethod
    def _join(cls, parts: Iterable[str]) -> str:
        return ":".join(part for part in (_PREFIX, cls.WORD, *parts, cls.TAIL) if part is not None)


@dataclass(frozen=True, slots=True)
class PlyId(CustomId):
    """Plays a ply."""

    game: GameId
    number: int
    """That of the ply to come: who presses a button with another one looks at an old board."""
    ply: Ply


@dataclass(frozen=True, slots=True)
class ActionId(CustomId):
    """Does something else about a game."""

    game: GameId
    action: Action


@dataclass(frozen=True, slots=True)
class OfferId(CustomId):
    """Asks the other player for something."""

    game: GameId
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class ReplyId(CustomId):
    """Answers an offer."""

    game: GameId
    number: int
    """That of the ply to come when it was made: there is one offer for each, and this is for no later one."""
    reply: Reply


@dataclass(frozen=True, slots=True)
class ListId(CustomId):
    """Shows a page (from 0) of a person's games."""

    WORD = "games"
    person: PersonId
    page: int


@dataclass(frozen=True, slots=True)
class TurnDownId(CustomId):
    """Ends an invitation from a page (from 0) of a person's games."""

    WORD = "end"
    game: GameId
    page: int


@dataclass(frozen=True, slots=True)
class RulesId(CustomId):
    """Does something with a page (from 0) of the rules."""

    WORD = "rules"
    leaf: Leaf
    page: int


@dataclass(frozen=True, slots=True)
class SettingId(CustomId):
    """Sets something for the person who uses the menu."""

    WORD = "me"
    setting: Setting


@dataclass(frozen=True, slots=True)
class ServerSettingId(CustomId):
    """Sets something for the server in which the menu is used."""

    WORD = "server"
    setting: ServerSetting


@dataclass(frozen=True, slots=True)
class ReviewId(CustomId):
    """Reviews a game for who presses it."""

    WORD = "review"
    game: GameId


@dataclass(frozen=True, slots=True)
class PublicReviewId(CustomId):
    """Shows a review to everybody."""

    WORD = "review"
    TAIL = "all"
    game: GameId


@dataclass(frozen=True, slots=True)
class ForgetId(CustomId):
    """Forgets who presses it."""

    WORD = "forget"


KINDS: Final[tuple[type[CustomId], ...]] = (
    PlyId,
    ActionId,
    OfferId,
    ReplyId,
    ListId,
    TurnDownId,
    RulesId,
    SettingId,
    ServerSettingId,
    ReviewId,
    PublicReviewId,
    ForgetId,
)
UNREADABLE: Final = rf"(?s:(?!(?:{'|'.join(_unnamed(kind.template()) for kind in KINDS)})\Z)p10:.*)"
"""Fits the ids of ours that are of no kind that this version knows: every template that fits is called."""
