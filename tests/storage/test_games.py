"""Games as rows: what goes in comes out, and the keys keep things apart."""

from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.exc import StatementError

from bot.errors import ConflictError
from bot.games import (
    NOBODY,
    NOWHERE,
    Board,
    Clock,
    ColourChoice,
    Game,
    History,
    Level,
    Offer,
    OfferKind,
    Person,
    Reason,
    Standing,
    Start,
    Status,
)
from bot.rules import Ply, Position
from bot.storage import Database, games, people
from bot.storage.kinds import DueKind
from bot.storage.tables import due, plies
from bot.storage.tables import games as games_table
from tests.storage import invitation, store

ANN, BEN, CAT = 11, 22, 2**63 - 1
FILLING = Position.start()
POPPING = Position.parse("7/7/7/7/7/rrr3y r pop 1-2")
BOARD_DUE = {DueKind.BOARD: 100.0}


async def fetch(db: Database, game_id: int) -> Game:
    game = await db.read(games.fetch_game, game_id)
    assert game is not None
    # The lists build a game in another way.
    for lock in (False, True):
        assert await db.write(games.fetch_game, game_id, lock=lock) == game
    listed = await db.read(games.fetch_games_of, game.red, game.status, limit=99)
    assert game in [replace(each, people=game.people) for each in listed]
    return game


async def update(db: Database, game: Game, **changes: object) -> Game:
    """Store changes of a game, and return it as it is then."""
    stored = await db.write(games.update_game, replace(game, **changes), 1.0)
    assert stored is not None
    return stored


async def insert(db: Database, challenger: int = ANN, opponent: int = BEN, **fields: object) -> Game:
    return await store(db, invitation(challenger, opponent, **fields))


async def insert_plies(db: Database, game: Game, number: int, *played: str) -> None:
    await db.write(games.insert_plies, game.id, number, [Ply.parse(ply) for ply in played], 0.0)


async def insert_in(db: Database, status: Status, challenger: int = ANN, opponent: int = BEN) -> Game:
    """A game that has come to this."""
    game = await insert(db, challenger, opponent)
    match status:
        case Status.INVITED:
            return game
        case Status.PLAYING:
            return await update(db, game, status=status)
        case Status.ENDED:
            return await update(db, game.ended(game.red, Reason.RESIGNED))


async def standing_plies(db: Database, game: Game) -> str:
    return " ".join(map(str, (await db.read(games.fetch_history, game.id)).plies))


async def test_a_new_game_comes_back_as_an_invitation(db: Database) -> None:
    stored = await insert(db, ANN, CAT, colour=ColourChoice.YELLOW, red=CAT, yellow=ANN, locale="cs")
    assert stored == Game(
        id=1,
        status=Status.INVITED,
        challenger=ANN,
        opponent=CAT,
        colour=ColourChoice.YELLOW,
        start=Start.FILL,
        red=CAT,
        yellow=ANN,
        standing=Standing.start(FILLING),
        channel_id=1001,
        locale="cs",
        number=0,
        version=0,
    )
    assert await fetch(db, stored.id) == stored


async def test_a_game_that_has_begun_comes_back_with_its_boards_and_people(db: Database) -> None:
    chosen = Person(ANN, challenges=False)
    paused = Person(BEN, paused_until=30.5)
    for person in (chosen, paused):
        await db.write(people.save_person, person)
    for began_at, ends_at in [(1.0, 2.0), (20.0, 30.5), (3.0, 4.0)]:
        await db.write(people.insert_pause, BEN, began_at, ends_at)
    stored = await insert(
        db,
        ANN,
        BEN,
        status=Status.PLAYING,
        level=Level.HARD,
        clock=Clock.NONE,
        boards=(Board(1, 2, 3), Board(4, None, None, viewer=ANN)),
        people={ANN: chosen, BEN: paused},
    )
    assert await fetch(db, stored.id) == stored


@pytest.mark.parametrize(
    "changes",
    [
        {"status": Status.PLAYING},
        {"status": Status.PLAYING, "notified_turn": 0},
        {"status": Status.PLAYING, "notified_turn": 41},
        {"status": Status.PLAYING, "deadline": 1234.5678},
        {"status": Status.PLAYING, "deadline": 1.0, "time_up": True},
        *({"status": Status.PLAYING, "offer": Offer(kind, CAT), "offered_at": 0} for kind in OfferKind),
        {"status": Status.PLAYING, "offered_at": 0},
        {"status": Status.PLAYING, "opponent": 44, "yellow": 44},
        {"status": Status.PLAYING, "number": 7},
        *(
            {"status": Status.PLAYING, "standing": History.replay(start, map(Ply.parse, played)).standing}
            for start, *played in [
                (FILLING, "d4"),
                (FILLING, "d4", "d1"),
                (POPPING, "p1"),
                (POPPING, "p1", "r4"),
                (POPPING, "p1", "r4", "p7", "r1"),
                # A whole turn of a chain and a redrop, the first plies of which are points.
                (Position.parse("7/7/7/7/7/rrrr1y1 r pop 0-0"), "p1", "p2", "r7"),
                (Position.parse("7/7/7/7/7/rrrr1y1 r pop 9-0"), "p1"),
            ]
        ),
        {"status": Status.PLAYING, "standing": Standing(POPPING, None, 79, ("aabbccddeeff", "0123456789ab"))},
        {"status": Status.ENDED, "reason": Reason.POINTS, "winner": CAT},
        {"status": Status.ENDED, "reason": Reason.NOTHING_TO_POP},
        {"status": Status.ENDED, "reason": Reason.RESIGNED, "winner": ANN, "notified_turn": 7},
        *(
            {"status": Status.ENDED, "reason": reason}
            for reason in (Reason.AGREED, Reason.REPETITION, Reason.QUIET, Reason.DECLINED, Reason.EXPIRED)
        ),
        {"status": Status.ENDED, "reason": Reason.TIME, "winner": ANN},
        {"status": Status.ENDED, "reason": Reason.STOPPED, "note": "“Not here, please.”"},
        {"status": Status.ENDED, "reason": Reason.WITHDRAWN},
    ],
)
async def test_what_became_of_a_game_comes_back(db: Database, changes: dict[str, object]) -> None:
    game = await insert(db, ANN, CAT)
    changed = await update(db, game, **changes)
    assert changed == replace(game, version=1, **changes)
    assert await fetch(db, game.id) == changed


async def test_of_two_changes_of_one_version_the_second_is_not_stored(db: Database, other: Database) -> None:
    game = await insert(db)
    changed = await update(db, game, status=Status.PLAYING)
    for process in (db, other):
        assert await process.write(games.update_game, game.ended(None, Reason.DECLINED), 1.0) is None
    assert await fetch(db, game.id) == changed
    assert (await update(db, changed, offered_at=0)).version == 2


@pytest.mark.parametrize("colour", ColourChoice)
@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize("clock", Clock)
async def test_what_was_agreed_comes_back(
    db: Database, colour: ColourChoice, start: Start, clock: Clock
) -> None:
    stored = await insert(db, colour=colour, start=start, clock=clock, standing=Standing.start(POPPING))
    game = await fetch(db, stored.id)
    assert (game.colour, game.start, game.clock, game.position) == (colour, start, clock, POPPING)
    assert (await db.read(games.fetch_history, game.id)).positions == (POPPING,)


@pytest.mark.parametrize(
    "nonsense",
    [
        {"status": "paused"},
        {"colour": "blue"},
        {"start": "empty"},
        {"reason": "bored"},
        {"offer": "hug"},
        {"level": "divine"},
        {"clock": 2},
    ],
)
async def test_no_other_value_than_those_of_an_enum_is_written(
    db: Database, nonsense: dict[str, object]
) -> None:
    game = await insert(db)
    with pytest.raises(StatementError):
        await db.write(lambda connection: connection.execute(games_table.update().values(nonsense)))
    assert await fetch(db, game.id) == game


async def test_plies_come_back_in_their_order(db: Database) -> None:
    played = [Ply.parse(text) for text in ("p1", "r4", "p7", "r1")]
    game = await insert(db, standing=Standing.start(POPPING))
    # As they might be stored by two processes that take turns.
    for number in (3, 0, 2, 1):
        await insert_plies(db, game, number, str(played[number]))
    assert await db.read(games.fetch_history, game.id) == History.replay(POPPING, played)


async def test_plies_and_boards_stay_with_their_games(db: Database) -> None:
    first, second = await insert(db, ANN, BEN), await insert(db, BEN, ANN)
    await insert_plies(db, second, 0, "d2")
    await insert_plies(db, first, 0, "d1")
    await insert_plies(db, second, 1, "d3")
    await db.write(games.save_boards, second.id, Board(5, 6, 7))
    listed = await db.read(games.fetch_games_of, ANN, Status.INVITED, limit=5)
    assert listed == [replace(second, boards=(Board(5, 6, 7),)), first]
    assert [await standing_plies(db, game) for game in listed] == ["d2 d3", "d1"]


@pytest.mark.parametrize(
    "board",
    [
        Board(channel_id=CAT, guild_id=CAT, message_id=CAT),
        Board(channel_id=1, guild_id=None, message_id=None, viewer=CAT, can_post=False, locale="sv-SE"),
        Board(channel_id=1, guild_id=2, message_id=3, can_attach=False),
    ],
)
async def test_a_board_comes_back(db: Database, board: Board) -> None:
    game = await insert(db)
    await db.write(games.save_boards, game.id, board)
    assert await fetch(db, game.id) == replace(game, boards=(board,))


async def test_a_channel_has_one_board_of_a_game(db: Database) -> None:
    old, new = Board(1, 2, 3, can_post=False), Board(1, None, 4, viewer=ANN, can_attach=False)
    elsewhere = Board(2, 2, 5)
    game = await insert(db)
    for boards in ((), (old,), (elsewhere, new)):
        await db.write(games.save_boards, game.id, *boards)
    assert set((await fetch(db, game.id)).boards) == {new, elsewhere}


async def test_boards_are_forgotten_by_channel(db: Database) -> None:
    game, another = await insert(db, ANN, BEN), await insert(db, BEN, ANN)
    await db.write(games.save_boards, game.id, *(Board(channel, None, None) for channel in (1, 2, 3)))
    await db.write(games.save_boards, another.id, Board(1, None, None))
    await db.write(games.delete_boards, game.id, 1, 3, 99)
    assert [board.channel_id for board in (await fetch(db, game.id)).boards] == [2]
    assert [board.channel_id for board in (await fetch(db, another.id)).boards] == [1]


async def test_an_unknown_game_is_none(db: Database) -> None:
    assert await db.read(games.fetch_game, 999) is None


async def test_ids_of_games_count_up(db: Database) -> None:
    assert [(await insert(db, opponent=opponent)).id for opponent in (1, 2, 3)] == [1, 2, 3]


async def test_a_persons_games_come_newest_first_up_to_the_limit(db: Database) -> None:
    for number in range(4):
        challenger, opponent = (ANN, number + 1) if number % 2 else (number + 1, ANN)
        await insert(db, challenger, opponent)
    for limit, ids in [(1, [4]), (3, [4, 3, 2]), (9, [4, 3, 2, 1])]:
        listed = await db.read(games.fetch_games_of, ANN, Status.INVITED, limit=limit)
        assert [game.id for game in listed] == ids


async def test_a_persons_games_are_neither_others_nor_in_other_states(db: Database) -> None:
    # Invitations last: while one stands there is no other.
    for status in reversed(Status):
        await insert_in(db, status, ANN, BEN)
        await insert_in(db, status, BEN, CAT)

    async def listed(person: int, *statuses: Status) -> list[int]:
        return [game.id for game in await db.read(games.fetch_games_of, person, *statuses, limit=9)]

    assert await listed(ANN, Status.PLAYING) == [3]
    assert await listed(ANN, Status.INVITED, Status.ENDED) == [5, 1]
    assert await listed(BEN, *Status) == [6, 5, 4, 3, 2, 1]
    assert await listed(CAT, Status.ENDED) == [2]
    assert await listed(99, *Status) == []


async def test_a_list_can_be_of_wanted_games_only(db: Database) -> None:
    for number in range(1, 13):
        game = await insert(db, ANN, 100 + number)
        if number % 3 == 0:
            await update(db, game.ended(None, Reason.DECLINED))
        elif number % 3 == 1:
            await update(db, game.ended(ANN, Reason.RESIGNED))

    async def listed(*wanted: games.Wanted, limit: int = 99) -> list[int]:
        every = await db.read(games.fetch_games_of, ANN, *Status, limit=limit, wanted=wanted)
        return [game.id for game in every]

    assert await listed(games.BEGUN) == [11, 10, 8, 7, 5, 4, 2, 1]
    assert await listed(games.BEGUN, limit=3) == [11, 10, 8]
    assert await listed(games.before(4)) == [3, 2, 1]
    assert await listed(games.before(4), games.BEGUN) == [2, 1]
    assert await listed(games.numbered("1")) == [12, 11, 10, 1]
    assert await listed(games.numbered("12")) == [12]
    # What stands for anything in a pattern stands for itself here.
    for text in ("%", "_", "1_", "2%"):
        assert await listed(games.numbered(text)) == []


@pytest.mark.parametrize("channel_id", [1001, 1002])
async def test_there_is_one_open_invitation_from_one_person_to_another(db: Database, channel_id: int) -> None:
    await insert(db)
    with pytest.raises(ConflictError) as refused:
        await insert(db, channel_id=channel_id)
    assert "UNIQUE" in str(refused.value.__cause__)
    await insert(db, ANN, CAT)
    await insert(db, BEN, ANN)


async def test_there_are_any_number_of_invitations_that_anyone_may_take(db: Database) -> None:
    assert [(await insert(db, ANN, NOBODY)).id for _ in range(3)] == [1, 2, 3]
    assert (await insert(db, BEN, NOBODY)).id == 4


@pytest.mark.parametrize("status", [Status.PLAYING, Status.ENDED])
async def test_an_answered_invitation_is_not_in_the_way_of_the_next(db: Database, status: Status) -> None:
    await insert_in(db, status)
    assert (await insert(db)).id == 2


async def test_the_open_invitation_is_found(db: Database) -> None:
    await insert_in(db, Status.ENDED)
    game = await insert(db, boards=(Board(1, 2, 3),))
    await insert(db, CAT, BEN)

    async def found(challenger: int, opponent: int) -> Game | None:
        return await db.read(games.fetch_invitation, challenger=challenger, opponent=opponent)

    assert await found(ANN, BEN) == game
    assert (await found(CAT, BEN) or game).id == 3
    assert await found(BEN, ANN) is None
    assert await found(ANN, CAT) is None


async def test_a_game_has_one_ply_of_a_number(db: Database) -> None:
    first, second = await insert(db, ANN, BEN), await insert(db, BEN, ANN)
    await insert_plies(db, first, 0, "d1")
    await insert_plies(db, second, 0, "d1")
    for number, played in ((0, ["d2"]), (0, ["d1"]), (0, ["d2", "d3"])):
        with pytest.raises(ConflictError) as refused:
            await insert_plies(db, first, number, *played)
        assert "UNIQUE constraint failed: plies" in str(refused.value.__cause__)
    assert await standing_plies(db, first) == "d1"


async def test_of_several_plies_all_are_stored_or_none(db: Database) -> None:
    game = await insert(db)
    await insert_plies(db, game, 2, "d3")
    with pytest.raises(ConflictError):
        await insert_plies(db, game, 0, "d1", "d2", "d4")
    assert await standing_plies(db, game) == "d3"
    await insert_plies(db, game, 0, "d1", "d2")
    assert await standing_plies(db, game) == "d1 d2 d3"


async def shown_in(db: Database, *guilds: int | None) -> Game:
    """A running game with a board in each of these servers."""
    boards = tuple(Board(channel_id, guild_id, None) for channel_id, guild_id in enumerate(guilds))
    return await insert(db, status=Status.PLAYING, boards=boards)


async def test_the_games_of_a_server_are_those_that_are_shown_there(db: Database) -> None:
    here, both = await shown_in(db, 7), await shown_in(db, 8, 7, 7)
    for guilds in ((8,), (None,), ()):
        await shown_in(db, *guilds)
    assert await db.read(games.fetch_games_in, 7, limit=9) == [both, here]
    assert await db.read(games.fetch_games_in, 7, limit=1) == [both]
    assert await db.read(games.fetch_games_in, 9, limit=9) == []
    assert await db.read(games.fetch_games_in, 7, limit=9, wanted=[games.before(both.id)]) == [here]
    assert await db.read(games.fetch_games_of, ANN, Status.PLAYING, limit=9, wanted=[games.shown_in(7)]) == [
        both,
        here,
    ]


@pytest.mark.parametrize("status", [Status.INVITED, Status.ENDED])
async def test_a_server_lists_running_games_only(db: Database, status: Status) -> None:
    game = await insert_in(db, status)
    await db.write(games.save_boards, game.id, Board(1, 7, None))
    assert await db.read(games.fetch_games_in, 7, limit=9) == []


async def test_plies_that_are_taken_back_stay_in_the_record(db: Database) -> None:
    game, another = await insert(db, ANN, BEN), await insert(db, BEN, ANN)
    for number in range(4):
        for each in (game, another):
            played = [Ply.parse(f"d{number + 1}")]
            await db.write(games.insert_plies, each.id, number, played, float(number))
    await db.write(games.undo_plies, game.id, 2)
    # One number is left out. What is counted is what stands: this is the third that does.
    await db.write(games.insert_plies, game.id, 5, [Ply.parse("d7")], 5.0)
    await db.write(games.undo_plies, game.id, 1)
    await db.write(games.insert_plies, game.id, 7, [Ply.parse("d6")], 7.0)
    statement = (
        select(plies.c.number, plies.c.ply, plies.c.played_at, plies.c.undone)
        .where(plies.c.game_id == game.id)
        .order_by(plies.c.number)
    )
    record = await db.read(lambda connection: connection.execute(statement).all())
    assert [(row.number, str(row.ply), row.played_at, row.undone) for row in record] == [
        (0, "d1", 0.0, False),
        (1, "d2", 1.0, True),
        (2, "d3", 2.0, True),
        (3, "d4", 3.0, True),
        (5, "d7", 5.0, True),
        (7, "d6", 7.0, False),
    ]
    assert await standing_plies(db, game) == "d1 d6"
    assert await standing_plies(db, another) == "d1 d2 d3 d4"


async def test_plies_that_were_taken_back_keep_their_numbers(db: Database) -> None:
    game = await insert(db)
    await insert_plies(db, game, 0, "d1", "d2", "d3")
    await db.write(games.undo_plies, game.id, 1)
    assert await standing_plies(db, game) == "d1"
    for number in (1, 2):
        with pytest.raises(ConflictError):
            await insert_plies(db, game, number, "d2")
    await insert_plies(db, game, 3, "d2")
    assert await standing_plies(db, game) == "d1 d2"


async def test_there_may_be_nothing_to_take_back(db: Database) -> None:
    game = await insert(db)
    await insert_plies(db, game, 0, "d1")
    await db.write(games.undo_plies, game.id, 1)
    assert await standing_plies(db, game) == "d1"


async def test_open_invitations_and_running_games_are_counted(db: Database) -> None:
    for status in reversed(Status):
        for challenger, opponent in ((ANN, BEN), (CAT, ANN), (ANN, NOBODY)):
            await insert_in(db, status, challenger, opponent)
    await insert(db, ANN, NOBODY)
    # They count for who gives them, not for whom they are for.
    counts = {person: await db.read(games.count_invitations, person) for person in (ANN, BEN, CAT)}
    assert counts == {ANN: 3, BEN: 0, CAT: 1}
    running = {person: await db.read(games.count_running, person) for person in (ANN, BEN, CAT, 99)}
    assert running == {ANN: 3, BEN: 1, CAT: 1, 99: 0}


async def due_of(db: Database, game: Game) -> dict[DueKind, float]:
    statement = select(due.c.kind, due.c.due_at).where(due.c.game_id == game.id)
    rows = await db.read(lambda connection: connection.execute(statement).all())
    return {row.kind: row.due_at for row in rows}


async def to_be_shown(db: Database) -> Game:
    """A running game with a board, that is to be shown anew."""
    game = await insert(db, status=Status.PLAYING, boards=(Board(1, 2, 3),))
    await db.write(due_set, game.id)
    return game


def due_set(connection, game_id: int) -> None:
    connection.execute(due.insert().values(game_id=game_id, kind=DueKind.BOARD, due_at=100.0))


@pytest.mark.parametrize("board", [None, Board(1, 2, 4), Board(5, 2, 4)])
@pytest.mark.parametrize("notified", [True, False])
@pytest.mark.parametrize("clears", [True, False])
async def test_that_a_version_was_shown_is_recorded(
    db: Database, board: Board | None, clears: bool, notified: bool
) -> None:
    game = await to_be_shown(db)
    assert await db.write(games.record_shown, game, board, clears=clears, notified=notified)
    after = await fetch(db, game.id)
    others = () if board and board.channel_id == 1 else game.boards
    assert set(after.boards) == {*others, *([board] if board else [])}
    assert after == replace(game, boards=after.boards, notified_turn=0 if notified else None)
    assert await due_of(db, game) == ({} if clears else BOARD_DUE)


@pytest.mark.parametrize("board", [None, Board(1, 2, 4), Board(5, 2, 4)])
@pytest.mark.parametrize("notified", [True, False])
@pytest.mark.parametrize("clears", [True, False])
async def test_that_an_old_version_was_shown_is_not_recorded(
    db: Database, board: Board | None, clears: bool, notified: bool
) -> None:
    game = await to_be_shown(db)
    changed = await update(db, game, offered_at=0)
    assert not await db.write(games.record_shown, game, board, clears=clears, notified=notified)
    assert await fetch(db, game.id) == changed
    assert await due_of(db, game) == BOARD_DUE


async def test_what_is_due_about_showing_ends_with_the_version_that_was_shown(db: Database) -> None:
    game = await to_be_shown(db)
    await db.write(games.clear_shown, replace(game, version=game.version + 1))
    assert await due_of(db, game) == BOARD_DUE
    await db.write(games.clear_shown, game)
    assert await due_of(db, game) == {}
    assert await fetch(db, game.id) == game


async def test_that_it_is_shown_elsewhere_leaves_that_the_player_was_notified(db: Database) -> None:
    game = await to_be_shown(db)
    # Both were made from what was loaded at the same moment.
    assert await db.write(games.record_shown, game, Board(1, 2, 4), clears=True, notified=True)
    assert await db.write(games.record_shown, game, Board(5, 2, 6), clears=False, notified=False)
    after = await fetch(db, game.id)
    assert set(after.boards) == {Board(1, 2, 4), Board(5, 2, 6)}
    assert after.notified


@pytest.mark.parametrize("winner", [ANN, BEN, None])
@pytest.mark.parametrize(("challenger", "red"), [(ANN, ANN), (ANN, BEN), (BEN, ANN), (BEN, BEN)])
async def test_a_person_can_be_replaced_by_nobody_wherever_they_are(
    db: Database, challenger: int, red: int, winner: int | None
) -> None:
    opponent = BEN if challenger == ANN else ANN
    boards = (Board(1, None, 1, viewer=ANN), Board(2, None, 2, viewer=BEN))
    game = await insert(db, challenger, opponent, red=red, yellow=BEN if red == ANN else ANN, boards=boards)
    another = await insert(db, BEN, CAT)
    before = await update(db, game.ended(winner, Reason.AGREED if winner is None else Reason.RESIGNED))

    def without(person: int | None) -> int | None:
        return NOBODY if person == ANN else person

    assert await db.write(games.replace_person, ANN, NOBODY) == 1
    after = await fetch(db, game.id)
    assert after == replace(
        before,
        challenger=without(challenger),
        opponent=without(opponent),
        red=without(before.red),
        yellow=without(before.yellow),
        winner=without(winner),
        channel_id=NOWHERE,
        boards=(Board(2, None, 2, viewer=BEN),),
    )
    assert await fetch(db, another.id) == another
    # And so can the other: then nobody has played nobody.
    assert await db.write(games.replace_person, BEN, NOBODY) == 2
    after = await fetch(db, game.id)
    assert {after.challenger, after.opponent, after.red, after.yellow} == {NOBODY}
