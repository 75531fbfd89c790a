"""The engine: it searches and judges positions, and plays, as strong as its settings say.

Everything here takes and returns plain values that can be pickled, so that it can run in a
worker process. It imports `bot.rules` and nothing else of the bot.

>>> from random import Random
>>> from bot.rules import Position
>>> [str(ply) for ply in choose_turn(Position.shuffled(Random(1)), Settings(depth=4), random=Random(1))]
['p2', 'r2']
"""

from bot.engine.analysis import Analysis, analyse, evaluate, pops_to_win, winning_chance
from bot.engine.limits import MOST_DEPTH, Limits
from bot.engine.play import choose_ply, choose_turn
from bot.engine.search import WIN
from bot.engine.settings import Settings

__all__ = [
    "MOST_DEPTH",
    "WIN",
    "Analysis",
    "Limits",
    "Settings",
    "analyse",
    "choose_ply",
    "choose_turn",
    "evaluate",
    "pops_to_win",
    "winning_chance",
]
