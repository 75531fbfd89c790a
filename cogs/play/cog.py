"""The commands with which games are begun, found again, and ended other than by playing."""

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot import actions
from bot.actions import Terms
from bot.client import Pop10Bot
from bot.command_texts import localized
from bot.errors import GameOverError, NotAModeratorError, ServerOnlyError
from bot.games import Clock, ColourChoice, Game, OfferKind, Start, Status
from cogs.answers import Answer, Interaction
from cogs.message import Message
from cogs.play import delivery, inviting, panel, solo
from cogs.play.buttons import ITEMS
from cogs.play.listing import game_choices, server_game_choices
from cogs.play.options import CLOCK_CHOICES, COLOUR_CHOICES, START_CHOICES
from render import prepare


class Play(commands.Cog):
    """Challenging, the board, draws and takebacks, resigning, and what a moderator can do."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot
        self._menu = app_commands.ContextMenu(
            name=localized("command-challenge-menu"), callback=self.challenge_from_menu
        )

    async def cog_load(self) -> None:
        """Register what discord.py does not find by itself, and get ready to draw."""
        await asyncio.to_thread(prepare)
        self.bot.add_dynamic_items(*ITEMS)
        self.bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(*ITEMS)
        self.bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name=localized("name-challenge"), description=localized("command-challenge"))
    @app_commands.rename(
        opponent=localized("name-opponent"),
        start=localized("name-start"),
        colour=localized("name-colour"),
        clock=localized("name-clock"),
    )
    @app_commands.describe(
        opponent=localized("option-opponent"),
        start=localized("option-start"),
        colour=localized("option-colour"),
        clock=localized("option-clock"),
    )
    @app_commands.choices(start=START_CHOICES, colour=COLOUR_CHOICES)
    @app_commands.choices(clock=CLOCK_CHOICES)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        start: str | None = None,
        colour: str = ColourChoice.RANDOM.value,
        clock: int | None = None,
    ) -> None:
        """Invite someone, or anyone."""
        async with Answer(interaction) as answer:
            terms = Terms(
                None if start is None else Start(start),
                ColourChoice(colour),
                None if clock is None else Clock(clock),
            )
            await inviting.invite(answer, opponent, terms)

    async def challenge_from_menu(self, interaction: Interaction, opponent: discord.User) -> None:
        """Invite the person whose menu was opened."""
        async with Answer(interaction) as answer:
            await inviting.invite(answer, opponent, Terms())

    @app_commands.command(name=localized("name-board"), description=localized("command-board"))
    @app_commands.rename(game=localized("name-game"))
    @app_commands.describe(game=localized("option-game"))
    async def board(self, interaction: Interaction, game: int | None = None) -> None:
        """Post the board again and put the old message away."""
        async with Answer(interaction) as answer:
            await delivery.show_here(answer, await self._game_meant(interaction, game))

    @app_commands.command(name=localized("name-draw"), description=localized("command-draw"))
    @app_commands.rename(game=localized("name-game"))
    @app_commands.describe(game=localized("option-game"))
    async def draw(self, interaction: Interaction, game: int | None = None) -> None:
        """Offer a draw."""
        await self._offer(interaction, game, OfferKind.DRAW)

    @app_commands.command(name=localized("name-takeback"), description=localized("command-takeback"))
    @app_commands.rename(game=localized("name-game"))
    @app_commands.describe(game=localized("option-game"))
    async def takeback(self, interaction: Interaction, game: int | None = None) -> None:
        """Ask to take one's last turn back."""
        await self._offer(interaction, game, OfferKind.TAKEBACK)

    @app_commands.command(name=localized("name-resign"), description=localized("command-resign"))
    @app_commands.rename(game=localized("name-game"))
    @app_commands.describe(game=localized("option-game"))
    async def resign(self, interaction: Interaction, game: int | None = None) -> None:
        """Ask whether the person really wants to give up."""
        async with Answer(interaction, private=True) as answer:
            found = await self._game_meant(interaction, game)
            if found.status is Status.ENDED:
                raise GameOverError
            await answer.whisper(panel.resign_question(found, interaction.user.id, answer.reader))

    @app_commands.command(name=localized("name-stop"), description=localized("command-stop"))
    @app_commands.rename(game=localized("name-game"), reason=localized("name-reason"))
    @app_commands.describe(game=localized("option-game"), reason=localized("option-reason"))
    async def stop(
        self, interaction: Interaction, game: int, reason: app_commands.Range[str, 1, 200]
    ) -> None:
        """Have a moderator end a game in their server."""
        async with Answer(interaction, private=True) as answer:
            if interaction.guild_id is None:
                raise ServerOnlyError
            if not interaction.permissions.manage_messages:
                raise NotAModeratorError
            ended = await actions.stop(
                self.bot.db,
                game_id=game,
                guild_id=interaction.guild_id,
                moderator=interaction.user.id,
                note=reason,
                now=self.bot.now(),
            )
            await answer.whisper(Message(answer.reader("stop-done")))
            await delivery.show_from_afar(answer, ended)

    @app_commands.command(name=localized("name-help"), description=localized("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain the game and the commands in a screen."""
        async with Answer(interaction, private=True) as answer:
            await answer.whisper(Message(answer.reader("help")))

    async def _offer(self, interaction: Interaction, game_id: int | None, kind: OfferKind) -> None:
        async with Answer(interaction, private=True) as answer:
            game = await self._game_meant(interaction, game_id)
            await answer.whisper(Message(await solo.ask(answer, game.id, kind)))

    async def _game_meant(self, interaction: Interaction, game_id: int | None) -> Game:
        return await actions.find_game(
            self.bot.db,
            person=interaction.user.id,
            game_id=game_id,
            channel_id=interaction.channel_id,
        )

    @board.autocomplete("game")
    @draw.autocomplete("game")
    @takeback.autocomplete("game")
    @resign.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """The person's games, with opponent, points and whose turn it is."""
        return await game_choices(interaction, typed)

    @stop.autocomplete("game")
    async def suggest_server_games(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """The games of the server, for those who may end them."""
        return await server_game_choices(interaction, typed)
