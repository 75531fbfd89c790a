"""Showing a game anew: its last change was not seen, or the player to move has not answered."""

from bot import actions
from bot.client import Pop10Bot
from bot.games import Game, Status
from bot.storage.due import Due
from cogs.play.delivery import post_anew


async def show_due_board(bot: Pop10Bot, due: Due) -> None:
    """Post the board anew where the people it is for see it, and tell whoever has to be told.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    game = await actions.fetch_game(bot.db, due.game_id)
    if game is None:
        return
    told = _to_tell(game)
    boards = {game.board_for(person) for person in (told or (game.red, game.yellow))}
    for board in boards:
        if board is not None and board.can_post:
            await post_anew(bot, game, board, notifies=told)


def _to_tell(game: Game) -> tuple[int, ...]:
    if game.status is Status.INVITED:
        return (game.opponent,)
    if game.status is Status.PLAYING and game.pinged != game.history.turn_number:
        return (game.to_move,)
    return ()
