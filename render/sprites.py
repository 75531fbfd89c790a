"""The parts that pictures are put together from, drawn and quantised once a theme."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from PIL import Image

from bot.rules import COLUMNS, WINNING_POINTS, Colour
from render import layout, shapes
from render.brush import Brush, Point, darker, lighter, mix
from render.palette import palette_for, quantised
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class CellLook:
    """How a cell of the grid looks."""

    disc: Colour | None = None
    ghost: Colour | None = None
    legal: bool = False
    placed: bool = False
    in_line: bool = False


@dataclass(frozen=True, slots=True)
class NumberLook:
    """How a column's number looks: lit in a side's colour where that side may choose the column."""

    column: int
    lit: Colour | None = None


@dataclass(frozen=True, slots=True)
class EntryLook:
    """An arrow over a column that is open to a side."""

    open_to: Colour


@dataclass(frozen=True, slots=True)
class ExitLook:
    """A popped disc that comes out under its column."""

    disc: Colour
    scored: bool


@dataclass(frozen=True, slots=True)
class TrayLook:
    """An empty tray."""

    owner: Colour
    on_turn: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """A filled place in a tray."""

    owner: Colour
    gained: bool = False


@dataclass(frozen=True, slots=True)
class HandLook:
    """What is above a tray: its owner's disc in hand, a sign to pop, or the laurel."""

    owner: Colour
    disc: bool = False
    won: bool = False


Look = CellLook | NumberLook | EntryLook | ExitLook | TrayLook | PlaceLook | HandLook


@dataclass(frozen=True)
class Sprites:
    """The empty table and every sprite, all in one palette. Copy the table; draw on no sprite."""

    table: Image.Image
    parts: Mapping[Look, Image.Image]


@cache
def sprites_of(theme: Theme) -> Sprites:
    """Return the sprites of `theme`; the first call takes some tenths of a second."""
    table = _draw_table(theme)
    drawn = {look: _draw(look, theme) for look in _looks()}
    palette = palette_for([table, *drawn.values()], theme)
    parts = {look: quantised(image, palette) for look, image in drawn.items()}
    return Sprites(quantised(table, palette), parts)


def _looks() -> Iterable[Look]:
    flags = (False, True)
    yield CellLook()
    for side in Colour:
        yield CellLook(ghost=side)
        for legal, placed, in_line in product(flags, repeat=3):
            yield CellLook(side, None, legal, placed, in_line)
        yield EntryLook(side)
        for flag in flags:
            yield ExitLook(side, flag)
            yield TrayLook(side, on_turn=flag)
            yield PlaceLook(side, flag)
            yield HandLook(side, disc=flag)
        yield TrayLook(side, won=True)
        yield HandLook(side, disc=True, won=True)
    for column, lit in product(range(COLUMNS), (None, *Colour)):
        yield NumberLook(column, lit)


def _draw(look: Look, theme: Theme) -> Image.Image:
    match look:
        case CellLook():
            return _draw_cell(look, theme)
        case NumberLook():
            return _draw_number(look, theme)
        case EntryLook():
            return _draw_entry(look, theme)
        case ExitLook():
            return _draw_exit(look, theme)
        case TrayLook():
            return _draw_tray(look, theme)
        case PlaceLook():
            return _draw_place(look, theme)
        case HandLook():
            return _draw_hand(look, theme)


def _draw_table(theme: Theme) -> Image.Image:
    width, height = layout.PICTURE.size
    brush = Brush(width, height, theme.background)
    _draw_frame(brush, layout.PICTURE, theme)
    return brush.image


def _draw_frame(brush: Brush, part: layout.Box, theme: Theme) -> None:
    """Draw what is to be seen of the frame and its shadow in a part of the picture."""
    left, top = layout.FRAME.x - part.x, layout.FRAME.y - part.y
    right, bottom = left + layout.FRAME.width, top + layout.FRAME.height
    brush.shadow((left + 4, top + 8, right - 4, bottom + 7), 20, 0.13)
    brush.rounded((left, top, right, bottom), 20, darker(theme.frame, 0.28))
    brush.rounded((left, top, right, bottom - 3), 20, lighter(theme.frame, 0.25))
    brush.rounded((left, top + 2, right, bottom - 3), 19, theme.frame)


def _draw_cell(look: CellLook, theme: Theme) -> Image.Image:
    brush = Brush(layout.PITCH, layout.PITCH, theme.frame)
    centre = (layout.PITCH / 2, layout.PITCH / 2)
    radius = layout.DISC_RADIUS
    if look.in_line:
        brush.rounded((1, 1, layout.PITCH - 1, layout.PITCH - 1), 14, theme.line)
    if look.disc is not None:
        shapes.draw_disc(brush, centre, radius, theme, look.disc)
    else:
        shapes.draw_hole(brush, centre, radius, theme)
        if look.ghost is not None:
            shapes.draw_ghost(brush, centre, radius, theme, look.ghost)
    if look.legal:
        brush.ring(centre, radius - 0.5, 4.5, theme.ring)
    if look.placed:
        for start in (22, 112, 202, 292):
            brush.arc(centre, radius - 0.5, 4.5, (start, start + 46), theme.ring)
    return brush.image


def _draw_number(look: NumberLook, theme: Theme) -> Image.Image:
    width, height = layout.number_box(0).size
    brush = Brush(width, height, theme.frame)
    ink = theme.number
    if look.lit is not None:
        colours = theme.of(look.lit)
        brush.rounded((width / 2 - 24, 3, width / 2 + 24, height - 1), 12, colours.badge)
        ink = colours.ink
    brush.digit((width / 2, height / 2 + 1), 28, str(look.column + 1), ink)
    return brush.image


def _draw_entry(look: EntryLook, theme: Theme) -> Image.Image:
    width, height = layout.entry_box(0).size
    brush = Brush(width, height, theme.background)
    shapes.draw_arrow(brush, (width / 2, height - 2), 22, theme.of(look.open_to).face)
    return brush.image


def _draw_exit(look: ExitLook, theme: Theme) -> Image.Image:
    # The middle column stands for all: the frame's corners are not in the way of any.
    box = layout.exit_box(3)
    width, height = box.size
    brush = Brush(width, height, theme.background)
    centre = (width / 2, 3)
    if look.scored:
        brush.circle(centre, layout.DISC_RADIUS + 6, theme.line)
    shapes.draw_disc(brush, centre, layout.DISC_RADIUS, theme, look.disc)
    _draw_frame(brush, box, theme)
    return brush.image


def _draw_tray(look: TrayLook, theme: Theme) -> Image.Image:
    box = layout.tray_box(look.owner)
    brush = Brush(box.width, box.height, theme.background)
    margin = layout.TRAY_MARGIN
    inner = (margin, margin, box.width - margin, box.height - margin)
    face = theme.of(look.owner).face
    if look.on_turn or look.won:
        border = theme.laurel if look.won else face
        brush.rounded((1, 1, box.width - 1, box.height - 1), 37, shapes.outline(border))
        brush.rounded((2.5, 2.5, box.width - 2.5, box.height - 2.5), 35.5, border)
    else:
        rim = (margin - 2, margin - 2, box.width - margin + 2, box.height - margin + 2)
        brush.rounded(rim, 32, mix(theme.tray, shapes.outline(face), 0.6))
    brush.rounded(inner, 30, theme.tray)
    for place in range(WINNING_POINTS):
        x, y, size, _ = layout.place_box(look.owner, place)
        centre = (x - box.x + size / 2, y - box.y + size / 2)
        brush.circle(centre, layout.PLACE_RADIUS - 3, theme.place)
    return brush.image


def _draw_place(look: PlaceLook, theme: Theme) -> Image.Image:
    brush = Brush(layout.PLACE, layout.PLACE, theme.tray)
    centre = (layout.PLACE / 2, layout.PLACE / 2)
    if look.gained:
        brush.circle(centre, layout.PLACE_RADIUS + 2.5, theme.line)
    shapes.draw_small_disc(brush, centre, layout.PLACE_RADIUS - 1, theme, look.owner)
    return brush.image


def _draw_hand(look: HandLook, theme: Theme) -> Image.Image:
    width, height = layout.hand_box(look.owner).size
    brush = Brush(width, height, theme.background)
    centre = (width / 2, height / 2 + 2)
    radius = layout.HAND_RADIUS
    face = theme.of(look.owner).face
    if look.won:
        shapes.draw_laurel(brush, centre, radius + 9, theme.laurel)
        shapes.draw_disc(brush, centre, radius - 3, theme, look.owner)
    elif look.disc:
        _draw_hand_ring(brush, centre, radius + 4, face)
        shapes.draw_disc(brush, centre, radius, theme, look.owner)
    else:
        _draw_hand_ring(brush, centre, radius - 2, face)
        shapes.draw_arrow(brush, (centre[0], centre[1] + 14), 22, face)
    return brush.image


def _draw_hand_ring(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    brush.ring(centre, radius, 5, shapes.outline(colour))
    brush.ring(centre, radius + 0.2, 3.4, colour)
