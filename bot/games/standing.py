"""Where a game stands: all that the next move needs to know of the moves before it."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from hashlib import blake2b
from typing import Final, Self

from bot.games.reason import Reason
from bot.games.turn import Turn
from bot.rules import Phase, Ply, Position

# The longest run without a point in a game that was won was 66 turns, of several 100,000 played.
_QUIET_TURNS: Final = 80
_REPETITIONS: Final = 3
# With six bytes, two of the some hundred positions of a run look alike in one of ten billion runs.
_FINGERPRINT_BYTES: Final = 6


class DrawClaim(Enum):
    """Why a draw may be claimed."""

    REPETITION = "repetition"
    QUIET = "quiet"

    @property
    def reason(self) -> Reason:
        """Why a game ended that ended with this claim."""
        match self:
            case DrawClaim.REPETITION:
                return Reason.REPETITION
            case DrawClaim.QUIET:
                return Reason.QUIET


# No slots: `cached_property` keeps what it found in the instance's dictionary.
@dataclass(frozen=True)
class Standing:
    """Where a game stands. It can be had from the plies alone, and is kept to save replaying them.

    Build it with `start` and `after`.
    """

    position: Position
    """The grid, whose turn it is and the points."""
    last_turn: Turn | None
    """The turn in progress, or the last one where a new one has not begun; None at the start."""
    quiet_turns: int
    """How many turns have ended without a point since the last one, or since the grid was full."""
    stood: tuple[str, ...]
    """Fingerprints of the positions to pop from since then, the oldest first. A position can only come
    again in between, as points are never lost."""

    @classmethod
    def start(cls, position: Position) -> Self:
        """A game that begins in this position."""
        return cls(position, None, 0, _stood((), position))

    def after(self, ply: Ply) -> "Standing":
        """Where the game stands one ply on.

        Raises:
            IllegalPlyError: the rules do not allow the ply now.
        """
        before = self.position
        if self.turn_began and self.last_turn:
            turn = self.last_turn.with_ply(ply)
        else:
            turn = Turn(before.turn, before, (ply,), before.after(ply))
        position = turn.after
        fresh = position.kept != before.kept or before.phase is Phase.FILL
        is_quiet = turn.before.phase is Phase.POP and not turn.points
        quiet = self.quiet_turns + turn.complete if is_quiet else 0
        return Standing(position, turn, quiet, _stood(() if fresh else self.stood, position))

    @property
    def turn_began(self) -> bool:
        """Whether the player to move has made a ply of this turn already."""
        return self.last_turn is not None and not self.last_turn.complete

    @cached_property
    def draw_claim(self) -> DrawClaim | None:
        """Why a player may claim a draw now, if they may.

        The rules end no game that goes round in circles, and players who both play well do in
        about one of ten.
        """
        if self.position.phase is not Phase.POP:
            return None
        if self.stood.count(self.stood[-1]) >= _REPETITIONS:
            return DrawClaim.REPETITION
        return DrawClaim.QUIET if self.quiet_turns >= _QUIET_TURNS else None


def _stood(before: tuple[str, ...], position: Position) -> tuple[str, ...]:
    """The fingerprints with that of `position`, where it is one to pop from."""
    if position.phase is not Phase.POP:
        return before
    return (*before, blake2b(str(position).encode(), digest_size=_FINGERPRINT_BYTES).hexdigest())
