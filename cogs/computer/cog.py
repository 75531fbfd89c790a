"""`/pop10 solo`, and the computer's turns in all games."""

import asyncio
import logging

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.actions import Terms
from bot.client import Pop10Bot
from bot.command_texts import localized
from bot.errors import ComputerBusyError
from bot.games import ColourChoice, Level, Start
from cogs.answers import Answer, Interaction
from cogs.computer import turns
from cogs.play import solo
from cogs.play.options import COLOUR_CHOICES, START_CHOICES

_LEVEL_CHOICES = [Choice(name=localized(f"choice-level-{level.value}"), value=level.value) for level in Level]

_log = logging.getLogger(__name__)


class ComputerCog(commands.Cog, name="Computer"):
    """Begins games against the computer, and has it play in each one turn at a time."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot
        # The games in which it has been asked to play, with the interaction that did, if one did.
        self._asked: dict[int, Interaction | None] = {}
        self._playing: dict[int, asyncio.Task[None]] = {}

    async def cog_load(self) -> None:
        """Let others wake the computer."""
        self.bot.wake_computer = self._wake

    async def cog_unload(self) -> None:
        """Stop; what is not played yet is due."""
        for task in self._playing.values():
            task.cancel()

    @app_commands.command(name=localized("name-solo"), description=localized("command-solo"))
    @app_commands.rename(
        level=localized("name-level"), start=localized("name-start"), colour=localized("name-colour")
    )
    @app_commands.describe(
        level=localized("option-level"), start=localized("option-start"), colour=localized("option-colour")
    )
    @app_commands.choices(level=_LEVEL_CHOICES, start=START_CHOICES, colour=COLOUR_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        level: str,
        start: str | None = None,
        colour: str = ColourChoice.RANDOM.value,
    ) -> None:
        """Begin a game against the computer."""
        async with Answer(interaction) as answer:
            terms = Terms(None if start is None else Start(start), ColourChoice(colour))
            await solo.begin(answer, Level(level), terms)

    def _wake(self, game_id: int, interaction: Interaction | None) -> None:
        self._asked[game_id] = interaction
        if game_id not in self._playing:
            self._playing[game_id] = asyncio.create_task(self._play(game_id))

    async def _play(self, game_id: int) -> None:
        """Play in a game as long as somebody asks for it; where that fails, it is due again soon."""
        try:
            while game_id in self._asked:
                await turns.play(self.bot, game_id, self._asked.pop(game_id))
        except ComputerBusyError:
            _log.warning("game %d: the computer has too much to think about", game_id)
        except Exception:
            _log.exception("game %d: the computer's turn failed", game_id)
        finally:
            self._asked.pop(game_id, None)
            del self._playing[game_id]
