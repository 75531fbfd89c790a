"""One cell of the table: some games at once, for some seconds."""

import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.bench.wire.bots import BotProcess
from tests.bench.wire.playing import playing
from tests.bench.wire.progress import Progress
from tests.bench.wire.steps import Kind, Player, Step, Verdict
from tests.bench.wire.tally import Tally


@dataclass(frozen=True, slots=True)
class Span:
    """How long people play before it is measured, and how long while it is."""

    warm_up: float
    seconds: float


@dataclass(frozen=True)
class Cell:
    """What was measured. `presses` and `setups` are those answered in time; `verdicts` are of all steps."""

    bot: str
    games: int
    seconds: float
    presses: list[Step]
    setups: int
    verdicts: Counter[Verdict]
    # Processor time of the bot and of this process; None where the system does not say.
    bot_cpu: float | None
    bench_cpu: float

    @property
    def rate(self) -> float:
        """Presses a second."""
        return len(self.presses) / self.seconds

    @property
    def drops(self) -> float:
        """The share of presses in the first half of a game."""
        drops = sum(press.kind is Kind.DROP for press in self.presses)
        return drops / len(self.presses) if self.presses else 0.0

    def quantile(self, share: float) -> float:
        """The milliseconds within which that share of the presses was answered."""
        times = sorted(press.arrived - press.sent for press in self.presses)
        if not times:
            return math.nan
        return times[max(math.ceil(share * len(times)) - 1, 0)] * 1000


async def measure(
    name: str,
    bot: BotProcess,
    players: Sequence[Player],
    tally: Tally,
    progress: Progress,
    span: Span,
) -> Cell:
    """Have people play, and look at what was answered after the warm-up.

    Raises:
        ExceptionGroup: see `playing`.
    """
    async with playing(players, tally) as steps:
        await progress.sleep(span.warm_up)
        began, bot_began, bench_began = time.perf_counter(), bot.cpu_seconds, time.process_time()
        await progress.sleep(span.seconds)
        ended, bot_ended, bench_ended = time.perf_counter(), bot.cpu_seconds, time.process_time()
    answered = (step for step in steps if step.verdict in (Verdict.RIGHT, Verdict.DEFERRED))
    in_time = [step for step in answered if began <= step.arrived < ended]
    presses = [step for step in in_time if step.kind is not Kind.SETUP]
    return Cell(
        name,
        len(players),
        ended - began,
        presses,
        setups=len(in_time) - len(presses),
        verdicts=Counter(step.verdict for step in steps),
        bot_cpu=None if bot_began is None or bot_ended is None else bot_ended - bot_began,
        bench_cpu=bench_ended - bench_began,
    )
