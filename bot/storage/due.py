"""What has to happen later: one row a game and kind, found by an index on its time."""

from dataclasses import dataclass

from sqlalchemy import delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.kinds import DueKind
from bot.storage.tables import due
from bot.storage.upsert import upsert


@dataclass(frozen=True, slots=True)
class Due:
    """Something claimed: nobody else does it before `until` (seconds since 1970)."""

    game_id: int
    kind: DueKind
    until: float


async def set_due(connection: AsyncConnection, game_id: int, kind: DueKind, due_at: float) -> None:
    """Have it done at `due_at` (seconds since 1970), instead of when it was to be done before."""
    await upsert(connection, due, {"game_id": game_id, "kind": kind.value}, {"due_at": due_at})


async def clear_due(connection: AsyncConnection, game_id: int, *kinds: DueKind) -> None:
    """These need not be done any more."""
    values = [kind.value for kind in kinds]
    await connection.execute(delete(due).where(due.c.game_id == game_id, due.c.kind.in_(values)))


async def claim_due(connection: AsyncConnection, now: float, *, lease: float, limit: int) -> list[Due]:
    """Take what is due, at most `limit`, for `lease` seconds.

    What is not finished by then, as when the process died, is due again.
    """
    oldest = select(due.c.game_id, due.c.kind).where(due.c.due_at <= now).order_by(due.c.due_at).limit(limit)
    claimed = await connection.execute(
        update(due)
        .where(due.c.due_at <= now, tuple_(due.c.game_id, due.c.kind).in_(oldest))
        .values(due_at=now + lease)
        .returning(due.c.game_id, due.c.kind)
    )
    return [Due(game_id, DueKind(kind), now + lease) for game_id, kind in claimed]


async def finish_due(connection: AsyncConnection, done: Due) -> None:
    """It is done. Where it has been set anew since it was claimed, that stands."""
    await connection.execute(
        delete(due).where(
            due.c.game_id == done.game_id, due.c.kind == done.kind.value, due.c.due_at == done.until
        )
    )


async def fetch_next_due(connection: AsyncConnection) -> float | None:
    """When the next thing is due, in seconds since 1970; None where nothing is."""
    return (await connection.execute(select(func.min(due.c.due_at)))).scalar_one()
