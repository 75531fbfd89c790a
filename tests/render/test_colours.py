"""The themes, seen with the three kinds of colour blindness."""

from itertools import combinations

import pytest
from colorspacious import cspace_convert, deltaE

from render import THEMES, Theme
from render.brush import rgb

# In CAM02-UCS, where 1 is just seen side by side in good light, black and white are 100 apart.
# A fifth of that stays clear in a glance at a small screen in the sun.
MARGIN = 20
# A quarter, where telling colours apart is what the theme is for.
WIDE_MARGIN = 25
DEFICIENCIES = ["protanomaly", "deuteranomaly", "tritanomaly"]


def seen(colour: str, deficiency: str | None):
    channels = [channel / 255 for channel in rgb(colour)]
    if deficiency is None:
        return channels
    space = {"name": "sRGB1+CVD", "cvd_type": deficiency, "severity": 100}
    return cspace_convert(channels, space, "sRGB1")


@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_discs_empty_cells_and_frame_can_be_told_apart(theme: Theme, deficiency):
    colours = {"red": theme.red.face, "yellow": theme.yellow.face, "empty": theme.hole, "frame": theme.frame}
    margin = WIDE_MARGIN if theme is THEMES["colour-blind"] else MARGIN
    for one, other in combinations(colours, 2):
        difference = deltaE(
            seen(colours[one], deficiency), seen(colours[other], deficiency), input_space="sRGB1"
        )
        assert difference >= margin, (one, other)


@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_marks_stand_out_from_the_frame(theme: Theme, deficiency):
    for mark in (theme.ring, theme.line, theme.number):
        assert deltaE(seen(mark, deficiency), seen(theme.frame, deficiency), input_space="sRGB1") >= MARGIN


@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_emblems_stand_out_from_their_discs(theme: Theme, deficiency):
    for disc in (theme.red, theme.yellow):
        assert (
            deltaE(seen(disc.emblem, deficiency), seen(disc.face, deficiency), input_space="sRGB1") >= MARGIN
        )
