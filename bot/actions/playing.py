"""Playing a ply, giving a game up, and having a moderator end it."""

from sqlalchemy import Connection

from bot.actions.by import By
from bot.actions.deadlines import begin_turn, end_game
from bot.actions.loading import load, load_playing, refuse_unless_playing, save
from bot.actions.showing import expect_showing
from bot.errors import ElsewhereError, IllegalButtonError, NotYourTurnError, OldBoardError, UnknownGameError
from bot.games import ChannelId, Game, GameId, GuildId, Reason, Status
from bot.rules import IllegalPlyError, Phase, Ply
from bot.storage import games


def play(connection: Connection, game_id: GameId, number: int, ply: Ply, by: By) -> Game:
    """Play ply `number` of a game, and the redrop after it where only one column takes the disc.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        OldBoardError: the game has gone on since the button was made.
        NotYourTurnError: the opponent is to move.
        IllegalButtonError: the rules do not allow the ply.
    """
    game = load_playing(connection, game_id, by.person)
    if number != game.number:
        raise OldBoardError(game.board_for(by.person))
    if by.person != game.to_move:
        raise NotYourTurnError(game.to_move)
    try:
        played, plies = game.with_plies(ply), [ply]
    except IllegalPlyError as error:
        raise IllegalButtonError(game.board_for(by.person)) from error
    columns = played.position.legal_plies
    if played.position.phase is Phase.HELD and len(columns) == 1:
        plies.append(columns[0])
        played = played.with_plies(columns[0])
    games.insert_plies(connection, game.id, game.number, plies, by.now)
    if played.status is Status.ENDED:
        return end_game(connection, played, by)
    if not played.turn_began or game.time_up:
        return begin_turn(connection, played, by)
    played = save(connection, played, by.now)
    expect_showing(connection, played, by)
    return played


def resign(connection: Connection, game_id: GameId, by: By) -> Game:
    """Give the game to the opponent.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
    """
    game = load_playing(connection, game_id, by.person)
    return end_game(connection, game.ended(game.other(by.person), Reason.RESIGNED), by)


def stop(
    connection: Connection,
    game_id: GameId,
    guild_id: GuildId,
    channel_id: ChannelId | None,
    note: str,
    by: By,
) -> Game:
    """Have a moderator end a game in their server, with the reason that they give.

    With a channel they are only known to be one there.

    Raises:
        ElsewhereError: it is in another channel than the one where they are known to be a moderator.
        UnknownGameError: there is no such game in that server.
        NotPlayingYetError, GameOverError: it is not being played.
    """
    game = load(connection, game_id)
    shown = [board for board in game.boards if board.guild_id == guild_id]
    if not shown:
        raise UnknownGameError
    refuse_unless_playing(game)
    if channel_id is not None and all(board.channel_id != channel_id for board in shown):
        raise ElsewhereError(shown[0])
    return end_game(connection, game.ended(None, Reason.STOPPED, note), by)
