"""Doing what is due: the store says what, and the game says whom it concerns.

What only changes a game makes its board due in turn. That the computer is to think is for the feature
that has one.
"""

from typing import Final

from bot import actions
from bot.actions import Due, DueKind
from bot.client import DueWork, Pop10Bot
from cogs.board import plan
from cogs.board.delivery import Delivery


async def show(bot: Pop10Bot, due: Due) -> bool:
    """Show a game anew, and notify whom it concerns.

    Raises:
        discord.HTTPException: Discord does not take what there is to show.
    """
    return await _show(bot, due, notifies=True)


async def edit(bot: Pop10Bot, due: Due) -> bool:
    """Bring the boards of a game up to date where they stand.

    Raises:
        discord.HTTPException: Discord does not take what there is to show.
    """
    return await _show(bot, due, notifies=False)


async def _show(bot: Pop10Bot, due: Due, *, notifies: bool) -> bool:
    game = await bot.db.read(actions.fetch_game, due.game_id)
    if game is not None:
        await Delivery(bot, game).carry_out(plan.when_due(game, notifies=notifies))
    return True


async def remind(bot: Pop10Bot, due: Due) -> bool:
    """Have the player to move reminded."""
    await bot.db.write(actions.remind, due.game_id, bot.now())
    return True


async def call_time(bot: Pop10Bot, due: Due) -> bool:
    """Offer the win to the opponent of a player whose time is up."""
    await bot.db.write(actions.call_time, due.game_id, bot.now())
    return True


async def forfeit(bot: Pop10Bot, due: Due) -> bool:
    """End a game whose time has been up for long."""
    await bot.db.write(actions.forfeit, due.game_id, bot.now())
    return True


async def expire(bot: Pop10Bot, due: Due) -> bool:
    """End an invitation that nobody has answered."""
    await bot.db.write(actions.expire, due.game_id, bot.now())
    return True


WORK: Final[dict[DueKind, DueWork]] = {
    DueKind.BOARD: show,
    DueKind.EDIT: edit,
    DueKind.REMIND: remind,
    DueKind.TIME_UP: call_time,
    DueKind.FORFEIT: forfeit,
    DueKind.EXPIRE: expire,
}
