"""How an engine plays: what can be set."""

from dataclasses import dataclass
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
