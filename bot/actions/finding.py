"""Which game a person means."""

from bot.actions.loading import load_playing
from bot.errors import NoGameError, NotAPlayerError, UnknownGameError, WhichGameError
from bot.games import Game, Status
from bot.storage import Database, games

# Discord's autocomplete shows no more; who has more running games types the number.
LISTED = 25


async def fetch_game(db: Database, game_id: int) -> Game | None:
    """Load a game as it is now, for showing it."""
    async with db.reading() as connection:
        return await games.fetch_game(connection, game_id)


async def find_games(db: Database, person: int) -> list[Game]:
    """A person's running games, the newest first, at most `LISTED`."""
    async with db.reading() as connection:
        return await games.fetch_games_of(connection, person, [Status.PLAYING], limit=LISTED)


async def find_ended_games(db: Database, person: int) -> list[Game]:
    """A person's finished games, the newest first, at most `LISTED`."""
    async with db.reading() as connection:
        ended = await games.fetch_games_of(connection, person, [Status.ENDED], limit=4 * LISTED)
    # Among them are invitations that came to nothing.
    return [game for game in ended if game.begun][:LISTED]


async def find_games_in(db: Database, guild_id: int) -> list[Game]:
    """The running games of a server, the newest first, at most `LISTED`."""
    async with db.reading() as connection:
        return await games.fetch_games_in(connection, guild_id, limit=LISTED)


async def find_game(db: Database, *, person: int, game_id: int | None, channel_id: int | None) -> Game:
    """The game of that id, else the person's only one in this channel, else their only one.

    Raises:
        UnknownGameError: the id is of no game of this person's that has begun.
        NoGameError: no id was given and the person has no running game.
        WhichGameError: no id was given and there are several that it could be.
    """
    if game_id is not None:
        game = await fetch_game(db, game_id)
        if game is None or not game.plays(person) or game.status is Status.INVITED:
            raise UnknownGameError
        return game
    running = await find_games(db, person)
    here = [game for game in running if channel_id and game.board_in(channel_id)]
    if not running:
        raise NoGameError
    for candidates in (here, running):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            break
    raise WhichGameError


async def find_playing(db: Database, *, game_id: int, person: int) -> Game:
    """The game of that id, which the person must be playing right now.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
    """
    async with db.reading() as connection:
        return await load_playing(connection, game_id, person)


async def find_ended(db: Database, *, game_id: int, person: int) -> Game:
    """The game of that id, which the person must have played to its end.

    Raises:
        UnknownGameError: there is no such game, or it has not ended.
        NotAPlayerError: two other people played it.
    """
    game = await fetch_game(db, game_id)
    if game is None or game.status is not Status.ENDED or not game.begun:
        raise UnknownGameError
    if not game.plays(person):
        raise NotAPlayerError
    return game
