"""Who is told that it is their turn, when, and how often."""

import pytest

from bot.rules import Position
from tests.conftest import StartTable
from tests.games import store_game
from tests.table import Table, columns, labels, press


def notified(table: Table) -> list[list[int]]:
    """Whom each message that was posted (not edited) might notify, in order."""
    posts = []
    for request in table.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        if request.method != "POST" or request.path.endswith("/commands"):
            continue
        message = body.get("data") or {} if request.path.endswith("/callback") else body
        if body.get("type", 4) == 4 and not message.get("flags", 0) & 64:
            posts.append(message.get("allowed_mentions", {}).get("users", []))
    return posts


async def test_who_does_not_answer_is_told_once_with_a_new_board(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.wait(29)
    assert len(table.messages) == 1
    await table.wait(2)
    old, new = table.messages
    assert old.id == board.id
    assert (old.content, labels(old), old.attachments) == (
        f"-# 🔴 0–0 🟡 · {table.ann.mention} dropped in 4.",
        [],
        [],
    )
    assert new.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(new) == [1, 2, 3, 5, 6, 7]
    assert notified(table)[-1] == [table.ben.id]
    await table.wait(7 * 86_400)
    assert len(table.messages) == 2


async def test_who_answers_is_not_told(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    for column in (4, 5, 3):
        await table.wait(20)
        await table.play(column)
    assert len(table.messages) == 1


async def test_who_has_begun_a_turn_is_not_told(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrr3y r pop 0-0"))
    before = len(table.messages)
    await table.play(3)
    await table.wait(600)
    await table.play(5)
    await table.wait(10)
    assert len(table.messages) == before


async def test_who_accepts_and_begins_is_not_told(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    invitation = await table.challenge(table.ann, table.cat, colour="yellow")
    await table.cat.click(invitation, label="Accept")
    await press(table.ann, table.messages[0], 1)
    await press(table.ben, table.messages[0], 2)
    await table.wait(20)
    await press(table.ann, table.messages[0], 3)
    await table.wait(15)
    assert len(table.messages) == 2
    assert (await table.to_move(2)).id == table.cat.id


async def test_the_turn_that_comes_back_needs_no_telling(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/3y3/r2r3 r pop 0-0"))
    await table.play(1, 2)
    before = len(table.messages)
    await table.wait(600)
    assert len(table.messages) == before


async def test_at_once_with_ping_after_0(start_table: StartTable) -> None:
    table = await start_table(ping_after=0)
    await table.begin(table.ann, table.ben)
    # Ann challenged, and may not have been there when Ben accepted.
    invitation, board = table.messages
    assert labels(invitation) == []
    assert board.content.startswith(f"{table.ann.mention}, you begin!")
    await table.play(4)
    first, second, third = table.messages
    assert (labels(first), labels(second)) == ([], [])
    assert second.content == f"-# 🔴 0–0 🟡 · {table.ann.mention} dropped in 4."
    assert columns(third) == [1, 2, 3, 5, 6, 7]
    assert notified(table) == [[table.ben.id], [table.ann.id], [table.ben.id]]
    await table.wait(3600)
    assert len(table.messages) == 3


async def test_ping_that_was_due_while_the_process_was_down(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.backend.advance_clock(3600)
    await table.restart()
    await table.wait(1)
    assert len(table.messages) == 2
    assert notified(table)[-1] == [table.ben.id]
    await table.restart()
    await table.wait(3600)
    assert len(table.messages) == 2


async def test_a_repost_is_no_second_ping(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.wait(31)
    await table.ann.slash(table.channel, "pop10 board")
    await table.wait(600)
    pings = [people for people in notified(table) if people == [table.ben.id]]
    assert len(pings) == 2, "the challenge and the turn"


async def test_who_asks_for_the_board_on_their_turn_has_seen_it(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.ben.slash(table.channel, "pop10 board")
    await table.wait(600)
    assert len(table.messages) == 2


@pytest.mark.parametrize("error", [(403, 50013), (403, 50001), (404, 10003)])
async def test_where_the_bot_may_not_post_the_game_stays(table: Table, error: tuple[int, int]) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    status, code = error
    table.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    await table.wait(3600)
    requests = len(table.env.http_requests)
    await table.wait(3600)
    assert len(table.env.http_requests) == requests, "it is not tried again and again"
    await press(table.ben, table.last, 5)
    assert (await table.game()).number == 2


async def test_what_discord_cannot_take_now_is_tried_again(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await table.wait(31)
    assert len(table.messages) == 1
    await table.wait(120)
    assert len(table.messages) == 2
    assert notified(table)[-1] == [table.ben.id]
