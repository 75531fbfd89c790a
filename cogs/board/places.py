"""Where an interaction comes from, and what the bot may do there."""

import discord

from bot.actions import Place
from bot.errors import HiddenHereError
from bot.games import NOBODY, Board, ChannelId, Game, MessageId
from cogs.answers import Answer


def board_here(answer: Answer, message_id: MessageId | None = None) -> Board:
    """The place of an interaction as a board with that message.

    Where the bot is not a member (a user install, a DM between people) it may answer, and post
    only as part of an answer.
    """
    interaction = answer.interaction
    if answer.channel_id is None:
        raise ValueError("the interaction has no channel")
    if answer.guild_id is None:
        with_bot = not interaction.context.private_channel
        viewer = answer.person if with_bot else None
        locale = str(interaction.locale) if with_bot else None
        return Board(answer.channel_id, None, message_id, viewer, can_post=with_bot, locale=locale)
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_send = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    visitor = interaction.is_user_integration() and not interaction.is_guild_integration()
    return Board(
        answer.channel_id,
        answer.guild_id,
        message_id,
        can_post=allowed.view_channel and may_send and not visitor,
        can_attach=allowed.attach_files,
    )


def pressed_board(answer: Answer) -> Board:
    """The message that the pressed button stands on, as a board."""
    pressed = answer.interaction.message
    if pressed is None:
        raise ValueError("only a press has a message")
    return board_here(answer, MessageId(pressed.id))


def place_here(answer: Answer) -> Place:
    """Where an interaction comes from, as a place to begin a game in."""
    channel = answer.interaction.channel
    parent = ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None
    return Place(board_here(answer), parent, answer.public_locale)


async def refuse_where_hidden(answer: Answer, game: Game) -> None:
    """Refuse to have a game's only board here, where its other player could not see it.

    They can where the game is already, in the same server, in a conversation of theirs, and in a server
    of which the bot can learn that they are a member. A direct message with the bot has a board of its
    own beside the other.

    Raises:
        HiddenHereError: they cannot, as far as Discord lets the bot know.
    """
    here, other = board_here(answer), game.other(answer.person)
    if here.viewer is not None or other in (NOBODY, game.computer):
        return
    if any(board.channel_id == here.channel_id for board in game.boards):
        return
    if here.guild_id is None:
        channel = answer.interaction.channel
        private = isinstance(channel, discord.DMChannel | discord.GroupChannel)
        if private and any(user.id == other for user in channel.recipients):
            return
    elif any(board.guild_id == here.guild_id for board in game.boards):
        return
    else:
        try:
            await answer.bot.http.get_member(here.guild_id, other)
        except (discord.Forbidden, discord.NotFound):
            pass  # A server that the bot is no member of itself, or that the player is no member of.
        else:
            return
    raise HiddenHereError(other, game.board_for(other))
