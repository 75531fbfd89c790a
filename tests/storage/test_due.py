"""What is due is done once, by whoever claims it, and again where they died over it."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import Clock, ColourChoice, Start
from bot.rules import Position
from bot.storage import Database, due, games
from bot.storage.due import Due, DueKind

BOARD = DueKind.BOARD


async def due_at(db: Database, *times: float) -> None:
    """Have a new game, with ids from 1, due at each of these times."""
    async with db.writing() as connection:
        for number, time in enumerate(times):
            game_id = await games.insert_game(
                connection,
                challenger=1,
                opponent=number + 2,
                colour=ColourChoice.RED,
                start=Start.FILL,
                red=1,
                start_position=Position.start(),
                clock=Clock.NONE,
                channel_id=number,
                locale="en-US",
                now=0.0,
            )
            await due.set_due(connection, game_id, BOARD, time)


async def claim(db: Database, now: float, *, lease: float = 60, limit: int = 10) -> list[Due]:
    async with db.writing() as connection:
        return await due.claim_due(connection, now, lease=lease, limit=limit)


async def claimed_ids(db: Database, now: float, *, limit: int = 10) -> list[int]:
    return sorted(claimed.game_id for claimed in await claim(db, now, limit=limit))


async def finish(db: Database, done: Due) -> None:
    async with db.writing() as connection:
        await due.finish_due(connection, done)


async def next_due(db: Database) -> float | None:
    async with db.reading() as connection:
        return await due.fetch_next_due(connection)


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
    async with db.writing() as connection:
        await due.set_due(connection, 1, BOARD, 130)
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
    async with db.writing() as connection:
        await due.set_due(connection, 1, BOARD, 50)
    assert await next_due(db) == 50
    assert await claimed_ids(db, 50) == [1]
    assert await claim(db, 100) == []


async def test_what_is_cleared_is_not_due_any_more(db: Database) -> None:
    await due_at(db, 100, 200)
    async with db.writing() as connection:
        await due.clear_due(connection, 1, BOARD)
        await due.clear_due(connection, 1, BOARD)
    assert await next_due(db) == 200


async def test_the_next_due_is_the_earliest(db: Database) -> None:
    assert await next_due(db) is None
    await due_at(db, 30, 10.25, 20)
    assert await next_due(db) == 10.25


async def plan(db: Database, act: Callable[[AsyncConnection], Awaitable[object]]) -> list[str]:
    """How SQLite goes about the one statement that `act` makes."""
    statements: list[tuple[str, object]] = []

    def note(_connection, _cursor, statement: str, parameters: object, _context, _many) -> None:
        statements.append((statement, parameters))

    engine = db._engine.sync_engine
    async with db.writing() as connection:
        event.listen(engine, "before_cursor_execute", note)
        try:
            await act(connection)
        finally:
            event.remove(engine, "before_cursor_execute", note)
        ((statement, parameters),) = statements
        steps = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return [step.detail for step in steps]


async def test_claiming_costs_the_same_however_many_games_there_are(db: Database) -> None:
    await due_at(db, *range(50))
    async with db.writing() as connection:
        await connection.execute(text("ANALYZE"))
    steps = await plan(db, lambda connection: due.claim_due(connection, 10, lease=60, limit=5))
    assert "SEARCH due USING INDEX ix_due_due_at (due_at<?)" in steps, steps
    assert not any("SCAN due" in step or "TEMP B-TREE" in step for step in steps), steps


async def test_looking_for_the_next_due_costs_the_same_however_many_games_there_are(db: Database) -> None:
    await due_at(db, *range(50))
    assert await plan(db, due.fetch_next_due) == ["SEARCH due USING COVERING INDEX ix_due_due_at"]
