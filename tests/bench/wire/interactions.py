"""What people did, and how the bot answered."""

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from tests.bench.wire import shapes
from tests.bench.wire.messages import Message
from tests.bench.wire.shapes import CallbackKind

# As many as may still be answered; an older one's token has run out.
_MOST_OPEN: Final = 5_000


@dataclass(frozen=True, slots=True)
class Answer:
    """How an interaction was answered.

    `sent` and `arrived` are on the clock of `perf_counter`: when the bot was told, and when the last
    byte of its answer was there. `size` is that of the answer's body.
    """

    kind: CallbackKind
    sent: float
    arrived: float
    size: int
    message: Message | None
    # The message that it then changed or made as a part of its answer: after a deferral, the answer itself.
    follow_up: asyncio.Future[Message]

    @property
    def deferred(self) -> bool:
        """Whether the bot only said that it will answer."""
        return self.kind in shapes.DEFERRALS


@dataclass(eq=False)
class Interaction:
    """Something that a person did, with the token that lets the bot answer it."""

    id: int
    token: str
    channel_id: int
    # The message whose button was pressed, if one was.
    pressed: Message | None
    # What the bot can change as its answer: the pressed message, or that which it answered with.
    original: Message | None = None
    sent: float = field(default_factory=perf_counter)
    answer: asyncio.Future[Answer] = field(default_factory=asyncio.Future[Answer])
    follow_up: asyncio.Future[Message] = field(default_factory=asyncio.Future[Message])

    def settle(self, kind: CallbackKind, arrived: float, size: int) -> None:
        """Tell who waits for it that it is answered."""
        if not self.answer.done():
            answer = Answer(kind, self.sent, arrived, size, self.original, self.follow_up)
            self.answer.set_result(answer)

    def add(self, message: Message) -> None:
        """Tell who waits for it that more has come than the first answer."""
        if not self.follow_up.done():
            self.follow_up.set_result(message)


class Interactions:
    """Those that may still be answered, by their tokens."""

    def __init__(self) -> None:
        self._open: Final[dict[str, Interaction]] = {}

    def begin(self, told: shapes.Interaction, pressed: Message | None) -> Interaction:
        """Take in what the bot is about to be told; its time begins now."""
        while len(self._open) >= _MOST_OPEN:
            del self._open[next(iter(self._open))]
        interaction = Interaction(int(told["id"]), told["token"], int(told["channel_id"]), pressed)
        self._open[interaction.token] = interaction
        return interaction

    def find(self, token: str) -> Interaction | None:
        """The one with that token, if it may still be answered."""
        return self._open.get(token)
