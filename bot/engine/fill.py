"""Where to drop while the grid is being filled.

No line counts yet and dozens of turns follow, and yet the fill decides more of a game than any
turn. So the rest of the fill is tried out: the row that is being filled in every way, and the
rows above it at random. The full grids are then searched.
"""

from random import Random

from bot.engine.bitboard import BOTTOM, COLUMN_BITS, FULL, Bitboard
from bot.engine.search import Search
from bot.rules import COLUMNS, ROWS, Colour, Phase, Ply

_TRUST = 0.5
"""How often to expect that the opponent finds the best drop, 0 to 1. In matches of 150 games 0,
0.5 and 1 were too close to tell apart: 0 was slightly the best against random drops, and slightly
the worst against an opponent who plans."""
_DEEPER_AT_THE_TOP = 2


def rate_drops(board: Bitboard, *, depth: int, completions: int, random: Random) -> dict[Ply, float]:
    """What each legal drop is worth to the side to move, in the unit of `evaluate`.

    A full row is worth the mean of `completions` ways to fill the rows above it, each
    searched `depth` pops ahead, 2 or more. When the top row is full there is nothing to fill,
    and the one grid is searched two pops deeper.
    """
    cells = {ply: board.landing(ply.column) for ply in board.legal_plies()}
    rest = FULL & ~(board.filled | sum(cells.values()))
    above = [_shared_out(rest, random) for _ in range(completions)] if rest else [(0, 0)]
    # A row has an odd number of cells, so the sides take turns at starting one; Red pops first.
    red_is_next = rest.bit_count() % 2 == 0
    depth += 0 if rest else _DEEPER_AT_THE_TOP
    row = _Row(list(cells.values()), above, depth, red_is_next=red_is_next)
    return {ply: -row.worth(board.theirs, board.mine | cell, ours=False) for ply, cell in cells.items()}


def choose_drop(board: Bitboard, *, depth: int, completions: int, random: Random) -> Ply:
    """The best drop by `rate_drops`; `random` chooses among equal ones."""
    worths = rate_drops(board, depth=depth, completions=completions, random=random)
    best = max(worths.values())
    return random.choice([ply for ply, worth in worths.items() if worth == best])


class _Row:
    """The row that is being filled, and the worth of the ways to fill it that were tried.

    `cells` are its empty cells. `above` are the ways to fill the rows above it, each as the
    discs of the side that begins there and those of the other.
    """

    def __init__(
        self, cells: list[int], above: list[tuple[int, int]], depth: int, *, red_is_next: bool
    ) -> None:
        self._cells = cells
        self._above = above
        self._depth = depth
        self._red_is_next = red_is_next
        self._search = Search()
        self._worths: dict[tuple[int, int], float] = {}

    def worth(self, mine: int, theirs: int, *, ours: bool) -> float:
        """The worth to the side that owns `mine` and drops next.

        `ours` says whether that is the side for which the drops are rated.
        """
        known = self._worths.get((mine, theirs))
        if known is not None:
            return known
        left = [cell for cell in self._cells if not cell & (mine | theirs)]
        if left:
            worths = [-self.worth(theirs, mine | cell, ours=not ours) for cell in left]
            worth = max(worths)
            if not ours:
                worth = _TRUST * worth + (1 - _TRUST) * sum(worths) / len(worths)
        else:
            worth = self._mean(mine, theirs)
        self._worths[mine, theirs] = worth
        return worth

    def _mean(self, mine: int, theirs: int) -> float:
        """The worth of the full row to the side that owns `mine` and would drop next."""
        total = 0
        for my_rest, their_rest in self._above:
            first, second = mine | my_rest, theirs | their_rest
            red, yellow = (first, second) if self._red_is_next else (second, first)
            total += self._search.value(Bitboard(red, yellow, 0, 0, Colour.RED, Phase.POP), self._depth)
        return (total if self._red_is_next else -total) / len(self._above)


def _shared_out(rest: int, random: Random) -> tuple[int, int]:
    """Fill the empty rows at random: the cells of the side that begins, and those of the other."""
    order: list[int] = []
    for row in range(ROWS):
        cells = [1 << COLUMN_BITS * column + row for column in range(COLUMNS) if rest & BOTTOM << row]
        random.shuffle(cells)
        order += cells
    return sum(order[::2]), sum(order[1::2])
