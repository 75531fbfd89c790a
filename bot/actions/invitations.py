"""From a challenge to the first board."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.actions.loading import load
from bot.actions.showing import expect_showing
from bot.errors import (
    AlreadyInvitedError,
    InvitationOverError,
    InvitedByThemError,
    NotInvitedError,
    NotTheChallengerError,
    OwnChallengeError,
)
from bot.games import Board, ColourChoice, Game, Reason, Start, Status
from bot.marks import mention
from bot.rules import Position
from bot.storage import Database, games


async def challenge(
    db: Database,
    *,
    challenger: int,
    opponent: int,
    colour: ColourChoice,
    start: Start,
    boards: Sequence[Board],
    locale: str,
    random: Random,
    now: float,
) -> Game:
    """Store an invitation that will stand on `boards`; the first is where it was asked for.

    Raises:
        OwnChallengeError: the two are one person.
        AlreadyInvitedError: the same invitation stands in that channel.
        InvitedByThemError: the opponent's own invitation to the challenger stands there.
    """
    if challenger == opponent:
        raise OwnChallengeError
    red = challenger
    if colour is ColourChoice.YELLOW or (colour is ColourChoice.RANDOM and random.random() < 0.5):
        red = opponent
    channel_id = boards[0].channel_id
    async with db.writing() as connection:
        for inviter, invited, refusal in (
            (challenger, opponent, AlreadyInvitedError),
            (opponent, challenger, InvitedByThemError),
        ):
            standing = await games.fetch_invitation(
                connection, channel_id=channel_id, challenger=inviter, opponent=invited
            )
            if standing:
                board = standing.board_for(challenger)
                raise refusal(opponent=mention(opponent), link=board.link if board else "")
        game_id = await games.insert_game(
            connection,
            challenger=challenger,
            opponent=opponent,
            colour=colour,
            start=start,
            red=red,
            start_position=Position.shuffled(random) if start is Start.SHUFFLED else Position.start(),
            channel_id=channel_id,
            locale=locale,
            now=now,
        )
        for board in boards:
            await games.save_board(connection, game_id, board)
        game = await load(connection, game_id)
        await expect_showing(connection, game, actor=challenger, now=now, ping_after=0)
    return game


async def offer_rematch(
    db: Database, *, ended: Game, person: int, boards: Sequence[Board], random: Random, now: float
) -> Game:
    """Have `person`, a player of the ended game, invite the other to a game with the colours swapped.

    Raises:
        AlreadyInvitedError, InvitedByThemError: an invitation between the two stands there.
    """
    return await challenge(
        db,
        challenger=person,
        opponent=ended.other(person),
        colour=ColourChoice.YELLOW if person == ended.red else ColourChoice.RED,
        start=ended.start,
        boards=boards,
        locale=ended.locale,
        random=random,
        now=now,
    )


async def accept(db: Database, *, game_id: int, person: int, now: float, ping_after: float) -> Game:
    """Begin the game.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotInvitedError: only the opponent can accept.
    """
    async with db.writing() as connection:
        game = await _load_invitation(connection, game_id)
        if person != game.opponent:
            raise NotInvitedError(opponent=mention(game.opponent))
        game = replace(game, status=Status.PLAYING)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=ping_after)
    return game


async def decline(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Turn the invitation down.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotInvitedError: only the opponent can decline.
    """
    async with db.writing() as connection:
        game = await _load_invitation(connection, game_id)
        if person != game.opponent:
            raise NotInvitedError(opponent=mention(game.opponent))
        return await _end(connection, game, Reason.DECLINED, person, now)


async def withdraw(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Take the invitation back.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotTheChallengerError: only the challenger can.
    """
    async with db.writing() as connection:
        game = await _load_invitation(connection, game_id)
        if person != game.challenger:
            raise NotTheChallengerError(challenger=mention(game.challenger))
        return await _end(connection, game, Reason.WITHDRAWN, person, now)


async def _load_invitation(connection: AsyncConnection, game_id: int) -> Game:
    game = await load(connection, game_id)
    if game.status is not Status.INVITED:
        raise InvitationOverError
    return game


async def _end(connection: AsyncConnection, game: Game, reason: Reason, actor: int, now: float) -> Game:
    ended = replace(game, status=Status.ENDED, reason=reason)
    await games.update_game(connection, ended, now)
    await expect_showing(connection, ended, actor=actor, now=now, ping_after=0)
    return ended
