"""A bot as a process: configured by its environment only, and watched from outside."""

import asyncio
import os
import sys
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

_ROOT: Final = Path(__file__).parents[3]
_LINES_OF_LOG: Final = 60
_SECONDS_TO_LEAVE: Final = 10.0
# The fields of /proc/PID/stat after the name of the program that say the time in user code and the kernel.
_USER_TIME, _KERNEL_TIME = 11, 12


class BotProcess(AbstractAsyncContextManager["BotProcess"]):
    """`python -m MODULE` in a folder of its own, while it is entered."""

    def __init__(self, module: str, folder: Path, settings: dict[str, str]) -> None:
        self._module: Final = module
        self._folder: Final = folder
        self._settings: Final = settings
        self._log: Final = folder / f"{module}.log"
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        with self._log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
                # Elsewhere than in the repository, whose `.env` may hold what is for real use.
                cwd=self._folder,
                env={**os.environ, **self._settings, "PYTHONPATH": str(_ROOT)},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        process = self._running
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(_SECONDS_TO_LEAVE):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    @property
    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._running.returncode is not None

    @property
    def log(self) -> str:
        """The last lines of what it has written."""
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-_LINES_OF_LOG:])

    @property
    def memory(self) -> int:
        """Its resident memory in KiB, without that of its children.

        Raises:
            OSError: the system does not say.
        """
        for line in Path(f"/proc/{self._running.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise OSError("the system does not say what memory a process has")

    @property
    def cpu_seconds(self) -> float | None:
        """The processor time that it has used, without its children; None where the system does not say."""
        with suppress(OSError):
            stat = Path(f"/proc/{self._running.pid}/stat").read_text()
            fields = stat.rpartition(")")[2].split()
            return (int(fields[_USER_TIME]) + int(fields[_KERNEL_TIME])) / os.sysconf("SC_CLK_TCK")
        return None

    @property
    def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            raise RuntimeError("the bot has not been started")
        return self._process
