"""Alpha-beta search: what a position comes to when both sides look ahead."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from bot.engine.bitboard import Bitboard
from bot.engine.evaluation import TO_MOVE, board_value
from bot.engine.limits import MOST_DEPTH, Limits
from bot.engine.moves import KEPT, MOVES, NO_MOVE, Child, best_value, children, plies_of, redrops
from bot.rules import WINNING_POINTS, Colour, Phase

WIN = 1_000_000
"""A win in n pops is worth `WIN - n`, a loss in n pops `n - WIN`."""
SURE = WIN - MOST_DEPTH
"""At this value or more the win is certain, at its negative or less the loss."""

_INFINITY = 2 * WIN
_TABLE_SIZE = 100_000
_MOST_CUTOFFS = 1000
"""A higher count would outweigh the value of the grid, by which moves are sorted as well."""
_TRIED_FIRST = 1 << 40
# What a stored value says about the true one.
_EXACT, _AT_LEAST, _AT_MOST = range(3)


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found."""

    moves: tuple[int, ...]
    """The best move, then the moves that are expected after it, as far as the search remembers them."""
    value: int
    """What the position is worth to the side to move."""
    depth: int
    """How many pops ahead were searched completely."""
    nodes: int
    """How many positions had their moves generated."""


class _Stopped(Exception):  # noqa: N818 - it is no error
    """The time is up, or the nodes are used up."""


class Search:
    """A search and what it remembers, for one game at a time.

    The methods below `_deepen` pass a board as separate numbers, because an object for each
    node would make the search much slower. Inside the search a win is worth `WIN` plus the
    depth left at the winning pop, so that an earlier win is worth more, and so that a stored
    value is right at whatever depth the position comes up again.
    """

    def __init__(self) -> None:
        # By position: the depth it was searched to, what the value says (_EXACT ...), value, best move.
        self._table: dict[int, tuple[int, int, int, int]] = {}
        # The history heuristic: by move, how often it has cut off a search, weighted by depth.
        self._cutoffs = [0] * MOVES
        # The positions on the way to the one that is searched: to come back to one is a draw.
        self._path: set[int] = set()
        self._nodes = 0
        self._last_node = float("inf")
        self._deadline = float("inf")

    def best(
        self, board: Bitboard, limits: Limits, *, past: Iterable[Bitboard] = (), random: Random | None = None
    ) -> Found:
        """Find the best move where a pop or a redrop is due.

        The positions in `past`, and this one, count as a draw when they come again. Among
        equal moves `random` chooses; without it, their values without looking ahead do.
        """
        start = perf_counter()
        self._deadline = float("inf") if limits.seconds is None else start + limits.seconds
        self._last_node = float("inf") if limits.nodes is None else limits.nodes
        self._nodes = 0
        self._cutoffs = [0] * MOVES
        path = {_key(other) for other in past}
        path.add(_key(board))
        ranked = self._options(board)
        if random is not None:
            random.shuffle(ranked)
        move, value, reached = ranked[0][1], 0, 0
        for depth in range(1, limits.depth + 1):
            self._path = set(path)
            values: list[int] = []
            try:
                self._deepen(board, ranked, depth, values)
            except _Stopped:
                move, value = _best_so_far(ranked, values, depth, move, value)
                break
            order = sorted(range(len(ranked)), key=values.__getitem__, reverse=True)
            ranked = [ranked[i] for i in order]
            move, value, reached = ranked[0][1], _from_now(values[order[0]], depth), depth
            if abs(value) >= SURE:
                break
        return Found(self._line(board, move, reached), value, reached, self._nodes)

    def value(self, board: Bitboard, depth: int) -> int:
        """Search a board where a pop is due to exactly `depth`, 2 or more, and return its value."""
        self._deadline = self._last_node = float("inf")
        self._path = set()
        raw = self._search(
            board.mine,
            board.theirs,
            board_value(board),
            WINNING_POINTS - board.my_points,
            WINNING_POINTS - board.their_points,
            _side(board.turn),
            depth,
            -_INFINITY,
            _INFINITY,
        )
        return _from_now(raw, depth)

    def _deepen(self, board: Bitboard, ranked: list[Child], depth: int, values: list[int]) -> None:
        """Append the value of each move to `values`.

        For a move that is not the best, it is an upper bound. When the search is stopped on
        the way, the value of the last move may be too low.
        """
        to_go, other_to_go = WINNING_POINTS - board.my_points, WINNING_POINTS - board.their_points
        side = _side(board.turn)
        best = -_INFINITY
        for child in ranked:
            window = best + 1 if values else _INFINITY
            value, _ = self._scan([child], to_go, other_to_go, side, depth, best, window)
            values.append(value)
            if window != _INFINITY and value > best:
                value, _ = self._scan([child], to_go, other_to_go, side, depth, best, _INFINITY)
                values[-1] = value
            best = max(best, value)

    def _search(
        self,
        mine: int,
        theirs: int,
        base: int,
        to_go: int,
        other_to_go: int,
        side: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value of a position `depth` pops ahead, 2 or more; outside of alpha and beta a bound."""
        key = ((mine << 49) | theirs) << 1 | side
        if key in self._path:
            return 0
        self._nodes += 1
        if self._nodes > self._last_node or perf_counter() > self._deadline:
            raise _Stopped
        first = NO_MOVE
        stored = self._table.get(key)
        if stored is not None:
            stored_depth, bound, value, first = stored
            if stored_depth >= depth:
                if value >= SURE:
                    value -= stored_depth - depth
                elif value <= -SURE:
                    value += stored_depth - depth
                if (
                    bound == _EXACT
                    or (bound == _AT_LEAST and value >= beta)
                    or (bound == _AT_MOST and value <= alpha)
                ):
                    return value
        cutoffs = self._cutoffs
        cutoffs[first] += _TRIED_FIRST
        options = children(mine, theirs, base, cutoffs)
        cutoffs[first] -= _TRIED_FIRST
        if not options:
            return 0
        options.sort(reverse=True)
        self._path.add(key)
        best, move = self._scan(options, to_go, other_to_go, side, depth, alpha, beta)
        self._path.discard(key)
        if best >= beta:
            cutoffs[move] += depth * depth
            if cutoffs[move] > _MOST_CUTOFFS:
                self._cutoffs[:] = [count // 2 for count in cutoffs]
            bound = _AT_LEAST
        else:
            bound = _EXACT if best > alpha else _AT_MOST
        if len(self._table) >= _TABLE_SIZE:
            self._table.clear()
        self._table[key] = (depth, bound, best, move)
        return best

    def _scan(
        self, options: list[Child], to_go: int, other_to_go: int, side: int, depth: int, alpha: int, beta: int
    ) -> tuple[int, int]:
        """The best value among the options, and the move that has it."""
        path, left = self._path, depth - 1
        best, best_move = -_INFINITY, NO_MOVE
        window = beta
        for _, move, mine, theirs, base, again in options:
            kept = move & 7 == KEPT
            mine_to_go = to_go - kept
            if not mine_to_go:
                return WIN + depth, move
            if left > 1:
                if again:
                    value = self._search(
                        mine, theirs, base, mine_to_go, other_to_go, side, left, alpha, window
                    )
                    if alpha < value < beta and window != beta:
                        value = self._search(
                            mine, theirs, base, mine_to_go, other_to_go, side, left, alpha, beta
                        )
                else:
                    value = -self._search(
                        theirs, mine, -base, other_to_go, mine_to_go, side ^ 1, left, -window, -alpha
                    )
                    if alpha < value < beta and window != beta:
                        value = -self._search(
                            theirs, mine, -base, other_to_go, mine_to_go, side ^ 1, left, -beta, -alpha
                        )
            else:
                self._nodes += left
                if again:
                    if not kept and (mine << 49 | theirs) << 1 | side in path:
                        value = 0
                    elif left:
                        value = best_value(mine, theirs, base, mine_to_go, WIN + 1)
                    else:
                        value = base + TO_MOVE
                elif not kept and (theirs << 49 | mine) << 1 | side ^ 1 in path:
                    value = 0
                elif left:
                    value = -best_value(theirs, mine, -base, other_to_go, WIN + 1)
                else:
                    value = base - TO_MOVE
            if value > best:
                best, best_move = value, move
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
            window = alpha + 1
        return best, best_move

    def _line(self, board: Bitboard, move: int, depth: int) -> tuple[int, ...]:
        """The move, and the moves that the table expects after it."""
        moves = [move]
        for left in range(depth - 1, 0, -1):
            for ply in plies_of(moves[-1])[board.phase is Phase.HELD :]:
                board = board.after(ply)
            if board.phase is Phase.OVER:
                break
            stored = self._table.get(_key(board))
            if left > 1 and stored is not None and stored[1] == _EXACT:
                moves.append(stored[3])
            elif left == 1:
                moves.append(self._options(board)[0][1])
            else:
                break
        return tuple(moves)

    def _options(self, board: Bitboard) -> list[Child]:
        """The moves of the position that is searched, the most promising first."""
        if board.phase is Phase.HELD and board.held is not None:
            options = redrops(board.mine, board.theirs, board_value(board), board.held)
        else:
            options = children(board.mine, board.theirs, board_value(board), [0] * MOVES)
        return sorted(options, reverse=True)


def _best_so_far(
    ranked: list[Child], values: list[int], depth: int, move: int, value: int
) -> tuple[int, int]:
    """The move to play, and its value, when the last depth was stopped before every move had a value.

    `move` and `value` are those of the depth before. The best of the moves that have a new
    value is played; but if all of those lose, the next one is, which may not.
    """
    if not values:
        return move, value
    best = max(range(len(values)), key=values.__getitem__)
    if values[best] <= -SURE and len(values) < len(ranked):
        return ranked[len(values)][1], value
    return ranked[best][1], _from_now(values[best], depth)


def _from_now(value: int, depth: int) -> int:
    """A value from a search to `depth`, with wins and losses counted from its start (see `WIN`)."""
    if value >= SURE:
        return value - depth - 1
    if value <= -SURE:
        return value + depth + 1
    return value


def _key(board: Bitboard) -> int:
    return ((board.mine << 49) | board.theirs) << 1 | _side(board.turn)


def _side(turn: Colour) -> int:
    return int(turn is Colour.YELLOW)
