"""The one answer that every interaction gets, within three seconds, whatever happens."""

import asyncio
import logging
from types import TracebackType
from typing import Final, Self, TypeAlias

import discord

from bot.actions import By
from bot.client import Pop10Bot
from bot.games import ChannelId, GuildId, MessageId, PersonId
from bot.i18n import Texts, texts
from cogs.faults import FAULTS
from cogs.message import Message
from cogs.refusals import refusal

Interaction: TypeAlias = discord.Interaction[Pop10Bot]

# Discord gives up on an interaction after 3 seconds; an answer that takes longer than this is put off.
_DEFER_AFTER: Final = 1.5

# What stands for a moment where a public answer is about to be taken away.
_PASSING: Final = "…"

_log = logging.getLogger(__name__)


class Answer:
    """Answers one interaction, in an `async with` block whose errors become a private answer.

    `private` says which kind the answer to a command will be: Discord wants to know that already
    when it is put off.
    """

    def __init__(self, interaction: Interaction, *, private: bool = False) -> None:
        self.interaction: Final = interaction
        self.bot: Final = interaction.client
        self._private: Final = private
        self._lock: Final = asyncio.Lock()
        self._deferring: asyncio.Task[None] | None = None
        self._given = False
        self._followup: discord.WebhookMessage | None = None

    @property
    def person(self) -> PersonId:
        """The person who is answered."""
        return PersonId(self.interaction.user.id)

    @property
    def by(self) -> By:
        """The person who is answered, as who does something now."""
        return By(self.person, self.bot.now(), self.bot.config.ping_after)

    @property
    def guild_id(self) -> GuildId | None:
        """The server that the interaction comes from."""
        return None if self.interaction.guild_id is None else GuildId(self.interaction.guild_id)

    @property
    def channel_id(self) -> ChannelId | None:
        """The channel that the interaction comes from."""
        return None if self.interaction.channel_id is None else ChannelId(self.interaction.channel_id)

    @property
    def reader(self) -> Texts:
        """The catalogue of the person who is answered."""
        return texts(str(self.interaction.locale))

    @property
    def public_locale(self) -> str:
        """What is spoken to everybody where the interaction comes from, as far as Discord knows."""
        return str(self.interaction.guild_locale or self.interaction.locale)

    async def __aenter__(self) -> Self:
        self._deferring = asyncio.create_task(self._defer_in_time())
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        if self._deferring:
            self._deferring.cancel()
        if not isinstance(error, Exception):
            return False
        await self._refuse(error)
        return True

    async def update(self, message: Message) -> None:
        """Change the message that the pressed button stands on, or that answered the command."""
        async with self._lock:
            self._given = True
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**message.as_edit())
            else:
                await self.interaction.response.edit_message(**message.as_edit())

    async def edit(self, message_id: MessageId | None, message: Message) -> None:
        """Change a message that the bot can reach only by answering: that one, or a follow-up to it.

        None stands for the answer to a command, whose message is not known yet.
        """
        pressed = self.interaction.message
        if message_id is None or pressed is None or pressed.id == message_id:
            await self.update(message)
        else:
            await self.interaction.followup.edit_message(message_id, **message.as_edit())

    async def post(self, message: Message) -> MessageId:
        """Post a message for everybody in the channel and return its id."""
        return await self._send(message, private=False)

    async def acknowledge(self) -> None:
        """Let Discord know that a press has arrived, where it was answered in another way.

        Else the person reads that the interaction failed.
        """
        async with self._lock:
            self._given = True
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()

    async def whisper(self, message: Message) -> None:
        """Post a message that only the person who is answered sees."""
        await self._send(message, private=True)

    async def rewrite(self, message: Message) -> None:
        """Change the message that was last posted or whispered in this answer."""
        change = self._followup.edit if self._followup else self.interaction.edit_original_response
        await change(**message.as_edit())

    async def _send(self, message: Message, *, private: bool) -> MessageId:
        async with self._lock:
            self._given = True
            if self.interaction.response.is_done():
                self._followup = await self.interaction.followup.send(
                    **message.as_new(), ephemeral=private, wait=True
                )
                return MessageId(self._followup.id)
            answered = await self.interaction.response.send_message(**message.as_new(), ephemeral=private)
        if answered.message_id is None:
            raise RuntimeError("Discord did not say which message it made of the answer")
        return MessageId(answered.message_id)

    async def _defer_in_time(self) -> None:
        await asyncio.sleep(_DEFER_AFTER)
        async with self._lock:
            if not self.interaction.response.is_done():
                try:
                    await self.interaction.response.defer(ephemeral=self._private)
                except FAULTS as fault:
                    # The answer itself is still tried, and says what comes of it.
                    _log.info("%s could not be put off: %r", self._described(), fault)

    async def _refuse(self, error: Exception) -> None:
        text = refusal(error, self._described(), self.reader)
        try:
            # What everybody sees "thinking" must not become the refusal. Discord takes the first follow-up
            # for it, also after it was deleted (discord-api-docs#2739), so first it becomes something else.
            is_public = self._is_put_off_publicly()
            if is_public:
                await self.interaction.edit_original_response(content=_PASSING)
            await self.whisper(Message(text))
            if is_public:
                await self.interaction.delete_original_response()
        except FAULTS as unanswered:
            _log.warning("no answer to %s: %r", self._described(), unanswered)

    def _is_put_off_publicly(self) -> bool:
        response = self.interaction.response.type
        put_off = response is discord.InteractionResponseType.deferred_channel_message
        return put_off and not self._private and not self._given

    def _described(self) -> str:
        """What was asked for, without anything that a person wrote."""
        data = self.interaction.data or {}
        name = data.get("custom_id") or data.get("name")
        return f"{name!r} of {self.interaction.user.id} in {self.interaction.channel_id}"
