"""What the notation refuses, and whether it says why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules import IllegalPlyError, NotationError, Ply, Position

FULL = "yryryry/ryryryr/yryryry/ryryryr/yryryry/ryryryr"


def test_a_bad_text_and_a_bad_ply_are_told_apart() -> None:
    assert issubclass(NotationError, ValueError)
    assert issubclass(IllegalPlyError, ValueError)
    assert not issubclass(NotationError, IllegalPlyError)
    assert not issubclass(IllegalPlyError, NotationError)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a letter and a digit"),
        ("d", "a letter and a digit"),
        ("d44", "not 'd44'"),
        (" d4", "a letter and a digit"),
        ("d4\n", "a letter and a digit"),
        ("x4", "d, p or r; not 'x' in 'x4'"),
        ("D4", "d, p or r; not 'D'"),
        ("4d", "d, p or r; not '4'"),
        ("d0", "1 to 7; there is no '0' in 'd0'"),
        ("p8", "there is no '8' in 'p8'"),
        ("r-", "there is no '-'"),
        ("d٤", "there is no '٤'"),
        ("d²", "there is no '²'"),
    ],
)
def test_not_a_ply(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        Ply.parse(text)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "four fields with one space between; not ''"),
        ("7/7/7/7/7/7 r fill", "four fields"),
        ("7/7/7/7/7/7 r fill 0-0 ", "four fields"),
        (" 7/7/7/7/7/7 r fill 0-0", "four fields"),
        ("7/7/7/7/7/7  r fill 0-0", "four fields"),
        ("7/7/7/7/7/7\tr fill 0-0", "four fields"),
        ("7/7/7/7/7 r fill 0-0", "6 rows, not 5"),
        ("7/7/7/7/7/7/7 r fill 0-0", "6 rows, not 7"),
        ("7/7/7/7/7/7/ r fill 0-0", "6 rows, not 7"),
        ("7/7/7/7/7/ r fill 0-0", "7 cells of r, y and runs of empty ones; not ''"),
        ("7/7/7/7/7/6 r fill 0-0", "7 cells of r, y and runs of empty ones; not '6'"),
        ("7/7/7/7/7/8 r fill 0-0", "not '8'"),
        ("7/7/7/7/7/07 r fill 0-0", "not '07'"),
        ("7/7/7/7/7/r7 r fill 0-0", "not 'r7'"),
        ("7/7/7/7/7/b6 r fill 0-0", "not 'b6'"),
        ("7/7/7/7/7/R6 y fill 0-0", "not 'R6'"),
        ("7/7/7/7/7/\t\t\t\t\t\t\t r fill 0-0", "7 cells"),
        ("7/7/7/7/7/٧ r fill 0-0", "not '٧'"),
        ("7/7/7/7/7/16 r fill 0-0", "neighbouring empty cells are one run; not '16'"),
        ("7/7/7/7/7/r33 y fill 0-0", "neighbouring empty cells are one run; not 'r33'"),
        ("7/7/7/7/7/1111111 r fill 0-0", "neighbouring empty cells are one run"),
        ("7/7/7/7/7/7 x fill 0-0", "the turn is r or y, not 'x'"),
        ("7/7/7/7/7/7 red fill 0-0", "not 'red'"),
        ("7/7/7/7/7/7  fill 0-0", "the turn is r or y, not ''"),
        ("7/7/7/7/7/7 r push 0-0", "the phase is fill, pop, held1 to held7 or over; not 'push'"),
        ("7/7/7/7/7/7 r Fill 0-0", "not 'Fill'"),
        ("7/7/7/7/7/7 r fill1 0-0", "not 'fill1'"),
        ("7/7/7/7/7/7 r held 0-0", "a column 1 to 7; not 'held'"),
        ("7/7/7/7/7/7 r held0 0-0", "a column 1 to 7; not 'held0'"),
        ("7/7/7/7/7/7 r held8 0-0", "not 'held8'"),
        ("7/7/7/7/7/7 r held12 0-0", "not 'held12'"),
        ("7/7/7/7/7/7 r fill 0", "two numbers such as 3-2, not '0'"),
        ("7/7/7/7/7/7 r fill 0-0-0", "two numbers"),
        ("7/7/7/7/7/7 r fill -1-0", "two numbers"),
        ("7/7/7/7/7/7 r fill 03-1", "two numbers such as 3-2, not '03-1'"),
        ("7/7/7/7/7/7 r fill 0-00", "two numbers"),
        ("7/7/7/7/7/7 r fill +0-0", "two numbers"),
        ("7/7/7/7/7/7 r fill ٠-0", "two numbers"),
        ("7/7/7/7/7/7 r fill 100-0", "two numbers"),
        ("7/7/7/7/7/7 r fill 0-0\n", "two numbers"),
    ],
)
def test_not_a_position(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("7/7/7/7/r6/7 y fill 0-0", "a disc hangs in the air in column 1", id="hanging"),
        pytest.param("7/7/6y/7/7/rrrrryy r pop 0-0", "in the air in column 7", id="hanging far up"),
        pytest.param("7/7/7/7/7/7 y fill 0-0", "red drops first", id="yellow first"),
        pytest.param("7/7/7/7/7/r6 r fill 0-0", "the sides take turns", id="red twice"),
        pytest.param("7/7/7/7/7/y6 r fill 0-0", "the sides take turns", id="yellow dropped first"),
        pytest.param("7/7/7/7/7/rr5 y fill 0-0", "the sides take turns", id="two red ones"),
        pytest.param("7/7/7/7/y6/r6 r fill 0-0", "a row at a time", id="a tower"),
        pytest.param("7/7/7/r6/yryryr1/ryryryr y fill 0-0", "a row at a time", id="two rows open"),
        pytest.param(f"{FULL} r fill 0-0", "popping starts when it is full", id="full and filling"),
        pytest.param("7/7/7/7/7/ry5 r fill 1-0", "nobody has points", id="points while filling"),
        pytest.param("7/7/7/7/7/7 r fill 0-9", "nobody has points", id="points before filling"),
        pytest.param(
            "ryryryr/ryryryr/yryryry/ryryryr/yryryry/ryryryr r pop 0-0",
            "red has more than 21 discs",
            id="22 in the grid",
        ),
        pytest.param(f"{FULL} y pop 0-1", "yellow has more than 21 discs", id="22 with the point"),
        pytest.param(f"{FULL} r held1 0-0", "red has more than 21 discs", id="22 with the disc in hand"),
        pytest.param("7/7/7/7/7/yyyyyyy r pop 0-0", "red has nothing to pop", id="red cannot pop"),
        pytest.param("7/7/7/7/r6/y6 r pop 0-0", "so it cannot be red's turn", id="only above"),
        pytest.param("7/7/7/7/7/r6 y pop 0-0", "yellow has nothing to pop", id="yellow cannot pop"),
        pytest.param("7/7/7/7/7/7 r pop 0-0", "red has nothing to pop", id="an empty grid"),
        pytest.param("7/7/7/7/7/ry5 r over 0-0", "the game is not over", id="over without a winner"),
        pytest.param("7/7/7/7/7/ry5 r over 9-9", "nobody has won", id="over at 9-9"),
        pytest.param("7/7/7/7/7/ry5 r over 10-10", "10-10 cannot come about", id="two winners"),
        pytest.param("7/7/7/7/7/7 r over 10-10", "10-10 cannot come about", id="two winners, no discs"),
        pytest.param("7/7/7/7/7/ry5 r over 11-0", "11-0 cannot come about", id="eleven"),
        pytest.param("7/7/7/7/7/ry5 y over 10-3", "on the winner's turn", id="over on the loser's turn"),
        pytest.param("y6/r6/y6/r6/y6/r6 r held1 0-0", "column 1, which is full", id="held from full"),
        pytest.param("7/7/7/7/7/ry5 r pop 10-0", "with 10-0 the game is over", id="popping after the end"),
        pytest.param("7/7/7/7/7/ry5 r held3 3-10", "with 3-10 the game is over", id="holding after the end"),
        pytest.param("7/7/7/7/7/7 r fill 0-10", "with 0-10 the game is over", id="filling after the end"),
    ],
)
def test_no_game_stands_like_that(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert why in str(caught.value)


@settings(deadline=None)
@given(st.text(max_size=4) | st.text("dpr1234567", max_size=3))
def test_any_text_is_a_ply_or_an_error(text: str) -> None:
    try:
        ply = Ply.parse(text)
    except NotationError as error:
        assert repr(text) in str(error)  # noqa: PT017
    else:
        assert str(ply) == text


# Texts of the right shape, so that some get past the first look; few of them can stand.
shaped = st.from_regex(
    r"(7/){3,5}((r6|ry5|ryr4|2y4|7)/){0,2}(r6|ry5|yr5|3r3|7|61)"
    r" [ry] (fill|pop|held[1-7]|over) (0|1|10|9)-(0|10)",
    fullmatch=True,
)


@settings(deadline=None)
@given(st.text(max_size=40) | shaped)
def test_any_text_is_a_position_or_an_error(text: str) -> None:
    try:
        position = Position.parse(text)
    except NotationError:
        return
    assert str(position) == text
