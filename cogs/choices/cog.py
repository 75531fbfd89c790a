"""`/pop10 settings`, `server` and `pause`."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.client import Pop10Bot
from bot.command_texts import localized
from bot.errors import NotAModeratorError, ServerOnlyError
from bot.games import Clock, Look, Person, Server, Start, ThemeName, Told
from bot.marks import date
from cogs import ids
from cogs.answers import Answer, Interaction
from cogs.choices.pages import AUTOMATIC, ON, person_page, server_page
from cogs.ids import Choice, ServerChoice
from cogs.items import AnsweredItem
from cogs.message import Message


class PersonMenu(AnsweredItem, template=ids.CHOICE_TEMPLATE):
    """A menu of one's own settings."""

    async def press(self, answer: Answer) -> None:
        """Store the choice and show all of them as they are now."""
        db = answer.interaction.client.db
        chosen = _with(
            await actions.find_person(db, answer.person), Choice(self.match["choice"]), self.values[0]
        )
        await actions.choose(db, chosen)
        await answer.update(person_page(chosen, answer.reader))


class ServerMenu(AnsweredItem, template=ids.SERVER_TEMPLATE):
    """A menu of a server's settings."""

    async def press(self, answer: Answer) -> None:
        """Store the choice and show all of them as they are now."""
        db = answer.interaction.client.db
        server = await actions.find_server(db, _server_to_run(answer.interaction))
        server = _server_with(server, ServerChoice(self.match["choice"]), self.values)
        await actions.choose_for_server(db, server)
        await answer.update(server_page(server, answer.interaction, answer.reader))


class Choices(commands.Cog):
    """The settings."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Have the menus work."""
        self.bot.add_dynamic_items(PersonMenu, ServerMenu)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(PersonMenu, ServerMenu)

    @app_commands.command(name=localized("name-settings"), description=localized("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show what one has chosen, to choose anew."""
        async with Answer(interaction, private=True) as answer:
            person = await actions.find_person(self.bot.db, interaction.user.id)
            await answer.whisper(person_page(person, answer.reader))

    @app_commands.command(name=localized("name-server"), description=localized("command-server"))
    async def server(self, interaction: Interaction) -> None:
        """Show what the server has chosen, to choose anew."""
        async with Answer(interaction, private=True) as answer:
            server = await actions.find_server(self.bot.db, _server_to_run(interaction))
            await answer.whisper(server_page(server, interaction, answer.reader))

    @app_commands.command(name=localized("name-pause"), description=localized("command-pause"))
    @app_commands.rename(days=localized("name-days"))
    @app_commands.describe(days=localized("option-days"))
    async def pause(
        self, interaction: Interaction, days: app_commands.Range[int, 0, actions.DAYS_A_YEAR]
    ) -> None:
        """Stop one's clocks for a holiday."""
        async with Answer(interaction, private=True) as answer:
            person = await actions.pause(
                self.bot.db, person=interaction.user.id, days=days, now=self.bot.now()
            )
            self.bot.wake_clock(self.bot.now())
            until = person.paused_until
            text = answer.reader("paused-until", time=date(until)) if days and until else None
            await answer.whisper(Message(text or answer.reader("pause-ended")))


def _with(person: Person, choice: Choice, value: str) -> Person:
    if choice is Choice.TOLD:
        return replace(person, told=Told(value))
    if choice is Choice.LOOK:
        return replace(person, look=Look(value))
    if choice is Choice.THEME:
        return replace(person, theme=ThemeName(value))
    return replace(person, challenges=value == ON)


def _server_with(server: Server, choice: ServerChoice, values: list[str]) -> Server:
    if choice is ServerChoice.CHANNELS:
        return replace(server, channels=frozenset(map(int, values)))
    if choice is ServerChoice.THREADS:
        return replace(server, threads=values[0] == ON)
    if choice is ServerChoice.CLOCK:
        return replace(server, clock=Clock(int(values[0])))
    if choice is ServerChoice.START:
        return replace(server, start=Start(values[0]))
    return replace(server, locale=None if values[0] == AUTOMATIC else values[0])


def _server_to_run(interaction: Interaction) -> int:
    """The id of the server, for somebody who may run it.

    Raises:
        ServerOnlyError: this is no server.
        NotAModeratorError: the person may not.
    """
    if interaction.guild_id is None:
        raise ServerOnlyError
    if not interaction.permissions.manage_guild:
        raise NotAModeratorError
    return interaction.guild_id
