from bot.rules import Position
from render import text_board
from tests.render.games import SCENES, played_games

LETTERS = {"🔴": "r", "🟡": "y", "⚫": " "}


def test_shows_the_disc_in_hand_and_the_points():
    assert text_board(SCENES["disc-in-hand"].position).splitlines() == [
        "🔴 ⭐ 2",
        "🟡 ⭐ 4 ◀️ ✋🟡",
        "",
        "🔴⚫⚫⚫⚫⚫🟡",
        "🟡🔴🟡⚫🔴🟡🟡",
        "🔴🔴🔴⚫🔴🟡🟡",
        "🟡🔴🔴🔴🟡🔴🔴",
        "🔴🔴🟡🔴🟡🟡🔴",
        "🟡🟡🔴🔴🔴🟡🟡",
        "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
    ]


def test_names_the_winner_and_no_turn():
    first, second, *_ = text_board(SCENES["won"].position).splitlines()
    assert (first, second) == ("🔴 ⭐ 10 🏆", "🟡 ⭐ 6")


def test_marks_the_turn():
    assert text_board(Position.start()).splitlines()[:2] == ["🔴 ⭐ 0 ◀️", "🟡 ⭐ 0"]


def test_grid_can_be_read_back_from_a_short_text():
    for scene in played_games(4):
        text = text_board(scene.position)
        assert len(text.encode("utf-16-le")) // 2 < 200
        rows = ["".join(LETTERS[emoji] for emoji in line) for line in text.splitlines()[3:9]]
        columns = tuple("".join(column).rstrip() for column in zip(*reversed(rows), strict=True))
        assert columns == scene.position.columns
