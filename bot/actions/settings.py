"""What people and servers choose for all their games."""

from collections.abc import Callable

from sqlalchemy import Connection

from bot.games import GuildId, Person, PersonId, Server
from bot.storage.people import fetch_person, save_person
from bot.storage.servers import fetch_server, save_server


def change_person(connection: Connection, person: PersonId, change: Callable[[Person], Person]) -> Person:
    """Change what a person has chosen, and return it as it is then."""
    changed = change(fetch_person(connection, person, lock=True))
    save_person(connection, changed)
    return changed


def change_server(connection: Connection, guild_id: GuildId, change: Callable[[Server], Server]) -> Server:
    """Change what a server has chosen, and return it as it is then."""
    changed = change(fetch_server(connection, guild_id, lock=True))
    save_server(connection, changed)
    return changed
