"""The commands with which games are begun, found again and given up."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot import actions
from bot.client import Pop10Bot
from bot.command_texts import localized
from bot.errors import GameOverError
from bot.games import ColourChoice, Game, Start, Status
from cogs.answers import Answer, Interaction
from cogs.message import Message
from cogs.play import delivery, inviting, panel
from cogs.play.buttons import BUTTONS
from cogs.play.listing import game_choices
from cogs.play.names import Names

_START_CHOICES = [Choice(name=localized(f"choice-start-{start.value}"), value=start.value) for start in Start]
_COLOUR_CHOICES = [
    Choice(name=localized(f"choice-colour-{colour.value}"), value=colour.value) for colour in ColourChoice
]


class Play(commands.Cog):
    """`/pop10 challenge`, `board`, `resign` and `help`, and "Challenge to Pop 10" on a person."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot
        self._names = Names(bot)
        self._menu = app_commands.ContextMenu(
            name=localized("command-challenge-menu"), callback=self.challenge_from_menu
        )

    async def cog_load(self) -> None:
        """Register what discord.py does not find by itself."""
        self.bot.add_dynamic_items(*BUTTONS)
        self.bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(*BUTTONS)
        self.bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name="challenge", description=localized("command-challenge"))
    @app_commands.describe(
        opponent=localized("option-opponent"),
        start=localized("option-start"),
        colour=localized("option-colour"),
    )
    @app_commands.choices(start=_START_CHOICES, colour=_COLOUR_CHOICES)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User,
        start: str = Start.FILL.value,
        colour: str = ColourChoice.RANDOM.value,
    ) -> None:
        """Invite someone."""
        async with Answer(interaction) as answer:
            await inviting.invite(answer, opponent, Start(start), ColourChoice(colour))

    async def challenge_from_menu(self, interaction: Interaction, opponent: discord.User) -> None:
        """Invite the person whose menu was opened."""
        async with Answer(interaction) as answer:
            await inviting.invite(answer, opponent, Start.FILL, ColourChoice.RANDOM)

    @app_commands.command(name="board", description=localized("command-board"))
    @app_commands.describe(game=localized("option-game"))
    async def board(self, interaction: Interaction, game: int | None = None) -> None:
        """Post the board again and put the old message away."""
        async with Answer(interaction) as answer:
            found = await self._game_meant(interaction, game)
            await delivery.show_here(answer, found)

    @app_commands.command(name="resign", description=localized("command-resign"))
    @app_commands.describe(game=localized("option-game"))
    async def resign(self, interaction: Interaction, game: int | None = None) -> None:
        """Ask whether the person really wants to give up."""
        async with Answer(interaction, private=True) as answer:
            found = await self._game_meant(interaction, game)
            if found.status is Status.ENDED:
                raise GameOverError
            await answer.whisper(panel.resign_question(found, interaction.user.id, answer.reader))

    @app_commands.command(name="help", description=localized("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain the game and the commands in a screen."""
        async with Answer(interaction, private=True) as answer:
            await answer.whisper(Message(answer.reader("help")))

    async def _game_meant(self, interaction: Interaction, game_id: int | None) -> Game:
        return await actions.find_game(
            self.bot.db,
            person=interaction.user.id,
            game_id=game_id,
            channel_id=interaction.channel_id,
        )

    @board.autocomplete("game")
    @resign.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """The person's games, with opponent, points and whose turn it is."""
        return await game_choices(interaction, self._names, typed)
