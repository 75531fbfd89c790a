"""Carrying out a plan: first Discord, then the store, showing by showing.

`actions` have committed the change before anything here runs. What fails here is due, so that it is
shown later: a failure costs a delay and never a game.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Final, TypeVar, assert_never

import discord

from bot import actions
from bot.client import Pop10Bot
from bot.games import Board, Game, MessageId, PersonId, Status
from cogs.answers import Answer
from cogs.board import plan as plans
from cogs.board.notifying import notify_directly
from cogs.board.opponent import Opponent
from cogs.board.panel import panel, trail
from cogs.board.places import board_here, pressed_board
from cogs.board.plan import Means, Plan, Showing
from cogs.faults import FAULTS, Fault, is_closed
from cogs.message import Message

_THREAD_IS_ARCHIVED: Final = 50083
# Seconds in which a place has to take what is due to be shown there.
_PATIENCE: Final = 12.0

_log = logging.getLogger(__name__)

Result = TypeVar("Result")


async def show_change(answer: Answer, game: Game) -> None:
    """Answer a press on a message of `game` that has just changed the game."""
    pressed = answer.interaction.message
    if pressed is None:
        raise ValueError("only a press has a message to change")
    by = answer.by
    plan = plans.after_press(
        game,
        pressed_board(answer),
        by.person,
        age=by.now - pressed.created_at.timestamp(),
        notify_after=by.notify_after,
    )
    await deliver(answer, game, plan)


async def show_from_afar(answer: Answer, game: Game) -> None:
    """Show everybody a change that was not made on a board, and notify those whom it is for."""
    await deliver(answer, game, plans.after_command(game, board_here(answer), answer.person))


async def show_here(answer: Answer, game: Game) -> None:
    """Answer a command with the board, which lives here from now on, and put the old ones away."""
    await deliver(answer, game, plans.when_called(game, board_here(answer)))


async def deliver(answer: Answer, game: Game, plan: Plan) -> None:
    """Carry out a plan that answers an interaction, and then have the computer play if it is to move."""
    await Delivery(answer.bot, game, answer, answer.person).carry_out(plan)
    opponent = answer.bot.service(Opponent)
    if opponent is not None and game.awaits_computer:
        opponent.think(game, answer)


@dataclass(frozen=True)
class Delivery:
    """What is needed to show one version of a game."""

    bot: Pop10Bot
    game: Game
    """The game as it is to be shown."""
    answer: Answer | None = None
    """The interaction that is answered with it, or was a moment ago."""
    actor: PersonId | None = None
    """Whose change it is; None where nobody has just made one."""
    waits_until: float | None = None
    """When the computer will begin to think (seconds since 1970), where the board is to say so."""

    async def carry_out(self, plan: Plan) -> bool:
        """Do all that the plan says, and return whether all of it worked.

        A part that fails keeps none of the others from being tried.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: the answer failed; or, where nobody is
                answered, a part did, and of several one that may work another time.
        """
        if plan.leaves is not None:
            await self._leave(plan.leaves)
        failures: list[Fault] = []
        unanswered: Fault | None = None
        newer: Board | None = None
        for showing in plan.showings:
            try:
                async with self._patience():
                    newer = await self._show(showing, moved=plan.moved)
            except FAULTS as fault:
                if plan.needs_all:
                    raise
                _log.info("game %d cannot be shown in %d: %r", self.game.id, showing.board.channel_id, fault)
                failures.append(fault)
                if showing.means in (Means.ANSWER_BY_EDIT, Means.ANSWER_BY_POST):
                    unanswered = fault
                if is_closed(fault):
                    failures += await self._notify_all(showing.notifies)
        for board in plan.puts_away:
            await self._put_away(board, newer if plan.moved else None)
        failures += await self._notify_all(plan.direct)
        if unanswered is not None:
            raise unanswered
        if failures and self.actor is None:
            raise min(failures, key=is_closed)
        return not failures

    def _patience(self) -> asyncio.Timeout:
        """Where nobody is answered, one place may not hold up another: discord.py waits out any limit."""
        return asyncio.timeout(_PATIENCE if self.answer is None else None)

    async def _leave(self, board: Board) -> None:
        """Reduce the pressed message to a line, as the answer; where that fails, the next showing is it."""
        try:
            await self._answered.update(trail(self.game, board))
        except FAULTS as fault:
            _log.info("a board of game %d was not left: %r", self.game.id, fault)

    async def _notify_all(self, people: Iterable[PersonId]) -> list[Fault]:
        """Notify these by direct message, each whatever becomes of the others; returns what failed."""
        failures: list[Fault] = []
        for person in people:
            try:
                async with self._patience():
                    await self._notify_directly(person)
            except FAULTS as fault:
                _log.info("game %d: a player was not notified: %r", self.game.id, fault)
                failures.append(fault)
        return failures

    async def _show(self, showing: Showing, *, moved: bool) -> Board:
        """Show the game in one place, and return with which message."""
        match showing.means:
            case Means.ANSWER_BY_EDIT:
                return await self._answer_by_edit(showing)
            case Means.ANSWER_BY_POST:
                return await self._answer_by_post(showing, moved=moved)
            case Means.EDIT:
                return await self._edit_or_post(showing)
            case Means.POST:
                return await self._post(showing)
            case _:
                assert_never(showing.means)

    async def _answer_by_edit(self, showing: Showing) -> Board:
        board = showing.board
        try:
            await self._answered.edit(board.message_id, self._panel(showing))
        except FAULTS as fault:
            # The ply is stored: who looks at the board is not to wait for it because an answer was lost.
            if not board.can_post or board.message_id is None:
                raise
            _log.info("game %d is shown without an answer: %r", self.game.id, fault)
            shown = await self._edit_or_post(showing)
            await self._acknowledge()
            return shown
        await self._record(board, notified=False)
        return board

    async def _answer_by_post(self, showing: Showing, *, moved: bool) -> Board:
        board = showing.board
        try:
            message_id = await self._answered.post(self._panel(showing))
        except FAULTS as fault:
            if not board.can_post or moved or self.game.status is Status.INVITED:
                raise
            _log.info("game %d is posted without an answer: %r", self.game.id, fault)
            shown = await self._post(showing)
            await self._acknowledge()
            return shown
        posted = replace(board, message_id=message_id)
        if not await self._record(posted, notified=self._notified_in(showing), moved=moved) and moved:
            await self._put_away(posted)
        return posted

    async def _acknowledge(self) -> None:
        try:
            await self._answered.acknowledge()
        except FAULTS as fault:
            _log.info("a press in game %d stays without an answer: %r", self.game.id, fault)

    async def _edit_or_post(self, showing: Showing) -> Board:
        """Change the message; where somebody has deleted it, post a game in play again."""
        try:
            await self._edit(showing.board, self._panel(showing))
        except discord.NotFound:
            if self.game.status is not Status.PLAYING:
                raise
            return await self._post(showing)
        return showing.board

    async def _post(self, showing: Showing) -> Board:
        """Post the board anew, and put the message away that showed the game there."""
        board, message = showing.board, self._panel(showing)
        channel = self.bot.get_partial_messageable(board.channel_id, guild_id=board.guild_id)

        async def send() -> MessageId:
            # Whoever posts the same again within minutes, as after a crash before it was stored, gets the
            # one that is there.
            sent = await channel.send(**message.as_new(), nonce=self._nonce(showing))
            if message.rows and not sent.components:
                # It has been put away since, and is no board any more.
                sent = await channel.send(**message.as_new())
            return MessageId(sent.id)

        message_id = await self._unarchiving(board, send)
        posted = replace(board, message_id=message_id)
        if await self._record(posted, notified=self._notified_in(showing)):
            await self._put_away(board)
            return posted
        # Somebody has moved meanwhile, on the message that was there: this one came too late.
        try:
            await channel.get_partial_message(message_id).delete()
        except FAULTS as fault:
            _log.info("a late board of game %d stays in %d: %r", self.game.id, board.channel_id, fault)
        return board

    def _nonce(self, showing: Showing) -> str:
        """What is shown to whom, in at most 25 characters, which is what Discord takes."""
        shown = (self.game.id, self.game.version, showing.board.message_id, showing.notifies)
        return blake2b(repr(shown).encode(), digest_size=12).hexdigest()

    async def _put_away(self, board: Board, newer: Board | None = None) -> None:
        """Reduce a message that showed the game to a line, which leads to `newer` in another channel.

        Where that fails, its buttons lead on.
        """
        try:
            await self._edit(board, trail(self.game, board, newer))
        except FAULTS as fault:
            _log.info("an old board of game %d stays in %d: %r", self.game.id, board.channel_id, fault)

    async def _edit(self, board: Board, message: Message) -> None:
        """Change the message of a board; nothing happens where there is none yet."""
        if board.message_id is None:
            return
        channel = self.bot.get_partial_messageable(board.channel_id, guild_id=board.guild_id)
        target = channel.get_partial_message(board.message_id)

        async def change() -> None:
            await target.edit(**message.as_edit())

        await self._unarchiving(board, change)

    async def _notify_directly(self, person: PersonId) -> None:
        """Notify by direct message, and with a mention after all where that is closed."""
        board = self.game.board_for(person)
        if await notify_directly(self.bot, self.game, person):
            if person == self.game.to_move:
                await self.bot.db.write(actions.record_notified, self.game)
        elif board is not None and board.can_post:
            await self._post(Showing(board, Means.POST, (person,)))

    async def _record(self, board: Board, *, notified: bool, moved: bool = False) -> bool:
        """Store that the game stands there; False where it has gone on meanwhile."""
        game, actor = self.game, self.actor
        if not notified and board == game.board_in(board.channel_id):
            # It stands where it stood, and what was due about it has been done. Until that is stored the
            # next change may come, which makes it needless; after a crash it is shown once more.
            if not (game.awaits_computer or actions.awaits_notification(game, actor)):
                self.bot.db.write_soon(actions.record_shown, game, board, actor=actor)
            return True
        return await self.bot.db.write(
            actions.record_shown, game, board, actor=actor, notified=notified, moved=moved
        )

    def _panel(self, showing: Showing) -> Message:
        return panel(
            self.game,
            showing.board,
            self.bot.now(),
            notifies=showing.notifies,
            waits_until=self.waits_until,
        )

    def _notified_in(self, showing: Showing) -> bool:
        return self.game.to_move in showing.notifies

    @property
    def _answered(self) -> Answer:
        if self.answer is None:
            raise ValueError("there is no interaction to answer")
        return self.answer

    async def _unarchiving(self, board: Board, act: Callable[[], Awaitable[Result]]) -> Result:
        """Do something in a channel; where it is an archived thread, bring that back first.

        Raises:
            discord.HTTPException: Discord does not take it, as in a thread that is locked.
        """
        try:
            return await act()
        except discord.HTTPException as error:
            if error.code != _THREAD_IS_ARCHIVED:
                raise
        await self.bot.http.edit_channel(board.channel_id, archived=False)
        return await act()
