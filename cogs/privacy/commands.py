"""`/pop10 export` and `forget-me`."""

import json

import discord

from bot import actions
from bot.games import GameId, PersonId
from bot.storage import Database
from cogs.answers import Answer, Interaction
from cogs.feature import command
from cogs.ids import ForgetId
from cogs.items import AnsweredItem
from cogs.markup import link
from cogs.message import Document, Message, button


class ForgetButton(AnsweredItem, template=ForgetId.template()):
    """Yes, forget me."""

    async def press(self, answer: Answer) -> None:
        """Do it, and say what was done; the opponents see that their games have ended when that is due."""
        done = await answer.bot.db.write(actions.forget, answer.by)
        await answer.bot.db.scrub()
        answer.bot.names.forget(answer.person)
        text = answer.reader("forget-done", resigned=done.resigned, withdrawn=done.withdrawn, kept=done.kept)
        await answer.update(Message(text))


@command("export")
async def export(interaction: Interaction) -> None:
    """Hand out all that is stored on the person, as JSON."""
    async with Answer(interaction, private=True) as answer:
        document = Document("pop10.json", await exported(answer.bot.db, answer.person))
        await answer.whisper(Message(answer.reader("export-done"), document=document))


async def exported(db: Database, person: PersonId) -> bytes:
    """What is stored on a person; read and written in parts, so that others are answered in between."""
    stored = await db.read(actions.export_choices, person)
    head = json.dumps(stored, indent=2, ensure_ascii=False).removesuffix("\n}")
    games: list[str] = []
    before: GameId | None = None
    while True:
        part, before = await db.read(actions.export_games, person, link, before)
        games.extend(json.dumps(game, ensure_ascii=False) for game in part)
        if before is None:
            break
    rows = ",\n    ".join(games)
    return f'{head},\n  "games": [\n    {rows}\n  ]\n}}\n'.encode()


@command("forget-me")
async def forget_me(interaction: Interaction) -> None:
    """Ask whether the person really wants to be forgotten."""
    async with Answer(interaction, private=True) as answer:
        yes = button(answer.reader("button-forget"), ForgetId(), discord.ButtonStyle.danger)
        await answer.whisper(Message(answer.reader("forget-ask"), ((yes,),)))
