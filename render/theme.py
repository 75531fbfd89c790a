"""The colours of a picture, by what they are for."""

from dataclasses import dataclass
from typing import Final

from bot.rules import Colour


@dataclass(frozen=True, slots=True)
class DiscColours:
    """One side's colours: its discs, the emblem on them, and the numbers of columns it may choose.

    Those are written in `ink` on `badge`, which is the face where that is dark or light enough.
    """

    face: str
    emblem: str
    badge: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as `#rrggbb`. The shapes that tell things apart are the same in every theme.

    `ring` goes round discs that may be popped and the disc that was last placed, `line` lies
    behind the discs of a scored line and round the points it gave, `laurel` is the winner's.
    """

    name: str
    background: str
    frame: str
    hole: str
    red: DiscColours
    yellow: DiscColours
    number: str
    ring: str
    line: str
    tray: str
    place: str
    laurel: str

    def of(self, colour: Colour) -> DiscColours:
        """The colours of one side."""
        return self.red if colour is Colour.RED else self.yellow


CLASSIC: Final = Theme(
    name="classic",
    background="#f3ead9",
    frame="#2b5c9e",
    hole="#102c54",
    red=DiscColours(face="#e2483a", emblem="#8c1917", badge="#c93a2e", ink="#ffffff"),
    yellow=DiscColours(face="#f8c537", emblem="#a96f0a", badge="#f8c537", ink="#3d2a00"),
    number="#c8daf2",
    ring="#ffffff",
    line="#8fe3c4",
    tray="#e3d5bb",
    place="#cdbf9f",
    laurel="#b08a2e",
)

DARK: Final = Theme(
    name="dark",
    background="#1d212b",
    frame="#3a4a6b",
    hole="#12151d",
    red=DiscColours(face="#e5533f", emblem="#8f201c", badge="#c53c2d", ink="#ffffff"),
    yellow=DiscColours(face="#f3c244", emblem="#94600b", badge="#f3c244", ink="#332400"),
    number="#b4c1da",
    ring="#ffffff",
    line="#7fd8c0",
    tray="#2b3140",
    place="#3d4558",
    laurel="#d9b451",
)

HIGH_CONTRAST: Final = Theme(
    name="high-contrast",
    background="#000000",
    frame="#323f70",
    hole="#000000",
    red=DiscColours(face="#ff5b4f", emblem="#000000", badge="#ff5b4f", ink="#000000"),
    yellow=DiscColours(face="#ffe100", emblem="#000000", badge="#ffe100", ink="#000000"),
    number="#ffffff",
    ring="#ffffff",
    line="#4de3ff",
    tray="#1f2536",
    place="#59627a",
    laurel="#ffe100",
)

COLOUR_BLIND: Final = Theme(
    name="colour-blind",
    background="#eef1f4",
    frame="#55718f",
    hole="#dce4ec",
    red=DiscColours(face="#9e1b32", emblem="#ffc9cf", badge="#9e1b32", ink="#ffffff"),
    yellow=DiscColours(face="#ffd23f", emblem="#5c4300", badge="#ffd23f", ink="#2e2200"),
    number="#f2f6fa",
    ring="#ffffff",
    line="#0c2a4a",
    tray="#d3dae2",
    place="#bac4cf",
    laurel="#7a5b00",
)

THEMES: Final = {theme.name: theme for theme in (CLASSIC, DARK, HIGH_CONTRAST, COLOUR_BLIND)}
