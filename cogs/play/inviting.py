"""Posting an invitation: in the channel or, from a DM with the bot, in the opponent's DM too."""

import logging
from dataclasses import replace
from typing import Final

import discord

from bot import actions
from bot.actions import Terms
from bot.errors import BotChallengeError, ServerOnlyError, UnreachableError
from bot.games import NOBODY, Board, Game, Level
from bot.i18n import texts
from bot.marks import mention
from cogs.answers import Answer, Interaction
from cogs.message import Message
from cogs.play import solo
from cogs.play.delivery import post_anew, show_change
from cogs.play.panel import panel
from cogs.play.places import place_of
from cogs.play.telling import notified_by

# For who challenges the bot as they would a person: beaten by who looks a turn ahead.
_USUAL_LEVEL: Final = Level.MEDIUM

_log = logging.getLogger(__name__)


async def invite(answer: Answer, opponent: discord.User | discord.Member | None, terms: Terms) -> None:
    """Challenge `opponent`, or anyone who will take it, where the interaction is.

    A challenge to the bot itself begins a game against the computer at once.

    Raises:
        BotChallengeError: the opponent is a bot.
        ServerOnlyError: the invitation is for anyone, and nobody else is here to take it.
        UnreachableError: the game would be played by direct message, and the opponent takes none.
        PlayerError: see `actions.challenge`.
    """
    interaction = answer.interaction
    bot = interaction.client
    if opponent is not None and bot.user is not None and opponent.id == bot.user.id:
        await solo.begin(answer, _USUAL_LEVEL, terms)
        return
    if opponent is not None and opponent.bot:
        raise BotChallengeError
    if opponent is None and place_of(interaction).viewer is not None:
        raise ServerOnlyError
    invited = opponent.id if opponent else NOBODY
    game = await actions.challenge(
        bot.db,
        challenger=answer.person,
        opponent=invited,
        terms=terms,
        boards=await _boards_for(interaction, invited),
        parent_id=_parent_of(interaction),
        locale=str(interaction.guild_locale or interaction.locale),
        random=bot.random,
        now=bot.now(),
    )
    await _post(answer, game)


async def offer_rematch(answer: Answer, game_id: int) -> None:
    """Challenge the opponent of an ended game to another, the colours swapped.

    Raises:
        UnreachableError: the game would be played by direct message, and the opponent takes none.
        PlayerError: see `actions.offer_rematch`.
    """
    interaction = answer.interaction
    bot = interaction.client
    ended = await actions.find_ended(bot.db, game_id=game_id, person=answer.person)
    if ended.level is not None:
        await solo.begin_rematch(answer, ended, ended.level)
        return
    game = await actions.offer_rematch(
        bot.db,
        ended=ended,
        person=answer.person,
        boards=await _boards_for(interaction, ended.other(answer.person)),
        parent_id=_parent_of(interaction),
        random=bot.random,
        now=bot.now(),
    )
    await _post(answer, game)


async def begin(answer: Answer, game: Game) -> None:
    """Show the first board: where the invitation was or, where the server wants it, in a thread."""
    thread = await _open_thread(answer, game)
    if thread is None:
        await show_change(answer, game)
        return
    bot = answer.interaction.client
    t = texts(game.locale)
    await answer.update(Message(t("game-in-thread", thread=f"<#{thread.channel_id}>")))
    notifies = notified_by(game, thread, (game.to_move,)) if game.to_move != answer.person else ()
    await post_anew(bot, replace(game, boards=(thread,)), thread, notifies=notifies, actor=answer.person)


async def _open_thread(answer: Answer, game: Game) -> Board | None:
    """A thread for the game with both players in it, or None where the game stays where it is."""
    interaction = answer.interaction
    pressed, here = interaction.message, place_of(interaction)
    if pressed is None or here.guild_id is None or isinstance(interaction.channel, discord.Thread):
        return None
    allowed = interaction.app_permissions
    if not (allowed.create_public_threads and allowed.send_messages_in_threads and here.can_post):
        return None
    bot = interaction.client
    if not (await actions.find_server(bot.db, here.guild_id)).threads:
        return None
    names = await bot.names.fetch((game.red, game.yellow))
    t = texts(game.locale)
    red, yellow = (names.get(person, t("name-unknown")) for person in (game.red, game.yellow))
    try:
        thread = await pressed.create_thread(name=t("thread-name", red=red, yellow=yellow)[:100])
        for person in (game.red, game.yellow):
            await thread.add_user(discord.Object(person))
    except discord.HTTPException as error:
        _log.info("game %d gets no thread: %s", game.id, error)
        return None
    return replace(here, channel_id=thread.id, message_id=None)


def _parent_of(interaction: Interaction) -> int | None:
    """The channel of the thread that an interaction is in, if it is in one."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


async def _boards_for(interaction: Interaction, opponent: int) -> list[Board]:
    """Where an invitation given here stands: here, and where only the challenger sees it also there."""
    here = place_of(interaction)
    if here.viewer in (None, opponent):
        return [here]
    channel = await interaction.client.create_dm(discord.Object(opponent))
    return [here, Board(channel.id, None, None, viewer=opponent)]


async def _post(answer: Answer, game: Game) -> None:
    bot, challenger = answer.interaction.client, answer.person
    here, *direct = game.boards if game.boards[0].viewer != game.opponent else reversed(game.boards)
    for board in direct:
        try:
            await post_anew(bot, game, board, notifies=(game.opponent,), actor=challenger)
        except discord.Forbidden as error:
            await actions.withdraw(bot.db, game_id=game.id, person=challenger, now=bot.now())
            raise UnreachableError(opponent=mention(game.opponent)) from error
    notifies = (game.opponent,) if game.opponent != NOBODY else ()
    message = await panel(game, here, bot.now(), notifies=notifies)
    here = replace(here, message_id=await answer.post(message))
    await actions.shown(bot.db, game, here, actor=challenger, now=bot.now())
