"""What a full store costs: `uv run pytest tests/bench/test_store.py -n 0 --benchmark-enable`.

Each figure stands beside that of ten games: what is asked for again and again must not grow with
the games that nobody asks about.
"""

import asyncio
import json
import shutil
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from sqlalchemy import Connection, insert, update

from bot import actions
from bot.games import Clock, ColourChoice, Game, History, Reason, Start, Status
from bot.rules import Ply, Position
from bot.storage import Database
from bot.storage.kinds import DueKind
from bot.storage.rows import standing_values
from bot.storage.tables import boards, due, games, plies
from cogs.privacy.commands import exported

PLIES = ("d4", "d1", "d2")
SIZES = [10, 100_000]
# Of one person, for what lists them.
MANY = 10_000
EXPORTED = 3000
ROUNDS = 50
NOW = 1_000_000.0
# As many as are claimed at once.
DUE = 20


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture(scope="module", params=SIZES)
def full_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of so many running games with clocks, three plies and a board each.

    Without `--benchmark-enable` the small one is enough to see that it runs.
    """
    if request.param != SIZES[0] and request.config.getoption("--benchmark-disable", default=True):
        pytest.skip("takes a minute, and measures")
    file = tmp_path_factory.mktemp("store") / "games.db"
    asyncio.run(fill(file, request.param))
    return file


@pytest.fixture
def store(full_store: Path, tmp_path: Path) -> Path:
    """A store of one's own."""
    return Path(shutil.copy(full_store, tmp_path / "games.db"))


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def rows_of(size: int) -> Iterator[dict[str, object]]:
    """Games in which three discs were dropped; everybody plays about ten of them."""
    history = History.replay(Position.start(), map(Ply.parse, PLIES))
    for each in range(1, size + 1):
        one, other = each % (size // 5) + 1, 10**9 + each % (size // 4)
        yield {
            **standing_values(history.standing),
            "id": each,
            "status": Status.PLAYING,
            "challenger": one,
            "opponent": other,
            "colour": ColourChoice.RED,
            "start": Start.FILL,
            "red": one,
            "yellow": other,
            "start_position": Position.start(),
            "channel_id": 1,
            "locale": "en-US",
            "clock": Clock.THREE_DAYS,
            "number": len(PLIES),
            "version": 0,
            "created_at": 0.0,
            "deadline": NOW + each,
            "time_up": False,
            "reason": None,
            "ended_at": None,
        }


async def fill(file: Path, size: int, *, of_one_person: bool = False) -> None:
    """Store so many games with their plies, boards, and what is due.

    Where all are of one person, whose id is 1, all but the last five have ended.
    """

    def insert_all(connection: Connection) -> None:
        stored = list(rows_of(size))
        if of_one_person:
            for row in stored:
                row |= {"red": 1, "challenger": 1}
            for row in stored[:-5]:
                row |= {"status": Status.ENDED, "reason": Reason.AGREED, "ended_at": NOW, "deadline": None}
        connection.execute(insert(games), stored)
        connection.execute(
            insert(plies),
            [
                {"game_id": row["id"], "number": number, "ply": Ply.parse(ply), "played_at": 0.0}
                for row in stored
                for number, ply in enumerate(PLIES)
            ],
        )
        connection.execute(
            insert(boards),
            [
                {"game_id": row["id"], "channel_id": 1, "guild_id": row["id"] % 1000}
                | {"message_id": row["id"], "can_post": True, "can_attach": True}
                for row in stored
            ],
        )
        connection.execute(
            insert(due),
            [
                {"game_id": row["id"], "kind": kind, "due_at": NOW + row["id"] + after}
                for row in stored
                for kind, after in ((DueKind.REMIND, 1000), (DueKind.TIME_UP, 2000))
            ],
        )

    db = await Database.open(url(file))
    await db.write(insert_all)
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

    rounds, warm_up = (1, 0) if benchmark.disabled else (ROUNDS, 3)
    benchmark.pedantic(
        lambda: loop.run_until_complete(act()), setup=setup, rounds=rounds, warmup_rounds=warm_up
    )


def test_claiming_what_is_due(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))

    async def make_due() -> None:
        some = due.c.game_id.in_(range(1, DUE + 1)), due.c.kind == DueKind.REMIND
        await db.write(lambda connection: connection.execute(update(due).where(*some).values(due_at=NOW - 1)))

    async def claim() -> None:
        claimed = await db.write(actions.claim, NOW, 20)
        assert 10 <= len(claimed) <= DUE

    measure(benchmark, loop, claim, make_due)
    loop.run_until_complete(db.close())


def test_looking_for_the_next_due(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))
    measure(benchmark, loop, lambda: db.read(actions.next_due))
    loop.run_until_complete(db.close())


def test_finding_a_persons_games(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))

    async def find() -> None:
        assert len(await db.read(actions.find_games, 1)) == 5

    measure(benchmark, loop, find)
    loop.run_until_complete(db.close())


def test_forgetting_a_person(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path
) -> None:
    db = loop.run_until_complete(Database.open(url(store)))

    async def forget() -> None:
        # Nobody whom the store knows, so that the looking is all there is.
        assert not (await db.write(actions.forget, actions.By(7 * 10**9, NOW, 0))).kept

    measure(benchmark, loop, forget)
    loop.run_until_complete(db.close())


def test_opening(benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, store: Path) -> None:
    async def open_and_close() -> None:
        await (await Database.open(url(store))).close()

    measure(benchmark, loop, open_and_close)


@pytest.fixture
def own_store(tmp_path: Path, benchmark: BenchmarkFixture) -> Path:
    """A store in which all games are of one person."""
    file = tmp_path / "own.db"
    asyncio.run(fill(file, 100 if benchmark.disabled else MANY, of_one_person=True))
    return file


@pytest.mark.parametrize("find", [actions.find_games, actions.find_ended_games])
@pytest.mark.parametrize("typed", ["", "99"])
def test_a_list_of_thousands_of_games(
    find: Callable[..., list[Game]],
    typed: str,
    benchmark: BenchmarkFixture,
    loop: asyncio.AbstractEventLoop,
    own_store: Path,
) -> None:
    db = loop.run_until_complete(Database.open(url(own_store)))
    measure(benchmark, loop, lambda: db.read(find, 1, typed))
    loop.run_until_complete(db.close())


def test_an_export_of_thousands_of_games(
    benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    """What is printed is the longest time for which the event loop did nothing else."""
    asyncio.run(fill(tmp_path / "own.db", 100 if benchmark.disabled else EXPORTED, of_one_person=True))
    db = loop.run_until_complete(Database.open(url(tmp_path / "own.db")))
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        before = time.perf_counter()
        while True:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            longest, before = max(longest, now - before), now

    async def export() -> None:
        ticking = asyncio.create_task(tick())
        assert json.loads(await exported(db, 1))["games"]
        ticking.cancel()

    benchmark.pedantic(lambda: loop.run_until_complete(export()), rounds=1)
    sys.stdout.write(f"\nthe event loop was held up for at most {1000 * longest:.0f} ms\n")
    loop.run_until_complete(db.close())
