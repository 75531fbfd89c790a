"""What a position is worth, for the review of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from bot.engine.bitboard import Bitboard
from bot.engine.evaluation import TO_MOVE, board_value, grid_value
from bot.engine.fill import rate_drops
from bot.engine.moves import plies_of, redrops
from bot.engine.play import repeatable
from bot.engine.search import SURE, WIN, Limits, Search
from bot.rules import Colour, Phase, Ply, Position

_FILL_DEPTH = 4
_FILL_COMPLETIONS = 20
# Fitted to the results of 150 games of depth 4 against itself (5,646 positions). It came out the
# same for values with and without looking ahead.
_SCALE = 860


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the engine says about a position."""

    ply: Ply
    """The best ply."""
    score: int
    """What the position is worth to the side to move, in the unit of `evaluate`."""
    depth: int
    """How many pops ahead were searched completely; in the fill, from each full grid."""
    nodes: int
    """How many positions had their moves generated; 0 in the fill, where they are not counted."""
    line: tuple[Ply, ...]
    """The plies expected from both sides, `ply` first, as far as the search remembers them."""


def evaluate(position: Position) -> int:
    """Judge a position for the side to move without looking ahead.

    A disc more in the bottom row than the opponent has is worth 520; `winning_chance` says
    what share of the points a score stands for. A game that is won or lost is `WIN` or
    `-WIN`. In the fill it is a rough guess that ignores the rows that are still to be filled.
    """
    board = Bitboard.of(position)
    if position.outcome is not None:
        won = position.outcome.winner
        return 0 if won is None else WIN if won is position.turn else -WIN
    if board.held is not None:
        return max(child[0] for child in redrops(board.mine, board.theirs, board_value(board), board.held))
    if board.phase is Phase.FILL:
        return grid_value(board.mine, board.theirs) + (TO_MOVE if board.turn is Colour.RED else -TO_MOVE)
    return board_value(board) + TO_MOVE


def winning_chance(score: int) -> float:
    """The share of the points, 0 to 1, that the side with this score took in games of equals."""
    if abs(score) >= SURE:
        return float(score > 0)
    return 1 / (1 + exp(-score / _SCALE))


def pops_to_win(score: int) -> int | None:
    """How many pops, of both sides, until the game is won, or lost if negative; None if undecided."""
    if score >= SURE:
        return WIN - score
    return -(WIN + score) if score <= -SURE else None


def analyse(
    position: Position,
    limits: Limits,
    *,
    past: Sequence[Position] = (),
    random: Random | None = None,
) -> Analysis:
    """Search a position for the best ply and its score.

    In the fill, full grids are searched to the depth of the limits, at least 2 and at most
    4, and the other limits do not count. `past` is as for `choose_ply`. `random` chooses among
    equal plies, and fills the rest of the grid; without it the result is the same each time,
    unless there is a time limit.

    Raises:
        ValueError: the game is over.
    """
    if position.outcome is not None:
        raise ValueError("the game is over: there is nothing to analyse")
    board = Bitboard.of(position)
    if board.phase is Phase.FILL:
        depth = max(2, min(limits.depth, _FILL_DEPTH))
        worths = rate_drops(board, depth=depth, completions=_FILL_COMPLETIONS, random=random or Random(0))
        ply = max(worths, key=worths.__getitem__)
        return Analysis(ply, round(worths[ply]), depth, 0, (ply,))
    found = Search().best(board, limits, past=repeatable(position, past), random=random)
    line = tuple(ply for move in found.moves for ply in plies_of(move))[board.phase is Phase.HELD :]
    return Analysis(line[0], found.value, found.depth, found.nodes, line)
