"""What the computer does beside moving discs."""

from random import Random

import pytest

from bot.computer import Decision, Thought, accepts_draw, decide
from bot.games import DrawClaim, History, Reason
from bot.rules import Ply, Position

EVEN = History.replay(Position.shuffled(Random(3)))
# Each side moves a disc of its bottom row to and fro, and nobody makes a point.
ROUND = ("p1", "r2", "p7", "r6", "p2", "r1", "p6", "r7")
CIRCLE = Position.parse("7/7/7/7/7/r5y r pop 0-0")
OUT = (Ply.parse("p1"), Ply.parse("r2"))


def circling(plies: int) -> History:
    """A game that goes round in circles, after so many plies."""
    return History.replay(CIRCLE, map(Ply.parse, (ROUND * 20)[:plies]))


def think(chance: float | None, *, lost: bool = False, plies: tuple[Ply, ...] = OUT) -> Thought:
    return Thought(plies, chance, lost)


def test_it_plays_its_turn() -> None:
    assert decide(circling(8), None, 9, think(0.5)) == Decision(OUT)


def test_it_resigns_when_it_is_lost() -> None:
    assert decide(circling(8), None, 9, think(0.0, lost=True)) == Decision((), Reason.RESIGNED)


@pytest.mark.parametrize("lost", [False, True])
def test_it_claims_a_draw_that_is_there_in_place_of_a_turn(lost: bool) -> None:
    stuck = circling(16)
    assert stuck.standing.draw_claim is DrawClaim.REPETITION
    assert decide(stuck, None, 17, think(0.55, lost=lost)) == Decision((), Reason.REPETITION)


def test_it_claims_a_draw_that_its_turn_leads_to() -> None:
    before = circling(14)
    back = (Ply.parse("p6"), Ply.parse("r7"))
    assert before.standing.draw_claim is None
    assert decide(before, None, 15, think(0.5, plies=back)) == Decision(back, Reason.REPETITION)
    # With the other turn it does not come about.
    assert decide(before, None, 15, think(0.5, plies=(back[0], Ply.parse("r5")))).ending is None


def test_it_claims_no_draw_where_it_stands_better_or_cannot_tell() -> None:
    for chance in (0.56, None):
        assert decide(circling(16), None, 17, think(chance)).ending is None


def test_a_game_without_points_for_long_is_a_draw_to_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.games.standing._QUIET_TURNS", 3)
    assert decide(circling(6), None, 7, think(0.5)) == Decision((), Reason.QUIET)


@pytest.mark.parametrize(
    ("chance", "plies", "offered_at", "offers"),
    [
        (0.5, 6, None, True),
        (0.45, 6, None, True),
        (0.55, 6, None, True),
        (0.44, 6, None, False),
        (0.56, 6, None, False),
        (None, 6, None, False),
        (0.5, 4, None, False),
        (0.5, 6, 100 - 60, True),
        (0.5, 6, 100 - 59, False),
    ],
)
def test_it_offers_a_draw_in_an_even_game_without_points_and_not_time_and_again(
    monkeypatch: pytest.MonkeyPatch, chance: float | None, plies: int, offered_at: int | None, offers: bool
) -> None:
    monkeypatch.setattr("bot.computer.decisions._QUIET_TURNS", 3)
    turn = tuple(map(Ply.parse, ROUND[plies : plies + 2]))
    decision = decide(circling(plies), offered_at, 100, think(chance, plies=turn))
    assert decision == Decision(turn, offers_draw=offers)


@pytest.mark.parametrize(
    ("chance", "history", "accepts"),
    [
        (0.2, EVEN, True),
        (0.4, EVEN, True),
        (0.41, EVEN, False),
        (0.9, EVEN, False),
        (None, EVEN, False),
        (0.55, circling(16), True),
        (0.55, circling(8), False),
        (0.56, circling(16), False),
    ],
)
def test_it_takes_a_draw_where_it_stands_worse_or_the_game_goes_nowhere(
    chance: float | None, history: History, accepts: bool
) -> None:
    assert accepts_draw(chance, history) is accepts
