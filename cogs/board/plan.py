"""What has to be done so that everybody sees a game as it stands, and is notified who should be.

A plan is a value: what is shown where, by which means, and whom it notifies. Nothing here talks to
Discord; `delivery` carries a plan out.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from bot.actions import awaits_notification, replaced_by, to_notify
from bot.games import NOBODY, Board, Game, PersonId, Status
from cogs.board.notifying import directly, is_theirs, mentioned

# Discord limits how often a message over an hour old can be edited (error 30046).
_SECONDS_TO_EDIT_A_MESSAGE: Final = 50 * 60


class Means(Enum):
    """How a game gets to a place."""

    EDIT = "edit"
    """The message that shows it there is changed."""
    POST = "post"
    """A new message takes that one's place, which is reduced to a line."""
    ANSWER_BY_EDIT = "answer by edit"
    """The interaction is answered by changing the message that it came from."""
    ANSWER_BY_POST = "answer by post"
    """The interaction is answered with a new message."""


@dataclass(frozen=True, slots=True)
class Showing:
    """A game in one place."""

    board: Board
    """The place, with the message that shows the game there so far."""
    means: Means
    """How it gets there."""
    notifies: tuple[PersonId, ...] = ()
    """Whom the new message mentions."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What has to be done, in this order."""

    leaves: Board | None = None
    """The pressed message, where the game goes on in another one: it is reduced to a line as the answer."""
    showings: tuple[Showing, ...] = ()
    """Where the game is shown."""
    puts_away: tuple[Board, ...] = ()
    """Messages that are reduced to a line because the game was called elsewhere."""
    direct: tuple[PersonId, ...] = ()
    """Who is notified by direct message."""
    needs_all: bool = False
    """Whether there is no game where it cannot be shown in one of the places."""
    moved: bool = False
    """Whether the game was called here, so that this board takes the place of every other."""


def after_press(game: Game, here: Board, actor: PersonId, *, age: float, notify_after: float) -> Plan:
    """A press on the message `here`, which is `age` seconds old, has just changed the game."""
    known = game.board_in(here.channel_id)
    concerned = _at_once(game, actor, notify_after)
    if known and known.message_id is not None and _is_older(here, known):
        # The press came from a message that should have been put away; the game is on another.
        showings = tuple(_through_channel(game, board, concerned) for board in game.boards)
        return Plan(leaves=here, showings=showings, direct=directly(game, concerned))
    waits = awaits_notification(game, actor)
    if not here.can_post and waits and is_theirs(game, game.to_move, here):
        # Later the bot cannot post here any more.
        concerned = (game.to_move,)
    notifies = mentioned(game, here, concerned)
    leaves: Board | None = None
    first = Showing(here, Means.ANSWER_BY_EDIT)
    if notifies or age > _SECONDS_TO_EDIT_A_MESSAGE:
        if not notifies and waits:
            # Who lets a board get this old is not watching it: one new message instead of two.
            notifies = mentioned(game, here, (game.to_move,))
        leaves, first = here, Showing(here, Means.ANSWER_BY_POST, notifies)
    others = tuple(_through_channel(game, board, concerned) for board in game.boards if board != known)
    # The press came before it was stored that the game is on this newer message, or that was lost.
    left = (known,) if known and known.message_id not in (None, here.message_id) else ()
    return Plan(leaves, (first, *others), puts_away=left, direct=directly(game, concerned))


def after_command(game: Game, here: Board, actor: PersonId) -> Plan:
    """A command, or a button on a private page, has changed the game, and has been answered by itself."""
    concerned = tuple(person for person in to_notify(game) if person != actor)
    answered = tuple(
        Showing(here, Means.ANSWER_BY_POST, mentioned(game, here, concerned))
        for board in game.boards
        if board.channel_id == here.channel_id and not board.can_post
    )
    return Plan(showings=(*answered, *_through_channels(game, concerned)), direct=directly(game, concerned))


def when_due(game: Game, *, notifies: bool) -> Plan:
    """The game is to be shown by itself, and with `notifies` those whom it concerns are notified."""
    concerned = to_notify(game) if notifies else ()
    return Plan(showings=_through_channels(game, concerned), direct=directly(game, concerned))


def when_called(game: Game, here: Board) -> Plan:
    """A command has called the game here."""
    known = game.board_in(here.channel_id)
    replaced = replaced_by(game, here, moved=True)
    return Plan(
        showings=(Showing(here, Means.ANSWER_BY_POST),),
        puts_away=(known, *replaced) if known else replaced,
        moved=True,
    )


def when_begun(game: Game) -> Plan:
    """A command has begun the game, or an invitation to it, and its boards have no messages yet.

    The board of the opponent alone comes first: where it cannot be posted there is no game.
    """
    here, *others = game.boards
    notifies = (game.opponent,) if game.status is Status.INVITED and game.opponent != NOBODY else ()
    return Plan(
        showings=(
            *(Showing(board, Means.POST, notifies) for board in others),
            Showing(here, Means.ANSWER_BY_POST, () if others else notifies),
        ),
        needs_all=True,
    )


def in_thread(game: Game, thread: Board, actor: PersonId) -> Plan:
    """The game goes on in a thread of its own, where it has no message yet."""
    notifies = (
        () if game.to_move == actor else mentioned(replace(game, boards=(thread,)), thread, (game.to_move,))
    )
    return Plan(showings=(Showing(thread, Means.POST, notifies),))


def in_place(game: Game, answered: Board | None) -> Plan:
    """The computer has played, or lets people wait: the game is shown where people look at it.

    `answered` is where the interaction came from that had it play, if one has just done so.
    """
    showings: list[Showing] = []
    for board in game.boards:
        if board.can_post:
            showings.append(Showing(board, Means.EDIT))
        elif answered is not None and answered.channel_id == board.channel_id:
            showings.append(Showing(board, Means.ANSWER_BY_EDIT))
    return Plan(showings=tuple(showings))


def _is_older(board: Board, other: Board) -> bool:
    """Whether a message was posted before another: Discord's ids grow."""
    return (board.message_id or 0) < (other.message_id or 0)


def _at_once(game: Game, actor: PersonId, notify_after: float) -> tuple[PersonId, ...]:
    """Whom a change concerns that is to be shown together with the answer to whoever made it."""
    if game.status is Status.ENDED and game.begun:
        return tuple(person for person in to_notify(game) if person != actor)
    return (game.to_move,) if notify_after == 0 and awaits_notification(game, actor) else ()


def _through_channels(game: Game, concerned: Iterable[PersonId]) -> tuple[Showing, ...]:
    """The game on all boards that can be reached without an interaction."""
    people = tuple(concerned)
    return tuple(_through_channel(game, board, people) for board in game.boards if board.can_post)


def _through_channel(game: Game, board: Board, concerned: tuple[PersonId, ...]) -> Showing:
    """The game on a board other than that of the interaction: anew where that notifies somebody."""
    notifies = mentioned(game, board, concerned)
    means = Means.POST if notifies or board.message_id is None else Means.EDIT
    return Showing(board, means, notifies)
