"""Where an interaction comes from, and what the bot may do there."""

import discord

from bot.actions import Place
from bot.games import Board, ChannelId, MessageId
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
