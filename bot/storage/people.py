"""People's choices and pauses as rows."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, func, select, update

from bot.games import Person, PersonId
from bot.storage.rows import person_of
from bot.storage.tables import pauses, people
from bot.storage.upsert import upsert

_PEOPLE = (
    select(people, func.max(pauses.c.ends_at).label("paused_until"))
    .outerjoin(pauses, pauses.c.person == people.c.id)
    .where(people.c.id.in_(bindparam("ids", expanding=True)))
    .group_by(people.c.id)
)
_LOCK = select(people.c.id).where(people.c.id == bindparam("person")).with_for_update()


def fetch_people(connection: Connection, ids: Collection[PersonId]) -> dict[PersonId, Person]:
    """Load what these people have chosen; who has chosen nothing is left out."""
    return {row.id: person_of(row) for row in connection.execute(_PEOPLE, {"ids": list(ids)})}


def fetch_person(connection: Connection, person: PersonId, *, lock: bool = False) -> Person:
    """Load what a person has chosen; with `lock`, nobody else writes it until this transaction ends."""
    if lock:
        connection.execute(_LOCK, {"person": person})
    return fetch_people(connection, [person]).get(person) or Person(person)


def save_person(connection: Connection, person: Person) -> None:
    """Store what a person has chosen; pauses are stored by themselves."""
    row = {
        "id": person.id,
        "notify": person.notify,
        "style": person.style,
        "theme": person.theme,
        "challenges": person.challenges,
    }
    upsert(connection, people, ("id",), row)


def insert_pause(connection: Connection, person: PersonId, began_at: float, ends_at: float) -> None:
    """Store a pause (seconds since 1970) of somebody whose choices are stored.

    It takes the place of one that began at the very same time.
    """
    row = {"person": person, "began_at": began_at, "ends_at": ends_at}
    upsert(connection, pauses, ("person", "began_at"), row)


def fetch_paused_time(connection: Connection, person: PersonId, since: float) -> float:
    """For how many seconds a person has paused, or will have, since a time."""
    total = select(func.sum(pauses.c.ends_at - pauses.c.began_at)).where(
        pauses.c.person == person, pauses.c.began_at >= since
    )
    return connection.execute(total).scalar_one() or 0.0


def end_pause(connection: Connection, person: PersonId, now: float) -> None:
    """Have a pause that goes on end now."""
    connection.execute(
        update(pauses).where(pauses.c.person == person, pauses.c.ends_at > now).values(ends_at=now)
    )


def fetch_pauses(connection: Connection, person: PersonId) -> list[tuple[float, float]]:
    """When a person's pauses began and ended, in seconds since 1970."""
    found = connection.execute(select(pauses.c.began_at, pauses.c.ends_at).where(pauses.c.person == person))
    return [(row.began_at, row.ends_at) for row in found]


def delete_person(connection: Connection, person: PersonId) -> None:
    """Forget what a person has chosen, and their pauses."""
    connection.execute(delete(people).where(people.c.id == person))
