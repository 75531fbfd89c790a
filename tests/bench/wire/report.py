"""What a run has found, as text."""

import os
import platform
from collections.abc import Sequence
from typing import Final

from tests.bench.wire.cells import Cell
from tests.bench.wire.memory import Sample
from tests.bench.wire.steps import Verdict

_HEADINGS: Final = (
    "games",
    "bot",
    "presses/s",
    "p50 ms",
    "p99 ms",
    "presses/bare",
    "p99/bare",
    "deferrals",
    "refusals",
    "setups",
    "CPU ms",
    "drops",
    "bench CPU",
)
_LEGEND: Final = """\
presses/bare and p99/bare: the figure divided by the bare bot's with as many games.
setups: challenges and acceptances, which are no presses here.
CPU ms: processor time of the bot's process for a press. drops: the share of presses that fill the grid.
bench CPU: how much of one processor this Discord and its people took; near 100 %, it is they who are slow."""


def machine() -> str:
    """Where it runs, and how busy that is; before a run it is with other things."""
    load = f", load {os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else ""
    return f"Python {platform.python_version()}, {os.cpu_count()} processors{load}"


def table(cells: Sequence[Cell], bare: str) -> str:
    """The cells as they were measured, each beside that of the bot called `bare` with as many games."""
    base = {cell.games: cell for cell in cells if cell.bot == bare}
    rows = [_HEADINGS]
    rows += [_row(cell, base.get(cell.games)) for cell in cells]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join((*lines, "", _LEGEND))


def memory(samples: Sequence[Sample]) -> str:
    """How memory went, with the change from the first sample to the last."""
    lines = [f"{sample.presses:>8} presses  {sample.kib / 1024:7.1f} MiB" for sample in samples]
    first, last = samples[0], samples[-1]
    change = (last.kib - first.kib) / first.kib
    lines.append(f"From {first.presses} to {last.presses} presses the bot's memory changed by {change:+.1%}.")
    return "\n".join(lines)


def _row(cell: Cell, bare: Cell | None) -> tuple[str, ...]:
    p99, presses = cell.quantile(0.99), len(cell.presses)
    base = bare if bare and bare.presses and bare is not cell else None
    return (
        str(cell.games),
        cell.bot,
        f"{cell.rate:.1f}",
        f"{cell.quantile(0.5):.1f}",
        f"{p99:.1f}",
        f"{cell.rate / base.rate:.2f}" if base else "",
        f"{p99 / base.quantile(0.99):.2f}" if base else "",
        str(cell.verdicts[Verdict.DEFERRED]),
        str(cell.verdicts[Verdict.REFUSED]),
        str(cell.setups),
        f"{cell.bot_cpu / presses * 1000:.2f}" if cell.bot_cpu is not None and presses else "",
        f"{cell.drops:.0%}",
        f"{cell.bench_cpu / cell.seconds:.0%}",
    )
