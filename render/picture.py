"""The picture of a position."""

from collections.abc import Iterator, Sequence
from itertools import chain

from PIL import Image

from bot.rules import ROWS, Cell, Colour, Outcome, Phase, Ply, Position
from render import layout
from render.encoder import NO_FILTER, png_file
from render.marks import Marks, marks_of
from render.sprites import CellLook, ExitLook, HandLook, TrayLook
from render.theme import CLASSIC, Theme
from render.tiles import Tiles, tiles_of


def prepare(theme: Theme = CLASSIC) -> None:
    """Draw what all pictures of `theme` share, which the first picture would otherwise wait for.

    It takes some tenths of a second, a second time nothing.
    """
    tiles_of(theme)


def png(
    position: Position,
    *,
    before: Position | None = None,
    plies: Sequence[Ply] = (),
    outcome: Outcome | None = None,
    theme: Theme = CLASSIC,
) -> bytes:
    """Return the picture of `position` as an indexed PNG of 800 x 600 pixels.

    It takes less than a millisecond, little enough for the event loop, where `theme` is prepared, and
    some tenths of a second where it is not. `tests/bench/test_picture.py` measures it.

    Args:
        position: What to draw, with what its player may do.
        before: The position that `plies` were played from; without it nothing is marked.
        plies: What was last done, leading from `before` to `position`: one turn as a rule.
        outcome: How the game ended, where that was not by the rules.
        theme: The colours.

    Raises:
        IllegalPlyError: the plies cannot be played from `before`.
    """
    tiles = tiles_of(theme)
    scanlines = _scanlines(position, marks_of(before, plies), tiles, outcome)
    return png_file(layout.PICTURE.size, tiles.palette, scanlines)


def draw(position: Position, marks: Marks, theme: Theme) -> Image.Image:
    """Return the picture of `position` in the palette of the tiles of `theme`."""
    tiles = tiles_of(theme)
    pixels = b"".join(row[len(NO_FILTER) :] for row in _scanlines(position, marks, tiles))
    image = Image.frombytes("P", layout.PICTURE.size, pixels)
    image.putpalette(tiles.palette)
    return image


def _scanlines(
    position: Position, marks: Marks, tiles: Tiles, outcome: Outcome | None = None
) -> Iterator[bytes]:
    """The rows of the picture from the top down, each with its filter."""
    outcome = outcome or position.outcome
    legal = frozenset[int]() if outcome else frozenset(ply.column for ply in position.legal_plies)
    left, right = (_side(position, marks, tiles, side, outcome) for side in Colour)
    columns = _columns(position, marks, tiles, legal)
    return map(b"".join, zip(left, *columns, right, strict=True))


def _columns(
    position: Position, marks: Marks, tiles: Tiles, legal: frozenset[int]
) -> Iterator[Iterator[bytes]]:
    """The rows of each column from the top of the picture down."""
    cells = [
        [*(tiles.discs[letter] for letter in discs), *[tiles.hole] * (ROWS - len(discs))]
        for discs in position.columns
    ]
    for cell, look in _notable_cells(position, marks, legal).items():
        cells[cell.column][cell.row] = tiles.cells[look]
    exits = {left.column: ExitLook(left.colour, left.scored) for left in marks.exits}
    for column, stack in enumerate(cells):
        lit = position.turn if column in legal else None
        top = tiles.tops[column, None if position.phase is Phase.POP else lit]
        foot, out = tiles.feet[column, lit], tiles.exits[column, exits.get(column)]
        yield chain(top, *reversed(stack), foot, out)


def _notable_cells(position: Position, marks: Marks, legal: frozenset[int]) -> dict[Cell, CellLook]:
    """How those cells look that show more than a disc or an empty hole."""
    is_pop = position.phase is Phase.POP
    legal_cells = {Cell(column, 0 if is_pop else len(position.columns[column])) for column in legal}
    looks: dict[Cell, CellLook] = {}
    for cell in legal_cells | marks.placed | marks.line:
        discs = position.columns[cell.column]
        if cell.row < len(discs):
            looks[cell] = CellLook(
                disc=Colour(discs[cell.row]),
                legal=cell in legal_cells,
                placed=cell in marks.placed,
                in_line=cell in marks.line,
            )
        else:
            looks[cell] = CellLook(ghost=position.turn)
    return looks


def _side(
    position: Position, marks: Marks, tiles: Tiles, side: Colour, outcome: Outcome | None
) -> Iterator[bytes]:
    """The rows of one side's strip from the top of the picture down."""
    won = outcome is not None and outcome.winner is side
    on_turn = outcome is None and position.turn is side
    has_disc = won or position.phase is not Phase.POP
    hand = tiles.hands[HandLook(side, has_disc, won)] if won or on_turn else tiles.empty_hands[side]
    tray = tiles.trays[TrayLook(side, on_turn, won)]
    kept = position.kept.of(side)
    old = kept - marks.gained(side)
    places = [*tray.kept[:old], *tray.gained[old:kept], *tray.empty[kept:]]
    return chain(hand, tray.top, *reversed(places), tray.foot)
