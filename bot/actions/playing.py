"""Playing a ply, giving a game up, and having a moderator end it."""

from bot.actions.clocks import end_game, start_clock
from bot.actions.loading import load, load_playing, refuse_unless_playing
from bot.actions.showing import expect_showing
from bot.errors import IllegalButtonError, NotYourTurnError, OldBoardError, UnknownGameError
from bot.games import Game, Reason, Status
from bot.marks import mention
from bot.rules import IllegalPlyError, Phase, Ply
from bot.storage import Database, Transaction, games


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
            played = await add_ply(connection, game, ply, now)
        except IllegalPlyError as error:
            raise IllegalButtonError(link=_link(game, person)) from error
        if played.position.phase is Phase.HELD and len(played.position.legal_plies) == 1:
            played = await add_ply(connection, played, played.position.legal_plies[0], now)
        if played.status is Status.ENDED:
            return await end_game(connection, played, actor=person, now=now)
        if not played.turn_began or game.time_up:
            played = await start_clock(connection, played, now)
        if (game.deadline, game.time_up, game.offer) != (played.deadline, played.time_up, played.offer):
            await games.update_game(connection, played, now)
        await expect_showing(connection, played, actor=person, now=now, ping_after=ping_after)
    return played


async def resign(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Give the game to the opponent.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        ended = game.ended(game.other(person), Reason.RESIGNED)
        return await end_game(connection, ended, actor=person, now=now)


async def stop(db: Database, *, game_id: int, guild_id: int, moderator: int, note: str, now: float) -> Game:
    """Have a moderator end a game in their server, with the reason that they give.

    Raises:
        UnknownGameError: there is no such game in that server.
        NotPlayingYetError, GameOverError: it is not being played.
    """
    async with db.writing() as connection:
        game = await load(connection, game_id)
        if not any(board.guild_id == guild_id for board in game.boards):
            raise UnknownGameError
        refuse_unless_playing(game)
        ended = game.ended(None, Reason.STOPPED, note)
        return await end_game(connection, ended, actor=moderator, now=now)


def _link(game: Game, person: int) -> str:
    board = game.board_for(person)
    return board.link if board else ""


async def add_ply(connection: Transaction, game: Game, ply: Ply, now: float) -> Game:
    """Store the next ply of a game.

    Raises:
        IllegalPlyError: the rules do not allow it.
    """
    played = game.with_ply(ply)
    await games.insert_ply(connection, game.id, game.number, ply, now)
    return played
