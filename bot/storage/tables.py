"""The schema as it is now. `migrations/` holds how it came to be, and a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

from bot.games import NOBODY, BoardStyle, ColourChoice, Level, Notify, OfferKind, Reason, Start, Status
from bot.rules import PlyKind
from bot.storage.kinds import DueKind
from bot.storage.types import ClockColumn, PliesColumn, PlyColumn, PositionColumn, choice

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _flag(name: str) -> Boolean:
    """A truth value that SQLite, which has none, is told to check."""
    return Boolean(create_constraint=True, name=name)


# SQLite counts up only a column of the very type INTEGER.
_row_id = BigInteger().with_variant(Integer, "sqlite")

# A person may have several invitations that anyone may take, but one only to the same person.
_ONE_INVITATION = text(f"status = 'invited' AND opponent <> {NOBODY}")

games = Table(
    "games",
    metadata,
    Column("id", _row_id, primary_key=True),
    Column("status", choice(Status), nullable=False),
    Column("challenger", BigInteger, nullable=False),
    Column("opponent", BigInteger, nullable=False),
    Column("colour", choice(ColourChoice), nullable=False),
    Column("start", choice(Start), nullable=False),
    Column("red", BigInteger, nullable=False),
    Column("yellow", BigInteger, nullable=False),
    Column("start_position", PositionColumn, nullable=False),
    # The channel of the challenge.
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(8), nullable=False),
    Column("clock", ClockColumn, nullable=False, server_default="0"),
    Column("level", choice(Level)),
    Column("notified_turn", Integer),
    Column("deadline", Float),
    Column("time_up", _flag("time_up"), nullable=False, server_default=false()),
    Column("offer", choice(OfferKind)),
    Column("offer_by", BigInteger),
    Column("offered_at", Integer),
    Column("winner", BigInteger),
    Column("reason", choice(Reason)),
    Column("note", String(300)),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    # From here to `stood`: what follows from `start_position` and the plies that stand.
    Column("position", PositionColumn, nullable=False),
    Column("turn_start", PositionColumn),
    Column("turn_plies", PliesColumn(40)),
    Column("quiet_turns", Integer, nullable=False),
    Column("stood", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    # Nobody stands for whoever will take an open invitation, and for who asked to be forgotten.
    CheckConstraint(f"challenger <> opponent OR challenger = {NOBODY}", name="two_people"),
    CheckConstraint("(offer IS NULL) = (offer_by IS NULL)", name="offer_has_an_author"),
    CheckConstraint(
        "status = 'playing' OR (deadline IS NULL AND NOT time_up AND offer IS NULL)", name="pending"
    ),
    CheckConstraint(
        "(red = challenger AND yellow = opponent) OR (red = opponent AND yellow = challenger)", name="sides"
    ),
    CheckConstraint("winner IS NULL OR winner IN (red, yellow)", name="winner_plays"),
    CheckConstraint(
        "(status = 'ended') = (reason IS NOT NULL) AND (status = 'ended') = (ended_at IS NOT NULL)"
        " AND (status = 'ended' OR winner IS NULL)",
        name="ended_with_reason",
    ),
    CheckConstraint("(turn_start IS NULL) = (turn_plies IS NULL)", name="turn"),
    Index("ix_games_red_status", "red", "status"),
    Index("ix_games_yellow_status", "yellow", "status"),
    Index("ix_games_challenger", "challenger", "created_at"),
    Index(
        "ix_games_invited",
        "challenger",
        "opponent",
        unique=True,
        sqlite_where=_ONE_INVITATION,
        postgresql_where=_ONE_INVITATION,
    ),
)

_EVERY_PLY = ", ".join(f"'{kind.value}{column}'" for kind in PlyKind for column in range(1, 8))

plies = Table(
    "plies",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # Two presses of one button, in one process or two, meet in this key and one of them loses.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", PlyColumn, nullable=False),
    Column("played_at", Float, nullable=False),
    # Taken back by agreement. The number stays taken, so that old buttons stay old.
    Column("undone", _flag("undone"), nullable=False, server_default=false()),
    CheckConstraint("number >= 0", name="number"),
    CheckConstraint(f"ply IN ({_EVERY_PLY})", name="ply"),
)

boards = Table(
    "boards",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, index=True),
    Column("message_id", BigInteger),
    Column("viewer", BigInteger),
    Column("can_post", _flag("can_post"), nullable=False),
    Column("can_attach", _flag("can_attach"), nullable=False),
    Column("locale", String(8)),
)

due = Table(
    "due",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", choice(DueKind), primary_key=True),
    Column("due_at", Float, nullable=False, index=True),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # What the engine made of the finished game, as JSON.
    Column("result", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("notify", choice(Notify), nullable=False),
    Column("style", choice(BoardStyle), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("challenges", _flag("challenges"), nullable=False),
)

pauses = Table(
    "pauses",
    metadata,
    Column(
        "person",
        BigInteger,
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("began_at", Float, primary_key=True),
    Column("ends_at", Float, nullable=False),
    CheckConstraint("ends_at >= began_at", name="order"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    # Channel ids with a space between; empty for all.
    Column("channels", String(600), nullable=False),
    Column("threads", _flag("threads"), nullable=False),
    Column("clock", ClockColumn, nullable=False),
    Column("start", choice(Start), nullable=False),
    Column("locale", String(8)),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(256), nullable=False),
)
