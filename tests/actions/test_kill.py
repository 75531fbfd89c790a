"""What was said to be stored is there after the process was killed in the middle of its work."""

import asyncio
import subprocess
import sys
from collections import defaultdict
from itertools import islice
from pathlib import Path
from random import Random

from bot.games import Start, Status
from bot.storage import Database
from tests.actions import begin, fetch, keen, play, plies

ROOT = Path(__file__).parents[2]


# Plies after which the child is killed: some games on, in the middle of one.
ENOUGH = 100


async def test_no_ply_that_was_committed_is_lost(url: str) -> None:
    child = subprocess.Popen(  # noqa: ASYNC220
        [sys.executable, "-m", "tests.actions.test_kill", url],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout
    try:
        told = list(islice(child.stdout, ENOUGH))
    finally:
        child.kill()
    rest, errors = child.communicate()
    assert (child.returncode, errors) == (-9, "")
    # A kill can cut the last line off.
    told += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    assert len(told) >= ENOUGH
    said: defaultdict[int, list[str]] = defaultdict(list)
    for line in told:
        game_id, number, ply = line.split()
        assert int(number) == len(said[int(game_id)])
        said[int(game_id)].append(ply)

    db = await Database.open(url)
    for game_id, printed in said.items():
        # This plays the plies by the rules, and compares what is kept beside them.
        game = await fetch(db, game_id)
        stored = (await plies(db, game)).split()
        assert stored[: len(printed)] == printed
        # The ply that was just being stored, and what it forced, may be there or not.
        assert len(stored) <= len(printed) + 2
    # And the last game goes on.
    if game.status is Status.PLAYING:
        assert (await play(db, game, game.position.legal_plies[0])).number > len(stored)
    await db.close()


async def play_for_ever(url: str) -> None:
    """Play game after game until killed, and print each ply when it is committed."""
    db = await Database.open(url)
    random = Random(1)
    while True:
        game = await begin(db, start=Start.SHUFFLED)
        while game.status is Status.PLAYING:
            played = await play(db, game, keen(game.position, random))
            # Of what a ply forced, the turn tells; a game has no takebacks here.
            assert played.last_turn
            for number in range(game.number, played.number):
                ply = played.last_turn.plies[number - played.number]
                print(game.id, number, ply, flush=True)  # noqa: T201
            game = played


if __name__ == "__main__":
    asyncio.run(play_for_ever(sys.argv[1]))
