"""The schema as it is now. `migrations/` holds how it came to be, and a test compares the two."""

from enum import Enum

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
    text,
)

from bot.games import ColourChoice, Reason, Start, Status
from bot.rules import PlyKind

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _one_of(column: str, choices: type[Enum]) -> CheckConstraint:
    values = ", ".join(f"'{choice.value}'" for choice in choices)
    return CheckConstraint(f"{column} IN ({values})", name=column)


# SQLite counts up only a column of the very type INTEGER.
_row_id = BigInteger().with_variant(Integer, "sqlite")

games = Table(
    "games",
    metadata,
    Column("id", _row_id, primary_key=True),
    Column("status", String(8), nullable=False),
    Column("challenger", BigInteger, nullable=False),
    Column("opponent", BigInteger, nullable=False),
    Column("colour", String(8), nullable=False),
    Column("start", String(8), nullable=False),
    Column("red", BigInteger, nullable=False),
    Column("yellow", BigInteger, nullable=False),
    Column("start_position", String(80), nullable=False),
    # The channel of the challenge: one person has one open invitation to another there.
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(8), nullable=False),
    Column("pinged", Integer),
    Column("winner", BigInteger),
    Column("reason", String(16)),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    _one_of("status", Status),
    _one_of("colour", ColourChoice),
    _one_of("start", Start),
    _one_of("reason", Reason),
    CheckConstraint("challenger <> opponent", name="two_people"),
    CheckConstraint(
        "(red = challenger AND yellow = opponent) OR (red = opponent AND yellow = challenger)", name="sides"
    ),
    CheckConstraint("winner IS NULL OR winner IN (red, yellow)", name="winner_plays"),
    CheckConstraint(
        "(status = 'ended') = (reason IS NOT NULL) AND (status = 'ended') = (ended_at IS NOT NULL)"
        " AND (status = 'ended' OR winner IS NULL)",
        name="ended_with_reason",
    ),
    Index("ix_games_red_status", "red", "status"),
    Index("ix_games_yellow_status", "yellow", "status"),
    Index(
        "ix_games_invited",
        "channel_id",
        "challenger",
        "opponent",
        unique=True,
        sqlite_where=text("status = 'invited'"),
        postgresql_where=text("status = 'invited'"),
    ),
)

_EVERY_PLY = ", ".join(f"'{kind.value}{column}'" for kind in PlyKind for column in range(1, 8))

plies = Table(
    "plies",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # Two presses of one button, in one process or two, meet in this key and one of them loses.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", String(2), nullable=False),
    Column("played_at", Float, nullable=False),
    CheckConstraint("number >= 0", name="number"),
    CheckConstraint(f"ply IN ({_EVERY_PLY})", name="ply"),
)

boards = Table(
    "boards",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger),
    Column("message_id", BigInteger),
    Column("viewer", BigInteger),
    Column("can_post", Boolean(create_constraint=True, name="can_post"), nullable=False),
    Column("can_attach", Boolean(create_constraint=True, name="can_attach"), nullable=False),
)

due = Table(
    "due",
    metadata,
    Column("game_id", _row_id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("due_at", Float, nullable=False, index=True),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(256), nullable=False),
)
