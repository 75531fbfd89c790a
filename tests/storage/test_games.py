"""Games as rows: what goes in comes out, and the keys keep things apart."""

from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import Board, ColourChoice, Game, History, Reason, Start, Status
from bot.rules import Ply, Position
from bot.storage import Database, games

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
    reason = Reason.RESIGNED if status is Status.ENDED else None
    await games.update_game(connection, replace(game, status=status, reason=reason), 1.0)


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
        locale="cs",
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"status": Status.PLAYING},
        {"status": Status.PLAYING, "pinged": 0},
        {"status": Status.PLAYING, "pinged": 41},
        {"status": Status.ENDED, "reason": Reason.POINTS, "winner": CAT},
        {"status": Status.ENDED, "reason": Reason.NOTHING_TO_POP},
        {"status": Status.ENDED, "reason": Reason.RESIGNED, "winner": ANN, "pinged": 7},
        {"status": Status.ENDED, "reason": Reason.DECLINED},
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
async def test_what_was_agreed_comes_back(db: Database, colour: ColourChoice, start: Start) -> None:
    async with db.writing() as connection:
        game_id = await insert(connection, colour=colour, start=start, start_position=POPPING)
    game = await fetch(db, game_id)
    assert (game.colour, game.start, game.position) == (colour, start, POPPING)


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
        Board(channel_id=1, guild_id=None, message_id=None, viewer=CAT, can_post=False),
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
        assert [await insert(connection, channel_id=channel_id) for channel_id in (1, 2, 3)] == [1, 2, 3]


async def test_a_persons_games_come_newest_first_up_to_the_limit(db: Database) -> None:
    async with db.writing() as connection:
        for channel_id in range(4):
            challenger, opponent = (ANN, BEN) if channel_id % 2 else (BEN, ANN)
            await insert(connection, challenger, opponent, channel_id=channel_id)
        for limit, ids in [(1, [4]), (3, [4, 3, 2]), (9, [4, 3, 2, 1])]:
            listed = await games.fetch_games_of(connection, ANN, [Status.INVITED], limit=limit)
            assert [game.id for game in listed] == ids


async def test_a_persons_games_are_neither_others_nor_in_other_states(db: Database) -> None:
    async with db.writing() as connection:
        for number, status in enumerate(Status):
            await set_status(connection, await insert(connection, ANN, BEN, channel_id=number), status)
            await set_status(connection, await insert(connection, BEN, CAT, channel_id=number), status)

        async def listed(person: int, *statuses: Status) -> list[int]:
            return [game.id for game in await games.fetch_games_of(connection, person, statuses, limit=9)]

        assert await listed(ANN, Status.PLAYING) == [3]
        assert await listed(ANN, Status.INVITED, Status.ENDED) == [5, 1]
        assert await listed(BEN, *Status) == [6, 5, 4, 3, 2, 1]
        assert await listed(CAT, Status.ENDED) == [6]
        assert await listed(ANN) == []
        assert await listed(99, *Status) == []


async def test_a_channel_has_one_open_invitation_from_one_person_to_another(db: Database) -> None:
    async with db.writing() as connection:
        await insert(connection)
    with pytest.raises(IntegrityError, match="UNIQUE"):
        async with db.writing() as connection:
            await insert(connection)
    async with db.writing() as connection:
        await insert(connection, channel_id=CHANNEL + 1)
        await insert(connection, ANN, CAT)
        await insert(connection, BEN, ANN)


@pytest.mark.parametrize("status", [Status.PLAYING, Status.ENDED])
async def test_an_answered_invitation_is_not_in_the_way_of_the_next(db: Database, status: Status) -> None:
    async with db.writing() as connection:
        await set_status(connection, await insert(connection), status)
        assert await insert(connection) == 2


async def test_the_open_invitation_is_found(db: Database) -> None:
    async with db.writing() as connection:
        await set_status(connection, await insert(connection), Status.ENDED)
        await insert(connection)
        await insert(connection, channel_id=CHANNEL + 1)

        async def found(channel_id: int, challenger: int, opponent: int) -> int | None:
            game = await games.fetch_invitation(
                connection, channel_id=channel_id, challenger=challenger, opponent=opponent
            )
            return game and game.id

        assert await found(CHANNEL, ANN, BEN) == 2
        assert await found(CHANNEL + 1, ANN, BEN) == 3
        assert await found(CHANNEL, BEN, ANN) is None
        assert await found(CHANNEL, ANN, CAT) is None


async def test_a_game_has_one_ply_of_a_number(db: Database) -> None:
    async with db.writing() as connection:
        first, second = await insert(connection, ANN, BEN), await insert(connection, BEN, ANN)
        await games.insert_ply(connection, first, 0, Ply.parse("d1"), 0.0)
        await games.insert_ply(connection, second, 0, Ply.parse("d1"), 0.0)
    with pytest.raises(IntegrityError, match="UNIQUE constraint failed: plies"):
        async with db.writing() as connection:
            await games.insert_ply(connection, first, 0, Ply.parse("d2"), 0.0)
    assert [str(ply) for ply in (await fetch(db, first)).history.plies] == ["d1"]
