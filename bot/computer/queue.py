"""The queue before the worker: one job at a time, the most urgent first, and people by turns."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from time import perf_counter
from typing import Final, TypeVar, TypeVarTuple, Unpack

from bot.computer.worker import Worker
from bot.errors import ComputerBusyError, StillThinkingError
from bot.games import PersonId

Args = TypeVarTuple("Args")
Result = TypeVar("Result")

# Seconds that a job is expected to take before the first one of its kind has shown it.
_AT_FIRST: Final = 1.0
# How much the last job of a kind counts in what the next is expected to take.
_WEIGHT_OF_LAST: Final = 0.3
# Hints of one person that may wait: who presses again and again gets no more of them.
_MOST_HINTS: Final = 2
# People of whom it is known when their last job was done.
_MOST_SERVED: Final = 1000


class Urgency(IntEnum):
    """What goes first."""

    TURN = 0
    """A game waits for it."""
    HINT = 1
    """A person waits for it, in the middle of a game."""
    REVIEW = 2
    """It is about a game that is over."""


_MOST_WAITING: Final = {Urgency.TURN: 200, Urgency.HINT: 50, Urgency.REVIEW: 200}


@dataclass(frozen=True, slots=True)
class Wish:
    """What a job is for."""

    person: PersonId
    """Who wants it."""
    urgency: Urgency
    """What it goes before."""
    kind: str
    """Jobs of one kind should take about equally long."""


@dataclass(eq=False, slots=True)
class _Waiting:
    wish: Wish
    number: int
    turn: "asyncio.Future[None]"


class Computer:
    """Runs the jobs of the whole bot, one at a time. `close` it at the end.

    Of jobs that are equally urgent that one goes first whose person has waited longest since their last
    one, so that nobody who asks for much holds up the others.
    """

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._numbers: Final = count()
        self._seconds: Final[dict[str, float]] = {}
        self._waiting: Final[list[_Waiting]] = []
        self._running: _Waiting | None = None
        # When each person's last job began, by the number of the one that began then; the longest ago first.
        self._served: Final[OrderedDict[PersonId, int]] = OrderedDict()

    @property
    def wait(self) -> float:
        """About how many seconds a turn that is asked for now waits before it begins."""
        before = [each for each in self._waiting if each.wish.urgency is Urgency.TURN]
        if self._running is not None:
            before.append(self._running)
        return sum(self._seconds.get(each.wish.kind, _AT_FIRST) for each in before)

    async def think(self, wish: Wish, job: Callable[[Unpack[Args]], Result], *args: *Args) -> Result:
        """Have the worker run a job.

        Raises:
            ComputerBusyError: too many are waiting.
            StillThinkingError: too many hints of the person are.
            WorkerError: the worker died of it again and again.
        """
        self._refuse(wish)
        each = _Waiting(wish, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(each)
        try:
            if self._running is None:
                self._begin_next()
            await each.turn
            began = perf_counter()
            result = await self._worker.run(job, *args)
            taken = perf_counter() - began
            before = self._seconds.get(wish.kind, taken)
            self._seconds[wish.kind] = taken + (1 - _WEIGHT_OF_LAST) * (before - taken)
            return result
        finally:
            if self._running is each:
                self._begin_next()
            else:
                self._waiting.remove(each)

    def _refuse(self, wish: Wish) -> None:
        alike = [each.wish.person for each in self._waiting if each.wish.urgency is wish.urgency]
        if len(alike) >= _MOST_WAITING[wish.urgency]:
            raise ComputerBusyError
        if wish.urgency is Urgency.HINT and alike.count(wish.person) >= _MOST_HINTS:
            raise StillThinkingError

    def _begin_next(self) -> None:
        # Who was cancelled in this very moment is still in the list.
        waiting = [each for each in self._waiting if not each.turn.done()]
        if not waiting:
            self._running = None
            return
        following = min(waiting, key=self._place)
        self._waiting.remove(following)
        self._running = following
        person = following.wish.person
        self._served[person] = next(self._numbers)
        self._served.move_to_end(person)
        if len(self._served) > _MOST_SERVED:
            self._served.popitem(last=False)
        following.turn.set_result(None)

    def _place(self, each: _Waiting) -> tuple[int, int, int]:
        return each.wish.urgency, self._served.get(each.wish.person, -1), each.number

    async def close(self) -> None:
        """End the worker."""
        await self._worker.close()
