"""People who play at the same time."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from tests.bench.wire.progress import Progress
from tests.bench.wire.steps import Player, Step
from tests.bench.wire.tally import Tally

# For the progress bar: about how long one step takes, where many play.
SECONDS_A_STEP: Final = 0.015


@asynccontextmanager
async def playing(players: Sequence[Player], tally: Tally) -> AsyncGenerator[list[Step]]:
    """Have people play as long as the block lasts; the list is what they have done so far.

    Raises:
        ExceptionGroup: of a ConnectionError where the bot goes, of a TimeoutError where its computer does
            not play, or of a TooManyFaultsError.
    """
    steps: list[Step] = []
    stopped = False

    async def play(player: Player) -> None:
        while not stopped:
            step = await player.step()
            tally.add(step)
            steps.append(step)

    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(play(player))
        yield steps
        stopped = True


async def prepare(players: Sequence[Player], tally: Tally, progress: Progress) -> None:
    """Have people play until each is where it is worth measuring.

    Raises:
        ExceptionGroup: see `playing`.
    """

    async def play(player: Player) -> None:
        while not player.ready:
            tally.add(await player.step())
            progress.advance(SECONDS_A_STEP)

    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(play(player))
