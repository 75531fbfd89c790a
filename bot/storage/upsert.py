"""Insert or replace a row, in the words that SQLite and PostgreSQL share."""

from collections.abc import Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(
    connection: AsyncConnection,
    table: Table,
    key: Mapping[str, str | float],
    values: Mapping[str, str | float | bool | None],
) -> None:
    """Store `values` under `key`, which must be the table's primary key."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    await connection.execute(
        insert(table)
        .values({**key, **values})
        .on_conflict_do_update(index_elements=list(key), set_=dict(values))
    )
