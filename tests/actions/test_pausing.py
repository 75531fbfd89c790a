"""Holidays: all clocks of a person stand still, for so many days a year."""

from dataclasses import replace

import pytest

from bot import actions
from bot.errors import PauseTooLongError
from bot.games import Clock, Game, Notify, Person
from bot.storage import Database
from bot.storage.kinds import DueKind
from bot.storage.people import fetch_pauses
from tests.actions import ANN, BEN, CAT, DAY, accept, begin, changed, dues, fetch, invite, play

YEAR = 365 * DAY


async def pause(db: Database, days: int, *, person: int = ANN, now: float = 0.0) -> Person:
    paused = await db.write(actions.pause, person, days, now)
    assert await db.read(actions.fetch_person, person) == paused
    return paused


async def pauses(db: Database, person: int = ANN) -> list[tuple[float, float]]:
    return sorted(await db.read(fetch_pauses, person))


async def deadline(db: Database, game: Game) -> float:
    """When the time is up, which is when it is due too, with the reminder before it."""
    found = await fetch(db, game.id)
    due = await dues(db, game.id)
    assert found.deadline is not None
    assert due[DueKind.TIME_UP] == found.deadline
    assert found.clock.seconds
    assert due[DueKind.REMIND] == pytest.approx(found.deadline - 0.2 * found.clock.seconds)
    return found.deadline


async def test_a_pause_moves_the_deadlines_of_ones_turns(db: Database) -> None:
    mine = await begin(db, clock=Clock.DAY)
    longer = await accept(db, (await invite(db, ANN, CAT, clock=Clock.WEEK)).id, CAT)
    theirs = await play(db, await begin(db, clock=Clock.DAY), "d4")
    others = await accept(db, (await invite(db, CAT, BEN, clock=Clock.DAY)).id)
    without = await begin(db)
    assert await pause(db, 3, now=0.5 * DAY) == Person(ANN, paused_until=3.5 * DAY)
    assert await deadline(db, mine) == 1 * DAY + 3 * DAY
    assert await deadline(db, longer) == 7 * DAY + 3 * DAY
    assert await deadline(db, theirs) == theirs.deadline
    assert await deadline(db, others) == others.deadline
    assert (await fetch(db, without.id)).deadline is None
    assert set(await dues(db, without.id)) == {DueKind.BOARD}


async def test_a_pause_is_shown_on_the_boards_and_notifies_nobody(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await pause(db, 3, now=100.0)
    assert (await dues(db, game.id))[DueKind.EDIT] == 100
    paused = Person(ANN, paused_until=100 + 3 * DAY)
    assert await fetch(db, game.id) == changed(game, deadline=DAY + 3 * DAY, people={ANN: paused})


@pytest.mark.parametrize("after", [0.25, 1, 2.75])
async def test_ending_a_pause_gives_the_rest_back(db: Database, after: float) -> None:
    game = await begin(db, clock=Clock.THREE_DAYS)
    await pause(db, 3)
    ended = await pause(db, 0, now=after * DAY)
    assert ended.paused_until == after * DAY
    assert await deadline(db, game) == 3 * DAY + after * DAY
    assert await pauses(db) == [(0, after * DAY)]


async def test_a_pause_that_has_ended_by_itself_can_be_ended_without_harm(db: Database) -> None:
    game = await begin(db, clock=Clock.WEEK)
    await pause(db, 3)
    assert (await pause(db, 0, now=5.0 * DAY)).paused_until == 3 * DAY
    assert await deadline(db, game) == 7 * DAY + 3 * DAY
    assert await pauses(db) == [(0, 3 * DAY)]


async def test_who_never_paused_can_end_it_without_harm(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    assert await pause(db, 0, now=100.0) == Person(ANN)
    assert await deadline(db, game) == DAY
    assert await pauses(db) == []


@pytest.mark.parametrize(("days", "until"), [(1, 3), (2, 4), (5, 7)])
async def test_a_pause_that_goes_on_is_replaced(db: Database, days: int, until: float) -> None:
    game = await begin(db, clock=Clock.DAY)
    await pause(db, 3)
    assert (await pause(db, days, now=2.0 * DAY)).paused_until == until * DAY
    assert await deadline(db, game) == DAY + until * DAY
    assert await pauses(db) == [(0, 2 * DAY), (2 * DAY, until * DAY)]


async def test_a_pause_can_be_replaced_in_the_moment_it_began(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await pause(db, 3, now=100.0)
    assert (await pause(db, 5, now=100.0)).paused_until == 100 + 5 * DAY
    assert await deadline(db, game) == DAY + 5 * DAY


async def test_a_turn_that_began_in_a_pause_moves_with_its_end(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await pause(db, 5, person=BEN)
    game = await play(db, await fetch(db, game.id), "d4", now=1.0 * DAY)
    assert await deadline(db, game) == 5 * DAY + DAY
    await pause(db, 0, person=BEN, now=2.0 * DAY)
    assert await deadline(db, game) == 2 * DAY + DAY


async def test_time_that_is_up_stays_up(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await db.write(actions.call_time, game.id, 1.0 * DAY)
    before, due = await fetch(db, game.id), await dues(db, game.id)
    await pause(db, 3, now=1.5 * DAY)
    after = await fetch(db, game.id)
    assert after == replace(before, people=after.people)
    assert await dues(db, game.id) == due


async def test_there_are_fourteen_days_a_year(db: Database) -> None:
    assert actions.DAYS_A_YEAR == 14
    await pause(db, 4)
    await pause(db, 10, now=100.0 * DAY)
    game = await begin(db, clock=Clock.DAY, now=200.0 * DAY)
    with pytest.raises(PauseTooLongError) as refused:
        await pause(db, 1, now=200.0 * DAY)
    assert refused.value.days == 0
    # Another has days of their own, and so has the first when a year has gone by.
    await pause(db, 14, person=BEN, now=200.0 * DAY)
    assert await deadline(db, game) == 201 * DAY
    with pytest.raises(PauseTooLongError) as refused:
        await pause(db, 5, now=YEAR + DAY)
    assert refused.value.days == 4
    await pause(db, 4, now=YEAR + DAY)


@pytest.mark.parametrize(("days", "left"), [(15, 14), (100, 14)])
async def test_a_refused_pause_changes_nothing(db: Database, days: int, left: int) -> None:
    game = await begin(db, clock=Clock.DAY)
    with pytest.raises(PauseTooLongError) as refused:
        await pause(db, days)
    assert refused.value.days == left
    assert await fetch(db, game.id) == game
    assert await pauses(db) == []


async def test_a_refused_pause_leaves_the_one_that_goes_on(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await pause(db, 10)
    # Two are used, and twelve left.
    with pytest.raises(PauseTooLongError) as refused:
        await pause(db, 13, now=2.0 * DAY)
    assert refused.value.days == 12
    assert await pauses(db) == [(0, 10 * DAY)]
    assert await deadline(db, game) == DAY + 10 * DAY
    assert (await pause(db, 12, now=2.0 * DAY)).paused_until == 14 * DAY


async def test_days_that_were_given_back_can_be_taken_again(db: Database) -> None:
    await pause(db, 14)
    await pause(db, 0, now=4.0 * DAY)
    with pytest.raises(PauseTooLongError) as refused:
        await pause(db, 11, now=50.0 * DAY)
    assert refused.value.days == 10
    await pause(db, 10, now=50.0 * DAY)


async def test_a_pause_keeps_what_was_chosen(db: Database) -> None:
    chosen = Person(ANN, Notify.SILENT, challenges=False)
    await db.write(actions.change_person, ANN, lambda _before: chosen)
    assert await pause(db, 2) == replace(chosen, paused_until=2 * DAY)
