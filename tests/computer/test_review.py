"""Reviews: what they say of a game, and that they can be kept."""

from dataclasses import replace
from time import perf_counter

import pytest

from bot.computer import Review, Verdict, assess
from bot.computer.review import _LIMITS
from bot.engine import MOST_DEPTH
from bot.games import History
from bot.rules import Colour, Ply, Position


def review_of(history: History) -> Review:
    verdicts, begins = [], 0
    for turn in history.turns:
        verdicts.append(assess(history.positions[:begins], turn.before, turn.plies))
        begins += len(turn.plies)
    if history.position.outcome is None:
        verdicts.append(assess(history.positions[:-1], history.position, ()))
    return Review.of(history, verdicts)


def test_a_turn_that_gives_the_game_away_is_found() -> None:
    history = History.replay(Position.parse("7/7/7/7/7/rrrr2y r pop 9-0"))
    won = history.with_plies([Ply.parse("p2")])
    review = review_of(won)
    assert review.chances == (1.0, 1.0)
    assert review.losses == (0.0,)
    assert review.moments() == []
    assert review.accuracy(won.turns, Colour.RED) == 100
    assert review.accuracy(won.turns, Colour.YELLOW) is None


def test_what_was_better_is_told_with_what_it_cost() -> None:
    # Red pops 7 for nothing, though each of the others would win; Yellow is about to.
    history = History.replay(
        Position.parse("7/7/5y1/5y1/5y1/rrrr1yr r pop 9-9"), map(Ply.parse, ("p7", "r5"))
    )
    review = review_of(history)
    assert review.chances[0] == 1
    assert review.losses[0] > 0.1
    assert review.moments() == [0]
    assert review.best[0][0].column in range(4)


def test_a_review_can_be_kept() -> None:
    history = History.replay(Position.start(), map(Ply.parse, ("d4", "d5", "d1")))
    review = review_of(history)
    assert len(review.chances) == 4
    assert len(review.losses) == len(review.best) == 3
    assert Review.from_json(review.to_json()).best == review.best
    assert Review.from_json(review.to_json()).losses == pytest.approx(review.losses, abs=1e-4)


def test_losses_are_what_the_next_verdict_says() -> None:
    before = Position.parse("7/7/7/7/7/r5y r pop 0-0")
    history = History.replay(before, map(Ply.parse, ("p1", "r2", "p7", "r6")))
    better = (Ply.parse("p1"), Ply.parse("r3"))
    verdicts = [
        Verdict(0.6, better, None),
        Verdict(0.7, (Ply.parse("p7"), Ply.parse("r6")), None),
        Verdict(0.3, better, None),
    ]
    review = Review.of(history, verdicts)
    assert review.chances == pytest.approx((0.6, 0.3, 0.3))
    assert review.losses == pytest.approx((0.3, 0.0))
    assert review.moments() == [0]
    assert review.accuracy(history.turns, Colour.RED) is None


@pytest.mark.parametrize(
    "text",
    [
        "7/7/7/7/7/7 r fill 0-0",
        "7/7/7/rr1r3/yyryrry/rryyryy y fill 0-0",
        "yrryryy/yryryrr/yyyrrry/yrrryry/yrryyyr/ryrryry r pop 0-0",
        "7/yry1yr1/rryyryr/rrryryy/yyrryyr/rryyyry y pop 5-4",
    ],
)
def test_whoever_plays_meanwhile_waits_less_than_a_second_for_a_verdict(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    # As if the machine were slow or the position hard, so that the time ends the search. Without a
    # time the nodes end it, many seconds later.
    limits = replace(_LIMITS, depth=MOST_DEPTH, nodes=1_000_000)
    monkeypatch.setattr("bot.computer.review._LIMITS", limits)
    start = perf_counter()
    assess((), Position.parse(text), ())
    assert perf_counter() - start < 1
