"""What the bot's boards show, and whether that can be so."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.rules import Colour, Phase, Ply, PlyKind, Position
from tests.bench.wire.messages import Message
from tests.bench.wire.shapes import Button

ACCEPT: Final = re.compile(r"p10:1:\d+:accept")
REMATCH: Final = re.compile(r"p10:1:\d+:rematch")
_PLY: Final = re.compile(r"p10:1:(?P<game>\d+):(?P<number>\d+):(?P<ply>[dpr][1-7])")
_MENTION: Final = re.compile(r"<@(\d+)>")


@dataclass(frozen=True, slots=True)
class Offer:
    """A button that plays something. `number` is that of the ply to come."""

    button: Button
    game: int
    number: int
    ply: Ply


def offers(message: Message) -> Iterator[Offer]:
    """What can be played on a board."""
    for button in message.buttons:
        found = _PLY.fullmatch(button["custom_id"])
        if found:
            yield Offer(button, int(found["game"]), int(found["number"]), Ply.parse(found["ply"]))


def find(message: Message, custom_id: re.Pattern[str]) -> Button | None:
    """The button with such an id, if there is one that can be pressed."""
    return next((each for each in message.buttons if custom_id.fullmatch(each["custom_id"])), None)


class Board(Protocol):
    """A game as it stands. It is made of the message that shows it first, and then of each answer."""

    @property
    def filling(self) -> bool:
        """Whether the grid is not full yet."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def mover(self, red: int, yellow: int) -> int:
        """Which of the two people is to move."""
        ...

    def after(self, ply: Ply, message: Message) -> "Board | None":
        """The game after a ply, which the message shows; None where it shows something else."""
        ...


@dataclass(frozen=True, slots=True)
class FilledBoard:
    """A game that began with an empty grid: all of it is known, and an answer must fit exactly."""

    game: int
    number: int
    position: Position

    @classmethod
    def begin(cls, message: Message) -> "FilledBoard | None":
        """The empty grid, where a message shows that."""
        first = next(offers(message), None)
        if first is None:
            return None
        board = cls(first.game, first.number, Position.start())
        return board if board._is_shown_by(message) else None

    @property
    def filling(self) -> bool:
        """Whether the grid is not full yet."""
        return self.position.phase is Phase.FILL

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase is Phase.OVER

    def mover(self, red: int, yellow: int) -> int:
        """Which of the two people is to move."""
        return red if self.position.turn is Colour.RED else yellow

    def after(self, ply: Ply, message: Message) -> "FilledBoard | None":
        """The game after a ply, and after the redrop that the bot plays where there is only one."""
        position, number = self.position.after(ply), self.number + 1
        if position.phase is Phase.HELD and len(position.legal_plies) == 1:
            position, number = position.after(position.legal_plies[0]), number + 1
        board = replace(self, number=number, position=position)
        return board if board._is_shown_by(message) else None

    def _is_shown_by(self, message: Message) -> bool:
        """Whether a message offers all the legal plies and no others."""
        shown = {(offer.game, offer.number, offer.ply) for offer in offers(message)}
        return shown == {(self.game, self.number, ply) for ply in self.position.legal_plies}


@dataclass(frozen=True, slots=True)
class ShuffledBoard:
    """A game whose grid is known to none who does not see the picture.

    Whoever is mentioned first is to move, and an answer must fit as far as the rules tell without the
    grid. `kind` is that of all that can be played, None at the end.
    """

    game: int
    number: int
    kind: PlyKind | None
    mentioned: int

    @classmethod
    def begin(cls, message: Message) -> "ShuffledBoard | None":
        """A full grid, where a message shows one."""
        board = cls._read(message)
        return board if board and board.kind is PlyKind.POP else None

    @property
    def filling(self) -> bool:
        """It never is."""
        return False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.kind is None

    def mover(self, red: int, yellow: int) -> int:
        """Which of the two people is to move."""
        return yellow if self.mentioned == yellow else red

    def after(self, ply: Ply, message: Message) -> "ShuffledBoard | None":
        """The game after a ply."""
        board = self._read(message)
        if board is None:
            return replace(self, kind=None) if find(message, REMATCH) else None
        popped = ply.kind is PlyKind.POP
        fits: dict[tuple[PlyKind | None, int], bool] = {
            # A point was made, or the turn has passed.
            (PlyKind.POP, 1): True,
            # The disc is in hand.
            (PlyKind.REDROP, 1): popped and board.mentioned == self.mentioned,
            # It went back by itself, into the one column that would take it.
            (PlyKind.POP, 2): popped,
        }
        right = board.game == self.game and fits.get((board.kind, board.number - self.number), False)
        return board if right else None

    @classmethod
    def _read(cls, message: Message) -> "ShuffledBoard | None":
        """The game as a message shows it, if it offers plies of one kind and number."""
        mention = _MENTION.search(message.content)
        shown = {(offer.game, offer.number, offer.ply.kind) for offer in offers(message)}
        if mention is None or len(shown) != 1:
            return None
        game, number, kind = shown.pop()
        return cls(game, number, kind, int(mention[1]))
