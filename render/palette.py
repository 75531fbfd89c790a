"""One small palette for all sprites of a theme, so that they can be put together as they are."""

from collections import Counter
from collections.abc import Iterable
from math import isqrt
from typing import Final

from PIL import Image

from bot.rules import Colour
from render import shapes
from render.brush import RGB, rgb
from render.theme import Theme

# More colours show no difference and make the files larger: 64 take 3 % more bytes.
_PALETTE_SIZE: Final = 40


def palette_for(images: Iterable[Image.Image], theme: Theme) -> Image.Image:
    """Return a palette for all of `images` that has the colours of whole areas exactly.

    The background is number 0, as are the filters between two rows of it in a PNG file: deflate
    then finds one long run, which saves 2 % of the bytes.
    """
    others = sorted(_area_colours(theme) - {theme.background})
    exact = [rgb(colour) for colour in (theme.background, *others)]
    counts: Counter[RGB] = Counter()
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            if isinstance(colour, tuple):
                red, green, blue = colour
                counts[red, green, blue] += count
    # The root keeps the edges of large things from taking all the shades. Pillow looks colours up
    # roughly, so a shade next to an area's colour would replace it.
    edges = [
        colour
        for colour, count in counts.items()
        if not any(_alike(colour, other) for other in exact)
        for _ in range(isqrt(count))
    ]
    swatch = Image.new("RGB", (len(edges), 1))
    swatch.putdata(edges)
    shades = _PALETTE_SIZE - len(exact)
    reduced = swatch.quantize(shades, method=Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in exact for channel in colour] + reduced[: shades * 3])
    return palette


def _alike(colour: RGB, other: RGB) -> bool:
    return all(abs(a - b) <= 8 for a, b in zip(colour, other, strict=True))


def _area_colours(theme: Theme) -> set[str]:
    colours = {theme.background, theme.frame, theme.hole, theme.number, theme.ring, theme.line}
    colours |= {theme.tray, theme.place, theme.laurel, shapes.hole_shadow(theme)}
    for side in Colour:
        own = theme.of(side)
        colours |= {*shapes.disc_shades(own), own.emblem, own.badge, own.ink}
    return colours


def quantised(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return `image` in the colours of `palette`."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
