"""Matches: the arithmetic, that a stronger engine is stronger, and which games are drawn."""

from random import Random

import pytest

from bot.engine import Settings
from bot.engine.match import Score, play_game, play_match
from bot.rules import Colour, Outcome, Position

GREEDY = Settings(greedy=True)
SHALLOW = Settings(depth=1)


def test_score_of_both_colours() -> None:
    score = Score()
    for outcome in (Outcome(Colour.RED), Outcome(None), Outcome(Colour.YELLOW)):
        score = score.with_result(outcome, Colour.RED)
    assert score == Score(wins=1, draws=1, losses=1)
    assert score.with_result(Outcome(Colour.YELLOW), Colour.YELLOW).wins == 2
    assert score.share == 0.5


def test_interval_is_wilsons() -> None:
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3: 81 of 263.
    low, high = Score(wins=81, losses=182).interval()
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert Score().interval() == (0.0, 1.0)


@pytest.mark.parametrize("shuffled", [False, True])
def test_looking_ahead_beats_chance(shuffled: bool) -> None:
    *_, score = play_match(
        Settings(depth=2), Settings(depth=1, random=1.0), games=6, shuffled=shuffled, random=Random(1)
    )
    assert score.games == 6
    assert score.wins >= 5


def test_a_position_that_comes_for_the_third_time_makes_a_draw() -> None:
    """Yellow has nothing to pop, and Red moves the only disc in the bottom row about."""
    start = Position.parse("7/7/7/7/y6/r6 r pop 9-9")
    outcome, positions = play_game(SHALLOW, SHALLOW, start=start, random=Random(1))
    assert outcome == Outcome(None)
    assert positions[-1].outcome is None
    assert positions.count(positions[-1]) == 3


def test_a_game_that_takes_too_many_turns_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.match._MOST_TURNS", 44)
    outcome, positions = play_game(GREEDY, GREEDY, start=Position.start(), random=Random(1))
    assert outcome == Outcome(None)
    # The start, 42 drops, and then two turns, each of at least a pop and a redrop.
    assert len(positions) >= 1 + 42 + 4
    assert positions[-1].outcome is None
