"""The review of a finished game: private, kept, and shown to everybody on request."""

import sys
from random import Random
from types import ModuleType

import discord
import pytest
from simcord import MemberActor

from bot import actions
from bot.actions import By
from bot.engine import Limits, Settings, choose_ply
from bot.games import Status
from bot.rules import Position
from bot.storage.tables import reviews
from tests.games import store_game
from tests.table import Table, labels, private

# Some turns before the end.
END = Position.parse("2r2y1/2r2ry/ryr2yy/yyr1yyr/rrrrryy/yyyyrrr y pop 6-6")


@pytest.fixture
async def finished(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table at which Ann and Ben have finished a game of greedy turns."""
    monkeypatch.setattr("bot.computer.review._LIMITS", Limits(depth=2))
    await store_game(table, END)
    random = Random(1)
    while (game := await table.game()).status is not Status.ENDED:
        ply = choose_ply(game.position, Settings(greedy=True), random=random)
        by = By(game.to_move, table.now, 30)
        await table.db.write(actions.play, 1, game.number, ply, by)
    await table.ann.slash(table.channel, "pop10 board", game=1)
    return table


def reviewing() -> ModuleType:
    """The module as the bot has loaded it now: each bot loads its own."""
    return sys.modules["cogs.computer.reviewing"]


async def stored(table: Table) -> list[str]:
    return await table.db.read(lambda connection: list(connection.execute(reviews.select()).scalars()))


async def review(table: Table, person: MemberActor) -> discord.Message:
    result = await person.click(table.last, label="Review")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.message


async def test_the_review_of_a_game(finished: Table) -> None:
    before = len(finished.messages)
    page = await review(finished, finished.ann)
    lines = page.content.splitlines()
    assert lines[0].startswith("**Review of game #1** · 🔴 ")
    assert lines[1].startswith(f"🔴 {finished.ann.mention}: ")
    assert lines[2].startswith(f"🟡 {finished.ben.mention}: ")
    assert lines[3].startswith("1. Turn ")
    assert "better was `" in lines[3]
    assert labels(page) == ["Show to everyone"]
    assert page.attachments[0].description.startswith("The course of the game.")
    assert len(page.attachments[0].description) <= 1024
    assert len(finished.messages) == before
    assert len(page.content) <= 2000


async def test_it_is_made_once(finished: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await review(finished, finished.ann)
    monkeypatch.setattr(finished.bot.computer, "think", None)
    second = await review(finished, finished.ben)
    assert second.content == first.content
    assert len(await stored(finished)) == 1


async def test_everybody_sees_it_on_request(finished: Table) -> None:
    page = await review(finished, finished.ann)
    before = len(finished.messages)
    await finished.ann.click(page, label="Show to everyone")
    assert len(finished.messages) == before + 1
    assert finished.last.content == page.content
    assert labels(finished.last) == []
    assert finished.last.attachments


async def test_by_command(finished: Table) -> None:
    for options in ({}, {"game": 1}):
        result = await finished.ann.slash(finished.channel, "pop10 review", **options)
        assert result.response.ephemeral
        assert result.response.message.content.startswith("**Review of game #1**")
    assert "no finished game" in private(await finished.cat.slash(finished.channel, "pop10 review"))
    assert "two others" in private(await finished.cat.slash(finished.channel, "pop10 review", game=1))


async def test_a_game_that_goes_on_has_none(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    assert "no such game" in private(await table.ann.slash(table.channel, "pop10 review", game=1))


async def test_a_game_in_which_nothing_was_played_has_none(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.db.write(actions.resign, 1, table.by(table.ann))
    await table.ann.slash(table.channel, "pop10 board", game=1)
    assert labels(table.last) == ["Rematch"]
    assert "no finished game" in private(await table.ann.slash(table.channel, "pop10 review", game=1))


async def test_a_game_that_was_given_up_in_the_fill(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4, 5, 3)
    await table.db.write(actions.resign, 1, table.by(table.ann))
    result = await table.ann.slash(table.channel, "pop10 review", game=1)
    assert result.response.message.content.startswith("**Review of game #1** · 🔴 0–0 🟡")


async def test_where_the_bot_may_attach_nothing(finished: Table) -> None:
    channel = finished.channel_without(attach_files=False)
    result = await finished.ann.slash(channel, "pop10 review", game=1)
    assert result.response.message.attachments == []
    assert result.response.message.content.startswith("**Review of game #1**")


async def test_it_is_made_once_for_all_who_ask_meanwhile(
    finished: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    run = finished.bot.computer._worker.run

    async def counted(job: object, *args: object) -> object:
        asked.append(args[1])
        return await run(job, *args)

    monkeypatch.setattr(finished.bot.computer._worker, "run", counted)
    presses = [(person, "Review") for person in (finished.ann, finished.ben, finished.ann)]
    results = await finished.click_at_once(finished.last, *presses)
    for result in results:
        assert result.response is not None
        assert result.response.content.startswith("**Review of game #1**")
    assert len(asked) == len((await finished.history()).turns)
    assert len(await stored(finished)) == 1


async def test_who_puts_the_progress_away_gets_the_review_all_the_same(
    finished: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing(), "_PROGRESS_EVERY", 0.001)
    finished.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=None)
    result = await finished.ann.click(finished.last, label="Review")
    assert result.response is not None
    assert "%" in result.response.content
    (page,) = result.followups
    assert page.ephemeral
    assert page.content.startswith("**Review of game #1**")


async def test_one_person_has_two_reviews_made_at_a_time(
    finished: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing(), "_MOST_OF_ONE", 0)
    result = await finished.ann.click(finished.last, label="Review")
    assert "still at what you asked for" in private(result)
