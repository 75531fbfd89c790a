from functools import cache
from itertools import chain, combinations

import pytest

from bot.i18n import Texts, available_locales, texts
from bot.rules import COLUMNS, Colour, Kept, Phase, Ply, Position
from render import alt_text
from render.alt import LIMIT
from tests.render.games import SCENES, Scene, played_games

ENGLISH = texts("en-US")
# Leaves room for languages that are half as long again.
ENGLISH_LIMIT = 680
# Leaves room for what was done, in every language.
GRID_LIMIT = 800
SIDES = {"red": Colour.RED, "yellow": Colour.YELLOW}


def describe(scene: Scene, t: Texts = ENGLISH) -> str:
    return alt_text(scene.position, t, before=scene.before, plies=scene.plies)


@cache
def states(t: Texts) -> dict[str, tuple[Colour, Phase, int | None, frozenset[int]]]:
    """All that can be said of what is to be done, and what it means; no two may sound the same."""
    said = [
        (t("alt-won", side=side), (colour, Phase.OVER, None, frozenset())) for side, colour in SIDES.items()
    ]
    some = chain.from_iterable(combinations(range(COLUMNS), size) for size in range(1, COLUMNS + 1))
    for columns in map(frozenset, some):
        named = {"columns": ", ".join(str(column + 1) for column in sorted(columns)), "count": len(columns)}
        for side, colour in SIDES.items():
            said.append((t("alt-to-drop", side=side, **named), (colour, Phase.FILL, None, columns)))
            said.append((t("alt-to-pop", side=side, **named), (colour, Phase.POP, None, columns)))
            for held in range(COLUMNS):
                sentence = t("alt-to-redrop", side=side, held=held + 1, **named)
                said.append((sentence, (colour, Phase.HELD, held, columns)))
    meanings = dict(said)
    assert len(meanings) == len(said)
    return meanings


def between(text: str, sentence: str) -> list[str]:
    """The list that stands in `text` where `sentence` has a star."""
    before, after = sentence.split("*")
    start = text.index(before) + len(before)
    return text[start : text.index(after, start)].split(", ")


def read_back(text: str, t: Texts = ENGLISH) -> tuple[Position, set[int]]:
    """What a listener knows: the position, and the columns that may be chosen."""
    letters = {t("alt-disc", side=side): colour.value for side, colour in SIDES.items()}
    assert len(letters) == 2
    points = next(
        Kept(red, yellow)
        for red in range(11)
        for yellow in range(11)
        if text.startswith(t("alt-points", red=red, yellow=yellow) + " ")
    )
    rest = text.removeprefix(t("alt-points", red=points.red, yellow=points.yellow) + " ")
    turn, phase, held, choices = states(t)[rest[: rest.index(".") + 1]]
    columns = tuple(
        ""
        if t("alt-column-empty", column=number) in text
        else "".join(letters[disc] for disc in between(text, t("alt-column", column=number, discs="*")))
        for number in range(1, COLUMNS + 1)
    )
    bottom = between(text, t("alt-bottom-row", cells="*"))
    assert bottom == [
        next((name for name, letter in letters.items() if discs.startswith(letter)), t("alt-empty"))
        for discs in columns
    ]
    return Position(columns, turn, phase, held, points), set(choices)


@pytest.mark.parametrize("locale", available_locales())
def test_position_can_be_rebuilt_and_played_on_from_it_in_every_language(locale):
    t = texts(locale)
    for scene in played_games(6):
        text = describe(scene, t)
        assert read_back(text, t) == (scene.position, {ply.column for ply in scene.position.legal_plies})
        assert len(text) <= (ENGLISH_LIMIT if t is ENGLISH else LIMIT)
        assert len(alt_text(scene.position, t)) <= GRID_LIMIT


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
    plies = (Ply.parse("p1"), Ply.parse("r3"))
    text = describe(Scene(before.after(*plies), before, plies))
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
