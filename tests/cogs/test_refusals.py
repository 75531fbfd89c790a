"""Bad input gets a clear private answer and changes nothing."""

import discord
import pytest
from sqlalchemy import text

from bot.rules import Position
from tests.games import store_game
from tests.table import Table, press, private


def forge(table: Table, message: discord.Message, custom_id: str) -> None:
    """Put another custom_id on the first button of a message, as a tampered client would send it."""
    stored = table.env.backend.get_message(message.channel.id, message.id)
    stored.components[0]["components"][0]["custom_id"] = custom_id


@pytest.mark.parametrize(
    ("custom_id", "answer"),
    [
        ("p10:1:1:0:p4", "not possible on this board"),
        ("p10:1:1:0:r4", "not possible on this board"),
        ("p10:1:1:5:d4", "has gone on since"),
        ("p10:1:999:0:d4", "no such game"),
        ("p10:1:999999999999999999:0:d4", "no such game"),
        ("p10:1:999:accept", "no such game"),
        ("p10:1:999:more", "no such game"),
        ("p10:1:999:rematch", "no such game"),
        ("p10:1:1:rematch", "no such game"),
        ("p10:1:1:accept", "over already"),
        ("p10:1:1:withdraw", "over already"),
        ("p10:1:1:0:d8", "do not know this button"),
        ("p10:1:0:0:d4", "do not know this button"),
        ("p10:1:1:0:x4", "do not know this button"),
        ("p10:1:-1:0:d4", "do not know this button"),
        ("p10:0:1:0:d4", "do not know this button"),
        ("p10:2:1:0:d4", "do not know this button"),
        ("p10:1:1:burn", "do not know this button"),
        ("p10:1:1:accept\n", "do not know this button"),
        ("p10:", "do not know this button"),
        ("p10:1:1:0:d4:d5", "do not know this button"),
        ("p10:" + "9" * 90, "do not know this button"),
    ],
)
async def test_forged_buttons(table: Table, custom_id: str, answer: str) -> None:
    board = await table.begin(table.ann, table.ben)
    forge(table, board, custom_id)
    result = await table.ann.click(board, custom_id=custom_id)
    assert answer in private(result)
    assert (await table.game()).number == 0
    assert table.last.content == board.content


async def test_a_button_of_an_older_board_links_to_the_current_one(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    stale = table.env.backend.get_message(table.channel.id, board.id).components
    await table.play(4)
    await table.wait(31)
    # Ann's phone still shows the old board.
    table.env.backend.get_message(table.channel.id, board.id).components = stale
    for person in (table.ann, table.ben):
        result = await press(person, board, 5)
        assert private(result) == (
            f"The game has gone on since this board. Here it is now: {table.link(table.last)}"
        )
    assert (await table.game()).number == 1


async def test_a_column_pressed_twice_is_played_once(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    stale = table.env.backend.get_message(table.channel.id, board.id).components
    await press(table.ann, board, 4)
    table.env.backend.get_message(table.channel.id, board.id).components = stale
    assert "has gone on since" in private(await press(table.ann, board, 4))
    assert (await table.game()).number == 1


async def test_two_presses_at_the_same_moment_make_one_ply(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    results = await table.click_at_once(board, (table.ann, 4), (table.ann, 5))
    assert (await table.game()).number == 1
    assert sum(result.ephemeral for result in results) == 1
    assert all(result.acknowledged for result in results)


async def test_a_finished_game(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrrrr1y r pop 9-4"))
    board = table.last
    stale = table.env.backend.get_message(table.channel.id, board.id).components
    await table.play(1)
    table.env.backend.get_message(table.channel.id, board.id).components = stale
    for label in ("Pop 2", "⋯"):
        assert private(await table.ann.click(board, label=label)) == "This game is over."


@pytest.mark.parametrize("command", ["pop10 board", "pop10 resign"])
async def test_a_game_that_is_not_ones_own(table: Table, command: str) -> None:
    await table.begin(table.ann, table.ben)
    assert "no such game of yours" in private(await table.cat.slash(table.channel, command, game=1))
    assert "no such game of yours" in private(await table.ann.slash(table.channel, command, game=2))
    assert "no such game of yours" in private(await table.ann.slash(table.channel, command, game=-1))
    assert "no game going" in private(await table.cat.slash(table.channel, command))
    assert len(table.messages) == 1


async def test_resigning_a_finished_game(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrrrr1y r pop 9-4"))
    await table.play(1)
    assert private(await table.ben.slash(table.channel, "pop10 resign", game=1)) == "This game is over."


async def test_the_page_behind_more_is_for_the_players(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    assert "two others" in private(await table.cat.click(board, label="⋯"))
    assert table.ben.mention in private(await table.ann.click(board, label="⋯"))
    assert table.ann.mention in private(await table.ben.click(board, label="⋯"))


async def test_what_the_store_does_not_take_is_said_in_words(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    refuse = text("CREATE TRIGGER refuse BEFORE INSERT ON plies BEGIN SELECT RAISE(ABORT, 'no'); END")
    await table.db.write(lambda connection: connection.execute(refuse) and None)
    answer = private(await press(table.ann, board, 4))
    assert answer == "Somebody was quicker, and things have changed. Have another look, and try again."
    assert (await table.game()).number == 0
