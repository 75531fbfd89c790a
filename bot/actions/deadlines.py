"""The time that a turn may take, and what happens when it is up.

Nothing here notifies anybody: each change makes the board due, and whoever shows it knows from the
game whom it is for.
"""

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from bot.actions.by import By
from bot.actions.loading import load_playing, save
from bot.actions.showing import expect_showing, showing_times
from bot.errors import NotWaitingError
from bot.games import Clock, Game, GameId, PersonId, Reason, Status
from bot.storage import due, games
from bot.storage.due import DueKind

REMIND_AFTER: Final = 0.8
"""The share of a turn's time after which the player is reminded."""
FORFEIT_AFTER: Final = 7 * 86_400
"""How long the opponent of somebody whose time is up may think about it: nothing is forced on friends."""
INVITATION_LASTS: Final = 3 * 86_400
"""After this an invitation expires."""


def begin_turn(connection: Connection, game: Game, by: By) -> Game:
    """Store a game that `by` has changed so that a turn begins, and have it shown.

    The player to move has the whole time for it, from the end of their pause if they have one.

    Raises:
        ConflictError: somebody else has changed the game since it was loaded.
    """
    times: dict[DueKind, float] = {}
    seconds = game.clock.seconds
    if seconds is not None:
        if game.time_up:
            due.clear_due(connection, game.id, DueKind.FORFEIT)
        deadline = max(by.now, game.person(game.to_move).paused_until or 0) + seconds
        times = {DueKind.REMIND: _reminder_at(deadline, seconds), DueKind.TIME_UP: deadline}
        game = replace(game, deadline=deadline, time_up=False)
    game = save(connection, game, by.now)
    due.set_due(connection, game.id, {**times, **showing_times(game, by)})
    return game


def shift_clock(connection: Connection, game: Game, seconds: float, now: float) -> None:
    """Move the deadline of the turn in progress, later or, with negative `seconds`, earlier."""
    if game.deadline is None or game.clock.seconds is None or game.time_up:
        return
    deadline = game.deadline + seconds
    times = {DueKind.TIME_UP: deadline, DueKind.EDIT: now}
    reminder = _reminder_at(deadline, game.clock.seconds)
    if reminder > now:
        times[DueKind.REMIND] = reminder
    due.set_due(connection, game.id, times)
    save(connection, replace(game, deadline=deadline), now)


def _reminder_at(deadline: float, seconds: int) -> float:
    return deadline - (1 - REMIND_AFTER) * seconds


def remind(connection: Connection, game_id: GameId, now: float) -> None:
    """Have the player to move notified once more."""
    game = games.fetch_game(connection, game_id, lock=True)
    if game is None or game.deadline is None or game.clock.seconds is None or game.time_up:
        return
    # Where a new turn began, or a pause, since this was due, there will be another reminder.
    if _reminder_at(game.deadline, game.clock.seconds) > now:
        return
    save(connection, replace(game, notified_turn=None), now)
    due.set_due(connection, game.id, {DueKind.BOARD: now})


def call_time(connection: Connection, game_id: GameId, now: float) -> None:
    """Offer the win to the opponent of a player whose time is up."""
    game = games.fetch_game(connection, game_id, lock=True)
    if game is None or game.deadline is None or game.time_up or game.deadline > now:
        return
    save(connection, replace(game, time_up=True), now)
    due.set_due(connection, game.id, {DueKind.FORFEIT: now + FORFEIT_AFTER, DueKind.BOARD: now})


def forfeit(connection: Connection, game_id: GameId, now: float) -> None:
    """End a game whose time has been up for long, as a win of the one who waited."""
    game = games.fetch_game(connection, game_id, lock=True)
    if game is None or game.status is not Status.PLAYING or not game.time_up:
        return
    game = save(connection, game.ended(game.waiting, Reason.TIME), now)
    _stop_clock(connection, game)
    due.set_due(connection, game.id, {DueKind.BOARD: now})


def expire(connection: Connection, game_id: GameId, now: float) -> None:
    """End an invitation that nobody has answered."""
    game = games.fetch_game(connection, game_id, lock=True)
    if game is None or game.status is not Status.INVITED:
        return
    save(connection, game.ended(None, Reason.EXPIRED), now)
    due.set_due(connection, game.id, {DueKind.EDIT: now})


def end_game(connection: Connection, ended: Game, by: By) -> Game:
    """Store a game that somebody has just ended."""
    ended = save(connection, ended, by.now)
    _stop_clock(connection, ended)
    expect_showing(connection, ended, by)
    return ended


def claim_win(connection: Connection, game_id: GameId, by: By) -> Game:
    """Take the win that a turn out of time gives to the player who waits.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NotWaitingError: the time is not up, or it is the person's own.
    """
    game = _load_out_of_time(connection, game_id, by.person)
    return end_game(connection, game.ended(by.person, Reason.TIME), by)


def give_time(connection: Connection, game_id: GameId, by: By) -> Game:
    """Give the player whose time is up the time for another turn.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NotWaitingError: the time is not up, or it is the person's own.
    """
    game = _load_out_of_time(connection, game_id, by.person)
    return begin_turn(connection, replace(game, notified_turn=None), by)


def _load_out_of_time(connection: Connection, game_id: GameId, person: PersonId) -> Game:
    game = load_playing(connection, game_id, person)
    if not game.time_up or person != game.waiting:
        raise NotWaitingError
    return game


def _stop_clock(connection: Connection, game: Game) -> None:
    """Have nothing happen any more when time passes in a game that has ended."""
    if game.clock is not Clock.NONE:
        due.clear_due(connection, game.id, DueKind.REMIND, DueKind.TIME_UP, DueKind.FORFEIT)
