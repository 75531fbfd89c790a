"""What the bot asks the worker about a game that is being played.

The functions take and return plain values that can be pickled.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from bot.computer.levels import settings_of
from bot.engine import Limits, analyse, choose_turn, pops_to_win, winning_chance
from bot.games import History, Level
from bot.rules import Colour, Phase, Ply

# Enough to see who stands better, whatever the level.
_LIMITS: Final = Limits(depth=5, seconds=0.25)


@dataclass(frozen=True, slots=True)
class Thought:
    """What the computer thinks of its turn."""

    plies: tuple[Ply, ...]
    """What it would play: the whole turn."""
    chance: float | None
    """The share of the points (0 to 1) that it expects; None during the fill, when nobody can tell."""
    lost: bool
    """Whether the opponent wins whatever it does."""


def take_turn(history: History, level: Level, seed: int) -> Thought:
    """Choose the turn of the side to move."""
    chance, lost = _prospects(history)
    past = history.positions[:-1]
    plies = choose_turn(history.position, settings_of(level), random=Random(seed), past=past)
    return Thought(tuple(plies), chance, lost)


def hint(history: History, seed: int) -> tuple[Ply, ...]:
    """The turn that the computer would play for the side to move, as well as it can."""
    past = history.positions[:-1]
    return tuple(choose_turn(history.position, settings_of(Level.EXPERT), random=Random(seed), past=past))


def judge(history: History, colour: Colour) -> float | None:
    """The share of the points (0 to 1) that one side can expect; None where nobody can tell."""
    chance, _ = _prospects(history)
    return chance if chance is None or history.position.turn is colour else 1 - chance


def _prospects(history: History) -> tuple[float | None, bool]:
    """The share of the points that the side to move can expect, and whether it is sure to lose."""
    if history.position.phase not in (Phase.POP, Phase.HELD):
        return None, False
    score = analyse(history.position, _LIMITS, past=history.positions[:-1]).score
    return winning_chance(score), (pops_to_win(score) or 0) < 0
