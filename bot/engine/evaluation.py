"""What a position is worth without looking ahead.

The bottom row decides games: it is good to have one's own discs low and the opponent's high.
Points and lines count for little, because a disc that is kept is one less to pop.
"""

from itertools import product

from bot.engine.bitboard import COLUMN, COLUMN_BITS, Bitboard

# Fitted to the results of games of the engine against itself. For each row from the bottom,
# what one more disc there than the opponent has is worth:
ROW_VALUES = (520, 222, -1, -192, -226, -263)
TO_MOVE = -379
"""Having to move is a disadvantage: it takes a disc out of the bottom row."""
POINT = -60
"""What each point more than the opponent has is worth; the search sees the win by points."""

_PAIR = (1 << 2 * COLUMN_BITS) - 1


def _row_sum(discs: int) -> int:
    """The value of one side's discs in one column."""
    return sum(value for row, value in enumerate(ROW_VALUES) if discs >> row & 1)


_COLUMN_VALUES = [_row_sum(discs) for discs in range(COLUMN + 1)]
_PAIR_VALUES = [low + high for high, low in product(_COLUMN_VALUES, repeat=2)]

POP_GAINS = [_row_sum(discs >> 1) - _row_sum(discs) for discs in range(COLUMN + 1)]
"""By one side's discs in a column: the change in their value when the bottom cell is popped."""

LANDING_VALUES = {(1 << height) - 1: value for height, value in enumerate(ROW_VALUES)}
"""By the filled cells of a column: the value of a disc dropped on top of them."""


def grid_value(mine: int, theirs: int) -> int:
    """The value of the discs in the grid for the side that owns `mine`.

    Points and whose move it is are not in it: see `POINT` and `TO_MOVE`.
    """
    values = _PAIR_VALUES
    return (
        values[mine & _PAIR]
        + values[mine >> 14 & _PAIR]
        + values[mine >> 28 & _PAIR]
        + values[mine >> 42]
        - values[theirs & _PAIR]
        - values[theirs >> 14 & _PAIR]
        - values[theirs >> 28 & _PAIR]
        - values[theirs >> 42]
    )


def board_value(board: Bitboard) -> int:
    """The value of the grid and the points for the side to move; add `TO_MOVE` to it."""
    return grid_value(board.mine, board.theirs) + POINT * (board.my_points - board.their_points)
