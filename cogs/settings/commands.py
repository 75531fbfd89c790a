"""`/pop10 settings`, `server` and `pause`."""

from discord import app_commands

from bot import actions
from bot.command_texts import localized
from bot.errors import NotAModeratorError, ServerOnlyError
from bot.games import GuildId
from cogs.answers import Answer, Interaction
from cogs.feature import command
from cogs.ids import ServerSettingId, SettingId
from cogs.items import AnsweredItem
from cogs.markup import date
from cogs.message import Message
from cogs.settings.changes import change_of_person, change_of_server
from cogs.settings.pages import person_page, server_page


class PersonMenu(AnsweredItem, template=SettingId.template()):
    """A menu of one's own settings."""

    async def press(self, answer: Answer) -> None:
        """Store the choice and show all of them as they are now."""
        setting = SettingId.decode(self.match).setting
        change = change_of_person(setting, self.values[0])
        chosen = await answer.bot.db.write(actions.change_person, answer.person, change)
        await answer.update(person_page(chosen, answer.reader))


class ServerMenu(AnsweredItem, template=ServerSettingId.template()):
    """A menu of a server's settings."""

    async def press(self, answer: Answer) -> None:
        """Store the choice and show all of them as they are now."""
        setting = ServerSettingId.decode(self.match).setting
        change = change_of_server(setting, self.values)
        server = await answer.bot.db.write(actions.change_server, _server_to_run(answer), change)
        await answer.update(server_page(server, answer))


@command("settings")
async def settings(interaction: Interaction) -> None:
    """Show what one has chosen, to choose anew."""
    async with Answer(interaction, private=True) as answer:
        person = await answer.bot.db.read(actions.fetch_person, answer.person)
        await answer.whisper(person_page(person, answer.reader))


@command("server")
async def server(interaction: Interaction) -> None:
    """Show what the server has chosen, to choose anew."""
    async with Answer(interaction, private=True) as answer:
        chosen = await answer.bot.db.read(actions.fetch_server, _server_to_run(answer))
        await answer.whisper(server_page(chosen, answer))


@command("pause")
@app_commands.rename(days=localized("name-days"))
@app_commands.describe(days=localized("option-days"))
async def pause(interaction: Interaction, days: app_commands.Range[int, 0, actions.DAYS_A_YEAR]) -> None:
    """Stop one's clocks for a holiday."""
    async with Answer(interaction, private=True) as answer:
        person = await answer.bot.db.write(actions.pause, answer.person, days, answer.bot.now())
        until = person.paused_until
        text = answer.reader("paused-until", time=date(until)) if days and until else None
        await answer.whisper(Message(text or answer.reader("pause-ended")))


def _server_to_run(answer: Answer) -> GuildId:
    """The id of the server, for somebody who may run it.

    Raises:
        ServerOnlyError: this is no server.
        NotAModeratorError: the person may not.
    """
    if answer.guild_id is None:
        raise ServerOnlyError
    if not answer.interaction.permissions.manage_guild:
        raise NotAModeratorError
    return answer.guild_id
