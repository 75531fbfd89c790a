"""`/pop10 games`: what is running, whose turn it is, how long, and where."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Pop10Bot
from bot.command_texts import localized
from cogs import ids
from cogs.answers import Answer, Interaction
from cogs.items import AnsweredItem
from cogs.lists.page import games_page


class PageButton(AnsweredItem, template=ids.LIST_TEMPLATE):
    """Another page of the list."""

    async def press(self, answer: Answer) -> None:
        """Show it in place of this one."""
        person, page = int(self.match["person"]), int(self.match["page"])
        await answer.update(await games_page(answer, person, page))


class Lists(commands.Cog):
    """The list of games."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Have the pages' buttons work."""
        self.bot.add_dynamic_items(PageButton)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(PageButton)

    @app_commands.command(name=localized("name-games"), description=localized("command-games"))
    @app_commands.rename(user=localized("name-user"))
    @app_commands.describe(user=localized("option-user"))
    async def games(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """List one's own games everywhere, or somebody's in this server."""
        async with Answer(interaction, private=True) as answer:
            person = user.id if user else interaction.user.id
            await answer.whisper(await games_page(answer, person, 0))
