"""Plies and turns: legal, the same for the same seed, and at once where there is nothing to choose."""

import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from time import perf_counter

import pytest

from bot.engine import (
    WIN,
    Limits,
    Settings,
    analyse,
    choose_ply,
    choose_turn,
    evaluate,
    pops_to_win,
    winning_chance,
)
from bot.engine.bitboard import Bitboard
from bot.engine.fill import rate_drops
from bot.engine.match import play_game
from bot.rules import Kept, Phase, Ply, Position, turn_goes_on
from tests.engine.positions import random_positions

GREEDY = Settings(greedy=True)
DEEP = Settings(depth=4, fill=3, completions=8)
# Nodes in place of a time, so that it is always the same.
COUNTING = Settings(nodes=400, fill=2, completions=1)
ENGINES = [GREEDY, Settings(depth=1, fill=2, completions=4, random=0.3), DEEP, COUNTING]
IDS = ["greedy", "random", "deep", "counting"]
WON = Position.parse("7/7/7/7/7/1rrr3 r over 10-3")


@pytest.mark.parametrize("settings", ENGINES, ids=IDS)
def test_every_ply_is_legal_in_every_phase(settings: Settings) -> None:
    random = Random(1)
    for position in random_positions(45, Phase.FILL, Phase.POP, Phase.HELD, seed=1):
        assert choose_ply(position, settings, random=random) in position.legal_plies
        turn = choose_turn(position, settings, random=random)
        steps = [position.after(*turn[:count]) for count in range(len(turn) + 1)]
        goes_on = list(map(turn_goes_on, steps[:-1], turn, steps[1:]))
        assert goes_on == [True] * (len(turn) - 1) + [False]


@pytest.mark.parametrize("settings", ENGINES, ids=IDS)
def test_whole_games_are_played_by_the_rules_to_their_end(settings: Settings) -> None:
    outcome, positions = play_game(settings, GREEDY, start=Position.start(), random=Random(2))
    assert positions[0] == Position.start()
    for before, after in pairwise(positions):
        assert after in [before.after(ply) for ply in before.legal_plies]
    assert outcome == positions[-1].outcome
    assert outcome.winner is not None


@pytest.mark.parametrize("settings", ENGINES, ids=IDS)
def test_the_same_seed_gives_the_same_game(settings: Settings) -> None:
    first, second = (play_game(settings, GREEDY, start=Position.start(), random=Random(2)) for _ in range(2))
    assert first == second


def test_another_seed_gives_another_game() -> None:
    games = {
        tuple(play_game(GREEDY, GREEDY, start=Position.start(), random=Random(seed))[1]) for seed in (1, 2)
    }
    assert len(games) == 2


@pytest.mark.parametrize(
    "text",
    [
        "7/7/7/7/7/yrryyr1 r fill 0-0",
        "7/7/7/y6/y6/ryyyyyy r pop 3-3",
        "1yryryr/ryryryr/yryryry/ryryryr/yryryry/ryryryy r held1 0-0",
    ],
)
def test_a_forced_ply_comes_at_once(text: str) -> None:
    position = Position.parse(text)
    start = perf_counter()
    assert (choose_ply(position, Settings(time=1.0), random=Random(1)),) == position.legal_plies
    assert perf_counter() - start < 0.2


def test_a_second_is_taken_and_no_more() -> None:
    position = random_positions(1, Phase.POP, seed=3)[0]
    start = perf_counter()
    choose_ply(position, Settings(time=1.0), random=Random(1))
    assert perf_counter() - start < 2


def test_looking_ahead_takes_a_win() -> None:
    position = Position.parse("7/7/7/7/rrrr3/rrrr2y r pop 8-3")
    for settings in (DEEP, COUNTING):
        turn = choose_turn(position, settings, random=Random(1))
        assert len(turn) == 2
        assert position.after(*turn).outcome is not None


def test_a_losing_side_goes_back_to_a_position_of_the_past() -> None:
    position = Position.parse("7/ry1ry2/ryrrryy/ryyyryr/rrrryrr/yrryrry y pop 2-8")
    back = [Ply.parse("p7"), Ply.parse("r6")]
    assert choose_turn(position, DEEP, random=Random(1)) != back
    past = [position.after(*back)]
    assert choose_turn(position, DEEP, random=Random(1), past=past) == back
    assert choose_ply(position, DEEP, random=Random(1), past=past) == back[0]
    # With a point since then it cannot come again, and the past counts for nothing.
    scored = [replace(past[0], kept=Kept(1, 8))]
    assert choose_turn(position, DEEP, random=Random(1), past=[*past, *scored]) != back


def test_greed_takes_a_point() -> None:
    position = Position.parse("7/7/7/7/7/rrrr1ry r pop 0-0")
    for seed in range(10):
        assert choose_ply(position, GREEDY, random=Random(seed)).column < 4


def test_nothing_to_choose_when_the_game_is_over() -> None:
    for choose in (choose_ply, choose_turn):
        with pytest.raises(ValueError, match="over"):
            choose(WON, GREEDY, random=Random(1))
    with pytest.raises(ValueError, match="over"):
        analyse(WON, Limits(depth=2))


def test_the_last_drops_are_rated_exactly() -> None:
    """With two cells left, Red's drop decides the grid: its worth is that of the grid."""
    for seed in range(5):
        position = Position.start()
        random = Random(seed)
        while sum(map(len, position.columns)) < 40:
            position = position.after(random.choice(position.legal_plies))
        worths = rate_drops(Bitboard.of(position), depth=2, completions=1, random=random)
        for ply, worth in worths.items():
            last = position.after(ply)
            full = last.after(last.legal_plies[0])
            assert worth == analyse(full, Limits(depth=4)).score


def test_analysis_of_every_phase() -> None:
    for phase in (Phase.FILL, Phase.POP, Phase.HELD):
        for position in random_positions(5, phase, seed=4):
            analysis = analyse(position, Limits(depth=3))
            assert analysis == analyse(position, Limits(depth=3))
            assert analysis.ply == analysis.line[0]
            assert analysis.ply in position.legal_plies
            assert analysis.depth <= 3
            assert abs(evaluate(position)) < WIN // 2


def test_scores() -> None:
    assert evaluate(WON) == WIN
    assert winning_chance(0) == 0.5
    assert winning_chance(1000) > 0.7 > winning_chance(-1000) > 0.1
    assert (winning_chance(WIN - 3), winning_chance(3 - WIN)) == (1.0, 0.0)
    assert (pops_to_win(WIN - 3), pops_to_win(3 - WIN), pops_to_win(500)) == (3, -3, None)


def test_settings_are_read_from_text() -> None:
    assert Settings.parse("depth=4,fill=3,random=0.1") == Settings(depth=4, fill=3, random=0.1)
    assert Settings.parse("time=1.0,nodes=500") == Settings(time=1.0, nodes=500)
    assert Settings.parse("greedy") == Settings(greedy=True)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "there is no setting ''"),
        ("speed=3", "there is no setting 'speed=3'"),
        ("greedy=1", "there is no setting 'greedy=1'"),
        ("fill=3", "needs one of depth, time, nodes and greedy"),
        ("depth=x", "invalid literal for int"),
        ("time=soon", "could not convert string to float"),
        ("depth=0", "depth goes from 1 to 60, and 0 is outside"),
        ("depth=61", "depth goes from 1 to 60, and 61 is outside"),
        ("time=-1", "time goes from 0 to inf, and -1.0 is outside"),
        ("nodes=0", "nodes goes from 1 to inf, and 0 is outside"),
        ("depth=2,fill=1", "fill goes from 2 to 60, and 1 is outside"),
        ("depth=2,completions=0", "completions goes from 1 to inf, and 0 is outside"),
        ("depth=2,random=1.5", "random goes from 0 to 1, and 1.5 is outside"),
    ],
)
def test_settings_that_make_no_sense(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Settings.parse(text)


def test_it_works_in_another_process() -> None:
    position = Position.shuffled(Random(5))
    expected = choose_turn(position, DEEP, random=Random(6))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(choose_turn, position, DEEP, random=Random(6)).result() == expected
    analysis = analyse(position, Limits(depth=2))
    assert pickle.loads(pickle.dumps(analysis)) == analysis  # noqa: S301 - our own bytes


def test_it_needs_no_discord() -> None:
    code = "import bot.engine, sys; sys.exit('discord' in sys.modules or 'sqlalchemy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
