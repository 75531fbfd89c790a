"""Pictures of tiles, compared pixel by pixel with sprites pasted on the table one after the other."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.rules import COLUMNS, ROWS, Cell, Colour, Outcome, Phase, Position
from render import THEMES, Theme, layout, png
from render.layout import Box
from render.marks import Marks, marks_of
from render.picture import draw
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
from render.tiles import tiles_of
from tests.render.games import SCENES, Scene, played_games

ENDS = [Outcome(Colour.RED), Outcome(Colour.YELLOW), Outcome(None)]

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def pasted(scene: Scene, theme: Theme, outcome: Outcome | None) -> Image.Image:
    sprites = sprites_of(theme)
    image = sprites.table.copy()
    for box, look in looks(scene.position, marks_of(scene.before, scene.plies), outcome):
        image.paste(sprites.parts[look], box.corner)
    return image.convert("RGB")


def looks(position: Position, marks: Marks, outcome: Outcome | None) -> Iterator[tuple[Box, Look]]:
    outcome = outcome or position.outcome
    legal = set() if outcome else {ply.column for ply in position.legal_plies}
    drops = position.phase is not Phase.POP
    for column in range(COLUMNS):
        is_legal = column in legal
        yield layout.number_box(column), NumberLook(column, position.turn if is_legal else None)
        if is_legal and drops:
            yield layout.entry_box(column), EntryLook(position.turn)
        for row in range(ROWS):
            cell = Cell(column, row)
            yield layout.cell_box(cell), cell_look(position, marks, cell, is_legal=is_legal)
    for left in marks.exits:
        yield layout.exit_box(left.column), ExitLook(left.colour, left.scored)
    for side in Colour:
        won = outcome is not None and outcome.winner is side
        on_turn = outcome is None and position.turn is side
        yield layout.tray_box(side), TrayLook(side, on_turn, won)
        kept = position.kept.of(side)
        for place in range(kept):
            yield layout.place_box(side, place), PlaceLook(side, place >= kept - marks.gained(side))
        if won or on_turn:
            yield layout.hand_box(side), HandLook(side, won or drops, won)


def cell_look(position: Position, marks: Marks, cell: Cell, *, is_legal: bool) -> CellLook:
    discs = position.columns[cell.column]
    drops = position.phase is not Phase.POP
    if cell.row < len(discs):
        return CellLook(
            disc=Colour(discs[cell.row]),
            legal=is_legal and not drops and cell.row == 0,
            placed=cell in marks.placed,
            in_line=cell in marks.line,
        )
    return CellLook(ghost=position.turn if is_legal and drops and cell.row == len(discs) else None)


@each_theme
def test_looks_as_if_pasted(theme: Theme) -> None:
    for scene in (*SCENES.values(), *list(played_games(4))[::5]):
        for outcome in (None, *ENDS):
            data = png(scene.position, before=scene.before, plies=scene.plies, outcome=outcome, theme=theme)
            picture = Image.open(BytesIO(data)).convert("RGB")
            assert picture.tobytes() == pasted(scene, theme, outcome).tobytes()


@each_theme
def test_a_file_shows_what_was_drawn(theme: Theme) -> None:
    for scene in SCENES.values():
        data = png(scene.position, before=scene.before, plies=scene.plies, theme=theme)
        drawn = draw(scene.position, marks_of(scene.before, scene.plies), theme)
        assert Image.open(BytesIO(data)).tobytes() == drawn.tobytes()


@each_theme
def test_marks_and_filters_have_the_colours_that_are_meant(theme: Theme) -> None:
    palette = tiles_of(theme).palette
    colours = ["#" + palette[start : start + 3].hex() for start in range(0, len(palette), 3)]
    assert colours[0] == theme.background
    assert set(colours[-layout.PLACE :]) == {theme.frame}
