"""`/pop10 rules`, and the buttons that leaf through them."""

from typing import assert_never

from bot import actions
from bot.i18n import Texts, texts
from cogs.answers import Answer, Interaction
from cogs.feature import command
from cogs.ids import Leaf, RulesId
from cogs.items import AnsweredItem
from cogs.message import Message
from cogs.rules.pages import private_page, public_page


class LeafButton(AnsweredItem, template=RulesId.template()):
    """Another page, for the person alone or for everybody."""

    async def press(self, answer: Answer) -> None:
        """Show the page that the button names."""
        pressed = RulesId.decode(self.match)
        match pressed.leaf:
            case Leaf.SHOW:
                t = await _language_of_the_channel(answer)
                await answer.post(await public_page(pressed.page, t, can_attach=_can_attach(answer)))
            case Leaf.OPEN:
                await answer.whisper(await _page_for(answer, pressed.page))
            case Leaf.TURN:
                await answer.update(await _page_for(answer, pressed.page))
            case _:
                assert_never(pressed.leaf)


@command("rules")
async def rules(interaction: Interaction) -> None:
    """Show the first page of the rules."""
    async with Answer(interaction, private=True) as answer:
        await answer.whisper(await _page_for(answer, 0))


async def _page_for(answer: Answer, number: int) -> Message:
    """A page in the language and the colours of the person who is answered."""
    person = await answer.bot.db.read(actions.fetch_person, answer.person)
    return await private_page(number, answer.reader, person.theme, can_attach=_can_attach(answer))


async def _language_of_the_channel(answer: Answer) -> Texts:
    """What is spoken to everybody here: the server's choice, else Discord's setting of it."""
    if answer.guild_id is None:
        return answer.reader
    server = await answer.bot.db.read(actions.fetch_server, answer.guild_id)
    return texts(server.locale or answer.public_locale)


def _can_attach(answer: Answer) -> bool:
    return answer.guild_id is None or answer.interaction.app_permissions.attach_files
