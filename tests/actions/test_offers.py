"""What one player asks of the other, and what comes of it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import select

from bot import actions
from bot.actions import Meant
from bot.errors import (
    GameOverError,
    GridFullError,
    NoDrawToClaimError,
    NoOfferError,
    NotAPlayerError,
    NothingToTakeBackError,
    NotPlayingYetError,
    OfferedAlreadyError,
    OfferPendingError,
    OldBoardError,
    OwnOfferError,
    PlayerError,
    UnknownGameError,
)
from bot.games import Clock, Game, History, Offer, OfferKind, Reason, Start, Status
from bot.rules import Colour, Phase
from bot.storage import Database, tables
from bot.storage.kinds import DueKind
from tests.actions import (
    ANN,
    BEN,
    CAT,
    DAY,
    FULL,
    begin,
    by,
    changed,
    dues,
    fetch,
    history,
    invite,
    nothing_pending,
    play,
    plies,
    resign,
)

Answer = Callable[..., Awaitable[Game]]

# Red to pop: 1 is a point, and then 2 is none.
LINE = "7/7/7/7/7/rrrr1y1 r pop 0-0"
# Red to pop: whatever becomes of the disc from 1, Yellow has none in the bottom row.
ALONE = "7/7/7/7/4y2/r3r2 r pop 0-0"


async def offer(db: Database, game: Game, person: int, kind: OfferKind = OfferKind.DRAW) -> Game:
    return await db.write(actions.make_offer, Meant(game.id, None), kind, by(person, 200.0))


async def offered_at(db: Database, game: Game) -> int:
    """The number that the buttons of the offer bear which is open, or was the last."""
    stored = await db.read(actions.fetch_game, game.id)
    return (stored.offered_at if stored else None) or 0


async def accept(db: Database, game: Game, person: int, *, seed: int = 1, now: float = 300.0) -> Game:
    number = await offered_at(db, game)
    return await db.write(actions.accept_offer, game.id, number, Random(seed), by(person, now))


async def decline(db: Database, game: Game, person: int) -> Game:
    return await db.write(actions.decline_offer, game.id, await offered_at(db, game), by(person, 300.0))


async def claim_draw(db: Database, game: Game, person: int) -> Game:
    return await db.write(actions.claim_draw, game.id, by(person, 300.0))


async def play_all(db: Database, game: Game, *texts: str) -> Game:
    for text in texts:
        game = await play(db, game, text)
    return game


async def take_back(db: Database, game: Game, person: int) -> Game:
    """Have a person ask for their last turn back, and the other agree."""
    await offer(db, game, person, OfferKind.TAKEBACK)
    taken = await accept(db, game, game.other(person))
    assert await fetch(db, game.id) == taken
    return taken


async def record(db: Database, game: Game) -> str:
    """Every ply there was, those that were taken back in brackets."""
    statement = (
        select(tables.plies.c.ply, tables.plies.c.undone)
        .where(tables.plies.c.game_id == game.id)
        .order_by(tables.plies.c.number)
    )
    rows = await db.read(lambda connection: connection.execute(statement).all())
    return " ".join(f"({row.ply})" if row.undone else str(row.ply) for row in rows)


async def playing_game(db: Database) -> Game:
    """The grid is being filled, and both have played."""
    return await play_all(db, await begin(db), "d4", "d1")


async def full_game(db: Database) -> Game:
    return await play(db, await begin(db, LINE), "p1")


async def new_game(db: Database) -> Game:
    return await begin(db)


async def invited_game(db: Database) -> Game:
    return await invite(db)


async def ended_game(db: Database) -> Game:
    return await resign(db, await playing_game(db), ANN)


async def unknown_game(db: Database) -> Game:
    return replace(await playing_game(db), id=999)


async def asked_game(db: Database) -> Game:
    return await offer(db, await playing_game(db), BEN)


async def refused_game(db: Database) -> Game:
    return await decline(db, await asked_game(db), ANN)


@pytest.mark.parametrize("kind", OfferKind)
@pytest.mark.parametrize("person", [ANN, BEN])
async def test_an_offer_is_stored_and_the_other_is_notified(
    db: Database, person: int, kind: OfferKind
) -> None:
    game = await nothing_pending(db, await playing_game(db))
    asked = await offer(db, game, person, kind)
    assert asked == changed(game, offer=Offer(kind, person), offered_at=2)
    assert await fetch(db, game.id) == asked
    assert actions.to_notify(asked) == (game.other(person),)
    assert await dues(db, game.id) == {DueKind.BOARD: 200 + 15}


@pytest.mark.parametrize(
    ("make", "person", "kind", "refusal"),
    [
        (unknown_game, CAT, OfferKind.DRAW, UnknownGameError),
        # To who names a game that is not theirs, or none yet, there is no such game.
        (ended_game, CAT, OfferKind.DRAW, UnknownGameError),
        (playing_game, CAT, OfferKind.DRAW, UnknownGameError),
        (invited_game, CAT, OfferKind.DRAW, UnknownGameError),
        *((invited_game, person, OfferKind.DRAW, NotPlayingYetError) for person in (ANN, BEN)),
        *((ended_game, person, kind, GameOverError) for person in (ANN, BEN) for kind in OfferKind),
        *((asked_game, person, kind, OfferPendingError) for person in (ANN, BEN) for kind in OfferKind),
        *((refused_game, person, kind, OfferedAlreadyError) for person in (ANN, BEN) for kind in OfferKind),
        (new_game, ANN, OfferKind.TAKEBACK, NothingToTakeBackError),
        (new_game, BEN, OfferKind.TAKEBACK, NothingToTakeBackError),
        (full_game, BEN, OfferKind.TAKEBACK, NothingToTakeBackError),
        (full_game, ANN, OfferKind.SHUFFLE, GridFullError),
        (full_game, BEN, OfferKind.SHUFFLE, GridFullError),
    ],
)
async def test_an_offer_is_refused_for_the_first_reason(
    db: Database, make, person: int, kind: OfferKind, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    due = await db.read(actions.next_due)
    with pytest.raises(PlayerError) as refused:
        await offer(db, game, person, kind)
    assert type(refused.value) is refusal
    if refusal is not UnknownGameError:
        assert await fetch(db, game.id) == game
    assert await db.read(actions.next_due) == due


@pytest.mark.parametrize("answer", [accept, decline])
@pytest.mark.parametrize(
    ("make", "person", "refusal"),
    [
        (unknown_game, CAT, UnknownGameError),
        (invited_game, CAT, NotPlayingYetError),
        (ended_game, CAT, GameOverError),
        (asked_game, CAT, NotAPlayerError),
        (asked_game, BEN, OwnOfferError),
        (playing_game, ANN, NoOfferError),
        (playing_game, BEN, NoOfferError),
        (refused_game, ANN, NoOfferError),
        (refused_game, BEN, NoOfferError),
    ],
)
async def test_an_answer_is_refused_for_the_first_reason(
    db: Database, answer: Answer, make, person: int, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    with pytest.raises(PlayerError) as refused:
        await answer(db, game, person)
    assert type(refused.value) is refusal
    if refusal is not UnknownGameError:
        assert await fetch(db, game.id) == game


@pytest.mark.parametrize("kind", OfferKind)
async def test_who_says_no_leaves_the_game_as_it_was(db: Database, kind: OfferKind) -> None:
    game = await playing_game(db)
    asked = await offer(db, game, BEN, kind)
    declined = await decline(db, asked, ANN)
    assert declined == changed(asked, offer=None)
    assert declined == replace(game, offered_at=2, version=declined.version)
    assert await fetch(db, game.id) == declined
    assert await record(db, game) == "d4 d1"


@pytest.mark.parametrize("asker", [ANN, BEN])
async def test_a_ply_of_either_withdraws_an_offer_and_allows_the_next(db: Database, asker: int) -> None:
    game = await offer(db, await playing_game(db), asker)
    # The first is Ann's and the second is Ben's.
    for ply in ("d2", "d3"):
        game = await play(db, game, ply)
        assert game.offer is None
        assert await fetch(db, game.id) == game
        with pytest.raises(NoOfferError):
            await accept(db, game, game.other(asker))
        game = await offer(db, game, asker)


@pytest.mark.parametrize("asker", [ANN, BEN])
async def test_an_agreed_draw_ends_the_game(db: Database, asker: int) -> None:
    game = await playing_game(db)
    asked = await offer(db, game, asker)
    drawn = await accept(db, asked, game.other(asker))
    assert drawn == changed(asked.ended(None, Reason.AGREED))
    assert await fetch(db, game.id) == drawn
    with pytest.raises(GameOverError):
        await offer(db, drawn, asker)


@pytest.mark.parametrize(
    ("position", "played", "person", "kept", "stands"),
    [
        # A turn, its owner being asked before the other has replied.
        (None, ["d4", "d1"], BEN, ["d4"], "d4 (d1)"),
        # A turn and the opponent's reply.
        (None, ["d4", "d1", "d2"], BEN, ["d4"], "d4 (d1) (d2)"),
        (None, ["d4"], ANN, [], "(d4)"),
        # A chain with its redrop, without and with the reply.
        (LINE, ["p1", "p2", "r7"], ANN, [], "(p1) (p2) (r7)"),
        (LINE, ["p1", "p2", "r7", "p6", "r5"], ANN, [], "(p1) (p2) (r7) (p6) (r5)"),
        (LINE, ["p1", "p2", "r7", "p6", "r5"], BEN, ["p1", "p2", "r7"], "p1 p2 r7 (p6) (r5)"),
        # The opponent's reply may be in progress.
        (LINE, ["p1", "p2", "r7", "p6"], ANN, [], "(p1) (p2) (r7) (p6)"),
        # A turn in progress: in the chain, and with the disc in hand.
        (LINE, ["p1"], ANN, [], "(p1)"),
        (LINE, ["p1", "p2"], ANN, [], "(p1) (p2)"),
        (LINE, ["p1", "p2", "r7", "p6"], BEN, ["p1", "p2", "r7"], "p1 p2 r7 (p6)"),
        # What a pop forced goes with it.
        (FULL, ["p7"], ANN, [], "(p7) (r7)"),
        # The opponent had to pass: each turn is one by itself.
        (ALONE, ["p1", "r2"], ANN, [], "(p1) (r2)"),
        (ALONE, ["p1", "r2", "p2"], ANN, ["p1", "r2"], "p1 r2 (p2)"),
        (ALONE, ["p1", "r2", "p2", "r3"], ANN, ["p1", "r2"], "p1 r2 (p2) (r3)"),
    ],
)
async def test_a_whole_turn_is_taken_back_with_all_after_it(
    db: Database, position: str | None, played: list[str], person: int, kept: list[str], stands: str
) -> None:
    begun = await begin(db, position)
    game = await play_all(db, begun, *played)
    taken = await take_back(db, game, person)
    played_on = await history(db, taken)
    assert [str(ply) for ply in played_on.plies] == kept
    assert played_on == History.replay(begun.position, played_on.plies)
    assert taken.standing == played_on.standing
    assert taken.to_move == person
    assert (taken.status, taken.offer) == (Status.PLAYING, None)
    assert await record(db, game) == stands
    assert taken.number == taken.turn_id == game.number + 1


async def test_after_a_pass_it_is_the_last_turn_that_is_taken_back(db: Database) -> None:
    game = await play_all(db, await begin(db, ALONE), "p1", "r2")
    turn = game.last_turn
    assert turn
    assert turn.opponent_passed
    assert game.to_move == ANN


async def test_turns_can_be_taken_back_one_after_the_other(db: Database) -> None:
    game = await play_all(db, await begin(db), "d1", "d2", "d3", "d4")
    game = await take_back(db, game, BEN)
    # Not at once: it was asked since the last ply.
    with pytest.raises(OfferedAlreadyError):
        await offer(db, game, ANN, OfferKind.TAKEBACK)
    game = await take_back(db, await play(db, game, "d5"), ANN)
    assert await record(db, game) == "d1 d2 (d3) (d4) (d5)"
    game = await play_all(db, game, "d6", "d7")
    assert await record(db, game) == "d1 d2 (d3) (d4) (d5) d6 d7"
    game = await take_back(db, game, BEN)
    assert await record(db, game) == "d1 d2 (d3) (d4) (d5) d6 (d7)"
    assert await plies(db, game) == "d1 d2 d6"


async def test_a_button_from_before_is_old_after_a_takeback(db: Database) -> None:
    game = await play_all(db, await begin(db), "d1", "d2")
    taken = await take_back(db, game, ANN)
    assert (taken.to_move, await plies(db, taken)) == (ANN, "")
    # Ann was to move before, too; but what she saw then is not the board any more.
    for number in range(game.number + 1):
        with pytest.raises(OldBoardError):
            await play(db, taken, "d5", number=number)
    played = await play(db, taken, "d5")
    assert (played.number, played.turn_id) == (taken.number + 1, taken.number + 1)
    assert await record(db, game) == "(d1) (d2) d5"


async def test_a_turn_that_comes_back_is_notified_of_again(db: Database) -> None:
    game = await play_all(db, await begin(db), "d1", "d2")
    game = await nothing_pending(db, game)
    assert game.notified_turn == game.turn_id == 2
    # It is Ann's turn again, as it was.
    taken = await take_back(db, game, ANN)
    assert (taken.to_move, taken.turn_id, taken.notified_turn) == (ANN, 3, None)
    assert actions.to_notify(taken) == (ANN,)
    assert (await dues(db, game.id))[DueKind.BOARD] == 300 + 30


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("played", [0, 1, 20, 41])
async def test_the_rest_is_shuffled_as_it_might_have_been_played(
    db: Database, played: int, seed: int
) -> None:
    begun = await begin(db)
    random = Random(seed)
    game = begun
    for _ in range(played):
        game = await play(db, game, random.choice(game.position.legal_plies))
    before = await plies(db, game)
    asker = BEN if seed % 2 else ANN
    shuffled = await accept(db, await offer(db, game, asker, OfferKind.SHUFFLE), game.other(asker), seed=seed)
    assert await fetch(db, game.id) == shuffled
    assert (shuffled.status, shuffled.number) == (Status.PLAYING, 42)
    assert shuffled.position.phase is Phase.POP
    discs = "".join(shuffled.position.columns)
    assert {colour: discs.count(colour.value) for colour in Colour} == {Colour.RED: 21, Colour.YELLOW: 21}
    # To replay a history is to check that every ply of it was legal.
    after = await history(db, shuffled)
    assert (after.positions[0], after.position) == (begun.position, shuffled.position)
    assert after.positions[played] == game.position
    assert " ".join(map(str, after.plies[:played])) == before
    with pytest.raises(OldBoardError):
        await play(db, shuffled, "d1", number=played)


async def test_no_two_shuffles_are_the_same(db: Database) -> None:
    grids = set()
    for seed in range(6):
        game = await begin(db)
        shuffled = await accept(db, await offer(db, game, ANN, OfferKind.SHUFFLE), BEN, seed=seed)
        grids.add(shuffled.position.columns)
    assert len(grids) == 6


async def test_what_was_shuffled_can_be_taken_back_a_turn_at_a_time(db: Database) -> None:
    game = await begin(db)
    shuffled = await accept(db, await offer(db, game, ANN, OfferKind.SHUFFLE), BEN)
    with pytest.raises(GridFullError):
        await offer(db, shuffled, ANN, OfferKind.SHUFFLE)
    taken = await take_back(db, shuffled, ANN)
    assert (taken.position.phase, len((await history(db, taken)).plies), taken.number) == (Phase.FILL, 40, 43)


@pytest.mark.parametrize("kind", [OfferKind.TAKEBACK, OfferKind.SHUFFLE])
async def test_after_an_agreement_the_turn_has_its_whole_time(db: Database, kind: OfferKind) -> None:
    game = await play_all(db, await begin(db, clock=Clock.DAY), "d4", "d1")
    await db.write(actions.call_time, game.id, 2.0 * DAY)
    await offer(db, game, BEN, kind)
    agreed = await accept(db, game, ANN, now=3.0 * DAY)
    assert (agreed.deadline, agreed.time_up) == (4 * DAY, False)
    assert await fetch(db, game.id) == agreed
    assert set(await dues(db, game.id)) == {DueKind.BOARD, DueKind.REMIND, DueKind.TIME_UP}


async def test_an_offer_and_no_gives_no_time(db: Database) -> None:
    game = await play_all(db, await begin(db, clock=Clock.DAY), "d4", "d1")
    declined = await decline(db, await offer(db, game, BEN), ANN)
    assert declined.deadline == game.deadline


async def in_circles(db: Database, turns: int) -> Game:
    """Ann and Ben go round in circles, two turns each a time."""
    game = await begin(db, "7/7/7/7/7/r5y r pop 0-0")
    circle = [["p1", "r2"], ["p7", "r6"], ["p2", "r1"], ["p6", "r7"]]
    for number in range(turns):
        game = await play_all(db, game, *circle[number % 4])
    return game


@pytest.mark.parametrize("person", [ANN, BEN])
async def test_either_may_claim_a_draw_when_a_position_stands_the_third_time(
    db: Database, person: int
) -> None:
    game = await in_circles(db, 8)
    drawn = await claim_draw(db, game, person)
    assert drawn == changed(game.ended(None, Reason.REPETITION))
    assert await fetch(db, game.id) == drawn


async def test_a_claim_is_void_once_the_game_has_gone_on(db: Database) -> None:
    # In circles, there is always another. So off the track.
    game = await play_all(db, await in_circles(db, 8), "p1", "r3")
    with pytest.raises(NoDrawToClaimError):
        await claim_draw(db, game, ANN)
    assert await fetch(db, game.id) == game


async def test_turns_that_were_taken_back_do_not_count_for_a_claim(db: Database) -> None:
    game = await take_back(db, await in_circles(db, 8), BEN)
    with pytest.raises(NoDrawToClaimError):
        await claim_draw(db, game, ANN)
    # The same turn again, and it is the third time, not the fourth.
    assert (await claim_draw(db, await play_all(db, game, "p6", "r7"), ANN)).reason is Reason.REPETITION


async def in_circles_game(db: Database) -> Game:
    return await in_circles(db, 7)


@pytest.mark.parametrize(
    ("make", "person", "refusal"),
    [
        (unknown_game, CAT, UnknownGameError),
        (invited_game, CAT, NotPlayingYetError),
        (ended_game, CAT, GameOverError),
        (playing_game, CAT, NotAPlayerError),
        (in_circles_game, ANN, NoDrawToClaimError),
        (in_circles_game, BEN, NoDrawToClaimError),
        (playing_game, ANN, NoDrawToClaimError),
    ],
)
async def test_a_claim_is_refused_for_the_first_reason(
    db: Database, make, person: int, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    with pytest.raises(PlayerError) as refused:
        await claim_draw(db, game, person)
    assert type(refused.value) is refusal


@pytest.mark.parametrize("kind", [OfferKind.DRAW, OfferKind.TAKEBACK])
async def test_of_an_answer_and_a_ply_at_the_same_moment_one_counts(
    db: Database, other: Database, kind: OfferKind
) -> None:
    for _ in range(6):
        game = await offer(db, await playing_game(db), BEN, kind)
        accepted, played = await asyncio.gather(
            accept(other, game, ANN), play(db, game, "d2"), return_exceptions=True
        )
        stored = await fetch(db, game.id)
        if isinstance(played, Game):
            assert isinstance(accepted, NoOfferError)
            assert stored == played
        else:
            assert isinstance(played, GameOverError if kind is OfferKind.DRAW else OldBoardError)
            assert stored == accepted


async def test_of_two_offers_at_the_same_moment_one_stands(db: Database, other: Database) -> None:
    for _ in range(6):
        game = await playing_game(db)
        results = await asyncio.gather(
            offer(db, game, ANN), offer(other, game, BEN, OfferKind.TAKEBACK), return_exceptions=True
        )
        (standing,) = (result for result in results if isinstance(result, Game))
        (refused,) = (result for result in results if not isinstance(result, Game))
        assert isinstance(refused, OfferPendingError)
        assert await fetch(db, game.id) == standing


@pytest.mark.parametrize("start", Start)
async def test_there_is_nothing_to_shuffle_in_a_full_grid(db: Database, start: Start) -> None:
    game = await begin(db, start=start)
    if start is Start.SHUFFLED:
        with pytest.raises(GridFullError):
            await offer(db, game, ANN, OfferKind.SHUFFLE)
    else:
        assert (await offer(db, game, ANN, OfferKind.SHUFFLE)).offer
