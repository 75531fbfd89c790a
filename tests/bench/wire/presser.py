"""Somebody who presses the buttons of the bare bot."""

from random import Random
from typing import Final

from tests.bench.wire import shapes
from tests.bench.wire.messages import Message
from tests.bench.wire.service import Discord
from tests.bench.wire.shapes import CallbackKind
from tests.bench.wire.steps import Kind, Step, take_step


class Presser:
    """Presses a column at random. An answer is right where it offers the seven columns of the next press."""

    def __init__(self, discord: Discord, game: int) -> None:
        self._discord: Final = discord
        self._game: Final = game
        self._random: Final = Random(game)
        self._sit_down()

    @property
    def ready(self) -> bool:
        """There is nothing to wait for."""
        return True

    async def step(self) -> Step:
        """Press a column."""
        button = self._random.choice(self._message.buttons)
        asked = self._discord.press(self._person, self._channel, self._message, button)
        step, message = await take_step(Kind.POP, asked, CallbackKind.UPDATE, self._read)
        if message is None:
            self._sit_down()
        else:
            self._number += 1
        return step

    def _sit_down(self) -> None:
        self._person = self._discord.club.join("Ann")
        self._channel = self._discord.club.open_channel()
        self._number = 0
        # The bare bot knows no commands: the first message is there already.
        buttons: list[shapes.Button] = [
            {"type": 2, "style": 1, "label": column_id[-1], "custom_id": column_id}
            for column_id in self._ids(0)
        ]
        rows: list[shapes.Row] = [{"type": 1, "components": row} for row in (buttons[:4], buttons[4:])]
        channel_id = int(self._channel["id"])
        self._message: Message = self._discord.messages.post(channel_id, {"components": rows}, {})

    def _read(self, message: Message) -> Message | None:
        ids = [button["custom_id"] for button in message.buttons]
        return message if ids == self._ids(self._number + 1) else None

    def _ids(self, number: int) -> list[str]:
        return [f"bare:1:{self._game}:{number}:p{column}" for column in range(1, 8)]
