"""Posting an invitation: in the channel or, from a DM with the bot, in the opponent's DM too."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot import actions
from bot.actions import Terms
from bot.errors import BotChallengeError, NoPersonError, ServerOnlyError, UnreachableError
from bot.games import NOBODY, Board, ChannelId, Game, GameId, PersonId, Status
from bot.i18n import texts
from cogs.answers import Answer
from cogs.board import plan
from cogs.board.delivery import Delivery, deliver, show_change, show_here
from cogs.board.opponent import opponent_of
from cogs.board.places import board_here, place_here
from cogs.faults import FAULTS, is_about_the_person
from cogs.markup import channel_mark
from cogs.message import Message

# In minutes, the longest that Discord knows: a turn may take as long.
_A_WEEK: Final = 10_080

_log = logging.getLogger(__name__)


async def invite(answer: Answer, opponent: discord.User | discord.Member | None, terms: Terms) -> None:
    """Challenge `opponent`, or anyone who will take it, where the interaction is.

    A challenge to the bot itself begins a game against the computer at once.

    Raises:
        BotChallengeError, NoPersonError: the opponent is a bot; is Discord itself, or was deleted.
        ServerOnlyError: the invitation is for anyone, and nobody else is here to take it.
        UnreachableError: the game would be played by direct message, and the opponent takes none.
        PlayerError: see `actions.challenge`.
    """
    bot = answer.bot
    if opponent is not None and bot.user is not None and opponent.id == bot.user.id:
        await opponent_of(answer).begin(answer, terms)
        return
    if opponent is not None and (opponent.system or _is_deleted(opponent)):
        raise NoPersonError
    if opponent is not None and opponent.bot:
        raise BotChallengeError
    place = place_here(answer)
    if opponent is None and place.board.viewer is not None:
        raise ServerOnlyError
    invited = PersonId(opponent.id) if opponent else NOBODY
    others = await _other_boards(answer, place.board, invited)
    game = await bot.db.write(actions.challenge, invited, terms, place, others, bot.random, answer.by)
    await _post(answer, game)


async def offer_rematch(answer: Answer, game_id: GameId) -> None:
    """Challenge the opponent of an ended game to another, the colours swapped.

    Where they have challenged the person already, that is accepted.

    Raises:
        NoPersonError: the opponent has asked to be forgotten.
        UnknownGameError, NotAPlayerError: see `actions.find_ended`.
        UnreachableError: the game would be played by direct message, and the opponent takes none.
        PlayerError: see `actions.offer_rematch`.
    """
    bot = answer.bot
    ended = await bot.db.read(actions.find_ended, game_id, answer.person)
    if ended.level is not None:
        await opponent_of(answer).begin_rematch(answer, ended)
        return
    opponent = ended.other(answer.person)
    if opponent == NOBODY:
        raise NoPersonError
    place = place_here(answer)
    others = await _other_boards(answer, place.board, opponent)
    game = await bot.db.write(actions.offer_rematch, ended, place, others, bot.random, answer.by)
    if game.status is Status.PLAYING:
        await show_here(answer, game)
    else:
        await _post(answer, game)


def _is_deleted(user: discord.User | discord.Member) -> bool:
    """Whether an account was deleted; Discord says so in its name only."""
    return user.name.startswith("deleted_user_") and user.avatar is None


async def begin(answer: Answer, game: Game) -> None:
    """Show the first board: where the invitation was or, where the server wants it, in a thread."""
    thread = await _open_thread(answer, game)
    if thread is None:
        await show_change(answer, game)
        return
    t = texts(game.locale)
    await answer.update(Message(t("game-in-thread", thread=channel_mark(thread.channel_id))))
    delivery = Delivery(answer.bot, game, answer, answer.person)
    await delivery.carry_out(plan.in_thread(game, thread, answer.person))


async def _open_thread(answer: Answer, game: Game) -> Board | None:
    """A thread for the game with both players in it, or None where the game stays where it is."""
    interaction, bot = answer.interaction, answer.bot
    pressed, here = interaction.message, board_here(answer)
    if pressed is None or here.guild_id is None or isinstance(interaction.channel, discord.Thread):
        return None
    allowed = interaction.app_permissions
    if not (allowed.create_public_threads and allowed.send_messages_in_threads and here.can_post):
        return None
    if not (await bot.db.read(actions.fetch_server, here.guild_id)).threads:
        return None
    names = await bot.names.fetch((game.red, game.yellow))
    t = texts(game.locale)
    red, yellow = (names.get(person, t("name-unknown")) for person in (game.red, game.yellow))
    thread: discord.Thread | None = None
    try:
        thread = await pressed.create_thread(
            name=t("thread-name", red=red, yellow=yellow)[:100], auto_archive_duration=_A_WEEK
        )
        for person in (game.red, game.yellow):
            await thread.add_user(discord.Object(person))
    except FAULTS as fault:
        _log.info("game %d gets no thread: %r", game.id, fault)
        if thread is not None:
            await _take_away(thread)
        return None
    return replace(here, channel_id=ChannelId(thread.id), message_id=None)


async def _take_away(thread: discord.Thread) -> None:
    try:
        await thread.delete()
    except FAULTS as fault:
        _log.info("an empty thread stays: %r", fault)


async def _other_boards(answer: Answer, here: Board, opponent: PersonId) -> Sequence[Board]:
    """Where an invitation given here has to stand too: where only the challenger sees it, in a DM."""
    if here.viewer in (None, opponent):
        return ()
    try:
        channel = await answer.bot.create_dm(discord.Object(opponent))
    except discord.HTTPException as error:
        if is_about_the_person(error):
            raise UnreachableError(opponent) from error
        raise
    return (Board(ChannelId(channel.id), None, None, viewer=opponent),)


async def _post(answer: Answer, game: Game) -> None:
    try:
        await deliver(answer, game, plan.when_begun(game))
    except FAULTS as fault:
        # Nobody sees it, so nobody could answer it or take it back.
        await answer.bot.db.write(actions.withdraw, game.id, answer.by)
        if len(game.boards) > 1 and isinstance(fault, discord.HTTPException) and is_about_the_person(fault):
            raise UnreachableError(game.opponent) from fault
        raise
