"""The things on the table, drawn once a theme: discs, holes, marks, trays."""

from math import cos, pi, sin

from bot.rules import Colour
from render.brush import Brush, Point, darker, distance, lighter
from render.theme import DiscColours, Theme


def draw_disc(brush: Brush, centre: Point, radius: float, theme: Theme, side: Colour) -> None:
    """Draw a disc: a raised rim, a sunken middle, and the emblem of its side."""
    colours = theme.of(side)
    below, rim, hollow, face = disc_shades(colours)
    depth = radius * 0.085
    brush.circle(centre, radius, rim)
    brush.crescent(centre, radius, (0, -depth), below)
    brush.circle(centre, radius * 0.75, face)
    brush.crescent(centre, radius * 0.75, (0, depth), hollow)
    draw_emblem(brush, centre, radius * 0.715, side, colours.emblem)


def disc_shades(colours: DiscColours) -> tuple[str, str, str, str]:
    """The shades of a disc: its lower edge, its rim, the shadow in its middle, and its face."""
    face = colours.face
    return darker(face, 0.2), lighter(face, 0.2), darker(face, 0.13), face


def draw_small_disc(brush: Brush, centre: Point, radius: float, theme: Theme, side: Colour) -> None:
    """Draw a disc so small that its rim would only blur its emblem."""
    colours = theme.of(side)
    brush.circle(centre, radius, colours.face)
    brush.crescent(centre, radius, (0, -radius * 0.12), disc_shades(colours)[0])
    draw_emblem(brush, centre, radius * 0.8, side, colours.emblem)


def draw_emblem(brush: Brush, centre: Point, radius: float, side: Colour, colour: str) -> None:
    """Draw the four-pointed star of Red or the ring of Yellow."""
    if side is Colour.RED:
        brush.polygon(_star(centre, radius * 0.84, radius * 0.36), colour)
    else:
        brush.ring(centre, radius * 0.33, radius * 0.27, colour)


def _star(centre: Point, outer: float, inner: float) -> list[Point]:
    x, y = centre
    corners = [(outer if i % 2 == 0 else inner, i * pi / 4 - pi / 2) for i in range(8)]
    return [(x + r * cos(angle), y + r * sin(angle)) for r, angle in corners]


def draw_hole(brush: Brush, centre: Point, radius: float, theme: Theme) -> None:
    """Draw an empty hole, with the shadow of the frame's upper edge in it."""
    brush.circle(centre, radius, theme.hole)
    brush.crescent(centre, radius, (0, 3.5), hole_shadow(theme))


def hole_shadow(theme: Theme) -> str:
    """The colour of the shadow in an empty hole."""
    return darker(theme.hole, 0.28)


def draw_ghost(brush: Brush, centre: Point, radius: float, theme: Theme, side: Colour) -> None:
    """Draw the outline of a disc that may come to be here."""
    colours = theme.of(side)
    colour = max(colours.face, colours.emblem, key=lambda colour: distance(colour, theme.hole))
    brush.ring(centre, radius * 0.6, 2.5, colour)
    draw_emblem(brush, centre, radius * 0.6, side, colour)


def draw_arrow(brush: Brush, tip: Point, size: float, colour: str) -> None:
    """Draw an arrow that points down, with an edge that sets it off from any background."""
    x, y = tip
    for edge, fill in ((1.5, outline(colour)), (0.0, colour)):
        head, half = size * 0.62, size * 0.6
        top = y - head - edge * 0.7
        corners = [(x - half - edge * 2, top), (x + half + edge * 2, top), (x, y + edge * 1.6)]
        brush.polygon(corners, fill)
        stem = (x - size * 0.2 - edge, y - size * 1.25 - edge, x + size * 0.2 + edge, y - head + 1)
        brush.rounded(stem, size * 0.1 + edge, fill)


def outline(colour: str) -> str:
    """A darker shade of `colour` that stands out from a light background where `colour` may not."""
    return darker(colour, 0.3)


def draw_laurel(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    """Draw two branches round `centre`, open at the top."""
    x, y = centre
    brush.arc(centre, radius - 0.8, 1.6, (-50, 230), colour)
    for side in (-1, 1):
        for i in range(8):
            angle = pi / 2 - side * (0.16 + i * 0.31)
            size = radius * (0.33 - 0.012 * i)
            root = (x + radius * cos(angle), y + radius * sin(angle))
            along = angle - side * pi / 2
            for lean in (0.55, -0.5):
                _draw_leaf(brush, root, size, along + side * lean, colour)


def _draw_leaf(brush: Brush, root: Point, length: float, direction: float, colour: str) -> None:
    x, y = root
    ux, uy = cos(direction), sin(direction)
    steps = [i / 12 for i in range(13)]
    upper = [(t * length, 0.24 * length * sin(pi * t**0.85)) for t in steps]
    outline = upper + [(along, -across) for along, across in reversed(upper)]
    brush.polygon([(x + ux * a - uy * b, y + uy * a + ux * b) for a, b in outline], colour)
