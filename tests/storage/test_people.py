"""What people and servers have chosen, as rows."""

import pytest
from sqlalchemy.exc import IntegrityError

from bot.games import Clock, Look, Person, Server, Start, Told
from bot.storage import Database, people, servers

ANN, BEN, CAT = 11, 22, 2**63 - 1


async def save(db: Database, *chosen: Person) -> None:
    async with db.writing() as connection:
        for person in chosen:
            await people.save_person(connection, person)


async def pause(db: Database, person: int, *pauses: tuple[float, float]) -> None:
    async with db.writing() as connection:
        for began_at, ends_at in pauses:
            await people.insert_pause(connection, person, began_at, ends_at)


async def fetch(db: Database, person: int) -> Person:
    async with db.reading() as connection:
        return await people.fetch_person(connection, person)


async def test_who_has_chosen_nothing_has_what_holds_for_everybody(db: Database) -> None:
    assert await fetch(db, ANN) == Person(ANN)
    async with db.reading() as connection:
        assert await people.fetch_people(connection, [ANN, BEN]) == {}
        assert await people.fetch_pauses(connection, ANN) == []
        assert await people.fetch_paused_time(connection, ANN, since=0) == 0


@pytest.mark.parametrize("challenges", [True, False])
@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize("told", Told)
async def test_what_a_person_chooses_comes_back(
    db: Database, told: Told, look: Look, challenges: bool
) -> None:
    await save(db, Person(ANN), Person(CAT, told, look, challenges=challenges))
    assert await fetch(db, CAT) == Person(CAT, told, look, challenges=challenges)
    assert await fetch(db, ANN) == Person(ANN)


async def test_the_last_choice_counts_and_leaves_the_pauses_alone(db: Database) -> None:
    await save(db, Person(ANN, Told.DIRECT, Look.TEXT, challenges=False))
    await pause(db, ANN, (1.0, 2.0))
    await save(db, Person(ANN, Told.SILENT))
    assert await fetch(db, ANN) == Person(ANN, Told.SILENT, paused_until=2.0)


async def test_a_person_is_paused_until_the_last_end_there_is(db: Database) -> None:
    await save(db, Person(ANN), Person(BEN))
    await pause(db, ANN, (1.0, 2.5), (10.0, 30.25), (3.0, 4.0))
    async with db.reading() as connection:
        assert await people.fetch_people(connection, [ANN, BEN, CAT]) == {
            ANN: Person(ANN, paused_until=30.25),
            BEN: Person(BEN),
        }
        assert sorted(await people.fetch_pauses(connection, ANN)) == [(1.0, 2.5), (3.0, 4.0), (10.0, 30.25)]
        assert await people.fetch_pauses(connection, BEN) == []


async def test_paused_time_is_counted_from_the_pauses_that_began_since(db: Database) -> None:
    await save(db, Person(ANN), Person(BEN))
    await pause(db, ANN, (1.0, 3.0), (10.0, 14.0), (20.0, 28.0))
    await pause(db, BEN, (10.0, 100.0))
    async with db.reading() as connection:
        assert [await people.fetch_paused_time(connection, ANN, since) for since in (0, 1, 2, 10.5, 21)] == [
            14.0,
            14.0,
            12.0,
            8.0,
            0.0,
        ]


async def test_the_pause_that_goes_on_ends_and_no_other(db: Database) -> None:
    await save(db, Person(ANN), Person(BEN))
    await pause(db, ANN, (1.0, 3.0), (10.0, 40.0))
    await pause(db, BEN, (10.0, 40.0))
    async with db.writing() as connection:
        await people.end_pause(connection, ANN, 20.0)
        assert sorted(await people.fetch_pauses(connection, ANN)) == [(1.0, 3.0), (10.0, 20.0)]
        assert await people.fetch_pauses(connection, BEN) == [(10.0, 40.0)]


async def test_only_whose_choices_are_stored_can_pause(db: Database) -> None:
    with pytest.raises(IntegrityError, match="FOREIGN KEY"):
        await pause(db, ANN, (1.0, 2.0))


async def test_a_person_is_forgotten_with_their_pauses_and_nobody_else_is(db: Database) -> None:
    await save(db, Person(ANN, Told.SILENT), Person(BEN, Told.SILENT))
    await pause(db, ANN, (1.0, 2.0))
    await pause(db, BEN, (1.0, 2.0))
    async with db.writing() as connection:
        await people.delete_person(connection, ANN)
        assert await people.fetch_pauses(connection, ANN) == []
    assert await fetch(db, ANN) == Person(ANN)
    assert await fetch(db, BEN) == Person(BEN, Told.SILENT, paused_until=2.0)


async def test_a_server_that_has_chosen_nothing_has_what_holds_for_all(db: Database) -> None:
    async with db.reading() as connection:
        assert await servers.fetch_server(connection, 7) == Server(7)


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
    async with db.writing() as connection:
        await servers.save_server(connection, Server(8, threads=True))
        # The last choice counts.
        await servers.save_server(
            connection, Server(server.id, frozenset({9}), True, Clock.DAY, Start.SHUFFLED, "cs")
        )
        await servers.save_server(connection, server)
        assert await servers.fetch_server(connection, server.id) == server
        assert await servers.fetch_server(connection, 8) == Server(8, threads=True)
