"""The least that a bot does with a press: the same press, answered with a picture that is there already.

Settings in the environment are as for `python -m bot`: DISCORD_TOKEN, DISCORD_API_URL and
DISCORD_GATEWAY_URL.
"""

import io
import logging
import os
import re
from random import Random
from typing import Final

import discord
from discord import http
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from PIL import Image
from yarl import URL

# Noise of this size makes a PNG of 20 KB.
_SIDE: Final = 82


class Column(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"bare:1:(?P<game>[0-9]+):(?P<number>[0-9]+):p(?P<column>[1-7])",
):
    """A column's button, which knows by its id the game and the number of the press to come."""

    def __init__(self, game: int, number: int, column: int) -> None:
        super().__init__(
            discord.ui.Button(label=f"Pop {column}", custom_id=f"bare:1:{game}:{number}:p{column}")
        )
        self._game: Final = game
        self._number: Final = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> "Column":
        """Read the id."""
        return cls(int(match["game"]), int(match["number"]), int(match["column"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer with the picture and the buttons for the next press."""
        view = discord.ui.View(timeout=None)
        for column in range(1, 8):
            button = Column(self._game, self._number + 1, column)
            button.row = (column - 1) // 3
            view.add_item(button)
        view.stop()
        picture = discord.File(io.BytesIO(_PICTURE), "board.png", description="A board.")
        await interaction.response.edit_message(content="Your turn!", attachments=[picture], view=view)


def _draw() -> bytes:
    data = io.BytesIO()
    Image.frombytes("RGB", (_SIDE, _SIDE), Random(1).randbytes(3 * _SIDE * _SIDE)).save(data, "PNG")
    return data.getvalue()


_PICTURE: Final = _draw()


def main() -> None:
    """Answer presses until the process is ended."""
    http.Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DISCORD_GATEWAY_URL"])
    # What discord.py says to bots that want voice, or events of servers.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    bot = commands.Bot(
        command_prefix=commands.when_mentioned,
        help_command=None,
        intents=discord.Intents.none(),
        member_cache_flags=discord.MemberCacheFlags.none(),
        max_messages=None,
        chunk_guilds_at_startup=False,
    )
    bot.add_dynamic_items(Column)
    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
