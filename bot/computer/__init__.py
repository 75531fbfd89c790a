"""The computer as an opponent who is asked: a queue, and a worker process that runs the engine.

The worker imports this package, so nothing here is heavier than the engine.
"""

from bot.computer.decisions import Decision, accepts_draw, decide
from bot.computer.jobs import Thought, hint, judge, take_turn
from bot.computer.levels import settings_of
from bot.computer.queue import Computer
from bot.computer.review import Look, Review, look_at
from bot.computer.worker import Worker, WorkerError, WorkerProcess

__all__ = [
    "Computer",
    "Decision",
    "Look",
    "Review",
    "Thought",
    "Worker",
    "WorkerError",
    "WorkerProcess",
    "accepts_draw",
    "decide",
    "hint",
    "judge",
    "look_at",
    "settings_of",
    "take_turn",
]
