"""What the plies last played have left to be seen on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules import Cell, Colour, Ply, PlyKind, Position, lines_through


@dataclass(frozen=True, slots=True)
class Exit:
    """A disc that was popped."""

    column: int
    colour: Colour
    scored: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """The traces of some plies, in cells of the grid as it stands after them.

    `placed` are the discs dropped or redropped that are still in the grid; `line` the discs
    that stood in line with the last one popped, where the last ply was a pop for a point.
    """

    exits: tuple[Exit, ...] = ()
    placed: frozenset[Cell] = frozenset()
    line: frozenset[Cell] = frozenset()

    def gained(self, colour: Colour) -> int:
        """The points that the plies gave one side."""
        return sum(left.scored for left in self.exits if left.colour is colour)


NO_MARKS: Final = Marks()


def marks_of(before: Position | None, plies: Sequence[Ply]) -> Marks:
    """Return the traces of `plies`, played one after the other from `before`.

    Raises:
        IllegalPlyError: the plies cannot be played from `before`.
    """
    if before is None:
        return NO_MARKS
    exits: list[Exit] = []
    placed: frozenset[Cell] = frozenset()
    line: frozenset[Cell] = frozenset()
    position = before
    for ply in plies:
        discs = position.columns[ply.column]
        after = position.after(ply)
        if ply.kind is PlyKind.POP:
            found = lines_through(position.columns, ply.column)
            exits.append(Exit(ply.column, position.turn, bool(found)))
            placed = _fallen(placed, ply.column)
            line = _fallen(found, ply.column)
        else:
            placed |= {Cell(ply.column, len(discs))}
            line = frozenset()
        position = after
    return Marks(tuple(exits), placed, line)


def _fallen(cells: frozenset[Cell], column: int) -> frozenset[Cell]:
    """Where the discs in `cells` stand once the bottom disc of `column` has left."""
    return frozenset(
        Cell(cell.column, cell.row - 1) if cell.column == column else cell
        for cell in cells
        if cell != Cell(column, 0)
    )
