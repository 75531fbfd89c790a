"""The computer's turn: thought out in the worker, stored, and shown where the person looks at."""

import logging
from typing import Final

from bot import actions
from bot.actions import By
from bot.client import Pop10Bot
from bot.computer import Urgency, Wish, decide, take_turn
from bot.errors import ConflictError
from bot.games import Game, GameId
from cogs.answers import Answer
from cogs.board import plan
from cogs.board.delivery import Delivery
from cogs.board.places import board_here

# Where it begins to think later than this (in seconds), the board says so.
_LONG_WAIT: Final = 10.0

_log = logging.getLogger(__name__)


async def play(bot: Pop10Bot, game_id: GameId, game: Game | None, answer: Answer | None) -> None:
    """Have the computer play while it is to move.

    Where that has just come about in this process, `game` is how the game stands then, and `answer` the
    interaction that made it so.

    Raises:
        ComputerBusyError, WorkerError: it cannot think now.
    """
    while game := game or await bot.db.read(actions.find_to_think, game_id):
        if bot.computer.wait > _LONG_WAIT:
            await _show(bot, game, answer, waits_until=bot.now() + bot.computer.wait)
        try:
            played = await _play_turn(bot, game)
        except ConflictError:
            _log.info("game %d has gone on while the computer thought", game_id)
            game = None
            continue
        await _show(bot, played, answer)
        if not played.awaits_computer:
            return
        game = played
    await bot.db.write(actions.forget_to_think, game_id)


async def _play_turn(bot: Pop10Bot, game: Game) -> Game:
    """Think, and store what the computer then does in its turn.

    Raises:
        ConflictError: the game has gone on without it.
    """
    if game.level is None:
        raise ValueError("there is no computer in this game")
    history = await bot.db.read(actions.fetch_history, game.id)
    seed = bot.random.getrandbits(32)
    wish = Wish(game.challenger, Urgency.TURN, f"turn-{game.level.value}")
    thought = await bot.computer.think(wish, take_turn, history, game.level, seed)
    decision = decide(history, game.offered_at, game.number, thought)
    return await bot.db.write(
        actions.play_turn,
        game,
        decision.plies,
        By(game.opponent, bot.now(), bot.config.ping_after),
        ending=decision.ending,
        offers_draw=decision.offers_draw,
    )


async def _show(
    bot: Pop10Bot, game: Game, answer: Answer | None, *, waits_until: float | None = None
) -> None:
    """Change the boards of a game where they stand."""
    here = board_here(answer) if answer else None
    delivery = Delivery(bot, game, answer, game.opponent, waits_until)
    everywhere = await delivery.carry_out(plan.in_place(game, here))
    notifies_later = actions.awaits_notification(game, game.opponent)
    if everywhere and waits_until is None and not notifies_later and not game.awaits_computer:
        await bot.db.write(actions.record_shown, game, actor=game.opponent)
