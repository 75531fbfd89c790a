"""Playing a ply, and giving a game up."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.actions.loading import load_playing
from bot.actions.showing import expect_showing
from bot.errors import IllegalButtonError, NotYourTurnError, OldBoardError
from bot.games import Game, Reason, Status
from bot.marks import mention
from bot.rules import IllegalPlyError, Phase, Ply
from bot.storage import Database, games


async def play(
    db: Database, *, game_id: int, person: int, number: int, ply: Ply, now: float, ping_after: float
) -> Game:
    """Play ply `number` of a game, and the redrop after it where only one column takes the disc.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        OldBoardError: the game has gone on since the button was made.
        NotYourTurnError: the opponent is to move.
        IllegalButtonError: the rules do not allow the ply.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        if number != game.number:
            raise OldBoardError(link=_link(game, person))
        if person != game.to_move:
            raise NotYourTurnError(opponent=mention(game.to_move))
        try:
            game = await _add_ply(connection, game, ply, now)
        except IllegalPlyError as error:
            raise IllegalButtonError(link=_link(game, person)) from error
        if game.position.phase is Phase.HELD and len(game.position.legal_plies) == 1:
            game = await _add_ply(connection, game, game.position.legal_plies[0], now)
        if game.status is Status.ENDED:
            await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=ping_after)
    return game


async def resign(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Give the game to the opponent.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        game = replace(game, status=Status.ENDED, winner=game.other(person), reason=Reason.RESIGNED)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=0)
    return game


def _link(game: Game, person: int) -> str:
    board = game.board_for(person)
    return board.link if board else ""


async def _add_ply(connection: AsyncConnection, game: Game, ply: Ply, now: float) -> Game:
    played = game.with_ply(ply)
    await games.insert_ply(connection, game.id, game.number, ply, now)
    return played
