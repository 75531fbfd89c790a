"""Loading a game to change it, with the checks that every change begins with."""

from bot.errors import GameOverError, NotAPlayerError, NotPlayingYetError, UnknownGameError
from bot.games import Game, Status
from bot.storage import Transaction, games


async def load(connection: Transaction, game_id: int) -> Game:
    """Load a game that nobody else changes until this transaction ends.

    Raises:
        UnknownGameError: there is no such game.
    """
    game = await games.fetch_game(connection, game_id, lock=True)
    if game is None:
        raise UnknownGameError
    return game


async def load_playing(connection: Transaction, game_id: int, person: int) -> Game:
    """Load a game that is being played, for one of its players to change.

    Raises:
        UnknownGameError: there is no such game.
        NotPlayingYetError, GameOverError: it is not being played.
        NotAPlayerError: two other people play it.
    """
    game = await load(connection, game_id)
    refuse_unless_playing(game)
    if not game.plays(person):
        raise NotAPlayerError
    return game


def refuse_unless_playing(game: Game) -> None:
    """Raise NotPlayingYetError or GameOverError unless the game is being played."""
    if game.status is Status.INVITED:
        raise NotPlayingYetError
    if game.status is Status.ENDED:
        raise GameOverError
