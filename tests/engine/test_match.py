"""Matches: the arithmetic, the command, and that a stronger engine is stronger."""

from random import Random

import pytest

from bot.engine.__main__ import main
from bot.engine.match import Score, play_match
from bot.engine.settings import Level, Settings
from bot.rules import Colour, Outcome


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


def test_medium_beats_easy() -> None:
    *_, score = play_match(Level.MEDIUM, Level.EASY, games=10, random=Random(1))
    assert score.share >= 0.7


def test_the_command_prints_the_score(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["bot.engine", "match", "depth=1", "easy", "--games", "4", "--seed", "3"])
    main()
    written = capsys.readouterr()
    assert "over 4 games, 95 % interval" in written.out
    assert "4/4" in written.err


@pytest.mark.parametrize("arguments", [["match", "grandmaster", "easy"], ["match", "depth=x", "easy"], []])
def test_the_command_refuses(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["bot.engine", *arguments])
    with pytest.raises(SystemExit):
        main()
