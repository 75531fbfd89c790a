"""Where to drop while the grid is being filled.

No line counts yet, and the game that follows is dozens of turns long; still the fill decides
more of it than any turn does. So the rest of the fill is tried out: the row that is being
filled in every way, the rows above it at random, and the full grids are searched.
"""

from random import Random

from bot.engine.board import BOTTOM, COLUMN_BITS, FULL, Board
from bot.engine.search import Search
from bot.rules import COLUMNS, ROWS, Colour, Phase, Ply

_TRUST = 0.5
"""How often the opponent is taken to find the best drop. In matches of 150 games, 0, 0.5 and 1
were too close to tell apart: never (0) did best against random drops, and worst, by as little,
against an opponent who plans."""
_DEEPER_AT_THE_TOP = 2


def rate_drops(board: Board, *, depth: int, completions: int, random: Random) -> dict[Ply, float]:
    """What each legal drop is worth to the side to move, in the unit of `evaluate`.

    A row that has been filled is worth the mean of `completions` ways to fill the rest, each
    searched `depth` pops ahead, from 2. Above the top row there is one way, and it is
    searched two pops deeper.
    """
    cells = {ply: board.landing(ply.column) for ply in board.legal_plies()}
    rest = FULL & ~(board.filled | sum(cells.values()))
    above = [_shared_out(rest, random) for _ in range(completions)] if rest else [(0, 0)]
    # A row has an odd number of cells, so the sides take turns at starting one; Red pops first.
    red_is_next = rest.bit_count() % 2 == 0
    depth += 0 if rest else _DEEPER_AT_THE_TOP
    row = _Row(list(cells.values()), above, depth, red_is_next=red_is_next)
    return {ply: -row.worth(board.theirs, board.mine | cell, ours=False) for ply, cell in cells.items()}


def choose_drop(board: Board, *, depth: int, completions: int, random: Random) -> Ply:
    """The best of `rate_drops`; equal ones are chosen from with `random`."""
    worths = rate_drops(board, depth=depth, completions=completions, random=random)
    best = max(worths.values())
    return random.choice([ply for ply, worth in worths.items() if worth == best])


class _Row:
    """The row that is being filled, and what was found about the ways to end it.

    `cells` are those left in it, `above` the ways to fill the rows above: the discs of
    the side that starts on them, and the other's.
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
        """The worth to the side that owns `mine` and drops next, which is `ours` or the opponent."""
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
        """The worth of the full row to the side that owns `mine` and is next."""
        total = 0
        for my_rest, their_rest in self._above:
            first, second = mine | my_rest, theirs | their_rest
            red, yellow = (first, second) if self._red_is_next else (second, first)
            total += self._search.value(Board(red, yellow, 0, 0, Colour.RED, Phase.POP), self._depth)
        return (total if self._red_is_next else -total) / len(self._above)


def _shared_out(rest: int, random: Random) -> tuple[int, int]:
    """The empty rows filled at random: the cells of the side that starts, and the other's."""
    order: list[int] = []
    for row in range(ROWS):
        cells = [1 << COLUMN_BITS * column + row for column in range(COLUMNS) if rest & BOTTOM << row]
        random.shuffle(cells)
        order += cells
    return sum(order[::2]), sum(order[1::2])
