"""A ply: one drop, pop or redrop."""

from dataclasses import dataclass
from enum import Enum
from typing import Self

from bot.rules.errors import NotationError


class PlyKind(Enum):
    """What is done with the disc; the value is the letter in the notation."""

    DROP = "d"
    POP = "p"
    REDROP = "r"


@dataclass(frozen=True, slots=True, order=False)
class Ply:
    """One drop, pop or redrop in `column` (0 to 6 from the left).

    A ply by itself is never illegal: whether it may be played is for a position to say.
    """

    kind: PlyKind
    column: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `d4` (drop in the fourth column), `p3` (pop) or `r5` (redrop).

        Raises:
            NotationError: the text is not a letter of d, p, r and a digit from 1 to 7.
        """
        if len(text) != 2:
            raise NotationError(f"a ply is a letter and a digit, such as p3; not {text!r}")
        letter, digit = text
        try:
            kind = PlyKind(letter)
        except ValueError:
            raise NotationError(f"a ply starts with d, p or r; not {letter!r} in {text!r}") from None
        if digit not in "1234567":
            raise NotationError(f"the columns are 1 to 7; there is no {digit!r} in {text!r}")
        return cls(kind, int(digit) - 1)

    def __str__(self) -> str:
        return f"{self.kind.value}{self.column + 1}"
