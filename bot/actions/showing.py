"""Where a game is shown, whether its last change has been, and who has been told of their turn."""

from dataclasses import replace
from typing import Final

from bot.games import NOBODY, Board, Game, Reason, Status, Told
from bot.storage import Database, Transaction, due, games
from bot.storage.due import DueKind

# Seconds that the answer to a press may take before the clock takes the press for unanswered.
# Discord ends an interaction without an answer after 3; the rest is for a busy machine.
SHOW_AGAIN_AFTER: Final = 15
# Seconds after which the clock takes the computer's turn for forgotten. Who makes a change has it think
# at once; this is for what a restart has cut short.
THINK_AGAIN_AFTER: Final = 15


def awaits_ping(game: Game, actor: int) -> bool:
    """Whether the player to move still has to be told, after a change that `actor` made."""
    return (
        game.status is Status.PLAYING
        and game.to_move not in (actor, game.computer)
        and not game.turn_began
        and game.person(game.to_move).told is not Told.SILENT
        and game.pinged != game.turn_id
    )


async def expect_showing(
    connection: Transaction, game: Game, *, actor: int, now: float, ping_after: float
) -> None:
    """Have the clock show the game anew unless that has become needless by then.

    For a turn that has passed that is when the ping is due, `ping_after` seconds from now; where
    that is 0, whoever answers the press pings, and the clock only where that fails. Where the
    turn has passed to the computer, have it think unless it has by then.
    """
    waits = ping_after if awaits_ping(game, actor) else 0
    if game.awaits_computer:
        await due.set_due(connection, game.id, DueKind.THINK, now + THINK_AGAIN_AFTER)
        # Its turn shows the game anew; a board from before it would only come in between.
        waits = THINK_AGAIN_AFTER + SHOW_AGAIN_AFTER
    await due.set_due(connection, game.id, DueKind.BOARD, now + (waits or SHOW_AGAIN_AFTER))


def to_tell(game: Game) -> tuple[int, ...]:
    """Whom the clock has to tell when it shows a game now; `Told` says how, or that not at all."""
    return tuple(person for person in _concerned(game) if person not in (NOBODY, game.computer))


def _concerned(game: Game) -> tuple[int, ...]:
    if game.status is Status.INVITED:
        return (game.opponent,)
    if game.status is Status.ENDED:
        if game.reason is Reason.RESIGNED and game.winner is not None:
            return (game.winner,)
        return (game.red, game.yellow) if game.reason is Reason.TIME else ()
    if game.time_up:
        return (game.waiting,)
    if game.offer:
        return (game.other(game.offer.by),)
    return (game.to_move,) if game.pinged != game.turn_id else ()


async def shown(
    db: Database,
    game: Game,
    board: Board,
    *,
    actor: int | None,
    now: float,
    pinged: bool = False,
    moved: bool = False,
) -> Game | None:
    """Store that `game` now stands on `board`, in answer to `actor` or, without one, from the clock.

    `pinged` says that the player to move was mentioned, `moved` that the game was called here: then
    a board for both takes the place of every other. Returns None, and stores nothing, where the
    game has gone on meanwhile, so that the board just made is an old one already.
    """
    async with db.writing() as connection:
        current = await games.fetch_game(connection, game.id, lock=True)
        if current is None or _stand(current) != _stand(game):
            return None
        others = [old for old in current.boards if old.channel_id != board.channel_id]
        everyone = moved and board.viewer is None
        gone = [old for old in others if everyone or old.viewer == board.viewer]
        if gone:
            await games.delete_boards(connection, game.id, (old.channel_id for old in gone))
        if board != current.board_in(board.channel_id):
            await games.save_board(connection, game.id, board)
        current = replace(current, boards=(*(old for old in others if old not in gone), board))
        if pinged and current.status is Status.PLAYING:
            current = replace(current, pinged=current.turn_id)
            await games.update_game(connection, current, now)
        if actor is None or not awaits_ping(current, actor):
            await due.clear_due(connection, game.id, DueKind.BOARD)
    return current


async def told(db: Database, game: Game, *, now: float) -> None:
    """Store that the player to move has been told of their turn by direct message."""
    async with db.writing() as connection:
        current = await games.fetch_game(connection, game.id, lock=True)
        if current is None or _stand(current) != _stand(game) or current.status is not Status.PLAYING:
            return
        await games.update_game(connection, replace(current, pinged=current.turn_id), now)
        await due.clear_due(connection, game.id, DueKind.BOARD)


def _stand(game: Game) -> tuple[object, ...]:
    """What must not have changed for a board of a game to be the current one."""
    return game.number, game.status, game.offer, game.time_up, game.history.plies[-1:]
