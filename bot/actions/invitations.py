"""From a challenge to the first board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random
from typing import Final

from sqlalchemy import Connection

from bot.actions.by import By
from bot.actions.deadlines import INVITATION_LASTS, begin_turn, end_game
from bot.actions.loading import load
from bot.actions.showing import expect_showing
from bot.errors import (
    AlreadyInvitedError,
    InvitationOverError,
    InvitedByThemError,
    InvitedLatelyError,
    InvitedManyError,
    NoChallengesError,
    NotInvitedError,
    NotTheChallengerError,
    OwnChallengeError,
    PlayerError,
    TooManyGamesError,
    TooManyInvitationsError,
    WrongChannelError,
)
from bot.games import (
    NO_GAME,
    NOBODY,
    Board,
    ChannelId,
    Clock,
    ColourChoice,
    Game,
    GameId,
    GuildId,
    PersonId,
    Reason,
    Server,
    Standing,
    Start,
    Status,
    colour_in_rematch,
)
from bot.rules import Position
from bot.storage import due, games
from bot.storage.due import DueKind
from bot.storage.people import fetch_people, fetch_person
from bot.storage.servers import fetch_server

# Against pestering: who reaches one of these finishes something first.
MOST_INVITATIONS: Final = 5
MOST_GAMES: Final = 25
MOST_INVITATIONS_AN_HOUR: Final = 10
_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR
# In seconds: after so many invitations of one person by another came to nothing within a day, the next may
# follow the last after so long. The first that is turned down may have been a slip of the finger.
_PAUSES: Final = (0.0, 0.0, 60.0, 600.0, _HOUR, 6 * _HOUR)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a challenger asks for."""

    start: Start | None = None
    """How the grid comes to be full; None leaves it to the server."""
    colour: ColourChoice = ColourChoice.RANDOM
    """What the challenger wants to play."""
    clock: Clock | None = None
    """How long a turn may take; None leaves it to the server."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is asked for."""

    board: Board
    """The message to come, in the channel of the command."""
    parent_id: ChannelId | None
    """The channel of the thread that this is; None where it is no thread."""
    locale: str
    """The language spoken there, for where the server has chosen none."""


def challenge(
    connection: Connection,
    opponent: PersonId,
    terms: Terms,
    place: Place,
    others: Sequence[Board],
    random: Random,
    by: By,
) -> Game:
    """Store an invitation that will stand in its place and on the `others`, if there are any.

    `opponent` is `NOBODY` for an invitation that anyone may take.

    Raises:
        OwnChallengeError: the two are one person.
        WrongChannelError: the server has chosen other channels for games.
        NoChallengesError: the opponent takes none.
        AlreadyInvitedError: an invitation of the same person to the same person stands.
        InvitedByThemError: the opponent's own invitation to the challenger stands.
        InvitedLatelyError: the opponent has turned down too many of late.
        InvitedManyError: the challenger has invited too many people within an hour.
        TooManyInvitationsError, TooManyGamesError: the challenger has enough of them.
    """
    if by.person == opponent:
        raise OwnChallengeError
    server = server_for_games(connection, place)
    if opponent != NOBODY:
        _refuse_unless_welcome(connection, by.person, opponent)
    _refuse_if_pestering(connection, opponent, by)
    if games.count_invitations(connection, by.person) >= MOST_INVITATIONS:
        raise TooManyInvitationsError(MOST_INVITATIONS)
    refuse_if_busy(connection, by.person)
    start = terms.start or server.start
    begins = terms.colour is ColourChoice.RED or (
        terms.colour is ColourChoice.RANDOM and random.random() >= 0.5
    )
    game = Game(
        id=NO_GAME,
        status=Status.INVITED,
        challenger=by.person,
        opponent=opponent,
        colour=terms.colour,
        start=start,
        red=by.person if begins else opponent,
        yellow=opponent if begins else by.person,
        standing=Standing.start(Position.shuffled(random) if start is Start.SHUFFLED else Position.start()),
        channel_id=place.board.channel_id,
        locale=server.locale or place.locale,
        clock=server.clock if terms.clock is None else terms.clock,
        boards=(place.board, *others),
        people=fetch_people(connection, (by.person, opponent)),
    )
    game = games.insert_game(connection, game, by.now)
    due.set_due(connection, game.id, {DueKind.EXPIRE: by.now + INVITATION_LASTS})
    expect_showing(connection, game, by)
    return game


def server_for_games(connection: Connection, place: Place) -> Server:
    """The choices of the server where a game is to be started.

    Raises:
        WrongChannelError: the server has chosen other channels for games.
    """
    guild_id = place.board.guild_id
    server = Server(GuildId(0)) if guild_id is None else fetch_server(connection, guild_id)
    if server.channels and not server.channels & {place.board.channel_id, place.parent_id}:
        raise WrongChannelError(tuple(sorted(server.channels)))
    return server


def _refuse_unless_welcome(connection: Connection, challenger: PersonId, opponent: PersonId) -> None:
    if not fetch_person(connection, opponent).challenges:
        raise NoChallengesError(opponent)
    for inviter, invited, refusal in (
        (challenger, opponent, AlreadyInvitedError),
        (opponent, challenger, InvitedByThemError),
    ):
        standing = games.fetch_invitation(connection, challenger=inviter, opponent=invited)
        if standing:
            raise refusal(opponent, standing.board_for(challenger))


def _refuse_if_pestering(connection: Connection, opponent: PersonId, by: By) -> None:
    """Whoever is invited is notified, so that it must not come too often."""
    invited = games.fetch_invited(connection, by.person, by.now - _DAY)
    if opponent != NOBODY:
        before = [each for each in invited if each.opponent == opponent]
        in_vain = list(takewhile(lambda each: each.in_vain, before))
        if in_vain:
            pause = _PAUSES[min(len(in_vain), len(_PAUSES) - 1)]
            again_at = (in_vain[0].ended_at or in_vain[0].created_at) + pause
            if again_at > by.now:
                raise InvitedLatelyError(opponent, again_at)
    lately = [each.created_at for each in invited if each.created_at > by.now - _HOUR]
    if len(lately) >= MOST_INVITATIONS_AN_HOUR:
        raise InvitedManyError(MOST_INVITATIONS_AN_HOUR, lately[MOST_INVITATIONS_AN_HOUR - 1] + _HOUR)


def refuse_if_busy(connection: Connection, person: PersonId) -> None:
    """Raise TooManyGamesError where a person has as many running games as one may have."""
    if games.count_running(connection, person) >= MOST_GAMES:
        raise TooManyGamesError(MOST_GAMES)


def offer_rematch(
    connection: Connection, ended: Game, place: Place, others: Sequence[Board], random: Random, by: By
) -> Game:
    """Have a player of the ended game invite the other to a game with the colours swapped.

    Where the other has challenged them already, that is accepted: both want to play.

    Raises:
        PlayerError: see `challenge` and `accept`.
    """
    opponent = ended.other(by.person)
    standing = games.fetch_invitation(connection, challenger=opponent, opponent=by.person)
    if standing is not None:
        return accept(connection, standing.id, by)
    terms = Terms(ended.start, colour_in_rematch(ended, by.person), ended.clock)
    place = replace(place, locale=ended.locale)
    return challenge(connection, opponent, terms, place, others, random, by)


def accept(connection: Connection, game_id: GameId, by: By) -> Game:
    """Begin the game.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotInvitedError, OwnChallengeError: only the opponent can accept, and where anyone may,
            anyone but the challenger.
        TooManyGamesError: one of the two has enough running games.
    """
    game = _load_invitation(connection, game_id)
    if game.opponent == NOBODY and by.person != game.challenger:
        begins = game.red == game.challenger
        game = replace(
            game,
            opponent=by.person,
            red=game.red if begins else by.person,
            yellow=by.person if begins else game.yellow,
            people=fetch_people(connection, (game.challenger, by.person)),
        )
    if by.person != game.opponent:
        raise _not_invited(game)
    for player in (by.person, game.challenger):
        refuse_if_busy(connection, player)
    due.clear_due(connection, game.id, DueKind.EXPIRE)
    return begin_turn(connection, replace(game, status=Status.PLAYING), by)


def decline(connection: Connection, game_id: GameId, by: By) -> Game:
    """Turn the invitation down.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotInvitedError: only the opponent can decline.
    """
    game = _load_invitation(connection, game_id)
    if by.person != game.opponent:
        raise _not_invited(game)
    return end_invitation(connection, game, Reason.DECLINED, by)


def withdraw(connection: Connection, game_id: GameId, by: By) -> Game:
    """Take the invitation back.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotTheChallengerError: only the challenger can.
    """
    game = _load_invitation(connection, game_id)
    if by.person != game.challenger:
        raise NotTheChallengerError(game.challenger)
    return end_invitation(connection, game, Reason.WITHDRAWN, by)


def turn_down(connection: Connection, game_id: GameId, by: By) -> Game:
    """Withdraw the invitation or decline it, whichever is the person's to do.

    Raises:
        UnknownGameError, InvitationOverError: there is no such invitation, or not any more.
        NotInvitedError: it is of two others, or for anyone and not theirs.
    """
    own = _load_invitation(connection, game_id).challenger == by.person
    return (withdraw if own else decline)(connection, game_id, by)


def _load_invitation(connection: Connection, game_id: GameId) -> Game:
    game = load(connection, game_id)
    if game.status is not Status.INVITED:
        raise InvitationOverError
    return game


def _not_invited(game: Game) -> PlayerError:
    return OwnChallengeError() if game.opponent == NOBODY else NotInvitedError(game.opponent)


def end_invitation(connection: Connection, game: Game, reason: Reason, by: By) -> Game:
    """Store that an invitation came to nothing."""
    due.clear_due(connection, game.id, DueKind.EXPIRE)
    return end_game(connection, game.ended(None, reason), by)
