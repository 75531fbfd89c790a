"""What the people who run a server have chosen for it."""

from dataclasses import dataclass

from bot.games.game import Clock, Start
from bot.games.ids import ChannelId, GuildId


@dataclass(frozen=True, slots=True)
class Server:
    """A server's choices, or what holds for one that has chosen nothing."""

    id: GuildId
    """The Discord guild id; 0 outside of servers."""
    channels: frozenset[ChannelId] = frozenset()
    """The channels in which games may be started; none means all."""
    threads: bool = False
    """Whether each game gets a thread of its own."""
    clock: Clock = Clock.THREE_DAYS
    """The clock of a challenge that names none."""
    start: Start = Start.FILL
    """The start of a challenge that names none."""
    locale: str | None = None
    """The language of public texts; None means the server's own in Discord."""
