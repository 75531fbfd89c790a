"""Every button lives through a restart, and nothing that was committed stays unseen."""

import discord
from simcord import InteractionResult, MemberActor

from bot import actions
from bot.games import Status
from bot.rules import Ply, Position
from tests.games import store_game
from tests.table import Table, columns, labels, press


async def test_a_game_in_each_phase_goes_on(table: Table) -> None:
    filling = await table.begin(table.ann, table.cat)
    popping = await table.begin(table.ann, table.ben, start="shuffled")
    await table.begin(table.ben, table.cat)
    await resign(table, table.ben, 3)
    ended = table.last
    invitation = await table.challenge(table.cat, table.ann)

    await table.restart()

    await press(table.ann, filling, 3)
    assert (await table.game(1)).number == 1
    await press(await table.to_move(2), popping, columns(popping)[0])
    assert (await table.game(2)).number > 0
    await table.cat.click(ended, label="Rematch")
    assert table.last.content.startswith(f"{table.ben.mention}, {table.cat.mention} challenges you")
    await table.ann.click(invitation, label="Accept")
    assert (await table.game(4)).status is Status.PLAYING


async def test_a_disc_in_hand_goes_on(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrr3y r pop 0-0"))
    await table.play(3)
    await table.restart()
    await table.play(5)
    assert str((await table.game()).position) == "7/7/7/7/7/rr2r1y y pop 0-0"


async def test_private_pages_live_on(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    page = await table.ann.click(board, label="⋯")
    await table.restart()
    question = await table.ann.click(shown(page), label="Resign")
    await table.restart()
    await table.ann.click(shown(question), label="Yes, resign")
    assert (await table.game()).winner == table.ben.id


async def test_a_turn_that_was_stored_but_not_shown_is_shown_with_its_ping_once(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    await table.db.write(actions.play, 1, 0, Ply.parse("d4"), table.by(table.ann))
    await table.restart()
    await table.wait(60)
    old, new = table.messages
    assert (old.id, labels(old)) == (board.id, [])
    assert new.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(new) == [1, 2, 3, 5, 6, 7]
    await table.restart()
    await table.wait(3600)
    assert len(table.messages) == 2


async def test_a_ply_in_the_middle_of_a_turn_that_was_not_shown_is_shown(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrr3y r pop 0-0"))
    before = len(table.messages)
    await table.db.write(actions.play, 1, 0, Ply.parse("p2"), table.by(table.ann))
    await table.restart()
    await table.wait(60)
    assert len(table.messages) == before + 1
    assert columns(table.last) == [1, 3, 4, 5, 6, 7]
    await table.wait(3600)
    assert len(table.messages) == before + 1


async def test_an_end_that_was_not_shown_is_shown(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.db.write(actions.resign, 1, table.by(table.ann))
    await table.restart()
    await table.wait(60)
    assert table.last.content == f"🏆 {table.ben.mention} wins: {table.ann.mention} resigned at 🔴 0–0 🟡."
    assert labels(table.last) == ["Rematch"]
    assert len(table.messages) == 2


async def resign(table: Table, person: MemberActor, game_id: int) -> None:
    question = await person.slash(table.channel, "pop10 resign", game=game_id)
    await person.click(shown(question), label="Yes, resign")


def shown(result: InteractionResult) -> discord.Message:
    assert result.response is not None
    return result.response.message
