"""The bot itself: what it is started with, and what it does before its first event."""

import asyncio
import hashlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, TypeAlias, TypeVar, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions import Due, DueKind
from bot.command_texts import CatalogueTranslator, localized
from bot.computer import Computer, Worker, WorkerProcess
from bot.config import Config
from bot.names import Names
from bot.storage import Database, facts
from render import prepare

FEATURES: Final = (
    "cogs.fallback",
    "cogs.play",
    "cogs.computer",
    "cogs.due",
    "cogs.games",
    "cogs.settings",
    "cogs.rules",
    "cogs.privacy",
)

DueWork: TypeAlias = Callable[["Pop10Bot", Due], Awaitable[bool]]
"""Does something that is due, and returns whether that is done; otherwise it says so itself."""

_log = logging.getLogger(__name__)


class Service(ABC):
    """Something of a feature that runs as long as the feature is loaded."""

    @abstractmethod
    async def start(self) -> None:
        """Begin."""

    @abstractmethod
    async def stop(self) -> None:
        """End; what is not done is due."""


S = TypeVar("S", bound=Service)


class Pop10Bot(commands.Bot):
    """The client with what its features need. `pop10` is the group that every command stands under."""

    def __init__(
        self,
        config: Config,
        db: Database,
        random: Random | None = None,
        worker: Worker | None = None,
    ) -> None:
        super().__init__(
            # There are no text commands; a mention as prefix asks for no privileged intent.
            command_prefix=commands.when_mentioned,
            help_command=None,
            # All that the bot needs to know comes in the interaction.
            intents=discord.Intents.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )
        self.config: Final = config
        self.db: Final = db
        self.random: Final = random or Random()
        self.names: Final = Names(self)
        self.computer: Final = Computer(worker or WorkerProcess())
        self.pop10: Final = app_commands.Group(name="pop10", description=localized("command-pop10"))
        self.due_work: Final[dict[DueKind, DueWork]] = {}
        self._services: Final[dict[type[Service], Service]] = {}
        self._translator: Final = CatalogueTranslator()

    def now(self) -> float:
        """Seconds since 1970."""
        return discord.utils.utcnow().timestamp()

    async def setup_hook(self) -> None:
        """Load the features and tell Discord of the commands where they have changed."""
        await asyncio.to_thread(prepare)
        self.tree.add_command(self.pop10)
        for feature in FEATURES:
            await self.load_extension(feature)
        await self.tree.set_translator(self._translator)
        await self._sync_when_changed()

    async def close(self) -> None:
        """Leave Discord, and let the computer think no further."""
        await super().close()
        await self.computer.close()

    async def start_service(self, kind: type[Service], service: Service) -> None:
        """Have a feature's service run, and be found under `kind`."""
        self._services[kind] = service
        await service.start()

    async def stop_service(self, kind: type[Service]) -> None:
        """End the service that was started under `kind`."""
        await self._services.pop(kind).stop()

    def service(self, kind: type[S]) -> S | None:
        """The service that runs under `kind`; None while the feature that has it is not loaded."""
        return cast("S | None", self._services.get(kind))

    async def _sync_when_changed(self) -> None:
        """Sync the commands unless the last sync was of these very commands of this very bot.

        A changed translation is a change too.
        Discord limits how many commands may be made a day, and a sync at every start adds up.
        """
        tree = [
            await command.get_translated_payload(self.tree, self._translator)
            for command in self.tree.get_commands()
        ]
        described = json.dumps([self.application_id, tree], sort_keys=True)
        digest = hashlib.sha256(described.encode()).hexdigest()
        if await self.db.read(facts.fetch_fact, "commands") == digest:
            return
        synced = await self.tree.sync()
        await self.db.write(facts.save_fact, "commands", digest)
        _log.info("told Discord of %d commands", len(synced))
