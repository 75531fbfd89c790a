"""How far a run is, on stderr."""

import asyncio
import sys
from contextlib import AbstractContextManager
from time import perf_counter
from types import TracebackType
from typing import Final

_WIDTH: Final = 30
_SECONDS_BETWEEN: Final = 0.25


class Progress(AbstractContextManager["Progress"]):
    """A bar where somebody watches, else a line for each stage, while it is entered.

    `total` is about how many seconds all of it takes.
    """

    def __init__(self, total: float) -> None:
        self._total: Final = total
        self._watched: Final = sys.stderr.isatty()
        self._stage = ""
        self._done = 0.0
        self._drawn_at = 0.0

    def begin(self, stage: str) -> None:
        """Say what is being done now."""
        self._stage = stage
        if self._watched:
            self._draw()
        else:
            sys.stderr.write(f"{self._share:4.0%} {stage}\n")
            sys.stderr.flush()

    def advance(self, seconds: float) -> None:
        """Something is done that was expected to take so long."""
        self._done += seconds
        if self._watched and perf_counter() - self._drawn_at > _SECONDS_BETWEEN:
            self._draw()

    async def sleep(self, seconds: float) -> None:
        """Let time pass, and show that."""
        while seconds > 0:
            nap = min(seconds, _SECONDS_BETWEEN)
            await asyncio.sleep(nap)
            self.advance(nap)
            seconds -= nap

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._watched:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()

    @property
    def _share(self) -> float:
        return min(self._done / self._total, 1.0)

    def _draw(self) -> None:
        self._drawn_at = perf_counter()
        full = round(self._share * _WIDTH)
        bar = "█" * full + "░" * (_WIDTH - full)
        sys.stderr.write(f"\r\033[K{bar} {self._share:4.0%} {self._stage}")
        sys.stderr.flush()
