"""The scheduler: it finds what is due and has it done, at the same cost however many games there are."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot import actions
from bot.actions import Due, DueKind
from bot.client import Pop10Bot, Service
from bot.games import GameId
from cogs.faults import FAULTS, is_closed

# What this process makes due wakes it; this is for what another process has left behind.
_LONGEST_SLEEP: Final = 900.0

# So many things are done at the same time, each in at most so many seconds: less than what it is claimed for.
_AT_ONCE: Final = 32
_LONGEST_WORK: Final = 45.0

# What fails is tried again after so many seconds, then after twice as many and so on: for about half a day.
_AFTER_A_FAILURE: Final = 15.0
_LONGEST_PAUSE: Final = 3600.0
_MOST_TRIES: Final = 20

_log = logging.getLogger(__name__)


class Scheduler(Service):
    """Looks when something is due, which it knows from the store, and when something is made due."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.longest_sleep = _LONGEST_SLEEP
        """Seconds to sleep where nothing is due sooner."""
        self._bot = bot
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[None]] = set()
        # How often what failed has been tried; another process, or this one anew, begins at none.
        self._tries: dict[tuple[GameId, DueKind], int] = {}
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
        for task in self._doing:
            task.cancel()

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
            # Each by itself, so that one slow channel holds up no other.
            while (free := _AT_ONCE - len(self._doing)) and (
                claimed := await bot.db.write(actions.claim, bot.now(), free)
            ):
                for due in claimed:
                    self._begin(due)
            if free:
                due_at = await bot.db.read(actions.next_due)
                next_look = min(next_look, next_look if due_at is None else due_at)
        except Exception:
            _log.exception("the scheduler could not look; it tries again soon")
            next_look = bot.now() + _AFTER_A_FAILURE
        self._looking = None
        self._wake(bot.now() if self._look_again else next_look)

    def _begin(self, due: Due) -> None:
        task = asyncio.create_task(self._do(due))
        self._doing.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        was_full = len(self._doing) >= _AT_ONCE
        self._doing.discard(task)
        if was_full and not task.cancelled():
            self._look()

    async def _do(self, due: Due) -> None:
        """Do one thing, and say in the store what has become of it."""
        try:
            await self._try(due)
        except Exception:
            # It is due again when the claim runs out.
            _log.exception("game %d: %s failed", due.game_id, due.kind.value)

    async def _try(self, due: Due) -> None:
        """Do one thing. A place that is closed is given up; what fails otherwise is tried again."""
        db, work = self._bot.db, self._bot.due_work.get(due.kind)
        if work is None:
            return  # Its feature is being loaded anew, and it is due again.
        try:
            async with asyncio.timeout(_LONGEST_WORK):
                done = await work(self._bot, due)
        except FAULTS as fault:
            tries = self._tries.pop((due.game_id, due.kind), 0) + 1
            if not is_closed(fault) and tries < _MOST_TRIES:
                _log.warning("game %d cannot be shown now: %r", due.game_id, fault)
                self._tries[due.game_id, due.kind] = tries
                pause = min(_AFTER_A_FAILURE * 2 ** (tries - 1), _LONGEST_PAUSE)
                await db.write(actions.postpone, due, self._bot.now() + pause)
                return
            _log.warning("game %d is not shown any more after %d tries: %r", due.game_id, tries, fault)
            done = True
        else:
            self._tries.pop((due.game_id, due.kind), None)
        if done:
            await db.write(actions.finish, due)
