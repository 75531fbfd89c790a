"""What a position looks like: a picture, a board of emoji, and words for those who cannot see it."""

from render.alt import alt_text
from render.marks import Marks
from render.picture import png, prepare
from render.strip import Scene, side_by_side
from render.text import text_board
from render.theme import CLASSIC, THEMES, Theme

__all__ = [
    "CLASSIC",
    "THEMES",
    "Marks",
    "Scene",
    "Theme",
    "alt_text",
    "png",
    "prepare",
    "side_by_side",
    "text_board",
]
