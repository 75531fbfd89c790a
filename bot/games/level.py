"""How strong the computer plays."""

from enum import Enum


class Level(Enum):
    """How strong the computer plays; each takes at least four points of five from the one below."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
