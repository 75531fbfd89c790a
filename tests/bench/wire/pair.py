"""Two people who play one game after the other."""

from enum import Enum
from random import Random
from typing import Final

from tests.bench.wire.board import ACCEPT, Board, FilledBoard, ShuffledBoard, find, offers
from tests.bench.wire.messages import Message
from tests.bench.wire.service import Discord
from tests.bench.wire.shapes import CallbackKind, OptionType
from tests.bench.wire.steps import Kind, Step, take_step


class Start(Enum):
    """How the grid gets full; the value is that of the command's option."""

    FILL = "fill"
    SHUFFLED = "shuffled"


_BOARDS: Final = {Start.FILL: FilledBoard, Start.SHUFFLED: ShuffledBoard}


class Pair:
    """Challenges, accepts, and plays at random what the board offers to whoever is to move.

    An answer is right where it is what the rules make of the press. After one that is not, both leave,
    and two others begin anew in another channel.
    """

    def __init__(self, discord: Discord, start: Start, seed: int) -> None:
        self._discord: Final = discord
        self._start: Final = start
        self._random: Final = Random(seed)
        self._sit_down()

    @property
    def ready(self) -> bool:
        """Whether the grid is full."""
        return self._board is not None and not self._board.filling

    async def step(self) -> Step:
        """Challenge, accept or play."""
        if self._message is None:
            return await self._challenge()
        if self._board is None:
            return await self._accept(self._message)
        return await self._play(self._message, self._board)

    def _sit_down(self) -> None:
        self._red = self._discord.club.join("Ann")
        self._yellow = self._discord.club.join("Ben")
        self._channel = self._discord.club.open_channel()
        # The invitation, and then the board: it stays one message.
        self._message: Message | None = None
        self._board: Board | None = None

    async def _challenge(self) -> Step:
        def read(message: Message) -> Message | None:
            return message if find(message, ACCEPT) else None

        asked = self._discord.command(
            self._red,
            self._channel,
            ("pop10", "challenge"),
            [
                {"name": "opponent", "type": OptionType.USER, "value": str(self._yellow.id)},
                {"name": "start", "type": OptionType.STRING, "value": self._start.value},
                {"name": "colour", "type": OptionType.STRING, "value": "red"},
                {"name": "clock", "type": OptionType.INTEGER, "value": 3},
            ],
            (self._yellow,),
        )
        step, self._message = await take_step(Kind.SETUP, asked, CallbackKind.MESSAGE, read)
        if self._message is None:
            self._sit_down()
        return step

    async def _accept(self, invitation: Message) -> Step:
        button = find(invitation, ACCEPT)
        assert button is not None, "it was there when the invitation came"
        asked = self._discord.press(self._yellow, self._channel, invitation, button)
        begin = _BOARDS[self._start].begin
        step, self._board = await take_step(Kind.SETUP, asked, CallbackKind.UPDATE, begin)
        if self._board is None:
            self._sit_down()
        return step

    async def _play(self, message: Message, board: Board) -> Step:
        offer = self._random.choice(list(offers(message)))
        mover = board.mover(self._red.id, self._yellow.id)
        person = self._red if mover == self._red.id else self._yellow
        asked = self._discord.press(person, self._channel, message, offer.button)
        step, after = await take_step(
            Kind.DROP if board.filling else Kind.POP,
            asked,
            CallbackKind.UPDATE,
            lambda answer: board.after(offer.ply, answer),
        )
        if after is None:
            self._sit_down()
        elif after.over:
            self._message = self._board = None
        else:
            self._board = after
        return step
