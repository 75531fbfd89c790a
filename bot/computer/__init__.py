"""The computer as a player: what its levels are made of, what it decides, where it thinks.

It thinks in a worker process, behind a queue. The worker imports this package, so nothing here
may import much more than the engine.
"""

from bot.computer.decisions import Decision, accepts_draw, decide
from bot.computer.jobs import Thought, hint, judge, take_turn
from bot.computer.levels import settings_of
from bot.computer.queue import Computer, Urgency, Wish
from bot.computer.review import Review, Verdict, assess
from bot.computer.worker import Worker, WorkerError, WorkerProcess

__all__ = [
    "Computer",
    "Decision",
    "Review",
    "Thought",
    "Urgency",
    "Verdict",
    "Wish",
    "Worker",
    "WorkerError",
    "WorkerProcess",
    "accepts_draw",
    "assess",
    "decide",
    "hint",
    "judge",
    "settings_of",
    "take_turn",
]
