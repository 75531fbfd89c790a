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
    Text,
    false,
    text,
)

from bot.games import (
    NOBODY,
    Clock,
    ColourChoice,
    Level,
    Look,
    OfferKind,
    Reason,
    Start,
    Status,
    ThemeName,
    Told,
)
from bot.rules import PlyKind
from bot.storage.kinds import DueKind

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _one_of(column: str, choices: type[Enum]) -> CheckConstraint:
    values = ", ".join(repr(choice.value) for choice in choices)
    return CheckConstraint(f"{column} IN ({values})", name=column)


def _flag(name: str) -> Boolean:
    """A truth value that SQLite, which has none, is told to check."""
    return Boolean(create_constraint=True, name=name)


# SQLite counts up only a column of the very type INTEGER.
_row_id = BigInteger().with_variant(Integer, "sqlite")

# A person may have several invitations that anyone may take, but one only to the same person.
_ONE_INVITATION = text(f"status = 'invited' AND opponent <> {NOBODY}")

_WITH_A_WINNER = ", ".join(f"'{reason.value}'" for reason in (Reason.POINTS, Reason.RESIGNED, Reason.TIME))

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
    # The channel of the challenge.
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(8), nullable=False),
    Column("clock", Integer, nullable=False, server_default="0"),
    # How strong the computer plays, who is the opponent; NULL between people.
    Column("level", String(8)),
    Column("pinged", Integer),
    Column("deadline", Float),
    Column("time_up", _flag("time_up"), nullable=False, server_default=false()),
    Column("offer", String(8)),
    Column("offer_by", BigInteger),
    Column("offered_at", Integer),
    Column("winner", BigInteger),
    Column("reason", String(16)),
    Column("note", String(300)),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    _one_of("status", Status),
    _one_of("colour", ColourChoice),
    _one_of("start", Start),
    _one_of("reason", Reason),
    _one_of("clock", Clock),
    _one_of("offer", OfferKind),
    _one_of("level", Level),
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
    CheckConstraint(
        f"(winner IS NOT NULL) = (reason IS NOT NULL AND reason IN ({_WITH_A_WINNER}))", name="winner"
    ),
    Index("ix_games_red_status", "red", "status"),
    Index("ix_games_yellow_status", "yellow", "status"),
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
    Column("ply", String(2), nullable=False),
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
    Column("kind", String(8), primary_key=True),
    Column("due_at", Float, nullable=False, index=True),
    _one_of("kind", DueKind),
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
    Column("told", String(8), nullable=False),
    Column("look", String(8), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("challenges", _flag("challenges"), nullable=False),
    _one_of("told", Told),
    _one_of("look", Look),
    _one_of("theme", ThemeName),
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
    Column("clock", Integer, nullable=False),
    Column("start", String(8), nullable=False),
    Column("locale", String(8)),
    _one_of("clock", Clock),
    _one_of("start", Start),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(256), nullable=False),
)
