"""The levels at which a person can play against the computer."""

from enum import Enum


class Level(Enum):
    """How strong the computer plays, from the weakest to the strongest."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
