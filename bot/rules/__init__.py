"""The game itself: pure, immutable values with no I/O, no clock and no Discord.

`Position` is what stands on the table, `Ply` is the smallest thing a player does.
The text forms of both are described in their `parse` methods.

>>> position = Position.start().after(Ply.parse("d4"))
>>> str(position)
'7/7/7/7/7/3r3 y fill 0-0'
"""

from bot.rules.colour import Colour
from bot.rules.errors import IllegalPlyError, NotationError
from bot.rules.lines import Cell, lines_through
from bot.rules.ply import Ply, PlyKind
from bot.rules.position import COLUMNS, ROWS, WINNING_POINTS, Kept, Outcome, Phase, Position, turn_goes_on

__all__ = [
    "COLUMNS",
    "ROWS",
    "WINNING_POINTS",
    "Cell",
    "Colour",
    "IllegalPlyError",
    "Kept",
    "NotationError",
    "Outcome",
    "Phase",
    "Ply",
    "PlyKind",
    "Position",
    "lines_through",
    "turn_goes_on",
]
