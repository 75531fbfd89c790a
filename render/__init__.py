"""What a position looks like: a picture, a board of emoji, and words for those who cannot see it."""

from render.alt import alt_text
from render.picture import png, prepare
from render.text import text_board
from render.theme import CLASSIC, THEMES, Theme

__all__ = ["CLASSIC", "THEMES", "Theme", "alt_text", "png", "prepare", "text_board"]
