"""Somebody who plays against the computer, so that it has to think."""

import asyncio
from random import Random
from typing import Final

from tests.bench.wire.board import REMATCH, find, offers
from tests.bench.wire.messages import Message
from tests.bench.wire.service import Discord
from tests.bench.wire.shapes import CallbackKind, OptionType
from tests.bench.wire.steps import Kind, Step, take_step

# Each of two waits for the other's turn too, and each thought takes a second or more.
_SECONDS_TO_THINK: Final = 60.0


class Soloist:
    """Plays at random what a board offers, and waits for the computer's turn, in one game after the other."""

    def __init__(self, discord: Discord, seed: int) -> None:
        self._discord: Final = discord
        self._random: Final = Random(seed)
        self._person: Final = discord.club.join("Cat")
        self._channel: Final = discord.club.open_channel()
        self._message: Message | None = None
        # How many turns the computer has played.
        self.waited: int = 0

    @property
    def ready(self) -> bool:
        """Whether the computer has played."""
        return self.waited > 0

    async def step(self) -> Step:
        """Begin a game or press a button, and wait until the person is to move.

        Raises:
            TimeoutError: the computer does not play.
        """
        step, message = await (self._begin() if self._message is None else self._press(self._message))
        if message is not None:
            async with asyncio.timeout(_SECONDS_TO_THINK):
                await self._wait_for_turn(message)
        self._message = None if message is None or find(message, REMATCH) else message
        return step

    async def _begin(self) -> tuple[Step, Message | None]:
        asked = self._discord.command(
            self._person,
            self._channel,
            ("pop10", "solo"),
            [
                {"name": "level", "type": OptionType.STRING, "value": "expert"},
                {"name": "start", "type": OptionType.STRING, "value": "shuffled"},
            ],
        )
        return await take_step(Kind.SETUP, asked, CallbackKind.MESSAGE, _with_buttons)

    async def _press(self, message: Message) -> tuple[Step, Message | None]:
        offer = self._random.choice(list(offers(message)))
        asked = self._discord.press(self._person, self._channel, message, offer.button)
        return await take_step(Kind.POP, asked, CallbackKind.UPDATE, _with_buttons)

    async def _wait_for_turn(self, message: Message) -> None:
        if _awaits_person(message):
            return
        self.waited += 1
        while not _awaits_person(message):
            await message.next_change()


def _awaits_person(message: Message) -> bool:
    """Whether there is something to play, or no more to come."""
    return any(offers(message)) or find(message, REMATCH) is not None


def _with_buttons(message: Message) -> Message | None:
    """What the computer makes of the game is not foreseen here; a board has buttons, and a refusal none."""
    return message if message.buttons else None
