"""The rules once more, written another way, and both compared; and the moments that play seldom shows."""

from collections.abc import MutableSequence
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.rules import Colour, IllegalPlyError, Outcome, Phase, Ply, Position, turn_goes_on

START = "7/7/7/7/7/7 r fill 0-0"
# Put away full, with points to be had at once.
PUT_AWAY = "yrrryrr/yyyyyrr/yyyrrrr/yyryryy/ryyyrry/yrrrryr r pop 0-0"
# Red has nothing at the bottom, so turns pass, and yellow needs one more point.
LATE = "y3r2/r3rr1/yr2yy1/rr2yr1/ryr1rry/yyyyyyy y pop 9-7"
FULL = "yryryry/ryryryr/yryryry/yryryry/ryryryr/ryryryr"


@dataclass
class Table:
    """The rules as `rules.md` tells them, on a grid of cells; knows nothing of `bot.rules`.

    `grid[row][column]` is "r", "y" or "", row 0 at the bottom. Plies are texts such as "p3".
    """

    mover: str = "r"
    phase: str = "fill"
    origin: int = -1
    points: dict[str, int] = field(default_factory=lambda: {"r": 0, "y": 0})
    grid: list[list[str]] = field(default_factory=lambda: [[""] * 7 for _ in range(6)])

    @classmethod
    def read(cls, text: str) -> "Table":
        """Set up a position that is in no doubt; nothing is checked."""
        rows, mover, phase, points = text.split()
        table = cls(mover, phase)
        table.points = dict(zip("ry", map(int, points.split("-")), strict=True))
        for digit in "1234567":
            rows = rows.replace(digit, "." * int(digit))
        table.grid = [[cell.strip(".") for cell in row] for row in reversed(rows.split("/"))]
        return table

    def write(self) -> str:
        rows = ["".join(cell or "." for cell in row) for row in reversed(self.grid)]
        text = "/".join(rows)
        for length in range(7, 0, -1):
            text = text.replace("." * length, str(length))
        held = self.origin + 1 if self.phase == "held" else ""
        return f"{text} {self.mover} {self.phase}{held} {self.points['r']}-{self.points['y']}"

    def height(self, column: int) -> int:
        return sum(row[column] != "" for row in self.grid)

    def plies(self) -> list[str]:
        if self.phase == "fill":
            open_row = min(self.height(column) for column in range(7))
            return [f"d{c + 1}" for c in range(7) if self.height(c) == open_row]
        if self.phase == "pop":
            return [f"p{c + 1}" for c in range(7) if self.grid[0][c] == self.mover]
        if self.phase == "held":
            others = [c for c in range(7) if c != self.origin and self.grid[5][c] == ""]
            return [f"r{c + 1}" for c in others or [self.origin]]
        return []

    def play(self, ply: str) -> None:
        column = int(ply[1]) - 1
        if ply[0] != "p":
            self.grid[self.height(column)][column] = self.mover
            self.mover = "y" if self.mover == "r" else "r"
            if all(self.grid[5]):
                self.phase = "pop"
            if self.phase != "fill":
                self.pop_or_pass()
            return
        point = self.in_a_four(column)
        for row in range(5):
            self.grid[row][column] = self.grid[row + 1][column]
        self.grid[5][column] = ""
        if not point:
            self.phase, self.origin = "held", column
            return
        self.points[self.mover] += 1
        if self.points[self.mover] == 10:
            self.phase = "over"
        else:
            self.pop_or_pass()

    def pop_or_pass(self) -> None:
        self.phase = "pop"
        if self.mover not in self.grid[0]:
            self.mover = "y" if self.mover == "r" else "r"
            if self.mover not in self.grid[0]:
                self.phase = "over"

    def in_a_four(self, column: int) -> bool:
        """Look at every four cells in a line, anywhere, for one of one colour that holds the cell."""
        for row in range(6):
            for start in range(7):
                for step, rise in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    four = [(row + i * rise, start + i * step) for i in range(4)]
                    if (0, column) not in four or not all(0 <= r < 6 and c < 7 for r, c in four):
                        continue
                    if {self.grid[r][c] for r, c in four} == {self.mover}:
                        return True
        return False


def perft_of_table(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for ply in table.plies():
        after = deepcopy(table)
        after.play(ply)
        total += perft_of_table(after, depth - 1)
    return total


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` plies from here."""
    if depth == 0:
        return 1
    return sum(perft(position.after(ply), depth - 1) for ply in position.legal_plies)


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        pytest.param(START, [7, 42, 210, 840, 2520, 5040, 5040], id="start"),
        pytest.param(PUT_AWAY, [5, 21, 59, 153, 470, 1432], id="put away"),
        pytest.param(LATE, [7, 44, 235, 499, 1261, 5508], id="late"),
    ],
)
def test_perft(start: str, counts: list[int]) -> None:
    position = Position.parse(start)
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
    # The table is slow; a little less deep shows well enough that these are not only our own numbers.
    table = Table.read(start)
    assert [perft_of_table(table, depth) for depth in range(1, len(counts))] == counts[:-1]


@pytest.mark.parametrize("seed", range(40))
def test_the_table_agrees_ply_by_ply(seed: int) -> None:
    random = Random(seed)
    position = Position.shuffled(random) if seed % 2 else Position.start()
    table = Table.read(str(position))
    for _ in range(400):
        assert [str(ply) for ply in position.legal_plies] == table.plies()
        assert str(position) == table.write()
        if not table.plies():
            break
        # Scoring where it can be done brings games to their ends, and grids to few discs.
        scoring = [ply for ply in table.plies() if ply[0] == "p" and table.in_a_four(int(ply[1]) - 1)]
        ply = random.choice(scoring or table.plies())
        position = position.after(Ply.parse(ply))
        table.play(ply)


def test_red_drops_first_and_pops_first() -> None:
    position = Position.start()
    assert (position.turn, position.phase, position.outcome) == (Colour.RED, Phase.FILL, None)
    for _ in range(42):
        position = position.after(position.legal_plies[0])
    assert (position.turn, position.phase) == (Colour.RED, Phase.POP)


class _Ordered(Random):
    """Puts a grid away with nothing but yellow at the bottom, as chance might."""

    def shuffle(self, x: MutableSequence[str]) -> None:
        x[:] = list("yrrryy" * 7)


def test_a_shuffled_grid_without_red_at_the_bottom_passes_at_once() -> None:
    position = Position.shuffled(_Ordered())
    assert (position.turn, position.phase) == (Colour.YELLOW, Phase.POP)
    assert len(position.legal_plies) == 7


@pytest.mark.parametrize(
    ("start", "plies", "end"),
    [
        pytest.param(
            "7/7/7/7/y6/rr5 r pop 0-0",
            "p2 r3",
            "7/7/7/7/y6/r1r4 r pop 0-0",
            id="yellow has nothing to pop, so red goes on",
        ),
        pytest.param(
            "7/7/7/7/y6/rr5 r pop 0-0",
            "p1 r2",
            "7/7/7/7/1r5/yr5 y pop 0-0",
            id="yellow came down to the bottom",
        ),
        pytest.param(
            "7/7/3r3/2ry3/1ryy3/ryyy3 r pop 0-0",
            "p1",
            "7/7/3r3/2ry3/1ryy3/1yyy3 y pop 1-0",
            id="a point with the last one at the bottom ends the run",
        ),
        pytest.param(
            "7/7/r6/r6/rr5/rrrry2 r pop 0-0",
            "p1",
            "7/7/7/r6/rr5/rrrry2 r pop 1-0",
            id="two lines are one point",
        ),
        pytest.param(
            "7/7/7/7/7/rrrry2 r pop 9-9",
            "p4",
            "7/7/7/7/7/rrr1y2 r over 10-9",
            id="the tenth ends it in the middle of a turn",
        ),
        pytest.param(
            f"{FULL} r pop 0-0",
            "p1 r1",
            "rryryry/yyryryr/rryryry/yryryry/yyryryr/ryryryr y pop 0-0",
            id="back in its own column",
        ),
    ],
)
def test_a_turn(start: str, plies: str, end: str) -> None:
    position = Position.parse(start).after(*map(Ply.parse, plies.split()))
    assert str(position) == end
    assert Position.parse(end) == position


def test_an_empty_grid_is_a_draw() -> None:
    position = Position.parse("7/7/7/7/7/7 r over 0-0")
    assert position.outcome == Outcome(None)
    assert position.legal_plies == ()
    assert not position.can_pop(Colour.RED)
    assert not position.can_pop(Colour.YELLOW)


@pytest.mark.parametrize(
    ("text", "winner"),
    [("7/7/7/7/7/ry5 r over 10-3", Colour.RED), ("7/7/7/7/7/ry5 y over 9-10", Colour.YELLOW)],
)
def test_ten_points_win(text: str, winner: Colour) -> None:
    assert Position.parse(text).outcome == Outcome(winner)


@pytest.mark.parametrize(
    ("text", "ply", "why"),
    [
        ("7/7/7/7/7/7 r fill 0-0", "p1", "p1 is not legal here: a drop is due, not a pop"),
        ("7/7/7/7/7/3r3 y fill 0-0", "d4", "as low as the lowest"),
        ("7/7/7/7/7/ry5 r pop 0-0", "d1", "a pop is due, not a drop"),
        ("7/7/7/7/7/ry5 r pop 0-0", "p2", "red has no disc at the bottom of that column"),
        ("7/7/7/7/7/ry5 r pop 0-0", "p7", "red has no disc at the bottom of that column"),
        ("7/7/7/7/7/ry5 r held3 0-0", "p1", "a redrop is due, not a pop"),
        ("7/7/7/7/7/ry5 r held3 0-0", "r3", "goes back in its own column only where no other has room"),
        ("r6/y6/r6/y6/r6/y6 r held3 0-0", "r1", "the column is full"),
        ("7/7/7/7/7/ry5 r over 10-0", "p1", "the game is over"),
        ("7/7/7/7/7/7 r over 0-0", "d1", "the game is over"),
    ],
)
def test_an_illegal_ply_says_why(text: str, ply: str, why: str) -> None:
    with pytest.raises(IllegalPlyError) as caught:
        Position.parse(text).after(Ply.parse(ply))
    assert why in str(caught.value)


def test_several_plies_are_played_one_after_another() -> None:
    position = Position.parse("7/7/7/7/yr5/rrrry2 r pop 0-0")
    first, second, third = (Ply.parse(text) for text in ("p1", "p2", "p3"))
    assert position.after() is position
    assert position.after(first, second) == position.after(first).after(second)
    with pytest.raises(IllegalPlyError, match="p3 is not legal here: a redrop is due"):
        position.after(first, second, third)


@pytest.mark.parametrize(
    ("start", "ply", "goes_on"),
    [
        pytest.param(START, "d1", False, id="a drop"),
        pytest.param("7/7/7/7/7/ry5 r pop 0-0", "p1", True, id="the disc is in hand"),
        pytest.param("7/7/7/7/7/1y5 r held1 0-0", "r3", False, id="a redrop"),
        pytest.param("7/7/7/7/7/1r5 r held1 0-0", "r3", False, id="a redrop, and the opponent passes"),
        pytest.param("7/7/7/7/7/rrrry2 r pop 0-0", "p1", True, id="a kept pop"),
        pytest.param("7/7/7/7/7/rrrr3 r pop 0-0", "p1", True, id="a kept pop without an opponent"),
        pytest.param("7/7/3r3/2ry3/1ryy3/ryyy3 r pop 0-0", "p1", False, id="a kept pop, and nothing to pop"),
        pytest.param("7/7/7/7/7/rrrry2 r pop 9-9", "p4", False, id="the tenth point"),
    ],
)
def test_which_plies_end_a_turn(start: str, ply: str, goes_on: bool) -> None:
    before, played = Position.parse(start), Ply.parse(ply)
    assert turn_goes_on(before, played, before.after(played)) is goes_on
