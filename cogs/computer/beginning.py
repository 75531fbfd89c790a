"""How a game against the computer begins."""

from typing import Final

from bot import actions
from bot.actions import Terms
from bot.client import Pop10Bot
from bot.games import Game, Level, PersonId
from cogs.answers import Answer
from cogs.board import plan
from cogs.board.delivery import deliver, show_here
from cogs.board.places import place_here
from cogs.message import Message

USUAL_LEVEL: Final = Level.MEDIUM
"""For who challenges the bot as they would a person: beaten by who looks a turn ahead."""


async def begin(answer: Answer, level: Level, terms: Terms) -> None:
    """Begin a game against the computer and post its board here.

    Raises:
        PlayerError: see `actions.play_computer`.
    """
    bot, place = answer.bot, place_here(answer)
    game = await bot.db.write(
        actions.play_computer, _computer(bot), level, terms, place, bot.random, answer.by
    )
    await deliver(answer, game, plan.when_begun(game))
    if terms.clock is not None and terms.clock is not game.clock:
        await answer.whisper(Message(answer.reader("solo-no-clock")))


async def begin_rematch(answer: Answer, ended: Game) -> None:
    """Begin another game at the same level, the colours swapped; pressed twice, it is the same one.

    Raises:
        PlayerError: see `actions.play_computer`.
    """
    bot, place = answer.bot, place_here(answer)
    game, is_new = await bot.db.write(
        actions.play_computer_again, ended, _computer(bot), place, bot.random, answer.by
    )
    if is_new:
        await deliver(answer, game, plan.when_begun(game))
    elif all(board.message_id is None for board in game.boards):
        # The first of two presses is just showing it.
        await answer.acknowledge()
    else:
        await show_here(answer, game)


def _computer(bot: Pop10Bot) -> PersonId:
    if bot.user is None:
        raise ValueError("the bot has not logged in")
    return PersonId(bot.user.id)
