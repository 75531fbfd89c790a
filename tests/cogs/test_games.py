"""`/pop10 games`, `export` and `forget-me`."""

import json

import pytest

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


async def test_of_somebody_else_one_sees_the_games_of_this_channel(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    hidden = table.guild.create_text_channel("hidden")
    await table.begin(table.ann, table.cat, hidden)
    listed = private(await table.cat.slash(table.channel, "pop10 games", user=table.ben))
    assert f"{table.ann.mention} is to move against {table.ben.mention}" in listed
    dan = table.guild.add_member(table.env.create_user("dan"))
    listed = private(await dan.slash(table.channel, "pop10 games", user=table.ann))
    assert table.ben.mention in listed
    assert table.cat.mention not in listed
    # What one plays oneself is no secret.
    assert table.ben.mention in private(await table.ben.slash(hidden, "pop10 games", user=table.ann))
    listed = private(await dan.slash(table.channel, "pop10 games", user=table.cat))
    assert listed == f"{table.cat.mention} has no games in this channel, and none with you."


@pytest.mark.parametrize(
    ("presser", "label", "said"), [("ann", "Withdraw #1", "withdrew"), ("ben", "Decline #1", "declined")]
)
async def test_an_invitation_whose_message_is_gone_is_ended_from_the_list(
    table: Table, presser: str, label: str, said: str
) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    await invitation.delete()
    person = getattr(table, presser)
    page = await person.slash(table.channel, "pop10 games")
    assert "One challenge is open." in private(page)
    assert page.response is not None
    assert labels(page.response.message) == [label]
    await person.click(page.response.message, label=label)
    assert page.response.content == "No games are going."
    game = await table.game()
    assert (game.status, game.reason.value) == (Status.ENDED, said.replace("withdrew", "withdrawn"))
    # The next is not held up by it.
    again = await table.challenge(table.ann, table.ben)
    await table.ben.click(again, label="Accept")
    assert (await table.game(2)).status is Status.PLAYING


async def test_an_invitation_that_stands_is_ended_from_the_list_for_everybody(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    page = await table.ann.slash(table.channel, "pop10 games")
    link = table.link(invitation)
    assert f"You have challenged {table.ben.mention} · [challenge #1]({link})" in private(page)
    assert page.response is not None
    await table.ann.click(page.response.message, label="Withdraw #1")
    assert table.last.content == f"{table.ann.mention} withdrew the challenge to {table.ben.mention}."
    assert labels(table.last) == []


async def test_an_invitation_is_posted_again_where_it_was_lost(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    await invitation.delete()
    await table.ben.slash(table.channel, "pop10 board", game=1)
    await table.ben.click(table.last, label="Accept")
    assert (await table.game()).status is Status.PLAYING
    assert len(table.messages) == 1


@pytest.mark.usefixtures("unpaced")
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


@pytest.mark.usefixtures("unpaced")
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
