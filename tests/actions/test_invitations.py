"""An invitation stands once, is answered once, and by whom it is for."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot import actions
from bot.actions import Place
from bot.actions.invitations import MOST_INVITATIONS_AN_HOUR
from bot.errors import (
    AlreadyInvitedError,
    InvitationOverError,
    InvitedByThemError,
    InvitedLatelyError,
    InvitedManyError,
    NotInvitedError,
    NotTheChallengerError,
    OwnChallengeError,
    PlayerError,
    UnknownGameError,
)
from bot.games import NOBODY, Board, Clock, ColourChoice, Game, Reason, Standing, Start, Status
from bot.rules import Position
from bot.storage import Database
from tests.actions import (
    ANN,
    BEN,
    BOARD,
    CAT,
    CHANNEL,
    accept,
    begin,
    by,
    changed,
    fetch,
    invite,
    play,
    resign,
)

Answer = Callable[[Database, int, int], Awaitable[Game]]
ROUNDS = 6


async def decline(db: Database, game_id: int, person: int = BEN) -> Game:
    return await db.write(actions.decline, game_id, by(person))


async def withdraw(db: Database, game_id: int, person: int = ANN) -> Game:
    return await db.write(actions.withdraw, game_id, by(person))


async def rematch(db: Database, ended: Game, person: int) -> Game:
    place = Place(BOARD, None, "cs")
    return await db.write(actions.offer_rematch, ended, place, [], Random(1), by(person))


async def test_an_invitation_is_stored_as_it_is_returned(db: Database) -> None:
    game = await invite(db, ANN, BEN, colour=ColourChoice.YELLOW)
    assert game == Game(
        id=1,
        status=Status.INVITED,
        challenger=ANN,
        opponent=BEN,
        colour=ColourChoice.YELLOW,
        start=Start.FILL,
        red=BEN,
        yellow=ANN,
        standing=Standing.start(Position.start()),
        channel_id=CHANNEL,
        locale="en-US",
        number=0,
        version=0,
        boards=(BOARD,),
    )
    assert await fetch(db, game.id) == game


@pytest.mark.parametrize(("colour", "red"), [(ColourChoice.RED, ANN), (ColourChoice.YELLOW, BEN)])
async def test_the_challenger_plays_the_colour_asked_for(
    db: Database, colour: ColourChoice, red: int
) -> None:
    assert (await invite(db, ANN, BEN, colour=colour)).red == red


@pytest.mark.usefixtures("unpaced")
async def test_colours_are_drawn_by_lot_unless_chosen(db: Database) -> None:
    drawn = set()
    for seed in range(10):
        game = await invite(db, colour=ColourChoice.RANDOM, seed=seed)
        drawn.add(game.red)
        await withdraw(db, game.id)
    assert drawn == {ANN, BEN}


async def test_a_shuffled_game_has_its_grid_from_the_start(db: Database) -> None:
    invited = await invite(db, start=Start.SHUFFLED, seed=5)
    assert invited.position == Position.shuffled(Random(5))
    assert (await accept(db, invited.id)).position == invited.position


async def test_nobody_challenges_themselves(db: Database) -> None:
    with pytest.raises(OwnChallengeError):
        await invite(db, ANN, ANN)
    assert await db.read(actions.fetch_game, 1) is None


@pytest.mark.parametrize(
    ("challenger", "opponent", "refusal"), [(ANN, BEN, AlreadyInvitedError), (BEN, ANN, InvitedByThemError)]
)
@pytest.mark.parametrize("board", [BOARD, Board(CHANNEL + 1, 1, 1)])
async def test_while_an_invitation_stands_there_is_no_second(
    db: Database, challenger: int, opponent: int, refusal: type[PlayerError], board: Board
) -> None:
    await invite(db, ANN, BEN)
    with pytest.raises(PlayerError) as refused:
        await invite(db, challenger, opponent, board=board)
    assert type(refused.value) is refusal
    assert (refused.value.opponent, refused.value.board) == (opponent, BOARD)
    assert await db.read(actions.fetch_game, 2) is None


async def test_an_invitation_is_in_nobody_elses_way(db: Database) -> None:
    await invite(db, ANN, BEN)
    await invite(db, ANN, CAT)
    await invite(db, CAT, BEN)
    await invite(db, ANN, NOBODY)
    await invite(db, ANN, NOBODY)
    await invite(db, BEN, NOBODY)


@pytest.mark.parametrize("answer", [accept, decline, withdraw])
async def test_after_an_answer_the_two_may_invite_again(db: Database, answer) -> None:
    await answer(db, (await invite(db, ANN, BEN)).id)
    assert (await invite(db, ANN, BEN)).id == 2


async def test_accepting_begins_the_game(db: Database) -> None:
    invited = await invite(db)
    game = await accept(db, invited.id)
    assert game == changed(invited, status=Status.PLAYING)
    assert await fetch(db, game.id) == game


@pytest.mark.parametrize(("answer", "reason"), [(decline, Reason.DECLINED), (withdraw, Reason.WITHDRAWN)])
async def test_declining_and_withdrawing_end_the_invitation(db: Database, answer, reason: Reason) -> None:
    invited = await invite(db)
    ended = await answer(db, invited.id)
    assert ended == changed(invited, status=Status.ENDED, reason=reason)
    assert await fetch(db, ended.id) == ended


@pytest.mark.parametrize(
    ("answer", "person", "refusal", "fields"),
    [
        (accept, ANN, NotInvitedError, {"opponent": BEN}),
        (accept, CAT, NotInvitedError, {"opponent": BEN}),
        (decline, ANN, NotInvitedError, {"opponent": BEN}),
        (decline, CAT, NotInvitedError, {"opponent": BEN}),
        (withdraw, BEN, NotTheChallengerError, {"challenger": ANN}),
        (withdraw, CAT, NotTheChallengerError, {"challenger": ANN}),
    ],
)
async def test_only_whom_it_is_for_answers(
    db: Database, answer: Answer, person: int, refusal: type[PlayerError], fields: dict[str, int]
) -> None:
    game = await invite(db, ANN, BEN)
    with pytest.raises(refusal) as refused:
        await answer(db, game.id, person)
    assert vars(refused.value) == fields
    assert await fetch(db, game.id) == game


@pytest.mark.parametrize("answer", [accept, decline, withdraw])
async def test_an_unknown_invitation_cannot_be_answered(db: Database, answer: Answer) -> None:
    with pytest.raises(UnknownGameError):
        await answer(db, 999, BEN)


@pytest.mark.parametrize("second", [accept, decline, withdraw])
@pytest.mark.parametrize("first", [accept, decline, withdraw])
async def test_an_invitation_is_answered_once(db: Database, first, second) -> None:
    answered = await first(db, (await invite(db)).id)
    # Also for somebody whom it was never for: it being over comes first.
    for person in (ANN, BEN, CAT):
        with pytest.raises(InvitationOverError):
            await second(db, answered.id, person)
    assert await fetch(db, answered.id) == answered


@pytest.mark.usefixtures("unpaced")
@pytest.mark.parametrize(
    ("one", "another"),
    [(accept, accept), (accept, decline), (accept, withdraw), (decline, decline), (decline, withdraw)],
)
async def test_of_two_answers_at_the_same_moment_one_counts(
    db: Database, other: Database, one, another
) -> None:
    for number in range(ROUNDS):
        game = await invite(db)
        processes = (db, other) if number % 2 else (other, db)
        results = await asyncio.gather(
            one(processes[0], game.id), another(processes[1], game.id), return_exceptions=True
        )
        (answered,) = (result for result in results if isinstance(result, Game))
        (refused,) = (result for result in results if not isinstance(result, Game))
        assert isinstance(refused, InvitationOverError)
        assert await fetch(db, game.id) == answered


@pytest.mark.usefixtures("unpaced")
@pytest.mark.parametrize(
    ("challenger", "opponent", "refusal"), [(ANN, BEN, AlreadyInvitedError), (BEN, ANN, InvitedByThemError)]
)
async def test_of_two_challenges_at_the_same_moment_one_stands(
    db: Database, other: Database, challenger: int, opponent: int, refusal: type[PlayerError]
) -> None:
    for number in range(ROUNDS):
        results = await asyncio.gather(
            invite(db, ANN, BEN), invite(other, challenger, opponent), return_exceptions=True
        )
        (standing,) = (result for result in results if isinstance(result, Game))
        (refused,) = (result for result in results if not isinstance(result, Game))
        assert type(refused) is refusal
        assert standing.id == number + 1
        assert await db.read(actions.fetch_game, number + 2) is None
        await withdraw(db, standing.id, standing.challenger)


@pytest.mark.parametrize("clock", [Clock.NONE, Clock.WEEK])
@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize(("person", "opponent"), [(ANN, BEN), (BEN, ANN)])
async def test_a_rematch_swaps_the_colours_and_keeps_the_start_and_the_clock(
    db: Database, start: Start, clock: Clock, person: int, opponent: int
) -> None:
    game = await begin(db, start=start, clock=clock)
    ended = await resign(db, game, ANN)
    offered = await rematch(db, ended, person)
    assert (offered.challenger, offered.opponent) == (person, opponent)
    assert (offered.red, offered.yellow) == (ended.yellow, ended.red)
    assert (offered.start, offered.clock, offered.status) == (start, clock, Status.INVITED)
    # Whatever is spoken where it is asked for.
    assert offered.locale == ended.locale == "en-US"


@pytest.mark.usefixtures("unpaced")
async def test_of_two_rematches_at_the_same_moment_the_second_accepts_the_first(
    db: Database, other: Database
) -> None:
    for _ in range(ROUNDS):
        game = await play(db, await begin(db), "d1")
        ended = await resign(db, game, ANN)
        results = await asyncio.gather(rematch(db, ended, ANN), rematch(other, ended, BEN))
        assert {result.status for result in results} == {Status.INVITED, Status.PLAYING}
        assert len({result.id for result in results}) == 1
        await resign(db, results[0], ANN)


@pytest.mark.parametrize(("person", "reason"), [(ANN, Reason.WITHDRAWN), (BEN, Reason.DECLINED), (CAT, None)])
async def test_each_ends_an_invitation_in_their_own_way(
    db: Database, person: int, reason: Reason | None
) -> None:
    invited = await invite(db)
    if reason is None:
        with pytest.raises(NotInvitedError):
            await db.write(actions.turn_down, invited.id, by(person))
    else:
        assert (await db.write(actions.turn_down, invited.id, by(person))).reason is reason
        with pytest.raises(InvitationOverError):
            await db.write(actions.turn_down, invited.id, by(person))


async def turned_down(db: Database, now: float, opponent: int = BEN) -> None:
    invited = await invite(db, ANN, opponent, now=now)
    await db.write(actions.decline, invited.id, by(opponent, now))


async def test_who_is_turned_down_again_and_again_waits_ever_longer(db: Database) -> None:
    now = 1000.0
    for pause in (0, 0, 60, 600, 3600, 6 * 3600):
        if pause:
            with pytest.raises(InvitedLatelyError) as refused:
                await turned_down(db, now + pause - 1)
            assert (refused.value.opponent, refused.value.time) == (BEN, now + pause)
        # Nobody else has to do with it.
        now += pause
        await turned_down(db, now)
    await invite(db, ANN, CAT, now=now)
    await invite(db, ANN, NOBODY, now=now)
    await invite(db, BEN, ANN, now=now)


async def test_a_game_makes_good_for_what_was_turned_down(db: Database) -> None:
    for now in (0.0, 1.0):
        await turned_down(db, now)
    accepted = await invite(db, now=62.0)
    await accept(db, accepted.id, now=63.0)
    await turned_down(db, 64.0)
    await turned_down(db, 65.0)


async def test_a_withdrawn_invitation_counts_as_well(db: Database) -> None:
    for _ in range(2):
        await withdraw(db, (await invite(db)).id)
    with pytest.raises(InvitedLatelyError):
        await invite(db)


async def test_ten_invitations_an_hour_to_whomever(db: Database) -> None:
    for number in range(MOST_INVITATIONS_AN_HOUR):
        await turned_down(db, 60.0 * number, 1000 + number)
    for opponent in (NOBODY, CAT):
        with pytest.raises(InvitedManyError) as refused:
            await invite(db, ANN, opponent, now=3599.0)
        assert (refused.value.most, refused.value.time) == (MOST_INVITATIONS_AN_HOUR, 3600.0)
    await invite(db, ANN, CAT, now=3600.0)
