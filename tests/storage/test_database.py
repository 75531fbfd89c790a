"""The database: opened, migrated, and strict about what it takes. How it is run is in test_running.py."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, column, func, insert, inspect, select, table, text
from sqlalchemy.exc import IntegrityError

from bot.errors import ConflictError
from bot.storage import Database, StorageError
from bot.storage.tables import metadata

ROOT = Path(__file__).parents[2]

GAME = {
    "id": 1,
    "status": "playing",
    "challenger": 1,
    "opponent": 2,
    "colour": "random",
    "start": "fill",
    "red": 2,
    "yellow": 1,
    "start_position": "7/7/7/7/7/7 r fill 0-0",
    "position": "7/7/7/7/7/7 r fill 0-0",
    "quiet_turns": 0,
    "stood": "",
    "number": 0,
    "version": 0,
    "channel_id": 10,
    "locale": "en-US",
    "created_at": 0.0,
}
ENDED = {"status": "ended", "reason": "resigned", "winner": 1, "ended_at": 1.0}
PLY = {"game_id": 1, "number": 0, "ply": "d4", "played_at": 0.0}
BOARD = {"game_id": 1, "channel_id": 10, "can_post": 1, "can_attach": 0}
PERSON = {"id": 1, "notify": "channel", "style": "picture", "theme": "classic", "challenges": 1}
PAUSE = {"person": 1, "began_at": 1.0, "ends_at": 2.0}
SERVER = {"id": 1, "channels": "", "threads": 0, "clock": 3, "start": "fill"}
DUE = {"game_id": 1, "kind": "board", "due_at": 0.0}
FACT = {"name": "commands", "value": ""}
REVIEW = {"game_id": 1, "result": "{}"}


async def insert_row(db: Database, name: str, row: dict[str, object]) -> None:
    """Insert past all that our own code would check."""
    statement = insert(table(name, *map(column, row))).values(row)
    await db.write(lambda connection: connection.execute(statement))


async def count(db: Database, name: str) -> int:
    statement = select(func.count()).select_from(table(name))
    return await db.read(lambda connection: connection.execute(statement).scalar_one())


async def execute(db: Database, statement: str) -> None:
    await db.write(lambda connection: connection.execute(text(statement)))


def schema(connection: Connection) -> dict[str, object]:
    """What a database says of its tables, with the constraints that Alembic does not compare."""
    found = inspect(connection)
    return {
        name: {
            "columns": [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)],
            "primary key": found.get_pk_constraint(name),
            "foreign keys": found.get_foreign_keys(name),
            "checks": sorted((str(c["name"]), c["sqltext"]) for c in found.get_check_constraints(name)),
            "indexes": sorted(
                (
                    str(i["name"]),
                    i["column_names"],
                    i["unique"],
                    str(i["dialect_options"].get("sqlite_where")),
                )
                for i in found.get_indexes(name)
            ),
        }
        for name in found.get_table_names()
        if name != "alembic_version"
    }


async def test_the_migrations_make_the_tables_of_the_code(db: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await db.read(differences) == []


async def test_the_migrations_make_the_constraints_of_the_code(db: Database) -> None:
    def compare(connection: Connection) -> None:
        migrated = schema(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert migrated == schema(connection)
        assert migrated.keys() == metadata.tables.keys()

    await db.write(compare)


async def test_opening_again_keeps_what_is_there(url: str) -> None:
    first = await Database.open(url)
    await insert_row(first, "games", GAME)
    await first.close()
    for _ in range(2):
        again = await Database.open(url)
        assert await count(again, "games") == 1
        await again.close()


def open_in_processes(url: str, count: int) -> None:
    """Have as many processes open the database at the same moment, and close it."""
    script = f"""
import asyncio
from bot.storage import Database
async def main():
    database = await Database.open({url!r})
    await database.close()
input()
asyncio.run(main())
"""
    # The imports, which take longest, are done when the line comes for which they wait.
    children = [
        subprocess.Popen(
            [sys.executable, "-c", script], cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(count)
    ]
    for child in children:
        assert child.stdin
        child.stdin.write("\n")
        child.stdin.flush()
    endings = [(child.communicate()[1], child.returncode) for child in children]
    assert endings == [("", 0)] * count


async def test_two_processes_open_a_new_file_at_the_same_moment(url: str) -> None:
    open_in_processes(url, 2)


async def test_opening_a_new_file_waits_for_another_who_writes_to_it(tmp_path: Path) -> None:
    # SQLite itself does not wait here, whatever its busy_timeout, until the file is in WAL mode.
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as someone:
        someone.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Database.open(f"sqlite+aiosqlite:///{file}"))
        await asyncio.wait([opening], timeout=0.1)
        someone.execute("COMMIT")
    database = await opening
    assert await count(database, "games") == 0
    await database.close()


@pytest.mark.parametrize("kind", ["read", "write"])
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
)
async def test_sqlite_is_told_to_be_careful(db: Database, kind: str, pragma: str, value: object) -> None:
    assert await getattr(db, kind)(ask, pragma) == value


async def test_who_reads_waits_in_sqlite_and_who_writes_in_our_own_code(db: Database) -> None:
    assert await db.read(ask, "busy_timeout") == 30_000
    assert await db.write(ask, "busy_timeout") == 0


def ask(connection: Connection, pragma: str) -> object:
    return connection.execute(text(f"PRAGMA {pragma}")).scalar_one()


@pytest.mark.parametrize(
    ("name", "row", "constraint"),
    [
        ("games", GAME | {"clock": None}, "games.clock"),
        ("games", GAME | {"time_up": 2}, "time_up"),
        ("games", GAME | {"offer": "draw"}, "ck_games_offer_has_an_author"),
        ("games", GAME | {"offer_by": 1}, "ck_games_offer_has_an_author"),
        ("games", GAME | ENDED | {"deadline": 1.0}, "ck_games_pending"),
        ("games", GAME | ENDED | {"time_up": 1}, "ck_games_pending"),
        ("games", GAME | ENDED | {"offer": "draw", "offer_by": 1}, "ck_games_pending"),
        ("games", GAME | {"status": "invited", "deadline": 1.0}, "ck_games_pending"),
        ("games", GAME | {"opponent": 1, "red": 1}, "ck_games_two_people"),
        ("games", GAME | {"red": 1}, "ck_games_sides"),
        ("games", GAME | {"red": 3}, "ck_games_sides"),
        ("games", GAME | ENDED | {"winner": 3}, "ck_games_winner_plays"),
        ("games", GAME | {"winner": 1}, "ck_games_ended_with_reason"),
        ("games", GAME | {"reason": "resigned"}, "ck_games_ended_with_reason"),
        ("games", GAME | {"ended_at": 1.0}, "ck_games_ended_with_reason"),
        ("games", GAME | ENDED | {"reason": None}, "ck_games_ended_with_reason"),
        ("games", GAME | ENDED | {"ended_at": None}, "ck_games_ended_with_reason"),
        ("games", GAME | {"red": None}, "games.red"),
        *(
            ("games", GAME | {name: None}, f"games.{name}")
            for name in ("start_position", "position", "quiet_turns", "stood", "number", "version")
        ),
        ("games", GAME | {"turn_start": "7/7/7/7/7/7 r fill 0-0"}, "ck_games_turn"),
        ("games", GAME | {"turn_plies": "d1"}, "ck_games_turn"),
        ("plies", PLY | {"number": -1}, "ck_plies_number"),
        ("plies", PLY | {"ply": "d8"}, "ck_plies_ply"),
        ("plies", PLY | {"ply": "x1"}, "ck_plies_ply"),
        ("plies", PLY | {"ply": ""}, "ck_plies_ply"),
        ("plies", PLY | {"game_id": 2}, "FOREIGN KEY"),
        ("plies", PLY | {"undone": 2}, "undone"),
        ("boards", BOARD | {"can_post": 2}, "can_post"),
        ("boards", BOARD | {"can_attach": 2}, "can_attach"),
        ("boards", BOARD | {"game_id": 2}, "FOREIGN KEY"),
        ("due", {"game_id": 2, "kind": "board", "due_at": 0.0}, "FOREIGN KEY"),
        ("due", {"game_id": 1, "kind": "board", "due_at": None}, "due.due_at"),
        ("people", PERSON | {"challenges": 2}, "challenges"),
        ("pauses", PAUSE, "FOREIGN KEY"),
        ("servers", SERVER | {"threads": 2}, "threads"),
        ("servers", SERVER | {"channels": None}, "servers.channels"),
        ("facts", {"name": "commands", "value": None}, "facts.value"),
    ],
)
async def test_the_schema_refuses_nonsense(
    db: Database, name: str, row: dict[str, object], constraint: str
) -> None:
    if name != "games":
        await insert_row(db, "games", GAME)
    before = await count(db, name)
    with pytest.raises(ConflictError) as refused:
        await insert_row(db, name, row)
    assert constraint in str(refused.value.__cause__)
    assert await count(db, name) == before


async def test_the_schema_takes_what_makes_sense(db: Database) -> None:
    # Otherwise the refusals above would say nothing about what they are for.
    await insert_row(db, "games", GAME)
    await insert_row(db, "games", GAME | ENDED | {"id": 2})
    await insert_row(db, "games", GAME | ENDED | {"id": 3, "reason": "agreed", "winner": None})
    pending = {"clock": 3, "deadline": 1.0, "time_up": 1, "offer": "draw", "offer_by": 1}
    await insert_row(db, "games", GAME | pending | {"id": 4})
    # Of two who both asked to be forgotten.
    forgotten = {"challenger": 0, "opponent": 0, "red": 0, "yellow": 0, "winner": 0}
    await insert_row(db, "games", GAME | ENDED | forgotten | {"id": 5})
    await insert_row(db, "plies", PLY)
    await insert_row(db, "plies", PLY | {"number": 1, "undone": 1})
    await insert_row(db, "boards", BOARD)
    await insert_row(db, "due", DUE)
    await insert_row(db, "facts", FACT)
    await insert_row(db, "reviews", REVIEW)
    await insert_row(db, "people", PERSON)
    await insert_row(db, "pauses", PAUSE)
    await insert_row(db, "servers", SERVER)


async def test_a_pause_ends_no_earlier_than_it_began(db: Database) -> None:
    await insert_row(db, "people", PERSON)
    with pytest.raises(ConflictError) as refused:
        await insert_row(db, "pauses", PAUSE | {"ends_at": 0.5})
    assert "ck_pauses_order" in str(refused.value.__cause__)


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("games", GAME),
        ("plies", PLY),
        ("boards", BOARD),
        ("due", DUE),
        ("people", PERSON),
        ("servers", SERVER),
        ("facts", FACT),
        ("reviews", REVIEW),
    ],
)
async def test_what_is_there_already_is_a_conflict(db: Database, name: str, row: dict[str, object]) -> None:
    if name != "games":
        await insert_row(db, "games", GAME)
    await insert_row(db, name, row)
    with pytest.raises(ConflictError) as refused:
        await insert_row(db, name, row)
    assert isinstance(refused.value.__cause__, IntegrityError)
    assert await count(db, name) == 1


async def test_what_belongs_to_a_game_goes_with_it(db: Database) -> None:
    await insert_row(db, "games", GAME)
    await insert_row(db, "plies", PLY)
    await insert_row(db, "boards", BOARD)
    await insert_row(db, "due", DUE)
    await insert_row(db, "reviews", REVIEW)
    await execute(db, "DELETE FROM games")
    assert [await count(db, name) for name in ("plies", "boards", "due", "reviews")] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "Could not parse"),
        ("pop10.db", "Could not parse"),
        ("oracle9://localhost/games", "Can't load plugin"),
        ("sqlite+carrier_pigeon:///games.db", "Can't load plugin"),
        ("sqlite:///games.db", "requires an async driver"),
        ("postgresql://localhost/games", "No module named"),
        ("postgresql+asyncpg://localhost:port/games", "where a number belongs"),
        ("sqlite+aiosqlite://games.db", "Invalid SQLite URL"),
    ],
)
async def test_a_url_without_sense_is_refused(url: str, reason: str) -> None:
    with pytest.raises(StorageError, match=f"^DATABASE_URL is not usable: .*{reason}"):
        await Database.open(url)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(
        StorageError, match=f"^the database .*{tmp_path.name} cannot be opened: unable to open"
    ):
        await Database.open(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_database_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"games\.db cannot be opened: unable to open"):
        await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'games.db'}")
    assert not (tmp_path / "nowhere").exists()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)
    with pytest.raises(StorageError, match=r"letter\.txt cannot be opened: file is not a database"):
        await Database.open(f"sqlite+aiosqlite:///{file}")
    assert file.read_text() == "Dear Ann, " * 200


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str, db: Database) -> None:
    await execute(db, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match=r"cannot be opened: .*'9999'"):
        await Database.open(url)
    version = text("SELECT version_num FROM alembic_version")
    assert await db.read(lambda connection: connection.execute(version).scalar_one()) == "9999"


async def test_a_database_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    theirs = await Database.open(url)
    await theirs.write(metadata.drop_all)
    await execute(theirs, "DROP TABLE alembic_version")
    await execute(theirs, "CREATE TABLE games (name TEXT)")
    with pytest.raises(StorageError, match="cannot be opened: table games already exists"):
        await Database.open(url)
    assert await theirs.read(lambda connection: inspect(connection).get_table_names()) == ["games"]
    await theirs.close()


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite://bot:hidden@localhost/games.db",
        "postgresql://bot:hidden@localhost/games",
        "oracle9://bot:hidden@localhost/games",
        "sqlite+aiosqlite:bot:hidden@localhost",
        # With a character in it that should have been written as %40 or %3A.
        "postgresql+asyncpg://bot:p@ss:hidden@localhost/games",
        "postgresql+asyncpg://bot:p@ss:1hidden/games",
        "postgresql+asyncpg://bot@ss:hidden@localhost/games",
    ],
)
async def test_a_refusal_does_not_show_the_password(url: str) -> None:
    with pytest.raises(StorageError) as refusal:
        await Database.open(url)
    assert "hidden" not in str(refusal.value)


async def test_a_file_that_cannot_be_written_is_refused_at_the_start(migrated: Path) -> None:
    with pytest.raises(StorageError, match=r"cannot be opened: attempt to write a readonly database"):
        await Database.open(f"sqlite+aiosqlite:///file:{migrated}?mode=ro&uri=true")
