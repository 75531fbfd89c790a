"""Why games end."""

from enum import Enum


class Reason(Enum):
    """Why a game ended."""

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
