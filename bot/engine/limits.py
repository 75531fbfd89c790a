"""When a search ends."""

from dataclasses import dataclass

MOST_DEPTH = 60
"""The most pops that a search can look ahead."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When to end a search: at whichever of these comes first.

    Time and nodes are checked from the third pop ahead on, so that there is always an answer.
    """

    depth: int = MOST_DEPTH
    """How many pops to look ahead, 1 to `MOST_DEPTH`."""
    seconds: float | None = None
    """How long to search; None for as long as it takes."""
    nodes: int | None = None
    """How many positions to generate moves for; None for any number."""
