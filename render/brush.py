"""Anti-aliased drawing: each shape is drawn several times too large, reduced, and laid on the picture."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFont

RGB = tuple[int, int, int]
Point = tuple[float, float]

_SCALE: Final = 4
_SHADES_BETWEEN: Final = 2
_SHADES: Final = [
    round(round(v / 255 * (_SHADES_BETWEEN + 1)) * 255 / (_SHADES_BETWEEN + 1)) for v in range(256)
]


def rgb(colour: str) -> RGB:
    """The channels of a `#rrggbb` colour."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(colour: str, other: str, share: float) -> str:
    """Return `colour` with `share` (0 to 1) of `other` in it."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """Return `colour` with some white in it."""
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float) -> str:
    """Return `colour` with some black in it."""
    return mix(colour, "#000000", share)


def distance(colour: str, other: str) -> int:
    """How far two colours are apart, from 0 to 765."""
    return sum(abs(a - b) for a, b in zip(rgb(colour), rgb(other), strict=True))


class Brush:
    """Draws on one picture, in its pixels.

    Edges have few shades between the two colours that meet: the eye sees no difference, and
    the files are a good deal smaller.
    """

    def __init__(self, width: int, height: int, colour: str) -> None:
        self.image: Final = Image.new("RGB", (width, height), rgb(colour))

    def circle(self, centre: Point, radius: float, colour: str) -> None:
        """Fill a circle."""
        self._fill(self._circle_mask(centre, radius), colour)

    def ring(self, centre: Point, radius: float, width: float, colour: str) -> None:
        """Draw a circle line that reaches from `radius` outwards."""
        outer, inner = self._circle_mask(centre, radius + width), self._circle_mask(centre, radius)
        self._fill(ImageChops.subtract(outer, inner), colour)

    def arc(self, centre: Point, radius: float, width: float, span: Point, colour: str) -> None:
        """Draw a part of a ring between the two angles of `span`, clockwise from the right."""
        mask, draw = self._mask()
        draw.arc(_around(centre, radius + width), *span, fill=255, width=round(width * _SCALE))
        self._fill(mask, colour)

    def crescent(self, centre: Point, radius: float, shift: Point, colour: str) -> None:
        """Fill what a circle has not in common with itself moved by `shift`."""
        x, y = centre
        moved = self._circle_mask((x + shift[0], y + shift[1]), radius)
        self._fill(ImageChops.subtract(self._circle_mask(centre, radius), moved), colour)

    def rounded(self, box: Sequence[float], radius: float, colour: str) -> None:
        """Fill a rectangle (left, top, right, bottom) with rounded corners."""
        mask, draw = self._mask()
        draw.rounded_rectangle(_scaled(box), radius * _SCALE, fill=255)
        self._fill(mask, colour)

    def polygon(self, points: Sequence[Point], colour: str) -> None:
        """Fill a polygon."""
        mask, draw = self._mask()
        draw.polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=255)
        self._fill(mask, colour)

    def line(self, points: Sequence[Point], width: float, colour: str) -> None:
        """Draw a line through points, with round corners and ends."""
        mask, draw = self._mask()
        scaled = [(x * _SCALE, y * _SCALE) for x, y in points]
        draw.line(scaled, fill=255, width=round(width * _SCALE))
        for centre in points:
            draw.ellipse(_around(centre, width / 2), fill=255)
        self._fill(mask, colour)

    def cover(self, image: Image.Image, points: Sequence[Point]) -> None:
        """Lay what another picture of this size shows within a polygon over this one."""
        mask, draw = self._mask()
        draw.polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=255)
        self.image.paste(image, mask=mask.reduce(_SCALE))

    def digit(self, centre: Point, height: int, text: str, colour: str) -> None:
        """Write one digit, `height` being the font's size."""
        mask, draw = self._mask()
        x, y = centre
        # The font that Pillow brings has one weight; the stroke makes it a bold one.
        draw.text(
            (x * _SCALE, y * _SCALE),
            text,
            fill=255,
            font=_font(height * _SCALE),
            anchor="mm",
            stroke_width=round(height * _SCALE / 36),
        )
        self._fill(mask, colour)

    def shadow(self, box: Sequence[float], radius: float, opacity: float) -> None:
        """Darken what is drawn so far in a rectangle with rounded corners."""
        mask, draw = self._mask()
        draw.rounded_rectangle(_scaled(box), radius * _SCALE, fill=255)
        shade = mask.reduce(_SCALE).point([round(value * opacity) for value in _SHADES])
        self.image.paste(rgb("#000000"), mask=shade)

    def _mask(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        width, height = self.image.size
        mask = Image.new("L", (width * _SCALE, height * _SCALE))
        return mask, ImageDraw.Draw(mask)

    def _circle_mask(self, centre: Point, radius: float) -> Image.Image:
        mask, draw = self._mask()
        draw.ellipse(_around(centre, radius), fill=255)
        return mask

    def _fill(self, mask: Image.Image, colour: str) -> None:
        self.image.paste(rgb(colour), mask=mask.reduce(_SCALE).point(_SHADES))


def _around(centre: Point, radius: float) -> tuple[float, float, float, float]:
    x, y = centre
    return _scaled((x - radius, y - radius, x + radius, y + radius))


def _scaled(box: Sequence[float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = (value * _SCALE for value in box)
    # Pillow counts the last pixel in.
    return left, top, right - 1, bottom - 1


@cache
def _font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)
