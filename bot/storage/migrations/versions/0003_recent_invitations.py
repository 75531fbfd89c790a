"""Find a person's recent invitations without looking at all of their games."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_games_challenger", "games", ["challenger", "created_at"])
