"""The search against plain minimax by the rules, and what it must see."""

from random import Random
from time import perf_counter

import pytest

from bot.engine import MOST_DEPTH, Limits
from bot.engine.bitboard import Bitboard
from bot.engine.evaluation import TO_MOVE, board_value
from bot.engine.moves import plies_of
from bot.engine.search import WIN, Search, _best_so_far
from bot.rules import Phase, Position
from tests.engine.positions import random_positions

ENOUGH = Limits(depth=6)


def minimax(position: Position, depth: int, now: int = 0) -> int:
    """The value for the side to move by trying everything, `now` pops after the root."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0 if winner is None else (WIN - now if winner is position.turn else now - WIN)
    if position.phase is Phase.POP and depth == 0:
        return board_value(Bitboard.of(position)) + TO_MOVE
    # A pop and its redrop are one step, and the depth is spent on the pop.
    step = position.phase is Phase.POP
    values: list[int] = []
    for ply in position.legal_plies:
        after = position.after(ply)
        value = minimax(after, depth - step, now + step)
        values.append(value if after.turn is position.turn else -value)
    return max(values)


def best(text: str, limits: Limits = ENOUGH) -> tuple[int, list[str]]:
    found = Search().best(Bitboard.of(Position.parse(text)), limits)
    return found.value, [str(ply) for move in found.moves for ply in plies_of(move)]


@pytest.mark.parametrize(("depth", "count"), [(1, 60), (2, 40), (3, 6)])
def test_value_is_that_of_minimax(depth: int, count: int) -> None:
    for position in random_positions(count, Phase.POP, seed=depth):
        found = Search().best(Bitboard.of(position), Limits(depth=depth), random=Random(depth))
        expected = minimax(position, depth)
        assert found.value == expected, str(position)
        after = position.after(*plies_of(found.moves[0]))
        value = minimax(after, depth - 1, 1)
        assert (value if after.turn is position.turn else -value) == expected
        if depth > 1:
            assert Search().value(Bitboard.of(position), depth) == expected


def test_value_with_a_disc_in_hand_is_that_of_minimax() -> None:
    for position in random_positions(25, Phase.HELD, seed=7):
        found = Search().best(Bitboard.of(position), Limits(depth=2))
        # The redrop stands for its pop, so two pops ahead is one after it.
        assert found.value == minimax(position, 1, 1), str(position)
        assert plies_of(found.moves[0])[1] in position.legal_plies


def test_a_full_grid_is_searched_like_minimax() -> None:
    random = Random(8)
    for _ in range(10):
        position = Position.shuffled(random)
        assert Search().best(Bitboard.of(position), Limits(depth=4)).value == minimax(position, 4)


def test_a_win_now() -> None:
    assert best("7/7/7/7/7/1rrrr1y r pop 9-3")[0] == WIN - 1


def test_a_win_with_two_points_in_one_turn() -> None:
    value, plies = best("7/7/7/7/rrrr3/rrrr2y r pop 8-3")
    assert value == WIN - 2
    assert len(plies) == 2


def test_a_loss_that_cannot_be_helped() -> None:
    value, plies = best("7/7/7/7/7/1rrrr1y y pop 9-3")
    assert value == 2 - WIN
    assert plies[0] == "p7"


def test_wins_and_losses_are_those_of_minimax() -> None:
    """Endings of real games, where the search sees the end."""
    checked = 0
    for position in random_positions(500, Phase.POP, seed=9):
        if max(position.kept) == 9 and checked < 20:
            found = Search().best(Bitboard.of(position), Limits(depth=2))
            assert found.value == minimax(position, 2)
            checked += abs(found.value) > WIN - 10
    assert checked >= 10


def test_the_line_can_be_played() -> None:
    for position in random_positions(30, Phase.POP, Phase.HELD, seed=10):
        found = Search().best(Bitboard.of(position), Limits(depth=4))
        plies = [ply for move in found.moves for ply in plies_of(move)][position.phase is Phase.HELD :]
        assert position.after(*plies) != position


def test_a_repetition_is_a_draw() -> None:
    """A side that is losing goes back to a position that was there before."""
    checked = 0
    for position in random_positions(25, Phase.POP, seed=11):
        found = Search().best(Bitboard.of(position), ENOUGH)
        quiet = [pop for pop in position.legal_plies if position.after(pop).phase is Phase.HELD]
        if found.value > -1500 or not quiet:
            continue
        held = position.after(quiet[-1])
        back = held.legal_plies[-1]
        again = Search().best(Bitboard.of(position), ENOUGH, past=[Bitboard.of(held.after(back))])
        assert again.value >= 0 > found.value
        assert plies_of(again.moves[0]) == [quiet[-1], back]
        checked += 1
    assert checked >= 2


def test_going_round_within_the_search_is_a_draw() -> None:
    """Yellow has nothing to pop and Red two discs to shuffle: nothing ever happens."""
    value, _ = best("7/7/7/7/y6/r6 r pop 9-9", Limits(depth=12))
    assert abs(value) < WIN // 2


def test_the_deadline_is_kept_inside_the_search() -> None:
    positions = random_positions(4, Phase.POP, seed=12)
    for position in positions:
        start = perf_counter()
        found = Search().best(Bitboard.of(position), Limits(seconds=0.15))
        assert perf_counter() - start < 0.65
        assert found.depth >= 2
        assert plies_of(found.moves[0])[0] in position.legal_plies


def test_the_nodes_are_counted_and_limited() -> None:
    position = random_positions(1, Phase.POP, seed=13)[0]
    found = Search().best(Bitboard.of(position), Limits(nodes=3000))
    assert 2000 < found.nodes < 3200


def test_a_hopeless_search_without_limits_ends_at_the_greatest_depth() -> None:
    """Each side has one disc and nobody can make a point, so no depth ends the search before."""
    found = Search().best(Bitboard.of(Position.parse("7/7/7/7/7/r5y r pop 9-9")), Limits())
    assert found.depth == MOST_DEPTH


def test_the_same_seed_gives_the_same_move_and_others_vary() -> None:
    position = Bitboard.of(Position.parse("rrrrrrr/yyyyyyy/rrrrrrr/yyyyyyy/yyyyyyy/rrrrrrr r pop 0-0"))
    first = [Search().best(position, Limits(depth=1), random=Random(seed)).moves for seed in range(12)]
    assert first == [
        Search().best(position, Limits(depth=1), random=Random(seed)).moves for seed in range(12)
    ]
    assert len(set(first)) > 1


def test_what_is_played_when_a_deeper_look_was_cut_short() -> None:
    """Three moves, in the order of the last full depth; the best was move 8, worth 50."""
    ranked = [(0, move, 0, 0, 0, False) for move in (8, 16, 24)]
    lost = 5 - WIN
    assert _best_so_far(ranked, [], 5, 8, 50) == (8, 50)
    assert _best_so_far(ranked, [40], 5, 8, 50) == (8, 40)
    assert _best_so_far(ranked, [40, 60], 5, 8, 50) == (16, 60)
    assert _best_so_far(ranked, [lost, 60], 5, 8, 50) == (16, 60)
    # The first was found to lose, and of the second nothing is known yet.
    assert _best_so_far(ranked, [lost], 5, 8, 50)[0] == 16
    assert _best_so_far(ranked, [lost, lost], 5, 8, 50)[0] == 24
