"""Games, their plies and their boards as rows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import Row, Select, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import Board, ColourChoice, Game, History, Reason, Start, Status
from bot.rules import Ply, Position
from bot.storage.tables import boards, games, plies
from bot.storage.upsert import upsert


async def insert_game(
    connection: AsyncConnection,
    *,
    challenger: int,
    opponent: int,
    colour: ColourChoice,
    start: Start,
    red: int,
    start_position: Position,
    channel_id: int,
    locale: str,
    now: float,
) -> int:
    """Store an invitation and return the id of its game.

    Raises:
        sqlalchemy.exc.IntegrityError: the same invitation stands in that channel.
    """
    inserted = await connection.execute(
        insert(games)
        .values(
            status=Status.INVITED.value,
            challenger=challenger,
            opponent=opponent,
            colour=colour.value,
            start=start.value,
            red=red,
            yellow=opponent if red == challenger else challenger,
            start_position=str(start_position),
            channel_id=channel_id,
            locale=locale,
            created_at=now,
        )
        .returning(games.c.id)
    )
    return inserted.scalar_one()


_GAME = select(games).where(games.c.id == bindparam("game_id"))
_PLIES = select(plies.c.game_id, plies.c.ply).order_by(plies.c.game_id, plies.c.number)
_BOARDS = select(boards)


async def fetch_game(connection: AsyncConnection, game_id: int, *, lock: bool = False) -> Game | None:
    """Load a game; with `lock`, nobody else writes to it until this transaction ends."""
    statement = _GAME.with_for_update() if lock else _GAME
    row = (await connection.execute(statement, {"game_id": game_id})).one_or_none()
    return None if row is None else (await _with_rest(connection, [row]))[0]


async def fetch_invitation(
    connection: AsyncConnection, *, channel_id: int, challenger: int, opponent: int
) -> Game | None:
    """Load the open invitation from one person to another in a channel."""
    return await _fetch_first(
        connection,
        select(games).where(
            games.c.status == Status.INVITED.value,
            games.c.channel_id == channel_id,
            games.c.challenger == challenger,
            games.c.opponent == opponent,
        ),
    )


async def fetch_games_of(
    connection: AsyncConnection, person: int, statuses: Sequence[Status], *, limit: int
) -> list[Game]:
    """Load a person's games in any of these states, the newest first."""
    states = [status.value for status in statuses]
    statement = (
        select(games)
        .where(
            or_(
                and_(games.c.red == person, games.c.status.in_(states)),
                and_(games.c.yellow == person, games.c.status.in_(states)),
            )
        )
        .order_by(games.c.id.desc())
        .limit(limit)
    )
    return await _with_rest(connection, (await connection.execute(statement)).all())


async def insert_ply(connection: AsyncConnection, game_id: int, number: int, ply: Ply, now: float) -> None:
    """Store a ply.

    Raises:
        sqlalchemy.exc.IntegrityError: the game has a ply of that number.
    """
    await connection.execute(
        insert(plies).values(game_id=game_id, number=number, ply=str(ply), played_at=now)
    )


async def update_game(connection: AsyncConnection, game: Game, now: float) -> None:
    """Store what can change about a game beside its plies and boards."""
    ended = game.status is Status.ENDED
    await connection.execute(
        update(games)
        .where(games.c.id == game.id)
        .values(
            status=game.status.value,
            winner=game.winner,
            reason=game.reason.value if game.reason else None,
            pinged=game.pinged,
            ended_at=now if ended else None,
        )
    )


async def save_board(connection: AsyncConnection, game_id: int, board: Board) -> None:
    """Store where a game is shown in a channel, in place of what was stored for that channel."""
    await upsert(
        connection,
        boards,
        {"game_id": game_id, "channel_id": board.channel_id},
        {
            "guild_id": board.guild_id,
            "message_id": board.message_id,
            "viewer": board.viewer,
            "can_post": board.can_post,
            "can_attach": board.can_attach,
        },
    )


async def delete_boards(connection: AsyncConnection, game_id: int, channel_ids: Iterable[int]) -> None:
    """Forget that a game is shown in these channels."""
    await connection.execute(
        delete(boards).where(boards.c.game_id == game_id, boards.c.channel_id.in_(list(channel_ids)))
    )


async def _fetch_first(connection: AsyncConnection, statement: Select[tuple[object, ...]]) -> Game | None:
    row = (await connection.execute(statement)).first()
    return None if row is None else (await _with_rest(connection, [row]))[0]


async def _with_rest(connection: AsyncConnection, rows: Sequence[Row[tuple[object, ...]]]) -> list[Game]:
    """Build the games of these rows, with the plies and boards of all of them in two queries."""
    ids = [row.id for row in rows]
    if not ids:
        return []
    plies_of: defaultdict[int, list[Ply]] = defaultdict(list)
    for game_id, ply in await connection.execute(_PLIES.where(plies.c.game_id.in_(ids))):
        plies_of[game_id].append(Ply.parse(ply))
    boards_of: defaultdict[int, list[Board]] = defaultdict(list)
    for row in await connection.execute(_BOARDS.where(boards.c.game_id.in_(ids))):
        boards_of[row.game_id].append(
            Board(row.channel_id, row.guild_id, row.message_id, row.viewer, row.can_post, row.can_attach)
        )
    return [
        Game(
            id=row.id,
            status=Status(row.status),
            challenger=row.challenger,
            opponent=row.opponent,
            colour=ColourChoice(row.colour),
            start=Start(row.start),
            red=row.red,
            yellow=row.yellow,
            history=History.replay(Position.parse(row.start_position), plies_of[row.id]),
            locale=row.locale,
            boards=tuple(boards_of[row.id]),
            pinged=row.pinged,
            winner=row.winner,
            reason=Reason(row.reason) if row.reason else None,
        )
        for row in rows
    ]
