"""The engine's bitboards against the rules, ply by ply."""

from random import Random

from bot.engine.bitboard import BOTTOM, Bitboard
from bot.engine.evaluation import POINT, ROW_VALUES, TO_MOVE, board_value, grid_value
from bot.engine.moves import MOVES, best_value, children, plies_of, redrops
from bot.rules import Phase, Position
from tests.engine.positions import random_game, random_positions

WON = 10**6
NO_CUTOFFS = [0] * MOVES

# Red has nothing to pop once column 1 is popped; Yellow has nothing to pop; nobody's column has room
# but the one popped; a single column is lowest.
RARE = [
    "7/7/7/7/7/rrrry2 r pop 0-0",
    "7/7/7/y6/y6/r6 r pop 3-3",
    "7/7/7/7/yyyy3/rrrrr2 r pop 3-3",
    "7/7/yyyyyyy/yyyyyyy/yyyyyyy/rrrrrrr r pop 3-0",
    "ryryryr/yryryry/ryryryr/yryryry/ryryryr/yryryry r pop 0-0",
    "1yryryr/1ryryry/1yryryr/1ryryry/ryryryr/ryryryy r pop 1-1",
    "7/7/7/7/r6/r6 r pop 9-9",
]


def test_random_games_ply_by_ply() -> None:
    random = Random(1)
    for greed in (0.0, 0.5, 1.0) * 20:
        for position, ply in random_game(random, greed=greed):
            board = Bitboard.of(position)
            assert board.position() == position
            assert board.legal_plies() == list(position.legal_plies)
            if ply is not None:
                assert board.after(ply) == Bitboard.of(position.after(ply))
        assert position.outcome is not None
        assert board.phase is Phase.OVER


def test_rare_positions() -> None:
    for text in RARE:
        position = Position.parse(text)
        assert Bitboard.of(position).position() == position


def _check_moves(position: Position) -> None:
    """The moves of the search against the plies of the rules, and `best_value` against the moves."""
    board = Bitboard.of(position)
    moves = {move: (mine, theirs, value, again) for _, move, mine, theirs, value, again in _children(board)}
    expected: set[tuple[str, ...]] = set()
    values: list[int] = []
    for pop in position.legal_plies:
        popped = position.after(pop)
        if popped.phase is Phase.HELD:
            expected |= {(str(pop), str(redrop)) for redrop in popped.legal_plies}
        else:
            expected.add((str(pop),))
    assert {tuple(map(str, plies_of(move))) for move in moves} == expected
    for move, (mine, theirs, value, again) in moves.items():
        after = position.after(*plies_of(move))
        end = Bitboard.of(after)
        if after.phase is Phase.OVER:
            values.append(0 if after.outcome is None or after.outcome.winner is None else WON)
            continue
        assert again == (after.turn is position.turn)
        end = end if again else end.for_opponent()
        assert (mine, theirs) == (end.mine, end.theirs)
        assert value == board_value(end)
        values.append(value + (TO_MOVE if again else -TO_MOVE))
    assert best_value(board.mine, board.theirs, board_value(board), 10 - board.my_points, WON) == max(values)


def _children(board: Bitboard) -> list[tuple[int, int, int, int, int, bool]]:
    return children(board.mine, board.theirs, board_value(board), NO_CUTOFFS)


def test_moves_on_random_games() -> None:
    random = Random(2)
    for greed in (0.0, 0.9) * 12:
        for position, _ in random_game(random, greed=greed):
            if position.phase is Phase.POP:
                _check_moves(position)


def test_moves_in_rare_positions() -> None:
    for text in RARE:
        _check_moves(Position.parse(text))


def test_moves_where_the_opponent_has_nothing_to_pop() -> None:
    """Random games hardly come there, so one side's bottom row is painted over."""
    for position in random_positions(150, Phase.POP, seed=3):
        board = Bitboard.of(position)
        bare = board.theirs & BOTTOM
        painted = Bitboard(
            board.mine | bare, board.theirs ^ bare, board.my_points, board.their_points, board.turn, Phase.POP
        )
        _check_moves(painted.position())


def test_redrops_are_those_of_the_rules() -> None:
    for position in random_positions(150, Phase.HELD, seed=4):
        board = Bitboard.of(position)
        assert position.held is not None
        found = redrops(board.mine, board.theirs, board_value(board), position.held)
        assert [plies_of(move)[1] for _, move, *_ in found] == list(position.legal_plies)
        for (_, _, mine, theirs, value, again), ply in zip(found, position.legal_plies, strict=True):
            end = Bitboard.of(position.after(ply))
            assert again == (end.turn is board.turn)
            end = end if again else end.for_opponent()
            assert (mine, theirs, value) == (end.mine, end.theirs, board_value(end))


def test_rows_are_worth_less_the_higher_they_are() -> None:
    """`best_value` takes the lowest redrop for the best."""
    assert list(ROW_VALUES) == sorted(ROW_VALUES, reverse=True)


def test_grid_value_is_the_sum_over_the_rows() -> None:
    for position in random_positions(50, Phase.FILL, Phase.POP, seed=5):
        board = Bitboard.of(position)
        own = position.turn.value
        expected = sum(
            ROW_VALUES[row] * (1 if disc == own else -1)
            for discs in position.columns
            for row, disc in enumerate(discs)
        )
        assert grid_value(board.mine, board.theirs) == expected
        assert board_value(board) == expected + POINT * (board.my_points - board.their_points)
