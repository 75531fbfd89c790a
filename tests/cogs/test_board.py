"""The message on which a game is played: what it says, what it offers, where it stands."""

import pytest

from bot.games import Status
from bot.rules import Position
from tests.conftest import StartTable
from tests.games import store_game
from tests.table import Table, columns, labels, press, private, public


async def test_one_board_changes_in_place_while_both_are_there(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    await table.play(4)
    assert [m.id for m in table.messages] == [board.id]
    assert table.last.content.startswith(
        f"{table.ben.mention}, your turn! 🔴 0–0 🟡 · {table.ann.mention} dropped in 4."
    )
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    await table.play(5)
    assert [m.id for m in table.messages] == [board.id]
    assert table.last.content.startswith(f"{table.ann.mention}, your turn!")


async def test_a_scoring_pop_shows_the_next_choice_and_a_failed_one_the_redrop(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrrr2y r pop 0-0"))
    await table.play(1)
    assert table.last.content.splitlines() == [
        f"{table.ann.mention}, go on! 🔴 1–0 🟡 · {table.ann.mention} popped 1 for a point.",
        "-# A point! Pop another one.",
    ]
    assert columns(table.last) == [2, 3, 4]
    await table.play(3)
    assert table.last.content.splitlines() == [
        f"{table.ann.mention}, go on! 🔴 1–0 🟡 · {table.ann.mention} popped 1 for a point, then 3: no four.",
        "-# No four there, so the disc goes back in: choose a column.",
    ]
    assert columns(table.last) == [1, 2, 4, 5, 6, 7]
    await table.play(5)
    assert table.last.content.splitlines()[0] == (
        f"{table.ben.mention}, your turn! 🔴 1–0 🟡 · "
        f"{table.ann.mention} popped 1 for a point and moved 3 to 5."
    )
    assert columns(table.last) == [7]


async def test_a_chain_counts_its_points(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/2r4/rrrr2y r pop 0-0"))
    await table.play(3, 1)
    assert f"{table.ann.mention} popped 3, 1 for 2 points." in table.last.content


async def test_the_only_column_for_a_redrop_is_taken_at_once_and_said(table: Table) -> None:
    await store_game(table, Position.parse("yyrryyr/rryyrry/yyrryyr/rryyrry/yyrryyr/rryyrry r pop 0-0"))
    await table.play(1)
    assert (await table.game()).number == 2
    assert f"{table.ann.mention} moved 1 to 1, the only column with room." in table.last.content
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")


async def test_a_pass_is_said(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/3y3/r2r3 r pop 0-0"))
    await table.play(1, 2)
    first, second, *_ = table.last.content.splitlines()
    assert first.startswith(f"{table.ann.mention}, your turn!")
    assert second == f"{table.ben.mention} has no disc in the bottom row, so the turn comes back."


async def test_a_run_that_ends_for_want_of_discs_is_said(table: Table) -> None:
    await store_game(table, Position.parse("7/7/3r3/2ry3/1ryy3/ryyy3 r pop 0-0"))
    await table.play(1)
    first, second, *_ = table.last.content.splitlines()
    assert first.startswith(f"{table.ben.mention}, your turn!")
    assert second == f"{table.ann.mention} has no disc left in the bottom row, so the turn passes."


async def test_the_tenth_point_ends_the_game_and_offers_a_rematch(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrrrr1y r pop 9-4"))
    await table.play(1)
    assert table.last.content == (
        f"🏆 {table.ann.mention} wins 🔴 10–4 🟡! "
        f"{table.ann.mention} popped 1 for a point. Ten points decide."
    )
    assert labels(table.last) == ["Rematch", "Review"]
    assert table.last.attachments

    await table.ben.click(table.last, label="Rematch")
    invitation = table.last
    assert invitation.content.startswith(f"{table.ann.mention}, {table.ben.mention} challenges you")
    assert f"{table.ben.mention} plays Red" in invitation.content
    await table.ann.click(invitation, label="Accept")
    rematch = await table.game(2)
    assert (rematch.red, rematch.yellow) == (table.ben.id, table.ann.id)


async def test_a_rematch_is_for_the_players(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrrrr1y r pop 9-4"))
    await table.play(1)
    assert "two others" in private(await table.cat.click(table.last, label="Rematch"))
    end = table.last
    await table.ann.click(end, label="Rematch")
    assert "still stands here" in private(await table.ann.click(end, label="Rematch"))
    # Who presses it too wants to play: that accepts.
    await table.ben.click(end, label="Rematch")
    game = await table.game(2)
    assert (game.status, game.yellow) == (Status.PLAYING, table.ann.id)
    assert columns(await table.board(2)) == [1, 2, 3, 4, 5, 6, 7]
    assert [m.id for m in table.messages if columns(m)] == [(await table.board(2)).id]


async def test_without_attach_files_the_board_is_text_with_the_same_buttons(table: Table) -> None:
    channel = table.channel_without(attach_files=False)
    board = await table.begin(table.ann, table.ben, channel)
    assert board.attachments == []
    assert "1️⃣" in board.content
    assert columns(board) == [1, 2, 3, 4, 5, 6, 7]
    await table.play(4)
    (board,) = public(channel)
    assert "🔴" in board.content.split("\n", 1)[1]
    assert columns(board) == [1, 2, 3, 5, 6, 7]


async def test_a_board_of_an_hour_ago_is_posted_anew_not_edited(start_table: StartTable) -> None:
    table = await start_table(ping_after=86_400)
    board = await table.begin(table.ann, table.ben)
    await table.wait(51 * 60)
    await table.play(4)
    old, new = table.messages
    assert old.id == board.id
    assert (old.content, old.attachments, labels(old)) == (
        f"-# 🔴 0–0 🟡 · {table.ann.mention} dropped in 4.",
        [],
        [],
    )
    assert new.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(new) == [1, 2, 3, 5, 6, 7]
    # Ben was mentioned with it, so there is nothing left to ping.
    await table.wait(86_400)
    assert len(table.messages) == 2


@pytest.mark.parametrize("who", ["ben", "cat"])
async def test_somebody_elses_columns(table: Table, who: str) -> None:
    board = await table.begin(table.ann, table.ben)
    result = await press(getattr(table, who), board, 4)
    expected = f"It is {table.ann.mention}’s turn." if who == "ben" else "This is a game of two others."
    assert expected in private(result)
    assert (await table.game()).number == 0
    assert table.last.content == board.content
