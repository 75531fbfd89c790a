"""Where an interaction comes from, and what the bot may do there."""

import discord

from bot.games import Board
from cogs.answers import Interaction


def place_of(interaction: Interaction, message_id: int | None = None) -> Board:
    """The place of an interaction as a board with that message.

    Where the bot is not a member (a user install, a DM between people) it may answer, and post
    only as part of an answer.
    """
    if interaction.channel_id is None:
        raise ValueError("the interaction has no channel")
    if interaction.guild_id is None:
        with_bot = not interaction.context.private_channel
        viewer = interaction.user.id if with_bot else None
        locale = str(interaction.locale) if with_bot else None
        return Board(interaction.channel_id, None, message_id, viewer, can_post=with_bot, locale=locale)
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_send = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    visitor = interaction.is_user_integration() and not interaction.is_guild_integration()
    return Board(
        interaction.channel_id,
        interaction.guild_id,
        message_id,
        can_post=allowed.view_channel and may_send and not visitor,
        can_attach=allowed.attach_files,
    )
