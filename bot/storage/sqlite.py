"""Running transactions on SQLite: whole, in the thread that aiosqlite keeps for its connection.

A statement that is awaited by itself costs four hops between threads; a transaction that runs whole
costs one. Writers queue here and not in SQLite, whose busy handler sleeps: what has queued up while
the last commit ran goes into the next one together, each transaction in its own savepoint, and each is
answered after that commit. datasette's `database.py` was the model.
"""

import asyncio
import os
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

from bot.errors import ConflictError

DriverError = sqlite3.Error
"""What the driver raises, where SQLAlchemy has nothing to do with it."""

# Another process may hold the lock for as long as this many seconds.
_PATIENCE: Final = 30.0
# Between two tries for it.
_PAUSE: Final = 0.02
_MOST_SCRUBS: Final = 250
_MOST_TOGETHER: Final = 64
# Nobody waits for what is to be written soon; after so many seconds it is written by itself.
_SOON: Final = 6.0

Result = TypeVar("Result")
Act = Callable[[Connection], Result]


class SqliteRunner:
    """One thread that writes and one that reads, each with its connection to the file."""

    def __init__(self, writer: "_Thread", reader: "_Thread") -> None:
        self._writer: Final = writer
        self._reader: Final = reader
        self._queue: Final[deque[_Queued[Any]]] = deque()
        self._later: Final[list[_Queued[Any]]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Open the file, or make it.

        Raises:
            ArgumentError: the URL names no file.
            sqlite3.Error: it cannot be opened, or is no database.
        """
        (path,), options = SQLiteDialect_aiosqlite().create_connect_args(url)
        uri = bool(options.get("uri"))
        writer = await _Thread.start(path, uri=uri, patience=0)
        if path == ":memory:":
            return cls(writer, writer)
        try:
            reader = await _Thread.start(path, uri=uri, patience=_PATIENCE)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def read(self, act: Act[Result]) -> Result:
        """Run a transaction that sees one state of the file, however much is written meanwhile."""
        return await self._reader.run(act)

    async def write(self, act: Act[Result], committed: Callable[[Result], None] | None = None) -> Result:
        """Run a transaction with all that have queued up, and return after their commit.

        Raises:
            ConflictError: a constraint of the schema was violated.
        """
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queue.append(_Queued(act, answer, committed))
        self._start_working()
        return await answer

    def write_soon(self, act: Act[object]) -> None:
        """Run a transaction with the next that somebody waits for, or in six seconds.

        That spares a commit. An error in it is logged.
        """
        loop = asyncio.get_running_loop()
        self._later.append(_Queued(act, loop.create_future(), None))
        if self._timer is None:
            self._timer = loop.call_later(_SOON, self._start_working)

    def _start_working(self) -> None:
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def migrate(self, act: Act[None]) -> None:
        """Run a transaction that may make tables anew.

        SQLite takes the dropping of a table for the deletion of its rows, and of all that refers to
        them; so the foreign keys are off meanwhile.

        Raises:
            ConflictError: a reference leads nowhere afterwards.
        """

        def checked(connection: Connection) -> None:
            act(connection)
            if lost := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise ConflictError from RuntimeError(f"a migration has lost what {lost} refers to")

        await self._writer.check_foreign_keys(on=False)
        await self.write(checked)
        await self._writer.check_foreign_keys(on=True)

    async def scrub(self) -> None:
        """Remove what was deleted from the log beside the file too.

        The file itself keeps nothing of it (`secure_delete`), and the log is emptied where nobody reads it
        at that moment; else SQLite does that with a later write.
        """
        for _ in range(_MOST_SCRUBS):
            if await self._writer.empty_log():
                return
            await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """Write what is queued, and close the file."""
        if self._later:
            self._start_working()
        while self._working is not None:
            await asyncio.wait([self._working])
        await self._writer.close()
        if self._reader is not self._writer:
            await self._reader.close()

    async def _work(self) -> None:
        try:
            while self._queue or self._later:
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), _MOST_TOGETHER))]
                # After what somebody waits for, which may have made it needless.
                batch += self._take_later()
                await self._commit(batch)
        finally:
            self._working = None

    def _take_later(self) -> "list[_Queued[Any]]":
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        taken = [*self._later]
        self._later.clear()
        return taken

    async def _commit(self, batch: "Sequence[_Queued[Any]]") -> None:
        """Run a batch until it is committed, and answer each of it."""
        give_up_at = time.monotonic() + _PATIENCE
        at_once = False
        outcomes: list[_Outcome[Any]]
        while True:
            try:
                outcomes = await self._writer.run_together([each.act for each in batch], at_once=at_once)
            except Exception as error:
                if _is_busy(error) and time.monotonic() < give_up_at:
                    # Who reads first and then finds the file changed by another process has to begin
                    # anew, and would do so for ever.
                    if at_once:
                        await asyncio.sleep(_PAUSE)
                    at_once = True
                    continue
                outcomes = [_Outcome(error=error) for _ in batch]
            break
        for each, outcome in zip(batch, outcomes, strict=True):
            if outcome.error is None and each.committed is not None:
                each.committed(outcome.result)
            outcome.tell(each.answer)


@dataclass(frozen=True, slots=True)
class _Queued(Generic[Result]):
    """A transaction that waits, and who waits for it."""

    act: Act[Result]
    answer: asyncio.Future[Result]
    committed: Callable[[Result], None] | None


@dataclass(frozen=True, slots=True)
class _Outcome(Generic[Result]):
    """What came of a transaction: an error, or else what it returned."""

    result: Result | None = None
    error: Exception | None = None

    def tell(self, answer: "asyncio.Future[Result | None]") -> None:
        if answer.done():
            return  # Who asked was cancelled meanwhile.
        if isinstance(self.error, IntegrityError):
            conflict = ConflictError()
            conflict.__cause__ = self.error
            answer.set_exception(conflict)
        elif self.error is not None:
            answer.set_exception(self.error)
        else:
            answer.set_result(self.result)


class _Thread:
    """A connection of aiosqlite with its thread, and SQLAlchemy on the same connection.

    aiosqlite keeps "run this function in the thread" for itself. It is used here and nowhere else, and
    its version is pinned.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._driver: Final = connection
        self._engine: Engine | None = None
        self._connection: Connection | None = None
        self._files: dict[str, _Identity | None] = {}

    @classmethod
    async def start(cls, path: str, *, uri: bool, patience: float) -> Self:
        """Open the file, and set it to keep what it commits and to check foreign keys.

        `patience` is for how many seconds SQLite itself waits for a lock, in which the thread sleeps.
        """
        driver = aiosqlite.connect(path, uri=uri, isolation_level=None)
        # A program that ends in an error ends, also where it has closed nothing; SQLAlchemy does the same.
        driver._thread.daemon = True  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]  # see above
        try:
            thread = cls(await driver)
        except BaseException:
            # aiosqlite has told its thread to stop, which may say so to a loop that is gone.
            await asyncio.to_thread(driver._thread.join)  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]  # see above
            raise
        try:
            await thread._in_thread(lambda: thread._prepare(patience))
        except BaseException:
            await thread.close()
            raise
        return thread

    async def close(self) -> None:
        await self._in_thread(self._release)
        await self._driver.close()

    async def empty_log(self) -> bool:
        """Move all of the log into the file and cut it; False where somebody is using it."""

        def checkpoint() -> bool:
            busy, _, _ = self._raw().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy

        return await self._in_thread(checkpoint)

    async def check_foreign_keys(self, *, on: bool) -> None:
        await self._in_thread(lambda: self._raw().execute(f"PRAGMA foreign_keys = {on}"))

    async def run(self, act: Act[Result]) -> Result:
        """Run one transaction."""
        return await self._in_thread(lambda: self._run(act))

    async def run_together(self, acts: Sequence[Act[Result]], *, at_once: bool) -> list[_Outcome[Result]]:
        """Run transactions with one commit; one that fails takes back itself alone.

        With `at_once` they have the write lock from the start, else from the first that writes, so
        that a refusal takes none.

        Raises:
            sqlite3.OperationalError, sqlalchemy.exc.OperationalError: another process holds the lock, and
                nothing has changed; or the file is not there any more, and what was written is lost.
        """
        return await self._in_thread(lambda: self._run_together(acts, at_once=at_once))

    async def _in_thread(self, function: Callable[[], Result]) -> Result:
        run: Callable[[Callable[[], Result]], Awaitable[Result]] = self._driver._execute  # noqa: SLF001  # pyright: ignore  # see above
        return await run(function)

    def _prepare(self, patience: float) -> None:
        raw = self._raw()
        # Processes that open a new file at the same moment do not queue for this as for other locks.
        _insist(raw, "PRAGMA journal_mode = WAL")
        timeout = f"busy_timeout = {1000 * patience:.0f}"
        for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON", timeout):
            raw.execute(f"PRAGMA {pragma}")
        # A file that cannot be written says so now, and not to the first player.
        _insist(raw, "BEGIN IMMEDIATE")
        raw.execute("CREATE TABLE written (here)")
        raw.execute("ROLLBACK")
        (_, _, path), *_ = raw.execute("PRAGMA database_list")
        if path:
            self._files = {each: _identity(each) for each in (path, f"{path}-wal")}
        self._engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
        self._connection = self._engine.connect()

    def _release(self) -> None:
        """Have SQLAlchemy, which keeps lists of what is open, let go of all that belongs to this."""
        if self._connection is not None:
            self._connection.close()
        if self._engine is not None:
            self._engine.dispose()

    def _raw(self) -> sqlite3.Connection:
        return self._driver._conn  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]  # see above

    def _run(self, act: Act[Result]) -> Result:
        with self._transaction() as connection:
            return act(connection)

    def _run_together(self, acts: Sequence[Act[Result]], *, at_once: bool) -> list[_Outcome[Result]]:
        outcomes = self._commit_together(acts, at_once=at_once)
        self._refuse_lost_files()
        return outcomes

    def _refuse_lost_files(self) -> None:
        """Raise OperationalError where what is committed is gone with its file.

        SQLite itself goes on writing to a file that has been deleted.
        """
        for path, identity in self._files.items():
            if _identity(path) != identity:
                raise sqlite3.OperationalError(
                    f"{path} was deleted or replaced while it was open, so nothing is kept: "
                    "put it back, and start the bot anew"
                )

    def _commit_together(self, acts: Sequence[Act[Result]], *, at_once: bool) -> list[_Outcome[Result]]:
        if len(acts) == 1:
            try:
                with self._transaction(at_once=at_once) as connection:
                    return [_Outcome(acts[0](connection))]
            except Exception as error:
                if _is_busy(error):
                    raise
                return [_Outcome(error=error)]
        with self._transaction(at_once=at_once) as connection:
            return [self._run_within(connection, act) for act in acts]

    def _run_within(self, connection: Connection, act: Act[Result]) -> _Outcome[Result]:
        raw = self._raw()
        # SQLAlchemy's own savepoints take ten times as long: it writes each statement anew.
        raw.execute("SAVEPOINT one")
        outcome: _Outcome[Result]
        try:
            outcome = _Outcome(act(connection))
        except Exception as error:
            if _is_busy(error):
                raise
            raw.execute("ROLLBACK TO one")
            outcome = _Outcome(error=error)
        raw.execute("RELEASE one")
        return outcome

    @contextmanager
    def _transaction(self, *, at_once: bool = False) -> Generator[Connection]:
        """SQLAlchemy's own beginning of a transaction does nothing on SQLite, so it begins before.

        Raises:
            sqlite3.OperationalError: another process holds the lock.
        """
        if self._connection is None:
            raise RuntimeError("the connection has not been prepared")
        self._raw().execute("BEGIN IMMEDIATE" if at_once else "BEGIN")
        with self._connection.begin():
            yield self._connection


def _insist(raw: sqlite3.Connection, statement: str) -> None:
    """Run a statement that needs a lock, for as long as another process may hold that."""
    give_up_at = time.monotonic() + _PATIENCE
    while True:
        try:
            raw.execute(statement)
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > give_up_at:
                raise
            time.sleep(_PAUSE)
        else:
            return


_Identity: TypeAlias = tuple[int, int]


def _identity(path: str) -> _Identity | None:
    """What tells a file from another that is put in its place; None where there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  # after each commit, and a Path costs as much as the call
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _is_busy(error: BaseException | None) -> bool:
    """Whether another process holds the lock, or has changed what was read."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(cause, "sqlite_errorname", "")
    return isinstance(cause, sqlite3.OperationalError) and name.startswith("SQLITE_BUSY")
