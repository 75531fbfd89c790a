"""What people and servers have chosen, as rows."""

import pytest

from bot.errors import ConflictError
from bot.games import BoardStyle, Clock, Notify, Person, Server, Start, ThemeName
from bot.storage import Database, people, servers

ANN, BEN, CAT = 11, 22, 2**63 - 1


async def save(db: Database, *chosen: Person) -> None:
    for person in chosen:
        await db.write(people.save_person, person)


async def pause(db: Database, person: int, *pauses: tuple[float, float]) -> None:
    for began_at, ends_at in pauses:
        await db.write(people.insert_pause, person, began_at, ends_at)


async def fetch(db: Database, person: int) -> Person:
    return await db.read(people.fetch_person, person)


async def fetch_pauses(db: Database, person: int) -> list[tuple[float, float]]:
    return sorted(await db.read(people.fetch_pauses, person))


async def test_who_has_chosen_nothing_has_what_holds_for_everybody(db: Database) -> None:
    assert await fetch(db, ANN) == Person(ANN)
    assert await db.read(people.fetch_people, [ANN, BEN]) == {}
    assert await fetch_pauses(db, ANN) == []
    assert await db.read(people.fetch_paused_time, ANN, since=0) == 0


@pytest.mark.parametrize("challenges", [True, False])
@pytest.mark.parametrize("style", BoardStyle)
@pytest.mark.parametrize("notify", Notify)
async def test_what_a_person_chooses_comes_back(
    db: Database, notify: Notify, style: BoardStyle, challenges: bool
) -> None:
    chosen = Person(CAT, notify, style, ThemeName("high-contrast"), challenges=challenges)
    await save(db, Person(ANN), chosen)
    assert await fetch(db, CAT) == chosen
    assert await fetch(db, ANN) == Person(ANN)


async def test_the_last_choice_counts_and_leaves_the_pauses_alone(db: Database) -> None:
    await save(db, Person(ANN, Notify.DIRECT, BoardStyle.TEXT, challenges=False))
    await pause(db, ANN, (1.0, 2.0))
    await save(db, Person(ANN, Notify.SILENT))
    assert await fetch(db, ANN) == Person(ANN, Notify.SILENT, paused_until=2.0)


async def test_a_person_is_paused_until_the_last_end_there_is(db: Database) -> None:
    await save(db, Person(ANN), Person(BEN))
    await pause(db, ANN, (1.0, 2.5), (10.0, 30.25), (3.0, 4.0))
    both = {ANN: Person(ANN, paused_until=30.25), BEN: Person(BEN)}
    assert await db.read(people.fetch_people, [ANN, BEN, CAT]) == both
    assert await fetch_pauses(db, ANN) == [(1.0, 2.5), (3.0, 4.0), (10.0, 30.25)]
    assert await fetch_pauses(db, BEN) == []


async def test_paused_time_is_counted_from_the_pauses_that_began_since(db: Database) -> None:
    await save(db, Person(ANN), Person(BEN))
    await pause(db, ANN, (1.0, 3.0), (10.0, 14.0), (20.0, 28.0))
    await pause(db, BEN, (10.0, 100.0))
    for since, seconds in [(0, 14.0), (1, 14.0), (2, 12.0), (10.5, 8.0), (21, 0.0)]:
        assert await db.read(people.fetch_paused_time, ANN, since) == seconds


async def test_the_pause_that_goes_on_ends_and_no_other(db: Database) -> None:
    await save(db, Person(ANN), Person(BEN))
    await pause(db, ANN, (1.0, 3.0), (10.0, 40.0))
    await pause(db, BEN, (10.0, 40.0))
    await db.write(people.end_pause, ANN, 20.0)
    assert await fetch_pauses(db, ANN) == [(1.0, 3.0), (10.0, 20.0)]
    assert await fetch_pauses(db, BEN) == [(10.0, 40.0)]


async def test_only_whose_choices_are_stored_can_pause(db: Database) -> None:
    with pytest.raises(ConflictError) as refused:
        await pause(db, ANN, (1.0, 2.0))
    assert "FOREIGN KEY" in str(refused.value.__cause__)


async def test_a_person_is_forgotten_with_their_pauses_and_nobody_else_is(db: Database) -> None:
    await save(db, Person(ANN, Notify.SILENT), Person(BEN, Notify.SILENT))
    await pause(db, ANN, (1.0, 2.0))
    await pause(db, BEN, (1.0, 2.0))
    await db.write(people.delete_person, ANN)
    assert await fetch_pauses(db, ANN) == []
    assert await fetch(db, ANN) == Person(ANN)
    assert await fetch(db, BEN) == Person(BEN, Notify.SILENT, paused_until=2.0)


async def test_a_server_that_has_chosen_nothing_has_what_holds_for_all(db: Database) -> None:
    assert await db.read(servers.fetch_server, 7) == Server(7)


@pytest.mark.parametrize(
    "server",
    [
        Server(CAT),
        Server(7, threads=True, locale="pt-BR"),
        Server(7, frozenset({1, CAT})),
        # As many as a menu offers, with the longest ids there are.
        Server(7, frozenset(CAT - number for number in range(25))),
        *(Server(7, clock=clock) for clock in Clock),
        *(Server(7, start=start) for start in Start),
    ],
)
async def test_what_a_server_chooses_comes_back(db: Database, server: Server) -> None:
    # The last choice counts.
    before = Server(server.id, frozenset({9}), True, Clock.DAY, Start.SHUFFLED, "cs")
    for each in (Server(8, threads=True), before, server):
        await db.write(servers.save_server, each)
    assert await db.read(servers.fetch_server, server.id) == server
    assert await db.read(servers.fetch_server, 8) == Server(8, threads=True)
