"""Opening the database, bringing it up to date, and transactions."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Self, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Presses queue for SQLite's one write lock; each holds it for milliseconds.
_SECONDS_TO_WAIT_FOR_A_LOCK: Final = 10


# What is read and written within one transaction.
Transaction: TypeAlias = AsyncConnection


class StorageError(Exception):
    """The database cannot be opened or brought up to date; the message says which and why."""


class Database:
    """The open database. Every read and write goes through one of its two kinds of transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at an SQLAlchemy URL with an async driver, and migrate it.

        Raises:
            StorageError: the URL makes no sense, or the database is not to be had or used.
        """
        try:
            engine = create_async_engine(url)
        except (ArgumentError, InvalidRequestError, ImportError) as error:
            raise StorageError(f"DATABASE_URL is not usable: {error}") from error
        except ValueError:
            # What it quotes can be a part of the password.
            raise StorageError("DATABASE_URL is not usable: where a number belongs there is none") from None
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine)
        try:
            async with engine.execution_options(writes=True).begin() as connection:
                await connection.run_sync(_migrate)
        except (DBAPIError, OSError, CommandError) as error:
            await engine.dispose()
            # aiosqlite does not wait for the thread of a connection that failed, and that thread has a last
            # word for this event loop, which the program ends when it hears of the error.
            await asyncio.sleep(0.1)
            cause = error.orig if isinstance(error, DBAPIError) else error
            shown = engine.url.render_as_string(hide_password=True)
            raise StorageError(f"the database {shown} cannot be opened: {cause}") from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that sees one state of the database and changes nothing."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that is committed when the block ends, and undone when it raises.

        On SQLite it takes the write lock at once, so what it reads cannot change under it.
        """
        async with self._engine.execution_options(writes=True).begin() as connection:
            yield connection


def _prepare_sqlite(engine: AsyncEngine) -> None:
    """Make SQLite keep what it commits, check foreign keys and leave transactions to us."""

    def on_connect(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        # The driver would begin transactions of its own, and only at the first write.
        connection.isolation_level = None  # pyright: ignore[reportAttributeAccessIssue]  # the driver's
        cursor = connection.cursor()
        try:
            _turn_on_wal(cursor)
            for pragma in (
                "synchronous = FULL",
                "foreign_keys = ON",
                f"busy_timeout = {_SECONDS_TO_WAIT_FOR_A_LOCK * 1000}",
            ):
                cursor.execute(f"PRAGMA {pragma}")
        except BaseException:
            # The pool does not know the connection yet, and its thread would outlive the event loop.
            connection.close()
            raise
        cursor.close()

    def on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine.sync_engine, "connect", on_connect)
    event.listen(engine.sync_engine, "begin", on_begin)


def _turn_on_wal(cursor: DBAPICursor) -> None:
    """Processes that open a new file at the same moment do not queue for this as for other locks."""
    give_up_at = time.monotonic() + _SECONDS_TO_WAIT_FOR_A_LOCK
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > give_up_at:
                raise
        else:
            return


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
