"""Games that begin in the middle, for tests of what happens there."""

from bot.games import Game
from bot.rules import Position
from tests.storage import start_at
from tests.table import Table


async def store_game(table: Table, position: Position, *, number: int = 1, **options: object) -> Game:
    """Have Ann (Red) and Ben play from `position` in the table's channel, in the table's next game."""
    await table.begin(table.ann, table.ben, **options)
    await table.db.write(start_at, number, position)
    # Posted again, as the board on the message is still that of the beginning.
    await table.ann.slash(table.channel, "pop10 board", game=number)
    return await table.game(number)
