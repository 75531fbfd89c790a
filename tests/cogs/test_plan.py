"""What has to be done so that everybody sees a change: plans are values, and need no Discord."""

from dataclasses import replace

from bot.games import (
    NOBODY,
    Board,
    ColourChoice,
    Game,
    Level,
    Notify,
    Person,
    Reason,
    Standing,
    Start,
    Status,
)
from bot.rules import Ply, Position
from cogs.board import plan
from cogs.board.plan import Means, Plan, Showing

ANN, BEN, BOT = 11, 22, 99
HERE = Board(1, 100, 1001)
ANNS, BENS = Board(2, None, 2001, viewer=ANN), Board(3, None, 3001, viewer=BEN)
# Red to pop: 1 to 4 are a line, and 7 is none.
POPPING = Position.parse("7/7/7/1r5/1r5/rrrr2r r pop 0-0")


def game(*plies: str, boards: tuple[Board, ...] = (HERE,), start: Position | None = None, **rest) -> Game:
    """A game of Ann (Red) and Ben."""
    begun = Game(
        id=1,
        status=Status.PLAYING,
        challenger=ANN,
        opponent=BEN,
        colour=ColourChoice.RED,
        start=Start.FILL,
        red=ANN,
        yellow=BEN,
        standing=Standing.start(start or Position.start()),
        channel_id=1,
        locale="en-US",
        boards=boards,
    )
    return replace(begun.with_plies(*map(Ply.parse, plies)), **rest)


def pressed(
    played: Game, here: Board = HERE, actor: int = ANN, *, age: float = 60, after: float = 30
) -> Plan:
    return plan.after_press(played, here, actor, age=age, notify_after=after)


def test_a_turn_that_passes_changes_the_board_and_notifies_nobody_yet() -> None:
    assert pressed(game("d4")) == Plan(showings=(Showing(HERE, Means.ANSWER_BY_EDIT),))


def test_a_ply_in_the_middle_of_a_turn_changes_the_board() -> None:
    assert pressed(game("p1", start=POPPING)) == Plan(showings=(Showing(HERE, Means.ANSWER_BY_EDIT),))


def test_notifying_at_once_leaves_the_board_for_a_new_one() -> None:
    assert pressed(game("d4"), after=0) == Plan(
        leaves=HERE, showings=(Showing(HERE, Means.ANSWER_BY_POST, (BEN,)),)
    )


def test_who_wants_no_notification_gets_none_at_once_either() -> None:
    silent = game("d4", people={BEN: Person(BEN, notify=Notify.SILENT)})
    assert pressed(silent, after=0) == Plan(showings=(Showing(HERE, Means.ANSWER_BY_EDIT),))


def test_who_wants_a_direct_message_gets_that() -> None:
    direct = game("d4", people={BEN: Person(BEN, notify=Notify.DIRECT)})
    assert pressed(direct, after=0) == Plan(showings=(Showing(HERE, Means.ANSWER_BY_EDIT),), direct=(BEN,))


def test_an_old_board_is_left_for_a_new_one_with_the_notification() -> None:
    old = pressed(game("d4"), age=3001)
    assert old == Plan(leaves=HERE, showings=(Showing(HERE, Means.ANSWER_BY_POST, (BEN,)),))


def test_an_old_board_in_the_middle_of_a_turn_notifies_nobody() -> None:
    old = pressed(game("p1", start=POPPING), age=3001)
    assert old == Plan(leaves=HERE, showings=(Showing(HERE, Means.ANSWER_BY_POST),))


def test_a_press_on_a_message_that_was_left_is_shown_where_the_game_is() -> None:
    left = replace(HERE, message_id=999)
    assert pressed(game("d4"), left) == Plan(leaves=left, showings=(Showing(HERE, Means.EDIT),))


def test_the_first_message_of_a_game_is_not_one_that_was_left() -> None:
    unknown = replace(HERE, message_id=None)
    plans = pressed(game("d4", boards=(unknown,)))
    assert plans == Plan(showings=(Showing(HERE, Means.ANSWER_BY_EDIT),))


def test_where_the_bot_may_only_answer_the_answer_notifies() -> None:
    only = replace(HERE, can_post=False)
    assert pressed(game("d4", boards=(only,)), only) == Plan(
        leaves=only, showings=(Showing(only, Means.ANSWER_BY_POST, (BEN,)),)
    )


def test_in_two_direct_messages_each_sees_their_own() -> None:
    assert pressed(game("d4", boards=(ANNS, BENS)), ANNS) == Plan(
        showings=(Showing(ANNS, Means.ANSWER_BY_EDIT), Showing(BENS, Means.EDIT))
    )


def test_in_two_direct_messages_the_other_is_notified_in_theirs() -> None:
    assert pressed(game("d4", boards=(ANNS, BENS)), ANNS, after=0) == Plan(
        showings=(Showing(ANNS, Means.ANSWER_BY_EDIT), Showing(BENS, Means.POST, (BEN,)))
    )


def test_the_end_of_a_game_notifies_whom_it_concerns() -> None:
    lost = game("d4").ended(BEN, Reason.TIME)
    assert pressed(lost, actor=BEN) == Plan(
        leaves=HERE, showings=(Showing(HERE, Means.ANSWER_BY_POST, (ANN,)),)
    )
    drawn = game("d4").ended(None, Reason.AGREED)
    assert pressed(drawn) == Plan(showings=(Showing(HERE, Means.ANSWER_BY_EDIT),))


def test_a_change_from_afar_notifies_the_other_player() -> None:
    resigned = game("d4").ended(BEN, Reason.RESIGNED)
    elsewhere = replace(HERE, channel_id=7)
    assert plan.after_command(resigned, elsewhere, ANN) == Plan(showings=(Showing(HERE, Means.POST, (BEN,)),))


def test_a_change_from_afar_where_the_bot_may_only_answer() -> None:
    only = replace(HERE, can_post=False)
    resigned = game("d4", boards=(only,)).ended(BEN, Reason.RESIGNED)
    here = replace(only, message_id=None)
    assert plan.after_command(resigned, here, ANN) == Plan(
        showings=(Showing(here, Means.ANSWER_BY_POST, (BEN,)),)
    )


def test_what_is_due_is_posted_with_the_notification_or_changed_without() -> None:
    assert plan.when_due(game("d4"), notifies=True) == Plan(showings=(Showing(HERE, Means.POST, (BEN,)),))
    assert plan.when_due(game("d4"), notifies=False) == Plan(showings=(Showing(HERE, Means.EDIT),))


def test_who_has_been_notified_is_not_notified_again() -> None:
    notified = game("d4", notified_turn=1)
    assert plan.when_due(notified, notifies=True) == Plan(showings=(Showing(HERE, Means.EDIT),))


def test_what_is_due_passes_over_where_the_bot_may_not_post() -> None:
    only = replace(HERE, can_post=False)
    assert plan.when_due(game("d4", boards=(only,)), notifies=True) == Plan()


def test_a_game_that_is_called_elsewhere_leaves_all_other_boards() -> None:
    here = replace(HERE, channel_id=7, message_id=None)
    called = plan.when_called(game("d4", boards=(HERE, BENS)), here)
    assert called == Plan(showings=(Showing(here, Means.ANSWER_BY_POST),), puts_away=(HERE, BENS), moved=True)


def test_a_game_that_is_called_in_ones_own_direct_message_stays_with_the_other() -> None:
    here = replace(ANNS, message_id=None)
    called = plan.when_called(game("d4", boards=(ANNS, BENS)), here)
    assert called == Plan(showings=(Showing(here, Means.ANSWER_BY_POST),), puts_away=(ANNS,), moved=True)


def test_an_invitation_mentions_who_is_invited() -> None:
    here = replace(HERE, message_id=None)
    invited = game(boards=(here,), status=Status.INVITED)
    begun = plan.when_begun(invited)
    assert begun == Plan(showings=(Showing(here, Means.ANSWER_BY_POST, (BEN,)),), needs_all=True)
    anyone = replace(invited, opponent=NOBODY, yellow=NOBODY)
    assert plan.when_begun(anyone).showings == (Showing(here, Means.ANSWER_BY_POST),)


def test_an_invitation_by_direct_message_goes_to_the_invited_first() -> None:
    boards = (replace(ANNS, message_id=None), replace(BENS, message_id=None))
    begun = plan.when_begun(game(boards=boards, status=Status.INVITED))
    assert begun.showings == (
        Showing(boards[1], Means.POST, (BEN,)),
        Showing(boards[0], Means.ANSWER_BY_POST),
    )


def test_a_thread_mentions_who_begins_unless_they_are_there() -> None:
    thread = replace(HERE, channel_id=7, message_id=None)
    assert plan.in_thread(game(), thread, BEN) == Plan(showings=(Showing(thread, Means.POST, (ANN,)),))
    assert plan.in_thread(game(), thread, ANN) == Plan(showings=(Showing(thread, Means.POST),))


def test_the_computers_turn_is_shown_in_place() -> None:
    only = replace(HERE, channel_id=7, can_post=False)
    solo = game("d4", boards=(HERE, only), level=Level.EASY, opponent=BOT, yellow=BOT)
    assert plan.in_place(solo, None) == Plan(showings=(Showing(HERE, Means.EDIT),))
    assert plan.in_place(solo, replace(only, message_id=None)) == Plan(
        showings=(Showing(HERE, Means.EDIT), Showing(only, Means.ANSWER_BY_EDIT))
    )
