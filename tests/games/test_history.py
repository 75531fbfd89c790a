"""The plies of a game as turns, in words, and the draws that may be claimed from them."""

from dataclasses import replace
from itertools import accumulate, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import ColourChoice, DrawClaim, Game, History, Standing, Start, Status, notation
from bot.rules import Colour, Phase, Ply, PlyKind, Position, lines_through

# Red to pop: 1 is a point, and then 2 is none.
LINE = "7/7/7/7/7/rrrr1y1 r pop 0-0"
# Red to pop: 1 to 4 are a line, 7 is none, and then only column 7 has room for it.
FULL = "ryyyryy/yrryyrr/ryyrryr/yrryyry/ryyrryy/rrrryyr r pop 0-0"
# Red to pop: the lowest of a diagonal line, and Red has no other in the bottom row.
DRY = "7/7/3r3/2ry3/1ryy3/ryyy3 r pop 0-0"
# Two discs each go to and fro, and after two turns of each side all is as it was.
CIRCLE = "7/7/7/7/7/r5y r pop 0-0"
ROUND = ["p1", "r2", "p7", "r6", "p2", "r1", "p6", "r7"]


# Discs enough to wander about, too few for many lines.
SPARSE = "7/7/7/7/r5y/rr3yy r pop 3-4"


def history(start: str, plies: str = "") -> History:
    return History.replay(Position.parse(start), map(Ply.parse, plies.split()))


def words(played: History) -> list[str]:
    return [notation(turn) for turn in played.turns]


def game_of(played: History) -> Game:
    return Game(
        id=1,
        status=Status.PLAYING,
        challenger=11,
        opponent=22,
        colour=ColourChoice.RED,
        start=Start.FILL,
        red=11,
        yellow=22,
        standing=played.standing,
        channel_id=1,
        number=len(played.plies),
        locale="en-US",
    )


@pytest.mark.parametrize(
    ("start", "plies", "turns"),
    [
        (str(Position.start()), "", []),
        (str(Position.start()), "d4 d1 d7", ["4", "1", "7"]),
        (LINE, "p1", ["1x"]),
        (LINE, "p1 p2", ["1x 2"]),
        (LINE, "p1 p2 r7", ["1x 2-7"]),
        (LINE, "p1 p2 r7 p6 r1", ["1x 2-7", "6-1"]),
        (FULL, "p7 r7", ["7-7"]),
        (FULL, "p1 p7 r1", ["1x 7-1"]),
        # The point leaves Red nothing to pop.
        (DRY, "p1 p2", ["1x", "2"]),
        ("7/7/7/7/1yyyy2/1rrrr1y r pop 0-0", "p2 p3 r2", ["2x 3-2"]),
        # The opponent has nothing to pop, so each of these is a turn.
        ("7/7/7/7/4y2/r3r2 r pop 0-0", "p1 r2 p2 r3", ["1-2", "2-3"]),
        # The tenth point ends the game within the turn.
        ("7/7/7/7/7/rrrr1y1 r pop 9-3", "p1", ["1x"]),
        (CIRCLE, " ".join(ROUND), ["1-2", "7-6", "2-1", "6-7"]),
    ],
)
def test_turns_are_written_as_they_were_played(start: str, plies: str, turns: list[str]) -> None:
    assert words(history(start, plies)) == turns


def test_a_turn_knows_what_became_of_it() -> None:
    chain = history(LINE, "p1 p2")
    (turn,) = chain.turns
    assert (turn.points, turn.complete, turn.held) == (1, False, True)
    assert turn == chain.standing.last_turn
    forced = history(FULL, "p7 r7").standing.last_turn
    assert forced
    assert (forced.forced, forced.complete, forced.points) == (True, True, 0)
    passed = history("7/7/7/7/4y2/r3r2 r pop 0-0", "p1 r2").standing.last_turn
    assert passed
    assert (passed.opponent_passed, passed.complete) == (True, True)


def test_a_turn_that_ran_dry_is_over() -> None:
    played = history(DRY, "p1")
    turn = played.standing.last_turn
    assert turn
    assert (turn.points, turn.complete, turn.ran_dry, turn.opponent_passed) == (1, True, True, False)
    assert played.position.turn is Colour.YELLOW


@pytest.mark.parametrize(("rounds", "claim"), [(0, None), (1, None), (2, DrawClaim.REPETITION)])
def test_a_position_that_stands_the_third_time_may_be_claimed(rounds: int, claim: DrawClaim | None) -> None:
    assert history(CIRCLE, " ".join(ROUND * rounds)).standing.draw_claim is claim


def test_every_position_of_a_circle_comes_to_its_third_time() -> None:
    played = history(CIRCLE, " ".join(ROUND * 2))
    for text in ROUND:
        played = played.with_plies([Ply.parse(text)])
        # With a disc in hand there is nothing to claim, however often that stood.
        expected = None if played.position.phase is Phase.HELD else DrawClaim.REPETITION
        assert played.standing.draw_claim is expected
    assert history(CIRCLE, " ".join([*ROUND * 2, "p1", "r3"])).standing.draw_claim is None


def test_the_same_grid_with_another_to_move_is_another_position() -> None:
    # Red makes a detour of one turn, so that the same grids come with the other side to move.
    start = "7/7/7/7/7/r5y r pop 0-0"
    detour = "p1 r2 p7 r6 p2 r3 p6 r7 p3 r1 p7 r6 p1 r2 p6 r7 p2 r1"
    played = history(start, detour)
    assert played.position.columns == played.positions[0].columns
    assert played.position.turn is Colour.YELLOW
    assert played.standing.draw_claim is None


def test_the_same_grid_with_other_points_is_another_position() -> None:
    start = Position.parse(CIRCLE)
    others = [Position(start.columns, start.turn, start.phase, kept=start.kept.with_point(c)) for c in Colour]
    assert len({Standing.start(position).stood for position in (*others, start)}) == 3


def wander(played: History, turns: int) -> History:
    """That many turns more: quiet, and to no position for the third time."""
    random = Random(1)
    while turns:
        plies = random.sample(played.position.legal_plies, len(played.position.legal_plies))
        played = next(
            further
            for further in (played.with_plies([ply]) for ply in plies)
            if further.position.kept == played.position.kept
            and (further.position.phase is Phase.HELD or further.positions.count(further.position) < 3)
        )
        turns -= played.position.phase is Phase.POP
    return played


def test_after_eighty_turns_without_a_point_a_draw_may_be_claimed() -> None:
    almost = wander(history(SPARSE), 79)
    assert almost.standing.draw_claim is None
    played = wander(almost, 1)
    assert played.standing.draw_claim is DrawClaim.QUIET
    assert sum(turn.complete for turn in played.turns) == 80
    held = played.with_plies([played.position.legal_plies[0]])
    assert held.position.phase is Phase.HELD
    assert held.standing.draw_claim is None
    assert wander(played, 1).standing.draw_claim is DrawClaim.QUIET


def test_a_point_begins_the_count_anew() -> None:
    scored = history("7/7/7/7/yy5/rrrr1y1 r pop 0-0", "p1 p2 r7")
    assert next(iter(scored.turns)).points == 1
    assert wander(scored, 79).standing.draw_claim is None
    assert wander(scored, 80).standing.draw_claim is DrawClaim.QUIET


def test_a_point_within_the_turn_ends_the_quiet_at_once() -> None:
    quiet = replace(Standing.start(Position.parse(LINE)), quiet_turns=80)
    assert quiet.draw_claim is DrawClaim.QUIET
    scored = quiet.after(Ply.parse("p1"))
    assert scored.turn_began
    assert scored.draw_claim is None


def test_the_fill_is_not_quiet() -> None:
    random = Random(3)
    filled = History.replay(Position.start())
    while filled.position.phase is Phase.FILL:
        filled = filled.with_plies([random.choice(filled.position.legal_plies)])
    assert len(filled.turns) == 42
    assert filled.standing.quiet_turns == 0
    assert len(filled.standing.stood) == 1


def scores(position: Position, ply: Ply) -> bool:
    return ply.kind is PlyKind.POP and bool(lines_through(position.columns, ply.column))


@st.composite
def histories(draw: st.DrawFn) -> History:
    """A game from either beginning, as far as it may have come."""
    random = Random(draw(st.integers(0, 2**32)))
    keen = draw(st.booleans())
    played = History.replay(Position.shuffled(random) if draw(st.booleans()) else Position.start())
    for _ in range(draw(st.integers(0, 120))):
        legal = played.position.legal_plies
        if not legal:
            break
        scoring = [ply for ply in legal if keen and scores(played.position, ply)]
        played = played.with_plies([random.choice(scoring or legal)])
    return played


@settings(deadline=None, max_examples=60)
@given(histories())
def test_the_turns_are_all_the_plies_and_agree_with_where_the_game_says_a_turn_began(
    played: History,
) -> None:
    turns = list(played.turns)
    assert tuple(ply for turn in turns for ply in turn.plies) == played.plies
    assert (turns[-1] if turns else None) == played.standing.last_turn
    begins = list(accumulate((len(turn.plies) for turn in turns), initial=0))
    for turn, (begin, end) in zip(turns, pairwise(begins), strict=True):
        assert turn.plies
        assert (turn.before, turn.after) == (played.positions[begin], played.positions[end])
        # One side plays a turn, and what comes after its last ply is another turn.
        assert {position.turn for position in played.positions[begin:end]} == {turn.colour}
        assert turn.complete or turn is turns[-1]
        assert all(ply.kind is PlyKind.POP for ply in turn.plies[:-1])
        # While it goes on, and when it was just over, the game counts from its beginning.
        for length in range(begin, end):
            now = game_of(History.replay(played.positions[0], played.plies[:length]))
            assert now.turn_id == begin
            assert now.turn_began == (length > begin)
            assert now.to_move == now.player(turn.colour)
    for before, after in pairwise(turns):
        assert before.after == after.before
        if before.colour is after.colour:
            assert before.opponent_passed
    assert "".join(words(played)).count("x") == sum(turn.points for turn in turns)
    assert sum(turn.points for turn in turns) == sum(played.position.kept)


@settings(deadline=None, max_examples=30)
@given(histories())
def test_a_history_grown_ply_by_ply_is_the_one_replayed(played: History) -> None:
    assert History.replay(played.positions[0], played.plies) == played
    assert len(played.positions) == len(played.plies) + 1


def claim_from_the_whole_game(played: History) -> DrawClaim | None:
    """The draw that may be claimed, by going through all that was played."""
    if played.position.phase is not Phase.POP:
        return None
    if played.positions.count(played.position) >= 3:
        return DrawClaim.REPETITION
    return DrawClaim.QUIET if quiet_turns_of_the_whole_game(played) >= 80 else None


def quiet_turns_of_the_whole_game(played: History) -> int:
    quiet = 0
    for turn in reversed(played.turns):
        if turn.points or turn.before.phase is not Phase.POP:
            break
        quiet += turn.complete
    return quiet


def agrees(played: History) -> bool:
    standing = played.standing
    return (
        standing.position == played.position
        and standing.quiet_turns == quiet_turns_of_the_whole_game(played)
        and standing.draw_claim is claim_from_the_whole_game(played)
    )


@settings(deadline=None, max_examples=30)
@given(histories())
def test_where_a_game_stands_is_what_follows_from_the_whole_game(played: History) -> None:
    for length in range(len(played.plies) + 1):
        assert agrees(History.replay(played.positions[0], played.plies[:length]))


@pytest.mark.parametrize("turns", [40, 79, 80, 95])
def test_where_a_quiet_game_stands_is_what_follows_from_the_whole_game(turns: int) -> None:
    played = wander(history(SPARSE), turns)
    assert agrees(played)
    assert agrees(played.with_plies([played.position.legal_plies[0]]))


@pytest.mark.parametrize("rounds", range(1, 4))
def test_where_a_game_in_circles_stands_is_what_follows_from_the_whole_game(rounds: int) -> None:
    plies = ROUND * rounds
    for length in range(len(plies) + 1):
        assert agrees(history(CIRCLE, " ".join(plies[:length])))
