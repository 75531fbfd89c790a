"""A process that stores a ply and never comes to answer it: `python -m tests.cogs.killed URL`."""

import asyncio
import sys

from bot.storage import Database
from tests.table import Table, press


async def main(url: str) -> None:
    table = await Table.start(await Database.open(url))
    board = await table.begin(table.ann, table.ben)

    async def never(*_args: object) -> None:
        print("stored", flush=True)  # noqa: T201  # the test waits for this line
        await asyncio.Event().wait()

    sys.modules["cogs.play.buttons"].show_change = never
    table.env.settle_timeout = 60
    await press(table.ann, board, 4)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
