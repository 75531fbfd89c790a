"""Games against the computer: how they begin, and what a person can ask of it."""

from dataclasses import replace

import discord

from bot import actions
from bot.actions import Terms
from bot.computer import accepts_draw, judge
from bot.games import ColourChoice, Game, Level, OfferKind
from bot.rules import Colour
from cogs.answers import Answer
from cogs.play.delivery import offer, show_from_afar, wake_computer
from cogs.play.panel import panel
from cogs.play.places import place_of


async def begin(answer: Answer, level: Level, terms: Terms) -> None:
    """Begin a game against the computer and post its board here.

    Raises:
        PlayerError: see `actions.play_computer`.
    """
    interaction = answer.interaction
    bot, channel = interaction.client, interaction.channel
    if bot.user is None:
        raise ValueError("the bot has not logged in")
    game = await actions.play_computer(
        bot.db,
        person=answer.person,
        computer=bot.user.id,
        level=level,
        terms=terms,
        board=place_of(interaction),
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        locale=str(interaction.guild_locale or interaction.locale),
        random=bot.random,
        now=bot.now(),
    )
    here = game.boards[0]
    here = replace(here, message_id=await answer.post(await panel(game, here, bot.now())))
    await actions.shown(bot.db, game, here, actor=answer.person, now=bot.now())
    wake_computer(answer, game)


async def begin_rematch(answer: Answer, ended: Game, level: Level) -> None:
    """Begin another game at the same level, the colours swapped.

    Raises:
        PlayerError: see `actions.play_computer`.
    """
    colour = ColourChoice.YELLOW if answer.person == ended.red else ColourChoice.RED
    await begin(answer, level, Terms(ended.start, colour))


async def ask(answer: Answer, game_id: int, kind: OfferKind) -> str:
    """Ask the other player for something, and return what to say to the asker.

    A person answers on the board, the computer at once.

    Raises:
        PlayerError: see `actions.make_offer`, `take_back`, `shuffle_rest` and `answer_draw`.
    """
    bot = answer.interaction.client
    game = await actions.find_playing(bot.db, game_id=game_id, person=answer.person)
    if game.computer is None:
        return await offer(answer, game_id, kind)
    asked = {"game_id": game.id, "person": answer.person}
    if kind is OfferKind.TAKEBACK:
        changed = await actions.take_back(bot.db, **asked, now=bot.now())
        text = answer.reader("solo-taken-back")
    elif kind is OfferKind.SHUFFLE:
        changed = await actions.shuffle_rest(bot.db, **asked, random=bot.random, now=bot.now())
        text = answer.reader("solo-shuffled")
    else:
        colour = Colour.RED if game.computer == game.red else Colour.YELLOW
        chance = await bot.computer.think("judge", judge, game.history, colour)
        accepted = accepts_draw(chance, game.history)
        changed = await actions.answer_draw(bot.db, **asked, accepted=accepted, now=bot.now())
        if changed.reason is None:
            return answer.reader("solo-plays-on")
        text = answer.reader("solo-agrees")
    await show_from_afar(answer, changed)
    return text
