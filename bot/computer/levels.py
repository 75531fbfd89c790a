"""What each level is made of."""

from typing import assert_never

from bot.engine import Settings
from bot.games import Level


def settings_of(level: Level) -> Settings:
    """How the engine plays at a level, which takes at least four points of five from the one below."""
    match level:
        case Level.EASY:
            # A friendly beginner: sees a point that is there for the taking, and nothing else.
            return Settings(greedy=True)
        case Level.MEDIUM:
            # Knows what a good grid looks like, and plays almost a third of its turns at random.
            return Settings(depth=1, fill=2, completions=4, random=0.3)
        case Level.HARD:
            # Looks two turns ahead, overlooks nothing there, and fills the grid with a plan.
            return Settings(depth=4, fill=3, completions=8)
        case Level.EXPERT:
            return Settings(time=1.0, fill=4)
        case _:
            assert_never(level)
