"""Where things stand in the picture, in its pixels."""

from typing import Final, NamedTuple

from bot.rules import COLUMNS, ROWS, WINNING_POINTS, Cell, Colour


class Box(NamedTuple):
    """A rectangle: its left and top pixel, and its size."""

    x: int
    y: int
    width: int
    height: int

    @property
    def corner(self) -> tuple[int, int]:
        """The left and top pixel."""
        return self.x, self.y

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height."""
        return self.width, self.height


PICTURE: Final = Box(0, 0, 800, 600)
PITCH: Final = 70
DISC_RADIUS: Final = 28.5
_BORDER: Final = 12
_GRID: Final = Box((800 - COLUMNS * PITCH) // 2, 92, COLUMNS * PITCH, ROWS * PITCH)
_LIP: Final = 42
FRAME: Final = Box(
    _GRID.x - _BORDER, _GRID.y - _BORDER, _GRID.width + 2 * _BORDER, _GRID.height + _BORDER + _LIP
)

# 40 rows of 800 pixels are just less than what deflate looks back, so places repeat for nearly nothing.
PLACE: Final = 40
PLACE_RADIUS: Final = 17
_TRAY_PADDING: Final = 10
# A wider gap after five places, so that points are read rather than counted.
_HALFWAY: Final = 14
_TRAY_HEIGHT: Final = WINNING_POINTS * PLACE + _HALFWAY + 2 * _TRAY_PADDING
_TRAY_WIDTH: Final = PLACE + 2 * _TRAY_PADDING
# Room round a tray for the border that shows whose turn it is.
TRAY_MARGIN: Final = 8
_TRAY_BOTTOM: Final = FRAME.y + FRAME.height
_TRAY_CENTRE: Final = {Colour.RED: 74, Colour.YELLOW: 800 - 74}
HAND_RADIUS: Final = 26


def cell_box(cell: Cell) -> Box:
    """The square of the frame with the hole of `cell` in its middle."""
    return Box(_GRID.x + cell.column * PITCH, _GRID.y + (ROWS - 1 - cell.row) * PITCH, PITCH, PITCH)


def side_box(colour: Colour) -> Box:
    """What lies beside the columns on one side: the hand, the tray and the frame's border."""
    x = 0 if colour is Colour.RED else _GRID.x + _GRID.width
    return Box(x, 0, _GRID.x, PICTURE.height)


def top_box(column: int) -> Box:
    """All that is above the cells of `column`."""
    return Box(_GRID.x + column * PITCH, 0, PITCH, _GRID.y)


def foot_box(column: int) -> Box:
    """The frame under the cells of `column`, down to its lower edge."""
    top = _GRID.y + _GRID.height
    return Box(_GRID.x + column * PITCH, top, PITCH, FRAME.y + FRAME.height - top)


def entry_box(column: int) -> Box:
    """The space above the frame over `column`."""
    return Box(_GRID.x + column * PITCH, FRAME.y - 56, PITCH, 48)


def number_box(column: int) -> Box:
    """The part of the frame under `column` that bears its number."""
    return Box(_GRID.x + column * PITCH, _GRID.y + _GRID.height, PITCH, _LIP - 4)


def exit_box(column: int) -> Box:
    """The space below the frame under `column`, where a popped disc comes out."""
    bottom = FRAME.y + FRAME.height
    return Box(_GRID.x + column * PITCH, bottom, PITCH, PICTURE.height - bottom)


def tray_box(colour: Colour) -> Box:
    """The tray of one side with its margin."""
    return Box(
        _TRAY_CENTRE[colour] - _TRAY_WIDTH // 2 - TRAY_MARGIN,
        _TRAY_BOTTOM - _TRAY_HEIGHT - TRAY_MARGIN,
        _TRAY_WIDTH + 2 * TRAY_MARGIN,
        _TRAY_HEIGHT + 2 * TRAY_MARGIN,
    )


def place_box(colour: Colour, place: int) -> Box:
    """The square of one place in a tray, 0 to 9 from the bottom up."""
    top = _TRAY_BOTTOM - _TRAY_PADDING - (place + 1) * PLACE
    if place >= WINNING_POINTS // 2:
        top -= _HALFWAY
    return Box(_TRAY_CENTRE[colour] - PLACE // 2, top, PLACE, PLACE)


def hand_box(colour: Colour) -> Box:
    """The space above a tray, for the disc in hand and for the winner's laurel."""
    return Box(_TRAY_CENTRE[colour] - 60, 0, 120, tray_box(colour).y)
