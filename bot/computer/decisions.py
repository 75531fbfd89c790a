"""What the computer does beside moving discs: it resigns, and it offers, takes and claims draws."""

from dataclasses import dataclass
from typing import Final

from bot.computer.jobs import Thought
from bot.games import DrawClaim, History, Reason
from bot.rules import Ply

# Points that the side to move can expect, from 0 to 1.
_WORSE: Final = 0.4
_EVEN: Final = 0.55
# Turns without a point after which an even game may as well be a draw.
_QUIET_TURNS: Final = 30
_PLIES_BETWEEN_OFFERS: Final = 60


@dataclass(frozen=True, slots=True)
class Decision:
    """What the computer does in its turn."""

    plies: tuple[Ply, ...]
    """What it plays: a whole turn, or nothing where it ends the game at once."""
    ending: Reason | None = None
    """Why it then ends the game: it resigns, or claims a draw. None where it plays on."""
    offers_draw: bool = False
    """Whether it offers a draw with its turn."""


def decide(history: History, offered_at: int | None, number: int, thought: Thought) -> Decision:
    """Decide what to do in a turn, from what the computer thinks of it.

    Args:
        history: The game up to the computer's turn.
        offered_at: The number of the ply before which somebody last made an offer, if ever.
        number: The number of the next ply.
        thought: What the computer thinks of its turn.
    """
    claim = _claim(thought.chance, history)
    if claim is not None:
        return Decision((), claim.reason)
    if thought.lost:
        return Decision((), Reason.RESIGNED)
    claim = _claim(thought.chance, history.with_plies(thought.plies))
    if claim is not None:
        return Decision(thought.plies, claim.reason)
    rested = offered_at is None or number - offered_at >= _PLIES_BETWEEN_OFFERS
    return Decision(thought.plies, offers_draw=rested and _would_offer_draw(thought.chance, history))


def accepts_draw(chance: float | None, history: History) -> bool:
    """Whether to agree to a draw: where it stands worse, or the game goes nowhere."""
    if chance is None:
        return False
    stuck = history.standing.draw_claim is not None or history.standing.quiet_turns >= _QUIET_TURNS
    return chance <= (_EVEN if stuck else _WORSE)


def _claim(chance: float | None, history: History) -> DrawClaim | None:
    """The draw to claim in a position; None where there is none, or where the computer stands better."""
    return history.standing.draw_claim if chance is not None and chance <= _EVEN else None


def _would_offer_draw(chance: float | None, history: History) -> bool:
    """Whether the game is even and nobody has made a point for long."""
    return (
        chance is not None and 1 - _EVEN <= chance <= _EVEN and history.standing.quiet_turns >= _QUIET_TURNS
    )
