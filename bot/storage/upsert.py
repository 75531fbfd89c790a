"""Insert or replace rows, in the words that SQLite and PostgreSQL share."""

from collections.abc import Mapping
from functools import cache

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table, key: tuple[str, ...], *rows: Mapping[str, object]) -> None:
    """Store rows, which have the same columns; `key` names those that are the table's primary key."""
    statement = _statement(connection.dialect.name, table, key, tuple(rows[0]))
    connection.execute(statement, [dict(row) for row in rows])


@cache
def _statement(dialect: str, table: Table, key: tuple[str, ...], columns: tuple[str, ...]) -> Insert:
    insert = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    values = {column: insert.excluded[column] for column in columns if column not in key}
    return insert.on_conflict_do_update(index_elements=list(key), set_=values)
