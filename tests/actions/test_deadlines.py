"""A turn has its time, and when it is up the one who waits has the word."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from bot import actions
from bot.actions import Meant
from bot.errors import (
    GameOverError,
    NotAPlayerError,
    NotPlayingYetError,
    NotWaitingError,
    PlayerError,
    UnknownGameError,
)
from bot.games import NOBODY, Clock, ColourChoice, Game, OfferKind, Reason, Status
from bot.storage import Database
from bot.storage.kinds import DueKind
from tests.actions import (
    ANN,
    BEN,
    CAT,
    DAY,
    FULL,
    accept,
    begin,
    by,
    changed,
    dues,
    fetch,
    invite,
    nothing_pending,
    play,
    resign,
)

Event = Callable[[Database, Game], Awaitable[Game]]

CLOCKS = [clock for clock in Clock if clock is not Clock.NONE]
OF_A_CLOCK = {DueKind.REMIND, DueKind.TIME_UP, DueKind.FORFEIT}


async def remind(db: Database, game_id: int, now: float) -> None:
    await db.write(actions.remind, game_id, now)


async def call_time(db: Database, game_id: int, now: float) -> None:
    await db.write(actions.call_time, game_id, now)


async def forfeit(db: Database, game_id: int, now: float) -> None:
    await db.write(actions.forfeit, game_id, now)


async def expire(db: Database, game_id: int, now: float) -> None:
    await db.write(actions.expire, game_id, now)


async def claim_win(db: Database, game: Game, person: int) -> Game:
    return await db.write(actions.claim_win, game.id, by(person, 2.0 * DAY))


async def give_time(db: Database, game: Game, person: int) -> Game:
    return await db.write(actions.give_time, game.id, by(person, 2.0 * DAY))


async def out_of_time(db: Database, position: str | None = None) -> Game:
    """A game in which Ann had a day for her turn, and it is over."""
    game = await begin(db, position, clock=Clock.DAY)
    await call_time(db, game.id, DAY)
    return await fetch(db, game.id)


# What can happen in a game in which Ann's time is up.


async def ann_moves(db: Database, game: Game) -> Game:
    return await play(db, game, "d4", now=2.0 * DAY)


async def ann_resigns(db: Database, game: Game) -> Game:
    return await resign(db, game, ANN, now=2.0 * DAY)


async def ben_gives_time(db: Database, game: Game) -> Game:
    return await give_time(db, game, BEN)


async def ben_claims_the_win(db: Database, game: Game) -> Game:
    return await claim_win(db, game, BEN)


@pytest.mark.parametrize("clock", CLOCKS)
async def test_time_runs_from_the_moment_of_accepting(db: Database, clock: Clock) -> None:
    invited = await invite(db, clock=clock, now=1000.0)
    assert (invited.clock, invited.deadline) == (clock, None)
    assert set(await dues(db, invited.id)) == {DueKind.BOARD, DueKind.EXPIRE}
    game = await accept(db, invited.id, now=5000.0)
    assert game.deadline == 5000 + clock.value * DAY
    assert await fetch(db, game.id) == game
    due = await dues(db, game.id)
    assert due.keys() == {DueKind.BOARD, DueKind.REMIND, DueKind.TIME_UP}
    assert due[DueKind.TIME_UP] == game.deadline
    assert due[DueKind.REMIND] == pytest.approx(5000 + 0.8 * clock.value * DAY)


async def test_each_turn_has_the_whole_time(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    for number in range(1, 5):
        game = await play(db, game, game.position.legal_plies[0], now=number * 1000.0)
        assert game.deadline == number * 1000 + DAY
        assert await fetch(db, game.id) == game
        due = await dues(db, game.id)
        assert due[DueKind.TIME_UP] == game.deadline
        assert due[DueKind.REMIND] == pytest.approx(number * 1000 + 0.8 * DAY)


async def test_within_a_turn_the_time_runs_on(db: Database) -> None:
    before = await begin(db, "7/7/7/7/7/rrrr1y1 r pop 0-0", clock=Clock.DAY)
    due = await dues(db, before.id)
    scored = await play(db, before, "p1", now=1000.0)
    assert (scored.position.kept.red, scored.to_move, scored.deadline) == (1, ANN, before.deadline)
    held = await play(db, scored, "p2", now=2000.0)
    assert (held.position.held, held.to_move, held.deadline) == (1, ANN, before.deadline)
    for kind in (DueKind.REMIND, DueKind.TIME_UP):
        assert (await dues(db, before.id))[kind] == due[kind]
    over = await play(db, held, "r1", now=3000.0)
    assert (over.to_move, over.deadline) == (BEN, 3000 + DAY)


async def test_without_a_clock_time_does_nothing(db: Database) -> None:
    game = await play(db, await begin(db), "d4")
    assert game.deadline is None
    for act in (remind, call_time, forfeit, expire):
        await act(db, game.id, 1e12)
    assert await fetch(db, game.id) == game
    assert await dues(db, game.id) == {DueKind.BOARD: 130}


async def test_a_turn_that_begins_in_a_pause_has_its_whole_time_after_it(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await db.write(actions.pause, BEN, 3, 50.0)
    game = await play(db, await fetch(db, game.id), "d4", now=100.0)
    assert game.deadline == 50 + 3 * DAY + DAY
    assert (await dues(db, game.id))[DueKind.REMIND] == pytest.approx(50 + 3.8 * DAY)
    # Ann has no pause; and Ben's does not count once it is over.
    game = await play(db, game, "d1", now=200.0)
    assert game.deadline == 200 + DAY
    game = await play(db, game, "d2", now=10.0 * DAY)
    assert game.deadline == 10 * DAY + DAY


@pytest.mark.parametrize("opponent", [BEN, NOBODY])
@pytest.mark.parametrize("colour", [ColourChoice.RED, ColourChoice.YELLOW])
async def test_a_game_that_begins_in_a_pause_waits_for_its_end(
    db: Database, opponent: int, colour: ColourChoice
) -> None:
    invited = await invite(db, ANN, opponent, colour=colour, clock=Clock.DAY)
    first = ANN if colour is ColourChoice.RED else BEN
    await db.write(actions.pause, first, 2, 0.0)
    game = await accept(db, invited.id, now=100.0)
    assert (game.to_move, game.deadline) == (first, 2 * DAY + DAY)
    assert await fetch(db, game.id) == game


async def test_a_reminder_has_the_player_notified_once_more(db: Database) -> None:
    game = await nothing_pending(db, await begin(db, clock=Clock.DAY))
    assert not actions.to_notify(game)
    reminded = game
    for _ in range(2):
        await remind(db, game.id, 0.9 * DAY)
        reminded = changed(reminded, notified_turn=None)
        assert await fetch(db, game.id) == reminded
        assert actions.to_notify(reminded) == (ANN,)
        assert await dues(db, game.id) == {DueKind.BOARD: 0.9 * DAY}


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("now", [0.0, 1.7e9 + 0.123456, 1.8e9 + 0.7])
async def test_a_reminder_is_not_too_early_when_it_is_due(db: Database, clock: Clock, now: float) -> None:
    game = await begin(db, clock=clock, now=now)
    due_at = (await dues(db, game.id))[DueKind.REMIND]
    game = await nothing_pending(db, game)
    await remind(db, game.id, due_at)
    assert (await fetch(db, game.id)).notified_turn is None


@pytest.mark.parametrize("act", [remind, call_time, forfeit, expire])
@pytest.mark.parametrize("happens", [ann_moves, ann_resigns, ben_gives_time, ben_claims_the_win])
async def test_what_the_clock_does_late_does_no_harm(db: Database, happens: Event, act) -> None:
    game = await nothing_pending(db, await happens(db, await out_of_time(db)))
    await act(db, game.id, 2.0 * DAY)
    assert await fetch(db, game.id) == game
    assert await dues(db, game.id) == {}


async def test_a_reminder_that_a_pause_overtook_comes_after_it(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY)
    await db.write(actions.pause, ANN, 2, 0.7 * DAY)
    game = await nothing_pending(db, game)
    await remind(db, game.id, 0.8 * DAY)
    assert await fetch(db, game.id) == game
    assert await dues(db, game.id) == {}


@pytest.mark.parametrize("act", [remind, call_time, forfeit])
async def test_what_the_clock_does_early_does_nothing(db: Database, act) -> None:
    game = await nothing_pending(db, await begin(db, clock=Clock.DAY))
    await act(db, game.id, 0.79 * DAY)
    assert await fetch(db, game.id) == game
    assert await dues(db, game.id) == {}


@pytest.mark.parametrize("act", [remind, call_time, forfeit, expire])
async def test_the_clock_knows_that_a_game_may_be_gone(db: Database, act) -> None:
    await act(db, 999, 0.0)
    assert await db.read(actions.next_due) is None


async def test_when_the_time_is_up_the_opponent_is_offered_the_win(db: Database) -> None:
    game = await begin(db, clock=Clock.DAY, now=1000.0)
    for now in (1000.0 + DAY, 5000.0 + DAY):
        await call_time(db, game.id, now)
        called = await fetch(db, game.id)
        # Calling it again changes nothing, and gives no more time.
        assert called == changed(game, time_up=True)
        assert actions.to_notify(called) == (BEN,)
        due = await dues(db, game.id)
        assert (due[DueKind.BOARD], due[DueKind.FORFEIT]) == (1000 + DAY, 1000 + DAY + 7 * DAY)


async def test_a_reminder_after_the_time_is_up_notifies_nobody(db: Database) -> None:
    game = await nothing_pending(db, await out_of_time(db))
    await remind(db, game.id, 1.5 * DAY)
    assert await fetch(db, game.id) == game
    assert await dues(db, game.id) == {}


async def test_whose_time_is_long_up_has_lost(db: Database) -> None:
    game = await out_of_time(db)
    lost = changed(game.ended(BEN, Reason.TIME))
    for now in (8.0 * DAY, 9.0 * DAY):
        await forfeit(db, game.id, now)
        assert await fetch(db, game.id) == lost
        assert await dues(db, game.id) == {DueKind.BOARD: 8 * DAY}
    assert actions.to_notify(lost) == (ANN, BEN)


@pytest.mark.parametrize("opponent", [BEN, NOBODY])
async def test_an_invitation_that_nobody_answers_expires(db: Database, opponent: int) -> None:
    invited = await invite(db, ANN, opponent, now=1000.0)
    assert (await dues(db, invited.id))[DueKind.EXPIRE] == 1000 + 3 * DAY
    for now in (1000.0 + 3 * DAY, 2000.0 + 3 * DAY):
        await expire(db, invited.id, now)
        assert await fetch(db, invited.id) == changed(invited, status=Status.ENDED, reason=Reason.EXPIRED)
        # To be shown, once, and soon.
        assert 1000 + 3 * DAY in (await dues(db, invited.id)).values()
    assert (await invite(db, ANN, opponent, now=now)).id == invited.id + 1


async def test_an_invitation_that_is_answered_expires_no_more(db: Database) -> None:
    accepted = await begin(db)
    declined = await db.write(actions.decline, (await invite(db)).id, by(BEN, 1.0))
    withdrawn = await db.write(actions.withdraw, (await invite(db, now=1.0)).id, by(ANN, 1.0))
    for game in (accepted, declined, withdrawn):
        await expire(db, game.id, 1e12)
        assert await fetch(db, game.id) == game
        assert set(await dues(db, game.id)) == {DueKind.BOARD}


async def test_who_waits_may_claim_the_win(db: Database) -> None:
    game = await out_of_time(db)
    won = await claim_win(db, game, BEN)
    assert won == changed(game.ended(BEN, Reason.TIME))
    assert await fetch(db, game.id) == won


async def test_who_waits_may_give_more_time(db: Database) -> None:
    game = await out_of_time(db)
    given = await give_time(db, await nothing_pending(db, game), BEN)
    assert given == changed(game, deadline=3.0 * DAY, time_up=False, notified_turn=None)
    assert await fetch(db, game.id) == given
    due = await dues(db, game.id)
    assert due.keys() == {DueKind.BOARD, DueKind.REMIND, DueKind.TIME_UP}
    assert due[DueKind.BOARD] == 2 * DAY + 30
    assert actions.to_notify(given) == (ANN,)


async def not_up_game(db: Database) -> Game:
    return await begin(db, clock=Clock.DAY)


async def no_clock_game(db: Database) -> Game:
    return await begin(db)


async def invited_game(db: Database) -> Game:
    return await invite(db, clock=Clock.DAY)


async def ended_game(db: Database) -> Game:
    return await ann_resigns(db, await out_of_time(db))


async def unknown_game(db: Database) -> Game:
    return replace(await out_of_time(db), id=999)


async def moved_game(db: Database) -> Game:
    """Here it was Ann's time that was up, and now Ben is to move."""
    return await ann_moves(db, await out_of_time(db))


@pytest.mark.parametrize("act", [claim_win, give_time])
@pytest.mark.parametrize(
    ("make", "person", "refusal"),
    [
        (unknown_game, CAT, UnknownGameError),
        (invited_game, CAT, NotPlayingYetError),
        (ended_game, CAT, GameOverError),
        (not_up_game, CAT, NotAPlayerError),
        (out_of_time, CAT, NotAPlayerError),
        (not_up_game, BEN, NotWaitingError),
        (not_up_game, ANN, NotWaitingError),
        (no_clock_game, BEN, NotWaitingError),
        (moved_game, BEN, NotWaitingError),
        (moved_game, ANN, NotWaitingError),
        (out_of_time, ANN, NotWaitingError),
    ],
)
async def test_only_who_waits_has_the_word_and_only_when_the_time_is_up(
    db: Database, make, person: int, refusal: type[PlayerError], act
) -> None:
    game = await make(db)
    due = await dues(db, game.id)
    with pytest.raises(PlayerError) as refused:
        await act(db, game, person)
    assert type(refused.value) is refusal
    if refusal is not UnknownGameError:
        assert await fetch(db, game.id) == game
    assert await dues(db, game.id) == due


@pytest.mark.parametrize(
    ("position", "ply", "to_move"),
    [
        (None, "d4", BEN),
        # Also where the turn goes on: who is there again has the whole time again.
        (FULL, "p1", ANN),
        (FULL, "p7", BEN),
    ],
)
async def test_who_moves_after_all_has_not_lost(
    db: Database, position: str | None, ply: str, to_move: int
) -> None:
    await call_time(db, (await begin(db, position, clock=Clock.DAY)).id, DAY)
    game = await fetch(db, 1)
    assert DueKind.FORFEIT in await dues(db, game.id)
    played = await play(db, game, ply, now=2.0 * DAY)
    assert (played.to_move, played.time_up, played.deadline) == (to_move, False, 3 * DAY)
    assert await fetch(db, game.id) == played
    assert set(await dues(db, game.id)) == {DueKind.BOARD, DueKind.REMIND, DueKind.TIME_UP}


async def ann_wins(db: Database, game: Game) -> Game:
    return await play(db, game, "p1")


async def they_agree_on_a_draw(db: Database, game: Game) -> Game:
    offered = await db.write(actions.make_offer, Meant(game.id, None), OfferKind.DRAW, by(ANN))
    return await db.write(actions.accept_offer, game.id, offered.offered_at, Random(1), by(BEN))


async def a_moderator_stops_it(db: Database, game: Game) -> Game:
    return await db.write(actions.stop, game.id, 2002, None, "", by(CAT))


async def ann_is_forgotten(db: Database, game: Game) -> Game:
    await db.write(actions.forget, by(ANN))
    return await fetch(db, game.id)


async def ben_waits_a_week(db: Database, game: Game) -> Game:
    await forfeit(db, game.id, 8.0 * DAY)
    return await fetch(db, game.id)


ENDS = [ann_wins, ann_resigns, they_agree_on_a_draw, a_moderator_stops_it, ann_is_forgotten]


@pytest.mark.parametrize(
    ("end", "late"),
    [
        *((end, late) for end in ENDS for late in (False, True)),
        (ben_claims_the_win, True),
        (ben_waits_a_week, True),
    ],
)
async def test_nothing_that_a_clock_does_is_due_in_a_game_that_has_ended(
    db: Database, end: Event, late: bool
) -> None:
    game = await begin(db, "7/7/7/7/7/rrrr1y1 r pop 9-3", clock=Clock.DAY)
    if late:
        await call_time(db, game.id, DAY)
    assert {DueKind.REMIND, DueKind.TIME_UP} <= set(await dues(db, game.id))
    over = await end(db, await fetch(db, game.id))
    assert (over.status, over.deadline, over.time_up) == (Status.ENDED, None, False)
    assert not OF_A_CLOCK & set(await dues(db, game.id))


@pytest.mark.parametrize("forced", [False, True])
async def test_of_a_move_and_the_end_of_patience_one_counts(
    db: Database, other: Database, forced: bool
) -> None:
    for _ in range(6):
        game = await out_of_time(db)
        ending = forfeit(other, game.id, 8.0 * DAY) if forced else claim_win(other, game, BEN)
        played, ended = await asyncio.gather(
            play(db, game, "d4", now=8.0 * DAY), ending, return_exceptions=True
        )
        stored = await fetch(db, game.id)
        if isinstance(played, Game):
            assert stored == played
            assert ended is None or isinstance(ended, NotWaitingError)
        else:
            assert isinstance(played, GameOverError)
            assert stored == changed(game.ended(BEN, Reason.TIME))
