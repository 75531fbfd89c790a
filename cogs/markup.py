"""Discord's own marks and links in a text, which every reader sees in their own way."""

from bot.games import Board, ChannelId, PersonId


def mention(person: PersonId) -> str:
    """The person's name, as a mention."""
    return f"<@{person}>"


def channel_mark(channel_id: ChannelId) -> str:
    """A channel's name, as a link to it."""
    return f"<#{channel_id}>"


def link(board: Board) -> str:
    """Where a board is: a link that opens in Discord."""
    place = f"https://discord.com/channels/{board.guild_id or '@me'}/{board.channel_id}"
    return f"{place}/{board.message_id}" if board.message_id else place


def relative_time(seconds: float) -> str:
    """A time (seconds since 1970) as how long it is from now, which Discord keeps up to date."""
    return f"<t:{int(seconds)}:R>"


def date(seconds: float) -> str:
    """A time (seconds since 1970) as a date in the reader's own way."""
    return f"<t:{int(seconds)}:D>"
