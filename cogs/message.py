"""What a message of the bot holds, before it is known how it will be sent."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypedDict

import discord

from bot.games import PersonId

Button: TypeAlias = discord.ui.Item[discord.ui.View]

_PICTURE_NAME: Final = "board.png"


class Edit(TypedDict):
    """What discord.py takes to change a message."""

    content: str
    attachments: list[discord.File]
    view: discord.ui.View


class New(TypedDict):
    """What discord.py takes to post a message."""

    content: str
    files: list[discord.File]
    view: discord.ui.View
    allowed_mentions: discord.AllowedMentions


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn board."""

    png: bytes
    """The file."""
    alt: str
    """What a screen reader says, at most 1024 characters."""


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep."""

    name: str
    """Its name, with an ending."""
    data: bytes
    """What it holds."""


@dataclass(frozen=True)
class Message:
    """A message, which can be sent or edited in several ways."""

    content: str
    """The text, at most 2000 characters."""
    rows: tuple[tuple[Button, ...], ...] = ()
    """Buttons and menus, at most five rows."""
    picture: Picture | None = None
    """The picture under the text."""
    notifies: tuple[PersonId, ...] = ()
    """The only people whose mention may notify them when it is posted; edits notify nobody."""
    document: Document | None = None
    """A file in place of the picture."""

    def as_new(self) -> New:
        """The message, to be posted."""
        return New(
            content=self.content,
            files=self._files(),
            view=self._view(),
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(person) for person in self.notifies]
            ),
        )

    def as_edit(self) -> Edit:
        """The message, in place of what stands there."""
        return Edit(content=self.content, attachments=self._files(), view=self._view())

    def _view(self) -> discord.ui.View:
        """The buttons, in a view that discord.py need not remember: each knows by its id what it does."""
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for item in row:
                item.row = number
                view.add_item(item)
        # discord.py keeps every view that is still listening, for as long as the process lives.
        view.stop()
        return view

    def _files(self) -> list[discord.File]:
        """The picture or document as an upload; a fresh one, as each can be sent once."""
        if self.document is not None:
            return [discord.File(io.BytesIO(self.document.data), self.document.name)]
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture.png), _PICTURE_NAME, description=self.picture.alt)]


def button(
    label: str, custom_id: object, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    """A button that does what its id (`cogs.ids`) says."""
    return discord.ui.Button(label=label, custom_id=str(custom_id), style=style)


def in_rows(items: Sequence[Button], width: int) -> tuple[tuple[Button, ...], ...]:
    """Spread buttons over rows of at most `width`, as evenly as can be."""
    rows = -(-len(items) // width)
    size = -(-len(items) // rows) if rows else 1
    return tuple(tuple(items[i : i + size]) for i in range(0, len(items), size))
