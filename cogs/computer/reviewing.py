"""Having the engine go through a game turn by turn, once for all who want to see it."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from bot import actions
from bot.client import Pop10Bot, Service
from bot.computer import Review, Urgency, Verdict, Wish, assess
from bot.errors import ComputerBusyError, NothingToReviewError, StillThinkingError
from bot.games import Game, GameId, History, PersonId
from cogs.answers import Answer
from cogs.computer.review_page import review_page
from cogs.faults import FAULTS
from cogs.ids import PublicReviewId
from cogs.message import Message, button

# Seconds between two looks at how far it is; Discord takes five edits in five seconds.
_PROGRESS_EVERY: Final = 2.0
# Reviews that are being made, for one person and for all.
_MOST_OF_ONE: Final = 2
_MOST: Final = 100

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Going:
    """A review that is being made."""

    person: PersonId
    """Who asked for it first."""
    turns: int
    """How many turns there are to judge."""
    verdicts: list[Verdict]
    """What has been said of the first of them."""
    task: "asyncio.Task[str]"

    @property
    def percent(self) -> int:
        """How far it is."""
        return min(100 * len(self.verdicts) // self.turns, 99)


class Reviewer(Service):
    """Makes reviews, each game's once, however many ask for it and whether or not they still wait."""

    def __init__(self, bot: Pop10Bot) -> None:
        self._bot = bot
        self._going: dict[GameId, _Going] = {}

    async def start(self) -> None:
        """Be there."""

    async def stop(self) -> None:
        """Give up what is being made; whoever asks again has it made anew."""
        for going in self._going.values():
            going.task.cancel()

    def review(self, game: Game, history: History, person: PersonId) -> _Going:
        """The review of a game that is being made, begun now unless it was before.

        Raises:
            StillThinkingError: as many are being made for the person as may be.
            ComputerBusyError: as many are being made as may be.
        """
        going = self._going.get(game.id)
        if going is not None:
            return going
        if [each.person for each in self._going.values()].count(person) >= _MOST_OF_ONE:
            raise StillThinkingError
        if len(self._going) >= _MOST:
            raise ComputerBusyError
        verdicts: list[Verdict] = []
        wish = Wish(person, Urgency.REVIEW, "assess")
        task = asyncio.create_task(self._make(game, history, wish, verdicts))
        going = self._going[game.id] = _Going(person, len(history.turns), verdicts, task)
        task.add_done_callback(lambda _: self._ended(game.id))
        return going

    def _ended(self, game_id: GameId) -> None:
        task = self._going.pop(game_id).task
        if not task.cancelled() and (error := task.exception()):
            _log.info("the review of game %d failed: %r", game_id, error)

    async def _make(self, game: Game, history: History, wish: Wish, verdicts: list[Verdict]) -> str:
        """Go through a game, and keep what comes of it."""
        think = self._bot.computer.think
        begins = 0
        for turn in history.turns:
            past = history.positions[:begins]
            verdicts.append(await think(wish, assess, past, turn.before, turn.plies))
            begins += len(turn.plies)
        every = [*verdicts]
        if history.position.outcome is None:
            every.append(await think(wish, assess, history.positions[:-1], history.position, ()))
        kept = Review.of(history, every).to_json()
        await self._bot.db.write(actions.save_review, game.id, kept)
        return kept


async def review(answer: Answer, game_id: GameId | None) -> None:
    """Show the review of a game to who is answered, and how far it is until it is done.

    Without an id it is that of their last game.

    Raises:
        UnknownGameError, NotAPlayerError: see `actions.find_ended`.
        NothingToReviewError: nothing was played in that game, or there is none.
        ComputerBusyError, StillThinkingError: see `Reviewer.review`.
    """
    db = answer.bot.db
    game = await db.read(actions.find_ended, game_id, answer.person)
    history = await db.read(actions.fetch_history, game.id)
    if not history.plies:
        raise NothingToReviewError
    kept = await db.read(actions.fetch_review, game.id)
    progress = None
    if kept is None:
        reviewer = answer.bot.service(Reviewer)
        if reviewer is None:
            raise ComputerBusyError
        progress = _Progress(answer, game, reviewer.review(game, history, answer.person))
        kept = await progress.shown_until_done()
    page = await review_page(answer, game, history, kept, answer.reader)
    show = button(answer.reader("button-review-all"), PublicReviewId(game.id))
    page = Message(page.content, ((show,),), page.picture)
    if progress is None or not await progress.becomes(page):
        await answer.whisper(page)


@dataclass(eq=False, slots=True)
class _Progress:
    """A private message that says how far a review is."""

    answer: Answer
    game: Game
    going: _Going
    # Whoever reads the message can put it away.
    _stands: bool = True

    async def shown_until_done(self) -> str:
        """Show how far it is until there is a review to return.

        Raises:
            ComputerBusyError, WorkerError: it cannot be made now.
        """
        await self.answer.whisper(self._message())
        task = self.going.task
        while not (await asyncio.wait((task,), timeout=_PROGRESS_EVERY))[0]:
            await self.becomes(self._message())
        return task.result()

    async def becomes(self, message: Message) -> bool:
        """Put another message in its place; False where it is not there any more."""
        if self._stands:
            try:
                await self.answer.rewrite(message)
            except FAULTS as fault:
                _log.info("the progress of a review is not shown any more: %r", fault)
                self._stands = False
        return self._stands

    def _message(self) -> Message:
        percent = self.going.percent
        return Message(self.answer.reader("review-progress", id=str(self.game.id), percent=percent))
