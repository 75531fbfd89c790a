"""How an engine plays: what can be set."""

from dataclasses import dataclass
from typing import Self

from bot.engine.limits import MOST_DEPTH, Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """How an engine plays. At least one of `depth`, `time`, `nodes` and `greedy` has to be set.

    Raises:
        ValueError: a number is out of its range, or nothing would end the search.
    """

    depth: int | None = None
    """How many pops to look ahead, 1 to `MOST_DEPTH`."""
    time: float | None = None
    """How many seconds to think about a pop and its redrop, or about a redrop alone."""
    nodes: int | None = None
    """How many positions to look at for a pop and its redrop, or for a redrop alone."""
    fill: int | None = None
    """During the fill, how many pops to look ahead from each full grid, 2 to `MOST_DEPTH`.

    None drops at random.
    """
    completions: int = 20
    """During the fill, how many full grids to judge for each way to end the row."""
    random: float = 0.0
    """The share of pops, 0 to 1, that are made at random together with their redrops."""
    greedy: bool = False
    """Whether to take a point where there is one and play at random elsewhere, without a search."""

    def __post_init__(self) -> None:
        if not self.greedy and self.depth is None and self.time is None and self.nodes is None:
            raise ValueError("an engine needs one of depth, time, nodes and greedy")
        for name, lowest, highest in _RANGES:
            number = getattr(self, name)
            if number is not None and not lowest <= number <= highest:
                raise ValueError(f"{name} goes from {lowest} to {highest}, and {number} is outside")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `depth=4,fill=3,random=0.1`: any of the fields, and `greedy` without a value.

        Raises:
            ValueError: there is no such field, or its value is no number or out of range.
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
        """When a search with these settings ends."""
        return Limits(self.depth or MOST_DEPTH, self.time, self.nodes)


_RANGES = (
    ("depth", 1, MOST_DEPTH),
    ("time", 0, float("inf")),
    ("nodes", 1, float("inf")),
    ("fill", 2, MOST_DEPTH),
    ("completions", 1, float("inf")),
    ("random", 0, 1),
)
