"""Getting a game in front of its players: edited in place, posted anew, and the old put away.

`actions` have committed the change before anything here runs. What fails here is shown by the
clock (see `bot.actions.showing`), so a failure costs a delay and never a game.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final, TypeVar

import discord

from bot import actions
from bot.client import Pop10Bot
from bot.games import Board, Game, OfferKind, Status
from cogs.answers import Answer
from cogs.message import Message
from cogs.play.panel import panel, trail
from cogs.play.places import place_of
from cogs.play.telling import is_told_in, notified_by, tell_directly, told_directly

# Discord limits how often a message over an hour old can be edited (error 30046).
_SECONDS_TO_EDIT_A_MESSAGE: Final = 50 * 60
_THREAD_IS_ARCHIVED: Final = 50083

_log = logging.getLogger(__name__)

Result = TypeVar("Result")


async def show_change(answer: Answer, game: Game) -> None:
    """Answer a press on a message of `game` that has just changed the game."""
    bot, actor = answer.interaction.client, answer.person
    pressed = answer.interaction.message
    if pressed is None:
        raise ValueError("only a press has a message to change")
    here = place_of(answer.interaction, pressed.id)
    known = game.board_in(here.channel_id)
    if known and known.message_id not in (None, pressed.id):
        # The press came from a message that should have been put away; the game is on another.
        await answer.update(trail(game, here))
        await _show_on_boards(bot, game, game.boards, actor=actor, tell=_told_at_once(bot, game, actor))
        wake_computer(answer, game)
        return
    ping = actions.awaits_ping(game, actor)
    tell = _told_at_once(bot, game, actor)
    if not here.can_post and ping and is_told_in(game, game.to_move, here):
        # Later the bot cannot post here any more.
        tell = (game.to_move,)
    notifies = notified_by(game, here, tell)
    age = bot.now() - pressed.created_at.timestamp()
    if notifies or age > _SECONDS_TO_EDIT_A_MESSAGE:
        if not notifies and ping:
            # Who lets a board get this old is not watching it: one new message instead of two.
            notifies = notified_by(game, here, (game.to_move,))
        await answer.update(trail(game, here))
        moved = replace(
            here, message_id=await answer.post(await panel(game, here, bot.now(), notifies=notifies))
        )
    else:
        await answer.update(await panel(game, here, bot.now()))
        moved = here
    others = [board for board in game.boards if board != known]
    await _show_on_boards(bot, game, others, actor=actor, tell=tell)
    pinged = game.to_move in notifies
    if moved != known or pinged or not ping:
        await actions.shown(bot.db, game, moved, actor=actor, pinged=pinged, now=bot.now())
    await _tell_directly(bot, game, tell, actor=actor)
    if ping and not tell:
        bot.wake_clock(bot.now() + bot.settings.ping_after)
    wake_computer(answer, game)


async def show_here(answer: Answer, game: Game) -> None:
    """Answer a command with the board, which lives here from now on, and put the old ones away."""
    bot = answer.interaction.client
    here = place_of(answer.interaction)
    here = replace(here, message_id=await answer.post(await panel(game, here, bot.now())))
    current = await actions.shown(bot.db, game, here, actor=answer.person, moved=True, now=bot.now())
    if current is None:
        await put_away(bot, game, here)
        return
    for board in game.boards:
        if board not in current.boards:
            await put_away(bot, game, board)
    wake_computer(answer, game)


async def show_from_afar(answer: Answer, game: Game) -> None:
    """Show everybody a change that was not made on a board, and tell those whom it is for."""
    bot, actor = answer.interaction.client, answer.person
    tell = tuple(person for person in actions.to_tell(game) if person != actor)
    here = place_of(answer.interaction)
    for board in game.boards:
        if board.channel_id == here.channel_id and not board.can_post:
            message = await panel(game, here, bot.now(), notifies=notified_by(game, here, tell))
            moved = replace(here, message_id=await answer.post(message))
            await actions.shown(bot.db, game, moved, actor=actor, now=bot.now())
    await _show_on_boards(bot, game, [b for b in game.boards if b.can_post], actor=actor, tell=tell)
    await _tell_directly(bot, game, tell, actor=actor)
    wake_computer(answer, game)


async def show_and_tell(bot: Pop10Bot, game: Game, tell: tuple[int, ...]) -> None:
    """Show a game from the clock: anew with a mention where that is how somebody is told, else in place.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    for board in game.boards:
        if not board.can_post:
            continue
        notifies = notified_by(game, board, tell)
        if notifies or board.message_id is None:
            await post_anew(bot, game, board, notifies=notifies)
            continue
        try:
            await edit(bot, board, await panel(game, board, bot.now()))
        except discord.NotFound:
            # Somebody has deleted it. A game in play is shown again; what is over may stay away.
            if game.status is not Status.PLAYING:
                raise
            await post_anew(bot, game, board, notifies=())
    await _tell_directly(bot, game, tell, actor=None)


async def post_anew(
    bot: Pop10Bot, game: Game, board: Board, *, notifies: tuple[int, ...], actor: int | None = None
) -> None:
    """Post a game's board in a channel of its, and put the message away that showed it there.

    Raises:
        discord.HTTPException: Discord does not take the message.
    """
    message = await panel(game, board, bot.now(), notifies=notifies)
    channel = bot.get_partial_messageable(board.channel_id, guild_id=board.guild_id)

    async def send() -> int:
        posted = await channel.send(
            message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            # A message has one successor: whoever posts it again within minutes, as after a crash
            # before it was stored, gets the one that is there.
            nonce=str(board.message_id or -game.id),
        )
        return posted.id

    message_id = await _unarchiving(bot, board, send)
    moved = replace(board, message_id=message_id)
    pinged = game.status is Status.PLAYING and game.to_move in notifies
    current = await actions.shown(bot.db, game, moved, actor=actor, pinged=pinged, now=bot.now())
    if current is not None:
        await put_away(bot, game, board)
        return
    # Somebody has moved meanwhile, on the message that was there: this one came too late.
    with suppress(discord.HTTPException):
        await channel.get_partial_message(message_id).delete()


async def put_away(bot: Pop10Bot, game: Game, board: Board) -> None:
    """Reduce a message that showed a game to one line; where that fails, its buttons lead on."""
    try:
        await edit(bot, board, trail(game, board))
    except discord.HTTPException as error:
        _log.info("an old board of game %d stays in %d: %s", game.id, board.channel_id, error)


async def edit(bot: Pop10Bot, board: Board, message: Message) -> None:
    """Change the message of a board; nothing happens where there is none yet.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    if board.message_id is None:
        return
    channel = bot.get_partial_messageable(board.channel_id, guild_id=board.guild_id)
    target = channel.get_partial_message(board.message_id)

    async def change() -> None:
        await target.edit(content=message.content, attachments=message.files(), view=message.view())

    await _unarchiving(bot, board, change)


async def offer(answer: Answer, game_id: int, kind: OfferKind) -> str:
    """Put a question to the other player, show it on the board, and return what to say to the asker."""
    bot = answer.interaction.client
    game = await actions.make_offer(bot.db, game_id=game_id, person=answer.person, kind=kind, now=bot.now())
    await show_from_afar(answer, game)
    return answer.reader("offer-made")


def wake_computer(answer: Answer, game: Game) -> None:
    """Have the computer play where it is to move; called when the person has seen their own turn."""
    if game.awaits_computer:
        answer.interaction.client.wake_computer(game.id, answer.interaction)


def _told_at_once(bot: Pop10Bot, game: Game, actor: int) -> tuple[int, ...]:
    """Whom a change is to be told of together with the answer to whoever made it."""
    if game.status is Status.ENDED and game.begun:
        return tuple(person for person in actions.to_tell(game) if person != actor)
    ping = actions.awaits_ping(game, actor) and bot.settings.ping_after == 0
    return (game.to_move,) if ping else ()


async def _show_on_boards(
    bot: Pop10Bot, game: Game, boards: Iterable[Board], *, actor: int, tell: tuple[int, ...]
) -> None:
    """Show a change on messages other than the one that was pressed."""
    for board in boards:
        notifies = notified_by(game, board, tell)
        try:
            if notifies or board.message_id is None:
                await post_anew(bot, game, board, notifies=notifies, actor=actor)
            else:
                await edit(bot, board, await panel(game, board, bot.now()))
        except discord.HTTPException as error:
            _log.info("game %d cannot be shown in %d: %s", game.id, board.channel_id, error)


async def _tell_directly(bot: Pop10Bot, game: Game, tell: Iterable[int], *, actor: int | None) -> None:
    """Tell by direct message who wants it so, and with a mention after all where that is closed."""
    for person in told_directly(game, tell):
        if not await tell_directly(bot, game, person):
            board = game.board_for(person)
            if board is not None and board.can_post:
                await post_anew(bot, game, board, notifies=(person,), actor=actor)
        elif person == game.to_move:
            await actions.told(bot.db, game, now=bot.now())


async def _unarchiving(bot: Pop10Bot, board: Board, act: Callable[[], Awaitable[Result]]) -> Result:
    """Do something in a channel; where it is an archived thread, bring that back first.

    Raises:
        discord.HTTPException: Discord does not take it, as in a thread that is locked.
    """
    try:
        return await act()
    except discord.HTTPException as error:
        if error.code != _THREAD_IS_ARCHIVED:
            raise
    await bot.http.edit_channel(board.channel_id, archived=False)
    return await act()
