"""The picture of a game's course: compared with golden files, and looked at chart by chart.

`UPDATE_GOLDEN=1 uv run pytest tests/render/test_course.py` writes the golden files anew.
"""

import os
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.rules import Colour, Kept, Ply, Position
from render import CLASSIC, THEMES, Theme
from render.course import Course, Moment, course_png

GOLDEN = Path(__file__).parent / "golden"
MAX_DIFFERENCE = 8

MOMENTS = tuple(
    Moment(turn, Position.parse(before), tuple(map(Ply.parse, played)), tuple(map(Ply.parse, better)))
    for turn, before, played, better in (
        (44, "rryrryy/yrrrrry/ryryyyr/yryyyyr/rrryrry/yrryyyy r pop 0-0", ("p2", "r2"), ("p3", "r3")),
        (49, "r5y/yry1ryy/rrrrryy/yrrryrr/rryryyr/yyryryy y pop 2-4", ("p4", "r6"), ("p7", "r4")),
        (56, "r3yyy/yr2ryy/rr2ryy/yryyrrr/rrrrryr/yyrryyy r pop 3-4", ("p3", "r4"), ("p4", "p4", "p3", "r2")),
    )
)
COURSE = Course(
    chances=tuple(0.5 + 0.02 * (turn % 3) for turn in range(43))
    + tuple(0.5 + (turn * turn / 1000 if turn % 5 else -0.1) for turn in range(1, 22)),
    points=(Kept(0, 0),) * 44 + tuple(Kept(min(10, turn // 2), turn // 3) for turn in range(1, 21)),
    filled=42,
    moments=MOMENTS,
)


def image_of(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_looks_like_the_golden_file(theme: Theme) -> None:
    path = GOLDEN / f"course-{theme.name}.png"
    drawn = course_png(COURSE, theme)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_bytes(drawn)
    difference = ImageChops.difference(image_of(drawn), image_of(path.read_bytes())).reduce(10)
    assert max(high for _, high in difference.getextrema()) <= MAX_DIFFERENCE


def test_moments_make_it_taller_and_nothing_else_wider() -> None:
    sizes = [image_of(course_png(replace(COURSE, moments=MOMENTS[:n]))).size for n in range(4)]
    assert {width for width, _ in sizes} == {800}
    assert sizes[0][1] < sizes[1][1] == sizes[2][1] == sizes[3][1]


def test_it_stays_small() -> None:
    assert len(course_png(COURSE)) < 100_000


@pytest.mark.parametrize(("chance", "side"), [(0.9, Colour.RED), (0.1, Colour.YELLOW)])
def test_who_stands_better_has_more_of_the_chart(chance: float, side: Colour) -> None:
    course = Course((chance,) * 10, (Kept(0, 0),) * 10, 0)
    pixels = image_of(course_png(course)).crop((24, 24, 776, 232)).getcolors(100_000)
    assert pixels is not None
    most = max(pixels)[1]
    assert "#{:02x}{:02x}{:02x}".format(*most) == CLASSIC.of(side).face


def test_games_of_one_turn_and_of_hundreds() -> None:
    for turns in (1, 400):
        assert course_png(Course((0.5,) * (turns + 1), (Kept(0, 0),) * (turns + 1), min(turns, 42)))
