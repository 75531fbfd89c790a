"""`python -m tests.bench.wire`: read what is asked for, measure it, and say loudly what is wrong."""

import argparse
import asyncio
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Final, cast

from tests.bench.wire.cells import Span
from tests.bench.wire.pair import Start
from tests.bench.wire.run import Findings, Options, run
from tests.bench.wire.tally import TooManyFaultsError

_TABLE: Final = Options(
    games=(1, 4, 16, 64),
    span=Span(warm_up=1, seconds=8),
    # What there is to draw and to load is then much the same, however many games share the time.
    ways_to_start=(Start.SHUFFLED,),
)
_MEMORY: Final = replace(_TABLE, games=(16,), ways_to_start=(Start.FILL, Start.SHUFFLED))
_SMOKE: Final = replace(_MEMORY, games=(1, 4), span=Span(warm_up=0.2, seconds=1))


def main() -> int:
    """Measure. The result is the exit code: 0 only where every answer was right."""
    findings, broken = Findings(), ""
    try:
        asyncio.run(_run(_read_options(), findings))
    except* (KeyboardInterrupt, asyncio.CancelledError):
        broken = "somebody stopped it"
    except* (OSError, TooManyFaultsError) as group:
        # Also a bot that is not there any more, and one that takes too long.
        broken = "; ".join(repr(error) for error in _leaves(group))
    sys.stdout.write("\n\n".join((*findings.texts, _summary(findings, broken))) + "\n")
    sys.stdout.flush()
    for oddity in findings.oddities:
        sys.stderr.write(f"\n{oddity}\n")
    return 1 if findings.tally.faults or broken else 0


async def _run(options: Options, findings: Findings) -> None:
    task = asyncio.current_task()
    assert task is not None
    # Whoever ends this process wants the bots ended too. Windows has no such handlers.
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await run(options, findings)


def _read_options() -> Options:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.wire",
        description="Measure over the wire what a press costs, beside a bare discord.py bot.",
    )
    parser.add_argument("--games", type=int, nargs="+", metavar="N", help="games at once (1 4 16 64)")
    parser.add_argument("--seconds", type=float, help="how long each number of games is measured (8)")
    parser.add_argument("--start", type=Start, help="fill or shuffled (shuffled, whose grid is full at once)")
    parser.add_argument("--database-url", metavar="URL", help="where games are kept (a new SQLite file)")
    parser.add_argument("--smoke", action="store_true", help="only look whether all answers are right")
    parser.add_argument("--presses", type=int, metavar="N", help="measure the memory over N presses instead")
    parser.add_argument("--busy-computer", action="store_true", help="measure also while the computer thinks")
    given = parser.parse_args()
    if min([given.presses or 1, *(given.games or ())]) < 1:
        parser.error("there has to be at least one game, and one press")
    usual = _SMOKE if given.smoke else _MEMORY if given.presses else _TABLE
    return replace(
        usual,
        games=sorted(given.games or usual.games),
        span=replace(usual.span, seconds=given.seconds or usual.span.seconds),
        ways_to_start=(given.start,) if given.start else usual.ways_to_start,
        database_url=given.database_url,
        presses=given.presses,
        busy_computer=given.busy_computer,
    )


def _leaves(error: BaseException) -> list[BaseException]:
    """The exceptions in a group, however deep; one that is no group by itself."""
    if not isinstance(error, BaseExceptionGroup):
        return [error]
    group = cast("BaseExceptionGroup[BaseException]", error)
    return [leaf for inner in group.exceptions for leaf in _leaves(inner)]


def _summary(findings: Findings, broken: str) -> str:
    tally = findings.tally
    lines: list[str] = []
    if broken:
        lines.append(f"!!! THE RUN WAS BROKEN OFF: {broken}")
    if tally.faults:
        lines.append(f"!!! NOT EVERY ANSWER WAS RIGHT: {tally.faults} of {tally.steps}")
    elif not broken:
        lines.append(f"All {tally.steps} answers were right.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
