"""The kinds of things that can be due."""

from enum import Enum


class DueKind(Enum):
    """What is to be done."""

    # Show the game anew: its last change was not seen, or the player to move has not answered.
    BOARD = "board"
    # Bring the boards up to date where they stand; nobody needs to be told.
    EDIT = "edit"
    # The computer is to move: have it think.
    THINK = "think"
    # Remind the player to move that most of the time for the turn has gone.
    REMIND = "remind"
    # The time for the turn is up.
    TIME_UP = "time-up"
    # It has been up for long, and the opponent has done nothing about it.
    FORFEIT = "forfeit"
    # The invitation has stood long enough.
    EXPIRE = "expire"
