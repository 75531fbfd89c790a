"""The computer as an opponent: what it is asked, and its turns in all games."""

import asyncio
import logging

from bot import actions
from bot.actions import Due, Terms
from bot.client import Pop10Bot
from bot.computer import Urgency, Wish, accepts_draw, judge
from bot.errors import ComputerBusyError
from bot.games import Game, GameId, OfferKind
from cogs.answers import Answer
from cogs.board.delivery import show_from_afar
from cogs.board.opponent import Opponent
from cogs.computer import beginning, hinting, turns

_log = logging.getLogger(__name__)


class Computer(Opponent):
    """Begins games, answers what it is asked, and plays in each game one turn at a time."""

    def __init__(self, bot: Pop10Bot) -> None:
        self._bot = bot
        # The games in which it has been asked to play: as they were then, and the interaction that did
        # it, where somebody has just done so.
        self._asked: dict[GameId, tuple[Game | None, Answer | None]] = {}
        self._playing: dict[GameId, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Be there; what there is to think about is due."""

    async def stop(self) -> None:
        """Stop thinking; what is not played yet is due."""
        for task in self._playing.values():
            task.cancel()

    async def begin(self, answer: Answer, terms: Terms) -> None:
        """Begin a game at the usual level."""
        await beginning.begin(answer, beginning.USUAL_LEVEL, terms)

    async def begin_rematch(self, answer: Answer, ended: Game) -> None:
        """Begin another game at the same level."""
        await beginning.begin_rematch(answer, ended)

    async def ask(self, answer: Answer, game: Game, kind: OfferKind) -> str:
        """Have it grant at once what a person would be asked for; only a draw it thinks about."""
        db, by = self._bot.db, answer.by
        if kind is OfferKind.DRAW and not await self._agrees_to_draw(game):
            await db.write(actions.refuse_draw, game.id, by)
            return answer.reader("solo-plays-on")
        granted = await db.write(actions.ask_computer, game.id, kind, self._bot.random, by)
        await show_from_afar(answer, granted)
        return answer.reader(f"solo-{kind.value}")

    async def _agrees_to_draw(self, game: Game) -> bool:
        if game.offer and game.offer.by == game.computer:
            return True
        history = await self._bot.db.read(actions.fetch_history, game.id)
        wish = Wish(game.challenger, Urgency.HINT, "judge")
        chance = await self._bot.computer.think(wish, judge, history, game.colour_of(game.opponent))
        return accepts_draw(chance, history)

    async def hint(self, answer: Answer, game: Game) -> None:
        """Show what it would play."""
        await hinting.show_hint(answer, game)

    def think(self, game: Game, answer: Answer | None) -> None:
        """Have it play in that game."""
        self._ask_to_play(game.id, game, answer)

    def think_about(self, game_id: GameId) -> None:
        """Have it play in the game of that id, if it is to move there."""
        self._ask_to_play(game_id, None, None)

    def _ask_to_play(self, game_id: GameId, game: Game | None, answer: Answer | None) -> None:
        self._asked[game_id] = game, answer
        if game_id not in self._playing:
            self._playing[game_id] = asyncio.create_task(self._play(game_id))

    async def _play(self, game_id: GameId) -> None:
        """Play in a game as long as somebody asks for it; where that fails, it is due again soon."""
        try:
            while game_id in self._asked:
                game, answer = self._asked.pop(game_id)
                await turns.play(self._bot, game_id, game, answer)
        except ComputerBusyError:
            _log.warning("game %d: the computer has too much to think about", game_id)
        except Exception:
            _log.exception("game %d: the computer's turn failed", game_id)
        finally:
            self._asked.pop(game_id, None)
            del self._playing[game_id]


async def think(bot: Pop10Bot, due: Due) -> bool:
    """Have the computer think about a game in which that is due; its turn says when it is done."""
    computer = bot.service(Opponent)
    if isinstance(computer, Computer):
        computer.think_about(due.game_id)
    return False
