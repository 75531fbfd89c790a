"""Who asks to be forgotten is nowhere any more; what is handed out is all of one's own and no more."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot import actions
from bot.actions import Forgotten, Meant
from bot.actions.forgetting import EXPORTED_AT_ONCE
from bot.games import (
    NOBODY,
    Board,
    BoardStyle,
    Clock,
    ColourChoice,
    Game,
    Notify,
    OfferKind,
    Person,
    Reason,
    Status,
)
from bot.storage import Database
from bot.storage.kinds import DueKind
from bot.storage.tables import metadata
from tests.actions import BEN, BOARD, CAT, DAY, accept, by, dues, fetch, history, invite, play, plies, resign

# No number in the store is this one by chance.
ANN = 987_654_321_012_345_678
# A game by direct messages: each sees it in their own channel.
HERS = Board(555, None, 5, viewer=ANN)
HIS = Board(666, None, 6, viewer=BEN)


async def where(db: Database, needle: int) -> set[str]:
    """Every column of every table in which a number stands, by itself or within a text."""
    found: set[str] = set()
    for table in metadata.tables.values():
        rows = await db.read(
            lambda connection, table=table: connection.execute(select(table)).mappings().all()
        )
        for row in rows:
            found |= {f"{table.name}.{name}" for name, value in row.items() if str(needle) in str(value)}
    return found


async def begin(
    db: Database, challenger: int, opponent: int, *plies: str, clock: Clock = Clock.NONE, board: Board = BOARD
) -> Game:
    """A game in which these have been played."""
    invited = await invite(db, challenger, opponent, clock=clock, board=board)
    game = await accept(db, invited.id, opponent)
    for ply in plies:
        game = await play(db, game, ply)
    return game


async def forget(db: Database, person: int = ANN) -> Forgotten:
    return await db.write(actions.forget, by(person, 1000.0))


async def choose(db: Database, chosen: Person) -> None:
    await db.write(actions.change_person, chosen.id, lambda _before: chosen)


def link(board: Board) -> str:
    return f"board {board.message_id} in {board.channel_id}"


async def export_games(
    db: Database, person: int, before: int | None = None
) -> tuple[list[dict[str, object]], int | None]:
    return await db.read(actions.export_games, person, link, before)


async def export(db: Database, person: int) -> dict[str, object]:
    """All that is handed out to a person who has few games."""
    games, more = await export_games(db, person)
    assert more is None
    return {**await db.read(actions.export_choices, person), "games": games}


async def begin_all(db: Database) -> dict[str, Game]:
    """Put Ann wherever a person can be."""
    games = {
        "won": await resign(db, await begin(db, ANN, BEN, "d1", "d2"), BEN),
        "lost": await resign(db, await begin(db, BEN, ANN, "d1"), ANN),
        "running": await begin(db, ANN, BEN, "d4", "d5", clock=Clock.DAY),
        "direct": await begin(db, BEN, ANN, "d6", board=HERS),
        "late": await begin(db, ANN, CAT, clock=Clock.DAY),
        "given": await invite(db, ANN, BEN),
        "got": await invite(db, CAT, ANN),
        "open": await invite(db, ANN, NOBODY, colour=ColourChoice.YELLOW),
        "taken": await accept(db, (await invite(db, CAT, NOBODY)).id, ANN),
        "others": await begin(db, BEN, CAT, "d7"),
    }
    await db.write(actions.record_shown, games["direct"], HIS, actor=BEN)
    for name, asker in (("running", ANN), ("direct", BEN)):
        meant = Meant(games[name].id, None)
        await db.write(actions.make_offer, meant, OfferKind.TAKEBACK, by(asker, 60.0))
    await db.write(actions.call_time, games["late"].id, 1.0 * DAY)
    for person in (ANN, BEN):
        await choose(db, Person(person, Notify.DIRECT, BoardStyle.TEXT, challenges=False))
        await db.write(actions.pause, person, 2, 50.0)
    return {name: await fetch(db, game.id) for name, game in games.items()}


async def test_ann_is_wherever_a_person_can_be(db: Database) -> None:
    await begin_all(db)
    columns = {
        *(f"games.{column}" for column in ("challenger", "opponent", "red", "yellow", "winner", "offer_by")),
        "boards.viewer",
        "people.id",
        "pauses.person",
    }
    assert await where(db, ANN) == columns
    # And of these tables there are no more columns that could hold a person, or the test knows them.
    ids = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if str(column.type) == "BIGINT"
    }
    places = {"id", "channel_id", "guild_id", "message_id", "game_id"}
    assert {column for column in ids if column.split(".")[1] not in places} | {"people.id"} == columns


async def test_who_is_forgotten_is_nowhere(db: Database) -> None:
    await begin_all(db)
    await forget(db)
    assert await where(db, ANN) == set()
    assert await db.read(actions.fetch_person, ANN) == Person(ANN)
    assert await db.read(actions.find_games, ANN) == []


async def test_running_games_are_resigned_and_invitations_end(db: Database) -> None:
    before = await begin_all(db)
    done = await forget(db)
    assert (done.resigned, done.withdrawn) == (4, 3)
    for name, winner in (("running", BEN), ("direct", BEN), ("late", CAT), ("taken", CAT)):
        after = await fetch(db, before[name].id)
        assert (after.status, after.reason, after.winner) == (Status.ENDED, Reason.RESIGNED, winner)
        assert (after.deadline, after.time_up, after.offer) == (None, False, None)
        # The opponent is to see it, and no clock goes on.
        assert {DueKind.BOARD} <= set(await dues(db, after.id)) <= {DueKind.BOARD, DueKind.EDIT}
        assert actions.to_notify(after) == (winner,)
    for name, reason in (
        ("given", Reason.WITHDRAWN),
        ("got", Reason.DECLINED),
        ("open", Reason.WITHDRAWN),
    ):
        after = await fetch(db, before[name].id)
        assert (after.status, after.reason, after.winner) == (Status.ENDED, reason, None)
        assert set(await dues(db, after.id)) == {DueKind.BOARD}


async def test_the_games_stay_for_their_opponents(db: Database) -> None:
    before = await begin_all(db)
    histories = {game.id: await history(db, game) for game in before.values()}
    done = await forget(db)
    # The four that were running and the two that were over, without the three invitations.
    assert done.kept == 6

    def without(person: int | None) -> int | None:
        return NOBODY if person == ANN else person

    for game in before.values():
        after = await fetch(db, game.id)
        assert await history(db, after) == histories[game.id]
        assert (after.standing, after.number, after.start) == (game.standing, game.number, game.start)
        for column in ("challenger", "opponent", "red", "yellow"):
            assert getattr(after, column) == without(getattr(game, column))
        assert after.boards == tuple(board for board in game.boards if board.viewer != ANN)
    assert (await fetch(db, before["won"].id)).winner == NOBODY
    assert (await fetch(db, before["lost"].id)).winner == BEN
    exported, _ = await export_games(db, BEN)
    assert [game["turns"] for game in exported] == [["7"], [], ["6"], ["4", "5"], ["1"], ["1", "2"]]


async def test_nobody_else_is_touched(db: Database) -> None:
    before = await begin_all(db)
    chosen = await db.read(actions.fetch_person, BEN)
    due = await dues(db, before["others"].id)
    await forget(db)
    assert await fetch(db, before["others"].id) == before["others"]
    assert await dues(db, before["others"].id) == due
    assert await db.read(actions.fetch_person, BEN) == chosen


async def test_both_can_be_forgotten_in_either_order(db: Database) -> None:
    game = await resign(db, await begin(db, ANN, BEN, "d1"), BEN)
    assert (await forget(db)).kept == 1
    assert (await forget(db, BEN)).kept == 1
    after = await fetch(db, game.id)
    assert {after.challenger, after.opponent, after.red, after.yellow, after.winner} == {NOBODY}
    assert (after.standing, await plies(db, after)) == (game.standing, "d1")


async def test_who_was_forgotten_can_begin_anew(db: Database) -> None:
    await begin_all(db)
    await forget(db)
    await choose(db, Person(BEN))
    game = await begin(db, ANN, BEN, "d1")
    assert [found.id for found in await db.read(actions.find_games, ANN)] == [game.id]
    assert await forget(db) == Forgotten(resigned=1, withdrawn=0, kept=1)


@pytest.mark.parametrize("person", [ANN, 44])
async def test_who_is_not_known_is_forgotten_without_harm(db: Database, person: int) -> None:
    game = await begin(db, BEN, CAT, "d1")
    assert await forget(db, person) == Forgotten(0, 0, 0)
    assert await fetch(db, game.id) == game


async def test_the_export_is_all_of_ones_own_and_no_more(db: Database) -> None:
    game = await begin(db, BEN, ANN, "d4", "d1", clock=Clock.DAY, board=HERS)
    await db.write(actions.record_shown, game, HIS, actor=BEN)
    won = await resign(db, await begin(db, ANN, CAT, "d7"), CAT)
    await invite(db, ANN, NOBODY)
    await begin(db, BEN, CAT, "d2")
    for person, notify in ((ANN, Notify.SILENT), (BEN, Notify.DIRECT)):
        await choose(db, Person(person, notify, BoardStyle.TEXT, challenges=False))
        await db.write(actions.pause, person, int(person == ANN), 1_700_000_000.25)
    exported = await export(db, ANN)
    empty = "7/7/7/7/7/7 r fill 0-0"
    began = "1970-01-01T00:00:00+00:00"
    same: dict[str, object] = {
        "level": None,
        "asked_to_play": "red",
        "language": "en-US",
        "channel": str(BOARD.channel_id),
        "created": began,
        "ended": None,
        "turn_until": None,
        "time_is_up": False,
        "offer": None,
        "offered_by_you": False,
        "last_offer_before_ply": None,
        "notified_of_turn_at_ply": None,
        "note": None,
        "clock_days": 0,
        "start": empty,
    }

    def played(*plies: str) -> list[dict[str, object]]:
        return [
            {"number": number, "ply": ply, "at": "1970-01-01T00:01:40+00:00", "taken_back": False}
            for number, ply in enumerate(plies)
        ]

    assert exported == {
        "person": str(ANN),
        "choices": {"notify": "silent", "style": "text", "theme": "classic", "challenges": False},
        "pauses": [{"began": "2023-11-14T22:13:20+00:00", "ends": "2023-11-15T22:13:20+00:00"}],
        "games": [
            {
                **same,
                "game": 3,
                "status": "invited",
                "challenged": True,
                "colour": "red",
                "turns": [],
                "plies": [],
                "position": empty,
                "won": None,
                "reason": None,
                "boards": [link(BOARD)],
            },
            {
                **same,
                "game": won.id,
                "status": "ended",
                "challenged": True,
                "colour": "red",
                "turns": ["7"],
                "plies": played("d7"),
                "ended": began,
                "position": "7/7/7/7/7/6r y fill 0-0",
                "won": True,
                "reason": "resigned",
                "boards": [link(BOARD)],
            },
            {
                **same,
                "game": game.id,
                "status": "playing",
                "challenged": False,
                "colour": "yellow",
                "clock_days": 1,
                "turns": ["4", "1"],
                "plies": played("d4", "d1"),
                "channel": str(HERS.channel_id),
                "turn_until": "1970-01-02T00:01:40+00:00",
                "position": "7/7/7/7/7/y2r3 r fill 0-0",
                "won": None,
                "reason": None,
                "boards": [link(HERS)],
            },
        ],
    }
    text = json.dumps(exported)
    assert json.loads(text) == exported
    for other in (link(HIS), "direct"):
        assert other not in text


async def test_of_somebody_unknown_there_is_nothing_to_export(db: Database) -> None:
    await begin(db, BEN, CAT, "d1")
    assert await export(db, ANN) == {
        "person": str(ANN),
        "choices": {"notify": "channel", "style": "picture", "theme": "classic", "challenges": True},
        "pauses": [],
        "games": [],
    }


@pytest.mark.usefixtures("unpaced")
async def test_a_long_list_of_games_is_exported_in_parts(db: Database) -> None:
    count = 2 * EXPORTED_AT_ONCE + 3
    for number in range(count):
        game = await invite(db, ANN, 1000 + number)
        await db.write(actions.withdraw, game.id, by(ANN))
    await begin(db, BEN, CAT, "d1")
    parts: list[list[object]] = []
    before = None
    while not parts or before is not None:
        found, before = await export_games(db, ANN, before)
        parts.append([game["game"] for game in found])
    assert [len(part) for part in parts] == [EXPORTED_AT_ONCE, EXPORTED_AT_ONCE, 3]
    assert [game_id for part in parts for game_id in part] == list(range(count, 0, -1))


async def test_the_channel_and_the_note_of_a_moderator_go_too(db: Database) -> None:
    hers = 555_444_333_222_111_000
    game = await begin(db, ANN, BEN, "d4", board=replace(HERS, channel_id=hers))
    other = await begin(db, ANN, BEN)
    await db.write(actions.stop, other.id, BOARD.guild_id, None, f"{ANN} was rude", by(CAT))
    await forget(db)
    assert await where(db, ANN) == set()
    assert await where(db, hers) == set()
    assert await plies(db, game) == "d4"


async def test_no_file_keeps_the_id_of_who_was_forgotten(db: Database, tmp_path: Path) -> None:
    """As an integer in a column and in every index, and as text."""

    def copies() -> int:
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("games.db*") if "shm" not in file.name)
        return kept.count(ANN.to_bytes(8, "big")) + kept.count(str(ANN).encode())

    for opponent in range(1000, 1004):
        await begin(db, ANN, opponent, "d4", "d1", "d2")
    await db.write(actions.change_person, ANN, lambda person: replace(person, style=BoardStyle.TEXT))
    await db.write(actions.pause, ANN, 3, 0.0)
    assert copies() > 20
    await forget(db)
    await db.scrub()
    assert copies() == 0


async def test_an_export_leaves_nothing_out(db: Database) -> None:
    game = await begin(db, ANN, BEN, "d4", "d1")
    await db.write(actions.make_offer, Meant(game.id, None), OfferKind.TAKEBACK, by(ANN, 60.0))
    game = await fetch(db, game.id)
    await db.write(actions.accept_offer, game.id, game.number, Random(0), by(BEN, 61.0))
    (exported,), _ = await db.read(actions.export_games, ANN, lambda board: str(board.channel_id), None)
    assert (exported["created"], exported["ended"]) == ("1970-01-01T00:00:00+00:00", None)
    assert exported["plies"][0]["at"] == "1970-01-01T00:01:40+00:00"
    assert [(ply["ply"], ply["taken_back"]) for ply in exported["plies"]] == [("d4", True), ("d1", True)]
    assert exported["turns"] == []
    assert exported["channel"] == str(BOARD.channel_id)
    assert (exported["offer"], exported["last_offer_before_ply"]) == (None, 3)
    await db.write(actions.stop, game.id, BOARD.guild_id, None, "enough", by(CAT, 90.0))
    (exported,), _ = await db.read(actions.export_games, ANN, lambda board: str(board.channel_id), None)
    assert (exported["note"], exported["ended"]) == ("enough", "1970-01-01T00:01:30+00:00")
