"""The plies of a game as positions and turns."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final, Self, assert_never

from bot.games.reason import Reason
from bot.rules import Colour, Phase, Ply, PlyKind, Position, turn_goes_on

# The longest run without a point in a game that was won was 66 turns, of several 100,000 played.
_QUIET_TURNS: Final = 80
_REPETITIONS: Final = 3


class DrawClaim(Enum):
    """Why a draw may be claimed."""

    REPETITION = "repetition"
    QUIET = "quiet"

    @property
    def reason(self) -> Reason:
        """Why a game has ended in which a draw was claimed like this."""
        match self:
            case DrawClaim.REPETITION:
                return Reason.REPETITION
            case DrawClaim.QUIET:
                return Reason.QUIET
            case _:
                assert_never(self)


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side did before the other might: `plies` lead from `before` to `after`."""

    colour: Colour
    before: Position
    plies: tuple[Ply, ...]
    after: Position

    @property
    def complete(self) -> bool:
        """Whether the turn is over: a drop, a redrop, or nothing left to pop."""
        return not turn_goes_on(self.before, self.plies[-1], self.after)

    @property
    def points(self) -> int:
        """How many discs were kept."""
        return self.after.kept.of(self.colour) - self.before.kept.of(self.colour)

    @property
    def opponent_passed(self) -> bool:
        """Whether the opponent had nothing to pop, so that the turn came back."""
        return self.plies[-1].kind is PlyKind.REDROP and self.after.turn is self.colour

    @property
    def ran_dry(self) -> bool:
        """Whether the turn ended because a scoring pop left nothing to pop."""
        return (
            self.plies[-1].kind is PlyKind.POP
            and self.after.phase is Phase.POP
            and self.after.turn is not self.colour
        )

    @property
    def forced(self) -> bool:
        """Whether the turn ended with a redrop for which one column only had room."""
        if self.plies[-1].kind is not PlyKind.REDROP:
            return False
        return len(self.before.after(*self.plies[:-1]).legal_plies) == 1

    @property
    def held(self) -> bool:
        """Whether the last pop scored nothing and its disc is still in hand."""
        return self.after.phase is Phase.HELD


@dataclass(frozen=True)
class History:
    """Where a game started and every ply since.

    `positions` are the start and the position after each ply, one more than there are plies.
    They are derived, never stored: build a history with `replay` or `with_ply`.
    """

    plies: tuple[Ply, ...]
    positions: tuple[Position, ...]

    @classmethod
    def replay(cls, start: Position, plies: Iterable[Ply] = ()) -> Self:
        """The history of a game that began at `start` and was played with `plies`.

        Raises:
            IllegalPlyError: the plies are not a game.
        """
        played = tuple(plies)
        positions = [start]
        for ply in played:
            positions.append(positions[-1].after(ply))
        return cls(played, tuple(positions))

    @property
    def position(self) -> Position:
        """Where the game stands now."""
        return self.positions[-1]

    @cached_property
    def last_turn(self) -> Turn | None:
        """The turn in progress, or the last one where a new one has not begun; None at the start."""
        if not self.plies:
            return None
        end = len(self.plies)
        begin = end - 1
        while begin > 0 and self._continues(begin):
            begin -= 1
        return self._turn(begin, end)

    @cached_property
    def draw_claim(self) -> DrawClaim | None:
        """Why a player may claim a draw now, if they may.

        The rules end no game that goes round in circles, and players who both play well do in
        about one of ten.
        """
        if self.position.phase is not Phase.POP:
            return None
        if self.positions.count(self.position) >= _REPETITIONS:
            return DrawClaim.REPETITION
        return DrawClaim.QUIET if self.quiet_turns >= _QUIET_TURNS else None

    @property
    def quiet_turns(self) -> int:
        """How many turns have ended without a point since the last one, or since the grid was full."""
        quiet = 0
        for turn in reversed(tuple(self.turns())):
            if turn.points or turn.before.phase is not Phase.POP:
                break
            quiet += turn.complete
        return quiet

    def turns(self) -> Iterable[Turn]:
        """Every turn from the first, the one in progress included."""
        begin = 0
        for end in range(1, len(self.plies) + 1):
            if end == len(self.plies) or not self._continues(end):
                yield self._turn(begin, end)
                begin = end

    def with_ply(self, ply: Ply) -> "History":
        """This history and one more ply.

        Raises:
            IllegalPlyError: the rules do not allow it now.
        """
        return History((*self.plies, ply), (*self.positions, self.position.after(ply)))

    def _continues(self, number: int) -> bool:
        """Whether ply `number` belongs to the turn of the ply before it."""
        return turn_goes_on(self.positions[number - 1], self.plies[number - 1], self.positions[number])

    def _turn(self, begin: int, end: int) -> Turn:
        before = self.positions[begin]
        return Turn(before.turn, before, self.plies[begin:end], self.positions[end])


def notation(turn: Turn) -> str:
    """Write a turn for people: `4` (drop), `3x` (pop, kept), `3-5` (pop, redrop), `3` (in hand)."""
    words: list[str] = []
    position = turn.before
    for ply in turn.plies:
        after = position.after(ply)
        column = ply.column + 1
        if ply.kind is PlyKind.REDROP:
            words[-1] = f"{words[-1]}-{column}"
        elif ply.kind is PlyKind.POP and after.kept != position.kept:
            words.append(f"{column}x")
        else:
            words.append(str(column))
        position = after
    return " ".join(words)
