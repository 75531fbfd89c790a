import re

import pytest

from bot.i18n import available_locales, texts
from bot.rules import Colour, Kept, Phase, Ply, Position
from render import alt_text
from render.alt import LIMIT
from tests.render.games import SCENES, Scene, played_games

ENGLISH = texts("en-US")
# Leaves room for languages that are half as long again.
ENGLISH_LIMIT = 680
NUMBERS = r"(?:one of columns|columns|column) ([\d, ]+)\."


def describe(scene: Scene) -> str:
    return alt_text(scene.position, ENGLISH, before=scene.before, plies=scene.plies)


def read_back(text: str) -> tuple[Position, set[int]]:
    """What a listener knows: the position, and the columns that may be chosen."""
    kept = re.search(r"Points: Red (\d+), Yellow (\d+)\.", text)
    lists = [re.search(rf"Column {n}(?: upwards)?: ([^.]+)\.", text)[1] for n in range(1, 8)]
    columns = tuple(
        "" if discs == "empty" else "".join(disc[0] for disc in discs.split(", ")) for discs in lists
    )
    bottom = re.search(r"Bottom row from the left: ([^.]+)\.", text)[1].split(", ")
    assert [name[0] for name in bottom] == [discs[0] if discs else "e" for discs in columns]
    points = Kept(int(kept[1]), int(kept[2]))
    if won := re.search(r"(Red|Yellow) has won\.", text):
        return Position(columns, Colour(won[1][0].lower()), Phase.OVER, kept=points), set()
    for phase, pattern in (
        (Phase.FILL, "(Red|Yellow) to drop a disc in()"),
        (Phase.HELD, r"(Red|Yellow) holds a disc popped from column (\d) and has to drop it in"),
        (Phase.POP, "(Red|Yellow) to pop()"),
    ):
        if found := re.search(f"{pattern} {NUMBERS}", text):
            held = int(found[2]) - 1 if found[2] else None
            choices = {int(number) - 1 for number in found[3].split(", ")}
            return Position(columns, Colour(found[1][0].lower()), phase, held, points), choices
    raise AssertionError(text)


def test_position_can_be_rebuilt_and_played_on_from_it():
    for scene in played_games(6):
        text = describe(scene)
        assert read_back(text) == (scene.position, {ply.column for ply in scene.position.legal_plies})
        assert len(text) <= ENGLISH_LIMIT


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("filling", ["Yellow dropped a disc in column 6."]),
        ("point", ["Red popped column 2 for a point."]),
        ("disc-in-hand", ["Yellow holds a disc popped from column 4"]),
        ("popping", ["Yellow popped column 4 and dropped the disc in column 6."]),
        (
            "long-turn",
            ["Red popped columns 4, 4 for 2 points. Red popped column 3 and dropped the disc in column 2."],
        ),
        ("won", ["Red has won.", "Red popped column 5 for a point."]),
    ],
)
def test_says_what_was_done(name, told):
    text = describe(SCENES[name])
    for sentence in told:
        assert sentence in text


def test_says_nothing_of_the_past_without_it():
    scene = SCENES["popping"]
    assert "Yellow" not in alt_text(scene.position, ENGLISH).split("Bottom row")[0].replace("Yellow 4", "")


def test_says_that_a_side_passes():
    before = Position.parse("7/7/7/7/7/r6 r pop 0-0")
    position = before.after(Ply.parse("p1")).after(Ply.parse("r3"))
    text = describe(Scene(position, before, (Ply.parse("p1"), Ply.parse("r3"))))
    assert "dropped the disc in column 3. Yellow has nothing to pop and passes." in text


def test_forgets_the_past_rather_than_the_grid_where_it_is_too_long():
    start = Position.start()
    position, plies = start, []
    while position.phase is Phase.FILL:
        plies.append(position.legal_plies[0])
        position = position.after(plies[-1])
    text = alt_text(position, ENGLISH, before=start, plies=plies)
    assert LIMIT - 50 < len(text) <= LIMIT
    assert read_back(text)[0] == position
    assert "Yellow dropped a disc in column 7." in text


@pytest.mark.parametrize("locale", available_locales())
def test_every_language_has_room_for_the_whole_grid(locale: str):
    # The longest there can be: 42 discs, and seven columns to choose from.
    for letter in "ry":
        for phase in (Phase.POP, Phase.FILL, Phase.HELD):
            held = 6 if phase is Phase.HELD else None
            full = Position((letter * 6,) * 7, Colour(letter), phase, held, Kept(9, 9))
            text = alt_text(full, texts(locale))
            assert len(text) + len(", 1, 2, 3, 4, 5, 6") <= LIMIT
