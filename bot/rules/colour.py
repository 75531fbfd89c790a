"""The two sides."""

from enum import Enum


class Colour(Enum):
    """A side; the value is its letter in the notation."""

    RED = "r"
    YELLOW = "y"

    @property
    def other(self) -> "Colour":
        """The opponent's colour."""
        return Colour.YELLOW if self is Colour.RED else Colour.RED
