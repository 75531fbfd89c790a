"""Every theme as it comes out on a phone, where Discord shows a picture 400 pixels wide or less."""

from io import BytesIO

import pytest
from colorspacious import deltaE
from PIL import Image

from bot.games import Person
from bot.rules import COLUMNS, Cell, Colour, Phase, Position
from render import THEMES, Theme, png
from render.brush import RGB, rgb
from render.layout import Box, cell_box, number_box
from tests.render.games import SCENES

# What WCAG asks of text that is not large (AA), and of signs beside text.
CONTRAST_OF_NUMBERS = 4.5
CONTRAST_OF_SIGNS = 3
# How much of a cell changes its colour where a disc may be popped or dropped: a ring's worth.
SHARE_OF_CELL = 1 / 8
# In CAM02-UCS; see test_colours.
MARGIN = 20

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of WCAG, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: RGB) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def on_a_phone(position: Position, theme: Theme, box: Box) -> Image.Image:
    """A part of the picture at half its size."""
    small = Image.open(BytesIO(png(position, theme=theme))).convert("RGB").reduce(2)
    left, top = box.x // 2, box.y // 2
    return small.crop((left, top, left + box.width // 2, top + box.height // 2))


def colours_of(image: Image.Image) -> list[RGB]:
    """The colours of all pixels, the most frequent first."""
    counted = sorted(image.getcolors(10_000), reverse=True)
    return [colour for count, colour in counted for _ in range(count)]


def over(position: Position) -> Position:
    return Position(position.columns, position.turn, Phase.OVER, kept=position.kept)


def test_who_has_chosen_no_theme_gets_one_that_there_is():
    assert Person(1).theme in THEMES
    assert all(len(name) <= 16 for name in THEMES), "as long as the column is"


@each_theme
@pytest.mark.parametrize("name", ["filling", "popping", "long-turn", "disc-in-hand"])
def test_numbers_can_be_read(theme, name):
    position = SCENES[name].position
    for column in range(COLUMNS):
        box = number_box(column)
        # Inside the badge, where there is one.
        inside = Box(box.x + 20, box.y + 6, box.width - 40, box.height - 12)
        colours = colours_of(on_a_phone(position, theme, inside))
        # As many pixels as a thin "1" has, so that no stray one counts for all.
        reached = sorted((contrast(colours[0], colour) for colour in colours), reverse=True)[4]
        assert reached >= CONTRAST_OF_NUMBERS, column + 1


@each_theme
@pytest.mark.parametrize("name", ["popping", "long-turn", "disc-in-hand", "filling"])
def test_what_may_be_chosen_differs_at_a_glance(theme, name):
    position = SCENES[name].position
    for ply in position.legal_plies:
        row = 0 if position.phase is Phase.POP else len(position.columns[ply.column])
        box = cell_box(Cell(ply.column, row))
        chosen, plain = (
            list(on_a_phone(each, theme, box).get_flattened_data()) for each in (position, over(position))
        )
        differing = deltaE(chosen, plain, input_space="sRGB255") >= MARGIN
        assert differing.mean() >= SHARE_OF_CELL


def test_high_contrast_is_high():
    theme = THEMES["high-contrast"]
    for side in Colour:
        own = theme.of(side)
        assert contrast(rgb(own.face), rgb(theme.frame)) >= CONTRAST_OF_SIGNS
        assert contrast(rgb(own.face), rgb(theme.hole)) >= CONTRAST_OF_NUMBERS
        assert contrast(rgb(own.emblem), rgb(own.face)) >= CONTRAST_OF_NUMBERS
        assert contrast(rgb(own.ink), rgb(own.badge)) >= CONTRAST_OF_NUMBERS
    for mark in (theme.number, theme.ring, theme.line):
        assert contrast(rgb(mark), rgb(theme.frame)) >= CONTRAST_OF_NUMBERS
