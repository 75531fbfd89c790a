"""Who does something, and when."""

from dataclasses import dataclass

from bot.games import PersonId


@dataclass(frozen=True, slots=True)
class By:
    """Who does something, and when; every action of a person, or of the computer, begins with it."""

    person: PersonId
    """The person; the bot itself for the computer."""
    now: float
    """Seconds since 1970."""
    notify_after: float
    """Seconds that the next player may take before they are notified; 0 notifies at once."""
