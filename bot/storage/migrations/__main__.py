"""Write a migration from the difference between the last one and tables.py.

`uv run python -m bot.storage.migrations "add clocks"` writes versions/NNNN_add_clocks.py: read it
before you commit it.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.operations.ops import MigrationScript
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

_FOLDER = Path(__file__).parent


def main() -> None:
    """Write the migration that the first argument names."""
    message = sys.argv[1]
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    number = f"{len(list((_FOLDER / 'versions').glob('[0-9]*.py'))) + 1:04}"
    config.set_main_option("file_template", f"%%(rev)s_{re.sub('[^a-z0-9]+', '_', message.lower())}")
    with create_engine("sqlite://").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        written = command.revision(
            config, message, autogenerate=True, rev_id=number, process_revision_directives=_unless_empty
        )
    if not written:
        sys.stdout.write("tables.py says nothing that the migrations do not make: there is nothing to do\n")


def _unless_empty(
    _context: MigrationContext,
    _revision: str | Iterable[str | None] | Iterable[str],
    directives: list[MigrationScript],
) -> None:
    """Write no migration that does nothing."""
    operations = directives[0].upgrade_ops
    if operations is not None and operations.is_empty():
        directives.clear()


if __name__ == "__main__":
    main()
