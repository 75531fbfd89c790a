"""People's choices and pauses as rows."""

from collections.abc import Collection

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import Look, Person, ThemeName, Told
from bot.storage.tables import pauses, people
from bot.storage.upsert import upsert

_PEOPLE = (
    select(people, func.max(pauses.c.ends_at).label("paused_until"))
    .outerjoin(pauses, pauses.c.person == people.c.id)
    .group_by(people.c.id)
)


async def fetch_people(connection: AsyncConnection, ids: Collection[int]) -> dict[int, Person]:
    """Load what these people have chosen; who has chosen nothing is left out."""
    return {
        row.id: Person(
            row.id,
            told=Told(row.told),
            look=Look(row.look),
            theme=ThemeName(row.theme),
            challenges=row.challenges,
            paused_until=row.paused_until,
        )
        for row in await connection.execute(_PEOPLE.where(people.c.id.in_(ids)))
    }


async def fetch_person(connection: AsyncConnection, person: int) -> Person:
    """Load what a person has chosen."""
    return (await fetch_people(connection, [person])).get(person) or Person(person)


async def save_person(connection: AsyncConnection, person: Person) -> None:
    """Store what a person has chosen; pauses are stored by themselves."""
    await upsert(
        connection,
        people,
        {"id": person.id},
        {
            "told": person.told.value,
            "look": person.look.value,
            "theme": person.theme.value,
            "challenges": person.challenges,
        },
    )


async def insert_pause(connection: AsyncConnection, person: int, began_at: float, ends_at: float) -> None:
    """Store a pause (seconds since 1970) of somebody whose choices are stored.

    It takes the place of one that began at the very same time.
    """
    await upsert(connection, pauses, {"person": person, "began_at": began_at}, {"ends_at": ends_at})


async def fetch_paused_time(connection: AsyncConnection, person: int, since: float) -> float:
    """For how many seconds a person has paused, or will have, since a time."""
    total = select(func.sum(pauses.c.ends_at - pauses.c.began_at)).where(
        pauses.c.person == person, pauses.c.began_at >= since
    )
    return (await connection.execute(total)).scalar_one() or 0.0


async def end_pause(connection: AsyncConnection, person: int, now: float) -> None:
    """Have a pause that goes on end now."""
    await connection.execute(
        update(pauses).where(pauses.c.person == person, pauses.c.ends_at > now).values(ends_at=now)
    )


async def fetch_pauses(connection: AsyncConnection, person: int) -> list[tuple[float, float]]:
    """When a person's pauses began and ended, in seconds since 1970."""
    found = await connection.execute(
        select(pauses.c.began_at, pauses.c.ends_at).where(pauses.c.person == person)
    )
    return [(row.began_at, row.ends_at) for row in found]


async def delete_person(connection: AsyncConnection, person: int) -> None:
    """Forget what a person has chosen, and their pauses."""
    await connection.execute(delete(people).where(people.c.id == person))
