"""The levels: each has its settings, and a higher one is stronger."""

from itertools import pairwise
from random import Random
from time import perf_counter

import pytest

from bot.computer.levels import settings_of
from bot.engine import choose_turn
from bot.engine.match import play_match
from bot.games import Level
from bot.rules import Phase
from tests.engine.positions import random_positions


def test_every_level_has_settings_of_its_own() -> None:
    assert len({settings_of(level) for level in Level}) == len(Level)


@pytest.mark.parametrize(
    ("weaker", "stronger"), [pair for pair in pairwise(Level) if Level.EXPERT not in pair], ids=str
)
def test_a_level_beats_the_one_below(weaker: Level, stronger: Level) -> None:
    *_, score = play_match(settings_of(stronger), settings_of(weaker), games=6, random=Random(1))
    assert score.share >= 0.7


@pytest.mark.parametrize("level", Level, ids=str)
def test_a_choice_is_made_in_a_little_more_than_a_second(level: Level) -> None:
    # Without a point to be had in it, a turn is one choice.
    for phase in (Phase.FILL, Phase.HELD):
        for position in random_positions(2, phase, seed=3):
            start = perf_counter()
            choose_turn(position, settings_of(level), random=Random(1))
            assert perf_counter() - start < 2
