"""Draws, takebacks and shuffles: asked privately, answered on the board."""

import re
from random import Random

import pytest
from simcord import InteractionResult, MemberActor

from bot import actions
from bot.errors import NoOfferError
from bot.games import Reason, Status
from bot.rules import Position
from cogs.ids import Reply, ReplyId
from tests.cogs.test_notifying import notified
from tests.games import store_game
from tests.table import Table, buttons, columns, labels, private

# Red pops 1 and drops it in 2, Yellow 7 in 6, and back again: a circle of two turns each.
CIRCLE = Position.parse("7/7/7/7/7/r5y r pop 0-0")


async def ask(table: Table, person: MemberActor, label: str) -> InteractionResult:
    """Press `⋯` and what is behind it."""
    page = await person.click(table.last, label="⋯")
    assert page.response is not None
    return await person.click(page.response.message, label=label)


async def test_a_draw_offered_and_accepted(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await ask(table, table.ann, "Offer a draw")
    assert table.last.content.startswith(f"{table.ben.mention}, {table.ann.mention} offers a draw.")
    assert notified(table)[-1] == [table.ben.id]
    assert labels(table.last)[-2:] == ["Accept", "Decline"]
    assert "for the other player" in private(await table.ann.click(table.last, label="Accept"))
    assert "two others" in private(await table.cat.click(table.last, label="Accept"))
    await table.ben.click(table.last, label="Accept")
    game = await table.game()
    assert (game.status, game.winner, game.reason) == (Status.ENDED, None, Reason.AGREED)
    assert table.last.content == "A draw by agreement at 🔴 0–0 🟡."
    assert labels(table.last) == ["Rematch"]


async def test_a_draw_declined(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await ask(table, table.ben, "Offer a draw")
    assert table.last.content.startswith(f"{table.ann.mention}, {table.ben.mention} offers a draw.")
    await table.ann.click(table.last, label="Decline")
    assert "Decline" not in labels(table.last)
    assert columns(table.last) == [1, 2, 3, 4, 5, 6, 7]
    # Not again before somebody has moved.
    page = await ask(table, table.ben, "Offer a draw")
    assert "since the last disc" in private(page)
    await table.play(4)
    assert "You have asked" in private(await table.ben.slash(table.channel, "pop10 draw"))
    assert (await table.game()).offer is not None


async def test_moving_withdraws_an_offer_and_one_is_open_at_a_time(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.ann.slash(table.channel, "pop10 draw")
    assert "question open already" in private(await table.ben.slash(table.channel, "pop10 draw"))
    stale = table.env.backend.get_message(table.channel.id, table.last.id).components
    await table.play(4)
    assert "Accept" not in labels(table.last)
    table.env.backend.get_message(table.channel.id, table.last.id).components = stale
    assert "not open any more" in private(await table.ben.click(table.last, label="Accept"))
    assert (await table.game()).status is Status.PLAYING


async def test_a_takeback_undoes_the_askers_turn_and_all_after_it(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4, 5)
    asked = await table.ann.slash(table.channel, "pop10 takeback")
    assert private(asked).startswith("You have asked.")
    assert "would like to take back their last turn" in table.last.content
    await table.ben.click(table.last, label="Accept")
    game = await table.game()
    assert (str(game.position), game.number) == ("7/7/7/7/7/7 r fill 0-0", 3)
    assert table.last.content.startswith(f"{table.ann.mention}, you begin!")
    await table.play(1)
    assert str((await table.game()).position) == "7/7/7/7/7/r6 y fill 0-0"


async def test_who_has_to_move_after_a_takeback_is_told(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.wait(31)
    await table.ann.slash(table.channel, "pop10 takeback")
    await table.ben.click(table.last, label="Accept")
    await table.wait(31)
    assert notified(table)[-1] == [table.ann.id]
    assert table.last.content.startswith(f"{table.ann.mention}, you begin!")


async def test_nothing_to_take_back(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    assert "not played a turn" in private(await table.ben.slash(table.channel, "pop10 takeback"))
    assert len(table.messages) == 1


async def test_shuffling_the_rest(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4, 5, 1)
    await ask(table, table.ben, "Shuffle the rest")
    await table.ann.click(table.last, label="Accept")
    position = (await table.game()).position
    grid = "".join(position.columns)
    assert (grid.count("r"), grid.count("y")) == (21, 21)
    assert position.columns[3][0] == "r"
    assert columns(table.last) == [ply.column + 1 for ply in position.legal_plies]
    page = await table.ben.click(table.last, label="⋯")
    assert page.response is not None
    assert "Shuffle the rest" not in labels(page.response.message)


async def test_a_position_that_stands_three_times_lets_each_claim_a_draw(table: Table) -> None:
    await store_game(table, CIRCLE)
    for columns_of_a_circle in ((1, 2, 7, 6, 2, 1, 6, 7), (1, 2, 7, 6, 2, 1, 6, 7)):
        assert "Claim a draw" not in labels(table.last)
        await table.play(*columns_of_a_circle)
    assert "This position has stood three times" in table.last.content
    assert "two others" in private(await table.cat.click(table.last, label="Claim a draw"))
    await table.ben.click(table.last, label="Claim a draw")
    game = await table.game()
    assert (game.winner, game.reason) == (None, Reason.REPETITION)
    assert table.last.content == "A draw at 🔴 0–0 🟡: the same position stood three times."


async def test_a_draw_cannot_be_claimed_after_a_move_that_leaves_the_circle(table: Table) -> None:
    await store_game(table, CIRCLE)
    await table.play(1, 2, 7, 6, 2, 1, 6, 7, 1, 2, 7, 6, 2, 1, 6, 7)
    stale = table.env.backend.get_message(table.channel.id, table.last.id).components
    await table.play(1, 3)
    table.env.backend.get_message(table.channel.id, table.last.id).components = stale
    assert "no draw to claim" in private(await table.ann.click(table.last, label="Claim a draw"))


@pytest.mark.parametrize("command", ["pop10 draw", "pop10 takeback"])
async def test_offers_are_for_the_players_of_a_running_game(table: Table, command: str) -> None:
    await table.begin(table.ann, table.ben)
    assert "no game going" in private(await table.cat.slash(table.channel, command))
    assert "no such game" in private(await table.cat.slash(table.channel, command, game=1))


async def test_an_answer_is_to_the_offer_that_it_stood_beside(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4, 5)
    await table.ann.slash(table.channel, "pop10 takeback")
    (accept,) = (button.custom_id for button in buttons(table.last) if button.label == "Accept")
    await table.ben.click(table.last, label="Decline")
    await table.play(6)
    await table.ann.slash(table.channel, "pop10 draw")
    assert accept is not None
    assert ReplyId.decode(re.fullmatch(ReplyId.template(), accept)) == ReplyId(1, 2, Reply.YES)
    with pytest.raises(NoOfferError):
        await table.db.write(actions.accept_offer, 1, 2, Random(1), table.by(table.ben))
    assert (await table.game()).status is Status.PLAYING
    await table.ben.click(table.last, label="Accept")
    assert (await table.game()).reason is Reason.AGREED


async def test_who_is_out_of_time_can_offer_a_draw_that_the_other_sees(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.wait(86_500)
    assert (await table.game()).time_up
    await table.ann.slash(table.channel, "pop10 draw")
    assert f"{table.ann.mention} offers a draw" in table.last.content
    assert "time of" in table.last.content.split("\n")[0]
    assert notified(table)[-1] == [table.ben.id]
    assert labels(table.last)[-4:-2] == ["Claim the win", "Give more time"]
    assert labels(table.last)[-2:] == ["Accept", "Decline"]
