"""Having the engine go through a game turn by turn, so that whoever plays waits for one turn at most."""

from typing import Final

from bot import actions
from bot.computer import Review, Verdict, assess
from bot.errors import NothingToReviewError
from bot.games import Game, GameId, History
from cogs.answers import Answer
from cogs.computer.review_page import review_page
from cogs.ids import PublicReviewId
from cogs.message import Message, button

# Seconds between two looks at how far it is; Discord takes five edits in five seconds.
_PROGRESS_EVERY: Final = 2.0


async def review(answer: Answer, game_id: GameId | None) -> None:
    """Show the review of a game to who is answered, and how far it is until it is done.

    Without an id it is that of their last game.

    Raises:
        UnknownGameError, NotAPlayerError: see `actions.find_ended`.
        NothingToReviewError: nothing was played in that game, or there is none.
        ComputerBusyError: the computer has too much to think about.
    """
    db = answer.bot.db
    game = await db.read(actions.find_ended, game_id, answer.person)
    history = await db.read(actions.fetch_history, game.id)
    if not history.plies:
        raise NothingToReviewError
    kept = await db.read(actions.fetch_review, game.id)
    fresh = kept is None
    if kept is None:
        kept = await _go_through(answer, game, history)
        await db.write(actions.save_review, game.id, kept)
    page = await review_page(answer, game, history, kept, answer.reader)
    show = button(answer.reader("button-review-all"), PublicReviewId(game.id))
    page = Message(page.content, ((show,),), page.picture)
    # The progress stands where the review is to stand.
    await (answer.rewrite(page) if fresh else answer.whisper(page))


async def _go_through(answer: Answer, game: Game, history: History) -> str:
    """The review of a game as it is kept."""
    bot = answer.bot

    def progress(share: float) -> Message:
        return Message(answer.reader("review-progress", id=str(game.id), percent=int(100 * share)))

    await answer.whisper(progress(0))
    said_at = bot.now()
    begins = 0
    verdicts: list[Verdict] = []
    for turn in history.turns:
        past = history.positions[:begins]
        verdicts.append(await bot.computer.think("assess", assess, past, turn.before, turn.plies))
        begins += len(turn.plies)
        if bot.now() - said_at >= _PROGRESS_EVERY:
            said_at = bot.now()
            await answer.rewrite(progress(len(verdicts) / len(history.turns)))
    if history.position.outcome is None:
        past = history.positions[:-1]
        verdicts.append(await bot.computer.think("assess", assess, past, history.position, ()))
    return Review.of(history, verdicts).to_json()
