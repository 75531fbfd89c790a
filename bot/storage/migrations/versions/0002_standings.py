"""Keep where a game stands, name things as everywhere else, and list no values that will grow.

What SQLite has to make anew is described here as 0001 left it: Alembic copies a table without the
checks that it cannot see.
"""

import sqlalchemy as sa
from alembic import op

from bot.games import History, Standing
from bot.rules import Ply, Position

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _flag(name: str) -> sa.Boolean:
    return sa.Boolean(create_constraint=True, name=op.f(name))


def _check(name: str, condition: str) -> sa.CheckConstraint:
    return sa.CheckConstraint(condition, name=op.f(name))


def upgrade() -> None:
    before = sa.MetaData()
    _games(before)
    _fill_in_standings()
    with op.batch_alter_table("games") as batch:
        for column in ("position", "quiet_turns", "stood", "number", "version"):
            batch.alter_column(column, nullable=False)
        batch.create_check_constraint(op.f("ck_games_turn"), "(turn_start IS NULL) = (turn_plies IS NULL)")
    _people(before)
    _servers(before)
    _due(before)


def _games(before: sa.MetaData) -> None:
    games = sa.Table(
        "games",
        before,
        sa.Column("id", _ID, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("challenger", sa.BigInteger(), nullable=False),
        sa.Column("opponent", sa.BigInteger(), nullable=False),
        sa.Column("colour", sa.String(8), nullable=False),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("red", sa.BigInteger(), nullable=False),
        sa.Column("yellow", sa.BigInteger(), nullable=False),
        sa.Column("start_position", sa.String(80), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(8), nullable=False),
        sa.Column("clock", sa.Integer(), server_default="0", nullable=False),
        sa.Column("level", sa.String(8)),
        sa.Column("pinged", sa.Integer()),
        sa.Column("deadline", sa.Float()),
        sa.Column("time_up", _flag("ck_games_time_up"), server_default=sa.false(), nullable=False),
        sa.Column("offer", sa.String(8)),
        sa.Column("offer_by", sa.BigInteger()),
        sa.Column("offered_at", sa.Integer()),
        sa.Column("winner", sa.BigInteger()),
        sa.Column("reason", sa.String(16)),
        sa.Column("note", sa.String(300)),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float()),
        _check(
            "ck_games_ended_with_reason",
            "(status = 'ended') = (reason IS NOT NULL) AND (status = 'ended') = (ended_at IS NOT NULL)"
            " AND (status = 'ended' OR winner IS NULL)",
        ),
        _check(
            "ck_games_winner",
            "(winner IS NOT NULL) = (reason IS NOT NULL AND reason IN ('points', 'resigned', 'time'))",
        ),
        _check("ck_games_colour", "colour IN ('random', 'red', 'yellow')"),
        _check("ck_games_level", "level IN ('easy', 'medium', 'hard', 'expert')"),
        _check("ck_games_offer", "offer IN ('draw', 'takeback', 'shuffle')"),
        _check(
            "ck_games_reason",
            "reason IN ('points', 'nothing-to-pop', 'resigned', 'agreed', 'repetition', 'quiet', 'time',"
            " 'stopped', 'declined', 'withdrawn', 'expired')",
        ),
        _check("ck_games_start", "start IN ('fill', 'shuffled')"),
        _check(
            "ck_games_pending", "status = 'playing' OR (deadline IS NULL AND NOT time_up AND offer IS NULL)"
        ),
        _check("ck_games_status", "status IN ('invited', 'playing', 'ended')"),
        _check("ck_games_offer_has_an_author", "(offer IS NULL) = (offer_by IS NULL)"),
        _check(
            "ck_games_sides",
            "(red = challenger AND yellow = opponent) OR (red = opponent AND yellow = challenger)",
        ),
        _check("ck_games_two_people", "challenger <> opponent OR challenger = 0"),
        _check("ck_games_clock", "clock IN (0, 1, 3, 7)"),
        _check("ck_games_winner_plays", "winner IS NULL OR winner IN (red, yellow)"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.Index(
            "ix_games_invited",
            "challenger",
            "opponent",
            unique=True,
            sqlite_where=sa.text("status = 'invited' AND opponent <> 0"),
            postgresql_where=sa.text("status = 'invited' AND opponent <> 0"),
        ),
        sa.Index("ix_games_red_status", "red", "status"),
        sa.Index("ix_games_yellow_status", "yellow", "status"),
    )
    with op.batch_alter_table("games", copy_from=games) as batch:
        for name in ("winner", "colour", "level", "offer", "reason", "start", "status", "clock"):
            batch.drop_constraint(op.f(f"ck_games_{name}"), type_="check")
        for name in ("status", "colour", "start", "level", "offer"):
            batch.alter_column(name, existing_type=sa.String(8), type_=sa.String(16))
        batch.alter_column("pinged", new_column_name="notified_turn", existing_type=sa.Integer())
        batch.add_column(sa.Column("position", sa.String(80)))
        batch.add_column(sa.Column("turn_start", sa.String(80)))
        batch.add_column(sa.Column("turn_plies", sa.String(40)))
        batch.add_column(sa.Column("quiet_turns", sa.Integer()))
        batch.add_column(sa.Column("stood", sa.Text()))
        batch.add_column(sa.Column("number", sa.Integer()))
        batch.add_column(sa.Column("version", sa.Integer()))


def _fill_in_standings() -> None:
    """Replay every game."""
    connection = op.get_bind()
    every = connection.execute(sa.text("SELECT id, start_position, offered_at FROM games")).all()
    for game in every:
        played = connection.execute(
            sa.text("SELECT number, ply, undone FROM plies WHERE game_id = :id ORDER BY number"),
            {"id": game.id},
        ).all()
        standing = History.replay(
            Position.parse(game.start_position), (Ply.parse(row.ply) for row in played if not row.undone)
        ).standing
        number = max(played[-1].number + 1 if played else 0, game.offered_at or 0)
        connection.execute(
            sa.text(
                "UPDATE games SET position = :position, turn_start = :turn_start, turn_plies = :turn_plies,"
                " quiet_turns = :quiet_turns, stood = :stood, number = :number, version = 0 WHERE id = :id"
            ),
            {"id": game.id, "number": number, **_columns(standing)},
        )


def _columns(standing: Standing) -> dict[str, str | int | None]:
    turn = standing.last_turn
    return {
        "position": str(standing.position),
        "turn_start": str(turn.before) if turn else None,
        "turn_plies": " ".join(map(str, turn.plies)) if turn else None,
        "quiet_turns": standing.quiet_turns,
        "stood": " ".join(standing.stood),
    }


def _people(before: sa.MetaData) -> None:
    people = sa.Table(
        "people",
        before,
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("told", sa.String(8), nullable=False),
        sa.Column("look", sa.String(8), nullable=False),
        sa.Column("theme", sa.String(16), nullable=False),
        sa.Column("challenges", _flag("ck_people_challenges"), nullable=False),
        _check("ck_people_look", "look IN ('picture', 'text')"),
        _check("ck_people_theme", "theme IN ('classic', 'dark', 'high-contrast', 'colour-blind')"),
        _check("ck_people_told", "told IN ('channel', 'direct', 'silent')"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    with op.batch_alter_table("people", copy_from=people) as batch:
        for name in ("look", "theme", "told"):
            batch.drop_constraint(op.f(f"ck_people_{name}"), type_="check")
        batch.alter_column("told", new_column_name="notify", existing_type=sa.String(8), type_=sa.String(16))
        batch.alter_column("look", new_column_name="style", existing_type=sa.String(8), type_=sa.String(16))


def _servers(before: sa.MetaData) -> None:
    servers = sa.Table(
        "servers",
        before,
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channels", sa.String(600), nullable=False),
        sa.Column("threads", _flag("ck_servers_threads"), nullable=False),
        sa.Column("clock", sa.Integer(), nullable=False),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("locale", sa.String(8)),
        _check("ck_servers_start", "start IN ('fill', 'shuffled')"),
        _check("ck_servers_clock", "clock IN (0, 1, 3, 7)"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    with op.batch_alter_table("servers", copy_from=servers) as batch:
        for name in ("start", "clock"):
            batch.drop_constraint(op.f(f"ck_servers_{name}"), type_="check")
        batch.alter_column("start", existing_type=sa.String(8), type_=sa.String(16))


def _due(before: sa.MetaData) -> None:
    due = sa.Table(
        "due",
        before,
        sa.Column("game_id", _ID, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=False),
        _check("ck_due_kind", "kind IN ('board', 'edit', 'think', 'remind', 'time-up', 'forfeit', 'expire')"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_due_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "kind", name=op.f("pk_due")),
        sa.Index(op.f("ix_due_due_at"), "due_at"),
    )
    with op.batch_alter_table("due", copy_from=due) as batch:
        batch.drop_constraint(op.f("ck_due_kind"), type_="check")
        batch.alter_column("kind", existing_type=sa.String(8), type_=sa.String(16))
