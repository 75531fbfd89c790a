"""The bench over the wire works: both bots answer what they are asked, and rightly."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_smoke() -> None:
    """How fast they answer is not looked at: other tests may run beside it."""
    bench = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.wire", "--smoke"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        out, err = bench.communicate(timeout=120)
    except BaseException:
        # So that it ends its bots, as `kill` would not.
        bench.terminate()
        bench.communicate()
        raise
    assert bench.returncode == 0, out + err
    for heading in ("games", "presses/s", "p50 ms", "p99 ms", "deferrals", "refusals"):
        assert heading in out
    cells = [line.split()[:2] for line in out.splitlines()]
    for games in ("1", "4"):
        assert [games, "bare"] in cells
        assert [games, "Pop"] in cells
