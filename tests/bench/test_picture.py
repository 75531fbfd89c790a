"""What a picture costs, and its size: `uv run pytest tests/bench/test_picture.py -n 0 --benchmark-enable`.

The positions are those of the middle and the end of games, with all the marks of the turn so far.
"""

import sys
from itertools import cycle
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.rules import Position
from render import THEMES, Theme, png, prepare
from tests.render.games import Scene, played_games


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_png(theme: Theme, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(theme)
    scenes = [scene for scene in played_games(6) if sum(scene.position.kept) >= 3]
    upcoming = cycle(scenes)

    def next_scene() -> tuple[tuple[Position], dict[str, object]]:
        return _arguments(next(upcoming), theme)

    benchmark.pedantic(png, setup=next_scene, rounds=400, warmup_rounds=20)
    if benchmark.disabled:
        return
    sizes = [len(png(*args, **options)) for args, options in (_arguments(each, theme) for each in scenes)]
    milliseconds = 1000 * benchmark.stats.stats.median
    benchmark.extra_info["bytes"] = {"median": median(sizes), "max": max(sizes)}
    with capsys.disabled():
        sys.stdout.write(f"\n{theme.name}: median {milliseconds:.2f} ms, {benchmark.extra_info}\n")


def _arguments(scene: Scene, theme: Theme) -> tuple[tuple[Position], dict[str, object]]:
    """What to call `png` with, the position being one that nothing is known of yet, as in a game."""
    position = Position(*(getattr(scene.position, field) for field in Position.__dataclass_fields__))
    return (position,), {"before": scene.before, "plies": scene.plies, "theme": theme}
