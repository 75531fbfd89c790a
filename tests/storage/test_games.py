"""Games as rows: what goes in comes out, and the keys keep things apart."""

from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import (
    NOBODY,
    Board,
    Clock,
    ColourChoice,
    Game,
    History,
    Offer,
    OfferKind,
    Reason,
    Start,
    Status,
)
from bot.rules import Ply, Position
from bot.storage import Database, games
from bot.storage.tables import plies

ANN, BEN, CAT = 11, 22, 2**63 - 1
CHANNEL = 1001
FILLING = Position.start()
POPPING = Position.parse("7/7/7/7/7/rrr3y r pop 1-2")


async def insert(
    connection: AsyncConnection, challenger: int = ANN, opponent: int = BEN, **fields: object
) -> int:
    defaults = {
        "colour": ColourChoice.RED,
        "start": Start.FILL,
        "red": challenger,
        "start_position": FILLING,
        "clock": Clock.NONE,
        "channel_id": CHANNEL,
        "locale": "en-US",
        "now": 0.0,
    }
    return await games.insert_game(
        connection, challenger=challenger, opponent=opponent, **{**defaults, **fields}
    )


async def fetch(db: Database, game_id: int) -> Game:
    async with db.reading() as connection:
        game = await games.fetch_game(connection, game_id)
    assert game is not None
    return game


async def set_status(connection: AsyncConnection, game_id: int, status: Status) -> None:
    game = await games.fetch_game(connection, game_id)
    assert game is not None
    if status is Status.ENDED:
        game = game.ended(game.red, Reason.RESIGNED)
    await games.update_game(connection, replace(game, status=status), 1.0)


async def test_a_new_game_comes_back_as_an_invitation(db: Database) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection, ANN, CAT, colour=ColourChoice.YELLOW, red=CAT, locale="cs")
    assert await fetch(db, game_id) == Game(
        id=game_id,
        status=Status.INVITED,
        challenger=ANN,
        opponent=CAT,
        colour=ColourChoice.YELLOW,
        start=Start.FILL,
        red=CAT,
        yellow=ANN,
        history=History.replay(FILLING),
        number=0,
        locale="cs",
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"status": Status.PLAYING},
        {"status": Status.PLAYING, "pinged": 0},
        {"status": Status.PLAYING, "pinged": 41},
        {"status": Status.PLAYING, "deadline": 1234.5678},
        {"status": Status.PLAYING, "deadline": 1.0, "time_up": True},
        *({"status": Status.PLAYING, "offer": Offer(kind, CAT), "offered_at": 0} for kind in OfferKind),
        {"status": Status.PLAYING, "offered_at": 0},
        {"status": Status.PLAYING, "opponent": 44, "yellow": 44},
        {"status": Status.ENDED, "reason": Reason.POINTS, "winner": CAT},
        {"status": Status.ENDED, "reason": Reason.NOTHING_TO_POP},
        {"status": Status.ENDED, "reason": Reason.RESIGNED, "winner": ANN, "pinged": 7},
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
    async with db.writing() as connection:
        game_id = await insert(connection, ANN, CAT)
    changed = replace(await fetch(db, game_id), **changes)
    async with db.writing() as connection:
        await games.update_game(connection, changed, 1.0)
    assert await fetch(db, game_id) == changed


@pytest.mark.parametrize("colour", ColourChoice)
@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize("clock", Clock)
async def test_what_was_agreed_comes_back(
    db: Database, colour: ColourChoice, start: Start, clock: Clock
) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection, colour=colour, start=start, clock=clock, start_position=POPPING)
    game = await fetch(db, game_id)
    assert (game.colour, game.start, game.clock, game.position) == (colour, start, clock, POPPING)


async def test_plies_come_back_in_their_order(db: Database) -> None:
    plies = [Ply.parse(text) for text in ("p1", "r4", "p7", "r1")]
    async with db.writing() as connection:
        game_id = await insert(connection, start_position=POPPING)
        # As they might be stored by two processes that take turns.
        for number in (3, 0, 2, 1):
            await games.insert_ply(connection, game_id, number, plies[number], 0.0)
    assert (await fetch(db, game_id)).history == History.replay(POPPING, plies)


async def test_plies_and_boards_stay_with_their_games(db: Database) -> None:
    async with db.writing() as connection:
        first, second = await insert(connection, ANN, BEN), await insert(connection, BEN, ANN)
        await games.insert_ply(connection, second, 0, Ply.parse("d2"), 0.0)
        await games.insert_ply(connection, first, 0, Ply.parse("d1"), 0.0)
        await games.insert_ply(connection, second, 1, Ply.parse("d3"), 0.0)
        await games.save_board(connection, second, Board(5, 6, 7))
        listed = await games.fetch_games_of(connection, ANN, [Status.INVITED], limit=5)
    assert [(game.id, " ".join(map(str, game.history.plies)), game.boards) for game in listed] == [
        (second, "d2 d3", (Board(5, 6, 7),)),
        (first, "d1", ()),
    ]


@pytest.mark.parametrize(
    "board",
    [
        Board(channel_id=CAT, guild_id=CAT, message_id=CAT),
        Board(channel_id=1, guild_id=None, message_id=None, viewer=CAT, can_post=False, locale="sv-SE"),
        Board(channel_id=1, guild_id=2, message_id=3, can_attach=False),
    ],
)
async def test_a_board_comes_back(db: Database, board: Board) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection)
        await games.save_board(connection, game_id, board)
    assert (await fetch(db, game_id)).boards == (board,)


async def test_a_channel_has_one_board_of_a_game(db: Database) -> None:
    old, new = Board(1, 2, 3, can_post=False), Board(1, None, 4, viewer=ANN, can_attach=False)
    elsewhere = Board(2, 2, 5)
    async with db.writing() as connection:
        game_id = await insert(connection)
        for board in (old, elsewhere, new):
            await games.save_board(connection, game_id, board)
    assert set((await fetch(db, game_id)).boards) == {new, elsewhere}


async def test_boards_are_forgotten_by_channel(db: Database) -> None:
    async with db.writing() as connection:
        game_id, other_id = await insert(connection, ANN, BEN), await insert(connection, BEN, ANN)
        for channel_id in (1, 2, 3):
            await games.save_board(connection, game_id, Board(channel_id, None, None))
        await games.save_board(connection, other_id, Board(1, None, None))
        await games.delete_boards(connection, game_id, iter([1, 3, 99]))
    assert [board.channel_id for board in (await fetch(db, game_id)).boards] == [2]
    assert [board.channel_id for board in (await fetch(db, other_id)).boards] == [1]


async def test_an_unknown_game_is_none(db: Database) -> None:
    async with db.reading() as connection:
        assert await games.fetch_game(connection, 999) is None


async def test_ids_of_games_count_up(db: Database) -> None:
    async with db.writing() as connection:
        assert [await insert(connection, opponent=opponent) for opponent in (1, 2, 3)] == [1, 2, 3]


async def test_a_persons_games_come_newest_first_up_to_the_limit(db: Database) -> None:
    async with db.writing() as connection:
        for number in range(4):
            challenger, opponent = (ANN, number + 1) if number % 2 else (number + 1, ANN)
            await insert(connection, challenger, opponent)
        for limit, ids in [(1, [4]), (3, [4, 3, 2]), (9, [4, 3, 2, 1])]:
            listed = await games.fetch_games_of(connection, ANN, [Status.INVITED], limit=limit)
            assert [game.id for game in listed] == ids


async def test_a_persons_games_are_neither_others_nor_in_other_states(db: Database) -> None:
    async with db.writing() as connection:
        # Invitations last: while one stands there is no other.
        for status in reversed(Status):
            await set_status(connection, await insert(connection, ANN, BEN), status)
            await set_status(connection, await insert(connection, BEN, CAT), status)

        async def listed(person: int, *statuses: Status) -> list[int]:
            return [game.id for game in await games.fetch_games_of(connection, person, statuses, limit=9)]

        assert await listed(ANN, Status.PLAYING) == [3]
        assert await listed(ANN, Status.INVITED, Status.ENDED) == [5, 1]
        assert await listed(BEN, *Status) == [6, 5, 4, 3, 2, 1]
        assert await listed(CAT, Status.ENDED) == [2]
        assert await listed(ANN) == []
        assert await listed(99, *Status) == []


@pytest.mark.parametrize("channel_id", [CHANNEL, CHANNEL + 1])
async def test_there_is_one_open_invitation_from_one_person_to_another(db: Database, channel_id: int) -> None:
    async with db.writing() as connection:
        await insert(connection)
    with pytest.raises(IntegrityError, match="UNIQUE"):
        async with db.writing() as connection:
            await insert(connection, channel_id=channel_id)
    async with db.writing() as connection:
        await insert(connection, ANN, CAT)
        await insert(connection, BEN, ANN)


async def test_there_are_any_number_of_invitations_that_anyone_may_take(db: Database) -> None:
    async with db.writing() as connection:
        assert [await insert(connection, ANN, NOBODY) for _ in range(3)] == [1, 2, 3]
        assert await insert(connection, BEN, NOBODY) == 4


@pytest.mark.parametrize("status", [Status.PLAYING, Status.ENDED])
async def test_an_answered_invitation_is_not_in_the_way_of_the_next(db: Database, status: Status) -> None:
    async with db.writing() as connection:
        await set_status(connection, await insert(connection), status)
        assert await insert(connection) == 2


async def test_the_open_invitation_is_found(db: Database) -> None:
    async with db.writing() as connection:
        await set_status(connection, await insert(connection), Status.ENDED)
        await insert(connection)
        await insert(connection, CAT, BEN)

        async def found(challenger: int, opponent: int) -> int | None:
            game = await games.fetch_invitation(connection, challenger=challenger, opponent=opponent)
            return game and game.id

        assert await found(ANN, BEN) == 2
        assert await found(CAT, BEN) == 3
        assert await found(BEN, ANN) is None
        assert await found(ANN, CAT) is None


async def test_a_game_has_one_ply_of_a_number(db: Database) -> None:
    async with db.writing() as connection:
        first, second = await insert(connection, ANN, BEN), await insert(connection, BEN, ANN)
        await games.insert_ply(connection, first, 0, Ply.parse("d1"), 0.0)
        await games.insert_ply(connection, second, 0, Ply.parse("d1"), 0.0)
    with pytest.raises(IntegrityError, match="UNIQUE constraint failed: plies"):
        async with db.writing() as connection:
            await games.insert_ply(connection, first, 0, Ply.parse("d2"), 0.0)
    assert [str(ply) for ply in (await fetch(db, first)).history.plies] == ["d1"]


async def shown_in(db: Database, *guilds: int | None) -> int:
    """A running game with a board in each of these servers."""
    async with db.writing() as connection:
        game_id = await insert(connection)
        await set_status(connection, game_id, Status.PLAYING)
        for channel_id, guild_id in enumerate(guilds):
            await games.save_board(connection, game_id, Board(channel_id, guild_id, None))
    return game_id


async def test_the_games_of_a_server_are_those_that_are_shown_there(db: Database) -> None:
    here, both = await shown_in(db, 7), await shown_in(db, 8, 7, 7)
    for guilds in ((8,), (None,), ()):
        await shown_in(db, *guilds)
    async with db.reading() as connection:
        listed = await games.fetch_games_in(connection, 7, limit=9)
        (newest,) = await games.fetch_games_in(connection, 7, limit=1)
        assert await games.fetch_games_in(connection, 9, limit=9) == []
    assert [game.id for game in listed] == [both, here]
    assert newest == listed[0] == await fetch(db, both)


@pytest.mark.parametrize("status", [Status.INVITED, Status.ENDED])
async def test_a_server_lists_running_games_only(db: Database, status: Status) -> None:
    game_id = await shown_in(db, 7)
    async with db.writing() as connection:
        await set_status(connection, game_id, status)
        assert await games.fetch_games_in(connection, 7, limit=9) == []


async def test_plies_that_are_taken_back_stay_in_the_record(db: Database) -> None:
    async with db.writing() as connection:
        game_id, other_id = await insert(connection, ANN, BEN), await insert(connection, BEN, ANN)
        for number in range(4):
            for each in (game_id, other_id):
                await games.insert_ply(connection, each, number, Ply.parse(f"d{number + 1}"), number)
        await games.undo_plies(connection, game_id, 2)
        # One number is left out. What is counted is what stands: this is the third that does.
        await games.insert_ply(connection, game_id, 5, Ply.parse("d7"), 5.0)
        await games.undo_plies(connection, game_id, 1)
        await games.insert_ply(connection, game_id, 7, Ply.parse("d6"), 7.0)
        record = await connection.execute(
            select(plies.c.number, plies.c.ply, plies.c.played_at, plies.c.undone)
            .where(plies.c.game_id == game_id)
            .order_by(plies.c.number)
        )
        assert [tuple(row) for row in record] == [
            (0, "d1", 0.0, False),
            (1, "d2", 1.0, True),
            (2, "d3", 2.0, True),
            (3, "d4", 3.0, True),
            (5, "d7", 5.0, True),
            (7, "d6", 7.0, False),
        ]
    game = await fetch(db, game_id)
    assert (" ".join(map(str, game.history.plies)), game.number) == ("d1 d6", 8)
    assert (await fetch(db, other_id)).number == len((await fetch(db, other_id)).history.plies) == 4


async def test_plies_that_were_taken_back_keep_their_numbers(db: Database) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection)
        for number, column in enumerate("123"):
            await games.insert_ply(connection, game_id, number, Ply.parse(f"d{column}"), 0.0)
    assert (await fetch(db, game_id)).number == 3
    async with db.writing() as connection:
        await games.undo_plies(connection, game_id, 1)
    game = await fetch(db, game_id)
    assert (len(game.history.plies), game.number) == (1, 3)


async def test_a_number_that_was_left_out_stays_left_out(db: Database) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection)
        await games.insert_ply(connection, game_id, 0, Ply.parse("d1"), 0.0)
        game = await games.fetch_game(connection, game_id)
        assert game is not None
        await games.update_game(connection, replace(game, status=Status.PLAYING, offered_at=5), 0.0)
    assert (await fetch(db, game_id)).number == 5
    async with db.writing() as connection:
        await games.insert_ply(connection, game_id, 5, Ply.parse("d7"), 0.0)
    assert (await fetch(db, game_id)).number == 6


async def test_there_may_be_nothing_to_take_back(db: Database) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection)
        await games.insert_ply(connection, game_id, 0, Ply.parse("d1"), 0.0)
        await games.undo_plies(connection, game_id, 1)
    assert (await fetch(db, game_id)).number == len((await fetch(db, game_id)).history.plies) == 1


async def test_open_invitations_and_running_games_are_counted(db: Database) -> None:
    async with db.writing() as connection:
        for status in reversed(Status):
            for challenger, opponent in ((ANN, BEN), (CAT, ANN), (ANN, NOBODY)):
                await set_status(connection, await insert(connection, challenger, opponent), status)
        await insert(connection, ANN, NOBODY)
        # They count for who gives them, not for whom they are for.
        counts = {person: await games.count_invitations(connection, person) for person in (ANN, BEN, CAT)}
        assert counts == {ANN: 3, BEN: 0, CAT: 1}
        running = {person: await games.count_running(connection, person) for person in (ANN, BEN, CAT, 99)}
        assert running == {ANN: 3, BEN: 1, CAT: 1, 99: 0}


@pytest.mark.parametrize("winner", [ANN, BEN, None])
@pytest.mark.parametrize(("challenger", "red"), [(ANN, ANN), (ANN, BEN), (BEN, ANN), (BEN, BEN)])
async def test_a_person_can_be_replaced_by_nobody_wherever_they_are(
    db: Database, challenger: int, red: int, winner: int | None
) -> None:
    opponent = BEN if challenger == ANN else ANN
    async with db.writing() as connection:
        game_id = await insert(connection, challenger, opponent, red=red)
        other_id = await insert(connection, BEN, CAT)
        await games.save_board(connection, game_id, Board(1, None, 1, viewer=ANN))
        await games.save_board(connection, game_id, Board(2, None, 2, viewer=BEN))
    before, other = await fetch(db, game_id), await fetch(db, other_id)
    before = before.ended(winner, Reason.AGREED if winner is None else Reason.RESIGNED)

    def without(person: int | None) -> int | None:
        return NOBODY if person == ANN else person

    async with db.writing() as connection:
        await games.update_game(connection, before, 1.0)
        assert await games.replace_person(connection, ANN, NOBODY) == 1
    after = await fetch(db, game_id)
    assert after == replace(
        before,
        challenger=without(challenger),
        opponent=without(opponent),
        red=without(before.red),
        yellow=without(before.yellow),
        winner=without(winner),
        boards=(Board(2, None, 2, viewer=BEN),),
    )
    assert await fetch(db, other_id) == other
    # And so can the other: then nobody has played nobody.
    async with db.writing() as connection:
        assert await games.replace_person(connection, BEN, NOBODY) == 2
    after = await fetch(db, game_id)
    assert {after.challenger, after.opponent, after.red, after.yellow} == {NOBODY}
