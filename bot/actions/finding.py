"""Reading games: the one that a person means, and lists of them."""

from sqlalchemy import Connection

from bot.actions.loading import LISTED, refuse_unless_playing
from bot.errors import NotAPlayerError, NothingToReviewError, UnknownGameError
from bot.games import ChannelId, Game, GameId, GuildId, PersonId, Status
from bot.storage import games


def find_games(connection: Connection, person: PersonId, typed: str = "") -> list[Game]:
    """A person's running games, the newest first, at most `LISTED`.

    Where a number was typed those whose number begins so.
    """
    return games.fetch_games_of(connection, person, Status.PLAYING, limit=LISTED, wanted=_numbered(typed))


def find_open(connection: Connection, person: PersonId, typed: str = "") -> list[Game]:
    """A person's running games and the open invitations that they have given or got, the newest first.

    At most twice `LISTED`; where a number was typed those whose number begins so.
    """
    statuses = (Status.PLAYING, Status.INVITED)
    return games.fetch_games_of(connection, person, *statuses, limit=2 * LISTED, wanted=_numbered(typed))


def find_games_seen_by(
    connection: Connection, person: PersonId, viewer: PersonId, here: ChannelId
) -> list[Game]:
    """Those of a person's running games that somebody in a channel may know of, as `find_games` lists them.

    They are shown in that channel, or the viewer plays in them too.
    """
    wanted = games.known_to(viewer, here)
    return games.fetch_games_of(connection, person, Status.PLAYING, limit=LISTED, wanted=(wanted,))


def find_ended_games(connection: Connection, person: PersonId, typed: str = "") -> list[Game]:
    """A person's finished games, as `find_games` lists the running ones."""
    wanted = (games.BEGUN, *_numbered(typed))
    return games.fetch_games_of(connection, person, Status.ENDED, limit=LISTED, wanted=wanted)


def find_games_in(connection: Connection, guild_id: GuildId, typed: str = "") -> list[Game]:
    """The running games of a server, as `find_games` lists a person's."""
    return games.fetch_games_in(connection, guild_id, limit=LISTED, wanted=_numbered(typed))


def _numbered(typed: str) -> tuple[games.Wanted, ...]:
    digits = typed.removeprefix("#")
    return (games.numbered(digits),) if digits.isascii() and digits.isdigit() else ()


def find_playing(connection: Connection, game_id: GameId, person: PersonId) -> Game:
    """The game of that id, which the person must be playing right now.

    Raises:
        UnknownGameError: there is no such game.
        NotPlayingYetError, GameOverError: it is not being played.
        NotAPlayerError: two other people play it.
    """
    game = games.fetch_game(connection, game_id)
    if game is None:
        raise UnknownGameError
    refuse_unless_playing(game)
    if not game.plays(person):
        raise NotAPlayerError
    return game


def find_ended(connection: Connection, game_id: GameId | None, person: PersonId) -> Game:
    """The game of that id, which the person must have played to its end; without an id their last one.

    Raises:
        UnknownGameError: there is no such game, or it has not ended.
        NotAPlayerError: two other people played it.
        NothingToReviewError: no id was given, and the person has finished no game.
    """
    if game_id is None:
        ended = games.fetch_games_of(connection, person, Status.ENDED, limit=1, wanted=(games.BEGUN,))
        if not ended:
            raise NothingToReviewError
        return ended[0]
    game = games.fetch_game(connection, game_id)
    if game is None or game.status is not Status.ENDED or not game.begun:
        raise UnknownGameError
    if not game.plays(person):
        raise NotAPlayerError
    return game
