"""Games, their plies and their boards as rows."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    String,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)

from bot.games import NOWHERE, Board, ChannelId, Game, GameId, GuildId, History, PersonId, Reason, Status
from bot.games.reason import BEFORE_IT_BEGAN
from bot.rules import Ply
from bot.storage.due import clear_due
from bot.storage.kinds import DueKind
from bot.storage.people import fetch_people
from bot.storage.rows import (
    BOARD,
    RED,
    YELLOW,
    board_of,
    board_values,
    game_of,
    game_values,
    person_of,
    terms_values,
)
from bot.storage.tables import boards, due, games, pauses, people, plies
from bot.storage.upsert import upsert

_PLAYERS = {RED: (games.c.red, people.alias("r")), YELLOW: (games.c.yellow, people.alias("y"))}


def _named(prefix: str, columns: Iterable[ColumnElement[object]]) -> Iterator[ColumnElement[object]]:
    return (column.label(f"{prefix}{column.key}") for column in columns)


def _game() -> Select[tuple[object, ...]]:
    """A row for each board of the game, or one where it has none; each with who plays, where they chose."""
    statement = (
        select(games, *_named(BOARD, boards.c))
        .select_from(games)
        .outerjoin(boards, boards.c.game_id == games.c.id)
        .where(games.c.id == bindparam("game"))
    )
    for prefix, (player, chosen) in _PLAYERS.items():
        pause = select(func.max(pauses.c.ends_at)).where(pauses.c.person == player).scalar_subquery()
        columns = [*_named(prefix, chosen.c), pause.label(f"{prefix}paused_until")]
        statement = statement.add_columns(*columns).outerjoin(chosen, chosen.c.id == player)
    return statement


_GAME = _game()
_LOCKED_GAME = _GAME.with_for_update(of=games)
_BOARDS = select(boards).where(boards.c.game_id.in_(bindparam("games", expanding=True)))
_UPDATE = update(games).where(games.c.id == bindparam("game"), games.c.version == bindparam("stored_version"))
_INSERT_PLIES = insert(plies)
# A row for each ply that stands, or one where there is none.
_HISTORY = (
    select(games.c.start_position, plies.c.ply)
    .outerjoin(plies, and_(plies.c.game_id == games.c.id, ~plies.c.undone))
    .where(games.c.id == bindparam("game"))
    .order_by(plies.c.number)
)
_IS_CURRENT = exists().where(games.c.id == bindparam("game"), games.c.version == bindparam("stored_version"))
_SHOWN = delete(due).where(due.c.game_id == bindparam("game"), due.c.kind == DueKind.BOARD, _IS_CURRENT)
_STILL = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.version == bindparam("stored_version"))
    .values(version=games.c.version)
)
_NOTIFIED = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.version == bindparam("stored_version"))
    .values(notified_turn=bindparam("turn"))
)


def insert_game(connection: Connection, game: Game, now: float) -> Game:
    """Store a game with its boards, and return it with its id.

    Raises:
        sqlalchemy.exc.IntegrityError: the same invitation stands already.
    """
    values = {**terms_values(game), **game_values(game), "version": game.version, "created_at": now}
    game_id = connection.execute(insert(games).returning(games.c.id), values).scalar_one()
    stored = replace(game, id=GameId(game_id))
    save_boards(connection, stored.id, *game.boards)
    return stored


def fetch_game(connection: Connection, game_id: GameId, *, lock: bool = False) -> Game | None:
    """Load a game; with `lock`, nobody else writes to it until this transaction ends."""
    rows = connection.execute(_LOCKED_GAME if lock else _GAME, {"game": game_id}).all()
    if not rows:
        return None
    first = rows[0]
    shown = [board_of(row, BOARD) for row in rows if row.board_channel_id is not None]
    chosen = {
        player: person_of(first, prefix)
        for prefix, player, known in ((RED, first.red, first.red_id), (YELLOW, first.yellow, first.yellow_id))
        if known is not None
    }
    return game_of(first, shown, chosen)


def fetch_invitation(connection: Connection, *, challenger: PersonId, opponent: PersonId) -> Game | None:
    """Load the open invitation from one person to another."""
    statement = select(games).where(
        games.c.status == Status.INVITED, games.c.challenger == challenger, games.c.opponent == opponent
    )
    found = _with_rest(connection, connection.execute(statement).all())
    return found[0] if found else None


Wanted: TypeAlias = ColumnElement[bool]

BEGUN: Final[Wanted] = or_(games.c.reason.is_(None), games.c.reason.not_in(list[Reason](BEFORE_IT_BEGAN)))
"""Without invitations that came to nothing."""


def before(game_id: GameId) -> Wanted:
    """Those that are older than a game."""
    return games.c.id < game_id


def after(game_id: GameId) -> Wanted:
    """Those that are newer than a game."""
    return games.c.id > game_id


def numbered(digits: str) -> Wanted:
    """Those whose number begins with these digits."""
    return cast(games.c.id, String).startswith(digits, autoescape=True)


def shown_in(guild_id: GuildId) -> Wanted:
    """Those that are shown in a server."""
    return games.c.id.in_(select(boards.c.game_id).where(boards.c.guild_id == guild_id))


def played_by(person: PersonId) -> Wanted:
    """Those that a person plays in."""
    return or_(games.c.red == person, games.c.yellow == person)


def known_to(person: PersonId, here: ChannelId) -> Wanted:
    """Those that somebody in a channel can know of.

    They play in them, or they are shown there, or in a thread that was made of a challenge there.
    """
    shown = games.c.id.in_(select(boards.c.game_id).where(boards.c.channel_id == here))
    return or_(played_by(person), shown, games.c.channel_id == here)


def fetch_games_of(
    connection: Connection, person: PersonId, *statuses: Status, limit: int, wanted: Sequence[Wanted] = ()
) -> list[Game]:
    """Load a person's games in any of these states that are `wanted`, the newest first."""
    # Each part reads its index from the newest game on, and stops at the limit.
    parts = [
        select(
            select(games.c.id)
            .where(side == person, games.c.status == status, *wanted)
            .order_by(games.c.id.desc())
            .limit(limit)
            .subquery()
        )
        for side in (games.c.red, games.c.yellow)
        for status in statuses
    ]
    newest = union_all(*parts).subquery()
    statement = (
        select(games).where(games.c.id.in_(select(newest.c.id))).order_by(games.c.id.desc()).limit(limit)
    )
    return _with_rest(connection, connection.execute(statement).all())


def fetch_games_in(
    connection: Connection, guild_id: GuildId, *, limit: int, wanted: Sequence[Wanted] = ()
) -> list[Game]:
    """Load the running games that are shown in a server, the newest first."""
    statement = (
        select(games)
        .where(shown_in(guild_id), games.c.status == Status.PLAYING, *wanted)
        .order_by(games.c.id.desc())
        .limit(limit)
    )
    return _with_rest(connection, connection.execute(statement).all())


def fetch_history(connection: Connection, game_id: GameId) -> History:
    """Load the start and the plies of a game, which there must be, and replay them."""
    rows = connection.execute(_HISTORY, {"game": game_id}).all()
    return History.replay(rows[0].start_position, (row.ply for row in rows if row.ply is not None))


@dataclass(frozen=True, slots=True)
class Played:
    """A ply as it was stored."""

    number: int
    ply: Ply
    at: float
    """Seconds since 1970."""
    undone: bool
    """Whether it was taken back."""


@dataclass(frozen=True, slots=True)
class Record:
    """What is stored of a game beside what the game itself needs. Times are in seconds since 1970."""

    created_at: float
    ended_at: float | None
    played: tuple[Played, ...]
    """Every ply, those that were taken back too."""


def fetch_record(connection: Connection, game_id: GameId) -> Record:
    """Load when what happened in a game, which there must be."""
    times = connection.execute(
        select(games.c.created_at, games.c.ended_at).where(games.c.id == game_id)
    ).one()
    rows = connection.execute(
        select(plies.c.number, plies.c.ply, plies.c.played_at, plies.c.undone)
        .where(plies.c.game_id == game_id)
        .order_by(plies.c.number)
    )
    return Record(times.created_at, times.ended_at, tuple(Played(*row) for row in rows))


def replace_person(connection: Connection, person: PersonId, replacement: PersonId) -> int:
    """Put another id in the place of a person's in every game of theirs; returns how many there are.

    What could still lead to them goes too: the channel of the challenge, which may be their direct
    messages, and what a moderator wrote.
    """
    columns = (games.c.challenger, games.c.opponent, games.c.red, games.c.yellow, games.c.winner)
    # All at once, as the schema compares the columns with one another.
    changed = connection.execute(
        update(games)
        .where(played_by(person))
        .values(
            {
                **{column: case((column == person, replacement), else_=column) for column in columns},
                games.c.channel_id: NOWHERE,
                games.c.note: None,
            }
        )
    )
    connection.execute(delete(boards).where(boards.c.viewer == person))
    return changed.rowcount


def insert_plies(
    connection: Connection, game_id: GameId, number: int, played: Sequence[Ply], now: float
) -> None:
    """Store plies, the first of them under `number`.

    Raises:
        sqlalchemy.exc.IntegrityError: the game has a ply of such a number.
    """
    rows = [
        {"game_id": game_id, "number": number + i, "ply": ply, "played_at": now}
        for i, ply in enumerate(played)
    ]
    connection.execute(_INSERT_PLIES, rows)


def undo_plies(connection: Connection, game_id: GameId, begin: int) -> None:
    """Take back every ply that stands from the `begin`th on (from 0); they stay in the record."""
    standing = connection.execute(
        select(plies.c.number)
        .where(plies.c.game_id == game_id, ~plies.c.undone)
        .order_by(plies.c.number)
        .offset(begin)
    )
    undone = standing.scalars().all()
    connection.execute(
        update(plies).where(plies.c.game_id == game_id, plies.c.number.in_(undone)).values(undone=True)
    )


def count_invitations(connection: Connection, challenger: PersonId) -> int:
    """How many open invitations a person has given."""
    return connection.execute(
        select(func.count())
        .select_from(games)
        .where(games.c.challenger == challenger, games.c.status == Status.INVITED)
    ).scalar_one()


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation between people, and what has become of it. Times are in seconds since 1970."""

    opponent: PersonId
    created_at: float
    ended_at: float | None
    status: Status
    reason: Reason | None

    @property
    def in_vain(self) -> bool:
        """Whether it came to nothing."""
        return self.reason in BEFORE_IT_BEGAN


def fetch_invited(connection: Connection, challenger: PersonId, since: float) -> list[Invited]:
    """Whom a person has invited since a time, the newest first."""
    rows = connection.execute(
        select(games.c.opponent, games.c.created_at, games.c.ended_at, games.c.status, games.c.reason)
        .where(games.c.challenger == challenger, games.c.created_at > since, games.c.level.is_(None))
        .order_by(games.c.id.desc())
    )
    return [Invited(*row) for row in rows]


def count_running(connection: Connection, person: PersonId) -> int:
    """How many games a person is playing."""
    return connection.execute(
        select(func.count()).select_from(games).where(played_by(person), games.c.status == Status.PLAYING)
    ).scalar_one()


def update_game(connection: Connection, game: Game, now: float) -> Game | None:
    """Store what has changed about a game beside its plies and boards, and return its next version.

    Returns None, and stores nothing, where the game has another version than `game` by now.
    """
    values = game_values(game)
    version = game.version + 1
    changed = connection.execute(
        _UPDATE,
        {
            **values,
            "game": game.id,
            "stored_version": game.version,
            "version": version,
            "ended_at": now if game.status is Status.ENDED else None,
        },
    )
    return replace(game, version=version) if changed.rowcount else None


def clear_shown(connection: Connection, game: Game) -> None:
    """End what is due about showing a game, unless it has another version by now."""
    connection.execute(_SHOWN, {"game": game.id, "stored_version": game.version})


def record_shown(
    connection: Connection, game: Game, board: Board | None, *, clears: bool, notified: bool
) -> bool:
    """Store that a version of a game now stands on `board`, or where it was where that is None.

    `clears` ends what is due about showing it, and `notified` says that the player to move has been
    notified. Returns False, and stores nothing, where the game has another version by now.
    """
    current = {"game": game.id, "stored_version": game.version}
    if notified:
        found = connection.execute(_NOTIFIED, {**current, "turn": game.turn_id})
    else:
        # It locks the row where there are locks for rows.
        found = connection.execute(_STILL, current)
    if not found.rowcount:
        return False
    if board is not None:
        save_boards(connection, game.id, board)
    if clears:
        clear_due(connection, game.id, DueKind.BOARD)
    return True


def save_boards(connection: Connection, game_id: GameId, *shown: Board) -> None:
    """Store where a game is shown, in place of what was stored for those channels."""
    rows = [{"game_id": game_id, **board_values(board)} for board in shown]
    if rows:
        upsert(connection, boards, ("game_id", "channel_id"), *rows)


def delete_boards(connection: Connection, game_id: GameId, *channels: ChannelId) -> None:
    """Forget that a game is shown in these channels."""
    connection.execute(delete(boards).where(boards.c.game_id == game_id, boards.c.channel_id.in_(channels)))


def _with_rest(connection: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[Game]:
    """Build the games of these rows, with the boards and people of all of them in two queries."""
    if not rows:
        return []
    boards_of: defaultdict[int, list[Board]] = defaultdict(list)
    for row in connection.execute(_BOARDS, {"games": [row.id for row in rows]}):
        boards_of[row.game_id].append(board_of(row))
    people = fetch_people(connection, {person for row in rows for person in (row.red, row.yellow)})
    return [game_of(row, boards_of[row.id], people) for row in rows]
