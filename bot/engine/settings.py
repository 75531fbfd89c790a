"""How an engine plays: the knobs, and where each level has set them."""

from dataclasses import dataclass
from enum import Enum
from typing import Self

from bot.engine.search import MOST_DEPTH, Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """The knobs of an engine, which needs at least one of `depth`, `time`, `nodes` and `greedy`.

    Attributes:
        depth: pops to look ahead, 1 to `MOST_DEPTH`.
        time: seconds for a pop and its redrop, or for a redrop that is asked for by itself.
        nodes: positions to look at, for the same.
        fill: pops to look ahead, 2 to `MOST_DEPTH`, when judging a full grid during the
            fill; None drops at random.
        completions: full grids to judge for each way of ending a row.
        random: the share of pops, 0 to 1, made at random together with their redrops.
        greedy: no search: a point where there is one, or else at random.

    Raises:
        ValueError: a number is out of its range, or nothing would end the search.
    """

    depth: int | None = None
    time: float | None = None
    nodes: int | None = None
    fill: int | None = None
    completions: int = 20
    random: float = 0.0
    greedy: bool = False

    def __post_init__(self) -> None:
        if not self.greedy and self.depth is None and self.time is None and self.nodes is None:
            raise ValueError("an engine needs one of depth, time, nodes and greedy")
        for name, lowest, highest in _RANGES:
            number = getattr(self, name)
            if number is not None and not lowest <= number <= highest:
                raise ValueError(f"{name} goes from {lowest} to {highest}, and {number} is outside")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `depth=4,fill=3,random=0.1`: any of the attributes, and `greedy` without a value.

        Raises:
            ValueError: an attribute is unknown, or its value is no number or out of range.
        """
        chosen: dict[str, int | float | bool] = {}
        for part in text.split(","):
            name, _, number = part.partition("=")
            if part == "greedy":
                chosen[name] = True
            elif name in ("depth", "nodes", "fill", "completions"):
                chosen[name] = int(number)
            elif name in ("time", "random"):
                chosen[name] = float(number)
            else:
                raise ValueError(f"there is no setting {part!r}")
        return cls(**chosen)  # pyright: ignore[reportArgumentType] - each has the type of its name

    @property
    def limits(self) -> Limits:
        """When a search with these settings stops."""
        return Limits(self.depth or MOST_DEPTH, self.time, self.nodes)


_RANGES = (
    ("depth", 1, MOST_DEPTH),
    ("time", 0, float("inf")),
    ("nodes", 1, float("inf")),
    ("fill", 2, MOST_DEPTH),
    ("completions", 1, float("inf")),
    ("random", 0, 1),
)


class Level(Enum):
    """How strong the computer plays; each takes at least four points of five from the one below."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"

    @property
    def settings(self) -> Settings:
        """What the level is made of."""
        return _SETTINGS[self]


_SETTINGS = {
    # A friendly beginner: sees a point that is there for the taking, and nothing else.
    Level.EASY: Settings(greedy=True),
    # Knows what a good grid looks like, and has its moments.
    Level.MEDIUM: Settings(depth=1, fill=2, completions=4, random=0.3),
    # Looks two turns ahead, never nods, and fills the grid with a plan.
    Level.HARD: Settings(depth=4, fill=3, completions=8),
    Level.EXPERT: Settings(time=1.0, fill=4),
}
