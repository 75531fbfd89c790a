"""The computer as a player: one ply, or a whole turn.

Both functions are plain and take and return values that can be pickled, so that they can run
in another process. Expert needs a second for each pop of a turn, the others a tenth of that for
the whole.
"""

from collections.abc import Sequence
from random import Random

from bot.engine.board import COLUMN_BITS, Board, scoring_discs
from bot.engine.fill import choose_drop
from bot.engine.moves import plies_of
from bot.engine.search import Search
from bot.engine.settings import Settings
from bot.rules import Phase, Ply, PlyKind, Position


def choose_ply(
    position: Position,
    settings: Settings,
    *,
    random: Random,
    history: Sequence[Position] = (),
) -> Ply:
    """Choose what the side to move drops, pops or where it redrops.

    `history` is the game so far, oldest first and without `position`: what came since the
    last point counts as a draw when it comes again. Where only one ply is legal it is
    returned at once. The same `random` gives the same ply, unless the settings have a time limit.

    Raises:
        ValueError: the game is over.
    """
    return _decide(Board.of(position), settings, random, repeatable(position, history), Search())[0]


def choose_turn(
    position: Position,
    settings: Settings,
    *,
    random: Random,
    history: Sequence[Position] = (),
) -> list[Ply]:
    """Choose every ply up to the end of the turn, or of the game; else like `choose_ply`.

    A redrop is taken from the search that chose its pop, so this is quicker than asking for
    one ply at a time.
    """
    search, board, past = Search(), Board.of(position), repeatable(position, history)
    plies: list[Ply] = []
    while True:
        for ply in _decide(board, settings, random, past, search):
            plies.append(ply)
            after = board.after(ply)
            if ply.kind is not PlyKind.POP or after.turn is not board.turn or after.phase is Phase.OVER:
                return plies
            # Where the pop was kept, no position of the past can come again: it had more discs.
            past = [*past, board] if after.phase is Phase.HELD else []
            board = after


def repeatable(position: Position, history: Sequence[Position]) -> list[Board]:
    """The positions since the last point in which a pop was due."""
    past: list[Board] = []
    for before in reversed(history):
        if before.kept != position.kept or before.phase is Phase.FILL:
            break
        if before.phase is Phase.POP:
            past.append(Board.of(before))
    return past


def _decide(board: Board, settings: Settings, random: Random, past: list[Board], search: Search) -> list[Ply]:
    """The next ply; with the redrop too where it was decided together with its pop."""
    legal = board.legal_plies()
    if not legal:
        raise ValueError("the game is over: there is nothing to choose")
    if len(legal) == 1:
        return legal
    if board.phase is Phase.FILL:
        if settings.fill is None:
            return [random.choice(legal)]
        return [choose_drop(board, depth=settings.fill, completions=settings.completions, random=random)]
    if settings.greedy:
        return [random.choice(_points(board, legal) or legal)]
    if board.phase is Phase.POP and random.random() < settings.random:
        return _random_move(board, legal, random)
    found = search.best(board, settings.limits, past=past, random=random)
    return plies_of(found.moves[0])[board.phase is Phase.HELD :]


def _points(board: Board, legal: list[Ply]) -> list[Ply]:
    """The pops that will be kept."""
    if board.phase is not Phase.POP:
        return []
    return [ply for ply in legal if scoring_discs(board.mine) >> COLUMN_BITS * ply.column & 1]


def _random_move(board: Board, legal: list[Ply], random: Random) -> list[Ply]:
    pop = random.choice(legal)
    after = board.after(pop)
    return [pop, random.choice(after.legal_plies())] if after.phase is Phase.HELD else [pop]
