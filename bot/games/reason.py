"""Why a game ended."""

from enum import Enum


class Reason(Enum):
    """Why a game, or an invitation to one, ended."""

    # By the rules.
    POINTS = "points"
    NOTHING_TO_POP = "nothing-to-pop"
    # By the players.
    RESIGNED = "resigned"
    AGREED = "agreed"
    REPETITION = "repetition"
    QUIET = "quiet"
    # By the clock, or by a moderator.
    TIME = "time"
    STOPPED = "stopped"
    # Before it began.
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


BEFORE_IT_BEGAN = frozenset({Reason.DECLINED, Reason.WITHDRAWN, Reason.EXPIRED})
"""How an invitation ends that came to nothing."""
