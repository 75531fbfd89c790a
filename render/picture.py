"""The picture of a position."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from bot.rules import COLUMNS, ROWS, Cell, Colour, Outcome, Phase, Ply, Position
from render import layout
from render.layout import Box
from render.marks import Marks, marks_of
from render.sprites import (
    CellLook,
    EntryLook,
    ExitLook,
    HandLook,
    Look,
    NumberLook,
    PlaceLook,
    TrayLook,
    sprites_of,
)
from render.theme import CLASSIC, Theme

# The next level takes a third longer, to save a fifteenth of the bytes.
_COMPRESS_LEVEL: Final = 3


def prepare(theme: Theme = CLASSIC) -> None:
    """Draw what all pictures of `theme` share, which the first picture would otherwise wait for."""
    sprites_of(theme)


def png(
    position: Position,
    *,
    before: Position | None = None,
    plies: Sequence[Ply] = (),
    outcome: Outcome | None = None,
    theme: Theme = CLASSIC,
) -> bytes:
    """Return the picture of `position` as an indexed PNG of 800 x 600 pixels.

    Args:
        position: What to draw, with what its player may do.
        before: The position that `plies` were played from; without it nothing is marked.
        plies: What was last done, leading from `before` to `position`: one turn as a rule.
        outcome: How the game ended, where that was not by the rules.
        theme: The colours.

    Raises:
        IllegalPlyError: the plies cannot be played from `before`.
    """
    return encoded(draw(position, marks_of(before, plies), theme, outcome))


def draw(position: Position, marks: Marks, theme: Theme, outcome: Outcome | None = None) -> Image.Image:
    """Return the picture of `position` in the palette of `theme`."""
    sprites = sprites_of(theme)
    image = sprites.table.copy()
    for box, look in _looks(position, marks, outcome or position.outcome):
        image.paste(sprites.parts[look], box.corner)
    return image


def encoded(image: Image.Image) -> bytes:
    """Return a picture as PNG."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=_COMPRESS_LEVEL)
    return file.getvalue()


def _looks(position: Position, marks: Marks, outcome: Outcome | None) -> Iterator[tuple[Box, Look]]:
    """What is drawn on the table, and where."""
    legal = set[int]() if outcome else {ply.column for ply in position.legal_plies}
    for column in range(COLUMNS):
        is_legal = column in legal
        yield layout.number_box(column), NumberLook(column, position.turn if is_legal else None)
        for row in range(ROWS):
            yield (
                layout.cell_box(Cell(column, row)),
                _cell_look(position, marks, Cell(column, row), is_legal=is_legal),
            )
        if is_legal and position.phase is not Phase.POP:
            yield layout.entry_box(column), EntryLook(position.turn)
    for left in marks.exits:
        yield layout.exit_box(left.column), ExitLook(left.colour, left.scored)
    for side in Colour:
        yield from _side_looks(position, marks, side, outcome)


def _cell_look(position: Position, marks: Marks, cell: Cell, *, is_legal: bool) -> CellLook:
    discs = position.columns[cell.column]
    if cell.row < len(discs):
        return CellLook(
            disc=Colour(discs[cell.row]),
            legal=is_legal and position.phase is Phase.POP and cell.row == 0,
            placed=cell in marks.placed,
            in_line=cell in marks.line,
        )
    takes_disc = is_legal and position.phase is not Phase.POP and cell.row == len(discs)
    return CellLook(ghost=position.turn if takes_disc else None)


def _side_looks(
    position: Position, marks: Marks, side: Colour, outcome: Outcome | None
) -> Iterator[tuple[Box, Look]]:
    won = outcome is not None and outcome.winner is side
    on_turn = outcome is None and position.turn is side
    yield layout.tray_box(side), TrayLook(side, on_turn, won)
    kept = position.kept.of(side)
    for place in range(kept):
        gained = place >= kept - marks.gained(side)
        yield layout.place_box(side, place), PlaceLook(side, gained)
    if won or on_turn:
        has_disc = won or position.phase is not Phase.POP
        yield layout.hand_box(side), HandLook(side, has_disc, won)
