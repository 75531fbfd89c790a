"""How Alembic runs the migrations: on the connection that `Database.open` hands over.

To write a new one after a change of tables.py:
`uv run python -m bot.storage.migrations "what it does"`.
"""

from alembic import context

from bot.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
# The transaction is the caller's: a migration that fails leaves nothing behind.
context.run_migrations()
