"""Pictures: compared with golden files, and looked at cell by cell.

`UPDATE_GOLDEN=1 uv run pytest tests/render/test_png.py` writes the golden files anew; look at
every one of them before you commit it.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.rules import COLUMNS, Cell, Colour, Kept, Phase, Position
from render import CLASSIC, THEMES, Theme, png, prepare
from render.layout import (
    PICTURE,
    Box,
    cell_box,
    entry_box,
    exit_box,
    hand_box,
    number_box,
    place_box,
    tray_box,
)
from tests.render.games import SCENES, Scene, played_games

GOLDEN = Path(__file__).parent / "golden"
MAX_BYTES = 30_000
# Between the means of squares of 10 x 10 pixels: what another version of Pillow's smoothing
# may change, and a missing mark does not stay under.
MAX_DIFFERENCE = 8
# The grid of `scene("point")` before the pop, where both sides have discs to pop.
GRID = "r1y3y/yrr1ryy/rrrrryy/yryryrr/ryrryyr/yrryryy"


def draw(scene: Scene, theme: Theme = CLASSIC) -> bytes:
    return png(scene.position, before=scene.before, plies=scene.plies, theme=theme)


def image_of(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def changes(one: bytes, other: bytes, box: Box) -> bool:
    difference = ImageChops.difference(image_of(one), image_of(other))
    return difference.crop((box.x, box.y, box.x + box.width, box.y + box.height)).getbbox() is not None


def changed_cells(one: bytes, other: bytes) -> set[Cell]:
    cells = (Cell(column, row) for column in range(7) for row in range(6))
    return {cell for cell in cells if changes(one, other, cell_box(cell))}


def changed_columns(one: bytes, other: bytes, box_of) -> set[int]:
    return {column for column in range(COLUMNS) if changes(one, other, box_of(column))}


@pytest.mark.parametrize(
    ("name", "theme"),
    [(name, CLASSIC) for name in SCENES] + [("long-turn", t) for t in THEMES.values() if t is not CLASSIC],
    ids=lambda value: value.name if isinstance(value, Theme) else value,
)
def test_looks_like_the_golden_file(name, theme):
    path = GOLDEN / f"{name}-{theme.name}.png"
    drawn = draw(SCENES[name], theme)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_bytes(drawn)
    difference = ImageChops.difference(image_of(drawn), image_of(path.read_bytes())).reduce(10)
    assert max(high for _, high in difference.getextrema()) <= MAX_DIFFERENCE


def test_is_an_indexed_png_of_the_stated_size():
    image = Image.open(BytesIO(draw(SCENES["long-turn"])))
    assert (image.format, image.mode, image.size) == ("PNG", "P", PICTURE.size)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_stays_small_in_whole_games(theme):
    sizes = [len(draw(scene, theme)) for scene in played_games(6)]
    assert max(sizes) <= MAX_BYTES


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_areas_have_exactly_the_colours_of_the_theme(theme):
    colours = {
        "#{:02x}{:02x}{:02x}".format(*c) for _, c in image_of(draw(SCENES["long-turn"], theme)).getcolors(999)
    }
    assert {
        theme.background,
        theme.frame,
        theme.hole,
        theme.red.face,
        theme.yellow.face,
        theme.line,
    } <= colours


def test_every_cell_shows_its_disc():
    position = Position.parse(f"{GRID} r pop 1-4")
    picture = image_of(png(position))
    for column in range(COLUMNS):
        for row in range(6):
            box = cell_box(Cell(column, row))
            # Inside the rim, below the emblem.
            colour = picture.getpixel((box.x + box.width // 2, box.y + box.height // 2 + 19))
            discs = position.columns[column]
            expected = CLASSIC.of(Colour(discs[row])).face if row < len(discs) else CLASSIC.hole
            assert "#{:02x}{:02x}{:02x}".format(*colour) == expected


def test_sides_differ_in_more_than_colour():
    twin = Theme(
        **{f: getattr(CLASSIC, f) for f in CLASSIC.__slots__} | {"yellow": CLASSIC.red, "name": "twin"}
    )
    red, yellow = (Position((side * 2,) + ("",) * 6, Colour.RED, Phase.OVER) for side in "ry")
    assert changed_cells(png(red, theme=twin), png(yellow, theme=twin)) == {Cell(0, 0), Cell(0, 1)}


def test_discs_that_may_be_popped_stand_out():
    red, yellow = (Position.parse(f"{GRID} {side} pop 1-4") for side in "ry")
    over = Position(red.columns, Colour.RED, Phase.OVER, kept=red.kept)
    for position in (red, yellow):
        legal = {ply.column for ply in position.legal_plies}
        assert changed_cells(png(position), png(over)) == {Cell(column, 0) for column in legal}
        assert changed_columns(png(position), png(over), number_box) == legal
        assert changed_columns(png(position), png(over), entry_box) == set()


@pytest.mark.parametrize("name", ["filling", "disc-in-hand", "back-in-own-column"])
def test_open_columns_stand_out(name):
    position = SCENES[name].position
    over = Position(position.columns, position.turn, Phase.OVER, kept=position.kept)
    legal = {ply.column for ply in position.legal_plies}
    tops = {Cell(column, len(position.columns[column])) for column in legal}
    assert changed_cells(png(position), png(over)) == tops
    assert changed_columns(png(position), png(over), number_box) == legal
    assert changed_columns(png(position), png(over), entry_box) == legal


def test_disc_in_hand_is_shown_over_its_owners_tray():
    held = SCENES["disc-in-hand"].position
    pop = Position(held.columns, held.turn, Phase.POP, kept=held.kept)
    assert changes(png(held), png(pop), hand_box(held.turn))
    assert not changes(png(held), png(pop), hand_box(held.turn.other))


def test_tray_shows_the_turn_and_each_point():
    red, yellow = (png(Position.parse(f"{GRID} {side} pop 1-4")) for side in "ry")
    for side in Colour:
        assert changes(red, yellow, tray_box(side))
        assert changes(red, yellow, hand_box(side))
    position = Position.parse(f"{GRID} r pop 1-4")
    for points in range(10):
        fewer, more = (
            png(Position(position.columns, Colour.RED, Phase.POP, kept=Kept(n, 4)))
            for n in (points, points + 1)
        )
        filled = {place for place in range(10) if changes(fewer, more, place_box(Colour.RED, place))}
        assert filled == {points}


def test_redrop_is_marked_where_it_left_and_where_it_went():
    scene = SCENES["popping"]
    plain, marked = png(scene.position), draw(scene)
    assert changed_cells(plain, marked) == {Cell(5, 5)}
    assert changed_columns(plain, marked, exit_box) == {3}


def test_point_is_marked_with_its_line_where_it_stands_now():
    scene = SCENES["point"]
    plain, marked = png(scene.position), draw(scene)
    assert changed_cells(plain, marked) == {Cell(2, 1), Cell(3, 2), Cell(4, 3)}
    assert changed_columns(plain, marked, exit_box) == {1}
    assert changes(plain, marked, place_box(Colour.RED, 1))
    assert not changes(plain, marked, place_box(Colour.RED, 0))


def test_line_up_the_column_falls_with_it():
    scene = SCENES["won"]
    assert changed_cells(png(scene.position), draw(scene)) == {Cell(4, 0), Cell(4, 1), Cell(4, 2)}


def test_winner_is_celebrated_and_nobody_in_a_draw():
    won = SCENES["won"].position
    drawn = Position(won.columns, Colour.RED, Phase.OVER, kept=Kept(9, 6))
    assert changes(png(won), png(drawn), hand_box(Colour.RED))
    assert not changes(png(won), png(drawn), hand_box(Colour.YELLOW))


def test_threads_draw_what_one_draws_alone():
    scenes = list(SCENES.values()) * 5
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(draw, scenes)) == [draw(scene) for scene in scenes]


def test_prepare_leaves_nothing_to_the_first_picture(monkeypatch):
    prepare(CLASSIC)
    monkeypatch.setattr("render.sprites.Brush", None)
    assert draw(SCENES["point"])


def test_does_not_import_discord():
    code = "import render, sys; sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
