"""What the computer costs: `uv run pytest tests/bench/test_computer.py -n 0 --benchmark-enable`.

`answer` is the time from the arrival of a press in a game between people to its answer: with the
computer idle, and while it thinks in two other games without an end. `turn` is the time from the press
to the board with the computer's turn. Both with the real worker process, in simcord.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from simcord import Env

from bot.client import Pop10Bot
from bot.computer import WorkerProcess, hint, take_turn
from bot.config import Config
from bot.games import History, Level, Status
from bot.rules import Position
from bot.storage import Database
from tests.table import Table, columns, make_press, press

ROUNDS = 100
SHUFFLED = History.replay(Position.shuffled(Random(1)))


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def table(loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Table]:
    async def start() -> tuple[Table, Database]:
        db = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
        env = Env(Pop10Bot(Config.model_construct(ping_after=86_400), db, Random(1), WorkerProcess()))
        await env.start()
        return Table(env, db), db

    table, db = loop.run_until_complete(start())
    yield table
    loop.run_until_complete(table.env.shutdown())
    loop.run_until_complete(table.bot.computer.close())
    loop.run_until_complete(db.close())


def measure(
    benchmark: BenchmarkFixture, act: Callable[..., object], setup: Callable[[], object], rounds: int
) -> None:
    """Run something so often; where nothing is measured once, to see that it runs."""
    rounds, warm_up = (1, 0) if benchmark.disabled else (rounds, 3)
    benchmark.pedantic(act, setup=setup, rounds=rounds, warmup_rounds=warm_up)


@pytest.mark.parametrize("thinking", [0, 2])
def test_answer_to_a_press_between_people(
    thinking: int, table: Table, benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop
) -> None:
    """The computer is asked directly, so that simcord does not wait for it."""
    worker = WorkerProcess()
    loop.run_until_complete(worker.run(hint, SHUFFLED, 1))
    stopped = False

    async def think() -> None:
        while not stopped:
            await worker.run(hint, SHUFFLED, 1)

    thoughts = [loop.create_task(think()) for _ in range(thinking)]
    answered = asyncio.Event()
    table.env.backend.subscribers.append(
        lambda event, _: answered.set() if event == "MESSAGE_UPDATE" else None
    )
    random = Random(2)
    games = 0

    async def prepare() -> dict[str, object]:
        nonlocal games
        await table.env.settle()
        if games == 0 or (await table.game(games)).status is not Status.PLAYING:
            games += 1
            await table.begin(table.ann, table.ben, start="shuffled")
        board = await table.board(games)
        column = random.choice(columns(board))
        return make_press(table.env, await table.to_move(games), board, column)[1]

    async def answer(payload: dict[str, object]) -> None:
        answered.clear()
        table.env.backend.emit("INTERACTION_CREATE", payload)
        await answered.wait()

    def setup() -> tuple[tuple[object], dict[str, object]]:
        return (answer(loop.run_until_complete(prepare())),), {}

    measure(benchmark, loop.run_until_complete, setup, ROUNDS)
    stopped = True
    for thought in thoughts:
        loop.run_until_complete(thought)
    loop.run_until_complete(worker.close())


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_turn_after_a_press(
    level: str, table: Table, benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop
) -> None:
    games = 0
    random = Random(3)

    async def prepare() -> tuple[int, int, int]:
        """A press with which a turn of Ann's ends."""
        nonlocal games
        await table.env.settle()
        while True:
            if games == 0 or (await table.game(games)).status is not Status.PLAYING:
                games += 1
                await table.ann.slash(
                    table.channel, "pop10 solo", level=level, colour="red", start="shuffled"
                )
            game = await table.game(games)
            board = await table.board(games)
            column = random.choice(columns(board))
            if game.position.held is not None:
                return game.number, games, column
            await press(table.ann, board, column)

    async def turn(number: int, game_id: int, column: int) -> None:
        await press(table.ann, await table.board(game_id), column)
        game = await table.game(game_id)
        assert game.number > number + 1 or game.status is Status.ENDED

    def setup() -> tuple[tuple[object], dict[str, object]]:
        return (turn(*loop.run_until_complete(prepare())),), {}

    measure(benchmark, loop.run_until_complete, setup, 30)


@pytest.mark.parametrize("level", [Level.HARD, Level.EXPERT])
def test_thought(level: Level, benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop) -> None:
    """The worker alone, with the way there and back."""
    worker = WorkerProcess()
    rounds = 20 if level is Level.HARD else 5

    def think() -> None:
        loop.run_until_complete(worker.run(take_turn, SHUFFLED, level, 1))

    measure(benchmark, think, lambda: None, rounds)
    loop.run_until_complete(worker.close())
