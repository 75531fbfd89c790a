"""People's names, for the few texts in which Discord shows no mentions."""

import asyncio
from collections.abc import Iterable
from typing import Final

import discord

from bot.games import PersonId

# Enough for a busy day, at some tens of bytes each.
_REMEMBERED: Final = 10_000
# Autocomplete has to be answered within 3 seconds; a name is not worth the whole list.
_SECONDS_TO_ASK: Final = 1.5


class Names:
    """Asks Discord for the names of people, and remembers the answers."""

    def __init__(self, client: discord.Client) -> None:
        self._client: Final = client
        self._known: Final[dict[PersonId, str]] = {}

    async def fetch(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        """The display names of these people; who is unknown, or not to be had in time, is left out."""
        wanted = set(people)
        missing = [asyncio.create_task(self._ask(person)) for person in wanted - self._known.keys()]
        if missing:
            _, late = await asyncio.wait(missing, timeout=_SECONDS_TO_ASK)
            for task in late:
                task.cancel()
        return {person: self._known[person] for person in wanted if person in self._known}

    def forget(self, person: PersonId) -> None:
        """Do not remember a person's name any more."""
        self._known.pop(person, None)

    async def _ask(self, person: PersonId) -> None:
        try:
            user = await self._client.fetch_user(person)
        except discord.HTTPException:
            return  # Gone, or Discord is not well: the list shows the game without the name.
        while len(self._known) >= _REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[person] = user.display_name
