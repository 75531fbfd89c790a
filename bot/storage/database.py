"""Opening the database, bringing it up to date, and the two ways to use it: `read` and `write`."""

import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, InvalidRequestError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.errors import ConflictError, NotSavedError
from bot.storage.due import pop_due_times
from bot.storage.running import Runner, ServerRunner
from bot.storage.sqlite import DriverError, SqliteRunner

_MIGRATIONS: Final = Path(__file__).parent / "migrations"

_log = logging.getLogger(__name__)

P = ParamSpec("P")
Result = TypeVar("Result")


class StorageError(Exception):
    """The database cannot be opened or brought up to date; the message says which and why."""


class Database:
    """The open database. What is done with it are plain functions of a `sqlalchemy.Connection`.

    Such a function is one transaction: it reads, decides, writes and returns a value, or raises and
    has changed nothing. It knows no event loop and may run more than once, so it does nothing else.
    """

    def __init__(self, runner: Runner) -> None:
        self._runner: Final = runner
        self._listeners: Final[list[Callable[[float], None]]] = []

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at an SQLAlchemy URL with an async driver, and migrate it.

        Raises:
            StorageError: the URL makes no sense, or the database is not to be had or used.
        """
        parsed = _parse(url)
        runner: Runner | None = None
        try:
            runner = await _start(parsed)
            await runner.migrate(_migrate)
        except (DBAPIError, DriverError, OSError, CommandError, ConflictError) as error:
            if runner is not None:
                await runner.close()
            cause = error.__cause__ if isinstance(error, ConflictError) else error
            if isinstance(cause, DBAPIError):
                cause = cause.orig
            shown = parsed.render_as_string(hide_password=True)
            raise StorageError(f"the database {shown} cannot be opened: {cause}") from error
        return cls(runner)

    async def close(self) -> None:
        """End what is still being written, and let go of every connection."""
        await self._runner.close()

    async def read(
        self, act: Callable[Concatenate[Connection, P], Result], *args: P.args, **kwargs: P.kwargs
    ) -> Result:
        """Run a transaction that sees one state of the database and changes nothing.

        Raises:
            NotSavedError: the database is not to be had.
        """
        with _told():
            return await self._runner.read(lambda connection: act(connection, *args, **kwargs))

    async def write(
        self, act: Callable[Concatenate[Connection, P], Result], *args: P.args, **kwargs: P.kwargs
    ) -> Result:
        """Run a transaction, and return what it returns when it is on disk.

        Raises:
            ConflictError: the database did not take it, as something else was there first.
            NotSavedError: the database is not to be had, or does not keep what is written.
        """

        def run(connection: Connection) -> tuple[Result, float | None]:
            pop_due_times(connection)
            result = act(connection, *args, **kwargs)
            return result, pop_due_times(connection)

        with _told():
            result, _ = await self._runner.write(run, self._tell)
        return result

    def write_soon(
        self, act: Callable[Concatenate[Connection, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Run a transaction within seconds, which makes nothing due and for which nobody need wait.

        The process may end before; so this is for what another way makes good then.
        """
        self._runner.write_soon(lambda connection: act(connection, *args, **kwargs))

    async def scrub(self) -> None:
        """Leave nothing in any file of what was deleted, as far as that is for the bot to do."""
        await self._runner.scrub()

    def _tell(self, committed: tuple[object, float | None]) -> None:
        _, due_at = committed
        if due_at is not None:
            for listener in self._listeners:
                listener(due_at)

    def listen(self, listener: Callable[[float], None]) -> Callable[[], None]:
        """Have `listener` called with the time (seconds since 1970) of what this process made due.

        Returns what ends it.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


@contextmanager
def _told() -> Generator[None]:
    """Say in the log why the database is not to be had, and to who asked that it is not."""
    try:
        yield
    except (DriverError, OperationalError, InterfaceError) as error:
        _log.exception("the database is not to be had")
        raise NotSavedError from error


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
        # It connects to nothing yet, but looks for the driver.
        create_async_engine(parsed)
    except (ArgumentError, InvalidRequestError, ImportError) as error:
        raise StorageError(f"DATABASE_URL is not usable: {error}") from error
    except ValueError:
        # What it quotes can be a part of the password.
        raise StorageError("DATABASE_URL is not usable: where a number belongs there is none") from None
    return parsed


async def _start(url: URL) -> Runner:
    try:
        if url.get_backend_name() == "sqlite":
            return await SqliteRunner.open(url)
        return ServerRunner.open(url)
    except (ArgumentError, InvalidRequestError, ImportError) as error:
        raise StorageError(f"DATABASE_URL is not usable: {error}") from error


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
