"""What one player asks of the other, and draws that a player may claim."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from sqlalchemy import Connection

from bot.actions.by import By
from bot.actions.deadlines import begin_turn, end_game
from bot.actions.loading import Meant, load_meant_playing, load_playing, save
from bot.actions.showing import expect_showing
from bot.errors import (
    GridFullError,
    NoDrawToClaimError,
    NoOfferError,
    NothingToTakeBackError,
    OfferedAlreadyError,
    OfferPendingError,
    OwnOfferError,
)
from bot.games import Game, GameId, History, Offer, OfferKind, PersonId, Reason
from bot.rules import Phase, Ply
from bot.storage import games


@dataclass(frozen=True, slots=True)
class OfferRules:
    """What there is to a kind of offer."""

    fits: Callable[[Game], bool]
    """Whether it can be asked for at this stage of a game."""
    refuse: Callable[[Connection, Game, PersonId], None]
    """Raises a PlayerError where the person cannot ask for it."""
    grant: Callable[[Connection, Game, PersonId, Random, float], Game]
    """Does at a time what the person asked for, and returns the game, which is for the caller to store."""


def make_offer(connection: Connection, meant: Meant, kind: OfferKind, by: By) -> Game:
    """Ask the other player; their answer comes on the board, and a ply withdraws the question.

    A game against the computer is returned as it is: that answers at once, see `bot.actions.solo`.

    Raises:
        UnknownGameError, NoGameError, WhichGameError, GameOverError: see `load_meant_playing`.
        OfferPendingError: another offer waits for its answer.
        OfferedAlreadyError: there was one since the last ply; the other player is not to be pestered.
        NothingToTakeBackError, GridFullError: there is nothing that the offer could be about.
    """
    game = load_meant_playing(connection, by.person, meant)
    if game.computer is not None:
        return game
    if game.offer:
        raise OfferPendingError
    if game.offered_at == game.number:
        raise OfferedAlreadyError
    OFFERS[kind].refuse(connection, game, by.person)
    game = save(connection, replace(game, offer=Offer(kind, by.person), offered_at=game.number), by.now)
    expect_showing(connection, game, by)
    return game


def decline_offer(connection: Connection, game_id: GameId, number: int, by: By) -> Game:
    """Say no to the offer made when ply `number` was to come; the game goes on as it stands.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NoOfferError: that offer is not open any more.
        OwnOfferError: it is the person's own.
    """
    game, _ = _load_offer(connection, game_id, number, by.person)
    game = save(connection, replace(game, offer=None), by.now)
    expect_showing(connection, game, by)
    return game


def accept_offer(connection: Connection, game_id: GameId, number: int, random: Random, by: By) -> Game:
    """Say yes to the offer made when ply `number` was to come, and do what was asked for.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NoOfferError: that offer is not open any more.
        OwnOfferError: it is the person's own.
    """
    game, offer = _load_offer(connection, game_id, number, by.person)
    return grant(connection, game, offer, random, by)


def grant(connection: Connection, game: Game, offer: Offer, random: Random, by: By) -> Game:
    """Do what was asked for, and store the game.

    Raises:
        NothingToTakeBackError, GridFullError: there is nothing any more that the offer could be about.
    """
    rules = OFFERS[offer.kind]
    rules.refuse(connection, game, offer.by)
    game = rules.grant(connection, replace(game, offer=None), offer.by, random, by.now)
    if game.reason is not None:
        return end_game(connection, game, by)
    return begin_turn(connection, game, by)


def claim_draw(connection: Connection, game_id: GameId, by: By) -> Game:
    """End a game that goes round in circles.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NoDrawToClaimError: it does not, or not any more.
    """
    game = load_playing(connection, game_id, by.person)
    if game.draw_claim is None:
        raise NoDrawToClaimError
    return end_game(connection, game.ended(None, game.draw_claim.reason), by)


def _load_offer(connection: Connection, game_id: GameId, number: int, person: PersonId) -> tuple[Game, Offer]:
    game = load_playing(connection, game_id, person)
    if game.offer is None or game.offered_at != number:
        raise NoOfferError
    if game.offer.by == person:
        raise OwnOfferError
    return game, game.offer


def _always(_game: Game) -> bool:
    return True


def _refuse_nobody(_connection: Connection, _game: Game, _asker: PersonId) -> None:
    pass


def _agree(_connection: Connection, game: Game, _asker: PersonId, _random: Random, _now: float) -> Game:
    return game.ended(None, Reason.AGREED)


def _refuse_without_turn(connection: Connection, game: Game, asker: PersonId) -> None:
    _before_last_turn(games.fetch_history(connection, game.id), game, asker)


def _take_back(connection: Connection, game: Game, asker: PersonId, _random: Random, _now: float) -> Game:
    """Undo the asker's last turn and all after it."""
    history = games.fetch_history(connection, game.id)
    kept = _before_last_turn(history, game, asker)
    games.undo_plies(connection, game.id, kept)
    standing = History.replay(history.positions[0], history.plies[:kept]).standing
    # A number is left out, so that no button of before fits.
    number = game.number + 1
    return replace(game, standing=standing, number=number, offered_at=number, notified_turn=None)


def _before_last_turn(history: History, game: Game, person: PersonId) -> int:
    """How many plies stand before the last turn of `person`, which may still be in progress."""
    before, found = 0, None
    for turn in history.turns:
        if turn.colour is game.colour_of(person):
            found = before
        before += len(turn.plies)
    if found is None:
        raise NothingToTakeBackError
    return found


def _is_filling(game: Game) -> bool:
    return game.position.phase is Phase.FILL


def _refuse_unless_filling(_connection: Connection, game: Game, _asker: PersonId) -> None:
    if not _is_filling(game):
        raise GridFullError


def _shuffle(connection: Connection, game: Game, _asker: PersonId, random: Random, now: float) -> Game:
    """Drop the rest at random, as the players might have: 21 discs each, a row at a time."""
    filled, plies = game, list[Ply]()
    while _is_filling(filled):
        plies.append(random.choice(filled.position.legal_plies))
        filled = filled.with_plies(plies[-1])
    games.insert_plies(connection, game.id, game.number, plies, now)
    return filled


OFFERS: Final[Mapping[OfferKind, OfferRules]] = {
    OfferKind.DRAW: OfferRules(_always, _refuse_nobody, _agree),
    OfferKind.TAKEBACK: OfferRules(_always, _refuse_without_turn, _take_back),
    OfferKind.SHUFFLE: OfferRules(_is_filling, _refuse_unless_filling, _shuffle),
}
"""Every kind of offer."""
