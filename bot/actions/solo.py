"""Games against the computer: begun at once, its turns, and what it is asked for."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from sqlalchemy import Connection

from bot.actions.by import By
from bot.actions.invitations import Place, Terms, refuse_if_busy, server_for_games
from bot.actions.loading import LISTED, load, load_playing, save
from bot.actions.offers import grant
from bot.actions.showing import expect_showing
from bot.errors import ConflictError, OfferedAlreadyError
from bot.games import (
    NO_GAME,
    Clock,
    ColourChoice,
    Game,
    GameId,
    Level,
    Offer,
    OfferKind,
    PersonId,
    Reason,
    Standing,
    Start,
    Status,
    colour_in_rematch,
)
from bot.rules import Ply, Position
from bot.storage import due, games
from bot.storage.due import DueKind
from bot.storage.people import fetch_people


def play_computer(
    connection: Connection,
    computer: PersonId,
    level: Level,
    terms: Terms,
    place: Place,
    random: Random,
    by: By,
) -> Game:
    """Begin a game of a person against the computer, whose id is the bot's; it knows no clock.

    Raises:
        WrongChannelError: the server has chosen other channels for games.
        TooManyGamesError: the person has enough of them.
    """
    server = server_for_games(connection, place)
    refuse_if_busy(connection, by.person)
    start = terms.start or server.start
    colours = {ColourChoice.RED: by.person, ColourChoice.YELLOW: computer}
    red = colours.get(terms.colour) or random.choice((by.person, computer))
    position = Position.shuffled(random) if start is Start.SHUFFLED else Position.start()
    game = Game(
        id=NO_GAME,
        status=Status.PLAYING,
        challenger=by.person,
        opponent=computer,
        colour=terms.colour,
        start=start,
        red=red,
        yellow=computer if red == by.person else by.person,
        standing=Standing.start(position),
        channel_id=place.board.channel_id,
        locale=server.locale or place.locale,
        clock=Clock.NONE,
        boards=(place.board,),
        people=fetch_people(connection, (by.person,)),
        level=level,
    )
    game = games.insert_game(connection, game, by.now)
    expect_showing(connection, game, by)
    return game


def play_computer_again(
    connection: Connection, ended: Game, computer: PersonId, place: Place, random: Random, by: By
) -> tuple[Game, bool]:
    """Begin a game at the level of the ended one, the colours swapped, and return it and True.

    Where the person has begun one already, and not played in it yet, they have only pressed twice: that
    one and False.

    Raises:
        PlayerError: see `play_computer`.
    """
    if ended.level is None:
        raise ValueError("the ended game was not against the computer")
    begun = _find_begun_after(connection, ended, by.person)
    if begun is not None:
        return begun, False
    terms = Terms(ended.start, colour_in_rematch(ended, by.person))
    return play_computer(connection, computer, ended.level, terms, place, random, by), True


def _find_begun_after(connection: Connection, ended: Game, person: PersonId) -> Game | None:
    """The game against the computer that the person began after that one, and has not played in yet."""
    later = games.fetch_games_of(
        connection, person, Status.PLAYING, limit=LISTED, wanted=(games.after(ended.id),)
    )
    return next((each for each in later if each.level is ended.level and not _has_played(each, person)), None)


def _has_played(game: Game, person: PersonId) -> bool:
    turn = game.last_turn
    if turn is None:
        return False
    return turn.colour is game.colour_of(person) or game.number > len(turn.plies)


def find_to_think(connection: Connection, game_id: GameId) -> Game | None:
    """Load a game in which the computer is to move; None where it is not."""
    game = games.fetch_game(connection, game_id)
    return game if game is not None and game.awaits_computer else None


def forget_to_think(connection: Connection, game_id: GameId) -> None:
    """Have the computer not think about a game in which it is not to move any more."""
    game = games.fetch_game(connection, game_id, lock=True)
    if game is None or not game.awaits_computer:
        due.clear_due(connection, game_id, DueKind.THINK)


def play_turn(
    connection: Connection,
    game: Game,
    plies: Sequence[Ply],
    by: By,
    *,
    ending: Reason | None = None,
    offers_draw: bool = False,
) -> Game:
    """Play the computer's whole turn, thought out for `game` as it stood; `by` is the computer.

    With `ending` it then resigns, or claims the draw.

    Raises:
        ConflictError: the game does not stand like that any more.
    """
    current = load(connection, game.id)
    if current.version != game.version:
        raise ConflictError
    played = current.with_plies(*plies)
    if ending and played.status is Status.PLAYING:
        winner = game.other(by.person) if ending is Reason.RESIGNED else None
        played = played.ended(winner, ending)
    if played.status is Status.PLAYING and offers_draw and not played.awaits_computer:
        played = replace(played, offer=Offer(OfferKind.DRAW, by.person), offered_at=played.number)
    played = save(connection, played, by.now)
    if plies:
        games.insert_plies(connection, game.id, game.number, plies, by.now)
    due.clear_due(connection, game.id, DueKind.THINK)
    expect_showing(connection, played, by)
    return played


def ask_computer(connection: Connection, game_id: GameId, kind: OfferKind, random: Random, by: By) -> Game:
    """Have the computer grant what a person asks for.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NothingToTakeBackError, GridFullError: there is nothing that could be granted.
    """
    game = load_playing(connection, game_id, by.person)
    due.clear_due(connection, game.id, DueKind.THINK)
    return grant(connection, game, Offer(kind, by.person), random, by)


def refuse_draw(connection: Connection, game_id: GameId, by: By) -> Game:
    """Have the computer say no to a person's offer of a draw.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        OfferedAlreadyError: it said no already since the last ply.
    """
    game = load_playing(connection, game_id, by.person)
    if game.offered_at == game.number:
        raise OfferedAlreadyError
    return save(connection, replace(game, offered_at=game.number), by.now)
