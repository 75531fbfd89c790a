"""What people and servers choose for all their games."""

from bot.games import Person, Server
from bot.storage import Database
from bot.storage.people import fetch_person, save_person
from bot.storage.servers import fetch_server, save_server


async def find_person(db: Database, person: int) -> Person:
    """What a person has chosen."""
    async with db.reading() as connection:
        return await fetch_person(connection, person)


async def choose(db: Database, person: Person) -> None:
    """Store what a person has chosen."""
    async with db.writing() as connection:
        await save_person(connection, person)


async def find_server(db: Database, guild_id: int) -> Server:
    """What a server has chosen."""
    async with db.reading() as connection:
        return await fetch_server(connection, guild_id)


async def choose_for_server(db: Database, server: Server) -> None:
    """Store what a server has chosen."""
    async with db.writing() as connection:
        await save_server(connection, server)
