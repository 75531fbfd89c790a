"""The game that a person means, and lists of their games."""

from dataclasses import replace

import pytest

from bot import actions
from bot.actions import Meant
from bot.errors import (
    GameOverError,
    NoGameError,
    NotAPlayerError,
    NothingToReviewError,
    NotPlayingYetError,
    PlayerError,
    UnknownGameError,
    WhichGameError,
)
from bot.games import Board, Game, Reason, Status
from bot.storage import Database
from tests.actions import ANN, BEN, BOARD, CAT, CHANNEL, accept, begin, by, fetch, invite, play, resign

ELSEWHERE = Board(CHANNEL + 1, 3003, 1)


async def invited_game(db: Database) -> Game:
    return await invite(db, board=ELSEWHERE)


async def ended_game(db: Database) -> Game:
    return await resign(db, await begin(db), ANN)


async def declined_game(db: Database, opponent: int = BEN) -> Game:
    invited = await invite(db, ANN, opponent)
    return await db.write(actions.decline, invited.id, by(opponent))


async def unknown_game(db: Database) -> Game:
    return replace(await begin(db), id=999)


async def begin_in(db: Database, board: Board, opponent: int = BEN) -> Game:
    return await accept(db, (await invite(db, ANN, opponent, board=board)).id, opponent)


async def find_ended_games(db: Database, person: int, typed: str = "") -> list[int]:
    return [game.id for game in await db.read(actions.find_ended_games, person, typed)]


@pytest.mark.usefixtures("unpaced")
async def test_a_finished_game_is_found_behind_a_hundred_declined_invitations(db: Database) -> None:
    ended = await ended_game(db)
    for opponent in range(1000, 1100):
        await declined_game(db, opponent)
    assert await db.read(actions.find_ended_games, ANN) == [ended]
    assert await db.read(actions.find_ended, None, ANN) == ended
    # Also behind others that never began.
    for opponent in (2000, 2001):
        await db.write(actions.withdraw, (await invite(db, ANN, opponent)).id, by(ANN))
        await db.write(actions.expire, (await invite(db, ANN, opponent)).id, 1e9)
    assert await find_ended_games(db, ANN) == [ended.id]
    assert await db.read(actions.find_ended, None, ANN) == ended


@pytest.mark.usefixtures("unpaced")
async def test_of_many_finished_games_the_newest_are_listed(db: Database) -> None:
    ended = [await ended_game(db) for _ in range(27)]
    await begin(db)
    assert await find_ended_games(db, BEN) == [game.id for game in reversed(ended[-25:])]
    # The others can be typed.
    assert await find_ended_games(db, BEN, "2") == [27, 26, 25, 24, 23, 22, 21, 20, 2]
    assert await find_ended_games(db, BEN, "#2") == [27, 26, 25, 24, 23, 22, 21, 20, 2]
    assert await find_ended_games(db, BEN, "1") == [*range(19, 9, -1), 1]
    assert await find_ended_games(db, BEN, "28") == []
    assert await find_ended_games(db, CAT) == []


@pytest.mark.parametrize("typed", ["", "#", "ben", "1 ", "²", "١", "1%"])
async def test_what_is_no_number_picks_nothing(db: Database, typed: str) -> None:
    await ended_game(db)
    await ended_game(db)
    running = await begin(db)
    assert await find_ended_games(db, ANN, typed) == [2, 1]
    assert await db.read(actions.find_games, ANN, typed) == [running]
    assert await db.read(actions.find_games_in, BOARD.guild_id, typed) == [running]


async def test_running_games_are_listed_of_a_person_and_of_a_server(db: Database) -> None:
    here = [await begin(db) for _ in range(2)]
    there = await begin_in(db, ELSEWHERE)
    others = await accept(db, (await invite(db, BEN, CAT)).id, CAT)
    await invite(db)
    await resign(db, await begin_in(db, ELSEWHERE, CAT), ANN)
    assert await db.read(actions.find_games, ANN) == [there, here[1], here[0]]
    assert await db.read(actions.find_games, ANN, "2") == [here[1]]
    assert await db.read(actions.find_games, ANN, "9") == []
    assert await db.read(actions.find_games_in, BOARD.guild_id) == [others, here[1], here[0]]
    assert await db.read(actions.find_games_in, ELSEWHERE.guild_id) == [there]
    assert await db.read(actions.find_games_in, 9) == []


async def test_of_others_one_finds_what_is_shown_here_or_ones_own(db: Database) -> None:
    here, there = await begin(db), await begin_in(db, ELSEWHERE)
    own = await accept(db, (await invite(db, ANN, CAT, board=replace(ELSEWHERE, message_id=2))).id, CAT)
    thread = Board(CHANNEL + 2, BOARD.guild_id, 7)
    in_thread = await begin(db)
    moved = {"actor": None, "moved": True}
    await db.write(actions.record_shown, in_thread, thread, **moved)

    async def seen(viewer: int, channel: int) -> list[int]:
        return [game.id for game in await db.read(actions.find_games_seen_by, ANN, viewer, channel)]

    assert await seen(99, CHANNEL) == [in_thread.id, here.id]
    assert await seen(99, ELSEWHERE.channel_id) == [own.id, there.id]
    assert await seen(99, thread.channel_id) == [in_thread.id]
    assert await seen(99, 5) == []
    assert await seen(CAT, 5) == [own.id]


async def test_what_is_open_is_found_by_both(db: Database) -> None:
    given, got = await invite(db), await invite(db, CAT, ANN)
    await declined_game(db, 1000)
    playing = await begin_in(db, ELSEWHERE, 1001)
    assert [game.id for game in await db.read(actions.find_open, ANN)] == [playing.id, got.id, given.id]
    assert [game.id for game in await db.read(actions.find_open, BEN)] == [given.id]
    assert await db.read(actions.find_open, 99) == []


async def test_many_running_games_are_listed_up_to_the_limit(db: Database) -> None:
    for opponent in range(1000, 1025):
        await accept(db, (await invite(db, opponent, ANN)).id, ANN)
    for opponent in range(2000, 2003):
        await accept(db, (await invite(db, opponent, BEN)).id, BEN)
    assert [game.id for game in await db.read(actions.find_games, ANN)] == list(range(25, 0, -1))
    found = await db.read(actions.find_games_in, BOARD.guild_id)
    assert [game.id for game in found] == list(range(28, 3, -1))


@pytest.mark.parametrize(
    ("make", "person", "refusal"),
    [
        (unknown_game, ANN, UnknownGameError),
        (begin, ANN, UnknownGameError),
        (invited_game, ANN, UnknownGameError),
        (declined_game, ANN, UnknownGameError),
        (declined_game, CAT, UnknownGameError),
        (ended_game, CAT, NotAPlayerError),
    ],
)
async def test_only_who_played_a_game_to_its_end_finds_it(
    db: Database, make, person: int, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    with pytest.raises(PlayerError) as refused:
        await db.read(actions.find_ended, game.id, person)
    assert type(refused.value) is refusal


@pytest.mark.parametrize("person", [ANN, BEN])
async def test_the_last_game_is_meant_where_none_is_named(db: Database, person: int) -> None:
    await declined_game(db)
    with pytest.raises(NothingToReviewError):
        await db.read(actions.find_ended, None, person)
    first, second = await ended_game(db), await ended_game(db)
    await begin(db)
    assert await db.read(actions.find_ended, None, person) == second
    assert await db.read(actions.find_ended, first.id, person) == first


@pytest.mark.parametrize(
    ("make", "person", "refusal"),
    [
        (unknown_game, CAT, UnknownGameError),
        (invited_game, CAT, NotPlayingYetError),
        (ended_game, CAT, GameOverError),
        (begin, CAT, NotAPlayerError),
        (invited_game, ANN, NotPlayingYetError),
        (ended_game, BEN, GameOverError),
    ],
)
async def test_a_game_in_play_is_found_by_its_players(
    db: Database, make, person: int, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    with pytest.raises(PlayerError) as refused:
        await db.read(actions.find_playing, game.id, person)
    assert type(refused.value) is refusal
    playing = await accept(db, (await invite(db, BEN, CAT)).id, CAT)
    for player in (BEN, CAT):
        assert await db.read(actions.find_playing, playing.id, player) == playing


@pytest.mark.parametrize("act", [actions.load_meant, actions.load_meant_playing])
async def test_the_game_that_a_command_means(db: Database, act) -> None:
    async def meant(game: int | None, channel: int | None = None, person: int = ANN) -> int:
        return (await db.write(act, person, Meant(game, channel))).id

    async def refused(game: int | None, channel: int | None = None, person: int = ANN) -> type[Exception]:
        with pytest.raises(PlayerError) as error:
            await meant(game, channel, person)
        return type(error.value)

    invited = await invite(db, ANN, 44, board=ELSEWHERE)
    for channel in (None, CHANNEL, ELSEWHERE.channel_id):
        assert await refused(None, channel) is NoGameError
    here = await begin(db)
    # The only one.
    for channel in (None, CHANNEL, ELSEWHERE.channel_id, 5):
        assert await meant(None, channel) == here.id
    there = await begin_in(db, ELSEWHERE, CAT)
    # The only one in the channel.
    assert await meant(None, CHANNEL) == here.id
    assert await meant(None, ELSEWHERE.channel_id) == there.id
    for channel in (None, 5):
        assert await refused(None, channel) is WhichGameError
    assert await meant(None, CHANNEL, BEN) == here.id
    second = await begin_in(db, BOARD, CAT)
    assert await refused(None, CHANNEL) is WhichGameError
    assert await meant(None, ELSEWHERE.channel_id) == there.id
    # The one that is named, wherever that is.
    for game in (here, there, second):
        assert await meant(game.id, 5) == game.id
    if act is actions.load_meant:
        assert await meant(invited.id) == invited.id
    else:
        assert await refused(invited.id) is NotPlayingYetError
    assert await refused(999) is UnknownGameError
    assert await refused(here.id, CHANNEL, CAT) is UnknownGameError


async def test_a_game_that_is_over_can_be_meant_but_not_to_be_played(db: Database) -> None:
    ended = await ended_game(db)
    for person in (ANN, BEN):
        assert await db.write(actions.load_meant, person, Meant(ended.id, None)) == ended
        with pytest.raises(GameOverError):
            await db.write(actions.load_meant_playing, person, Meant(ended.id, None))
        with pytest.raises(NoGameError):
            await db.write(actions.load_meant, person, Meant(None, CHANNEL))


async def test_what_is_found_is_as_it_stands(db: Database) -> None:
    game = await play(db, await play(db, await begin(db), "d4"), "d1")
    (found,) = await db.read(actions.find_games, ANN)
    assert found == game == await fetch(db, game.id)
    assert (found.status, found.reason, found.last_turn) == (Status.PLAYING, None, game.last_turn)
    ended = await resign(db, game, ANN)
    (found,) = await db.read(actions.find_ended_games, ANN)
    assert found == ended
    assert found.reason is Reason.RESIGNED
