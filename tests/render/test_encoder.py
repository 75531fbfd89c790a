"""PNG files: taken apart chunk by chunk, and read by Pillow."""

import struct
import zlib
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render import THEMES, Theme, png
from render.encoder import NO_FILTER, encoded, png_file
from render.layout import PICTURE
from tests.render.games import SCENES

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The kinds and contents of the chunks of a PNG file, whose checksums are right."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = [], 8
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        content = data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + content),)
        found.append((kind, content))
        at += length + 12
    return found


def noise(width: int, height: int, colours: int) -> Image.Image:
    random = Random(width * height)
    image = Image.frombytes("P", (width, height), bytes(random.choices(range(colours), k=width * height)))
    image.putpalette(random.randbytes(3 * colours))
    return image


@each_theme
def test_a_board_is_four_chunks(theme: Theme) -> None:
    scene = SCENES["long-turn"]
    data = png(scene.position, before=scene.before, plies=scene.plies, theme=theme)
    kinds, contents = zip(*chunks(data), strict=True)
    header, palette, compressed, end = contents
    width, height = PICTURE.size
    assert kinds == (b"IHDR", b"PLTE", b"IDAT", b"IEND")
    assert struct.unpack(">2I5B", header) == (width, height, 8, 3, 0, 0, 0)
    assert end == b""
    scanlines = zlib.decompress(compressed)
    assert len(scanlines) == height * (width + 1)
    assert scanlines[:: width + 1] == NO_FILTER * height
    assert len(palette) % 3 == 0
    assert max(scanlines) < len(palette) / 3 <= 256


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 9), (9, 1), (7, 5), (300, 200)])
@pytest.mark.parametrize("colours", [1, 2, 64, 256])
def test_pillow_reads_what_was_written(width: int, height: int, colours: int) -> None:
    image = noise(width, height, colours)
    read = Image.open(BytesIO(encoded(image)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", image.size)
    assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_what_is_written_is_the_rows_in_their_order() -> None:
    scanlines = [NO_FILTER + bytes([row, 255 - row]) * 40 for row in range(256)]
    data = png_file((80, 256), bytes(768), scanlines)
    assert zlib.decompress(dict(chunks(data))[b"IDAT"]) == b"".join(scanlines)
