"""The position in words, for those who cannot see the picture: enough to play by."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from bot.i18n import Texts
from bot.rules import Colour, Outcome, Phase, Ply, PlyKind, Position

# Discord's limit for the description of an attachment.
LIMIT: Final = 1024
_SIDE: Final = {Colour.RED: "red", Colour.YELLOW: "yellow"}


def alt_text(
    position: Position,
    texts: Texts,
    *,
    before: Position | None = None,
    plies: Sequence[Ply] = (),
    outcome: Outcome | None = None,
) -> str:
    """Describe `position` in the language of `texts`, in at most 1024 characters.

    Whose turn it is and what was last done come first, then the whole grid. Where all of it
    were too long, the earliest of what was done is left out; the grid never is.

    Args:
        position: What to describe, with what its player may do.
        texts: The catalogue.
        before: The position that `plies` were played from; without it they are not told.
        plies: What was last done, leading from `before` to `position`.
        outcome: How the game ended, where that was not by the rules.

    Raises:
        IllegalPlyError: the plies cannot be played from `before`.
    """
    state = [_points(position, texts), _to_do(position, outcome or position.outcome, texts)]
    columns = [_column(number, discs, texts) for number, discs in enumerate(position.columns, 1)]
    grid = [_bottom_row(position, texts), *columns]
    told = [] if before is None else list(_told(before, plies, texts))
    while told and len(" ".join([*state, *told, *grid])) > LIMIT:
        del told[0]
    return " ".join([*state, *told, *grid])


def _points(position: Position, texts: Texts) -> str:
    return texts("alt-points", red=position.kept.red, yellow=position.kept.yellow)


def _to_do(position: Position, outcome: Outcome | None, texts: Texts) -> str:
    if outcome is not None:
        if outcome.winner is None:
            return texts("alt-over")
        return texts("alt-won", side=_SIDE[outcome.winner])
    columns = [ply.column for ply in position.legal_plies]
    side, numbers, count = _SIDE[position.turn], _numbers(columns), len(columns)
    if position.phase is Phase.FILL:
        return texts("alt-to-drop", side=side, columns=numbers, count=count)
    if position.held is None:
        return texts("alt-to-pop", side=side, columns=numbers, count=count)
    return texts("alt-to-redrop", side=side, held=position.held + 1, columns=numbers, count=count)


def _told(before: Position, plies: Sequence[Ply], texts: Texts) -> Iterator[str]:
    """What was done, a sentence for each run of points and each disc put back.

    A last pop that was no point is not told: the disc is in hand, and the state says so.
    """
    position = before
    scored: list[int] = []
    for number, ply in enumerate(plies, 1):
        mover, held, kept = position.turn, position.held, position.kept
        position = position.after(ply)
        side = _SIDE[mover]
        due = mover if ply.kind is PlyKind.POP else mover.other
        passed = position.phase is Phase.POP and position.turn is not due
        scores = position.kept != kept
        if scores:
            scored.append(ply.column)
        if scored and (passed or not scores or number == len(plies)):
            yield texts("alt-scored", side=side, columns=_numbers(scored), count=len(scored))
            scored.clear()
        if ply.kind is PlyKind.DROP:
            yield texts("alt-dropped", side=side, column=ply.column + 1)
        elif held is not None:
            yield texts("alt-redropped", side=side, held=held + 1, column=ply.column + 1)
        if passed:
            yield texts("alt-passed", side=_SIDE[due])


def _bottom_row(position: Position, texts: Texts) -> str:
    return texts("alt-bottom-row", cells=", ".join([_cell(discs[:1], texts) for discs in position.columns]))


# There are 127 columns in seven places, and most boards have those of others.
@cache
def _column(number: int, discs: str, texts: Texts) -> str:
    if not discs:
        return texts("alt-column-empty", column=number)
    return texts("alt-column", column=number, discs=", ".join(_cell(disc, texts) for disc in discs))


@cache
def _cell(letter: str, texts: Texts) -> str:
    return texts("alt-disc", side=_SIDE[Colour(letter)]) if letter else texts("alt-empty")


def _numbers(columns: Sequence[int]) -> str:
    return ", ".join(str(column + 1) for column in columns)
