"""A message that shows a game."""

from dataclasses import dataclass

from bot.games.ids import ChannelId, GuildId, MessageId, PersonId


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game, and what the bot may do in its channel."""

    channel_id: ChannelId
    """The channel, thread or direct message that it stands in."""
    guild_id: GuildId | None
    """The server of that channel; None for direct messages."""
    message_id: MessageId | None
    """The message; None until the first one has gone out."""
    viewer: PersonId | None = None
    """The only person who sees it, in a direct message with the bot; None where both players do."""
    can_post: bool = True
    """Whether the bot may post here by itself; otherwise it can only answer presses and commands."""
    can_attach: bool = True
    """Whether the bot may post pictures here."""
    locale: str | None = None
    """The viewer's language; None where there is no viewer, or they have not answered there yet."""
