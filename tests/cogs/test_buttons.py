"""The buttons of a board: what they say, and how they stand."""

from dataclasses import replace

import pytest

from bot.games import Offer, OfferKind
from bot.i18n import available_locales, texts
from bot.rules import Position
from cogs.board.panel import panel
from tests.games import store_game
from tests.table import Table, labels, press, rows

# On a phone of 360 px Discord leaves 272 for buttons, and each takes 32 beside its text and 8 to the next.
# Three to a row have 53 px of text each, and a letter at Discord's size is some 7.5 wide.
LONGEST_LABEL = 7
ALL_RED_BELOW = Position.parse("yyyyyyy/yyyyyyy/yyyyyyy/rrrrrrr/rrrrrrr/rrrrrrr r pop 0-0")
POPPING = Position.parse("7/7/7/7/7/1rr1r1y r pop 0-0")


async def test_a_column_says_what_its_button_does(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    assert labels(board) == [f"Drop {column}" for column in range(1, 8)] + ["⋯"]


async def test_a_pop_and_a_redrop_differ_in_words(table: Table) -> None:
    await store_game(table, POPPING)
    assert labels(table.last) == ["Pop 2", "Pop 3", "Pop 5", "⋯"]
    await press(table.ann, table.last, 2)
    assert labels(table.last) == ["Drop 1", "Drop 3", "Drop 4", "Drop 5", "Drop 6", "Drop 7", "⋯"]


@pytest.mark.parametrize("locale", available_locales())
def test_three_columns_fit_side_by_side_on_a_phone(locale: str) -> None:
    for message in ("column-drop", "column-pop"):
        label = texts(locale)(message, column=7)
        assert len(label) <= LONGEST_LABEL, label
        assert "7" in label


async def test_no_row_has_more_than_four_and_no_board_more_than_five_rows(table: Table) -> None:
    game = await store_game(table, ALL_RED_BELOW)
    assert rows(table.last) == [3, 3, 2]
    pending = replace(game, time_up=True, offer=Offer(OfferKind.DRAW, game.yellow), offered_at=game.number)
    message = panel(pending, game.boards[0], table.now)
    assert [len(row) for row in message.rows] == [3, 3, 2, 2, 2]


async def test_nobody_is_to_move_on_the_last_board(table: Table) -> None:
    await store_game(table, POPPING)
    await press(table.ann, table.last, 2)
    page = await table.ann.click(table.last, label="⋯")
    assert page.response is not None
    question = await table.ann.click(page.response.message, label="Resign")
    assert question.response is not None
    await table.ann.click(question.response.message, label="Yes, resign")
    description = table.last.attachments[0].description
    assert description is not None
    assert "Yellow has won." in description
    assert " to pop" not in description
    assert "has to drop" not in description
