"""Whatever Discord answers, and whenever the process dies: the game is where it should be, and goes on."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import Database, facts
from tests.conftest import StartTable
from tests.table import Table, columns, labels, press, private, public

ERRORS = [
    (429, 0),
    (500, 0),
    (502, 0),
    (401, 50027),
    (404, 10008),
    (404, 10003),
    (404, 10062),
    (403, 50001),
    (403, 50013),
    (403, 50007),
    (400, 50083),
    (400, 30046),
]
REPOSITORY = Path(__file__).parents[2]


async def goes_on(table: Table, number: int) -> None:
    """Whoever is to move finds a board that works, if need be by asking for it."""
    table.env.backend.faults.clear()
    assert (await table.game()).number == number
    person = await table.to_move()
    expected = [ply.column + 1 for ply in (await table.game()).position.legal_plies]
    await person.slash(table.channel, "pop10 board")
    assert columns(table.last) == expected
    await press(person, table.last, expected[0])
    assert (await table.game()).number == number + 1
    assert [m.id for m in table.messages if columns(m)] == [table.last.id]


@pytest.mark.parametrize(("status", "code"), ERRORS)
async def test_at_the_press(table: Table, status: int, code: int) -> None:
    board = await table.begin(table.ann, table.ben)
    table.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=None)
    await press(table.ann, board, 4)
    # The ply was stored, so it is to be seen at once.
    assert [columns(message) for message in table.messages] == [[1, 2, 3, 5, 6, 7]]
    table.env.backend.faults.clear()
    await table.wait(31)
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    await goes_on(table, 1)


@pytest.mark.parametrize(("status", "code"), ERRORS)
async def test_at_the_follow_up(start_table: StartTable, status: int, code: int) -> None:
    table = await start_table(ping_after=0)
    await table.begin(table.ann, table.ben)
    table.env.inject_error("POST", "/webhooks/*", status=status, code=code, times=None)
    await press(table.ann, table.last, 4)
    table.env.backend.faults.clear()
    await table.wait(31)
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    await goes_on(table, 1)


@pytest.mark.parametrize(("status", "code"), ERRORS)
async def test_in_the_background(table: Table, status: int, code: int) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
    await table.wait(200)
    await goes_on(table, 1)


@pytest.mark.parametrize(("status", "code"), ERRORS)
async def test_when_the_old_board_cannot_be_put_away(table: Table, status: int, code: int) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=None)
    await table.wait(31)
    assert len(table.messages) == 2
    table.env.backend.faults.clear()
    # The old board still carries the right ply: it plays, and leads on.
    await press(table.ben, table.messages[0], 5)
    assert (await table.game()).number == 2
    assert labels(table.messages[0]) == []
    assert columns(table.last) == [1, 2, 3, 6, 7]


async def test_a_reconnect_tells_nobody_again(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.wait(31)
    with table.env._bot_scope():
        table.bot.dispatch("ready")
        table.bot.dispatch("resumed")
    await table.env.settle()
    await table.wait(3600)
    assert len(table.messages) == 2


async def test_an_archived_thread_is_brought_back(table: Table) -> None:
    thread = table.thread(table.channel)
    await table.begin(table.ann, table.ben, thread)
    await press(table.ann, public(thread)[-1], 4)
    table.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await table.wait(31)
    assert public(thread)[-1].content.startswith(f"{table.ben.mention}, your turn!")


async def test_in_a_locked_thread_the_player_learns_what_to_do(table: Table) -> None:
    thread = table.thread(table.channel)
    await table.begin(table.ann, table.ben, thread)
    table.env.inject_error("POST", "/interactions/*/callback", status=400, code=50083, times=1)
    table.env.inject_error("*", "/channels/*", status=400, code=50083, times=None)
    result = await press(table.ann, public(thread)[-1], 4)
    assert private(result).startswith("I cannot write here any more. Your game is safe")
    await table.wait(600)
    requests = len(table.env.http_requests)
    await table.wait(600)
    assert len(table.env.http_requests) == requests, "it is not tried again and again"
    await goes_on(table, 1)


async def test_what_a_killed_process_had_stored_is_shown_with_its_ping_once(url: str) -> None:
    child = subprocess.Popen(  # noqa: ASYNC220  # nothing else runs in this loop yet
        [sys.executable, "-m", "tests.cogs.killed", url],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "stored\n"
    child.send_signal(signal.SIGKILL)
    child.wait()

    database = await Database.open(url)
    # The Discord of the child is gone with it. This one is the same to the id, once the bot has told
    # it, too, of its commands.
    await database.write(facts.save_fact, "commands", "")
    table = await Table.start(database)
    try:
        assert (await table.game()).number == 1
        await table.wait(60)
        (board,) = table.messages
        assert board.content.startswith(f"{table.ben.mention}, your turn!")
        await table.wait(3600)
        assert len(table.messages) == 1
        await press(table.ben, board, 5)
        assert (await table.game()).number == 2
    finally:
        await table.env.shutdown()
        await database.close()
