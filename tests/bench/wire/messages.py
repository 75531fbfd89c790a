"""The messages of this Discord, all of which are the bot's."""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from tests.bench.wire import shapes
from tests.bench.wire.bodies import Upload
from tests.bench.wire.snowflakes import snowflake, timestamp


@dataclass(eq=False)
class Message:
    """A message as it stands now."""

    id: int
    channel_id: int
    author: shapes.User
    content: str = ""
    rows: list[shapes.Row] = field(default_factory=list[shapes.Row])
    attachments: list[shapes.Attachment] = field(default_factory=list[shapes.Attachment])
    flags: int = 0
    edited_at: str | None = None
    # Set, and then replaced, when it is changed.
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & shapes.EPHEMERAL)

    @property
    def buttons(self) -> list[shapes.Button]:
        """The buttons that can be pressed."""
        return [button for row in self.rows for button in row["components"] if not button.get("disabled")]

    def fill(self, body: shapes.MessageBody, uploads: dict[int, Upload]) -> None:
        """Take over what a body names, and leave the rest as it is."""
        if "content" in body:
            self.content = body["content"] or ""
        if "components" in body:
            self.rows = _numbered(body["components"])
        if "flags" in body:
            self.flags = body["flags"]
        named = body.get("attachments")
        if named is None and uploads:
            named = [shapes.NewAttachment(id=index) for index in uploads]
        if named is not None:
            kept = {attachment["id"]: attachment for attachment in self.attachments}
            self.attachments = [
                kept.get(str(new.get("id"))) or self._attached(new, uploads[int(new.get("id", 0))])
                for new in named
            ]

    def edit(self, body: shapes.MessageBody, uploads: dict[int, Upload]) -> None:
        """Fill it anew, remember when, and wake those who wait for that."""
        self.fill(body, uploads)
        self.flags &= ~shapes.LOADING
        self.edited_at = timestamp(snowflake())
        self._changed.set()
        self._changed = asyncio.Event()

    async def next_change(self) -> None:
        """Wait until somebody changes it."""
        await self._changed.wait()

    def payload(self) -> shapes.Message:
        """The message as bots get it."""
        return {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "application_id": self.author["id"],
            "author": self.author,
            "content": self.content,
            "components": self.rows,
            "attachments": self.attachments,
            "embeds": [],
            "flags": self.flags,
            "type": 0,
            "timestamp": timestamp(self.id),
            "edited_timestamp": self.edited_at,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
        }

    def _attached(self, new: shapes.NewAttachment, upload: Upload) -> shapes.Attachment:
        file_id = snowflake()
        url = f"http://127.0.0.1/attachments/{self.channel_id}/{file_id}/{upload.filename}"
        return {
            "id": str(file_id),
            "filename": upload.filename,
            "description": new.get("description"),
            "content_type": upload.content_type,
            "size": upload.size,
            "url": url,
            "proxy_url": url,
        }


class Messages:
    """Every message by its id."""

    def __init__(self, author: shapes.User) -> None:
        self._author: Final = author
        self._messages: Final[dict[int, Message]] = {}

    def post(self, channel_id: int, body: shapes.MessageBody, uploads: dict[int, Upload]) -> Message:
        """Make a message of the bot's."""
        message = Message(snowflake(), channel_id, self._author)
        message.fill(body, uploads)
        self._messages[message.id] = message
        return message

    def find(self, message_id: int) -> Message | None:
        """The message with that id, if it has not been deleted."""
        return self._messages.get(message_id)

    def delete(self, message: Message) -> None:
        """Forget a message."""
        self._messages.pop(message.id, None)


def _numbered(rows: list[shapes.Row]) -> list[shapes.Row]:
    """The components with ids from 1, as Discord gives them."""
    numbers = count(1)
    for row in rows:
        row.setdefault("id", next(numbers))
        for button in row["components"]:
            button.setdefault("id", next(numbers))
    return rows
