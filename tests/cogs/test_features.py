"""Features are values: what they add to the bot they take away again, while it runs."""

import importlib

import pytest

from bot.actions import DueKind
from bot.client import FEATURES, Pop10Bot
from bot.games import Status
from cogs.board.opponent import Opponent
from cogs.feature import Feature
from tests.table import Table, columns, press, private


def held(bot: Pop10Bot) -> dict[str, set[str]]:
    """What features have added to a bot, by name: objects are new after each loading."""
    return {
        "commands": {command.qualified_name for command in bot.tree.walk_commands()},
        "menus": {str(kind) for kind in bot.tree._context_menus},
        "items": {pattern.pattern for pattern in bot._connection._view_store._dynamic_items},
        "due": {kind.value for kind in bot.due_work},
        "services": {kind.__name__ for kind in bot._services},
        "listeners": {f"{name} {len(them)}" for name, them in bot.extra_events.items() if them},
        "listening": {str(len(bot.db._listeners))},
    }


async def load_anew(table: Table, name: str) -> None:
    # What a feature begins then has simcord's time, as all that the bot does.
    with table.env._bot_scope():
        await table.bot.reload_extension(name)


async def load(table: Table, name: str) -> None:
    with table.env._bot_scope():
        await table.bot.load_extension(name)


def feature(name: str) -> Feature:
    return importlib.import_module(name).FEATURE


async def test_every_feature_of_a_running_bot_can_be_loaded_anew(table: Table) -> None:
    before = held(table.bot)
    for _ in range(2):
        for name in FEATURES:
            await load_anew(table, name)
            assert held(table.bot) == before, name
    board = await table.begin(table.ann, table.ben)
    await press(table.ann, board, 4)
    await table.wait(31)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    await table.ann.slash(table.channel, "pop10 solo", level="easy", colour="yellow")
    await table.env.settle()
    assert (await table.game(2)).number == 1
    assert "You have no game going" in private(await table.cat.slash(table.channel, "pop10 board"))


@pytest.mark.parametrize("name", FEATURES)
async def test_a_feature_leaves_nothing_behind(table: Table, name: str) -> None:
    before = held(table.bot)
    await table.bot.unload_extension(name)
    added = feature(name)
    left = held(table.bot)
    assert not {f"pop10 {command.name}" for command in added.commands} & left["commands"]
    assert not {kind.value for kind in added.due} & left["due"]
    assert not {kind.__name__ for kind in added.services} & left["services"]
    assert len(before["items"]) - len(left["items"]) == len(added.items)
    await load(table, name)
    assert held(table.bot) == before


async def test_buttons_of_a_feature_work_after_it_was_away(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    await table.bot.unload_extension("cogs.play")
    await load(table, "cogs.play")
    await press(table.ann, board, 4)
    assert (await table.game()).number == 1


def test_everything_that_can_be_due_is_done_by_one_feature() -> None:
    done = [kind for name in FEATURES for kind in feature(name).due]
    assert sorted(kind.value for kind in done) == sorted(kind.value for kind in DueKind)


async def test_without_the_computer_a_game_against_it_waits(table: Table) -> None:
    await table.ann.slash(table.channel, "pop10 solo", level="easy", colour="red")
    await table.bot.unload_extension("cogs.computer")
    assert table.bot.service(Opponent) is None
    await press(table.ann, table.last, 4)
    assert (await table.game()).number == 1
    rest = private(await table.ann.slash(table.channel, "pop10 draw"))
    assert "too many boards to think about" in rest
    await load(table, "cogs.computer")
    await table.wait(90)
    game = await table.game()
    assert (game.number, game.status) == (2, Status.PLAYING)
