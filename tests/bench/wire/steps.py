"""What a player does at a time, and whether the bot's answer to it was right."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import Final, Protocol, TypeVar

from tests.bench.wire.interactions import Answer
from tests.bench.wire.messages import Message
from tests.bench.wire.shapes import CallbackKind

# A token is good for 15 minutes; nobody looks at a board for so long.
_SECONDS_TO_FOLLOW: Final = 15.0

Shown = TypeVar("Shown")


class Kind(Enum):
    """What was done: a game was begun, or something played in one of its two halves."""

    SETUP = "setup"
    DROP = "drop"
    POP = "pop"


class Verdict(Enum):
    """What became of it. Everything but RIGHT is a fault; the value is how a report calls it."""

    RIGHT = "right"
    DEFERRED = "deferrals"
    REFUSED = "refusals"
    WRONG = "wrong answers"
    UNANSWERED = "without an answer"


@dataclass(frozen=True, slots=True)
class Step:
    """One interaction. The times are on the clock of `perf_counter`; `size` is of the answer, in bytes."""

    kind: Kind
    verdict: Verdict
    sent: float
    arrived: float
    size: int


class Player(Protocol):
    """Does one thing after the other, each when the last is answered."""

    @property
    def ready(self) -> bool:
        """Whether the next step is one that is worth measuring."""
        ...

    async def step(self) -> Step:
        """Do the next thing, and wait for the answer.

        Raises:
            ConnectionError: the bot is gone.
        """
        ...


async def take_step(
    kind: Kind, asked: Awaitable[Answer], expected: CallbackKind, read: Callable[[Message], Shown | None]
) -> tuple[Step, Shown | None]:
    """Wait for an answer, and return what `read` makes of its message.

    It makes None of a message that does not show what it must. Where the answer was put off, the step
    lasts until it comes.
    """
    sent = perf_counter()
    try:
        answer = await asked
        message, arrived = answer.message, answer.arrived
        if answer.deferred:
            async with asyncio.timeout(_SECONDS_TO_FOLLOW):
                message = await answer.follow_up
            arrived = perf_counter()
    except TimeoutError:
        return Step(kind, Verdict.UNANSWERED, sent, perf_counter(), 0), None
    shown = None
    if message is None:
        verdict = Verdict.WRONG
    elif message.private:
        # Everything that is asked for here is for everybody; what one person alone sees says why not.
        verdict = Verdict.REFUSED
    elif not (answer.deferred or answer.kind is expected) or (shown := read(message)) is None:
        verdict = Verdict.WRONG
    else:
        verdict = Verdict.DEFERRED if answer.deferred else Verdict.RIGHT
    return Step(kind, verdict, answer.sent, arrived, answer.size), shown
