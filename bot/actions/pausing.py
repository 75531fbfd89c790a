"""Holidays: for some days a year all clocks of a person stand still."""

from typing import Final

from sqlalchemy import Connection

from bot.actions.deadlines import shift_clock
from bot.errors import PauseTooLongError
from bot.games import Person, PersonId, Status
from bot.storage import games
from bot.storage.people import end_pause, fetch_paused_time, fetch_person, insert_pause, save_person

DAY: Final = 86_400
DAYS_A_YEAR: Final = 14
"""How long a person may pause within a year."""
_MOST_GAMES: Final = 100


def pause(connection: Connection, person: PersonId, days: int, now: float) -> Person:
    """Have all clocks of a person stand still for some days from now; 0 days ends a pause.

    A pause that goes on is replaced. Their deadlines move by as much, so that an opponent sees at
    once when the time is up.

    Raises:
        PauseTooLongError: the person has not so many days left this year.
    """
    before = fetch_person(connection, person, lock=True)
    save_person(connection, before)
    end_pause(connection, person, now)
    used = fetch_paused_time(connection, person, since=now - 365 * DAY)
    # A pause that was ended in the same second has used nothing that is worth a day.
    left = int((DAYS_A_YEAR * DAY - used + 1) / DAY)
    if days > left:
        raise PauseTooLongError(left)
    if days:
        insert_pause(connection, person, now, now + days * DAY)
    remaining = max((before.paused_until or now) - now, 0)
    for game in games.fetch_games_of(connection, person, Status.PLAYING, limit=_MOST_GAMES):
        if game.to_move == person:
            shift_clock(connection, game, days * DAY - remaining, now)
    return fetch_person(connection, person)
