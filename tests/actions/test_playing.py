"""A ply is refused for the first reason there is, or stored whole, and by one press only."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot import actions
from bot.actions import By
from bot.errors import (
    ConflictError,
    GameOverError,
    IllegalButtonError,
    NotAPlayerError,
    NotPlayingYetError,
    NotYourTurnError,
    OldBoardError,
    PlayerError,
    UnknownGameError,
)
from bot.games import Game, History, Reason, Start, Status
from bot.rules import Phase, Ply, PlyKind
from bot.storage import Database
from tests.actions import (
    ANN,
    BEN,
    BOARD,
    CAT,
    FULL,
    begin,
    changed,
    fetch,
    history,
    invite,
    keen,
    play,
    plies,
    resign,
)

ROOT = Path(__file__).parents[2]


async def invited_game(db: Database) -> Game:
    return await invite(db)


async def playing_game(db: Database) -> Game:
    return await play(db, await begin(db), "d4")


async def ended_game(db: Database) -> Game:
    return await resign(db, await playing_game(db), BEN)


async def unknown_game(db: Database) -> Game:
    return replace(await playing_game(db), id=999)


# Each has the reasons of all below it too. In a game that has begun, ply 0 was Ann's and Ben is to move.
@pytest.mark.parametrize(
    ("make", "person", "number", "ply", "refusal"),
    [
        (unknown_game, CAT, 7, "p4", UnknownGameError),
        (invited_game, CAT, 7, "p4", NotPlayingYetError),
        (ended_game, CAT, 7, "p4", GameOverError),
        (playing_game, CAT, 7, "p4", NotAPlayerError),
        (playing_game, ANN, 7, "p4", OldBoardError),
        (playing_game, ANN, 1, "p4", NotYourTurnError),
        (playing_game, BEN, 1, "p4", IllegalButtonError),
        # And each for its own reason only.
        (unknown_game, BEN, 1, "d1", UnknownGameError),
        (invited_game, ANN, 0, "d1", NotPlayingYetError),
        (ended_game, BEN, 1, "d1", GameOverError),
        (playing_game, CAT, 1, "d1", NotAPlayerError),
        (playing_game, BEN, 0, "d1", OldBoardError),
        (playing_game, BEN, 2, "d1", OldBoardError),
        (playing_game, ANN, 1, "d1", NotYourTurnError),
        (playing_game, BEN, 1, "d4", IllegalButtonError),
    ],
)
async def test_a_ply_is_refused_for_the_first_reason(
    db: Database, make, person: int, number: int, ply: str, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    due = await db.read(actions.next_due)
    with pytest.raises(PlayerError) as refused:
        await play(db, game, ply, person=person, number=number)
    assert type(refused.value) is refusal
    if refusal is not UnknownGameError:
        assert await fetch(db, game.id) == game
    assert await db.read(actions.next_due) == due


@pytest.mark.parametrize(("number", "ply"), [(0, "d1"), (1, "d4")])
async def test_a_refusal_knows_the_board(db: Database, number: int, ply: str) -> None:
    game = await playing_game(db)
    with pytest.raises((OldBoardError, IllegalButtonError)) as refused:
        await play(db, game, ply, person=BEN, number=number)
    assert refused.value.board == BOARD


async def test_who_is_too_early_learns_whose_turn_it_is(db: Database) -> None:
    with pytest.raises(NotYourTurnError) as refused:
        await play(db, await playing_game(db), "d1", person=ANN)
    assert refused.value.opponent == BEN


async def test_a_ply_is_stored_as_it_is_returned(db: Database) -> None:
    game = await play(db, await begin(db), "d4")
    assert await plies(db, game) == "d4"
    assert game.to_move == BEN
    assert await fetch(db, game.id) == game


async def test_a_turn_that_passes_is_announced_when_the_notification_is_due(db: Database) -> None:
    await play(db, await begin(db), "d4")
    assert await db.read(actions.next_due) == 100 + 30


async def test_a_turn_that_goes_on_is_shown_again_soon_where_the_answer_is_not_seen(db: Database) -> None:
    game = await play(db, await begin(db, FULL), "p1")
    assert (game.to_move, game.position.kept.red) == (ANN, 1)
    assert await db.read(actions.next_due) == 100 + 15


async def test_the_tenth_point_ends_the_game(db: Database) -> None:
    game = await play(db, await begin(db, "7/7/7/7/7/rrrr1y1 r pop 9-3"), "p1")
    assert (game.status, game.winner, game.reason) == (Status.ENDED, ANN, Reason.POINTS)
    assert await fetch(db, game.id) == game
    with pytest.raises(GameOverError):
        await play(db, game, "p2", person=ANN)


async def test_a_disc_that_fits_in_one_column_only_is_put_back_at_once(db: Database) -> None:
    game = await play(db, await begin(db, FULL), "p7")
    assert await plies(db, game) == "p7 r7"
    assert (game.position.phase, game.to_move) == (Phase.POP, BEN)
    assert await fetch(db, game.id) == game


async def test_a_disc_with_a_choice_of_columns_stays_in_hand(db: Database) -> None:
    game = await play(db, await begin(db, "7/7/7/7/7/rrr3y r pop 0-0"), "p3")
    assert (game.number, game.position.phase, game.to_move) == (1, Phase.HELD, ANN)


async def test_a_forced_redrop_is_stored_with_its_pop_or_neither_is(db: Database) -> None:
    game = await begin(db, FULL)
    power_cut = text(
        "CREATE TRIGGER power_cut BEFORE INSERT ON plies WHEN NEW.ply = 'r7' "
        "BEGIN SELECT RAISE(ABORT, 'no power'); END"
    )
    await db.write(lambda connection: connection.execute(power_cut))
    with pytest.raises(ConflictError) as refused:
        await play(db, game, "p7")
    assert "no power" in str(refused.value.__cause__)
    assert await fetch(db, game.id) == game
    assert await plies(db, game) == ""


@pytest.mark.parametrize("seed", range(2))
async def test_of_two_presses_at_the_same_moment_one_is_played(
    db: Database, other: Database, seed: int
) -> None:
    random = Random(seed)
    game = await begin(db, start=Start.SHUFFLED, seed=seed)
    before = ""
    for _ in range(12):
        presses = random.choices(game.position.legal_plies, k=2)
        results = await asyncio.gather(
            *(play(process, game, ply) for process, ply in zip((db, other), presses, strict=True)),
            return_exceptions=True,
        )
        (played,) = (result for result in results if isinstance(result, Game))
        (refused,) = (result for result in results if not isinstance(result, Game))
        assert isinstance(refused, OldBoardError)
        after = await plies(db, played)
        assert f"{after} ".startswith(f"{before} {presses[results.index(played)]} ".lstrip())
        before = after
        assert await fetch(db, game.id) == played
        game = played


async def test_of_two_presses_in_two_processes_one_is_played(db: Database, url: str) -> None:
    game = await begin(db)
    children = [
        subprocess.Popen(  # noqa: ASYNC220
            [sys.executable, "-m", "tests.actions.test_playing", url, str(game.id)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    try:
        for number in range(20):
            # One presses the column that the other does, or the one beside it.
            for child, ply in zip(children, [game.position.legal_plies[i] for i in (0, -1)], strict=True):
                assert child.stdin
                child.stdin.write(f"{game.to_move} {number} {ply}\n")
                child.stdin.flush()
            answers = [child.stdout.readline().strip() for child in children if child.stdout]
            game = await fetch(db, game.id)
            assert sorted(answers) == ["OldBoardError", f"played {(await plies(db, game)).split()[-1]}"]
            assert game.number == number + 1
    finally:
        for child in children:
            child.communicate()


async def press_as_told(url: str, game_id: int) -> None:
    """Be one of two processes: play what each line says, and print what came of it."""
    db = await Database.open(url)
    for line in sys.stdin:
        person, number, ply = line.split()
        try:
            await db.write(actions.play, game_id, int(number), Ply.parse(ply), By(int(person), 0.0, 0))
            print("played", ply, flush=True)  # noqa: T201
        except PlayerError as error:
            print(type(error).__name__, flush=True)  # noqa: T201
    await db.close()


@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize("seed", range(2))
async def test_a_whole_game_is_in_the_store_as_it_was_played(db: Database, start: Start, seed: int) -> None:
    random = Random(seed)
    game = await begin(db, start=start, seed=seed)
    first = game.position
    while game.status is Status.PLAYING:
        game = await play(db, game, keen(game.position, random))
    stored = await fetch(db, game.id)
    assert stored == game
    played = await history(db, game)
    assert played == History.replay(first, played.plies)
    assert stored.number == len(played.plies)
    assert (stored.reason, stored.position.kept.of(stored.position.turn)) == (Reason.POINTS, 10)
    assert stored.winner == stored.to_move
    assert {ply.kind for ply in played.plies} >= {PlyKind.POP, PlyKind.REDROP}


@pytest.mark.parametrize("person", [ANN, BEN])
async def test_who_resigns_gives_the_game_to_the_other(db: Database, person: int) -> None:
    game = await playing_game(db)
    ended = await resign(db, game, person, now=100.0)
    assert ended == changed(game, status=Status.ENDED, winner=game.other(person), reason=Reason.RESIGNED)
    assert await fetch(db, game.id) == ended


@pytest.mark.parametrize(
    ("make", "refusal"),
    [
        (unknown_game, UnknownGameError),
        (invited_game, NotPlayingYetError),
        (ended_game, GameOverError),
        (playing_game, NotAPlayerError),
    ],
)
async def test_resigning_is_refused_for_the_first_reason(
    db: Database, make, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    with pytest.raises(refusal):
        await resign(db, game, CAT)


async def test_of_a_ply_and_a_resignation_at_the_same_moment_none_is_lost(
    db: Database, other: Database
) -> None:
    for _ in range(10):
        game = await begin(db)
        played, ended = await asyncio.gather(
            play(db, game, "d4"),
            resign(other, game, BEN),
            return_exceptions=True,
        )
        # Whichever came first: the ply counts and then the game ends, or it has ended before the ply.
        assert isinstance(ended, Game)
        assert isinstance(played, Game | GameOverError)
        stored = await fetch(db, game.id)
        assert stored == ended
        assert stored.number == (1 if isinstance(played, Game) else 0)


if __name__ == "__main__":
    asyncio.run(press_as_told(sys.argv[1], int(sys.argv[2])))
