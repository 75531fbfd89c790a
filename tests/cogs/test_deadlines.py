"""The time that a turn may take: what is seen of it, who is told when, and how it ends."""

import sys

import pytest
from sqlalchemy import Connection

from bot import actions
from bot.actions import DueKind
from bot.games import Reason, Status
from bot.rules import Position
from bot.storage.tables import due, games
from tests.cogs.test_notifying import notified
from tests.conftest import StartTable
from tests.games import store_game
from tests.table import Table, columns, labels, press, private

DAY = 86_400


async def test_the_board_shows_when_the_time_is_up(table: Table) -> None:
    board = await table.begin(table.ann, table.ben, clock=1)
    assert f"-# The time for this turn is up <t:{int(table.now) + DAY}:R>." in board.content
    await table.wait(3600)
    await table.play(4)
    assert f"<t:{int(table.now) + DAY}:R>" in table.last.content


async def test_three_days_is_what_one_gets_without_asking(table: Table) -> None:
    await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben, colour="red")
    assert "Each turn may take 3 days." in table.last.content
    await table.ben.click(table.last, label="Accept")
    assert f"<t:{int(table.now) + 3 * DAY}:R>" in table.last.content


async def test_plies_of_one_turn_do_not_start_the_clock_anew(table: Table) -> None:
    await store_game(table, Position.parse("7/7/7/7/7/rrr3y r pop 0-0"), clock=1)
    deadline = (await table.game()).deadline
    await table.wait(3600)
    await table.play(3)
    assert (await table.game()).deadline == deadline
    await table.play(5)
    assert (await table.game()).deadline == table.now + DAY


async def test_one_reminder_when_four_fifths_are_gone(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    await table.wait(0.79 * DAY)
    assert len(table.messages) == 2, "the ping"
    await table.wait(0.02 * DAY)
    assert len(table.messages) == 3
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert notified(table)[-1] == [table.ben.id]
    await table.wait(0.15 * DAY)
    assert len(table.messages) == 3
    await press(table.ben, table.last, 5)
    assert (await table.game()).number == 2


async def test_at_the_end_the_opponent_may_claim_the_win(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    await table.wait(1.01 * DAY)
    assert table.last.content.startswith(f"{table.ann.mention}, the time of {table.ben.mention} is up.")
    assert notified(table)[-1] == [table.ann.id]
    assert labels(table.last)[-2:] == ["Claim the win", "Give more time"]
    assert private(await table.ben.click(table.last, label="Claim the win")) == "The time is not up."
    assert "two others" in private(await table.cat.click(table.last, label="Give more time"))
    await table.ann.click(table.last, label="Claim the win")
    game = await table.game()
    assert (game.status, game.winner, game.reason) == (Status.ENDED, table.ann.id, Reason.TIME)
    assert table.last.content.startswith(
        f"🏆 {table.ann.mention} wins on time: {table.ben.mention} did not move in time."
    )
    assert notified(table)[-1] == [table.ben.id]
    messages = len(table.messages)
    await table.wait(30 * DAY)
    assert len(table.messages) == messages


async def test_or_give_the_time_for_another_turn(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    await table.wait(1.01 * DAY)
    await table.ann.click(table.last, label="Give more time")
    game = await table.game()
    assert (game.time_up, game.deadline) == (False, table.now + DAY)
    await table.wait(31)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert notified(table)[-1] == [table.ben.id]
    await press(table.ben, table.last, 5)
    assert (await table.game()).number == 2


async def test_moving_after_the_time_goes_on_with_the_game(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    await table.wait(1.01 * DAY)
    await press(table.ben, table.last, 5)
    assert "Claim the win" not in labels(table.last)
    game = await table.game()
    assert (game.number, game.time_up, game.deadline) == (2, False, table.now + DAY)


async def test_a_week_later_it_ends_by_itself_and_both_are_told(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    await table.wait(7.9 * DAY)
    assert (await table.game()).status is Status.PLAYING
    await table.wait(0.2 * DAY)
    game = await table.game()
    assert (game.winner, game.reason) == (table.ann.id, Reason.TIME)
    assert "wins on time" in table.last.content
    assert sorted(notified(table)[-1]) == sorted([table.ann.id, table.ben.id])
    messages = len(table.messages)
    await table.wait(30 * DAY)
    assert len(table.messages) == messages


async def test_deadlines_survive_a_restart_in_which_they_passed(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    table.env.backend.advance_clock(2 * DAY)
    await table.restart()
    await table.wait(1)
    assert table.last.content.startswith(f"{table.ann.mention}, the time of {table.ben.mention} is up.")
    assert notified(table)[-1] == [table.ann.id]


async def test_invitations_expire_after_three_days_and_say_so(table: Table) -> None:
    await table.challenge(table.ann, table.ben)
    await table.wait(2.99 * DAY)
    assert "Accept" in labels(table.last)
    await table.wait(0.02 * DAY)
    assert len(table.messages) == 1
    assert "has expired" in table.last.content
    assert labels(table.last) == []
    await table.challenge(table.ann, table.ben)
    assert len(table.messages) == 2


async def test_a_pause_moves_the_deadline_and_the_opponent_sees_it(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    deadline = (await table.game()).deadline
    assert deadline is not None
    answer = private(await table.ben.slash(table.channel, "pop10 pause", days=5))
    ben = await table.db.read(actions.fetch_person, table.ben.id)
    assert ben.paused_until == pytest.approx(table.now + 5 * DAY, rel=0, abs=5)
    until = int(ben.paused_until)
    assert answer.startswith(f"Your clocks stand still until <t:{until}:D>.")
    assert (await table.game()).deadline == deadline + 5 * DAY
    await table.wait(1)
    assert f"{table.ben.mention} is on holiday until <t:{until}:D>; the clock waits." in table.last.content
    await table.wait(4.7 * DAY)
    assert len(table.messages) == 2, "the ping, and no reminder"


async def test_a_turn_that_begins_in_a_pause_has_its_whole_time_after_it(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    await table.ben.slash(table.channel, "pop10 pause", days=3)
    began = table.now
    await table.wait(3600)
    await table.play(4)
    assert (await table.game()).deadline == pytest.approx(began + 4 * DAY, rel=0, abs=0.01)


async def test_ending_a_pause_gives_the_days_back(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    deadline = (await table.game()).deadline
    await table.ann.slash(table.channel, "pop10 pause", days=14)
    assert private(await table.ann.slash(table.channel, "pop10 pause", days=0)) == "Your clocks run again."
    assert (await table.game()).deadline == pytest.approx(deadline, rel=0, abs=0.01)
    assert "stand still" in private(await table.ann.slash(table.channel, "pop10 pause", days=14))


async def test_fourteen_days_of_pause_a_year(table: Table) -> None:
    await table.ann.slash(table.channel, "pop10 pause", days=10)
    await table.wait(11 * DAY)
    refused = private(await table.ann.slash(table.channel, "pop10 pause", days=5))
    assert refused == "You have 4 days of pause left this year."
    assert "stand still" in private(await table.ann.slash(table.channel, "pop10 pause", days=4))
    await table.wait(5 * DAY)
    assert "no days" in private(await table.ann.slash(table.channel, "pop10 pause", days=1))


async def test_with_ping_after_0_the_clock_tells_nobody_twice(start_table: StartTable) -> None:
    table = await start_table(ping_after=0)
    await table.begin(table.ann, table.ben, clock=1)
    await table.play(4)
    messages = len(table.messages)
    await table.wait(0.7 * DAY)
    assert len(table.messages) == messages
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]


async def test_what_another_process_made_due_is_found_within_the_longest_sleep(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    scheduler = table.bot.service(sys.modules["cogs.due.scheduler"].Scheduler)
    assert scheduler is not None
    scheduler.longest_sleep = 900
    await table.wait(40)
    game = await table.game()
    overdue = games.update().where(games.c.id == game.id).values(deadline=table.now - 1)
    at_once = due.update().where(due.c.kind == DueKind.TIME_UP).values(due_at=table.now)

    def change(connection: Connection) -> None:
        connection.execute(overdue)
        connection.execute(at_once)

    # With statements of its own, of which nothing wakes the scheduler.
    await table.db.write(change)
    assert not (await table.game()).time_up
    await table.wait(901)
    assert (await table.game()).time_up


async def test_a_list_says_of_a_time_that_is_up_that_it_was(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=1)
    score, deadline = "🔴 0–0 🟡", int(table.now) + DAY
    await table.wait(3 * DAY)
    own = private(await table.ann.slash(table.channel, "pop10 games"))
    assert f"**Your turn** against {table.ben.mention} · {score} · time ran out <t:{deadline}:R>" in own
    theirs = private(await table.ben.slash(table.channel, "pop10 games"))
    assert f"{table.ann.mention} is to move · {score} · time ran out <t:{deadline}:R>" in theirs
