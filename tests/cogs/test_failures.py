"""What goes wrong around a press: the game is safe, and the person is told."""

import logging
import sys

import pytest

from bot import actions
from tests.conftest import StartTable
from tests.table import Table, columns, labels, press, private


async def test_an_unforeseen_error_is_answered_and_logged_with_its_traceback(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    board = await table.begin(table.ann, table.ben)

    def broken(*_args: object) -> None:
        raise ZeroDivisionError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(actions, "play", broken)
        result = await press(table.ann, board, 4)
    assert private(result).startswith("Something broke on my side. Your game is safe")
    (record,) = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert record.exc_info is not None
    assert "ZeroDivisionError: a bug" in caplog.text
    await press(table.ann, board, 4)
    assert (await table.game()).number == 1


async def test_an_error_in_a_command_is_answered_too(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(actions, "load_meant", broken)
    result = await table.ann.slash(table.channel, "pop10 board")
    assert private(result).startswith("Something broke on my side.")


async def test_a_picture_that_cannot_be_drawn_costs_no_ply(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await table.begin(table.ann, table.ben)

    def broken(*_args: object, **_options: object) -> bytes:
        raise MemoryError("no room for a picture")

    with monkeypatch.context() as patch:
        patch.setattr(sys.modules["cogs.board.panel"], "png", broken)
        result = await press(table.ann, board, 4)
    assert private(result).startswith("Something broke on my side.")
    assert (await table.game()).number == 1
    await table.wait(60)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]


@pytest.fixture
async def slow_table(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table where no answer is ready before it has to be put off.

    simcord moves its time only when all work is done, so no work can take long in it; instead the
    time that an answer may take is none.
    """
    monkeypatch.setattr(sys.modules["cogs.answers"], "_DEFER_AFTER", 0)
    return table


async def test_answers_that_take_long_are_put_off_and_given(slow_table: Table) -> None:
    table = slow_table
    invitation = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben, colour="red")
    accepted = await table.ben.click(table.last, label="Accept")
    played = await press(table.ann, table.last, 4)
    answers = [r.json["type"] for r in table.env.http_requests if r.path.endswith("/callback")]
    assert answers == [5, 6, 6]
    assert invitation.response is not None
    assert accepted.deferred
    assert played.deferred
    assert len(table.messages) == 1
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    reposted = await table.ben.slash(table.channel, "pop10 board")
    assert reposted.response is not None
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    await press(table.ben, table.last, 5)
    assert (await table.game()).number == 2


async def test_refusals_that_take_long_stay_private(slow_table: Table) -> None:
    table = slow_table
    board = await table.begin(table.ann, table.ben)
    assert "turn" in private(await press(table.ben, board, 4))
    before = len(table.messages)
    again = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ann)
    assert "It takes two" in private(again)
    assert len(table.messages) == before


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10062), (404, 10008), (403, 50013), (500, 0), (502, 0), (400, 30046)]
)
async def test_an_answer_that_discord_does_not_take(table: Table, status: int, code: int) -> None:
    board = await table.begin(table.ann, table.ben)
    table.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=None)
    await press(table.ann, board, 4)
    table.env.backend.faults.clear()
    assert (await table.game()).number == 1
    await table.wait(31)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    await press(table.ben, table.last, 5)
    assert (await table.game()).number == 2


async def test_an_old_board_that_cannot_be_put_away_leads_to_the_new_one(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await table.wait(31)
    table.env.backend.faults.clear()
    new = table.last
    assert new.id != board.id
    # Its buttons still carry the right ply, so they play; the game goes on where it is shown.
    await press(table.ben, table.messages[0], 5)
    old, new = table.messages
    assert (await table.game()).number == 2
    assert labels(old) == []
    assert columns(new) == [1, 2, 3, 6, 7]


async def test_no_permission_to_send_keeps_the_game_playable(start_table: StartTable) -> None:
    table = await start_table(ping_after=30)
    channel = table.channel_without(send_messages=False)
    board = await table.begin(table.ann, table.ben, channel)
    assert board.content.startswith(f"{table.ann.mention}, you begin!")
    await press(table.ann, board, 4)
    new = channel.history()[-1]
    assert new.content.startswith(f"{table.ben.mention}, your turn!")
    await press(table.ben, new, 5)
    assert (await table.game()).number == 2
