"""Games, their plies and their boards as rows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import (
    Board,
    Clock,
    ColourChoice,
    Game,
    History,
    Level,
    Offer,
    OfferKind,
    Reason,
    Start,
    Status,
)
from bot.rules import Ply, Position
from bot.storage.people import fetch_people
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
    clock: Clock,
    channel_id: int,
    locale: str,
    now: float,
    level: Level | None = None,
) -> int:
    """Store an invitation and return the id of its game; `level` is for one to the computer.

    Raises:
        sqlalchemy.exc.IntegrityError: the same invitation stands already.
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
            clock=clock.value,
            channel_id=channel_id,
            locale=locale,
            level=level.value if level else None,
            created_at=now,
        )
        .returning(games.c.id)
    )
    return inserted.scalar_one()


_GAME = select(games).where(games.c.id == bindparam("game_id"))
_PLIES = select(plies.c.game_id, plies.c.number, plies.c.ply, plies.c.undone).order_by(
    plies.c.game_id, plies.c.number
)
_BOARDS = select(boards)


async def fetch_game(connection: AsyncConnection, game_id: int, *, lock: bool = False) -> Game | None:
    """Load a game; with `lock`, nobody else writes to it until this transaction ends."""
    statement = _GAME.with_for_update() if lock else _GAME
    row = (await connection.execute(statement, {"game_id": game_id})).one_or_none()
    return None if row is None else (await _with_rest(connection, [row]))[0]


async def fetch_invitation(connection: AsyncConnection, *, challenger: int, opponent: int) -> Game | None:
    """Load the open invitation from one person to another."""
    return await _fetch_first(
        connection,
        select(games).where(
            games.c.status == Status.INVITED.value,
            games.c.challenger == challenger,
            games.c.opponent == opponent,
        ),
    )


async def fetch_games_of(
    connection: AsyncConnection, person: int, statuses: Sequence[Status], *, limit: int
) -> list[Game]:
    """Load a person's games in any of these states, the newest first."""
    statement = select(games).where(_plays(person, statuses)).order_by(games.c.id.desc()).limit(limit)
    return await _with_rest(connection, (await connection.execute(statement)).all())


async def fetch_games_in(connection: AsyncConnection, guild_id: int, *, limit: int) -> list[Game]:
    """Load the running games that are shown in a server, the newest first."""
    shown = select(boards.c.game_id).where(boards.c.guild_id == guild_id)
    statement = (
        select(games)
        .where(games.c.id.in_(shown), games.c.status == Status.PLAYING.value)
        .order_by(games.c.id.desc())
        .limit(limit)
    )
    return await _with_rest(connection, (await connection.execute(statement)).all())


async def replace_person(connection: AsyncConnection, person: int, replacement: int) -> int:
    """Put another id in the place of a person's in every game of theirs; returns how many there are."""
    columns = (games.c.challenger, games.c.opponent, games.c.red, games.c.yellow, games.c.winner)
    # All at once, as the schema compares the columns with one another.
    changed = await connection.execute(
        update(games)
        .where(or_(games.c.red == person, games.c.yellow == person))
        .values({column: case((column == person, replacement), else_=column) for column in columns})
    )
    await connection.execute(delete(boards).where(boards.c.viewer == person))
    return changed.rowcount


async def insert_ply(connection: AsyncConnection, game_id: int, number: int, ply: Ply, now: float) -> None:
    """Store a ply.

    Raises:
        sqlalchemy.exc.IntegrityError: the game has a ply of that number.
    """
    await connection.execute(
        insert(plies).values(game_id=game_id, number=number, ply=str(ply), played_at=now)
    )


async def undo_plies(connection: AsyncConnection, game_id: int, begin: int) -> None:
    """Take back every ply that stands from the `begin`th on (from 0); they stay in the record."""
    standing = await connection.execute(
        select(plies.c.number)
        .where(plies.c.game_id == game_id, ~plies.c.undone)
        .order_by(plies.c.number)
        .offset(begin)
    )
    undone = standing.scalars().all()
    await connection.execute(
        update(plies).where(plies.c.game_id == game_id, plies.c.number.in_(undone)).values(undone=True)
    )


async def count_invitations(connection: AsyncConnection, challenger: int) -> int:
    """How many open invitations a person has given."""
    return (
        await connection.execute(
            select(func.count())
            .select_from(games)
            .where(games.c.challenger == challenger, games.c.status == Status.INVITED.value)
        )
    ).scalar_one()


async def count_running(connection: AsyncConnection, person: int) -> int:
    """How many games a person is playing."""
    return (
        await connection.execute(
            select(func.count()).select_from(games).where(_plays(person, [Status.PLAYING]))
        )
    ).scalar_one()


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
            note=game.note,
            opponent=game.opponent,
            red=game.red,
            yellow=game.yellow,
            pinged=game.pinged,
            deadline=game.deadline,
            time_up=game.time_up,
            offer=game.offer.kind.value if game.offer else None,
            offer_by=game.offer.by if game.offer else None,
            offered_at=game.offered_at,
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
            "locale": board.locale,
        },
    )


async def delete_boards(connection: AsyncConnection, game_id: int, channel_ids: Iterable[int]) -> None:
    """Forget that a game is shown in these channels."""
    await connection.execute(
        delete(boards).where(boards.c.game_id == game_id, boards.c.channel_id.in_(list(channel_ids)))
    )


def _plays(person: int, statuses: Sequence[Status]) -> ColumnElement[bool]:
    """The condition that a game in one of these states is this person's; each half has its index."""
    states = [status.value for status in statuses]
    return or_(
        and_(games.c.red == person, games.c.status.in_(states)),
        and_(games.c.yellow == person, games.c.status.in_(states)),
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
    numbers: defaultdict[int, int] = defaultdict(int)
    for game_id, number, ply, undone in await connection.execute(_PLIES.where(plies.c.game_id.in_(ids))):
        numbers[game_id] = number + 1
        if not undone:
            plies_of[game_id].append(Ply.parse(ply))
    boards_of: defaultdict[int, list[Board]] = defaultdict(list)
    for row in await connection.execute(_BOARDS.where(boards.c.game_id.in_(ids))):
        boards_of[row.game_id].append(
            Board(
                row.channel_id,
                row.guild_id,
                row.message_id,
                row.viewer,
                row.can_post,
                row.can_attach,
                row.locale,
            )
        )
    known = await fetch_people(connection, {person for row in rows for person in (row.red, row.yellow)})
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
            # A takeback leaves a number out, as buttons with it stand on the board of before, and
            # says so as an offer does.
            number=max(numbers[row.id], row.offered_at or 0),
            locale=row.locale,
            clock=Clock(row.clock),
            boards=tuple(boards_of[row.id]),
            people=known,
            pinged=row.pinged,
            deadline=row.deadline,
            time_up=row.time_up,
            offer=Offer(OfferKind(row.offer), row.offer_by) if row.offer else None,
            offered_at=row.offered_at,
            winner=row.winner,
            reason=Reason(row.reason) if row.reason else None,
            note=row.note,
            level=Level(row.level) if row.level else None,
        )
        for row in rows
    ]
