"""The process in which the engine runs, so that the event loop does not wait for it."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, Protocol, TypeVar, TypeVarTuple, Unpack

Args = TypeVarTuple("Args")
Result = TypeVar("Result")

# In seconds. No job takes nearly as long; one that does hangs.
_LONGEST: Final = 60.0
_ATTEMPTS: Final = 3

_log = logging.getLogger(__name__)


class WorkerError(Exception):
    """The worker has died of a job, or hung in it, again and again."""


class Worker(Protocol):
    """Something that runs one job at a time without blocking the event loop."""

    async def run(self, job: Callable[[Unpack[Args]], Result], *args: *Args) -> Result:
        """Run a function of this program with values that can be pickled, and return what it returns."""
        ...

    async def close(self) -> None:
        """Stop at once, also in the middle of a job."""
        ...


class WorkerProcess:
    """A worker in a process, which starts with the first job and is replaced when it dies."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        # The process that runs now, or None.
        self.pid: int | None = None

    async def run(self, job: Callable[[Unpack[Args]], Result], *args: *Args) -> Result:
        """Run a job; where the process dies or hangs, run it again in another one.

        Raises:
            WorkerError: that has happened several times in a row.
        """
        loop = asyncio.get_running_loop()
        for _ in range(_ATTEMPTS):
            try:
                async with asyncio.timeout(_LONGEST):
                    executor = await self._started()
                    return await loop.run_in_executor(executor, job, *args)
            except (BrokenProcessPool, TimeoutError) as error:
                _log.warning("the worker is replaced: %r", error)
                await self.close()
        raise WorkerError

    async def close(self) -> None:
        """End the process."""
        executor, pid = self._executor, self.pid
        self._executor = self.pid = None
        if pid is not None:
            # The process writes nothing, so it can be killed at any moment.
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        if executor is not None:
            await asyncio.to_thread(executor.shutdown)

    async def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # A forked process would share the sockets and the database of this one.
            self._executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=_settle_in)
        if self.pid is None:
            self.pid = await asyncio.get_running_loop().run_in_executor(self._executor, os.getpid)
        return self._executor


def _settle_in() -> None:
    """Prepare the process: it leaves the processor to the bot, and ends when the bot does."""
    # Ctrl-C in a terminal reaches this process too, but its parent is to end it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(10)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent has died. A parent that is killed cannot do it itself."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
