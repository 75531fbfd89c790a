"""People at a table: a real bot on a real SQLite file, in simcord's Discord."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from simcord import interactions

from bot.actions import invitations
from bot.storage import Database
from tests import discord_api
from tests.table import Table

StartTable = Callable[..., Awaitable[Table]]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file as the migrations leave it, which take five times as long as the opening without them."""
    path = tmp_path_factory.mktemp("migrated") / "games.db"

    async def migrate() -> None:
        await (await Database.open(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(migrate())
    return path


@pytest.fixture
async def db(url: str, migrated: Path, tmp_path: Path) -> AsyncIterator[Database]:
    shutil.copy(migrated, tmp_path / "games.db")
    database = await Database.open(url)
    yield database
    await database.close()


@pytest.fixture
async def other(url: str, db: Database) -> AsyncIterator[Database]:  # noqa: ARG001  # makes the file
    """A second process's view of the same file."""
    database = await Database.open(url)
    yield database
    await database.close()


@pytest.fixture
async def start_table(db: Database) -> AsyncIterator[StartTable]:
    """Starts the bot with settings of one's own and seats Ann, Ben and Cat in a channel."""
    tables: list[Table] = []
    async with AsyncExitStack() as stack:

        async def start(**settings: object) -> Table:
            tables.append(await Table.start(db, **settings))
            stack.push_async_callback(tables[-1].env.shutdown)
            return tables[-1]

        yield start
    for table in tables:
        discord_api.check_requests(table.env.http_requests)


@pytest.fixture
async def table(start_table: StartTable) -> Table:
    return await start_table()


@pytest.fixture
def unpaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """For who is invited over and over for another reason than to see how often that may be."""
    monkeypatch.setattr(invitations, "_PAUSES", (0.0,))
    monkeypatch.setattr(invitations, "MOST_INVITATIONS_AN_HOUR", 1_000_000)


@pytest.fixture
def as_user_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every interaction come from a user install in a server where the bot is no member."""
    original = interactions.base_payload

    def patched(*args: object, **kwargs: object) -> tuple[object, dict[str, object]]:
        record, payload = original(*args, **kwargs)
        payload["authorizing_integration_owners"] = {"1": str(kwargs["user_id"])}
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", patched)
