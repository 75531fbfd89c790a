"""What a full store costs: `uv run pytest tests/bench/test_store.py --benchmark-enable`.

Each figure stands beside that of ten games: what is asked for again and again must not grow with
the games that nobody asks about.
"""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from sqlalchemy import insert, update

from bot import actions
from bot.rules import Position
from bot.storage import Database
from bot.storage.kinds import DueKind
from bot.storage.tables import boards, due, games, plies

SIZES = [10, 100_000]
ROUNDS = 50
NOW = 1_000_000.0
# As many as are claimed at once.
DUE = 20


@pytest.fixture(autouse=True)
def _only_when_asked_for(benchmark: BenchmarkFixture) -> None:
    if benchmark.disabled:
        pytest.skip("takes a minute, and measures")


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture(scope="module", params=SIZES)
def full_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of so many running games with clocks, three plies and a board each."""
    file = tmp_path_factory.mktemp("store") / "games.db"
    asyncio.run(fill(file, request.param))
    return file


@pytest.fixture
def store(full_store: Path, tmp_path: Path) -> Path:
    """A store of one's own."""
    return Path(shutil.copy(full_store, tmp_path / "games.db"))


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def fill(file: Path, size: int) -> None:
    db = await Database.open(url(file))
    ids = range(1, size + 1)
    game = {
        "status": "playing",
        "colour": "red",
        "start": "fill",
        "start_position": str(Position.start()),
        "channel_id": 1,
        "locale": "en-US",
        "clock": 3,
        "created_at": 0.0,
    }
    async with db.writing() as connection:
        await connection.execute(
            insert(games),
            [
                # Everybody plays about ten.
                game
                | dict.fromkeys(("challenger", "red"), each % (size // 5) + 1)
                | dict.fromkeys(("opponent", "yellow"), 10**9 + each % (size // 4))
                | {"id": each, "deadline": NOW + each}
                for each in ids
            ],
        )
        await connection.execute(
            insert(plies),
            [
                {"game_id": each, "number": number, "ply": ply, "played_at": 0.0}
                for each in ids
                for number, ply in enumerate(("d4", "d1", "d2"))
            ],
        )
        await connection.execute(
            insert(boards),
            [
                {"game_id": each, "channel_id": 1, "guild_id": each % 1000, "message_id": each}
                | {"can_post": True, "can_attach": True}
                for each in ids
            ],
        )
        await connection.execute(
            insert(due),
            [
                {"game_id": each, "kind": kind.value, "due_at": NOW + each + after}
                for each in ids
                for kind, after in ((DueKind.REMIND, 1000), (DueKind.TIME_UP, 2000))
            ],
        )
    await db.close()


def measure(
    benchmark: BenchmarkFixture,
    loop: asyncio.AbstractEventLoop,
    act: Callable[[], Awaitable[object]],
    prepare: Callable[[], Awaitable[object]] | None = None,
) -> None:
    def setup() -> None:
        if prepare:
            loop.run_until_complete(prepare())

    benchmark.pedantic(lambda: loop.run_until_complete(act()), setup=setup, rounds=ROUNDS, warmup_rounds=3)


def test_claiming_what_is_due(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))

    async def make_due() -> None:
        async with db.writing() as connection:
            some = due.c.game_id.in_(range(1, DUE + 1)), due.c.kind == DueKind.REMIND.value
            await connection.execute(update(due).where(*some).values(due_at=NOW - 1))

    async def claim() -> None:
        claimed = await actions.claim(db, now=NOW)
        assert 10 <= len(claimed) <= DUE

    measure(benchmark, loop, claim, make_due)
    loop.run_until_complete(db.close())


def test_looking_for_the_next_due(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))
    measure(benchmark, loop, lambda: actions.next_due(db))
    loop.run_until_complete(db.close())


def test_finding_a_persons_games(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))

    async def find() -> None:
        assert len(await actions.find_games(db, 1)) == 5

    measure(benchmark, loop, find)
    loop.run_until_complete(db.close())


def test_forgetting_a_person(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))

    async def forget() -> None:
        # Nobody whom the store knows, so that the looking is all there is.
        assert not (await actions.forget(db, person=7 * 10**9, now=NOW)).kept

    measure(benchmark, loop, forget)
    loop.run_until_complete(db.close())


def test_opening(benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path) -> None:
    async def open_and_close() -> None:
        await (await Database.open(url(store))).close()

    measure(benchmark, loop, open_and_close)
