"""What was stored before a migration is there after it, and means the same."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from bot.games import (
    NOBODY,
    Board,
    BoardStyle,
    Clock,
    ColourChoice,
    Game,
    History,
    Level,
    Notify,
    Offer,
    OfferKind,
    Person,
    Reason,
    Server,
    Start,
    Status,
    ThemeName,
)
from bot.rules import Phase, Ply, Position
from bot.storage import Database, StorageError, database, facts, games, people, reviews, servers
from bot.storage.tables import metadata
from tests.actions import keen
from tests.storage.test_database import open_in_processes, schema

ANN, BEN, CAT, BOT = 11, 22, 33, 99
EMPTY = "7/7/7/7/7/7 r fill 0-0"
# Two discs each go to and fro, and after two turns of each side all is as it was.
CIRCLE = "7/7/7/7/7/r5y r pop 0-0"
ROUND = "p1 r2 p7 r6 p2 r1 p6 r7"
DEFAULTS = {
    "status": "playing",
    "challenger": ANN,
    "opponent": BEN,
    "colour": "red",
    "start": "fill",
    "start_position": EMPTY,
    "channel_id": 1001,
    "locale": "en-US",
    "clock": 0,
    "created_at": 5.5,
}


def whole_game(seed: int) -> tuple[str, str]:
    """A game from a shuffled grid to its end: where it began, and its plies."""
    random = Random(seed)
    start = position = Position.shuffled(random)
    played: list[Ply] = []
    while position.phase is not Phase.OVER:
        played.append(keen(position, random))
        position = position.after(played[-1])
    return str(start), " ".join(map(str, played))


SHUFFLED, ALL_PLIES = whole_game(1)

# A row of the old table `games`, and the plies of the game: those that were taken back in brackets, and
# `_` for a number that a takeback has left out.
GAMES: list[tuple[dict[str, object], str]] = [
    ({"status": "invited", "colour": "random"}, ""),
    ({"status": "invited", "opponent": NOBODY, "start": "shuffled", "start_position": SHUFFLED}, ""),
    ({"pinged": 0}, ""),
    ({"pinged": 2, "locale": "cs"}, "d4 d1"),
    ({"clock": 3, "deadline": 1234.5, "time_up": 1}, "d4"),
    ({"offer": "takeback", "offer_by": BEN, "offered_at": 3}, "d1 d2 d3"),
    # The last takeback left a number out, and nothing was played after it.
    ({"offered_at": 5}, "d1 d2 (d3) (d4)"),
    # Two, of which the first left a number out too.
    ({"offered_at": 8}, "d1 (d2) (d3) _ (d7) (d6) d5"),
    # Everything was taken back.
    ({"offered_at": 2}, "(d4)"),
    # In hand, in the middle of a chain, and after a turn that was forced.
    ({"start_position": "7/7/7/7/7/rrr3y r pop 1-2"}, "p1"),
    ({"start_position": "7/7/7/7/7/rrrr1y1 r pop 0-0"}, "p1 p2"),
    ({"start_position": "ryyyryy/yrryyrr/ryyrryr/yrryyry/ryyrryy/rrrryyr r pop 0-0"}, "p7 r7"),
    # A draw may be claimed.
    ({"start_position": CIRCLE}, f"{ROUND} {ROUND}"),
    ({"status": "ended", "reason": "points", "start": "shuffled", "start_position": SHUFFLED}, ALL_PLIES),
    ({"status": "ended", "reason": "resigned", "winner": BEN}, "d1 d2"),
    ({"status": "ended", "reason": "declined"}, ""),
    ({"status": "ended", "reason": "stopped", "note": "“Not here, please.”"}, "d7"),
    (
        {
            "status": "ended",
            "reason": "time",
            "winner": NOBODY,
            "challenger": NOBODY,
            "opponent": NOBODY,
            "red": NOBODY,
            "yellow": NOBODY,
        },
        "d1",
    ),
    ({"opponent": BOT, "level": "expert", "red": BOT, "yellow": ANN, "colour": "yellow"}, "d1 d2 d3"),
]
PEOPLE = [(ANN, "direct", "text", "dark", 0), (BEN, "silent", "picture", "classic", 1)]
PAUSES = [(ANN, 1.0, 3.0), (ANN, 10.0, 40.25), (BEN, 2.0, 2.0)]
SERVERS = [(2002, "1 9", 1, 7, "shuffled", "cs"), (2003, "", 0, 3, "fill", None)]
BOARDS = [(3, 1001, 2002, 3003, None, 1, 1, None), (3, 1002, None, None, ANN, 0, 0, "sv-SE")]
DUE = [(1, "expire", 100.0), (3, "board", 1.5), (5, "remind", 2.0), (5, "time-up", 3.0), (19, "think", 4.0)]
REVIEWS = [(15, '{"turns": []}')]
FACTS = [("commands", "abc")]


def history_of(number: int) -> History:
    """What stands of a game."""
    row, plies = GAMES[number]
    start = Position.parse(str({**DEFAULTS, **row}["start_position"]))
    return History.replay(start, [Ply.parse(ply) for ply in plies.split() if len(ply) == 2])


def fill(connection: Connection) -> None:
    """Store what the version before could store."""

    def insert(table: str, row: dict[str, object]) -> None:
        columns = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), row)  # noqa: S608

    def insert_all(table: str, columns: str, rows: list[tuple[object, ...]]) -> None:
        for row in rows:
            insert(table, dict(zip(columns.split(), row, strict=True)))

    for number, (changes, plies) in enumerate(GAMES):
        row: dict[str, object] = {**DEFAULTS, **changes, "id": number + 1}
        row = {"red": row["challenger"], "yellow": row["opponent"], **row}
        if row["status"] == "ended":
            row["ended_at"] = 77.25
        if row.get("reason") == "points":
            winner = history_of(number).position.turn
            row["winner"] = row["red"] if winner.value == "r" else row["yellow"]
        insert("games", row)
        for place, ply in enumerate(plies.split()):
            if ply != "_":
                taken_back = ply.startswith("(")
                insert_all(
                    "plies",
                    "game_id number ply played_at undone",
                    [(number + 1, place, ply.strip("()"), 10.0 + place, taken_back)],
                )
    insert_all("people", "id told look theme challenges", PEOPLE)
    insert_all("pauses", "person began_at ends_at", PAUSES)
    insert_all("servers", "id channels threads clock start locale", SERVERS)
    insert_all("boards", "game_id channel_id guild_id message_id viewer can_post can_attach locale", BOARDS)
    insert_all("due", "game_id kind due_at", DUE)
    insert_all("reviews", "game_id result", REVIEWS)
    insert_all("facts", "name value", FACTS)


def migrate_to_the_first(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


@pytest.fixture
def old(url: str) -> Iterator[sqlite3.Connection]:
    """A file as the version before left it, past all of our code."""
    path = url.removeprefix("sqlite+aiosqlite:///")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate_to_the_first(connection)
        fill(connection)
    engine.dispose()
    with closing(sqlite3.connect(path)) as plain:
        plain.row_factory = sqlite3.Row
        yield plain


def rows(plain: sqlite3.Connection, table: str) -> list[dict[str, object]]:
    found = plain.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
    return sorted((dict(row) for row in found), key=str)


async def fetch(db: Database, number: int) -> Game:
    game = await db.read(games.fetch_game, number)
    assert game is not None
    return game


async def test_nothing_is_lost(url: str, old: sqlite3.Connection) -> None:
    tables = set(metadata.tables)
    before = {table: rows(old, table) for table in tables}
    assert all(before.values())
    await (await Database.open(url)).close()
    after = {table: rows(old, table) for table in tables}
    assert old.execute("PRAGMA foreign_key_check").fetchall() == []
    assert old.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    for table in tables - {"games", "people"}:
        assert after[table] == before[table], table
    names = {"pinged": "notified_turn", "told": "notify", "look": "style"}
    for table in ("games", "people"):
        renamed = [{names.get(name, name): value for name, value in row.items()} for row in before[table]]
        kept = [{name: row[name] for name in renamed[0]} for row in after[table]]
        assert sorted(kept, key=str) == sorted(renamed, key=str), table


@pytest.mark.usefixtures("old")
async def test_every_game_stands_where_its_plies_say(url: str) -> None:
    db = await Database.open(url)
    for number in range(len(GAMES)):
        expected = history_of(number)
        game = await fetch(db, number + 1)
        assert await db.read(games.fetch_history, game.id) == expected
        assert game.standing == expected.standing, number
        assert game.version == 0
        plies = GAMES[number][1].split()
        assert game.number == max(len(plies), game.offered_at or 0), number
    assert (await fetch(db, 13)).draw_claim is not None
    await db.close()


@pytest.mark.usefixtures("old")
async def test_every_game_is_as_it_was(url: str) -> None:
    db = await Database.open(url)
    ann = Person(ANN, Notify.DIRECT, BoardStyle.TEXT, ThemeName("dark"), False, 40.25)
    ben = Person(BEN, Notify.SILENT, paused_until=2.0)

    def game(number: int, /, **fields: object) -> Game:
        expected = history_of(number - 1)
        usual = {
            "status": Status.PLAYING,
            "challenger": ANN,
            "opponent": BEN,
            "red": ANN,
            "yellow": BEN,
            "colour": ColourChoice.RED,
            "start": Start.FILL,
            "number": len(expected.plies),
            "people": {ANN: ann, BEN: ben},
        }
        standing = expected.standing
        rest = {"standing": standing, "channel_id": 1001, "locale": "en-US"}
        return Game(id=number, **{**usual, **rest, **fields})

    boards = (Board(1001, 2002, 3003), Board(1002, None, None, ANN, False, False, "sv-SE"))
    none = {"challenger": NOBODY, "opponent": NOBODY, "red": NOBODY, "yellow": NOBODY, "winner": NOBODY}
    for expected in (
        game(1, status=Status.INVITED, colour=ColourChoice.RANDOM),
        game(
            2,
            status=Status.INVITED,
            opponent=NOBODY,
            yellow=NOBODY,
            start=Start.SHUFFLED,
            people={ANN: ann},
        ),
        game(3, notified_turn=0, boards=boards),
        game(4, notified_turn=2, locale="cs"),
        game(5, clock=Clock.THREE_DAYS, deadline=1234.5, time_up=True),
        game(6, offer=Offer(OfferKind.TAKEBACK, BEN), offered_at=3),
        game(7, offered_at=5, number=5),
        game(8, offered_at=8, number=8),
        game(9, offered_at=2, number=2),
        game(15, status=Status.ENDED, reason=Reason.RESIGNED, winner=BEN),
        game(16, status=Status.ENDED, reason=Reason.DECLINED),
        game(17, status=Status.ENDED, reason=Reason.STOPPED, note="“Not here, please.”"),
        game(18, status=Status.ENDED, reason=Reason.TIME, people={}, **none),
        game(
            19,
            opponent=BOT,
            red=BOT,
            yellow=ANN,
            colour=ColourChoice.YELLOW,
            level=Level.EXPERT,
            people={ANN: ann},
        ),
    ):
        assert await fetch(db, expected.id) == expected
    won = await fetch(db, 14)
    assert won == game(
        14, status=Status.ENDED, reason=Reason.POINTS, winner=won.to_move, start=Start.SHUFFLED
    )
    assert await db.read(people.fetch_person, ANN) == ann
    assert await db.read(people.fetch_pauses, ANN) == [(1.0, 3.0), (10.0, 40.25)]
    assert await db.read(servers.fetch_server, 2002) == Server(
        2002, frozenset({1, 9}), True, Clock.WEEK, Start.SHUFFLED, "cs"
    )
    assert await db.read(servers.fetch_server, 2003) == Server(2003)
    assert await db.read(reviews.fetch_review, 15) == '{"turns": []}'
    assert await db.read(facts.fetch_fact, "commands") == "abc"
    await db.close()


async def test_of_several_processes_one_migrates_and_all_go_on(url: str, old: sqlite3.Connection) -> None:
    open_in_processes(url, 3)
    assert old.execute("SELECT version_num FROM alembic_version").fetchall()[0][0] != "0001"
    db = await Database.open(url)
    assert (await fetch(db, 13)).standing == history_of(12).standing
    await db.close()


@pytest.mark.usefixtures("old")
async def test_games_go_on_after_it(url: str) -> None:
    db = await Database.open(url)
    for number in (7, 8, 9):
        game = await fetch(db, number)
        ply = game.position.legal_plies[0]
        await db.write(games.insert_plies, game.id, game.number, [ply], 0.0)
        played = game.with_plies(ply)
        assert await db.write(games.update_game, played, 0.0) is not None
        stored = await fetch(db, number)
        assert stored.standing == (await db.read(games.fetch_history, number)).standing == played.standing
    # The next game has the next number.
    assert (await db.write(games.insert_game, await fetch(db, 3), 0.0)).id == len(GAMES) + 1
    await db.close()


@pytest.mark.usefixtures("old")
async def test_the_schema_is_then_that_of_the_code(url: str) -> None:
    def compare(connection: Connection) -> None:
        migrated = schema(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert migrated == schema(connection)

    db = await Database.open(url)
    await db.write(compare)
    assert await db.write(lambda c: c.exec_driver_sql("PRAGMA foreign_keys").scalar_one()) == 1
    await db.close()


@pytest.mark.parametrize(
    "damage",
    [
        "INSERT INTO due (game_id, kind, due_at) VALUES (12345, 'board', 0.0)",
        "INSERT INTO facts (name, value) VALUES ('commands', 'twice')",
    ],
)
async def test_a_migration_that_loses_something_is_refused_and_taken_back(
    url: str, old: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    before = list(old.iterdump())
    migrate = database._migrate

    def migrate_and_damage(connection: Connection) -> None:
        migrate(connection)
        connection.execute(text(damage))

    monkeypatch.setattr(database, "_migrate", migrate_and_damage)
    with pytest.raises(StorageError, match=r"cannot be opened: .*(due|UNIQUE)"):
        await Database.open(url)
    assert list(old.iterdump()) == before
