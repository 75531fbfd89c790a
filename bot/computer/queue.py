"""The queue before the worker: one job at a time, in the order in which they were asked for."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar, TypeVarTuple, Unpack

from bot.computer.worker import Worker
from bot.errors import ComputerBusyError

Args = TypeVarTuple("Args")
Result = TypeVar("Result")

_MOST_WAITING: Final = 200
# Seconds that a job is expected to take before the first one of its kind has shown it.
_AT_FIRST: Final = 1.0
# How much the last job of a kind counts in what the next is expected to take.
_WEIGHT_OF_LAST: Final = 0.3


class Computer:
    """Runs the jobs of the whole bot, one at a time. `close` it at the end."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        # asyncio's locks are fair: who has waited longest is next.
        self._lock: Final = asyncio.Lock()
        self._seconds: Final[dict[str, float]] = {}
        self._waiting: Final[list[str]] = []

    @property
    def wait(self) -> float:
        """About how many seconds a job that is asked for now waits before it begins."""
        return sum(self._seconds.get(kind, _AT_FIRST) for kind in self._waiting)

    async def think(self, kind: str, job: Callable[[Unpack[Args]], Result], *args: *Args) -> Result:
        """Have the worker run a job. Jobs of one `kind` should take about equally long.

        Raises:
            ComputerBusyError: too many are waiting.
            WorkerError: the worker died of it again and again.
        """
        if len(self._waiting) >= _MOST_WAITING:
            raise ComputerBusyError
        self._waiting.append(kind)
        try:
            async with self._lock:
                began = perf_counter()
                result = await self._worker.run(job, *args)
                taken = perf_counter() - began
                self._seconds[kind] = taken + (1 - _WEIGHT_OF_LAST) * (self._seconds.get(kind, taken) - taken)
                return result
        finally:
            self._waiting.remove(kind)

    async def close(self) -> None:
        """End the worker."""
        await self._worker.close()
