"""The plies of a game as positions and turns."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from bot.games.standing import Standing
from bot.games.turn import Turn
from bot.rules import Ply, Position


# No slots: `cached_property` keeps what it found in the instance's dictionary.
@dataclass(frozen=True)
class History:
    """Where a game started and every ply since. Build one with `replay` or `with_plies`."""

    plies: tuple[Ply, ...]
    """What was played, without what was taken back."""
    positions: tuple[Position, ...]
    """The start and the position after each ply: one more than there are plies."""
    standing: Standing
    """Where the game stands after the last ply."""

    @classmethod
    def replay(cls, start: Position, plies: Iterable[Ply] = ()) -> Self:
        """The history of a game that began at `start` and was played with `plies`.

        Raises:
            IllegalPlyError: the plies are not a game.
        """
        return cls((), (start,), Standing.start(start)).with_plies(plies)

    @property
    def position(self) -> Position:
        """Where the game stands now."""
        return self.positions[-1]

    def with_plies(self, plies: Iterable[Ply]) -> Self:
        """This history and more plies.

        Raises:
            IllegalPlyError: the rules do not allow one of them.
        """
        played, positions, standing = list(self.plies), list(self.positions), self.standing
        for ply in plies:
            standing = standing.after(ply)
            played.append(ply)
            positions.append(standing.position)
        return type(self)(tuple(played), tuple(positions), standing)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Every turn from the first, the one in progress included."""
        found: list[Turn] = []
        for ply, before, after in zip(self.plies, self.positions, self.positions[1:], strict=False):
            if found and not found[-1].complete:
                found[-1] = Turn(found[-1].colour, found[-1].before, (*found[-1].plies, ply), after)
            else:
                found.append(Turn(before.turn, before, (ply,), after))
        return tuple(found)
