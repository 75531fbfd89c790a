"""Having the engine go through a game turn by turn, so that whoever plays waits for one turn at most."""

from typing import Final

import discord

from bot import actions
from bot.computer import Review, Verdict, assess
from bot.errors import NothingToReviewError
from bot.games import Game
from cogs.answers import Answer
from cogs.ids import review_id
from cogs.message import Button, Message
from cogs.review.page import review_page

# Between two looks at how far it is; Discord takes five edits in five seconds.
_PROGRESS_EVERY: Final = 2.0


async def review(answer: Answer, game_id: int) -> None:
    """Show the review of a game to who is answered, and how far it is until it is done.

    Raises:
        UnknownGameError, NotAPlayerError: see `actions.find_ended`.
        NothingToReviewError: nothing was played in that game.
        ComputerBusyError: the computer has too much to think about.
    """
    bot = answer.interaction.client
    game = await actions.find_ended(bot.db, game_id=game_id, person=answer.person)
    if not game.history.plies:
        raise NothingToReviewError
    kept = await actions.find_review(bot.db, game_id)
    fresh = kept is None
    if kept is None:
        kept = await _go_through(answer, game)
        await actions.keep_review(bot.db, game_id, kept)
    page = await review_page(answer.interaction, game, kept, answer.reader)
    show: Button = discord.ui.Button(
        label=answer.reader("button-review-all"), custom_id=review_id(game_id, for_all=True)
    )
    page = Message(page.content, ((show,),), page.picture)
    # The progress stands where the review is to stand.
    await (answer.rewrite(page) if fresh else answer.whisper(page))


async def _go_through(answer: Answer, game: Game) -> str:
    """The review of a game as it is kept."""
    bot, history = answer.interaction.client, game.history

    def progress(share: float) -> Message:
        return Message(answer.reader("review-progress", id=str(game.id), percent=int(100 * share)))

    await answer.whisper(progress(0))
    told = bot.now()
    begins = 0
    verdicts: list[Verdict] = []
    turns = list(history.turns())
    for turn in turns:
        past = history.positions[:begins]
        verdicts.append(await bot.computer.think("assess", assess, past, turn.before, turn.plies))
        begins += len(turn.plies)
        if bot.now() - told >= _PROGRESS_EVERY:
            told = bot.now()
            await answer.rewrite(progress(len(verdicts) / len(turns)))
    if history.position.outcome is None:
        verdicts.append(
            await bot.computer.think("assess", assess, history.positions[:-1], history.position, ())
        )
    return Review.of(history, verdicts).to_json()
