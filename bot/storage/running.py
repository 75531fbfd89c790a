"""How a transaction is run: what every way of it promises, and the way for database servers.

SQLite's is in `sqlite.py`.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, Self, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.errors import ConflictError

Result = TypeVar("Result")


class Runner(Protocol):
    """Runs functions of a connection, each as a transaction of its own."""

    async def read(self, act: Callable[[Connection], Result]) -> Result:
        """Run one that sees one state of the database and writes nothing."""
        ...

    async def write(
        self, act: Callable[[Connection], Result], committed: Callable[[Result], None] | None = None
    ) -> Result:
        """Run one, and return when it is on disk; `committed` is called then, whoever still waits.

        Raises:
            ConflictError: a constraint of the schema was violated.
        """
        ...

    def write_soon(self, act: Callable[[Connection], object]) -> None:
        """Run one within seconds, with another where that is cheaper; a crash may come before it."""
        ...

    async def scrub(self) -> None:
        """Leave nothing in any file of what was deleted, as far as that is for the bot to do."""
        ...

    async def migrate(self, act: Callable[[Connection], None]) -> None:
        """Run one that changes the schema, while no other process does."""
        ...

    async def close(self) -> None:
        """End what is running, and let go of every connection."""
        ...


class ServerRunner:
    """Runs transactions on a database server, each on a connection of a pool."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._background: Final[set[asyncio.Task[object]]] = set()

    @classmethod
    def open(cls, url: URL) -> Self:
        """Prepare a pool; connections are made when they are wanted."""
        return cls(create_async_engine(url))

    async def read(self, act: Callable[[Connection], Result]) -> Result:
        """Run one in the server's usual isolation."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(act)

    async def write(
        self, act: Callable[[Connection], Result], committed: Callable[[Result], None] | None = None
    ) -> Result:
        """Run one, which locks the game that it changes (`fetch_game` with `lock`)."""
        try:
            async with self._engine.begin() as connection:
                result = await connection.run_sync(act)
        except IntegrityError as error:
            raise ConflictError from error
        if committed is not None:
            committed(result)
        return result

    def write_soon(self, act: Callable[[Connection], object]) -> None:
        """Run one at once, while whoever asked goes on."""
        task = asyncio.create_task(self.write(act))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def scrub(self) -> None:
        """Nothing: a server cleans up by itself, and keeps its log as long as its owner says."""

    async def migrate(self, act: Callable[[Connection], None]) -> None:
        """Run one that changes the schema."""
        await self.write(act)

    async def close(self) -> None:
        """Write what is on its way, and close the pool."""
        if self._background:
            await asyncio.wait(self._background)
        await self._engine.dispose()
