"""The engine as a player: one ply, or a whole turn.

Both functions take and return plain values that can be pickled, so that they can run in
another process.
"""

from collections.abc import Sequence
from random import Random

from bot.engine.bitboard import COLUMN_BITS, Bitboard, scoring_discs
from bot.engine.fill import choose_drop
from bot.engine.moves import plies_of
from bot.engine.search import Search
from bot.engine.settings import Settings
from bot.rules import Phase, Ply, Position, turn_goes_on


def choose_ply(
    position: Position,
    settings: Settings,
    *,
    random: Random,
    past: Sequence[Position] = (),
) -> Ply:
    """Choose what the side to move drops, pops or where it redrops.

    `past` are the positions of the game so far, oldest first and without `position`: those
    since the last point count as a draw when they come again. Where only one ply is legal it
    is returned at once. The same `random` gives the same ply, unless the settings have a time.

    Raises:
        ValueError: the game is over.
    """
    return _decide(Bitboard.of(position), settings, random, repeatable(position, past), Search())[0]


def choose_turn(
    position: Position,
    settings: Settings,
    *,
    random: Random,
    past: Sequence[Position] = (),
) -> list[Ply]:
    """Choose every ply up to the end of the turn, or of the game; else like `choose_ply`.

    A redrop is taken from the search that chose its pop, so this is quicker than asking for
    one ply at a time.
    """
    search, seen = Search(), repeatable(position, past)
    turn: list[Ply] = []
    while True:
        board = Bitboard.of(position)
        for ply in _decide(board, settings, random, seen, search):
            before, position = position, position.after(ply)
            turn.append(ply)
            if not turn_goes_on(before, ply, position):
                return turn
        # After a kept pop no earlier position can come again: it had more discs.
        seen = [*seen, board] if position.phase is Phase.HELD else []


def repeatable(position: Position, past: Sequence[Position]) -> list[Bitboard]:
    """The positions since the last point in which a pop was due."""
    seen: list[Bitboard] = []
    for before in reversed(past):
        if before.kept != position.kept or before.phase is Phase.FILL:
            break
        if before.phase is Phase.POP:
            seen.append(Bitboard.of(before))
    return seen


def _decide(
    board: Bitboard, settings: Settings, random: Random, past: list[Bitboard], search: Search
) -> list[Ply]:
    """The next ply, and the redrop after it where both were decided together."""
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


def _points(board: Bitboard, legal: list[Ply]) -> list[Ply]:
    """The pops that will be kept."""
    if board.phase is not Phase.POP:
        return []
    return [ply for ply in legal if scoring_discs(board.mine) >> COLUMN_BITS * ply.column & 1]


def _random_move(board: Bitboard, legal: list[Ply], random: Random) -> list[Ply]:
    pop = random.choice(legal)
    after = board.after(pop)
    return [pop, random.choice(after.legal_plies())] if after.phase is Phase.HELD else [pop]
