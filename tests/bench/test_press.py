"""How long a press takes, beside a bare bot that answers the same press with a ready picture.

Both play in simcord in one run. `whole` is all of a click: simcord's part, the answer, and what the
bot does after it. `answer` is the time from the arrival of the press to the answer, which is what a
person waits for. `-n 0 --benchmark-enable` shows the figures.
"""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import discord
import pytest
from discord.ext import commands
from pytest_benchmark.fixture import BenchmarkFixture
from simcord import Env, MemberActor

from bot.client import Pop10Bot
from bot.config import Config
from bot.games import Status
from bot.rules import Position
from bot.storage import Database
from render import png
from tests.table import Table, buttons, column_of, make_press

ROUNDS = 150

Press: TypeAlias = tuple[MemberActor, discord.Message, str]


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.mark.parametrize("part", ["whole", "answer"])
def test_press(
    part: str, benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    async def start() -> tuple[Table, Database]:
        db = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
        env = Env(Pop10Bot(Config.model_construct(), db, Random(1)))
        await env.start()
        return Table(env, db), db

    table, db = loop.run_until_complete(start())
    games = 0
    random = Random(2)

    async def prepare() -> Press:
        nonlocal games
        await table.env.settle()
        if games == 0 or (await table.game(games)).status is not Status.PLAYING:
            games += 1
            await table.begin(table.ann, table.ben, start="shuffled")
        board = await table.board(games)
        labels = [button.label or "" for button in buttons(board) if column_of(button.custom_id)]
        return await table.to_move(games), board, random.choice(labels)

    _measure(part, benchmark, loop, table.env, prepare)
    loop.run_until_complete(table.env.shutdown())
    loop.run_until_complete(db.close())


@pytest.mark.parametrize("part", ["whole", "answer"])
def test_bare_press(part: str, benchmark: BenchmarkFixture, loop: asyncio.AbstractEventLoop) -> None:
    picture = png(Position.shuffled(Random(1)))
    bot = commands.Bot(command_prefix=commands.when_mentioned, intents=discord.Intents.none())

    class Column(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"bare:[1-7]"):
        def __init__(self, column: int) -> None:
            super().__init__(discord.ui.Button(label=str(column), custom_id=f"bare:{column}"))

        @classmethod
        async def from_custom_id(cls, *_args: object) -> "Column":
            return cls(1)

        async def callback(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(**message())

    def message() -> dict[str, object]:
        view = discord.ui.View(timeout=None)
        for column in range(1, 8):
            view.add_item(Column(column))
        view.stop()
        file = discord.File(io.BytesIO(picture), "board.png", description="A board.")
        return {"content": "Your turn!", "attachments": [file], "view": view}

    bot.add_dynamic_items(Column)

    async def start() -> tuple[Env, MemberActor, discord.Message]:
        env = Env(bot)
        await env.start()
        guild = env.create_guild("Club")
        channel = guild.create_text_channel("games")
        ann = guild.add_member(env.create_user("ann"))
        first = message()
        target = bot.get_partial_messageable(channel.id, guild_id=guild.id)
        with env._bot_scope():
            await target.send(first["content"], files=first["attachments"], view=first["view"])
        return env, ann, channel.history()[-1]

    env, ann, board = loop.run_until_complete(start())

    async def prepare() -> Press:
        await env.settle()
        return ann, board, "4"

    _measure(part, benchmark, loop, env, prepare)
    loop.run_until_complete(env.shutdown())


def _measure(
    part: str,
    benchmark: BenchmarkFixture,
    loop: asyncio.AbstractEventLoop,
    env: Env,
    prepare: Callable[[], Awaitable[Press]],
) -> None:
    answered = asyncio.Event()
    env.backend.subscribers.append(lambda event, _: answered.set() if event == "MESSAGE_UPDATE" else None)

    async def answer(payload: dict[str, object]) -> None:
        env.backend.emit("INTERACTION_CREATE", payload)
        await answered.wait()

    def setup() -> tuple[tuple[Awaitable[object]], dict[str, object]]:
        person, board, label = loop.run_until_complete(prepare())
        answered.clear()
        if part == "whole":
            return (person.click(board, label=label),), {}
        return (answer(make_press(env, person, board, label)[1]),), {}

    rounds, warm_up = (1, 0) if benchmark.disabled else (ROUNDS, 5)
    benchmark.pedantic(loop.run_until_complete, setup=setup, rounds=rounds, warmup_rounds=warm_up)
