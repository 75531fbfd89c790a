"""Where a game is shown, whether its last change has been, and who has been notified of their turn."""

from typing import Final

from sqlalchemy import Connection

from bot.actions.by import By
from bot.games import NOBODY, Board, Game, Notify, PersonId, Reason, Status
from bot.storage import due, games
from bot.storage.due import DueKind

SHOW_AGAIN_AFTER: Final = 15
"""Seconds that the answer to a press may take before the press is taken for unanswered.

Discord ends an interaction without an answer after 3; the rest is for a busy machine.
"""
THINK_AGAIN_AFTER: Final = 15
"""Seconds after which the computer's turn is taken for forgotten. Who makes a change has it think at
once; this is for what a restart has cut short."""


def awaits_notification(game: Game, actor: PersonId | None) -> bool:
    """Whether the player to move still has to be notified, after a change that `actor` made, if anybody."""
    return (
        game.status is Status.PLAYING
        and game.to_move not in (actor, game.computer)
        and not game.turn_began
        and game.person(game.to_move).notify is not Notify.SILENT
        and not game.notified
    )


def expect_showing(connection: Connection, game: Game, by: By) -> None:
    """Have the game shown anew unless that has become needless by then; see `showing_times`."""
    due.set_due(connection, game.id, showing_times(game, by))


def showing_times(game: Game, by: By) -> dict[DueKind, float]:
    """When a game that `by` has changed is to be shown anew, unless that has become needless by then.

    For a turn that has passed that is when the notification is due; where that is at once, whoever
    answers the press notifies, and this is for where that fails. Where the turn has passed to the
    computer, it is to think unless it has by then.
    """
    if game.awaits_computer:
        # Its turn shows the game anew; a board from before it would only come in between.
        thinks_at = by.now + THINK_AGAIN_AFTER
        return {DueKind.THINK: thinks_at, DueKind.BOARD: thinks_at + SHOW_AGAIN_AFTER}
    waits = by.notify_after if awaits_notification(game, by.person) else 0
    return {DueKind.BOARD: by.now + (waits or SHOW_AGAIN_AFTER)}


def to_notify(game: Game) -> tuple[PersonId, ...]:
    """Whom a game concerns as it stands; what they have chosen says how, or that not at all."""
    return tuple(person for person in _concerned(game) if person not in (NOBODY, game.computer))


def _concerned(game: Game) -> tuple[PersonId, ...]:
    match game.status:
        case Status.INVITED:
            return (game.opponent,)
        case Status.ENDED if game.reason is Reason.RESIGNED and game.winner is not None:
            return (game.winner,)
        case Status.ENDED:
            return (game.red, game.yellow) if game.reason is Reason.TIME else ()
        case Status.PLAYING if game.time_up or game.offer:
            asked = (game.other(game.offer.by),) if game.offer else ()
            waiting = (game.waiting,) if game.time_up else ()
            return tuple({*asked, *waiting})
        case Status.PLAYING:
            return () if game.notified else (game.to_move,)


def record_shown(
    connection: Connection,
    game: Game,
    board: Board | None = None,
    *,
    actor: PersonId | None,
    notified: bool = False,
    moved: bool = False,
) -> bool:
    """Store that this version of a game has been shown: on `board`, or where it was before.

    `actor` is who was answered so, None where nobody asked. `notified` says that the player to move
    was, `moved` that the game was called here: then a board for both takes the place of every other.
    Returns False, and stores nothing, where the game has gone on meanwhile, so that a board just made
    is an old one already.
    """
    notified = notified and game.status is Status.PLAYING
    clears = notified or not awaits_notification(game, actor)
    known = board and game.board_in(board.channel_id)
    if board == known and not notified:
        if clears:
            games.clear_shown(connection, game)
        return True
    if not games.record_shown(connection, game, board, clears=clears, notified=notified):
        return False
    if board is not None and (replaced := replaced_by(game, board, moved=moved)):
        games.delete_boards(connection, game.id, *(old.channel_id for old in replaced))
    return True


def replaced_by(game: Game, board: Board, *, moved: bool) -> tuple[Board, ...]:
    """The other boards of a game whose place `board` takes: its viewer's, or where it was called all."""
    everyone = moved and board.viewer is None
    others = (old for old in game.boards if old.channel_id != board.channel_id)
    return tuple(old for old in others if everyone or old.viewer == board.viewer)


def record_notified(connection: Connection, game: Game) -> None:
    """Store that the player to move has been notified of their turn by direct message."""
    if game.status is Status.PLAYING:
        games.record_shown(connection, game, None, clears=True, notified=True)
