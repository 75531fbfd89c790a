"""How fast the computer thinks: `uv run pytest tests/bench/test_engine.py -n 0 --benchmark-enable`.

What is no time stands in the `extra_info` of `--benchmark-json=FILE`, and is printed with `-s`.
"""

import subprocess
import sys
from itertools import cycle
from random import Random

import pytest

from bot.computer.levels import settings_of
from bot.engine import Limits, analyse, choose_turn
from bot.games import Level
from bot.rules import Phase, Position
from tests.engine.positions import random_positions

# From games of depth 4 against itself; none that a second decides.
POSITIONS = {
    "opening": [
        "yrryryy/yryryrr/yyyrrry/yrrryry/yrryyyr/ryrryry r pop 0-0",
        "yyyrrry/yrryyrr/yyrryyr/yyrryrr/rryyyyr/ryyyrrr r pop 0-0",
        "yrrryry/yyyryyy/yrrrryr/yryrrry/yryrrrr/rryyyyy r pop 0-0",
        "ryyryry/rryrryy/rryyyyr/rrryryy/yrryyry/rryryyr r pop 0-0",
    ],
    "middle": [
        "y2ryyy/rr1ryry/yr1yrry/yr1rrrr/rryrryr/yyryyyy y pop 2-3",
        "2r1y1y/ryr1ryr/yyrryyr/yrryyyy/rrryrry/yyyyrrr r pop 3-2",
        "1y2r1y/yrr1rry/rryyryy/yrrryry/rryyyyy/ryyyrrr y pop 3-2",
        "rr2yry/yy2rry/rr1ryyr/ryyryyy/yrryyyy/yyryrrr y pop 4-1",
    ],
    "end": [
        "2r2y1/2r2ry/ryr2yy/yyr1yyr/rrrrryy/yyyyrrr y pop 6-6",
        "r3ry1/y3ry1/yr2ryy/yyr1rry/yyy1rry/rryryyr y pop 7-5",
        "y5y/ry4y/rrr1yyy/ryy1yyr/rrr1ryy/yyyyrrr r pop 8-4",
        "7/2r1yr1/ryy1ryy/yryrrry/yrryrry/rryryyr y pop 5-7",
    ],
}

_MEMORY = """
import resource
import sys
from random import Random
from bot.computer.levels import settings_of
from bot.engine import choose_turn
from bot.games import History, Level
from bot.rules import Position
expert, random, played = settings_of(Level.EXPERT), Random(1), History.replay(Position.start())
for _ in range(int(sys.argv[1])):
    if played.position.outcome is None:
        turn = choose_turn(played.position, expert, random=random, past=played.positions[:-1])
        played = played.with_plies(turn)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.parametrize("part", POSITIONS)
def test_one_second(benchmark, part):
    """Depths reached and nodes looked at in a second; the time itself shows that the deadline holds."""
    positions = cycle(map(Position.parse, POSITIONS[part]))
    found = []
    # Where nothing is measured it is enough to see that it runs; so below.
    seconds = 0.01 if benchmark.disabled else 1.0

    def think(position):
        found.append(analyse(position, Limits(seconds=seconds)))

    benchmark.pedantic(think, setup=lambda: ((next(positions),), {}), rounds=4)
    benchmark.extra_info["depths"] = [analysis.depth for analysis in found]
    benchmark.extra_info["nodes"] = [analysis.nodes for analysis in found]
    sys.stdout.write(f"\n{part}: {benchmark.extra_info}\n")


@pytest.mark.parametrize("part", POSITIONS)
def test_nodes_a_second(benchmark, part):
    """Always the same work, so that two machines or two versions can be compared."""
    positions = [Position.parse(text) for text in POSITIONS[part]]
    limits = Limits(depth=2 if benchmark.disabled else 6)
    nodes = sum(benchmark(lambda: [analyse(position, limits).nodes for position in positions]))
    if benchmark.disabled:
        assert nodes > 0
        return
    benchmark.extra_info["nodes_a_second"] = round(nodes / benchmark.stats.stats.mean)
    sys.stdout.write(f"\n{part}: {benchmark.extra_info}\n")


@pytest.mark.parametrize("phase", [Phase.FILL, Phase.POP])
def test_turn_of_hard(benchmark, phase):
    positions = cycle(random_positions(200, phase, seed=1))
    random = Random(1)
    benchmark.pedantic(
        choose_turn,
        setup=lambda: ((next(positions), settings_of(Level.HARD)), {"random": random}),
        rounds=200,
        warmup_rounds=5,
    )


def test_drop_of_expert(benchmark):
    positions = cycle(random_positions(100, Phase.FILL, seed=1))
    benchmark.pedantic(
        choose_turn,
        setup=lambda: ((next(positions), settings_of(Level.EXPERT)), {"random": Random(1)}),
        rounds=100,
    )


def test_memory_of_a_worker(benchmark):
    """The most that a fresh process holds while expert fills the grid and plays fifteen turns."""
    command = [sys.executable, "-c", _MEMORY, "2" if benchmark.disabled else "57"]
    done = benchmark.pedantic(
        subprocess.run, args=(command,), kwargs={"check": True, "capture_output": True, "text": True}
    )
    benchmark.extra_info["megabytes"] = round(int(done.stdout) / 1024)
    sys.stdout.write(f"\n{benchmark.extra_info}\n")
