"""Which game is meant, and loading it with the checks that every change begins with."""

from dataclasses import dataclass

from sqlalchemy import Connection

from bot.errors import (
    ConflictError,
    GameOverError,
    NoGameError,
    NotAPlayerError,
    NotPlayingYetError,
    UnknownGameError,
    WhichGameError,
)
from bot.games import ChannelId, Game, GameId, PersonId, Status
from bot.storage import games

LISTED = 25
"""How many games are listed: Discord's autocomplete shows no more; who has more types the number."""


@dataclass(frozen=True, slots=True)
class Meant:
    """Which game a person means by a command: that with the id, or else one that can only be it."""

    game: GameId | None
    """The game that the person named, if they did."""
    channel: ChannelId | None
    """Where they are."""


def load(connection: Connection, game_id: GameId) -> Game:
    """Load a game that nobody else changes until this transaction ends.

    Raises:
        UnknownGameError: there is no such game.
    """
    game = games.fetch_game(connection, game_id, lock=True)
    if game is None:
        raise UnknownGameError
    return game


def load_playing(connection: Connection, game_id: GameId, person: PersonId) -> Game:
    """Load a game that is being played, for one of its players to change.

    Raises:
        UnknownGameError: there is no such game.
        NotPlayingYetError, GameOverError: it is not being played.
        NotAPlayerError: two other people play it.
    """
    game = load(connection, game_id)
    refuse_unless_playing(game)
    if not game.plays(person):
        raise NotAPlayerError
    return game


def load_meant(connection: Connection, person: PersonId, meant: Meant) -> Game:
    """Load the game that was named, else the person's only one in that channel, else their only one.

    Raises:
        UnknownGameError: the id is of no game of this person's, and of no invitation.
        NoGameError: no game was named and the person has no running one.
        WhichGameError: no game was named and there are several that it could be.
    """
    if meant.game is not None:
        game = games.fetch_game(connection, meant.game, lock=True)
        if game is None or not game.plays(person):
            raise UnknownGameError
        return game
    running = games.fetch_games_of(connection, person, Status.PLAYING, limit=LISTED)
    here = [game for game in running if meant.channel and game.board_in(meant.channel)]
    for candidates in (here, running):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise WhichGameError
    raise NoGameError


def load_meant_playing(connection: Connection, person: PersonId, meant: Meant) -> Game:
    """Load the game that is meant, which must be being played.

    Raises:
        UnknownGameError, NoGameError, WhichGameError: see `load_meant`.
        NotPlayingYetError, GameOverError: it is not being played.
    """
    game = load_meant(connection, person, meant)
    refuse_unless_playing(game)
    return game


def refuse_unless_playing(game: Game) -> None:
    """Raise NotPlayingYetError or GameOverError unless the game is being played."""
    match game.status:
        case Status.INVITED:
            raise NotPlayingYetError
        case Status.ENDED:
            raise GameOverError
        case Status.PLAYING:
            return


def save(connection: Connection, game: Game, now: float) -> Game:
    """Store a changed game, and return it in its new version.

    Raises:
        ConflictError: somebody else has changed it since it was loaded.
    """
    stored = games.update_game(connection, game, now)
    if stored is None:
        raise ConflictError
    return stored
