"""What a message of the bot holds, before it is known how it will be sent."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord

Button: TypeAlias = discord.ui.Item[discord.ui.View]

_PICTURE_NAME: Final = "board.png"


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn board: PNG data and its alt text of at most 1024 characters."""

    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Message:
    """Text, buttons and menus in rows, a file, and the only people whose mention may notify them."""

    content: str
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    notifies: tuple[int, ...] = ()
    document: Document | None = None

    def view(self) -> discord.ui.View:
        """The buttons, in a view that discord.py need not remember: each knows by its id what it does."""
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for item in row:
                item.row = number
                view.add_item(item)
        # discord.py keeps every view that is still listening, for as long as the process lives.
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The picture or document as an upload; a fresh one, as each can be sent once."""
        if self.document is not None:
            return [discord.File(io.BytesIO(self.document.data), self.document.name)]
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture.png), _PICTURE_NAME, description=self.picture.alt)]

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Whom this message may notify when it is posted; edits notify nobody."""
        return discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in self.notifies]
        )


def in_rows(items: Sequence[Button], width: int) -> tuple[tuple[Button, ...], ...]:
    """Spread buttons over rows of at most `width`, as evenly as can be."""
    rows = -(-len(items) // width)
    size = -(-len(items) // rows) if rows else 1
    return tuple(tuple(items[i : i + size]) for i in range(0, len(items), size))
