"""When the computer offers, takes and claims a draw."""

from typing import Final

from bot.games import Game, History

# Points that the side to move can expect, from 0 to 1.
_WORSE: Final = 0.4
_EVEN: Final = 0.55
# Turns without a point after which an even game may as well be a draw.
_QUIET_TURNS: Final = 30
_PLIES_BETWEEN_OFFERS: Final = 60


def accepts_draw(chance: float | None, history: History) -> bool:
    """Whether to agree to a draw: where it stands worse, or the game goes nowhere."""
    if chance is None:
        return False
    stuck = history.draw_claim is not None or history.quiet_turns >= _QUIET_TURNS
    return chance <= (_EVEN if stuck else _WORSE)


def claims_draw(chance: float | None, history: History) -> bool:
    """Whether to claim the draw that the position gives: not where it stands better."""
    return history.draw_claim is not None and chance is not None and chance <= _EVEN


def offers_draw(chance: float | None, game: Game) -> bool:
    """Whether to offer a draw with its turn: in an even game without points, and not time and again."""
    if chance is None or not 1 - _EVEN <= chance <= _EVEN:
        return False
    asked = game.offered_at
    rested = asked is None or game.number - asked >= _PLIES_BETWEEN_OFFERS
    return rested and game.history.quiet_turns >= _QUIET_TURNS
