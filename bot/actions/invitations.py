"""From a challenge to the first board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.actions.clocks import INVITATION_LASTS, end_game, start_clock
from bot.actions.loading import load
from bot.actions.showing import expect_showing
from bot.errors import (
    AlreadyInvitedError,
    InvitationOverError,
    InvitedByThemError,
    NoChallengesError,
    NotInvitedError,
    NotTheChallengerError,
    OwnChallengeError,
    PlayerError,
    TooManyGamesError,
    TooManyInvitationsError,
    WrongChannelError,
)
from bot.games import NOBODY, Board, Clock, ColourChoice, Game, Reason, Server, Start, Status
from bot.marks import mention
from bot.rules import Position
from bot.storage import Database, Transaction, due, games
from bot.storage.due import DueKind
from bot.storage.people import fetch_people, fetch_person
from bot.storage.servers import fetch_server

# Against pestering: who reaches one of these finishes something first.
MOST_INVITATIONS: Final = 5
MOST_GAMES: Final = 25


@dataclass(frozen=True, slots=True)
class Terms:
    """What a challenger asks for; None leaves it to the server."""

    start: Start | None = None
    colour: ColourChoice = ColourChoice.RANDOM
    clock: Clock | None = None


async def challenge(
    db: Database,
    *,
    challenger: int,
    opponent: int,
    terms: Terms,
    boards: Sequence[Board],
    parent_id: int | None,
    locale: str,
    random: Random,
    now: float,
) -> Game:
    """Store an invitation that will stand on `boards`; the first is where it was asked for.

    `opponent` is `NOBODY` for an invitation that anyone may take. `parent_id` is the channel of
    the thread in which it was asked for. `locale` is for where the server has chosen none.

    Raises:
        OwnChallengeError: the two are one person.
        WrongChannelError: the server has chosen other channels for games.
        NoChallengesError: the opponent takes none.
        AlreadyInvitedError: an invitation of the same person to the same person stands.
        InvitedByThemError: the opponent's own invitation to the challenger stands.
        TooManyInvitationsError, TooManyGamesError: the challenger has enough of them.
    """
    if challenger == opponent:
        raise OwnChallengeError
    here = boards[0]
    async with db.writing() as connection:
        server = await server_for_games(connection, here, parent_id)
        if opponent != NOBODY:
            await _refuse_unless_welcome(connection, challenger, opponent)
        if await games.count_invitations(connection, challenger) >= MOST_INVITATIONS:
            raise TooManyInvitationsError(most=MOST_INVITATIONS)
        await refuse_if_busy(connection, challenger)
        start = terms.start or server.start
        clock = server.clock if terms.clock is None else terms.clock
        red = challenger
        if terms.colour is ColourChoice.YELLOW or (
            terms.colour is ColourChoice.RANDOM and random.random() < 0.5
        ):
            red = opponent
        game_id = await games.insert_game(
            connection,
            challenger=challenger,
            opponent=opponent,
            colour=terms.colour,
            start=start,
            red=red,
            start_position=Position.shuffled(random) if start is Start.SHUFFLED else Position.start(),
            clock=clock,
            channel_id=here.channel_id,
            locale=server.locale or locale,
            now=now,
        )
        for board in boards:
            await games.save_board(connection, game_id, board)
        await due.set_due(connection, game_id, DueKind.EXPIRE, now + INVITATION_LASTS)
        game = await load(connection, game_id)
        await expect_showing(connection, game, actor=challenger, now=now, ping_after=0)
    return game


async def server_for_games(connection: Transaction, here: Board, parent_id: int | None) -> Server:
    """The choices of the server where a game is to be started.

    Raises:
        WrongChannelError: the server has chosen other channels for games.
    """
    server = Server(0) if here.guild_id is None else await fetch_server(connection, here.guild_id)
    if server.channels and not server.channels & {here.channel_id, parent_id}:
        raise WrongChannelError(channels=", ".join(f"<#{each}>" for each in sorted(server.channels)))
    return server


async def _refuse_unless_welcome(connection: Transaction, challenger: int, opponent: int) -> None:
    if not (await fetch_person(connection, opponent)).challenges:
        raise NoChallengesError(opponent=mention(opponent))
    for inviter, invited, refusal in (
        (challenger, opponent, AlreadyInvitedError),
        (opponent, challenger, InvitedByThemError),
    ):
        standing = await games.fetch_invitation(connection, challenger=inviter, opponent=invited)
        if standing:
            board = standing.board_for(challenger)
            raise refusal(opponent=mention(opponent), link=board.link if board else "")


async def refuse_if_busy(connection: Transaction, person: int) -> None:
    """Raise TooManyGamesError where a person has as many running games as one may have."""
    if await games.count_running(connection, person) >= MOST_GAMES:
        raise TooManyGamesError(most=MOST_GAMES)


async def offer_rematch(
    db: Database,
    *,
    ended: Game,
    person: int,
    boards: Sequence[Board],
    parent_id: int | None,
    random: Random,
    now: float,
) -> Game:
    """Have `person`, a player of the ended game, invite the other to a game with the colours swapped.

    Raises:
        PlayerError: see `challenge`.
    """
    colour = ColourChoice.YELLOW if person == ended.red else ColourChoice.RED
    return await challenge(
        db,
        challenger=person,
        opponent=ended.other(person),
        terms=Terms(ended.start, colour, ended.clock),
        boards=boards,
        parent_id=parent_id,
        locale=ended.locale,
        random=random,
        now=now,
    )


async def accept(db: Database, *, game_id: int, person: int, now: float, ping_after: float) -> Game:
    """Begin the game.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotInvitedError, OwnChallengeError: only the opponent can accept, and where anyone may,
            anyone but the challenger.
        TooManyGamesError: one of the two has enough running games.
    """
    async with db.writing() as connection:
        game = await _load_invitation(connection, game_id)
        if game.opponent == NOBODY and person != game.challenger:
            game = replace(
                game,
                opponent=person,
                people=await fetch_people(connection, (game.challenger, person)),
                **{"yellow" if game.red == game.challenger else "red": person},
            )
        if person != game.opponent:
            raise _not_invited(game)
        for player in (person, game.challenger):
            await refuse_if_busy(connection, player)
        game = await start_clock(connection, replace(game, status=Status.PLAYING), now)
        await games.update_game(connection, game, now)
        await due.clear_due(connection, game.id, DueKind.EXPIRE)
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
            raise _not_invited(game)
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


async def _load_invitation(connection: Transaction, game_id: int) -> Game:
    game = await load(connection, game_id)
    if game.status is not Status.INVITED:
        raise InvitationOverError
    return game


def _not_invited(game: Game) -> PlayerError:
    if game.opponent == NOBODY:
        return OwnChallengeError()
    return NotInvitedError(opponent=mention(game.opponent))


async def _end(connection: Transaction, game: Game, reason: Reason, actor: int, now: float) -> Game:
    await due.clear_due(connection, game.id, DueKind.EXPIRE)
    return await end_game(connection, game.ended(None, reason), actor=actor, now=now)
