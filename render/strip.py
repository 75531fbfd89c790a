"""Small pictures that explain: boards without their trays side by side, as before and after."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.rules import Ply, Position, lines_through
from render import layout, shapes
from render.brush import Brush, distance
from render.encoder import encoded
from render.marks import NO_MARKS, Marks, marks_of
from render.palette import quantised
from render.picture import draw
from render.theme import CLASSIC, Theme
from render.tiles import tiles_of

_MARGIN: Final = 14
# The frame with the arrows above it and the popped discs below it.
_BOARD: Final = (
    layout.FRAME.x - _MARGIN,
    layout.entry_box(0).y - 4,
    layout.FRAME.x + layout.FRAME.width + _MARGIN,
    layout.PICTURE.height,
)
_GAP: Final = 64
_ARROW: Final = 44


@dataclass(frozen=True, slots=True)
class Scene:
    """A position and what is marked on it."""

    position: Position
    marks: Marks = NO_MARKS

    @classmethod
    def about_to_pop(cls, position: Position, ply: Ply) -> "Scene":
        """A position with the line marked that the disc popped next is part of."""
        return cls(position, Marks(line=lines_through(position.columns, ply.column)))

    @classmethod
    def after(cls, before: Position, *plies: Ply) -> "Scene":
        """What `plies` make of a position, with their traces.

        Raises:
            IllegalPlyError: they cannot be played from it.
        """
        return cls(before.after(*plies), marks_of(before, plies))


def side_by_side(scenes: Sequence[Scene], *, theme: Theme = CLASSIC, arrows: bool = True) -> bytes:
    """Return the boards of `scenes` from the left to the right as an indexed PNG.

    Args:
        scenes: What to show.
        theme: The colours.
        arrows: Whether one leads to the next.
    """
    left, top, right, bottom = _BOARD
    width, height = right - left, bottom - top
    # Number 0 of the palette is the background.
    image = Image.new("P", (len(scenes) * (width + _GAP) - _GAP, height))
    image.putpalette(tiles_of(theme).palette)
    for number, scene in enumerate(scenes):
        x = number * (width + _GAP)
        image.paste(draw(scene.position, scene.marks, theme).crop(_BOARD), (x, 0))
        if arrows and number:
            image.paste(quantised(_arrow(theme), image), (x - _GAP, (height - _GAP) // 2))
    return encoded(image)


def _arrow(theme: Theme) -> Image.Image:
    """An arrow to the right, in the colour of the frame that is seen best outside of it."""
    brush = Brush(_GAP, _GAP, theme.background)
    colour = max(theme.frame, theme.number, key=lambda colour: distance(colour, theme.background))
    shapes.draw_arrow(brush, (_GAP / 2, _GAP / 2 + _ARROW * 0.62), _ARROW, colour)
    return brush.image.transpose(Image.Transpose.ROTATE_90)
