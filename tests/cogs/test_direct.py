"""Games by direct message with the bot, between people's own DMs, and where the bot is no member."""

import pytest
from simcord import UserHandle

from tests.conftest import StartTable
from tests.table import Table, columns, labels, press, private, public


@pytest.fixture
def users(table: Table) -> tuple[UserHandle, UserHandle]:
    """Ann and Ben as they stand in their DMs with the bot."""
    handles = tuple(UserHandle(table.env, table.env.backend.get_user(p.id)) for p in (table.ann, table.ben))
    return handles[0], handles[1]


async def test_a_challenge_in_the_bots_dm_reaches_the_opponents_dm(
    table: Table, users: tuple[UserHandle, UserHandle]
) -> None:
    ann, ben = users
    await ann.slash("pop10 challenge", opponent=ben, colour="red")
    mine, theirs = public(ann.dm_channel)[-1], public(ben.dm_channel)[-1]
    assert mine.content.startswith(f"Your challenge to {table.ben.mention} is on its way")
    assert labels(mine) == ["Withdraw"]
    assert labels(theirs) == ["Accept", "Decline"]

    await ben.click(theirs, label="Accept")
    mine, theirs = public(ann.dm_channel)[-1], public(ben.dm_channel)[-1]
    assert columns(mine) == [1, 2, 3, 4, 5, 6, 7]
    assert columns(theirs) == []
    assert theirs.attachments

    await press(ann, mine, 4)
    mine, theirs = public(ann.dm_channel)[-1], public(ben.dm_channel)[-1]
    assert columns(mine) == []
    assert columns(theirs) == [1, 2, 3, 5, 6, 7]
    await table.wait(31)
    assert len(public(ben.dm_channel)) == 2
    assert len(public(ann.dm_channel)) == 1
    await press(ben, public(ben.dm_channel)[-1], 5)
    assert (await table.game()).number == 2
    assert columns(public(ann.dm_channel)[-1]) == [1, 2, 3, 6, 7]


async def test_an_opponent_who_takes_no_direct_messages(
    table: Table, users: tuple[UserHandle, UserHandle]
) -> None:
    ann, ben = users
    table.env.inject_error(
        "POST", f"/channels/{ben.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    result = await ann.slash("pop10 challenge", opponent=ben)
    assert "cannot send" in result.response.content
    assert public(ann.dm_channel) == [] or labels(public(ann.dm_channel)[-1]) == []
    # It does not stand in the way of the next one.
    table.env.backend.faults.clear()
    await ann.slash("pop10 challenge", opponent=ben)
    assert labels(public(ben.dm_channel)[-1]) == ["Accept", "Decline"]


@pytest.mark.parametrize("ping_after", [0, 30])
async def test_a_server_game_can_be_played_from_ones_own_dm_too(
    start_table: StartTable, ping_after: int
) -> None:
    table = await start_table(ping_after=ping_after)
    ann = UserHandle(table.env, table.env.backend.get_user(table.ann.id))
    await table.begin(table.ann, table.ben)
    await ann.slash("pop10 board", game=1)
    await press(ann, public(ann.dm_channel)[-1], 4)
    await table.wait(31)
    # Ben is told in the channel, and Ann, from now on, in her DM.
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    in_channel = len(table.messages)
    await press(table.ben, table.last, 5)
    await table.wait(31)
    assert public(ann.dm_channel)[-1].content.startswith(f"{table.ann.mention}, your turn!")
    assert len(table.messages) == in_channel
    assert columns(table.last) == columns(public(ann.dm_channel)[-1]) == [1, 2, 3, 6, 7]


async def test_help_in_the_dm(users: tuple[UserHandle, UserHandle]) -> None:
    ann, _ = users
    assert "Ten points win" in private(await ann.slash("pop10 help"))


@pytest.mark.usefixtures("as_user_install")
async def test_as_a_user_install_every_turn_is_announced_as_part_of_the_answer(
    start_table: StartTable,
) -> None:
    table = await start_table(ping_after=30)
    table.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await table.begin(table.ann, table.ben)
    board = table.last
    assert board.content.startswith(f"{table.ann.mention}, you begin!")
    await press(table.ann, board, 4)
    old, new = table.messages[-2:]
    assert (old.id, labels(old)) == (board.id, [])
    assert new.content.startswith(f"{table.ben.mention}, your turn!")
    await press(table.ben, new, 5)
    assert (await table.game()).number == 2
    before = len(table.messages)
    await table.wait(3600)
    assert len(table.messages) == before
    assert not [r for r in table.env.http_requests if r.path.startswith("/channels")]


@pytest.mark.usefixtures("as_user_install")
async def test_resigning_as_a_user_install_is_seen_by_all(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    page = await table.ann.click(table.last, label="⋯")
    question = await table.ann.click(page.response.message, label="Resign")
    await table.ann.click(question.response.message, label="Yes, resign")
    assert "🏆" in table.last.content
    assert board
