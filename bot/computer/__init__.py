"""The computer as an opponent who is asked: a queue, and a worker process that runs the engine.

The worker imports this package, so nothing here is heavier than the engine.
"""

from bot.computer.jobs import Thought, hint, judge, take_turn
from bot.computer.manners import accepts_draw, claims_draw, offers_draw
from bot.computer.queue import Computer
from bot.computer.review import Look, Review, look_at
from bot.computer.worker import Worker, WorkerError, WorkerProcess

__all__ = [
    "Computer",
    "Look",
    "Review",
    "Thought",
    "Worker",
    "WorkerError",
    "WorkerProcess",
    "accepts_draw",
    "claims_draw",
    "hint",
    "judge",
    "look_at",
    "offers_draw",
    "take_turn",
]
