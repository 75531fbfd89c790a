"""What a person has chosen for all their games."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NewType

from bot.games.ids import PersonId

ThemeName = NewType("ThemeName", str)
"""The name of a theme; which ones there are is for `render.THEMES` to say."""

CLASSIC: Final = ThemeName("classic")


class Notify(Enum):
    """How a person is notified that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    SILENT = "silent"


class BoardStyle(Enum):
    """How a person wants to see the boards that are theirs to answer."""

    PICTURE = "picture"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Person:
    """A person's choices, or what holds for everybody who has not chosen."""

    id: PersonId
    """Their Discord user id."""
    notify: Notify = Notify.CHANNEL
    """How they are notified of their turns."""
    style: BoardStyle = BoardStyle.PICTURE
    """How boards that are theirs to answer are shown."""
    theme: ThemeName = CLASSIC
    """In which colours."""
    challenges: bool = True
    """Whether others may challenge them."""
    paused_until: float | None = None
    """When their last pause ends or ended, in seconds since 1970; None where there was none."""
