"""What the words of a board cost: `uv run pytest tests/bench/test_texts.py -n 0 --benchmark-enable`.

The boards are those of many games at once, as a bot comes to show them: each is shown once, between
two of a game stand those of others, and games end and begin.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.games import Clock, ColourChoice, Game, Offer, OfferKind, Standing, Start, Status
from bot.i18n import Texts, available_locales
from bot.rules import Phase, PlyKind, Position, lines_through
from cogs.board import wording
from render import alt_text

ROUNDS = 3000
AT_ONCE = 100
PEOPLE = 1000
# Random games last about 80 plies, so this many leave each game at another point.
BOARDS_BEFORE = AT_ONCE * 100
NOW = 1_790_000_000.0


def words(game: Game, t: Texts) -> tuple[str, list[str], str]:
    """All that a board says: its lines, the labels of its buttons, and its picture in words."""
    lines = wording.board(game, t, NOW)
    label = "column-pop" if game.position.phase is Phase.POP else "column-drop"
    labels = [t(label, column=ply.column + 1) for ply in game.position.legal_plies]
    labels.append(t("button-more"))
    if game.offer:
        labels += [t("button-accept"), t("button-decline")]
    if game.draw_claim:
        labels.append(t("button-claim-draw"))
    turn = game.last_turn
    before, plies = (turn.before, turn.plies) if turn else (None, ())
    return lines, labels, alt_text(game.position, t, before=before, plies=plies, outcome=game.outcome)


def boards(random: Random) -> Iterator[Game]:
    """Boards of games between random players, without an end."""
    people = [random.randrange(10**17, 10**18) for _ in range(PEOPLE)]
    ids = count(1)
    games = [_begun(next(ids), people, random) for _ in range(AT_ONCE)]
    while True:
        at = random.randrange(AT_ONCE)
        yield games[at]
        games[at] = _gone_on(games[at], random)
        if games[at].status is Status.ENDED:
            games[at] = _begun(next(ids), people, random)


def _begun(game_id: int, people: list[int], random: Random) -> Game:
    start = random.choice(tuple(Start))
    red, yellow = random.sample(people, 2)
    return Game(
        id=game_id,
        status=Status.PLAYING,
        challenger=red,
        opponent=yellow,
        colour=ColourChoice.RED,
        start=start,
        red=red,
        yellow=yellow,
        standing=Standing.start(Position.start() if start is Start.FILL else Position.shuffled(random)),
        channel_id=1,
        number=1,
        locale="en-US",
        clock=random.choice(tuple(Clock)),
    )


def _gone_on(game: Game, random: Random) -> Game:
    """The game one ply on, a point where there is one to take; or, now and then, with an offer."""
    if not game.offer and random.random() < 0.02:
        offer = Offer(random.choice(tuple(OfferKind)), random.choice((game.red, game.yellow)))
        return replace(game, offer=offer)
    columns, plies = game.position.columns, game.position.legal_plies
    points = [ply for ply in plies if ply.kind is PlyKind.POP and lines_through(columns, ply.column)]
    seconds = game.clock.seconds
    deadline = seconds and NOW + seconds + random.randrange(100_000)
    return replace(game.with_plies(random.choice(points or plies)), deadline=deadline)


@pytest.fixture
def shown(benchmark: BenchmarkFixture) -> Iterator[Game]:
    stream = boards(Random(1))
    for _ in range(0 if benchmark.disabled else BOARDS_BEFORE):
        next(stream)
    return stream


@pytest.mark.parametrize("locale", available_locales())
def test_words_of_a_board(locale: str, shown: Iterator[Game], benchmark: BenchmarkFixture) -> None:
    t = Texts(locale)

    def next_board() -> tuple[tuple[Game, Texts], dict[str, object]]:
        return (next(shown), t), {}

    lines, labels, alt = benchmark.pedantic(words, setup=next_board, rounds=ROUNDS, warmup_rounds=200)
    assert lines
    assert labels
    assert alt
    if not benchmark.disabled:
        sys.stdout.write(f"\n{locale}: {benchmark.stats.stats.median * 1000:.3f} ms in the median\n")
