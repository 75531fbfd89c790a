"""What a person has chosen for all their games."""

from dataclasses import dataclass
from enum import Enum


class Told(Enum):
    """How a person is told that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    SILENT = "silent"


class Look(Enum):
    """How a person wants to see the boards that are theirs to answer."""

    PICTURE = "picture"
    TEXT = "text"


class ThemeName(Enum):
    """In which colours a person wants to see the boards that are theirs to answer."""

    CLASSIC = "classic"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"
    COLOUR_BLIND = "colour-blind"


@dataclass(frozen=True, slots=True)
class Person:
    """A person's choices; `id` is the Discord user id, `paused_until` in seconds since 1970."""

    id: int
    told: Told = Told.CHANNEL
    look: Look = Look.PICTURE
    theme: ThemeName = ThemeName.CLASSIC
    challenges: bool = True
    paused_until: float | None = None
