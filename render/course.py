"""The picture of a whole game: how it stood over its turns, the points, and the turns that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.rules import WINNING_POINTS, Colour, Kept, Phase, Ply, Position
from render import layout, shapes
from render.brush import Brush, Point, darker, lighter, mix, rgb
from render.encoder import encoded
from render.layout import Box
from render.marks import marks_of
from render.picture import draw
from render.theme import CLASSIC, Theme

MOST_MOMENTS: Final = 3

_WIDTH: Final = 800
_MARGIN: Final = 24
_GAP: Final = 16
_COURSE: Final = Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, 208)
_POINTS: Final = Box(_MARGIN, _COURSE.y + _COURSE.height + 12, _COURSE.width, 112)
_BOARDS_TOP: Final = _POINTS.y + _POINTS.height + 12
# Room at both ends of a chart, so that what stands on its first and last turn is whole.
_INSET: Final = 26
# The frame, and the discs that come out under it.
_CUT: Final = Box(
    layout.FRAME.x - 4,
    layout.FRAME.y - 4,
    layout.FRAME.width + 8,
    layout.PICTURE.height - layout.FRAME.y + 4,
)
_BOARD_WIDTH: Final = (_COURSE.width - (MOST_MOMENTS - 1) * _GAP) // MOST_MOMENTS
_BOARD_HEIGHT: Final = _BOARD_WIDTH * _CUT.height // _CUT.width
_HEAD: Final = 46
_BADGE: Final = 17
_GOOD: Final = "#1f9d55"
_COLOURS: Final = 96


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that decided much: what was played from `before`, and what would have been better.

    `turn` is its number in the game, from 0.
    """

    turn: int
    before: Position
    played: tuple[Ply, ...]
    better: tuple[Ply, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A game from its first position on: one entry more than there are turns.

    `chances` are Red's shares of the points (0 to 1) that could be expected then. `filled` is the
    number of turns that filled the grid.
    """

    chances: tuple[float, ...]
    points: tuple[Kept, ...]
    filled: int
    moments: tuple[Moment, ...] = ()


def course_png(course: Course, theme: Theme = CLASSIC) -> bytes:
    """Return the picture of a game's course as a PNG 800 pixels wide.

    Its upper chart shares the height out between the sides as the game was, the lower one counts
    the points. Under them stand, for each of at most three moments, the board as it was played
    and, under that, as it could have been.
    """
    moments = course.moments[:MOST_MOMENTS]
    height = _POINTS.y + _POINTS.height + _MARGIN
    if moments:
        height = _BOARDS_TOP + 2 * (_HEAD + _BOARD_HEIGHT) + 10
    image = Image.new("RGB", (_WIDTH, height), rgb(theme.background))
    image.paste(_chances(course, moments, theme), _COURSE.corner)
    image.paste(_points(course, theme), _POINTS.corner)
    used = len(moments) * _BOARD_WIDTH + (len(moments) - 1) * _GAP
    left = (_WIDTH - used) // 2
    for number, moment in enumerate(moments, 1):
        _paste_moment(image, (left, _BOARDS_TOP), number, moment, theme)
        left += _BOARD_WIDTH + _GAP
    return encoded(image.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE))


def _chances(course: Course, moments: Sequence[Moment], theme: Theme) -> Image.Image:
    """How the game stood: Red from below, Yellow from above."""
    width, height = _COURSE.size
    brush = Brush(width, height, theme.background)
    brush.rounded((0, 0, width, height), 18, darker(theme.frame, 0.28))
    inner = (3.0, 3.0, width - 3.0, height - 3.0)
    brush.rounded(inner, 15, theme.yellow.face)
    line = [_at(course, turn, chance) for turn, chance in enumerate(course.chances)]
    edges = (3.0, line[0][1]), (width - 3.0, line[-1][1])
    area = Brush(width, height, theme.background)
    area.rounded((0, 0, width, height), 18, darker(theme.frame, 0.28))
    area.rounded(inner, 15, theme.red.face)
    brush.cover(area.image, [edges[0], *line, edges[1], (width - 3.0, height), (3.0, height)])
    shade = darker(theme.frame, 0.28)
    for x in range(8, width - 8, 14):
        brush.rounded((x, height / 2 - 1, x + 7, height / 2 + 1), 1, mix(theme.yellow.face, shade, 0.45))
    if 0 < course.filled < len(course.chances) - 1:
        x = _x(course, course.filled, width)
        brush.rounded((x - 1.2, 3, x + 1.2, height - 3), 1, mix(theme.yellow.face, shade, 0.6))
    line = [(9.0, line[0][1]), *line, (width - 9.0, line[-1][1])]
    brush.line(line, 7, shade)
    brush.line(line, 3.6, "#ffffff")
    shapes.draw_small_disc(brush, (24, height - 25), 13, theme, Colour.RED)
    shapes.draw_small_disc(brush, (24, 25), 13, theme, Colour.YELLOW)
    for number, moment in enumerate(moments, 1):
        x, y = _at(course, moment.turn + 1, course.chances[moment.turn + 1])
        _draw_badge(brush, (x, min(max(y, 22), height - 22)), str(number), theme)
    return brush.image


def _points(course: Course, theme: Theme) -> Image.Image:
    """Both sides' points as stairs, with a line at every fifth."""
    width, height = _POINTS.size
    brush = Brush(width, height, theme.background)
    brush.rounded((0, 0, width, height), 18, theme.tray)
    for points in range(0, WINNING_POINTS + 1, WINNING_POINTS // 2):
        y = _height_of(points)
        brush.rounded((_INSET, y - 1, width - _INSET, y + 1), 1, theme.place)
    if 0 < course.filled < len(course.points) - 1:
        x = _x(course, course.filled, width)
        brush.rounded((x - 1.2, 8, x + 1.2, height - 8), 1, theme.place)
    # Where both have as many, the stairs lie beside and not on each other.
    for side, shift in ((Colour.YELLOW, -2.5), (Colour.RED, 2.5)):
        face = theme.of(side).face
        stairs = _stairs(course, side, width, shift)
        brush.line(stairs, 7.5, shapes.outline(face))
        brush.line(stairs, 4.5, face)
    ends = {side: _height_of(course.points[-1].of(side)) for side in Colour}
    apart = abs(ends[Colour.RED] - ends[Colour.YELLOW])
    for side, sign in ((Colour.YELLOW, -1), (Colour.RED, 1)):
        lower = ends[side] >= ends[side.other] if sign > 0 else ends[side] > ends[side.other]
        nudge = max(0.0, (22 - apart) / 2) * (1 if lower else -1)
        shapes.draw_small_disc(brush, (width - _INSET + 2, ends[side] + nudge), 11, theme, side)
    return brush.image


def _stairs(course: Course, side: Colour, width: int, shift: float) -> list[Point]:
    steps: list[Point] = []
    for turn, kept in enumerate(course.points):
        x, y = _x(course, turn, width), _height_of(kept.of(side)) + shift
        if steps:
            steps.append((x, steps[-1][1]))
        steps.append((x, y))
    return steps


def _height_of(points: int) -> float:
    room = 18
    return _POINTS.height - room - points * (_POINTS.height - 2 * room) / WINNING_POINTS


def _x(course: Course, turn: int, width: int) -> float:
    turns = max(len(course.chances) - 1, 1)
    left = _INSET + 18
    return left + turn * (width - left - _INSET) / turns


def _at(course: Course, turn: int, chance: float) -> Point:
    width, height = _COURSE.size
    room = 14
    return _x(course, turn, width), height - room - chance * (height - 2 * room)


def _paste_moment(
    image: Image.Image, corner: tuple[int, int], number: int, moment: Moment, theme: Theme
) -> None:
    x, top = corner
    middle = _BOARD_WIDTH / 2
    for plies, good in ((moment.played, False), (moment.better, True)):
        head = Brush(_BOARD_WIDTH, _HEAD, theme.background)
        if good:
            _draw_sign(head, (middle, _HEAD / 2), theme, good=True)
        else:
            _draw_badge(head, (middle - 42, _HEAD / 2), str(number), theme)
            shapes.draw_small_disc(head, (middle, _HEAD / 2), _BADGE - 1, theme, moment.before.turn)
            _draw_sign(head, (middle + 42, _HEAD / 2), theme, good=False)
        image.paste(head.image, (x, top))
        image.paste(_board(moment.before, plies, theme), (x, top + _HEAD))
        top += _HEAD + _BOARD_HEIGHT


def _board(before: Position, plies: Sequence[Ply], theme: Theme) -> Image.Image:
    """A small board after some plies, with what they did and without what could be done next."""
    position = before.after(*plies)
    still = Position(position.columns, position.turn, Phase.OVER, kept=position.kept)
    x, y, width, height = _CUT
    part = draw(still, marks_of(before, plies), theme).convert("RGB").crop((x, y, x + width, y + height))
    return part.resize((_BOARD_WIDTH, _BOARD_HEIGHT), Image.Resampling.LANCZOS)


def _draw_badge(brush: Brush, centre: Point, text: str, theme: Theme) -> None:
    """A number in a circle, which stands out from every colour that it can lie on."""
    brush.circle(centre, _BADGE + 1.5, darker(theme.frame, 0.5))
    brush.circle(centre, _BADGE - 1, lighter(theme.background, 0.4) if _is_light(theme) else theme.frame)
    ink = darker(theme.frame, 0.5) if _is_light(theme) else "#ffffff"
    brush.digit((centre[0], centre[1] + 0.5), 24, text, ink)


def _draw_sign(brush: Brush, centre: Point, theme: Theme, *, good: bool) -> None:
    """A tick or a cross in a circle."""
    colour = _GOOD if good else darker(theme.frame, 0.5)
    x, y = centre
    brush.circle(centre, _BADGE - 1, "#ffffff")
    brush.circle(centre, _BADGE - 2.5, colour)
    if good:
        brush.line([(x - 7, y + 0.5), (x - 2, y + 5.5), (x + 7, y - 5)], 4, "#ffffff")
    else:
        for lean in (-1, 1):
            brush.line([(x - 5.5, y - 5.5 * lean), (x + 5.5, y + 5.5 * lean)], 4, "#ffffff")


def _is_light(theme: Theme) -> bool:
    return sum(rgb(theme.background)) > 384
