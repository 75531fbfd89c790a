"""`/pop10 rules`, and the buttons that leaf through them."""

from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.client import Pop10Bot
from bot.command_texts import localized
from bot.i18n import Texts, texts
from cogs import ids
from cogs.answers import Answer, Interaction
from cogs.ids import Leaf
from cogs.items import AnsweredItem
from cogs.message import Message
from cogs.rules.pages import private_page, public_page


class LeafButton(AnsweredItem, template=ids.RULES_TEMPLATE):
    """Another page, for the person alone or for everybody."""

    async def press(self, answer: Answer) -> None:
        """Show the page that the button names."""
        leaf, number = Leaf(self.match["leaf"]), int(self.match["page"])
        if leaf is Leaf.SHOW:
            t = await _language_of_the_channel(answer.interaction)
            await answer.post(await public_page(number, t, can_attach=_can_attach(answer.interaction)))
        elif leaf is Leaf.OPEN:
            await answer.whisper(await _page_for(answer, number))
        else:
            await answer.update(await _page_for(answer, number))


class Rules(commands.Cog):
    """The rules."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Have the buttons work."""
        self.bot.add_dynamic_items(LeafButton)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(LeafButton)

    @app_commands.command(name=localized("name-rules"), description=localized("command-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """Show the first page of the rules."""
        async with Answer(interaction, private=True) as answer:
            await answer.whisper(await _page_for(answer, 0))


async def _page_for(answer: Answer, number: int) -> Message:
    """A page in the language and the colours of the person who is answered."""
    person = await actions.find_person(answer.interaction.client.db, answer.person)
    can_attach = _can_attach(answer.interaction)
    return await private_page(number, answer.reader, person.theme, can_attach=can_attach)


async def _language_of_the_channel(interaction: Interaction) -> Texts:
    """What is spoken to everybody here: the server's choice, else Discord's setting of it."""
    if interaction.guild_id is None:
        return texts(str(interaction.locale))
    server = await actions.find_server(interaction.client.db, interaction.guild_id)
    return texts(server.locale or str(interaction.guild_locale or interaction.locale))


def _can_attach(interaction: Interaction) -> bool:
    return interaction.guild_id is None or interaction.app_permissions.attach_files
