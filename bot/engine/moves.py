"""Moves as the search counts them: a pop that is kept, or a pop with its redrop.

A move is a small number: eight times the column popped, plus the column of the redrop, or
plus `KEPT` where the disc was part of a line.
"""

from bot.engine.bitboard import BOTTOM, COLUMN, COLUMN_BITS, FULL, FULL_COLUMN, scoring_discs
from bot.engine.evaluation import LANDING_VALUES, POINT, POP_GAINS, ROW_VALUES, TO_MOVE
from bot.rules import COLUMNS, ROWS, Ply, PlyKind

KEPT = 7
MOVES = 64
"""Moves are below this number."""
NO_MOVE = MOVES - 1

Child = tuple[int, int, int, int, int, bool]
"""A move and what it leads to: sorting key, move, the mover's discs, the opponent's, the value
of the grid and the points for the mover, and whether the mover goes on."""

_POPS = [(column, COLUMN_BITS * column, 1 << COLUMN_BITS * column) for column in range(COLUMNS)]
# By the bottom row of one side: the columns it can pop, each with its shift and its bottom bit.
_POPS_OF = {
    sum(bit for _, _, bit in pops): tuple(pops)
    for pops in ([pop for pop in _POPS if chosen >> pop[0] & 1] for chosen in range(1 << COLUMNS))
}
_FIRST = 1 << 14
"""Larger than any value of a grid, so that a move that keeps its disc sorts first."""

_NO_CUTOFFS = [0] * MOVES


def plies_of(move: int) -> list[Ply]:
    """The one or two plies that a move consists of."""
    column, target = divmod(move, 8)
    pop = Ply(PlyKind.POP, column)
    return [pop] if target == KEPT else [pop, Ply(PlyKind.REDROP, target)]


def landings(filled: int) -> list[tuple[int, int, int]]:
    """The columns with room, each with the bit where a disc comes to rest and what it is worth there."""
    return [
        (column, (discs << shift) + bit, LANDING_VALUES[discs])
        for column, shift, bit in _POPS
        if (discs := filled >> shift & COLUMN) != FULL_COLUMN
    ]


def children(mine: int, theirs: int, base: int, cutoffs: list[int]) -> list[Child]:
    """The moves of the side that owns `mine`, in no order; none where it has nothing to pop.

    The sorting key is the value for the mover after the move, plus what `cutoffs` has for
    the move. `base` is the value of the grid and the points before it. The caller has to
    notice when a move wins with the tenth point.
    """
    found: list[Child] = []
    scoring = scoring_discs(mine)
    room = landings(mine | theirs)
    for column, shift, bit in _POPS_OF[mine & BOTTOM]:
        my_column, their_column = mine & COLUMN << shift, theirs & COLUMN << shift
        value = base + POP_GAINS[my_column >> shift] - POP_GAINS[their_column >> shift]
        popped = mine ^ my_column ^ (my_column ^ bit) >> 1
        sunk = theirs ^ their_column ^ their_column >> 1
        move = column << 3
        if scoring & bit:
            move += KEPT
            value += POINT
            again = bool(popped & BOTTOM) or not sunk & BOTTOM
            key = value + (TO_MOVE if again else -TO_MOVE) + _FIRST + cutoffs[move]
            found.append((key, move, popped, sunk, value, again))
            continue
        again = not sunk & BOTTOM
        key = value + (TO_MOVE if again else -TO_MOVE)
        nowhere_else = not room or (len(room) == 1 and room[0][0] == column)
        for target, landing, worth in landings(popped | sunk) if nowhere_else else room:
            if target != column or nowhere_else:
                to = move + target
                found.append((key + worth + cutoffs[to], to, popped | landing, sunk, value + worth, again))
    return found


def redrops(mine: int, theirs: int, base: int, held: int) -> list[Child]:
    """The same with the disc from column `held` in hand; `base` does not count that disc."""
    room = landings(mine | theirs)
    again = not theirs & BOTTOM
    return [
        (
            base + worth + (TO_MOVE if again else -TO_MOVE),
            held * 8 + column,
            mine | landing,
            theirs,
            base + worth,
            again,
        )
        for column, landing, worth in [at for at in room if at[0] != held] or room
    ]


def best_value(mine: int, theirs: int, base: int, points_to_go: int, win: int) -> int:
    """The value, for the side to move, of the grid after the best of its moves.

    It returns what trying all of `children` would, without generating them, because most of
    the search's time is spent here. It relies on higher rows being worth less, so that the
    lowest redrop is the best. It returns `win` where the tenth point can be made, and 0 where
    there is nothing to pop.
    """
    bottom = mine & BOTTOM
    scoring = scoring_discs(mine)
    if scoring and points_to_go == 1:
        return win
    if not bottom:
        return 0
    if not theirs & BOTTOM:  # the opponent may have to pass, which is rare
        return max(
            value + (TO_MOVE if again else -TO_MOVE)
            for _, _, _, _, value, again in children(mine, theirs, base, _NO_CUTOFFS)
        )
    worth, lowest, beside = _best_landing(FULL ^ (mine | theirs))
    best = -_FIRST
    for _, shift, bit in _POPS_OF[bottom]:
        gain = POP_GAINS[mine >> shift & COLUMN] - POP_GAINS[theirs >> shift & COLUMN]
        if scoring & bit:
            goes_on = bottom != bit or mine >> shift & 2
            gain += POINT + (TO_MOVE if goes_on else -TO_MOVE)
        else:
            gain += (beside if bit == lowest else worth) - TO_MOVE
        if gain > best:
            best = gain
    return base + best


def _best_landing(empty: int) -> tuple[int, int, int]:
    """The value of the lowest redrop, the bottom bit of its column, and the value of the redrop
    that is best when that column is the one popped. The bit is 0 where several columns are the
    lowest, and where all are full.
    """
    row = 0
    while empty and not empty & BOTTOM:
        empty >>= 1
        row += 1
    if not empty:
        return ROW_VALUES[-1], 0, 0
    lowest = empty & BOTTOM
    if lowest & lowest - 1:
        return ROW_VALUES[row], 0, 0
    for above in range(1, ROWS - row):
        if empty >> above & BOTTOM & ~lowest:
            return ROW_VALUES[row], lowest, ROW_VALUES[row + above]
    return ROW_VALUES[row], lowest, ROW_VALUES[row - 1]
