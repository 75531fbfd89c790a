"""How transactions are run on SQLite: whole or not at all, and together where they queue."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from bot.errors import ConflictError, GameOverError, NotSavedError
from bot.storage import Database, due, facts, sqlite
from bot.storage.kinds import DueKind
from tests.storage import invitation, store

# Long enough for a machine that is busy with other tests, too short for who waits for a lock.
SOON = 10


@pytest.fixture
def plain(url: str, db: Database) -> Iterator[sqlite3.Connection]:  # noqa: ARG001  # it makes the file
    """Another process's view of the file, past all of our code."""
    path = url.removeprefix("sqlite+aiosqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as connection:
        yield connection


@contextmanager
def locked(plain: sqlite3.Connection) -> Iterator[None]:
    """The other process has the write lock."""
    plain.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        plain.execute("COMMIT")


def save(connection: Connection, name: str, value: str = "") -> str:
    """Store a fact, and return its name."""
    facts.save_fact(connection, name, value)
    return name


def save_and_fail(connection: Connection, name: str, error: Exception) -> None:
    save(connection, name)
    raise error


def save_twice(connection: Connection, name: str) -> None:
    """Violate the primary key."""
    save(connection, name)
    connection.execute(text("INSERT INTO facts VALUES (:name, '')"), {"name": name})


def count_up(connection: Connection) -> int:
    count = int(facts.fetch_fact(connection, "count") or 0) + 1
    save(connection, "count", str(count))
    return count


def names(plain: sqlite3.Connection) -> set[str]:
    """The facts that are stored."""
    return {name for (name,) in plain.execute("SELECT name FROM facts")}


class Gate:
    """A transaction at which the writer stands still, so that others queue up behind it."""

    def __init__(self, db: Database) -> None:
        self._stands = asyncio.Event()
        self._open = threading.Event()
        self._loop = asyncio.get_running_loop()
        self.passed = asyncio.create_task(db.write(self._stand))

    def _stand(self, connection: Connection) -> str:
        self._loop.call_soon_threadsafe(self._stands.set)
        assert self._open.wait(SOON)
        return save(connection, "gate")

    async def closed(self) -> None:
        await asyncio.wait_for(self._stands.wait(), SOON)

    def open(self) -> None:
        self._open.set()


async def queue_up(db: Database, *acts: Callable[[Connection], object]) -> list[asyncio.Task[object]]:
    """Have transactions queue up behind a gate, which is opened when they all have."""
    gate = Gate(db)
    await gate.closed()
    queued = [asyncio.create_task(db.write(act)) for act in acts]
    await asyncio.sleep(0)
    gate.open()
    await gate.passed
    return queued


async def commits(db: Database) -> list[int]:
    """Grows by one with each commit from now on."""
    counted: list[int] = []

    def begin(connection: Connection) -> None:
        event.listen(connection.engine, "commit", lambda _connection: counted.append(1))

    await db.write(begin)
    counted.clear()
    return counted


async def test_what_queues_up_is_committed_together_and_each_gets_its_own_result(
    db: Database, plain: sqlite3.Connection
) -> None:
    counted = await commits(db)
    queued = await queue_up(db, *(lambda connection, i=i: save(connection, f"fact {i}") for i in range(20)))
    assert await asyncio.gather(*queued) == [f"fact {i}" for i in range(20)]
    # The gate's, and that of all the others.
    assert len(counted) == 2
    assert names(plain) == {"gate", *(f"fact {i}" for i in range(20))}


async def test_a_long_queue_is_committed_in_parts_and_in_its_order(db: Database) -> None:
    counted = await commits(db)
    queued = await queue_up(db, *[count_up] * 150)
    assert await asyncio.gather(*queued) == list(range(1, 151))
    assert 1 + 150 / 64 <= len(counted) <= 5


async def test_of_those_committed_together_who_fails_takes_back_itself_alone(
    db: Database, plain: sqlite3.Connection
) -> None:
    counted = await commits(db)
    refusal, surprise = GameOverError(), LookupError("nobody knows")
    queued = await queue_up(
        db,
        lambda connection: save(connection, "first"),
        lambda connection: save_and_fail(connection, "refused", refusal),
        lambda connection: save(connection, "second"),
        lambda connection: save_twice(connection, "twice"),
        lambda connection: save_and_fail(connection, "surprising", surprise),
        lambda connection: save(connection, "third"),
    )
    results = await asyncio.gather(*queued, return_exceptions=True)
    assert [results[0], results[2], results[5]] == ["first", "second", "third"]
    assert results[1] is refusal
    assert results[4] is surprise
    assert isinstance(results[3], ConflictError)
    assert isinstance(results[3].__cause__, IntegrityError)
    assert names(plain) == {"gate", "first", "second", "third"}
    assert len(counted) == 2


async def test_who_comes_later_sees_what_was_done_before_and_nothing_that_was_taken_back(
    db: Database,
) -> None:
    def see(connection: Connection) -> list[str]:
        return sorted(connection.execute(text("SELECT name FROM facts")).scalars())

    queued = await queue_up(
        db,
        lambda connection: save(connection, "first"),
        see,
        lambda connection: save_and_fail(connection, "refused", GameOverError()),
        see,
    )
    results = await asyncio.gather(*queued, return_exceptions=True)
    assert results[1] == results[3] == ["first", "gate"]


async def test_who_is_answered_can_rely_on_it(db: Database, plain: sqlite3.Connection) -> None:
    # SQLite itself takes back everything of the transaction, as where the disk is full.
    await db.write(
        lambda connection: connection.execute(
            text(
                "CREATE TRIGGER disk_full BEFORE INSERT ON facts WHEN NEW.name = 'big' "
                "BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
            )
        )
    )
    queued = await queue_up(
        db, *(lambda connection, name=name: save(connection, name) for name in ("one", "big", "two"))
    )
    results = await asyncio.gather(*queued, return_exceptions=True)
    assert isinstance(results[1], Exception)
    assert names(plain) == {"gate", *(result for result in results if isinstance(result, str))}
    assert await db.write(lambda connection: save(connection, "afterwards")) == "afterwards"
    assert "afterwards" in names(plain)


async def test_a_transaction_that_fails_leaves_nothing(db: Database, plain: sqlite3.Connection) -> None:
    with pytest.raises(LookupError):
        await db.write(save_and_fail, "half", LookupError())
    assert names(plain) == set()
    assert await db.write(save, "whole") == "whole"
    assert names(plain) == {"whole"}


async def test_what_the_schema_refuses_is_a_conflict(db: Database, plain: sqlite3.Connection) -> None:
    with pytest.raises(ConflictError) as refused:
        await db.write(save_twice, "twice")
    assert isinstance(refused.value.__cause__, IntegrityError)
    assert names(plain) == set()


async def test_a_refusal_waits_for_nobody(db: Database, plain: sqlite3.Connection) -> None:
    await db.write(save, "known")

    def refuse(connection: Connection) -> None:
        assert facts.fetch_fact(connection, "known") == ""
        raise GameOverError

    with locked(plain):
        for _ in range(3):
            with pytest.raises(GameOverError):
                await asyncio.wait_for(db.write(refuse), SOON)


async def test_whoever_reads_waits_for_nobody(
    db: Database, other: Database, plain: sqlite3.Connection
) -> None:
    await db.write(save, "known", "1")
    gate = Gate(db)
    await gate.closed()
    # While this process writes, and another does.
    with locked(plain):
        plain.execute("UPDATE facts SET value = '2'")
        for database in (db, other):
            assert await asyncio.wait_for(database.read(facts.fetch_fact, "known"), SOON) == "1"
    assert await db.read(facts.fetch_fact, "known") == "2"
    gate.open()
    await gate.passed


async def test_who_writes_waits_for_another_process(db: Database, plain: sqlite3.Connection) -> None:
    began = time.monotonic()
    with locked(plain):
        plain.execute("INSERT INTO facts VALUES ('count', '7')")
        writing = [asyncio.create_task(db.write(count_up)) for _ in range(3)]
        done, _ = await asyncio.wait(writing, timeout=1.5)
        # The loop went on meanwhile, and so do those who read.
        assert not done
        assert await db.read(facts.fetch_fact, "count") is None
    assert await asyncio.wait_for(asyncio.gather(*writing), SOON) == [8, 9, 10]
    assert time.monotonic() - began >= 1.5


async def test_who_waits_too_long_gives_up_and_others_are_let_in(
    db: Database, plain: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_PATIENCE", 0.2)
    with locked(plain):
        results = await asyncio.gather(*(db.write(count_up) for _ in range(3)), return_exceptions=True)
    assert all(isinstance(result, NotSavedError) for result in results), results
    assert names(plain) == set()
    assert await db.write(count_up) == 1


async def test_who_has_read_what_another_process_changes_then_begins_anew(
    db: Database, plain: sqlite3.Connection
) -> None:
    await db.write(save, "count", "1")
    seen: list[str | None] = []

    def change(connection: Connection) -> int:
        seen.append(facts.fetch_fact(connection, "count"))
        if len(seen) == 1:
            plain.execute("UPDATE facts SET value = '5'")
        return count_up(connection)

    assert await db.write(change) == 6
    assert seen == ["1", "5"]
    assert plain.execute("SELECT value FROM facts").fetchall() == [("6",)]


async def test_what_a_writing_transaction_read_cannot_change_under_it(db: Database, other: Database) -> None:
    counted = await asyncio.gather(*(database.write(count_up) for _ in range(20) for database in (db, other)))
    assert sorted(counted) == list(range(1, 41))
    assert await db.read(facts.fetch_fact, "count") == "40"


@pytest.mark.parametrize("writer", ["this process", "another"])
async def test_a_reader_sees_one_state(db: Database, other: Database, writer: str) -> None:
    await db.write(save, "state", "old")
    reads, goes_on = threading.Event(), threading.Event()

    def read_twice(connection: Connection) -> list[str | None]:
        first = facts.fetch_fact(connection, "state")
        reads.set()
        assert goes_on.wait(SOON)
        return [first, facts.fetch_fact(connection, "state")]

    reading = asyncio.create_task(db.read(read_twice))
    assert await asyncio.to_thread(reads.wait, SOON)
    await (db if writer == "this process" else other).write(save, "state", "new")
    goes_on.set()
    assert await reading == ["old", "old"]
    assert await db.read(facts.fetch_fact, "state") == "new"


async def test_a_read_that_fails_is_in_nobodys_way(db: Database) -> None:
    def fail(connection: Connection) -> None:
        assert facts.fetch_fact(connection, "known") is None
        raise LookupError

    with pytest.raises(LookupError):
        await db.read(fail)
    await db.write(save, "known", "now")
    # Nor does it still see the state of then.
    assert await db.read(facts.fetch_fact, "known") == "now"


async def test_who_stops_waiting_stops_nobody_else(db: Database, plain: sqlite3.Connection) -> None:
    def save_both(connection: Connection) -> None:
        save(connection, "one half")
        save(connection, "other half")

    gate = Gate(db)
    await gate.closed()
    queued = [
        asyncio.create_task(db.write(act)) for act in (count_up, save_both, count_up, save_both, count_up)
    ]
    await asyncio.sleep(0)
    queued[1].cancel()
    queued[2].cancel()
    gate.passed.cancel()
    gate.open()
    results = await asyncio.gather(*queued, return_exceptions=True)
    assert isinstance(results[1], asyncio.CancelledError)
    assert isinstance(results[2], asyncio.CancelledError)
    assert results[3] is None
    assert results[4] in (2, 3)
    assert names(plain) >= {"one half", "other half", "count"}
    assert await db.write(count_up) == results[4] + 1


async def test_a_transaction_whose_caller_is_gone_is_whole_or_not_there(
    db: Database, plain: sqlite3.Connection
) -> None:
    inside = threading.Event()

    def save_both(connection: Connection) -> None:
        save(connection, "one half")
        inside.set()
        time.sleep(0.05)
        save(connection, "other half")

    writing = asyncio.create_task(db.write(save_both))
    assert await asyncio.to_thread(inside.wait, SOON)
    writing.cancel()
    await asyncio.wait([writing])
    await db.write(save, "another")
    assert names(plain) in ({"another"}, {"another", "one half", "other half"})


async def test_closing_waits_for_what_is_queued(url: str, plain: sqlite3.Connection) -> None:
    database = await Database.open(url)
    gate = Gate(database)
    await gate.closed()
    queued = [asyncio.create_task(database.write(count_up)) for _ in range(100)]
    await asyncio.sleep(0)
    closing_down = asyncio.create_task(database.close())
    await asyncio.sleep(0.05)
    assert not closing_down.done()
    gate.open()
    await asyncio.wait_for(closing_down, SOON)
    assert await asyncio.gather(*queued) == list(range(1, 101))
    assert plain.execute("SELECT value FROM facts WHERE name = 'count'").fetchall() == [("100",)]
    for use in (database.write(count_up), database.read(facts.fetch_fact, "count")):
        with pytest.raises(Exception, match=r"closed|no active connection"):
            await asyncio.wait_for(use, SOON)


class Listener:
    """Notes what it is told, and whether that is stored when it is told."""

    def __init__(self, plain: sqlite3.Connection) -> None:
        self._plain = plain
        self.told: list[float] = []

    def __call__(self, due_at: float) -> None:
        stored = {time for (time,) in self._plain.execute("SELECT due_at FROM due")}
        assert due_at in stored
        self.told.append(due_at)


def make_due(connection: Connection, game_id: int, *times: float) -> None:
    for kind, due_at in zip(DueKind, times, strict=False):
        due.set_due(connection, game_id, {kind: due_at})


async def test_who_listens_is_told_of_the_first_thing_made_due_when_it_is_stored(
    db: Database, plain: sqlite3.Connection
) -> None:
    game = await store(db, invitation(1, 2))
    listener = Listener(plain)
    stop = db.listen(listener)
    await db.write(make_due, game.id, 30.5, 20.25, 40)
    assert listener.told == [20.25]
    await db.write(lambda connection: due.set_due(connection, game.id, {DueKind.BOARD: 9, DueKind.EDIT: 8}))
    assert listener.told == [20.25, 8]
    # What makes nothing due, or only less, is of no interest.
    await db.write(save, "fact")
    await db.write(due.clear_due, game.id, DueKind.BOARD)
    await db.read(due.fetch_next_due)
    assert listener.told == [20.25, 8]
    stop()
    await db.write(make_due, game.id, 1)
    assert listener.told == [20.25, 8]


async def test_who_listens_is_not_told_of_what_was_taken_back(
    db: Database, plain: sqlite3.Connection
) -> None:
    game = await store(db, invitation(1, 2))
    listener = Listener(plain)
    db.listen(listener)

    def fail(connection: Connection) -> None:
        make_due(connection, game.id, 10)
        raise LookupError

    with pytest.raises(LookupError):
        await db.write(fail)
    await db.write(save, "fact")
    queued = await queue_up(
        db,
        fail,
        lambda connection: save(connection, "another"),
        lambda connection: make_due(connection, game.id, 20),
        fail,
    )
    await asyncio.gather(*queued, return_exceptions=True)
    assert listener.told == [20]
    await db.write(save, "fact")
    assert listener.told == [20]


async def test_who_listens_is_told_once_of_what_had_to_begin_anew(
    db: Database, plain: sqlite3.Connection
) -> None:
    game = await store(db, invitation(1, 2))
    listener = Listener(plain)
    db.listen(listener)
    times = iter([10.0, 20.0])

    def change(connection: Connection) -> None:
        facts.fetch_fact(connection, "fact")
        due_at = next(times)
        if due_at == 10:
            plain.execute("INSERT INTO facts VALUES ('fact', '')")
        make_due(connection, game.id, due_at)

    await db.write(change)
    assert listener.told == [20]


async def test_several_who_listen_are_all_told(db: Database, plain: sqlite3.Connection) -> None:
    game = await store(db, invitation(1, 2))
    listeners = [Listener(plain) for _ in range(3)]
    stops = [db.listen(listener) for listener in listeners]
    stops[1]()
    await db.write(make_due, game.id, 10)
    assert [listener.told for listener in listeners] == [[10], [], [10]]


async def test_who_listens_is_told_also_where_nobody_waits_for_the_answer(
    db: Database, plain: sqlite3.Connection
) -> None:
    game = await store(db, invitation(1, 2))
    listener = Listener(plain)
    db.listen(listener)
    gate = Gate(db)
    await gate.closed()
    writing = asyncio.create_task(db.write(make_due, game.id, 10))
    await asyncio.sleep(0)
    writing.cancel()
    gate.open()
    await gate.passed
    await db.write(save, "fact")
    # What is stored is due, so it has to be looked for.
    assert listener.told == [time for (time,) in plain.execute("SELECT due_at FROM due")]


async def test_a_database_in_memory_is_used_in_the_same_way() -> None:
    database = await Database.open("sqlite+aiosqlite:///:memory:")
    results = await asyncio.gather(*(database.write(count_up) for _ in range(5)))
    assert results == [1, 2, 3, 4, 5]
    assert await database.read(facts.fetch_fact, "count") == "5"
    with pytest.raises(GameOverError):
        await database.write(save_and_fail, "half", GameOverError())
    assert await database.read(facts.fetch_fact, "half") is None
    await database.close()


async def test_what_is_written_soon_goes_with_the_next_that_is_written(
    db: Database, plain: sqlite3.Connection
) -> None:
    db.write_soon(save, "soon")
    await asyncio.sleep(0.05)
    assert "soon" not in names(plain)
    await db.write(save, "next")
    assert {"soon", "next"} <= names(plain)


async def test_what_is_written_soon_is_written_after_seconds_or_at_the_end(
    url: str, plain: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.sqlite._SOON", 0.02)
    database = await Database.open(url)
    database.write_soon(save, "by itself")
    await asyncio.sleep(0.2)
    assert "by itself" in names(plain)
    database.write_soon(save, "at the end")
    await database.close()
    assert "at the end" in names(plain)


async def test_what_is_written_soon_and_fails_takes_back_itself_alone(
    db: Database, plain: sqlite3.Connection
) -> None:
    db.write_soon(save_and_fail, "soon", RuntimeError("it fails"))
    await db.write(save, "next")
    assert "next" in names(plain)
    assert "soon" not in names(plain)


@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("act", [Path.unlink, lambda path: path.rename(path.with_name("moved"))])
async def test_what_is_written_to_a_file_that_is_gone_is_not_taken_for_kept(
    db: Database, tmp_path: Path, act: Callable[[Path], object], suffix: str
) -> None:
    assert await db.write(count_up) == 1
    act(tmp_path / f"games.db{suffix}")
    for writing in (db.write(count_up), db.write(count_up)):
        with pytest.raises(NotSavedError):
            await writing


async def test_a_file_that_is_put_in_the_place_of_another_is_noticed(
    db: Database, migrated: Path, tmp_path: Path
) -> None:
    new = tmp_path / "new.db"
    shutil.copy(migrated, new)
    new.rename(tmp_path / "games.db")
    with pytest.raises(NotSavedError):
        await db.write(count_up)
