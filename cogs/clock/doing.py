"""Doing what is due: the store says what, and the game says whom it concerns."""

from bot import actions
from bot.client import Pop10Bot
from bot.storage.due import Due
from bot.storage.kinds import DueKind
from cogs.play.delivery import show_and_tell


async def do(bot: Pop10Bot, due: Due) -> None:
    """Do one thing that is due.

    What only changes a game makes its board due in turn.

    Raises:
        discord.HTTPException: Discord does not take what there is to show.
    """
    if due.kind is DueKind.BOARD:
        await _show(bot, due.game_id, tells=True)
    elif due.kind is DueKind.EDIT:
        await _show(bot, due.game_id, tells=False)
    elif due.kind is DueKind.THINK:
        bot.wake_computer(due.game_id, None)
    elif due.kind is DueKind.REMIND:
        await actions.remind(bot.db, due.game_id, now=bot.now())
    elif due.kind is DueKind.TIME_UP:
        await actions.call_time(bot.db, due.game_id, now=bot.now())
    elif due.kind is DueKind.FORFEIT:
        await actions.forfeit(bot.db, due.game_id, now=bot.now())
    else:
        await actions.expire(bot.db, due.game_id, now=bot.now())


async def _show(bot: Pop10Bot, game_id: int, *, tells: bool) -> None:
    game = await actions.fetch_game(bot.db, game_id)
    if game is not None:
        await show_and_tell(bot, game, actions.to_tell(game) if tells else ())
