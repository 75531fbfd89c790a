"""`/pop10 export` and `forget-me`."""

import json

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.client import Pop10Bot
from bot.command_texts import localized
from cogs import ids
from cogs.answers import Answer, Interaction
from cogs.items import AnsweredItem
from cogs.message import Document, Message


class ForgetButton(AnsweredItem, template=ids.FORGET_ID):
    """Yes, forget me."""

    async def press(self, answer: Answer) -> None:
        """Do it, and say what was done; the clock shows the opponents that their games have ended."""
        bot = answer.interaction.client
        done = await actions.forget(bot.db, person=answer.person, now=bot.now())
        bot.names.forget(answer.person)
        bot.wake_clock(bot.now())
        text = answer.reader("forget-done", resigned=done.resigned, withdrawn=done.withdrawn, kept=done.kept)
        await answer.update(Message(text))


class Privacy(commands.Cog):
    """Handing out and forgetting."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Have the button work."""
        self.bot.add_dynamic_items(ForgetButton)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(ForgetButton)

    @app_commands.command(name=localized("name-export"), description=localized("command-export"))
    async def export(self, interaction: Interaction) -> None:
        """Hand out all that is stored on the person, as JSON."""
        async with Answer(interaction, private=True) as answer:
            stored = await actions.export(self.bot.db, person=interaction.user.id)
            data = json.dumps(stored, indent=2, ensure_ascii=False).encode()
            document = Document("pop10.json", data)
            await answer.whisper(Message(answer.reader("export-done"), document=document))

    @app_commands.command(name=localized("name-forget-me"), description=localized("command-forget-me"))
    async def forget_me(self, interaction: Interaction) -> None:
        """Ask whether the person really wants to be forgotten."""
        async with Answer(interaction, private=True) as answer:
            yes: discord.ui.Button[discord.ui.View] = discord.ui.Button(
                label=answer.reader("button-forget"),
                custom_id=ids.FORGET_ID,
                style=discord.ButtonStyle.danger,
            )
            await answer.whisper(Message(answer.reader("forget-ask"), ((yes,),)))
