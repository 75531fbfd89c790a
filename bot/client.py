"""The bot itself: what it is started with, and what it does before its first event."""

import hashlib
import json
import logging
from collections.abc import Callable
from random import Random
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import CatalogueTranslator, localized
from bot.computer import Computer, Worker, WorkerProcess
from bot.names import Names
from bot.settings import Settings
from bot.storage import Database, facts

EXTENSIONS: Final = (
    "cogs.play",
    "cogs.computer",
    "cogs.review",
    "cogs.clock",
    "cogs.lists",
    "cogs.choices",
    "cogs.rules",
    "cogs.privacy",
)

_log = logging.getLogger(__name__)


class Pop10Bot(commands.Bot):
    """The client with what its cogs need. `pop10` is the group that every command stands under."""

    def __init__(
        self,
        settings: Settings,
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
        self.settings: Final = settings
        self.db: Final = db
        self.random: Final = random or Random()
        self.names: Final = Names(self)
        self.computer: Final = Computer(worker or WorkerProcess())
        self.pop10: Final = app_commands.Group(name="pop10", description=localized("command-pop10"))
        self._translator: Final = CatalogueTranslator()
        # Set by the clock: have it look again no later than at that time (seconds since 1970).
        self.wake_clock: Callable[[float], None] = lambda _due_at: None
        # Set by the computer's cog: have it play in that game if it is to move there. The interaction
        # is that which made it so, for where the bot may only answer.
        self.wake_computer: Callable[[int, discord.Interaction[Pop10Bot] | None], None] = (
            lambda _game_id, _interaction: None
        )

    def now(self) -> float:
        """Seconds since 1970."""
        return discord.utils.utcnow().timestamp()

    async def setup_hook(self) -> None:
        """Load the cogs and tell Discord of the commands where they have changed."""
        self.tree.add_command(self.pop10)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.set_translator(self._translator)
        await self._sync_when_changed()

    async def close(self) -> None:
        """Leave Discord, and let the computer think no further."""
        await super().close()
        await self.computer.close()

    async def add_pop10_cog(self, cog: commands.Cog) -> None:
        """Add a cog and put its commands under `/pop10`, which several cogs share."""
        await self.add_cog(cog)
        for command in cog.get_app_commands():
            self.tree.remove_command(command.name)
            self.pop10.add_command(command)

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
        async with self.db.reading() as connection:
            if await facts.fetch_fact(connection, "commands") == digest:
                return
        synced = await self.tree.sync()
        async with self.db.writing() as connection:
            await facts.save_fact(connection, "commands", digest)
        _log.info("told Discord of %d commands", len(synced))
