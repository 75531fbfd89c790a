"""How people are notified: in the channel with a mention, by direct message with a link, or not at all.

Each is notified in one place only: on the board that is theirs.
"""

import logging
from collections.abc import Iterable

import discord

from bot.client import Pop10Bot
from bot.games import Board, Game, Notify, PersonId, Status
from bot.i18n import texts
from cogs.board import wording
from cogs.faults import is_about_the_person

_log = logging.getLogger(__name__)


def is_theirs(game: Game, person: PersonId, place: Board) -> bool:
    """Whether this is where a player is notified."""
    board = game.board_for(person)
    return board is not None and board.channel_id == place.channel_id


def mentioned(game: Game, board: Board, people: Iterable[PersonId]) -> tuple[PersonId, ...]:
    """Who of `people` is notified by a mention on a board that is posted anew in that place."""
    return tuple(
        person for person in people if is_theirs(game, person, board) and _by_mention(game, person, board)
    )


def directly(game: Game, people: Iterable[PersonId]) -> tuple[PersonId, ...]:
    """Who of `people` is notified by direct message."""
    found: list[PersonId] = []
    for person in people:
        board = game.board_for(person)
        direct = game.person(person).notify is Notify.DIRECT and game.status is not Status.INVITED
        if direct and board is not None and not _by_mention(game, person, board):
            found.append(person)
    return tuple(found)


async def notify_directly(bot: Pop10Bot, game: Game, person: PersonId) -> bool:
    """Send a person the first line of the board with a link to it; False where they cannot be reached so.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: it failed, and may work another time.
    """
    board = game.board_for(person)
    text = wording.direct(game, board, texts(game.locale))
    try:
        channel = await bot.create_dm(discord.Object(person))
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if not is_about_the_person(error):
            raise
        _log.info("game %d: a player takes no direct messages: %s", game.id, error)
        return False
    return True


def _by_mention(game: Game, person: PersonId, board: Board) -> bool:
    """Whether a mention in that place is the person's way; elsewhere than in a server it is for all."""
    way = game.person(person).notify
    if game.status is Status.INVITED or way is Notify.CHANNEL:
        return True
    return way is Notify.DIRECT and (board.viewer is not None or not board.can_post)
