"""`uv run -m bot.check`: compare what is kept beside the plies of all games with the plies.

The plies are the truth: what differs is reported and put right. The bot may run meanwhile.
"""

import asyncio
import sys
from argparse import ArgumentParser

from tqdm import tqdm

from bot.actions import Fault, check_games, count_games
from bot.config import Config, ConfigError
from bot.games import NO_GAME
from bot.storage import Database, StorageError


def main() -> int:
    """Check the database that the settings name; the result is the exit code.

    0 where all is well or has been put right, 1 where a fault is left, 2 where nothing could be checked.
    """
    parser = ArgumentParser(prog="python -m bot.check", description="Check the games against their plies.")
    parser.add_argument("--dry-run", action="store_true", help="report only, and change nothing")
    options = parser.parse_args()
    try:
        faults = asyncio.run(_check(Config.read().database_url, repair=not options.dry_run))
    except (ConfigError, StorageError) as error:
        sys.stderr.write(f"{' '.join(str(error).split())}\n")
        return 2
    for fault in faults:
        done = "put right" if fault.repaired else "left as it is"
        sys.stdout.write(f"game {fault.game_id}: {fault.what}: {done}\n")
    left = sum(not fault.repaired for fault in faults)
    sys.stdout.write(f"{len(faults)} games with a fault, {left} of them left\n")
    return 1 if left else 0


async def _check(url: str, *, repair: bool) -> list[Fault]:
    db = await Database.open(url)
    faults: list[Fault] = []
    try:
        after = NO_GAME
        with tqdm(total=await db.read(count_games), unit=" games") as bar:
            while True:
                checked = await db.write(check_games, after, repair)
                faults += checked.faults
                bar.update(checked.count)
                if checked.last is None:
                    return faults
                after = checked.last
    finally:
        await db.close()


if __name__ == "__main__":
    sys.exit(main())
