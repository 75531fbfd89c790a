"""Write a migration from the difference between the last one and tables.py.

`uv run python -m bot.storage.migrations "add clocks"` writes versions/NNNN_add_clocks.py: read it
before you commit it.
"""

import re
import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
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
        command.revision(config, message, autogenerate=True, rev_id=number)


if __name__ == "__main__":
    main()
