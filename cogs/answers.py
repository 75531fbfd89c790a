"""The one answer that every interaction gets, within three seconds, whatever happens."""

import asyncio
import logging
from types import TracebackType
from typing import Final, Self, TypeAlias

import discord
from discord import app_commands

from bot.actions import SHOW_AGAIN_AFTER
from bot.client import Pop10Bot
from bot.errors import PlayerError
from bot.i18n import Texts, texts
from cogs.message import Message

Interaction: TypeAlias = discord.Interaction[Pop10Bot]

# Discord gives up on an interaction after 3 seconds; an answer that takes longer than this is put off.
_DEFER_AFTER: Final = 1.5

# No access, no permission, a thread that is archived, a thread that is locked.
_CANNOT_WRITE: Final = frozenset({50001, 50013, 50083, 160005})

_log = logging.getLogger(__name__)


class Answer:
    """Answers one interaction, in an `async with` block whose errors become a private answer.

    `private` says which kind the answer to a command will be: Discord wants to know that already
    when it is put off.
    """

    def __init__(self, interaction: Interaction, *, private: bool = False) -> None:
        self.interaction: Final = interaction
        self._private: Final = private
        self._lock: Final = asyncio.Lock()
        self._deferring: asyncio.Task[None] | None = None
        self._given = False
        self._followup: discord.WebhookMessage | None = None

    @property
    def person(self) -> int:
        """The id of the person who is answered."""
        return self.interaction.user.id

    @property
    def reader(self) -> Texts:
        """The catalogue of the person who is answered."""
        return texts(str(self.interaction.locale))

    async def __aenter__(self) -> Self:
        self._deferring = asyncio.create_task(self._defer_in_time())
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        if self._deferring:
            self._deferring.cancel()
        # What was stored here and could not be shown is due then.
        bot = self.interaction.client
        bot.wake_clock(bot.now() + SHOW_AGAIN_AFTER)
        if not isinstance(error, Exception):
            return False
        await self._refuse(error)
        return True

    async def update(self, message: Message) -> None:
        """Change the message that the pressed button stands on."""
        async with self._lock:
            self._given = True
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(
                    content=message.content, attachments=message.files(), view=message.view()
                )
            else:
                await self.interaction.response.edit_message(
                    content=message.content, attachments=message.files(), view=message.view()
                )

    async def post(self, message: Message) -> int:
        """Post a message for everybody in the channel and return its id."""
        return await self._send(message, private=False)

    async def whisper(self, message: Message) -> None:
        """Post a message that only the person who is answered sees."""
        await self._send(message, private=True)

    async def rewrite(self, message: Message) -> None:
        """Change the message that was last posted or whispered in this answer."""
        change = self._followup.edit if self._followup else self.interaction.edit_original_response
        await change(content=message.content, attachments=message.files(), view=message.view())

    async def _send(self, message: Message, *, private: bool) -> int:
        async with self._lock:
            self._given = True
            if self.interaction.response.is_done():
                self._followup = await self.interaction.followup.send(
                    message.content,
                    files=message.files(),
                    view=message.view(),
                    allowed_mentions=message.allowed_mentions(),
                    ephemeral=private,
                    wait=True,
                )
                return self._followup.id
            answered = await self.interaction.response.send_message(
                message.content,
                files=message.files(),
                view=message.view(),
                allowed_mentions=message.allowed_mentions(),
                ephemeral=private,
            )
        if answered.message_id is None:
            raise RuntimeError("Discord did not say which message it made of the answer")
        return answered.message_id

    async def _defer_in_time(self) -> None:
        await asyncio.sleep(_DEFER_AFTER)
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=self._private)

    async def _refuse(self, error: Exception) -> None:
        if isinstance(error, PlayerError):
            text = self.reader(error.message_id, **error.arguments)
        elif isinstance(error, discord.HTTPException) and error.code in _CANNOT_WRITE:
            _log.info("cannot write for %s: %s", _described(self.interaction), error)
            text = self.reader("error-cannot-write")
        else:
            _log.error("an interaction failed: %s", _described(self.interaction), exc_info=error)
            text = self.reader("error-unforeseen")
        try:
            if self._is_put_off_publicly():
                # Its "thinking" stands for everybody to see, and so would the refusal.
                await self.interaction.delete_original_response()
            await self.whisper(Message(text))
        except discord.HTTPException as unanswered:
            _log.warning("no answer to %s: %s", _described(self.interaction), unanswered)

    def _is_put_off_publicly(self) -> bool:
        response = self.interaction.response.type
        put_off = response is discord.InteractionResponseType.deferred_channel_message
        return put_off and not self._private and not self._given


def _described(interaction: Interaction) -> str:
    """What was asked for, without anything that a person wrote."""
    data = interaction.data or {}
    name = data.get("custom_id") or data.get("name")
    return f"{name!r} of {interaction.user.id} in {interaction.channel_id}"


async def answer_failed_command(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command that failed before it came to its own `Answer`, as when its options do not fit."""
    async with Answer(interaction, private=True):
        raise error
