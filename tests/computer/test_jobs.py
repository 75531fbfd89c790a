"""What the computer thinks of a turn."""

from random import Random

import pytest

from bot.computer import hint, judge, take_turn
from bot.games import History, Level
from bot.rules import Colour, Position

EVEN = History.replay(Position.shuffled(Random(3)))
# Yellow keeps its tenth disc whatever Red, with one disc left in the bottom row, does.
LOST = History.replay(Position.parse("7/7/7/y6/y6/yr1yyyy r pop 0-9"))
WON = History.replay(Position.parse("7/7/7/7/7/rrrr2y r pop 9-0"))


@pytest.mark.parametrize("level", [level for level in Level if level is not Level.EXPERT])
def test_a_turn_is_whole_and_legal(level: Level) -> None:
    for seed in range(5):
        thought = take_turn(EVEN, level, seed)
        after = History.replay(EVEN.position, thought.plies)
        assert after.standing.last_turn is not None
        assert after.standing.last_turn.complete
        assert thought.chance is not None
        assert not thought.lost


def test_in_the_fill_nobody_can_tell() -> None:
    thought = take_turn(History.replay(Position.start()), Level.HARD, 1)
    assert (thought.chance, thought.lost) == (None, False)


def test_a_lost_game_is_known_at_every_level() -> None:
    for level in (Level.EASY, Level.HARD):
        assert take_turn(LOST, level, 1).lost
        assert not take_turn(WON, level, 1).lost


def test_a_position_is_judged_for_the_side_that_is_asked_for() -> None:
    assert judge(WON, Colour.RED) == 1
    assert judge(WON, Colour.YELLOW) == 0


def test_a_hint_takes_what_is_there() -> None:
    assert len(hint(WON, 1)) == 1
