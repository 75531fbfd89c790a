"""What a game as a whole says of itself."""

from dataclasses import replace

from bot.games import NOBODY, ColourChoice, Game, History, Reason, Standing, Start, Status
from bot.rules import Colour, Outcome, Ply, Position

WON_BY_YELLOW = History.replay(Position.parse("7/7/7/7/7/yyyy2r y pop 9-9"), [Ply.parse("p2")])
GAME = Game(
    id=1,
    status=Status.PLAYING,
    challenger=11,
    opponent=22,
    colour=ColourChoice.RED,
    start=Start.FILL,
    red=11,
    yellow=22,
    standing=Standing.start(Position.start()),
    channel_id=1,
    number=0,
    locale="en-US",
)


def test_a_game_in_play_has_no_outcome() -> None:
    assert GAME.outcome is None


def test_a_game_that_was_resigned_has_its_winner() -> None:
    assert GAME.ended(22, Reason.RESIGNED).outcome == Outcome(Colour.YELLOW)
    assert GAME.ended(11, Reason.TIME).outcome == Outcome(Colour.RED)


def test_a_game_that_was_drawn_or_stopped_has_none() -> None:
    assert GAME.ended(None, Reason.AGREED).outcome == Outcome(None)
    assert GAME.ended(None, Reason.STOPPED).outcome == Outcome(None)


def test_who_won_by_the_rules_is_known_also_where_both_were_forgotten() -> None:
    won = replace(GAME, standing=WON_BY_YELLOW.standing).ended(22, Reason.POINTS)
    forgotten = replace(won, red=NOBODY, yellow=NOBODY, challenger=NOBODY, opponent=NOBODY, winner=NOBODY)
    assert forgotten.outcome == Outcome(Colour.YELLOW)
