"""The one place that writes PNG files: indexed, without filters, compressed by zlib-ng."""

from collections.abc import Iterable
from itertools import islice
from struct import pack
from typing import Final

from PIL import Image
from zlib_ng import zlib_ng

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BIT_DEPTH: Final = 8
_INDEXED: Final = 3
# The filter that a row begins with. Neighbours in a palette are none in the picture, so none helps.
NO_FILTER: Final = b"\0"
# For a board, level 1 takes a tenth less time and a third more bytes; level 3 half as much time again,
# for 4 % fewer bytes.
_QUICK: Final = 2
# Several times as long, for a quarter fewer bytes.
_SMALL: Final = 6
# Of a board's rows, as many as a processor's cache holds: to join all takes a twentieth longer.
_ROWS_AT_ONCE: Final = 100


def encoded(image: Image.Image) -> bytes:
    """Return an image of mode P as a PNG file, taking some milliseconds to make it small."""
    width, height = image.size
    # A crop that begins outside of the image has zeros there: a column of filters.
    scanlines = image.crop((-1, 0, width, height)).tobytes()
    return png_file(image.size, bytes(image.getpalette() or ()), [scanlines], level=_SMALL)


def png_file(
    size: tuple[int, int], palette: bytes, scanlines: Iterable[bytes], *, level: int = _QUICK
) -> bytes:
    """Return a PNG file.

    Args:
        size: The width and the height in pixels.
        palette: Red, green and blue of each colour, of which there are at most 256.
        scanlines: The rows from the top down: `NO_FILTER`, and a number in the palette for each pixel.
        level: How long zlib-ng looks for a way to make it small, 1 to 9.
    """
    header = pack(">2I5B", *size, _BIT_DEPTH, _INDEXED, 0, 0, 0)
    chunks = (
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", _compressed(scanlines, level)),
        _chunk(b"IEND", b""),
    )
    return _SIGNATURE + b"".join(chunks)


def _compressed(scanlines: Iterable[bytes], level: int) -> bytes:
    # The package does not say what its functions take.
    compressor = zlib_ng.compressobj(level)  # pyright: ignore[reportUnknownMemberType]
    rows = iter(scanlines)
    parts: list[bytes] = []
    while some := b"".join(islice(rows, _ROWS_AT_ONCE)):
        parts.append(compressor.compress(some))  # pyright: ignore[reportUnknownMemberType]
    parts.append(compressor.flush())
    return b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib_ng.crc32(kind + data)  # pyright: ignore[reportUnknownMemberType]
    return pack(">I", len(data)) + kind + data + pack(">I", checksum)
