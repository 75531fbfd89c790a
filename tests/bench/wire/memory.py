"""Whether a bot grows: its memory over many presses."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tests.bench.wire.bots import BotProcess
from tests.bench.wire.playing import SECONDS_A_STEP, playing
from tests.bench.wire.progress import Progress
from tests.bench.wire.steps import Kind, Player
from tests.bench.wire.tally import Tally

# At the first of them a bot has done everything there is to do, and has what it keeps.
_SAMPLES: Final = 10
_SECONDS_BETWEEN_LOOKS: Final = 0.1


@dataclass(frozen=True, slots=True)
class Sample:
    """The resident memory of a bot after so many presses."""

    presses: int
    kib: int


def seconds_for(presses: int) -> float:
    """About how long that many presses take."""
    return presses * SECONDS_A_STEP


async def watch(
    bot: BotProcess, players: Sequence[Player], tally: Tally, progress: Progress, presses: int
) -> list[Sample]:
    """Have people play until there were that many presses, and look at the memory after each tenth of them.

    Raises:
        OSError: the system does not say what memory a process has.
        ExceptionGroup: see `playing`.
    """
    samples: list[Sample] = []
    looked_at = 0
    async with playing(players, tally) as steps:
        while len(samples) < _SAMPLES:
            await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
            done = sum(step.kind is not Kind.SETUP for step in steps)
            progress.advance(seconds_for(done - looked_at))
            looked_at = done
            if done >= presses * (len(samples) + 1) / _SAMPLES:
                samples.append(Sample(done, bot.memory))
    return samples
