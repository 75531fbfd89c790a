"""The tiles that pictures are put together from, as rows of bytes.

A picture is nine strips side by side: the two sides, with their trays, and the seven columns. A
strip is a stack of tiles. To join the rows of the strips takes half of the time that pasting images
takes, and gives what a PNG file holds.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from bot.rules import COLUMNS, WINNING_POINTS, Colour
from render import layout
from render.brush import rgb
from render.encoder import NO_FILTER
from render.layout import Box
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
from render.theme import Theme

Rows: TypeAlias = Sequence[bytes]
Part: TypeAlias = tuple[Box, Look]


class TrayTiles(NamedTuple):
    """A side's strip below the hand: what is above and below the places, and each place 0 to 9."""

    top: Rows
    empty: Sequence[Rows]
    kept: Sequence[Rows]
    gained: Sequence[Rows]
    foot: Rows


class Tiles:
    """The tiles of a theme.

    `discs` are cells with a disc and nothing else, by the letter of its colour. `tops` lead down to
    the cells, with an arrow for the side that may drop a disc there. `feet` have a column's number,
    lit for the side that may choose it, and `exits` are below the frame. All are numbers of colours
    in `palette`, which has red, green and blue of each.
    """

    def __init__(self, theme: Theme) -> None:
        self._sprites: Final = sprites_of(theme)
        looks = self._sprites.parts.keys()
        colours = bytes(self._sprites.table.getpalette() or ())
        self._first_mark: Final = len(colours) // 3
        self.palette: Final = colours + bytes(rgb(theme.frame)) * layout.PLACE
        cells = {look: image for look, image in self._sprites.parts.items() if isinstance(look, CellLook)}
        self.cells: Final = {look: _rows(image) for look, image in cells.items()}
        self.hole: Final = self.cells[CellLook()]
        self.discs: Final = {side.value: self.cells[CellLook(side)] for side in Colour}
        columns, sides = range(COLUMNS), (None, *Colour)
        self.tops: Final = {(column, side): self._top(column, side) for column in columns for side in sides}
        self.feet: Final = {(column, side): self._foot(column, side) for column in columns for side in sides}
        outs = (None, *(look for look in looks if isinstance(look, ExitLook)))
        self.exits: Final = {(column, look): self._exit(column, look) for column in columns for look in outs}
        self.trays: Final = {look: self._tray(look) for look in looks if isinstance(look, TrayLook)}
        hands = [look for look in looks if isinstance(look, HandLook)]
        self.hands: Final = {look: self._hand(look.owner, look) for look in hands}
        self.empty_hands: Final = {side: self._hand(side) for side in Colour}

    def _top(self, column: int, open_to: Colour | None) -> Rows:
        arrow = [(layout.entry_box(column), EntryLook(open_to))] if open_to else []
        return self._tile(layout.top_box(column), arrow)

    def _foot(self, column: int, lit: Colour | None) -> Rows:
        return self._tile(layout.foot_box(column), [(layout.number_box(column), NumberLook(column, lit))])

    def _exit(self, column: int, look: ExitLook | None) -> Rows:
        box = layout.exit_box(column)
        return self._tile(box, [(box, look)] if look else [])

    def _hand(self, side: Colour, look: HandLook | None = None) -> Rows:
        bottom = layout.tray_box(side).y
        return self._side_tile(side, 0, bottom, [(layout.hand_box(side), look)] if look else [])

    def _tray(self, look: TrayLook) -> TrayTiles:
        side = look.owner
        box = layout.tray_box(side)
        places = [layout.place_box(side, place) for place in range(WINNING_POINTS)]
        # A place's tile reaches down to the place below it.
        bottoms = [places[0].y + layout.PLACE, *(place.y for place in places)]

        def with_discs(*disc: PlaceLook) -> Sequence[Rows]:
            return [
                self._side_tile(side, place.y, bottom, [(box, look), *((place, each) for each in disc)])
                for place, bottom in zip(places, bottoms, strict=False)
            ]

        return TrayTiles(
            top=self._side_tile(side, box.y, places[-1].y, [(box, look)]),
            empty=with_discs(),
            kept=with_discs(PlaceLook(side)),
            gained=with_discs(PlaceLook(side, gained=True)),
            foot=self._side_tile(side, bottoms[0], layout.PICTURE.height, [(box, look)]),
        )

    def _side_tile(self, side: Colour, top: int, bottom: int, parts: Iterable[Part]) -> Rows:
        """A part of a side's strip, with the filters on the left and with marks on the right.

        The places of both trays are alike at every `PLACE` rows, as far as deflate looks back. So
        that it finds that row, though it tries few of those that begin with the same colour, the
        frame's colour is in the palette once for each row of a place. That saves 6 % of the bytes.
        """
        x, _, width, _ = layout.side_box(side)
        rows = self._tile(Box(x, top, width, bottom - top), parts)
        if side is Colour.RED:
            return [NO_FILTER + row for row in rows]
        first = layout.place_box(side, WINNING_POINTS - 1).y
        last = layout.place_box(side, 0).y + layout.PLACE - 1
        return [
            bytes((self._first_mark + y % layout.PLACE,)) + row[1:] if first <= y <= last else row
            for y, row in enumerate(rows, top)
        ]

    def _tile(self, box: Box, parts: Iterable[Part]) -> Rows:
        """A part of the table with sprites on it."""
        x, y, width, height = box
        image = self._sprites.table.crop((x, y, x + width, y + height))
        for part, look in parts:
            image.paste(self._sprites.parts[look], (part.x - x, part.y - y))
        return _rows(image)


@cache
def tiles_of(theme: Theme) -> Tiles:
    """Return the tiles of `theme`; the first call takes some tenths of a second."""
    return Tiles(theme)


def _rows(image: Image.Image) -> Rows:
    pixels, width = image.tobytes(), image.width
    return [pixels[start : start + width] for start in range(0, len(pixels), width)]
