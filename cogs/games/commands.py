"""`/pop10 games`: what is running, whose turn it is, how long, and where."""

import discord
from discord import app_commands

from bot import actions
from bot.command_texts import localized
from bot.games import PersonId
from cogs.answers import Answer, Interaction
from cogs.board.delivery import show_from_afar
from cogs.feature import command
from cogs.games.page import games_page
from cogs.ids import ListId, TurnDownId
from cogs.items import AnsweredItem


class PageButton(AnsweredItem, template=ListId.template()):
    """Another page of the list."""

    async def press(self, answer: Answer) -> None:
        """Show it in place of this one."""
        pressed = ListId.decode(self.match)
        await answer.update(await games_page(answer, pressed.person, pressed.page))


class TurnDownButton(AnsweredItem, template=TurnDownId.template()):
    """Withdraw or decline an invitation, wherever it stands or stood."""

    async def press(self, answer: Answer) -> None:
        """Do it, and show what is left on the page."""
        pressed = TurnDownId.decode(self.match)
        ended = await answer.bot.db.write(actions.turn_down, pressed.game, answer.by)
        await answer.update(await games_page(answer, answer.person, pressed.page))
        await show_from_afar(answer, ended)


@command("games")
@app_commands.rename(user=localized("name-user"))
@app_commands.describe(user=localized("option-user"))
async def games(interaction: Interaction, user: discord.User | None = None) -> None:
    """List one's own games and invitations everywhere, or somebody's games in this channel."""
    async with Answer(interaction, private=True) as answer:
        person = PersonId(user.id) if user else answer.person
        await answer.whisper(await games_page(answer, person, 0))
