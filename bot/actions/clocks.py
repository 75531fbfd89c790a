"""The time that a turn may take, and what happens when it is up. Nothing here tells anybody: each
change makes the board due, and whoever shows it knows from the game whom it is for.
"""

from dataclasses import replace
from typing import Final

from bot.actions.loading import load_playing
from bot.actions.showing import expect_showing
from bot.errors import NotWaitingError
from bot.games import Clock, Game, Reason, Status
from bot.storage import Database, Transaction, due, games
from bot.storage.due import DueKind

# The share of a turn's time after which the player is reminded.
REMIND_AFTER: Final = 0.8
# How long the opponent of somebody whose time is up may think about it: nothing is forced on friends.
FORFEIT_AFTER: Final = 7 * 86_400
INVITATION_LASTS: Final = 3 * 86_400


async def start_clock(connection: Transaction, game: Game, now: float) -> Game:
    """Give the player to move the whole time for a turn, from the end of their pause if they have one.

    Returns the game with its deadline; storing that is for the caller.
    """
    seconds = game.clock.seconds
    if seconds is None:
        return game
    if game.time_up:
        await due.clear_due(connection, game.id, DueKind.FORFEIT)
    deadline = max(now, game.person(game.to_move).paused_until or 0) + seconds
    await due.set_due(connection, game.id, DueKind.REMIND, _reminder_at(deadline, seconds))
    await due.set_due(connection, game.id, DueKind.TIME_UP, deadline)
    return replace(game, deadline=deadline, time_up=False)


async def stop_clock(connection: Transaction, game: Game) -> None:
    """Have nothing happen any more when time passes in a game that has ended."""
    if game.clock is not Clock.NONE:
        await due.clear_due(connection, game.id, DueKind.REMIND, DueKind.TIME_UP, DueKind.FORFEIT)


async def shift_clock(connection: Transaction, game: Game, seconds: float, now: float) -> None:
    """Move the deadline of the turn in progress, later or, with negative `seconds`, earlier."""
    if game.deadline is None or game.clock.seconds is None or game.time_up:
        return
    deadline = game.deadline + seconds
    reminder = _reminder_at(deadline, game.clock.seconds)
    if reminder > now:
        await due.set_due(connection, game.id, DueKind.REMIND, reminder)
    await due.set_due(connection, game.id, DueKind.TIME_UP, deadline)
    await games.update_game(connection, replace(game, deadline=deadline), now)
    await due.set_due(connection, game.id, DueKind.EDIT, now)


def _reminder_at(deadline: float, seconds: int) -> float:
    return deadline - (1 - REMIND_AFTER) * seconds


async def remind(db: Database, game_id: int, *, now: float) -> None:
    """Have the player to move told once more."""
    async with db.writing() as connection:
        game = await games.fetch_game(connection, game_id, lock=True)
        if game is None or game.deadline is None or game.clock.seconds is None or game.time_up:
            return
        # Where a new turn began, or a pause, since this was due, there will be another reminder.
        if _reminder_at(game.deadline, game.clock.seconds) > now:
            return
        await games.update_game(connection, replace(game, pinged=None), now)
        await due.set_due(connection, game.id, DueKind.BOARD, now)


async def call_time(db: Database, game_id: int, *, now: float) -> None:
    """Offer the win to the opponent of a player whose time is up."""
    async with db.writing() as connection:
        game = await games.fetch_game(connection, game_id, lock=True)
        if game is None or game.deadline is None or game.time_up or game.deadline > now:
            return
        await games.update_game(connection, replace(game, time_up=True), now)
        await due.set_due(connection, game.id, DueKind.FORFEIT, now + FORFEIT_AFTER)
        await due.set_due(connection, game.id, DueKind.BOARD, now)


async def forfeit(db: Database, game_id: int, *, now: float) -> None:
    """End a game whose time has been up for long, as a win of the one who waited."""
    async with db.writing() as connection:
        game = await games.fetch_game(connection, game_id, lock=True)
        if game is None or game.status is not Status.PLAYING or not game.time_up:
            return
        game = game.ended(game.waiting, Reason.TIME)
        await games.update_game(connection, game, now)
        await stop_clock(connection, game)
        await due.set_due(connection, game.id, DueKind.BOARD, now)


async def expire(db: Database, game_id: int, *, now: float) -> None:
    """End an invitation that nobody has answered."""
    async with db.writing() as connection:
        game = await games.fetch_game(connection, game_id, lock=True)
        if game is None or game.status is not Status.INVITED:
            return
        await games.update_game(connection, game.ended(None, Reason.EXPIRED), now)
        await due.set_due(connection, game.id, DueKind.EDIT, now)


async def end_game(connection: Transaction, ended: Game, *, actor: int, now: float) -> Game:
    """Store a game that `actor` has just ended."""
    await games.update_game(connection, ended, now)
    await stop_clock(connection, ended)
    await expect_showing(connection, ended, actor=actor, now=now, ping_after=0)
    return ended


async def claim_win(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Take the win that a turn out of time gives to the player who waits.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NotWaitingError: the time is not up, or it is the person's own.
    """
    async with db.writing() as connection:
        game = await _load_out_of_time(connection, game_id, person)
        return await end_game(connection, game.ended(person, Reason.TIME), actor=person, now=now)


async def give_time(db: Database, *, game_id: int, person: int, now: float, ping_after: float) -> Game:
    """Give the player whose time is up the time for another turn.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NotWaitingError: the time is not up, or it is the person's own.
    """
    async with db.writing() as connection:
        game = await _load_out_of_time(connection, game_id, person)
        game = await start_clock(connection, replace(game, pinged=None), now)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=ping_after)
    return game


async def _load_out_of_time(connection: Transaction, game_id: int, person: int) -> Game:
    game = await load_playing(connection, game_id, person)
    if not game.time_up or person != game.waiting:
        raise NotWaitingError
    return game
