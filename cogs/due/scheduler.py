"""The scheduler: it finds what is due and has it done, at the same cost however many games there are."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import discord

from bot import actions
from bot.actions import Due
from bot.client import Pop10Bot, Service

# What this process makes due wakes it; this is for what another process has left behind.
_LONGEST_SLEEP: Final = 900.0

_AFTER_A_FAILURE: Final = 15.0
_TOO_MANY_REQUESTS: Final = 429

_log = logging.getLogger(__name__)


class Scheduler(Service):
    """Looks when something is due, which it knows from the store, and when something is made due."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.longest_sleep = _LONGEST_SLEEP
        """Seconds to sleep where nothing is due sooner."""
        self._bot = bot
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        # Whether something became due while it was looking.
        self._look_again = False
        self._stop_listening: Callable[[], None] | None = None

    async def start(self) -> None:
        """Begin when the bot is ready, with what became due while the process was down."""
        self._stop_listening = self._bot.db.listen(self._wake)
        self._bot.add_listener(self._on_ready, "on_ready")
        if self._bot.is_ready():
            self._look()

    async def stop(self) -> None:
        """Stop; what was claimed and not done is due again when its claim runs out."""
        self._bot.remove_listener(self._on_ready, "on_ready")
        if self._stop_listening:
            self._stop_listening()
        if self._timer:
            self._timer.cancel()
        if self._looking:
            self._looking.cancel()

    async def _on_ready(self) -> None:
        self._look()

    def _wake(self, due_at: float) -> None:
        """Look no later than at `due_at` (seconds since 1970)."""
        loop = asyncio.get_running_loop()
        at = loop.time() + max(due_at - self._bot.now(), 0.0)
        if self._timer is None or self._timer.cancelled() or at < self._timer.when():
            if self._timer:
                self._timer.cancel()
            self._timer = loop.call_at(at, self._look)

    def _look(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._looking is not None:
            self._look_again = True
        elif self._bot.is_ready():
            self._looking = asyncio.create_task(self._do_what_is_due())

    async def _do_what_is_due(self) -> None:
        bot = self._bot
        self._look_again = False
        next_look = bot.now() + self.longest_sleep
        try:
            while claimed := await bot.db.write(actions.claim, bot.now()):
                # Together, so that one slow channel holds up no other.
                await asyncio.gather(*(self._do(due) for due in claimed))
            due_at = await bot.db.read(actions.next_due)
            next_look = min(next_look, next_look if due_at is None else due_at)
        except Exception:
            _log.exception("the scheduler could not look; it tries again soon")
            next_look = bot.now() + _AFTER_A_FAILURE
        self._looking = None
        self._wake(bot.now() if self._look_again else next_look)

    async def _do(self, due: Due) -> None:
        """Do one thing. What Discord refuses is given up; what fails otherwise is tried again."""
        work = self._bot.due_work.get(due.kind)
        if work is None:
            return  # Its feature is being loaded anew, and it is due again.
        try:
            done = await work(self._bot, due)
        except discord.HTTPException as error:
            refused = 400 <= error.status < 500 and error.status != _TOO_MANY_REQUESTS
            if not refused:
                _log.warning("game %d cannot be shown now: %s", due.game_id, error)
                return
            _log.info("game %d cannot be shown any more: %s", due.game_id, error)
            done = True
        except Exception:
            _log.exception("game %d: %s failed", due.game_id, due.kind.value)
            return
        if done:
            await self._bot.db.write(actions.finish, due)
