"""How a game against the computer begins."""

from typing import Final

from bot import actions
from bot.actions import Terms
from bot.games import Game, Level, PersonId, colour_in_rematch
from cogs.answers import Answer
from cogs.board import plan
from cogs.board.delivery import deliver, show_here
from cogs.board.places import place_here

USUAL_LEVEL: Final = Level.MEDIUM
"""For who challenges the bot as they would a person: beaten by who looks a turn ahead."""


async def begin(answer: Answer, level: Level, terms: Terms) -> None:
    """Begin a game against the computer and post its board here.

    Raises:
        PlayerError: see `actions.play_computer`.
    """
    bot = answer.bot
    if bot.user is None:
        raise ValueError("the bot has not logged in")
    game = await bot.db.write(
        actions.play_computer,
        PersonId(bot.user.id),
        level,
        terms,
        place_here(answer),
        bot.random,
        answer.by,
    )
    await deliver(answer, game, plan.when_begun(game))


async def begin_rematch(answer: Answer, ended: Game) -> None:
    """Begin another game at the same level, the colours swapped; pressed twice, it is the same one.

    Raises:
        PlayerError: see `actions.play_computer`.
    """
    begun = await answer.bot.db.read(actions.find_rematch, ended, answer.person)
    if begun is not None:
        await show_here(answer, begun)
        return
    terms = Terms(ended.start, colour_in_rematch(ended, answer.person))
    await begin(answer, ended.level or USUAL_LEVEL, terms)
