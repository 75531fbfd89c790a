"""The clock: it finds what is due and has it done, at the same cost however many games there are."""

import asyncio
import logging
from typing import Final

import discord
from discord.ext import commands

from bot import actions
from bot.client import Pop10Bot
from bot.storage.due import Due, DueKind
from cogs.clock.doing import do

# How long the clock sleeps where nothing is due sooner. What this process makes due wakes it; this
# is for what another process has left behind.
_LONGEST_SLEEP: Final = 900.0

_AFTER_A_FAILURE: Final = 15.0
_TOO_MANY_REQUESTS: Final = 429

_log = logging.getLogger(__name__)


class Clock(commands.Cog):
    """Looks when something is due, which it knows from the store, and when it is woken."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Let others wake the clock."""
        self.bot.wake_clock = self._wake

    async def cog_unload(self) -> None:
        """Stop; what was claimed and not done is due again when its claim runs out."""
        if self._timer:
            self._timer.cancel()
        if self._looking:
            self._looking.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin, with what became due while the process was down."""
        self._look()

    def _wake(self, due_at: float) -> None:
        """Look no later than at `due_at` (seconds since 1970)."""
        loop = asyncio.get_running_loop()
        at = loop.time() + max(due_at - self.bot.now(), 0.0)
        if self._timer is None or self._timer.cancelled() or at < self._timer.when():
            if self._timer:
                self._timer.cancel()
            self._timer = loop.call_at(at, self._look)

    def _look(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._do_what_is_due())

    async def _do_what_is_due(self) -> None:
        next_look = self.bot.now() + _LONGEST_SLEEP
        try:
            while claimed := await actions.claim(self.bot.db, now=self.bot.now()):
                # Together, so that one slow channel holds up no other.
                await asyncio.gather(*(self._do(due) for due in claimed))
            due_at = await actions.next_due(self.bot.db)
            next_look = min(next_look, next_look if due_at is None else due_at)
        except Exception:
            _log.exception("the clock could not look; it tries again soon")
            next_look = self.bot.now() + _AFTER_A_FAILURE
        self._looking = None
        self._wake(next_look)

    async def _do(self, due: Due) -> None:
        """Do one thing. What Discord refuses is given up; what fails otherwise is tried again."""
        try:
            await do(self.bot, due)
        except discord.HTTPException as error:
            refused = 400 <= error.status < 500 and error.status != _TOO_MANY_REQUESTS
            if not refused:
                _log.warning("game %d cannot be shown now: %s", due.game_id, error)
                return
            _log.info("game %d cannot be shown any more: %s", due.game_id, error)
        except Exception:
            _log.exception("game %d: %s failed", due.game_id, due.kind.value)
            return
        if due.kind is not DueKind.THINK:
            # A thought goes on while the clock does other things; its turn says when it is done.
            await actions.finish(self.bot.db, due)
