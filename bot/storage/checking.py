"""Comparing what is kept beside the plies with the plies, and putting it right."""

from typing import cast

from sqlalchemy import Connection, String, bindparam, func, select, type_coerce, update

from bot.games import GameId
from bot.storage.games import fetch_history
from bot.storage.rows import standing_values
from bot.storage.tables import games, plies

_COLUMNS = ("position", "turn_start", "turn_plies", "quiet_turns", "stood", "number")
# As text, as what stands there may be no position at all.
_STORED = select(
    *(type_coerce(games.c[name], String()).label(name) for name in _COLUMNS), games.c.offered_at
).where(games.c.id == bindparam("game"))
_LAST_NUMBER = select(func.max(plies.c.number)).where(plies.c.game_id == bindparam("game"))


def count_games(connection: Connection) -> int:
    """How many games are stored."""
    return connection.execute(select(func.count()).select_from(games)).scalar_one()


def fetch_game_ids(connection: Connection, after: GameId, limit: int) -> list[GameId]:
    """The ids of the next games after one, the lowest first."""
    found = connection.execute(select(games.c.id).where(games.c.id > after).order_by(games.c.id).limit(limit))
    return list(found.scalars())


def check_standing(connection: Connection, game_id: GameId, *, repair: bool) -> tuple[str, ...]:
    """The columns of a game in which something else stands than follows from its plies.

    With `repair`, what follows stands there afterwards.

    Raises:
        IllegalPlyError, NotationError: the start and the plies are no game.
    """
    stored = connection.execute(_STORED, {"game": game_id}).mappings().one()
    last = connection.execute(_LAST_NUMBER, {"game": game_id}).scalar_one()
    values = standing_values(fetch_history(connection, game_id).standing)
    # A takeback leaves a number out, and says so as an offer does.
    values["number"] = max(0 if last is None else last + 1, stored["offered_at"] or 0)
    wrong = tuple(name for name in _COLUMNS if _text(stored[name]) != _text(values[name]))
    if wrong and repair:
        connection.execute(
            update(games)
            .where(games.c.id == game_id)
            .values({**{name: values[name] for name in wrong}, "version": games.c.version + 1})
        )
    return wrong


def _text(value: object) -> str | None:
    """A value as it stands in its column, but for being text."""
    if value is None:
        return None
    if isinstance(value, tuple):
        return " ".join(map(str, cast("tuple[object, ...]", value)))
    return str(value)
