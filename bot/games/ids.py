"""The kinds of ids, told apart so that one cannot stand where another belongs.

All but `GameId` are Discord's snowflakes; a game's is its row's number, from 1.
"""

from typing import Final, NewType

GameId = NewType("GameId", int)
PersonId = NewType("PersonId", int)
ChannelId = NewType("ChannelId", int)
GuildId = NewType("GuildId", int)
MessageId = NewType("MessageId", int)

NOBODY: Final = PersonId(0)
"""In place of a person: whoever takes an open invitation, or somebody who asked to be forgotten."""
NOWHERE: Final = ChannelId(0)
"""In place of the channel in which somebody was challenged who asked to be forgotten."""
NO_GAME: Final = GameId(0)
"""The id of a game that is not stored yet."""
