"""The computer's turn: thought out in the worker, stored, and shown where the person looks at."""

import logging
from dataclasses import replace
from typing import Final

import discord

from bot import actions
from bot.client import Pop10Bot
from bot.computer import Thought, decide, take_turn
from bot.games import Board, Game
from bot.i18n import texts
from bot.marks import relative_time
from cogs.answers import Interaction
from cogs.message import Message
from cogs.play.delivery import edit
from cogs.play.panel import panel

# Where it begins to think later than this, the board says so.
_LONG_WAIT: Final = 10.0

_log = logging.getLogger(__name__)


async def play(bot: Pop10Bot, game_id: int, interaction: Interaction | None) -> None:
    """Have the computer play while it is to move.

    `interaction` is what made it so, if that has just happened in this process.

    Raises:
        ComputerBusyError, WorkerError: it cannot think now.
    """
    while game := await actions.fetch_to_think(bot.db, game_id):
        if bot.computer.wait > _LONG_WAIT:
            await _show(bot, game, interaction, waits_until=bot.now() + bot.computer.wait)
        level = game.level
        if level is None:
            raise ValueError("there is no computer in this game")
        seed = bot.random.getrandbits(32)
        thought = await bot.computer.think(f"turn-{level.value}", take_turn, game.history, level, seed)
        played = await _answer(bot, game, thought)
        if played is None:
            continue
        if await _show(bot, played, interaction):
            for board in played.boards:
                await actions.shown(bot.db, played, board, actor=played.computer, now=bot.now())
        if not played.awaits_computer:
            bot.wake_clock(bot.now() + (bot.settings.ping_after or actions.SHOW_AGAIN_AFTER))
            return


async def _answer(bot: Pop10Bot, game: Game, thought: Thought) -> Game | None:
    """Store what the computer does in its turn; None where the game has gone on without it."""
    decision = decide(game.history, game.offered_at, game.number, thought)
    return await actions.play_turn(
        bot.db,
        game=game,
        plies=decision.plies,
        ending=decision.ending,
        offers_draw=decision.offers_draw,
        now=bot.now(),
        ping_after=bot.settings.ping_after,
    )


async def _show(
    bot: Pop10Bot, game: Game, interaction: Interaction | None, *, waits_until: float | None = None
) -> bool:
    """Change the boards of a game where they stand; False where one could not be changed."""
    done = True
    for board in game.boards:
        message = await panel(game, board, bot.now())
        if waits_until is not None:
            waits = texts(game.locale)("computer-waits", time=relative_time(waits_until))
            message = replace(message, content=f"{message.content}\n-# {waits}")
        try:
            if board.can_post:
                await edit(bot, board, message)
            elif interaction is not None and interaction.channel_id == board.channel_id:
                await _edit_answer(interaction, board, message)
        except discord.HTTPException as error:
            _log.info("game %d cannot be shown in %d: %s", game.id, board.channel_id, error)
            done = False
    return done


async def _edit_answer(interaction: Interaction, board: Board, message: Message) -> None:
    """Change a board in a channel where the bot may only answer: it is the answer, or came after it."""
    pressed = interaction.message
    if board.message_id is None or pressed is None or pressed.id == board.message_id:
        await interaction.edit_original_response(
            content=message.content, attachments=message.files(), view=message.view()
        )
    else:
        await interaction.followup.edit_message(
            board.message_id, content=message.content, attachments=message.files(), view=message.view()
        )
