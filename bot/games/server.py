"""What the people who run a server have chosen for it."""

from dataclasses import dataclass

from bot.games.game import Clock, Start


@dataclass(frozen=True, slots=True)
class Server:
    """A server's choices; `id` is the Discord guild id.

    `channels` are those in which games may be started, none meaning all. `threads` gives each game
    a thread of its own. `locale` is the language of public texts, None meaning the server's own.
    """

    id: int
    channels: frozenset[int] = frozenset()
    threads: bool = False
    clock: Clock = Clock.THREE_DAYS
    start: Start = Start.FILL
    locale: str | None = None
