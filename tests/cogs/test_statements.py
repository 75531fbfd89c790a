"""How much a press asks of the database: statements, `BEGIN` and `COMMIT` included."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, event

from bot.rules import Position
from tests.games import store_game
from tests.table import Table, press

# Red to pop: 1 to 4 are a line, so that a pop of one goes on, and 7 is none.
POPPING = Position.parse("7/7/7/1r5/1r5/rrrr2r r pop 0-0")


@contextmanager
def statements() -> Iterator[list[str]]:
    """Every statement that any database runs meanwhile."""
    said: list[str] = []

    def on_statement(_connection, _cursor, statement, *_rest) -> None:
        said.append(" ".join(statement.split()))

    def on_begin(_connection) -> None:
        said.append("BEGIN")

    def on_commit(_connection) -> None:
        said.append("COMMIT")

    def on_rollback(_connection) -> None:
        said.append("ROLLBACK")

    heard = {
        "before_cursor_execute": on_statement,
        "begin": on_begin,
        "commit": on_commit,
        "rollback": on_rollback,
    }
    for name, listener in heard.items():
        event.listen(Engine, name, listener)
    try:
        yield said
    finally:
        for name, listener in heard.items():
            event.remove(Engine, name, listener)


def writes(said: list[str]) -> list[str]:
    return [line for line in said if line.split()[0] in ("INSERT", "UPDATE", "DELETE")]


async def test_a_press_that_passes_the_turn(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    with statements() as said:
        await press(table.ann, board, 4)
    assert len(said) <= 8, said


async def test_a_press_that_passes_the_turn_with_a_clock(table: Table) -> None:
    board = await table.begin(table.ann, table.ben, clock=3)
    with statements() as said:
        await press(table.ann, board, 4)
    assert len(said) <= 10, said


async def test_a_pop_within_a_turn_with_a_clock(table: Table) -> None:
    await store_game(table, POPPING, clock=3)
    for column in (1, 7):
        with statements() as said:
            await press(table.ann, table.last, column)
        assert len(said) <= 10, said
        assert (await table.game()).turn_began


async def test_a_drop_against_the_computer_with_its_answer(table: Table) -> None:
    await table.ann.slash(table.channel, "pop10 solo", level="easy", colour="red")
    with statements() as said:
        await press(table.ann, table.last, 4)
        await table.env.settle()
    assert (await table.game()).number == 2
    assert len(said) <= 18, said


async def test_the_offer_of_a_draw(table: Table) -> None:
    await table.begin(table.ann, table.ben, clock=3)
    await table.play(4)
    with statements() as said:
        await table.ann.slash(table.channel, "pop10 draw")
    assert (await table.game()).offer
    assert len(said) <= 12, said


async def test_a_refusal_writes_nothing(table: Table) -> None:
    board = await table.begin(table.ann, table.ben, clock=3)
    with statements() as said:
        await press(table.cat, board, 4)
        await press(table.ben, board, 4)
    assert not writes(said)
    assert "COMMIT" not in said
    assert len(said) <= 8, said


async def test_a_list_of_games_asks_as_often_for_many_as_for_one(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    with statements() as one:
        await table.ann.slash(table.channel, "pop10 games")
    for person in (table.ben, table.cat, table.ben):
        await table.begin(table.ann, person)
    with statements() as many:
        await table.ann.slash(table.channel, "pop10 games")
    assert len(many) == len(one) <= 5
