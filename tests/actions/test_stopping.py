"""A moderator may end the games that are shown in their server, and no others."""

from dataclasses import replace

import pytest

from bot import actions
from bot.errors import ElsewhereError, GameOverError, NotPlayingYetError, PlayerError, UnknownGameError
from bot.games import Board, Game, Reason, Status
from bot.storage import Database
from tests.actions import ANN, BEN, BOARD, CAT, accept, begin, by, changed, fetch, invite, resign

GUILD, ELSEWHERE = 2002, 2003


async def stop(db: Database, game: Game, *, guild_id: int = GUILD, channel_id: int | None = None) -> Game:
    return await db.write(actions.stop, game.id, guild_id, channel_id, "Not here, please.", by(CAT, 100.0))


async def move(db: Database, game: Game, board: Board) -> None:
    """Have the board posted in another place."""
    assert await db.write(actions.record_shown, game, board, actor=ANN, moved=True)


async def test_a_moderator_ends_a_game_for_nobody(db: Database) -> None:
    game = await begin(db)
    stopped = await stop(db, game)
    assert stopped == changed(
        game, status=Status.ENDED, winner=None, reason=Reason.STOPPED, note="Not here, please."
    )
    assert await fetch(db, game.id) == stopped
    assert stopped.begun


async def test_who_moderates_a_channel_ends_games_there_only(db: Database) -> None:
    game = await begin(db)
    with pytest.raises(ElsewhereError) as refused:
        await stop(db, game, channel_id=BOARD.channel_id + 1)
    assert refused.value.board == BOARD
    assert await fetch(db, game.id) == game
    assert (await stop(db, game, channel_id=BOARD.channel_id)).status is Status.ENDED


async def invited_game(db: Database) -> Game:
    return await invite(db)


async def ended_game(db: Database) -> Game:
    return await resign(db, await begin(db), ANN)


async def stopped_game(db: Database) -> Game:
    return await stop(db, await begin(db))


async def unknown_game(db: Database) -> Game:
    return replace(await begin(db), id=999)


@pytest.mark.parametrize(
    ("make", "guild_id", "refusal"),
    [
        (unknown_game, GUILD, UnknownGameError),
        # What is elsewhere is no moderator's business, whatever became of it.
        (begin, ELSEWHERE, UnknownGameError),
        (invited_game, ELSEWHERE, UnknownGameError),
        (ended_game, ELSEWHERE, UnknownGameError),
        (invited_game, GUILD, NotPlayingYetError),
        (ended_game, GUILD, GameOverError),
        (stopped_game, GUILD, GameOverError),
    ],
)
async def test_a_stop_is_refused_for_the_first_reason(
    db: Database, make, guild_id: int, refusal: type[PlayerError]
) -> None:
    game = await make(db)
    with pytest.raises(PlayerError) as refused:
        await stop(db, game, guild_id=guild_id)
    assert type(refused.value) is refusal
    if make is not unknown_game:
        assert await fetch(db, game.id) == game


async def test_a_game_that_was_moved_is_stopped_where_it_is(db: Database) -> None:
    game = await begin(db)
    await move(db, game, Board(BOARD.channel_id + 1, ELSEWHERE, 1))
    with pytest.raises(UnknownGameError):
        await stop(db, game)
    assert (await stop(db, game, guild_id=ELSEWHERE)).reason is Reason.STOPPED


async def test_a_game_by_direct_message_is_stopped_by_nobody(db: Database) -> None:
    invited = await invite(db, board=Board(1, None, None, viewer=BEN))
    game = await accept(db, invited.id)
    for guild_id in (GUILD, 0):
        with pytest.raises(UnknownGameError):
            await stop(db, game, guild_id=guild_id)


async def test_a_moderator_finds_the_games_of_their_server(db: Database) -> None:
    here, there = await begin(db), await begin(db)
    await move(db, there, Board(5, ELSEWHERE, 1))
    assert [game.id for game in await db.read(actions.find_games_in, GUILD)] == [here.id]
    assert [game.id for game in await db.read(actions.find_games_in, ELSEWHERE)] == [there.id]
    await stop(db, here)
    assert await db.read(actions.find_games_in, GUILD) == []
