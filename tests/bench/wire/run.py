"""A run: the bots that there are, and what is measured with each."""

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from tests.bench.wire import memory, report
from tests.bench.wire.bots import BotProcess
from tests.bench.wire.cells import Cell, Span, measure
from tests.bench.wire.pair import Pair, Start
from tests.bench.wire.playing import SECONDS_A_STEP, playing, prepare
from tests.bench.wire.presser import Presser
from tests.bench.wire.progress import Progress
from tests.bench.wire.service import Discord
from tests.bench.wire.soloist import Soloist
from tests.bench.wire.steps import Player
from tests.bench.wire.tally import Tally

_BARE, _REAL, _BUSY = "bare", "Pop 10", "Pop 10, busy"
_MODULES: Final = {_BARE: "tests.bench.wire.bare", _REAL: "bot"}
_SECONDS_TO_START: Final = 30.0
_SECONDS_BETWEEN_LOOKS: Final = 0.05
_SOLOISTS: Final = 2
# A challenge, an acceptance, and 42 drops where the grid begins empty.
_STEPS_TO_PREPARE: Final = {Start.SHUFFLED: 2, Start.FILL: 44}


@dataclass(frozen=True)
class Options:
    """What to measure. Without a `database_url` it is a new SQLite file; `presses` asks for the memory."""

    games: Sequence[int]
    span: Span
    # How games start, each in its turn.
    ways_to_start: Sequence[Start]
    database_url: str | None = None
    presses: int | None = None
    busy_computer: bool = False

    @property
    def starts(self) -> list[Start]:
        """How each game starts, of as many as are played at most."""
        return list(islice(cycle(self.ways_to_start), max(self.games)))


@dataclass
class Findings:
    """What a run has found, also when it could not be ended."""

    # What to show, in paragraphs.
    texts: list[str] = field(default_factory=list[str])
    tally: Tally = field(default_factory=Tally)
    # What the bots wrote, and what they asked for that this Discord has not: nothing, where all is well.
    oddities: list[str] = field(default_factory=list[str])


async def run(options: Options, findings: Findings) -> None:
    """Measure, and show on stderr how far that is.

    Raises:
        ConnectionError, TimeoutError: a bot does not start.
        OSError: the system does not say what is asked of it.
        ExceptionGroup: see `playing`.
    """
    findings.texts.append(f"Before: {report.machine()}")
    with tempfile.TemporaryDirectory(prefix="wire-") as folder:
        if options.presses is None:
            await _compare(options, Path(folder), findings)
        else:
            await _watch_memory(options, options.presses, Path(folder), findings)
    findings.texts.append(f"After: {report.machine()}")


async def _compare(options: Options, folder: Path, findings: Findings) -> None:
    """Both bots are there all the time, and one of them has something to do.

    What else the machine does comes and goes: what is compared is measured in one minute.
    """
    with Progress(_seconds_to_compare(options)) as progress:
        comparison = _Comparison(options.span, findings.tally, progress)
        try:
            async with (
                _running(_BARE, options, folder, findings) as (bare_discord, bare),
                _running(_REAL, options, folder, findings) as (discord, bot),
            ):
                pressers = [Presser(bare_discord, game) for game in range(max(options.games))]
                pairs = _pairs(options, discord)
                soloists = [Soloist(discord, seed) for seed in range(_SOLOISTS)]
                for games in options.games:
                    await comparison.measure(_BARE, bare, pressers[:games])
                    await comparison.measure(_REAL, bot, pairs[:games])
                    if options.busy_computer:
                        await prepare(soloists, findings.tally, progress)
                        async with playing(soloists, findings.tally):
                            await comparison.measure(_BUSY, bot, pairs[:games])
        finally:
            findings.texts.append(report.table(comparison.cells, _BARE))
    if options.busy_computer:
        turns = sum(soloist.waited for soloist in soloists)
        findings.texts.append(f"While it was busy the computer played {turns} turns.")


class _Comparison:
    """The cells of a table, as far as they have been measured."""

    def __init__(self, span: Span, tally: Tally, progress: Progress) -> None:
        self._span: Final = span
        self._tally: Final = tally
        self._progress: Final = progress
        self.cells: Final[list[Cell]] = []

    async def measure(self, name: str, bot: BotProcess, players: Sequence[Player]) -> None:
        """Measure with a game for each of these players.

        Raises:
            ExceptionGroup: see `playing`.
        """
        self._progress.begin(f"{name}, games at once: {len(players)}")
        await prepare(players, self._tally, self._progress)
        self.cells.append(await measure(name, bot, players, self._tally, self._progress, self._span))


def _seconds_to_compare(options: Options) -> float:
    """About how long it takes, the starts of the bots left out."""
    series = 3 if options.busy_computer else 2
    measuring = series * len(options.games) * (options.span.warm_up + options.span.seconds)
    return measuring + sum(_STEPS_TO_PREPARE[start] for start in options.starts) * SECONDS_A_STEP


async def _watch_memory(options: Options, presses: int, folder: Path, findings: Findings) -> None:
    with Progress(memory.seconds_for(presses)) as progress:
        async with _running(_REAL, options, folder, findings) as (discord, bot):
            progress.begin(f"{_REAL}, presses: {presses}, games at once: {max(options.games)}")
            pairs = _pairs(options, discord)
            samples = await memory.watch(bot, pairs, findings.tally, progress, presses)
    findings.texts.append(report.memory(samples))


def _pairs(options: Options, discord: Discord) -> list[Pair]:
    """People for as many games as are played at most."""
    return [Pair(discord, start, seed) for seed, start in enumerate(options.starts)]


@asynccontextmanager
async def _running(
    name: str, options: Options, folder: Path, findings: Findings
) -> AsyncGenerator[tuple[Discord, BotProcess]]:
    """A Discord with a bot in it. What is odd about the bot is noted when it has left."""
    async with Discord() as discord:
        settings = {
            "DISCORD_TOKEN": "token.of.nobody",
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DATABASE_URL": options.database_url or f"sqlite+aiosqlite:///{folder / 'pop10.db'}",
            # As if nobody let the other wait for as long as a run takes.
            "PING_AFTER": "86400",
            "LOG_LEVEL": "WARNING",
        }
        bot = BotProcess(_MODULES[name], folder, settings)
        try:
            async with bot:
                await _wait_for(bot, discord)
                yield discord, bot
        finally:
            if log := bot.log:
                findings.oddities.append(f"{name} has written:\n{log}")
            if unknown := discord.unknown_requests:
                findings.oddities.append(
                    f"{name} has asked for what is not here: {', '.join(sorted(unknown))}"
                )


async def _wait_for(bot: BotProcess, discord: Discord) -> None:
    """Wait until a bot that was started is in its Discord.

    Raises:
        ConnectionError: it has ended instead.
        TimeoutError: it does not come.
    """
    async with asyncio.timeout(_SECONDS_TO_START):
        while not discord.has_bot:
            if bot.ended:
                raise ConnectionError("the bot does not start")
            await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
