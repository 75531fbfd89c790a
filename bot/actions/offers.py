"""What one player asks of the other, and draws that a player may claim."""

from dataclasses import replace
from random import Random

from bot.actions.clocks import end_game, start_clock
from bot.actions.loading import load_playing
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
from bot.games import Game, History, Offer, OfferKind, Reason
from bot.rules import Colour, Phase
from bot.storage import Database, Transaction, games


async def make_offer(db: Database, *, game_id: int, person: int, kind: OfferKind, now: float) -> Game:
    """Ask the other player; their answer comes on the board, and a ply withdraws the question.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        OfferPendingError: another offer waits for its answer.
        OfferedAlreadyError: there was one since the last ply; the other player is not to be pestered.
        NothingToTakeBackError, GridFullError: there is nothing that the offer could be about.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        if game.offer:
            raise OfferPendingError
        if game.offered_at == game.number:
            raise OfferedAlreadyError
        if kind is OfferKind.TAKEBACK:
            _last_turn_of(game, person)
        if kind is OfferKind.SHUFFLE and game.position.phase is not Phase.FILL:
            raise GridFullError
        game = replace(game, offer=Offer(kind, person), offered_at=game.number)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=0)
    return game


async def decline_offer(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Say no; the game goes on as it stands.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NoOfferError: there is no offer any more.
        OwnOfferError: it is the person's own.
    """
    async with db.writing() as connection:
        game, _ = await _load_offer(connection, game_id, person)
        game = replace(game, offer=None)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=0)
    return game


async def accept_offer(
    db: Database, *, game_id: int, person: int, random: Random, now: float, ping_after: float
) -> Game:
    """Say yes, and do what was asked for.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NoOfferError: there is no offer any more.
        OwnOfferError: it is the person's own.
    """
    async with db.writing() as connection:
        game, offer = await _load_offer(connection, game_id, person)
        game = replace(game, offer=None)
        if offer.kind is OfferKind.DRAW:
            return await end_game(connection, game.ended(None, Reason.AGREED), actor=person, now=now)
        if offer.kind is OfferKind.TAKEBACK:
            game = await undo_last_turn(connection, game, offer.by)
        else:
            game = await fill_at_random(connection, game, random, now)
        game = await start_clock(connection, game, now)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=ping_after)
    return game


async def claim_draw(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """End a game that goes round in circles.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NoDrawToClaimError: it does not, or not any more.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        claim = game.history.draw_claim
        if claim is None:
            raise NoDrawToClaimError
        return await end_game(connection, game.ended(None, claim.reason), actor=person, now=now)


async def _load_offer(connection: Transaction, game_id: int, person: int) -> tuple[Game, Offer]:
    game = await load_playing(connection, game_id, person)
    if game.offer is None:
        raise NoOfferError
    if game.offer.by == person:
        raise OwnOfferError
    return game, game.offer


def _last_turn_of(game: Game, person: int) -> int:
    """How many plies stand before the last turn of `person`, which may still be in progress."""
    colour = Colour.RED if person == game.red else Colour.YELLOW
    before, found = 0, None
    for turn in game.history.turns():
        if turn.colour is colour:
            found = before
        before += len(turn.plies)
    if found is None:
        raise NothingToTakeBackError
    return found


async def undo_last_turn(connection: Transaction, game: Game, asker: int) -> Game:
    """Undo the asker's last turn and all after it.

    Raises:
        NothingToTakeBackError: they have not played one.
    """
    kept = _last_turn_of(game, asker)
    await games.undo_plies(connection, game.id, kept)
    history = History.replay(game.history.positions[0], game.history.plies[:kept])
    # A number is left out, so that no button of before fits; it is kept in `offered_at`.
    number = game.number + 1
    return replace(game, history=history, number=number, offered_at=number, pinged=None)


async def fill_at_random(connection: Transaction, game: Game, random: Random, now: float) -> Game:
    """Drop the rest at random, as the players might have: 21 discs each, a row at a time."""
    while game.position.phase is Phase.FILL:
        ply = random.choice(game.position.legal_plies)
        await games.insert_ply(connection, game.id, game.number, ply, now)
        game = game.with_ply(ply)
    return game
