"""Games that begin in the middle, for tests of what happens there."""

from bot.games import Game
from bot.rules import Position
from bot.storage.tables import games
from tests.table import Table


async def store_game(table: Table, position: Position, **options: object) -> Game:
    """Have Ann (Red) and Ben play from `position` in the table's channel."""
    await table.begin(table.ann, table.ben, **options)
    async with table.db.writing() as connection:
        await connection.execute(games.update().values(start_position=str(position)))
    # Posted again, as the board on the message is still that of the beginning.
    await table.ann.slash(table.channel, "pop10 board")
    return await table.game()
