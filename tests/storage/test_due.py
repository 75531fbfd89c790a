"""What is due is done once, by whoever claims it, and again where they died over it."""

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, event, text

from bot.storage import Database, due
from bot.storage.due import Due, DueKind
from tests.storage import invitation, store

BOARD, EDIT, EXPIRE = DueKind.BOARD, DueKind.EDIT, DueKind.EXPIRE


async def due_at(db: Database, *times: float) -> None:
    """Have a new game, with ids from 1, due at each of these times."""
    for number, time in enumerate(times):
        game = await store(db, invitation(1, number + 2))
        await db.write(due.set_due, game.id, {BOARD: time})


async def claim(db: Database, now: float, *, lease: float = 60, limit: int = 10) -> list[Due]:
    return await db.write(due.claim_due, now, lease=lease, limit=limit)


async def claimed_ids(db: Database, now: float, *, limit: int = 10) -> list[int]:
    return sorted(claimed.game_id for claimed in await claim(db, now, limit=limit))


async def finish(db: Database, done: Due) -> None:
    await db.write(due.finish_due, done)


async def next_due(db: Database) -> float | None:
    return await db.read(due.fetch_next_due)


async def test_what_is_due_is_claimed_and_nothing_else(db: Database) -> None:
    await due_at(db, 100, 100.5, 101)
    assert await claim(db, 99.9) == []
    assert await claim(db, 100, lease=60) == [Due(1, BOARD, 160)]
    assert await claimed_ids(db, 101) == [2, 3]


async def test_the_longest_due_is_claimed_first_up_to_the_limit(db: Database) -> None:
    await due_at(db, 30, 10, 20)
    assert await claimed_ids(db, 100, limit=2) == [2, 3]
    assert await claimed_ids(db, 100, limit=2) == [1]


async def test_each_thing_is_claimed_once(db: Database) -> None:
    await due_at(db, *range(10))
    assert await claimed_ids(db, 100) == list(range(1, 11))
    assert await claim(db, 100) == []


async def test_two_processes_share_what_is_due(db: Database, other: Database) -> None:
    await due_at(db, *range(40))
    shares = await asyncio.gather(*(claim(database, 100, limit=7) for database in (db, other) * 3))
    assert sorted(claimed.game_id for share in shares for claimed in share) == list(range(1, 41))


async def test_what_was_claimed_and_not_finished_is_due_again(db: Database, other: Database) -> None:
    await due_at(db, 100)
    await claim(db, 100, lease=60)
    assert await claim(other, 159.9) == []
    assert await claim(other, 160) == [Due(1, BOARD, 220)]


async def test_what_is_finished_is_not_due_any_more(db: Database) -> None:
    await due_at(db, 100, 100)
    for claimed in await claim(db, 100):
        await finish(db, claimed)
    assert await next_due(db) is None
    assert await claim(db, 10_000) == []


async def test_finishing_leaves_what_was_set_anew_meanwhile(db: Database) -> None:
    await due_at(db, 100)
    (claimed,) = await claim(db, 100)
    await db.write(due.set_due, 1, {BOARD: 130})
    await finish(db, claimed)
    assert await next_due(db) == 130


async def test_finishing_late_leaves_what_another_has_claimed(db: Database, other: Database) -> None:
    await due_at(db, 100)
    (late,) = await claim(db, 100, lease=60)
    await claim(other, 200, lease=60)
    await finish(db, late)
    assert await next_due(db) == 260


async def test_a_game_is_due_when_it_was_last_set(db: Database) -> None:
    await due_at(db, 100)
    await db.write(due.set_due, 1, {BOARD: 50})
    assert await next_due(db) == 50
    assert await claimed_ids(db, 50) == [1]
    assert await claim(db, 100) == []


async def test_what_is_cleared_is_not_due_any_more(db: Database) -> None:
    await due_at(db, 100, 200)
    await db.write(due.clear_due, 1, BOARD)
    await db.write(due.clear_due, 1, BOARD)
    assert await next_due(db) == 200


async def test_a_game_can_have_one_thing_of_each_kind_due(db: Database) -> None:
    await due_at(db, 100, 200)
    await db.write(due.set_due, 1, {EDIT: 50, EXPIRE: 300})
    await db.write(due.set_due, 1, {EDIT: 60})
    every = [Due(1, EDIT, 1060), Due(1, BOARD, 1060), Due(2, BOARD, 1060), Due(1, EXPIRE, 1060)]
    assert await next_due(db) == 60
    await db.write(due.clear_due, 1, EDIT, EXPIRE, DueKind.THINK)
    assert set(await claim(db, 1000)) == {every[1], every[2]}
    await db.write(due.set_due, 1, {EDIT: 60, EXPIRE: 300})
    assert set(await claim(db, 1000)) == {every[0], every[3]}


async def test_the_next_due_is_the_earliest(db: Database) -> None:
    assert await next_due(db) is None
    await due_at(db, 30, 10.25, 20)
    assert await next_due(db) == 10.25


async def plan(db: Database, act: Callable[[Connection], object]) -> list[str]:
    """How SQLite goes about the one statement that `act` makes."""
    statements: list[tuple[str, object]] = []

    def note(_connection, _cursor, statement: str, parameters: object, _context, _many) -> None:
        statements.append((statement, parameters))

    def explain(connection: Connection) -> list[str]:
        event.listen(connection, "before_cursor_execute", note)
        try:
            act(connection)
        finally:
            event.remove(connection, "before_cursor_execute", note)
        ((statement, parameters),) = statements
        steps = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return [step.detail for step in steps]

    return await db.write(explain)


async def test_claiming_costs_the_same_however_many_games_there_are(db: Database) -> None:
    await due_at(db, *range(50))
    await db.write(lambda connection: connection.execute(text("ANALYZE")))
    steps = await plan(db, lambda connection: due.claim_due(connection, 10, lease=60, limit=5))
    assert "SEARCH due USING INDEX ix_due_due_at (due_at<?)" in steps, steps
    assert not any("SCAN due" in step or "TEMP B-TREE" in step for step in steps), steps


async def test_looking_for_the_next_due_costs_the_same_however_many_games_there_are(db: Database) -> None:
    await due_at(db, *range(50))
    assert await plan(db, due.fetch_next_due) == ["SEARCH due USING COVERING INDEX ix_due_due_at"]


async def test_what_is_postponed_is_due_then_unless_it_was_set_anew(db: Database) -> None:
    await due_at(db, 5, 6)
    first, second = await db.write(due.claim_due, 10, lease=60, limit=10)
    await db.write(due.set_due, second.game_id, {second.kind: 20.0})
    for claimed in (first, second):
        await db.write(due.postpone_due, claimed, 100.0)
    assert await claimed_ids(db, 19) == []
    assert await claimed_ids(db, 20) == [second.game_id]
    assert await claimed_ids(db, 79) == []
    assert sorted(await claimed_ids(db, 100)) == sorted([first.game_id, second.game_id])
