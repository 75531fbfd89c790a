"""What holds in every position that a game can reach."""

import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.rules import (
    COLUMNS,
    ROWS,
    WINNING_POINTS,
    Cell,
    Colour,
    IllegalPlyError,
    Outcome,
    Phase,
    Ply,
    PlyKind,
    Position,
    lines_through,
)

# No deadline: the machines that run this are shared, and a slow example is no defect of the rules.
rules = settings(deadline=None, max_examples=60)

CELLS = COLUMNS * ROWS
MOST_PLIES = 400
EVERY_PLY = [Ply(kind, column) for kind in PlyKind for column in range(COLUMNS)]
NO_SUCH_COLUMN = [Ply(kind, column) for kind in PlyKind for column in (-8, -7, -1, COLUMNS, COLUMNS + 1, 100)]


def played(seed: int, *, from_shuffled: bool, keen: bool, plies: int = MOST_PLIES) -> Iterator[Position]:
    """The positions of a random game. A keen player scores where it can, so that games end."""
    random = Random(seed)
    position = Position.shuffled(random) if from_shuffled else Position.start()
    yield position
    for _ in range(plies):
        if not position.legal_plies:
            return
        scoring = [ply for ply in position.legal_plies if keen and scores(position, ply)]
        position = position.after(random.choice(scoring or position.legal_plies))
        yield position


def scores(position: Position, ply: Ply) -> bool:
    return ply.kind is PlyKind.POP and bool(lines_through(position.columns, ply.column))


def discs_of(position: Position, colour: Colour) -> int:
    """All discs of one side that are on the table: in the grid, set aside and in hand."""
    in_hand = position.phase is Phase.HELD and position.turn is colour
    return "".join(position.columns).count(colour.value) + position.kept.of(colour) + in_hand


seeds = st.integers(0, 2**32)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position that play can reach, from either beginning."""
    plies = draw(st.integers(0, 160))
    game = played(draw(seeds), from_shuffled=draw(st.booleans()), keen=draw(st.booleans()), plies=plies)
    return list(game)[-1]


@rules
@given(seeds, st.booleans(), st.booleans())
def test_a_game_ends_or_goes_on_without_losing_a_disc(seed: int, from_shuffled: bool, keen: bool) -> None:
    for plies, position in enumerate(played(seed, from_shuffled=from_shuffled, keen=keen)):
        dropped = CELLS if from_shuffled else min(plies, CELLS)
        assert discs_of(position, Colour.RED) == (dropped + 1) // 2
        assert discs_of(position, Colour.YELLOW) == dropped // 2
        assert (position.phase is Phase.FILL) == (dropped < CELLS)
        assert all(len(discs) <= ROWS for discs in position.columns)
        assert max(position.kept) <= WINNING_POINTS
        assert (position.held is not None) == (position.phase is Phase.HELD)
        # A draw needs an empty grid, which play cannot bring about.
        assert bool(position.legal_plies) == (position.phase is not Phase.OVER)
        winner = next((c for c in Colour if position.kept.of(c) == WINNING_POINTS), None)
        assert position.outcome == (Outcome(winner) if winner else None)


def test_keen_players_finish_their_games() -> None:
    # Otherwise the property above would say nothing about ends.
    ends = [list(played(seed, from_shuffled=True, keen=True))[-1].outcome for seed in range(12)]
    assert {Outcome(Colour.RED), Outcome(Colour.YELLOW)} <= set(ends)


@rules
@given(positions())
@example(Position.start())
@example(Position.parse("7/7/7/7/7/7 r over 0-0"))
def test_the_legal_plies_apply_and_no_others(position: Position) -> None:
    assert list(position.legal_plies) == [ply for ply in EVERY_PLY if ply in position.legal_plies]
    for ply in EVERY_PLY + NO_SUCH_COLUMN:
        if ply in position.legal_plies:
            assert position.after(ply) != position
        else:
            with pytest.raises(IllegalPlyError, match=f"^{ply} is not legal here: "):
                position.after(ply)


@rules
@given(positions())
def test_nothing_changes_a_position(position: Position) -> None:
    before = str(position)
    twin = Position.parse(before)
    for ply in position.legal_plies:
        position.after(ply)
    assert str(position) == before
    # A position that has worked out its plies is still the same value as one that has not.
    assert (position, hash(position)) == (twin, hash(twin))
    assert pickle.loads(pickle.dumps(position)) == twin  # noqa: S301
    for name in ("columns", "turn", "phase", "held", "kept"):
        with pytest.raises(FrozenInstanceError):
            setattr(position, name, getattr(position, name))


def test_nothing_changes_a_ply() -> None:
    with pytest.raises(FrozenInstanceError):
        Ply.parse("d4").column = 2  # type: ignore[misc]


@rules
@given(positions())
def test_a_position_reads_back_as_it_was_written(position: Position) -> None:
    again = Position.parse(str(position))
    assert again == position
    assert str(again) == str(position)
    assert again.legal_plies == position.legal_plies
    assert again.outcome == position.outcome


@pytest.mark.parametrize("ply", EVERY_PLY, ids=str)
def test_a_ply_reads_back_as_it_was_written(ply: Ply) -> None:
    assert Ply.parse(str(ply)) == ply


@rules
@given(seeds)
def test_a_shuffled_grid_is_full_and_even(seed: int) -> None:
    position = Position.shuffled(Random(seed))
    assert [len(discs) for discs in position.columns] == [ROWS] * COLUMNS
    assert discs_of(position, Colour.RED) == discs_of(position, Colour.YELLOW) == CELLS // 2
    assert (position.phase, position.kept) == (Phase.POP, (0, 0))
    assert position.turn is (Colour.RED if position.can_pop(Colour.RED) else Colour.YELLOW)
    assert Position.parse(str(position)) == position
    assert Position.shuffled(Random(seed)) == position


@rules
@given(positions(), st.integers(0, COLUMNS - 1))
def test_a_line_holds_the_disc_it_is_judged_for(position: Position, column: int) -> None:
    if not position.columns[column]:
        with pytest.raises(IndexError):
            lines_through(position.columns, column)
        return
    line = lines_through(position.columns, column)
    assert not line or (len(line) >= 4 and Cell(column, 0) in line)
    assert {position.columns[cell.column][cell.row] for cell in line} <= {position.columns[column][0]}
