"""What the pages of the rules show."""

from typing import Final, TypeAlias

from bot.rules import Cell, Colour, Phase, Ply, Position
from render import Marks, Scene, Theme, png, side_by_side

Play: TypeAlias = tuple[Position, tuple[Ply, ...]]


def play(before: str, *plies: str) -> Play:
    """A position, and what is played from it."""
    return Position.parse(before), tuple(Ply.parse(ply) for ply in plies)


# Red pops two points and a third disc, which goes back in.
GAME: Final = play("r3yyy/yr2ryy/rr2ryy/yryyrrr/rrrrryr/yyrryyy r pop 3-4", "p4", "p4", "p3", "r2")
# The last column of a row is filled; then all are open for the next.
FILL: Final = play("7/7/7/7/yryr1ry/ryryyrr y fill 0-0", "d5")
POP: Final = play("r5y/yry1ryy/rrrrryy/yrrryrr/rryryyr/yyryryy y pop 2-4", "p4", "r6")
# The first turn after the fill.
OWN_COLUMN: Final = play("rryrryy/yrrrrry/ryryyyr/yryyyyr/rrryrry/yrryyyy r pop 0-0", "p2", "r2")
POINT: Final = play("r1y3y/yrr1ryy/rrrrryy/yryryrr/ryrryyr/yrryryy r pop 1-4", "p2")
END: Final = play("2r1y1r/2y1y1y/2y1r1y/r1r1ryy/yry1ryy/rryyryr r pop 9-6", "p5")
# A set that was put away with its discs in it.
ORIGIN: Final = Position.parse("yyyrrrr/yryyyrr/ryyryry/yrrryyy/ryyrryr/ryyyrrr r pop 0-0")
# Four in a row as everybody knows it, won by the disc on top of the sixth column.
PLAIN: Final = Position(("r", "r", "ry", "yr", "yyr", "ryyr", ""), Colour.RED, Phase.OVER)
PLAIN_LINE: Final = frozenset({Cell(2, 0), Cell(3, 1), Cell(4, 2), Cell(5, 3)})


def game(theme: Theme) -> bytes:
    """A whole board, with trays."""
    return _board(GAME, theme)


def fill(theme: Theme) -> bytes:
    """Before and after the last drop of a row."""
    return _before_and_after(FILL, theme)


def pop(theme: Theme) -> bytes:
    """Before and after a pop that is no point."""
    return _before_and_after(POP, theme)


def own_column(theme: Theme) -> bytes:
    """Before and after a pop that leaves no other column to drop the disc in."""
    return _before_and_after(OWN_COLUMN, theme)


def point(theme: Theme) -> bytes:
    """Before and after a pop out of a line of four."""
    before, plies = POINT
    return side_by_side([Scene.about_to_pop(before, plies[0]), Scene.after(before, *plies)], theme=theme)


def end(theme: Theme) -> bytes:
    """The winner's laurel."""
    return _board(END, theme)


def differences(theme: Theme) -> bytes:
    """A four on top of a grid that is being filled, and one over a disc that is about to be popped."""
    plain = Scene(PLAIN, Marks(placed=frozenset({Cell(5, 3)}), line=PLAIN_LINE))
    before, plies = POINT
    return side_by_side([plain, Scene.about_to_pop(before, plies[0])], theme=theme, arrows=False)


def origin(theme: Theme) -> bytes:
    """A full grid, shuffled."""
    return png(ORIGIN, theme=theme)


def _board(played: Play, theme: Theme) -> bytes:
    before, plies = played
    return png(Scene.after(before, *plies).position, before=before, plies=plies, theme=theme)


def _before_and_after(played: Play, theme: Theme) -> bytes:
    before, plies = played
    return side_by_side([Scene(before), Scene.after(before, *plies)], theme=theme)
