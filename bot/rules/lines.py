"""Lines of four or more through the bottom row, which is all that a pop is judged by."""

from collections.abc import Sequence
from typing import NamedTuple

LINE_LENGTH = 4


class Cell(NamedTuple):
    """A place in the grid: column 0 to 6 from the left, row 0 to 5 from the bottom."""

    column: int
    row: int


_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))


def lines_through(columns: Sequence[str], column: int) -> frozenset[Cell]:
    """Return the cells of every line of four or more that holds the bottom disc of `column`.

    `columns` are the discs of each column from the bottom up, as letters. The result is
    empty where the disc is part of no line; otherwise it contains `Cell(column, 0)`.

    Raises:
        IndexError: the column is empty.
    """
    letter = columns[column][0]
    found: set[Cell] = set()
    for step, rise in _DIRECTIONS:
        line = [Cell(column, 0)]
        for sign in (1, -1):
            at, row = column + sign * step, sign * rise
            while 0 <= at < len(columns) and 0 <= row < len(columns[at]) and columns[at][row] == letter:
                line.append(Cell(at, row))
                at, row = at + sign * step, row + sign * rise
        if len(line) >= LINE_LENGTH:
            found.update(line)
    return frozenset(found)
