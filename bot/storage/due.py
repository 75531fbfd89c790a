"""What has to happen later: one row a game and kind, found by an index on its time."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, select, tuple_, update

from bot.games import GameId
from bot.storage.kinds import DueKind
from bot.storage.tables import due
from bot.storage.upsert import upsert

# Where a connection keeps, until its transaction ends, the time of the first thing made due in it.
_DUE_AT: Final = "pop10.due_at"

_CLEAR = delete(due).where(
    due.c.game_id == bindparam("game"), due.c.kind.in_(bindparam("kinds", expanding=True))
)
_NEXT = select(func.min(due.c.due_at))


@dataclass(frozen=True, slots=True)
class Due:
    """Something claimed, for whoever claimed it to do."""

    game_id: GameId
    """The game that it is about."""
    kind: DueKind
    """What is to be done."""
    until: float
    """Nobody else does it before then (seconds since 1970)."""


def set_due(connection: Connection, game_id: GameId, times: dict[DueKind, float]) -> None:
    """Have these done at these times (seconds since 1970), instead of when they were to be done before."""
    rows = [{"game_id": game_id, "kind": kind, "due_at": due_at} for kind, due_at in times.items()]
    upsert(connection, due, ("game_id", "kind"), *rows)
    connection.info[_DUE_AT] = min(*times.values(), connection.info.get(_DUE_AT, float("inf")))


def pop_due_times(connection: Connection) -> float | None:
    """The time of the first thing that was made due since this was last asked, if anything was."""
    return connection.info.pop(_DUE_AT, None)


def clear_due(connection: Connection, game_id: GameId, *kinds: DueKind) -> None:
    """These need not be done any more."""
    connection.execute(_CLEAR, {"game": game_id, "kinds": list(kinds)})


def claim_due(connection: Connection, now: float, *, lease: float, limit: int) -> list[Due]:
    """Take what is due, at most `limit`, for `lease` seconds.

    What is not finished by then, as when the process died, is due again.
    """
    oldest = select(due.c.game_id, due.c.kind).where(due.c.due_at <= now).order_by(due.c.due_at).limit(limit)
    claimed = connection.execute(
        update(due)
        .where(due.c.due_at <= now, tuple_(due.c.game_id, due.c.kind).in_(oldest))
        .values(due_at=now + lease)
        .returning(due.c.game_id, due.c.kind)
    )
    return [Due(game_id, kind, now + lease) for game_id, kind in claimed]


def finish_due(connection: Connection, done: Due) -> None:
    """It is done. Where it has been set anew since it was claimed, that stands."""
    connection.execute(
        delete(due).where(due.c.game_id == done.game_id, due.c.kind == done.kind, due.c.due_at == done.until)
    )


def postpone_due(connection: Connection, claimed: Due, due_at: float) -> None:
    """Have it done at another time (seconds since 1970), unless it has been set anew since it was claimed."""
    connection.execute(
        update(due)
        .where(due.c.game_id == claimed.game_id, due.c.kind == claimed.kind, due.c.due_at == claimed.until)
        .values(due_at=due_at)
    )
    connection.info[_DUE_AT] = min(due_at, connection.info.get(_DUE_AT, float("inf")))


def fetch_next_due(connection: Connection) -> float | None:
    """When the next thing is due, in seconds since 1970; None where nothing is."""
    return connection.execute(_NEXT).scalar_one()
