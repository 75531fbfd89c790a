"""Games as tests put them into the store, past the actions."""

from dataclasses import replace

from sqlalchemy import Connection

from bot.games import NO_GAME, Clock, ColourChoice, Game, Standing, Start, Status
from bot.rules import Position
from bot.storage import Database
from bot.storage.games import insert_game
from bot.storage.rows import standing_values
from bot.storage.tables import games


def invitation(challenger: int, opponent: int, **fields: object) -> Game:
    """A game as it is before it is stored, in which the challenger would be Red."""
    return replace(
        Game(
            id=NO_GAME,
            status=Status.INVITED,
            challenger=challenger,
            opponent=opponent,
            colour=ColourChoice.RED,
            start=Start.FILL,
            red=challenger,
            yellow=opponent,
            standing=Standing.start(Position.start()),
            channel_id=1001,
            locale="en-US",
            clock=Clock.NONE,
        ),
        **fields,
    )


async def store(db: Database, game: Game) -> Game:
    """The game with the id that it was stored under."""
    return await db.write(insert_game, game, 0.0)


def start_at(connection: Connection, game_id: int, position: Position) -> None:
    """Have a game in which nobody has played yet begin at another position."""
    values = {"start_position": position, **standing_values(Standing.start(position))}
    connection.execute(games.update().where(games.c.id == game_id, games.c.number == 0).values(values))
