"""Getting a game in front of its players: edited in place, posted anew, and the old put away.

`actions` have committed the change before anything here runs. What fails here is shown by the
clock (see `bot.actions.showing`), so a failure costs a delay and never a game.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot import actions
from bot.client import Pop10Bot
from bot.games import Board, Game
from cogs.answers import Answer
from cogs.message import Message
from cogs.play.panel import panel, trail
from cogs.play.places import place_of

# Discord limits how often a message over an hour old can be edited (error 30046).
_SECONDS_TO_EDIT_A_MESSAGE: Final = 50 * 60

_log = logging.getLogger(__name__)


async def show_change(answer: Answer, game: Game) -> None:
    """Answer a press on a message of `game` that has just changed the game."""
    bot, actor = answer.interaction.client, answer.interaction.user.id
    pressed = answer.interaction.message
    if pressed is None:
        raise ValueError("only a press has a message to change")
    here = place_of(answer.interaction, pressed.id)
    known = game.board_in(here.channel_id)
    if known and known.message_id not in (None, pressed.id):
        # The press came from a message that should have been put away; the game is on another.
        await answer.update(trail(game))
        await show_elsewhere(bot, game, actor, game.boards)
        return
    ping = actions.awaits_ping(game, actor)
    ping_here = ping and _is_told_in(game, here)
    at_once = ping_here and (bot.settings.ping_after == 0 or not here.can_post)
    age = bot.now() - pressed.created_at.timestamp()
    anew = at_once or age > _SECONDS_TO_EDIT_A_MESSAGE
    if anew:
        await answer.update(trail(game))
        message = await panel(game, here, notifies=(game.to_move,) if ping_here else ())
        here = replace(here, message_id=await answer.post(message))
    else:
        await answer.update(await panel(game, here))
    await show_elsewhere(bot, game, actor, [board for board in game.boards if board != known])
    if anew or not ping or here != known:
        pinged = anew and ping_here
        await actions.shown(bot.db, game, here, actor=actor, pinged=pinged, now=bot.now())
    if ping:
        bot.wake_clock(bot.now() + bot.settings.ping_after)


async def show_here(answer: Answer, game: Game) -> None:
    """Answer a command with the board, which lives here from now on, and put the old ones away."""
    bot, actor = answer.interaction.client, answer.interaction.user.id
    here = place_of(answer.interaction)
    here = replace(here, message_id=await answer.post(await panel(game, here)))
    current = await actions.shown(bot.db, game, here, actor=actor, moved=True, now=bot.now())
    if current is None:
        await put_away(bot, game, here)
        return
    for board in game.boards:
        if board not in current.boards:
            await put_away(bot, game, board)


async def show_end_from_afar(answer: Answer, game: Game) -> None:
    """Show everybody that a game has ended, and tell the winner, after a press on a private page."""
    bot, actor = answer.interaction.client, answer.interaction.user.id
    notifies = (game.winner,) if game.winner else ()
    here = place_of(answer.interaction)
    for board in game.boards:
        if board.can_post:
            await _show_on(bot, game, board, actor=actor, notifies=notifies, anew=True)
        elif board.channel_id == here.channel_id:
            moved = replace(here, message_id=await answer.post(await panel(game, here, notifies=notifies)))
            await actions.shown(bot.db, game, moved, actor=actor, now=bot.now())


async def show_elsewhere(bot: Pop10Bot, game: Game, actor: int, boards: Sequence[Board]) -> None:
    """Show a change on messages other than the one that was pressed."""
    for board in boards:
        ping = actions.awaits_ping(game, actor) and _is_told_in(game, board)
        at_once = ping and bot.settings.ping_after == 0
        notifies = (game.to_move,) if ping else ()
        await _show_on(bot, game, board, actor=actor, notifies=notifies, anew=at_once)


async def post_anew(
    bot: Pop10Bot, game: Game, board: Board, *, notifies: tuple[int, ...], actor: int | None = None
) -> None:
    """Post a game's board in a channel of its, and put the message away that showed it there.

    Raises:
        discord.HTTPException: Discord does not take the message.
    """
    message = await panel(game, board, notifies=notifies)
    channel = bot.get_partial_messageable(board.channel_id, guild_id=board.guild_id)
    posted = await channel.send(
        message.content,
        files=message.files(),
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        # Whoever posts the same again within minutes, as after a crash, gets the same message.
        nonce=f"{game.id}-{game.number}-{game.status.value}",
    )
    moved = replace(board, message_id=posted.id)
    current = await actions.shown(bot.db, game, moved, actor=actor, pinged=bool(notifies), now=bot.now())
    await put_away(bot, game, moved if current is None else board)


async def put_away(bot: Pop10Bot, game: Game, board: Board) -> None:
    """Reduce a message that showed a game to one line; where that fails, its buttons lead on."""
    try:
        await _edit(bot, board, trail(game))
    except discord.HTTPException as error:
        _log.info("an old board of game %d stays in %d: %s", game.id, board.channel_id, error)


async def _edit(bot: Pop10Bot, board: Board, message: Message) -> None:
    if board.message_id is None:
        return
    channel = bot.get_partial_messageable(board.channel_id, guild_id=board.guild_id)
    await channel.get_partial_message(board.message_id).edit(
        content=message.content, attachments=message.files(), view=message.view()
    )


def _is_told_in(game: Game, place: Board) -> bool:
    """Whether this is where the player to move is told of their turn: in one place only."""
    board = game.board_for(game.to_move)
    return board is not None and board.channel_id == place.channel_id


async def _show_on(
    bot: Pop10Bot, game: Game, board: Board, *, actor: int, notifies: tuple[int, ...], anew: bool
) -> None:
    try:
        if anew or board.message_id is None:
            await post_anew(bot, game, board, notifies=notifies, actor=actor)
        else:
            await _edit(bot, board, await panel(game, board))
    except discord.HTTPException as error:
        _log.info("game %d cannot be shown in %d: %s", game.id, board.channel_id, error)
