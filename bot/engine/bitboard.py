"""A position as two integers, one for the discs of each side: what the engine works on.

A column takes seven bits, so a cell is bit `7 * column + row`. The seventh bit of a column is
always clear, so that shifted masks end in it and not in the next column.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.rules import COLUMNS, ROWS, WINNING_POINTS, Colour, Kept, Phase, Ply, PlyKind, Position

COLUMN_BITS = 7
COLUMN = (1 << COLUMN_BITS) - 1
"""The first column's seven bits."""
FULL_COLUMN = (1 << ROWS) - 1
BOTTOM = sum(1 << COLUMN_BITS * column for column in range(COLUMNS))
"""The bottom row."""
FULL = BOTTOM * FULL_COLUMN
_SHIFTS = range(0, COLUMNS * COLUMN_BITS, COLUMN_BITS)


def _row_lines(bottom: int) -> int:
    """The discs of one side's bottom row that are part of four or more in that row."""
    twos = bottom & bottom >> 7
    starts = twos & twos >> 14
    return starts | starts << 7 | starts << 14 | starts << 21


def _spread(columns: int) -> int:
    """A set of columns, a bit for each, as cells of the bottom row."""
    return sum(1 << COLUMN_BITS * column for column in range(COLUMNS) if columns >> column & 1)


ROW_LINES = {_spread(columns): _row_lines(_spread(columns)) for columns in range(1 << COLUMNS)}


def scoring_discs(mine: int) -> int:
    """The bottom discs of one side that are part of a line of four or more, as a mask."""
    bottom = mine & BOTTOM
    up = mine & mine >> 1
    right = mine & mine >> 8
    left = mine & mine << 6
    return ROW_LINES[bottom] | bottom & (up & up >> 2 | right & right >> 16 | left & left << 12)


@dataclass(frozen=True, slots=True)
class Bitboard:
    """A position, seen by the player to move. It does not check whether a ply is legal."""

    mine: int
    """The cells with a disc of the player to move, as a mask."""
    theirs: int
    """The cells with a disc of the opponent, as a mask."""
    my_points: int
    """The points of the player to move."""
    their_points: int
    """The points of the opponent."""
    turn: Colour
    """Who the player to move is, or was when the game ended."""
    phase: Phase
    """What the player to move has to do."""
    held: int | None = None
    """The column (0 to 6) that the disc in hand was popped from; None without one."""

    @classmethod
    def of(cls, position: Position) -> "Bitboard":
        """A position of the rules as a bitboard."""
        mine, theirs = (_bits(position, side) for side in (position.turn, position.turn.other))
        my_points, their_points = (position.kept.of(side) for side in (position.turn, position.turn.other))
        return cls(mine, theirs, my_points, their_points, position.turn, position.phase, position.held)

    def position(self) -> Position:
        """This bitboard as a position of the rules."""
        red, yellow, kept = self.mine, self.theirs, Kept(self.my_points, self.their_points)
        if self.turn is Colour.YELLOW:
            red, yellow, kept = yellow, red, Kept(kept.yellow, kept.red)
        columns = tuple("".join(_letters(red >> shift, yellow >> shift)) for shift in _SHIFTS)
        return Position(columns, self.turn, self.phase, self.held, kept)

    @property
    def filled(self) -> int:
        """The cells with a disc in them."""
        return self.mine | self.theirs

    def landing(self, column: int) -> int:
        """The cell, as a mask, where a disc lands that is dropped in a column with room."""
        shift = COLUMN_BITS * column
        return (self.filled & COLUMN << shift) + (1 << shift)

    def legal_plies(self) -> list[Ply]:
        """What the rules allow here, by column from the left."""
        if self.phase is Phase.POP:
            return [Ply(PlyKind.POP, c) for c in range(COLUMNS) if self.mine >> COLUMN_BITS * c & 1]
        if self.phase is Phase.HELD:
            room = [c for c, discs in enumerate(self._columns()) if discs != FULL_COLUMN]
            beside = [c for c in room if c != self.held]
            return [Ply(PlyKind.REDROP, c) for c in beside or room]
        if self.phase is Phase.FILL:
            columns = self._columns()
            return [Ply(PlyKind.DROP, c) for c, discs in enumerate(columns) if discs == min(columns)]
        return []

    def after(self, ply: Ply) -> "Bitboard":
        """The board after a legal ply; where a side then has nothing to pop, its turn has been passed."""
        if ply.kind is not PlyKind.POP:
            board = replace(self, mine=self.mine | self.landing(ply.column), held=None).for_opponent()
            filling = ply.kind is PlyKind.DROP and board.filled != FULL
            return board if filling else board.to_pop()
        shift = COLUMN_BITS * ply.column
        mine, theirs = fall(self.mine, shift), fall(self.theirs, shift)
        if not scoring_discs(self.mine) >> shift & 1:
            return replace(self, mine=mine, theirs=theirs, phase=Phase.HELD, held=ply.column)
        board = replace(self, mine=mine, theirs=theirs, my_points=self.my_points + 1)
        return replace(board, phase=Phase.OVER) if board.my_points == WINNING_POINTS else board.to_pop()

    def for_opponent(self) -> "Bitboard":
        """The same grid with the other side to move."""
        return replace(
            self,
            mine=self.theirs,
            theirs=self.mine,
            my_points=self.their_points,
            their_points=self.my_points,
            turn=self.turn.other,
        )

    def to_pop(self) -> "Bitboard":
        """The board with a pop due: by the opponent where this side has nothing to pop."""
        if self.mine & BOTTOM:
            return replace(self, phase=Phase.POP)
        if self.theirs & BOTTOM:
            return replace(self.for_opponent(), phase=Phase.POP)
        return replace(self, phase=Phase.OVER)

    def _columns(self) -> list[int]:
        return [self.filled >> shift & COLUMN for shift in _SHIFTS]


def fall(discs: int, shift: int) -> int:
    """One side's discs after the bottom disc of the column at bit `shift` has been popped."""
    column = discs & COLUMN << shift
    return discs ^ column | (column & ~(1 << shift)) >> 1


def _bits(position: Position, side: Colour) -> int:
    return sum(
        1 << COLUMN_BITS * column + row
        for column, discs in enumerate(position.columns)
        for row, disc in enumerate(discs)
        if disc == side.value
    )


def _letters(red: int, yellow: int) -> Iterator[str]:
    """One column's discs from the bottom up, as letters."""
    while (red | yellow) & 1:
        yield Colour.RED.value if red & 1 else Colour.YELLOW.value
        red, yellow = red >> 1, yellow >> 1
