"""Telling people: in the channel with a mention, by direct message with a link, or not at all."""

import logging
from collections.abc import Iterable

import discord

from bot.client import Pop10Bot
from bot.games import Board, Game, Status, Told
from bot.i18n import texts
from cogs.play import wording

_log = logging.getLogger(__name__)


def is_told_in(game: Game, person: int, place: Board) -> bool:
    """Whether this is where a player is told: in one place only."""
    board = game.board_for(person)
    return board is not None and board.channel_id == place.channel_id


def notified_by(game: Game, board: Board, people: Iterable[int]) -> tuple[int, ...]:
    """Who of `people` is told by a mention on a board that is posted anew in that place."""
    return tuple(
        person for person in people if is_told_in(game, person, board) and _by_mention(game, person, board)
    )


def told_directly(game: Game, people: Iterable[int]) -> tuple[int, ...]:
    """Who of `people` is told by direct message."""
    found: list[int] = []
    for person in people:
        board = game.board_for(person)
        direct = game.person(person).told is Told.DIRECT and game.status is not Status.INVITED
        if direct and board is not None and not _by_mention(game, person, board):
            found.append(person)
    return tuple(found)


async def tell_directly(bot: Pop10Bot, game: Game, person: int) -> bool:
    """Send a person the first line of the board with a link to it; False where their DM is closed."""
    board = game.board_for(person)
    t = texts(game.locale)
    text = wording.direct(game, board.link if board else "", t)
    try:
        channel = await bot.create_dm(discord.Object(person))
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden:
        _log.info("game %d: a player takes no direct messages", game.id)
        return False
    return True


def _by_mention(game: Game, person: int, board: Board) -> bool:
    """Whether a mention in that place is the person's way; elsewhere than in a server it is for all."""
    told = game.person(person).told
    if game.status is Status.INVITED or told is Told.CHANNEL:
        return True
    return told is Told.DIRECT and (board.viewer is not None or not board.can_post)
