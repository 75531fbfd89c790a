"""Positions for the tests: every one on the way of random games."""

from collections.abc import Iterator
from random import Random

from bot.rules import Phase, Ply, Position


def random_game(random: Random, *, greed: float) -> Iterator[tuple[Position, Ply | None]]:
    """Each position with the ply played in it; the last without one.

    Half of the games start from the empty grid and half from a shuffled one. `greed` is how
    often a point is taken where there is one, so that games come to an end.
    """
    position = random.choice([Position.start(), Position.shuffled(random)])
    while position.phase is not Phase.OVER:
        plies = list(position.legal_plies)
        if position.phase is Phase.POP and random.random() < greed:
            plies = [ply for ply in plies if position.after(ply).kept != position.kept] or plies
        ply = random.choice(plies)
        yield position, ply
        position = position.after(ply)
    yield position, None


def random_positions(count: int, *phases: Phase, seed: int) -> list[Position]:
    """Positions of these phases from anywhere in greedy games."""
    random, found = Random(seed), list[Position]()
    while len(found) < count:
        game = [position for position, _ in random_game(random, greed=0.9) if position.phase in phases]
        found += random.sample(game, min(len(game), 4))
    return found[:count]
