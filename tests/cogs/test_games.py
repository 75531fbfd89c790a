"""`/pop10 games`, `export` and `forget-me`."""

import json

from simcord import UserHandle

from bot.games import Status
from tests.table import Table, labels, private


async def test_ones_games_with_ones_turns_first(table: Table) -> None:
    first = await table.begin(table.ben, table.ann, clock=3)
    second = await table.begin(table.ann, table.cat)
    lines = private(await table.ann.slash(table.channel, "pop10 games")).splitlines()
    assert lines == [
        "2 games are going.",
        f"**Your turn** against {table.cat.mention} · 🔴 0–0 🟡 · [board #2]({table.link(second)})",
        f"{table.ben.mention} is to move · 🔴 0–0 🟡 · time is up <t:{int(table.now) + 3 * 86400}:R> · "
        f"[board #1]({table.link(first)})",
    ]


async def test_no_games(table: Table) -> None:
    assert private(await table.ann.slash(table.channel, "pop10 games")) == "No games are going."


async def test_somebody_elses_games_are_those_of_this_server(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    club = table.env.create_guild("Other club")
    channel = club.create_text_channel("games")
    dan = club.add_member(table.env.create_user("dan"))
    ann = club.add_member(UserHandle(table.env, table.env.backend.get_user(table.ann.id)))
    listed = private(await dan.slash(channel, "pop10 games", user=ann))
    assert listed == "No games are going."
    listed = private(await table.cat.slash(table.channel, "pop10 games", user=table.ben))
    assert f"{table.ann.mention} is to move against {table.ben.mention}" in listed


async def test_pages_of_ten(table: Table) -> None:
    for number in range(12):
        await table.begin(table.ann, table.guild.add_member(table.env.create_user(f"p{number}")))
    page = await table.ann.slash(table.channel, "pop10 games")
    assert page.response is not None
    assert len(page.response.content.splitlines()) == 11
    assert labels(page.response.message) == ["▶"]
    await table.ann.click(page.response.message, label="▶")
    assert len(page.response.content.splitlines()) == 3
    assert labels(page.response.message) == ["◀"]


async def test_twenty_five_running_games_and_no_more(table: Table) -> None:
    for number in range(25):
        await table.begin(table.ann, table.guild.add_member(table.env.create_user(f"p{number}")))
    refused = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben)
    assert "25 games going already" in private(refused)
    await table.ben.slash(table.channel, "pop10 challenge", opponent=table.ann)
    assert "25 games going already" in private(await table.ann.click(table.last, label="Accept"))


async def test_export_is_all_that_is_stored(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    result = await table.ann.slash(table.channel, "pop10 export")
    assert result.ephemeral
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == "pop10.json"
    stored = json.loads(await file.read())
    assert stored["person"] == str(table.ann.id)
    assert [game["turns"] for game in stored["games"]] == [["4"]]
    assert str(table.ben.id) not in json.dumps(stored)


async def test_forget_me_asks_and_says_what_it_did(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    await table.challenge(table.ann, table.cat)
    question = await table.ann.slash(table.channel, "pop10 forget-me")
    assert "cannot be undone" in private(question)
    assert (await table.game()).status is Status.PLAYING
    assert question.response is not None
    await table.ann.click(question.response.message, label="Yes, forget me")
    await table.wait(1)
    assert question.response.content == (
        "Done. Games resigned: 1. Challenges ended: 1. Games kept without your name: 1. "
        "Your settings are deleted."
    )
    assert table.last.content == f"🏆 {table.ben.mention} wins: someone resigned at 🔴 0–0 🟡."
    assert labels(table.messages[0]) == []
    assert table.messages[0].id == board.id
    assert table.messages[1].content == f"someone withdrew the challenge to {table.cat.mention}."
    assert private(await table.ann.slash(table.channel, "pop10 games")) == "No games are going."


async def test_people_who_are_gone_break_no_list(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    table.guild.remove_member(table.ben)
    table.env.inject_error("GET", "/users/*", status=404, code=10013, times=None)
    assert table.ben.mention in private(await table.ann.slash(table.channel, "pop10 games"))
    await table.play(4)
    await table.wait(31)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
