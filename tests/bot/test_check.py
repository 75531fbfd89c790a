"""`python -m bot.check` puts right what does not follow from the plies, and says what it did."""

import asyncio
import sys
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, Executable, update

from bot import check
from bot.games import Game
from bot.rules import Ply
from bot.storage import Database
from bot.storage.tables import games, plies
from tests.actions import begin, fetch, play

Check = Callable[..., Awaitable[int]]


@pytest.fixture
def run(url: str, monkeypatch: pytest.MonkeyPatch) -> Check:
    """Runs the program on the store with these options, in a thread, as it has its own event loop."""
    monkeypatch.setenv("DATABASE_URL", url)

    async def run(*options: str) -> int:
        monkeypatch.setattr(sys, "argv", ["check", *options])
        return await asyncio.to_thread(check.main)

    return run


async def two_games(db: Database) -> tuple[Game, Game]:
    return await play(db, await begin(db), "d4"), await play(db, await begin(db, seed=2), "d1")


async def spoil(db: Database, statement: Executable) -> None:
    def run(connection: Connection) -> None:
        connection.execute(statement)

    await db.write(run)


async def test_where_all_is_well_it_says_so(
    db: Database, run: Check, capsys: pytest.CaptureFixture[str]
) -> None:
    await two_games(db)
    assert await run() == 0
    assert capsys.readouterr().out == "0 games with a fault, 0 of them left\n"


async def test_what_differs_is_reported_and_then_put_right(
    db: Database, run: Check, capsys: pytest.CaptureFixture[str]
) -> None:
    well, spoilt = await two_games(db)
    wrong = {"quiet_turns": 7, "number": 1 + spoilt.number, "position": well.position}
    await spoil(db, update(games).where(games.c.id == spoilt.id).values(wrong))
    assert await run("--dry-run") == 1
    what = f"game {spoilt.id}: position, quiet_turns, number"
    assert capsys.readouterr().out == f"{what}: left as it is\n1 games with a fault, 1 of them left\n"
    assert (await fetch(db, spoilt.id)).position == well.position
    assert await run() == 0
    assert capsys.readouterr().out == f"{what}: put right\n1 games with a fault, 0 of them left\n"
    mended = await fetch(db, spoilt.id)
    assert (mended.standing, mended.number) == (spoilt.standing, spoilt.number)
    assert await fetch(db, well.id) == well


async def test_plies_that_are_no_game_are_left_to_people(
    db: Database, run: Check, capsys: pytest.CaptureFixture[str]
) -> None:
    _, spoilt = await two_games(db)
    await spoil(db, update(plies).where(plies.c.game_id == spoilt.id).values(ply=Ply.parse("p1")))
    assert await run() == 1
    out = capsys.readouterr().out
    assert out.startswith(f"game {spoilt.id}: ")
    assert out.endswith(": left as it is\n1 games with a fault, 1 of them left\n")


async def test_a_store_that_cannot_be_opened_is_one_line(
    run: Check, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///nowhere/games.db")
    assert await run() == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
