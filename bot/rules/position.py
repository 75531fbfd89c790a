"""A position of Pop 10 and what the rules allow in it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, reduce
from random import Random
from typing import NamedTuple, Self

from bot.rules.colour import Colour
from bot.rules.errors import IllegalPlyError, NotationError
from bot.rules.lines import lines_through
from bot.rules.ply import Ply, PlyKind

COLUMNS = 7
ROWS = 6
WINNING_POINTS = 10
_DISCS_EACH = COLUMNS * ROWS // 2


class Phase(Enum):
    """What the player to move has to do; the value is the word in the notation."""

    FILL = "fill"
    POP = "pop"
    HELD = "held"
    OVER = "over"


class Kept(NamedTuple):
    """The discs that each side has set aside: its points."""

    red: int
    yellow: int

    def of(self, colour: Colour) -> int:
        """The points of one side."""
        return self.red if colour is Colour.RED else self.yellow

    def with_point(self, colour: Colour) -> "Kept":
        """These points and one more for `colour`."""
        return Kept(self.red + 1, self.yellow) if colour is Colour.RED else Kept(self.red, self.yellow + 1)

    def __str__(self) -> str:
        return f"{self.red}-{self.yellow}"


NO_POINTS = Kept(0, 0)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended by the rules; without a winner it is a draw."""

    winner: Colour | None


# No slots: `cached_property` keeps what it found in the instance's dictionary.
@dataclass(frozen=True)
class Position:
    """The grid, whose turn it is, the phase and the points. Immutable and hashable.

    `columns` holds the discs of each column from the bottom up as letters of `Colour`.
    `held` is the column (0 to 6) that the disc in hand was popped from, else None.
    Build one with `start`, `shuffled`, `parse` or `after`; the constructor checks nothing.
    """

    columns: tuple[str, ...]
    turn: Colour
    phase: Phase
    held: int | None = None
    kept: Kept = NO_POINTS

    @classmethod
    def start(cls) -> Self:
        """The empty grid, with Red to drop first."""
        return cls(("",) * COLUMNS, Colour.RED, Phase.FILL)

    @classmethod
    def shuffled(cls, random: Random) -> "Position":
        """A full grid of 21 discs of each colour in random order, as a set put away may hold."""
        discs = [colour.value for colour in Colour for _ in range(_DISCS_EACH)]
        random.shuffle(discs)
        columns = tuple("".join(discs[i * ROWS : (i + 1) * ROWS]) for i in range(COLUMNS))
        return _to_pop(columns, Colour.RED, NO_POINTS)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `ROWS TURN PHASE KEPT`, such as `7/7/7/7/7/1rrr2y r pop 1-0`.

        ROWS go from the top down, with r and y for discs and digits for runs of empty cells;
        TURN is r or y; PHASE is fill, pop, heldN (the disc in hand came from column N) or
        over; KEPT is red's points and yellow's.

        Raises:
            NotationError: the text is of another form, or no game can stand like that (a
                disc hangs in the air, the turn does not fit the discs, …). Whether a game
                could lead to the position is not checked.
        """
        fields = text.split(" ")
        if len(fields) != 4:
            raise NotationError(f"a position has four fields with one space between; not {text!r}")
        rows, turn, phase, kept = fields
        try:
            side = Colour(turn)
        except ValueError:
            raise NotationError(f"the turn is r or y, not {turn!r}") from None
        position = cls(_parse_rows(rows), side, *_parse_phase(phase), _parse_kept(kept))
        position._check()
        return position

    def __str__(self) -> str:
        return self._notation

    @cached_property
    def _notation(self) -> str:
        rows: list[str] = []
        for row in reversed(range(ROWS)):
            cells = "".join(column[row] if row < len(column) else " " for column in self.columns)
            rows.append("".join(_runs(cells)))
        held = "" if self.held is None else str(self.held + 1)
        return f"{'/'.join(rows)} {self.turn.value} {self.phase.value}{held} {self.kept}"

    @cached_property
    def legal_plies(self) -> tuple[Ply, ...]:
        """What the player to move may do, by column from the left; empty when the game is over."""
        if self.phase is Phase.OVER:
            return ()
        plies = (Ply(_KIND_IN[self.phase], column) for column in range(COLUMNS))
        return tuple(ply for ply in plies if self._why_illegal(ply) is None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.phase is not Phase.OVER:
            return None
        for colour in Colour:
            if self.kept.of(colour) >= WINNING_POINTS:
                return Outcome(colour)
        return Outcome(None)

    def after(self, *plies: Ply) -> "Position":
        """Return the position after `plies`, played one after another; without any, this one.

        Where a ply leaves a side with nothing to pop, that side's turn has been passed.

        Raises:
            IllegalPlyError: the rules do not allow one of the plies when it is due; the
                message says which and why.
        """
        return reduce(Position._after_one, plies, self)

    def can_pop(self, colour: Colour) -> bool:
        """Whether `colour` has a disc in the bottom row."""
        return _can_pop(self.columns, colour)

    def _after_one(self, ply: Ply) -> "Position":
        reason = self._why_illegal(ply)
        if reason is not None:
            raise IllegalPlyError(f"{ply} is not legal here: {reason}")
        discs = self.columns[ply.column]
        if ply.kind is PlyKind.DROP:
            columns = self._columns_with(ply.column, discs + self.turn.value)
            if any(len(column) < ROWS for column in columns):
                return Position(columns, self.turn.other, Phase.FILL)
            return _to_pop(columns, self.turn.other, self.kept)
        if ply.kind is PlyKind.REDROP:
            columns = self._columns_with(ply.column, discs + self.turn.value)
            return _to_pop(columns, self.turn.other, self.kept)
        columns = self._columns_with(ply.column, discs[1:])
        if not lines_through(self.columns, ply.column):
            return Position(columns, self.turn, Phase.HELD, ply.column, self.kept)
        kept = self.kept.with_point(self.turn)
        if kept.of(self.turn) >= WINNING_POINTS:
            return Position(columns, self.turn, Phase.OVER, kept=kept)
        return _to_pop(columns, self.turn, kept)

    def _columns_with(self, column: int, discs: str) -> tuple[str, ...]:
        return (*self.columns[:column], discs, *self.columns[column + 1 :])

    def _why_illegal(self, ply: Ply) -> str | None:
        """Why the rules do not allow `ply` here, or None where they do."""
        if self.phase is Phase.OVER:
            return "the game is over"
        expected = _KIND_IN[self.phase]
        if ply.kind is not expected:
            return f"a {expected.name.lower()} is due, not a {ply.kind.name.lower()}"
        if not 0 <= ply.column < COLUMNS:
            return "there is no such column"
        discs = self.columns[ply.column]
        if ply.kind is PlyKind.DROP and len(discs) != min(map(len, self.columns)):
            return "a column is open only while it is as low as the lowest"
        if ply.kind is PlyKind.POP and not discs.startswith(self.turn.value):
            return f"{self.turn.name.lower()} has no disc at the bottom of that column"
        if ply.kind is PlyKind.REDROP and len(discs) >= ROWS:
            return "the column is full"
        if ply.kind is PlyKind.REDROP and ply.column == self.held and self._has_room_beside(ply.column):
            return "the disc goes back in its own column only where no other has room"
        return None

    def _has_room_beside(self, column: int) -> bool:
        return any(len(discs) < ROWS for c, discs in enumerate(self.columns) if c != column)

    def _check(self) -> None:
        """Raise NotationError unless a game can stand like this."""
        discs = {colour: "".join(self.columns).count(colour.value) for colour in Colour}
        for colour in Colour:
            in_hand = self.held is not None and self.turn is colour
            if discs[colour] + in_hand + self.kept.of(colour) > _DISCS_EACH:
                raise NotationError(f"{colour.name.lower()} has more than {_DISCS_EACH} discs")
        most = max(self.kept)
        won = most == WINNING_POINTS
        if most > WINNING_POINTS or min(self.kept) == WINNING_POINTS:
            raise NotationError(f"the first to keep {WINNING_POINTS} wins; {self.kept} cannot come about")
        empty = not any(self.columns)
        if self.held is not None and len(self.columns[self.held]) == ROWS:
            raise NotationError(f"the disc in hand came from column {self.held + 1}, which is full")
        if self.phase is Phase.OVER:
            if not won and not empty:
                raise NotationError("the game is not over: nobody has won and there are discs to pop")
            if won and self.kept.of(self.turn) != WINNING_POINTS:
                raise NotationError("a game ends on the winner's turn")
            return
        if won:
            raise NotationError(f"with {self.kept} the game is over")
        if self.phase is Phase.FILL:
            self._check_fill(discs)
        if self.phase is Phase.POP and not self.can_pop(self.turn):
            side = self.turn.name.lower()
            raise NotationError(f"{side} has nothing to pop, so it cannot be {side}'s turn")

    def _check_fill(self, discs: dict[Colour, int]) -> None:
        heights = [len(column) for column in self.columns]
        if max(heights) - min(heights) > 1 or min(heights) == ROWS:
            raise NotationError("the grid is filled a row at a time, and popping starts when it is full")
        lead = discs[Colour.RED] - discs[Colour.YELLOW]
        if lead != (0 if self.turn is Colour.RED else 1):
            raise NotationError("while filling, red drops first and the sides take turns")
        if any(self.kept):
            raise NotationError("nobody has points while the grid is being filled")


def turn_goes_on(before: Position, ply: Ply, after: Position) -> bool:
    """Whether the side that played `ply` is still in the same turn, holding a disc or popping again.

    A drop and a redrop end the turn, also where it comes back because the opponent has to
    pass. A kept pop ends it where it wins the game or leaves its side nothing to pop.
    """
    return ply.kind is PlyKind.POP and after.turn is before.turn and after.phase is not Phase.OVER


_KIND_IN = {Phase.FILL: PlyKind.DROP, Phase.POP: PlyKind.POP, Phase.HELD: PlyKind.REDROP}


def _can_pop(columns: tuple[str, ...], colour: Colour) -> bool:
    return any(discs.startswith(colour.value) for discs in columns)


def _to_pop(columns: tuple[str, ...], colour: Colour, kept: Kept) -> Position:
    """The grid with `colour` to pop, or the opponent where `colour` has nothing to pop."""
    for side in (colour, colour.other):
        if _can_pop(columns, side):
            return Position(columns, side, Phase.POP, kept=kept)
    return Position(columns, colour, Phase.OVER, kept=kept)


def _runs(cells: str) -> Iterable[str]:
    """Discs as they are, and the length of each run of empty cells."""
    empty = 0
    for cell in cells:
        if cell == " ":
            empty += 1
            continue
        if empty:
            yield str(empty)
            empty = 0
        yield cell
    if empty:
        yield str(empty)


def _parse_rows(text: str) -> tuple[str, ...]:
    rows = text.split("/")
    if len(rows) != ROWS:
        raise NotationError(f"the grid has {ROWS} rows, not {len(rows)}: {text!r}")
    columns = [""] * COLUMNS
    for height, row in enumerate(reversed(rows)):
        cells = "".join(" " * int(c) if c in "1234567" else c for c in row)
        if len(cells) != COLUMNS or set(cells) - set("ry "):
            raise NotationError(f"a row is {COLUMNS} cells of r, y and runs of empty ones; not {row!r}")
        if "".join(_runs(cells)) != row:
            raise NotationError(f"neighbouring empty cells are one run; not {row!r}")
        for column, cell in enumerate(cells):
            if cell == " ":
                continue
            if len(columns[column]) != height:
                raise NotationError(f"a disc hangs in the air in column {column + 1}")
            columns[column] += cell
    return tuple(columns)


def _parse_phase(text: str) -> tuple[Phase, int | None]:
    if text.startswith(Phase.HELD.value):
        digit = text.removeprefix(Phase.HELD.value)
        if len(digit) != 1 or digit not in "1234567":
            raise NotationError(f"the disc in hand came from a column 1 to 7; not {text!r}")
        return Phase.HELD, int(digit) - 1
    try:
        return Phase(text), None
    except ValueError:
        raise NotationError(f"the phase is fill, pop, held1 to held7 or over; not {text!r}") from None


def _parse_kept(text: str) -> Kept:
    numbers = re.fullmatch("(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", text, re.ASCII)
    if numbers is None:
        raise NotationError(f"the points are two numbers such as 3-2, not {text!r}")
    return Kept(int(numbers[1]), int(numbers[2]))
