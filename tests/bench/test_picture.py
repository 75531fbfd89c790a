"""How long a picture takes: `uv run pytest tests/bench/test_picture.py --benchmark-enable`."""

from itertools import cycle

from render import CLASSIC, png, prepare
from tests.render.games import played_games


def test_png(benchmark):
    prepare(CLASSIC)
    scenes = cycle([scene for scene in played_games(6) if sum(scene.position.kept) >= 3])

    def next_scene():
        scene = next(scenes)
        return (scene.position,), {"before": scene.before, "plies": scene.plies}

    assert benchmark.pedantic(png, setup=next_scene, rounds=400, warmup_rounds=20)
