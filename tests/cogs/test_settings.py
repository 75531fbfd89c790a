"""Settings of people and of servers, and what they change."""

from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord import MemberActor, UserHandle

from bot.games import Clock, Start
from render import THEMES
from render.brush import rgb
from tests.cogs.test_notifying import notified
from tests.table import Table, columns, labels, press, private, public


async def choose(table: Table, person: MemberActor, menu: str, value: str) -> None:
    """Open `/pop10 settings` and choose."""
    page = await person.slash(table.channel, "pop10 settings")
    assert page.response is not None
    await person.select(page.response.message, [value], custom_id=f"p10:1:me:{menu}")


@pytest.fixture
def boss(table: Table) -> MemberActor:
    role = table.guild.create_role(
        "Boss", permissions=discord.Permissions(manage_guild=True, manage_messages=True)
    )
    return table.guild.add_member(table.env.create_user("boss"), roles=[role])


async def run_server(table: Table, boss: MemberActor, menu: str, *values: object) -> None:
    page = await boss.slash(table.channel, "pop10 server")
    assert page.response is not None
    await boss.select(page.response.message, list(values), custom_id=f"p10:1:server:{menu}")


async def test_a_choice_is_shown_as_chosen(table: Table) -> None:
    page = await table.ann.slash(table.channel, "pop10 settings")
    assert page.ephemeral
    assert page.response is not None
    await table.ann.select(page.response.message, ["silent"], custom_id="p10:1:me:notify")
    shown = page.response.message
    chosen = [
        option.label
        for row in shown.components
        for menu in row.children
        for option in menu.options
        if option.default
    ]
    assert chosen == [
        "Do not tell me of my turn",
        "My boards as pictures",
        "Classic: a blue board on sand",
        "Everybody may challenge me",
    ]


async def test_notified_by_a_direct_message_with_a_link(table: Table) -> None:
    await choose(table, table.ben, "notify", "direct")
    board = await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.wait(31)
    assert [m.id for m in table.messages] == [board.id]
    direct = public(UserHandle(table.env, table.env.backend.get_user(table.ben.id)).dm_channel)
    assert len(direct) == 1
    assert direct[0].content.startswith(f"{table.ben.mention}, your turn!")
    assert direct[0].content.endswith(table.link(board))
    await table.wait(3600)
    assert len(direct) == 1
    await table.play(5)
    assert (await table.game()).number == 2


async def test_a_closed_dm_falls_back_to_the_channel(table: Table) -> None:
    await choose(table, table.ben, "notify", "direct")
    await table.begin(table.ann, table.ben)
    await table.play(4)
    dm = UserHandle(table.env, table.env.backend.get_user(table.ben.id)).dm_channel
    table.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=None)
    await table.wait(31)
    assert len(table.messages) == 2
    assert notified(table)[-1] == [table.ben.id]
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]
    await table.wait(3600)
    assert len(table.messages) == 2


async def test_notified_silently_is_not_notified_at_all(table: Table) -> None:
    await choose(table, table.ben, "notify", "silent")
    await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.wait(3600)
    assert len(table.messages) == 1
    await table.play(5)
    await table.wait(31)
    assert notified(table)[-1] == [table.ann.id]


async def test_boards_that_are_mine_to_answer_as_text(table: Table) -> None:
    await choose(table, table.ben, "style", "text")
    await table.begin(table.ann, table.ben)
    assert table.last.attachments
    await table.play(4)
    assert table.last.attachments == []
    assert "1️⃣" in table.last.content
    await table.play(5)
    assert table.last.attachments


async def test_who_takes_no_challenges_is_not_mentioned(table: Table) -> None:
    await choose(table, table.ben, "challenges", "no")
    result = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben)
    assert private(result) == f"{table.ben.mention} takes no challenges at the moment."
    assert table.messages == []
    await table.ben.slash(table.channel, "pop10 challenge", opponent=table.ann)
    assert len(table.messages) == 1


async def test_five_open_invitations_and_no_more(table: Table) -> None:
    people = [table.guild.add_member(table.env.create_user(f"p{n}")) for n in range(6)]
    for person in people[:5]:
        await table.challenge(table.ann, person)
    refused = await table.ann.slash(table.channel, "pop10 challenge", opponent=people[5])
    assert "5 challenges of yours are open already" in private(refused)
    assert len(table.messages) == 5


async def test_an_open_invitation_goes_to_whoever_comes_first(table: Table) -> None:
    await table.ann.slash(table.channel, "pop10 challenge", colour="red", clock=0)
    invitation = table.last
    assert invitation.content.startswith(f"{table.ann.mention} is looking for a game")
    assert labels(invitation) == ["Accept", "Withdraw"]
    assert notified(table)[-1] == []
    assert "It takes two" in private(await table.ann.click(invitation, label="Accept"))
    results = await table.click_at_once(invitation, (table.cat, "Accept"), (table.ben, "Accept"))
    assert [result.ephemeral for result in results] == [False, True]
    assert private(results[1]) == "This challenge is over already."
    game = await table.game()
    assert (game.red, game.yellow, game.opponent) == (table.ann.id, table.cat.id, table.cat.id)
    await press(table.ann, table.last, 4)
    assert (await table.game()).number == 1


async def test_nobody_else_is_in_a_dm_to_take_an_open_invitation(table: Table) -> None:
    ann = UserHandle(table.env, table.env.backend.get_user(table.ann.id))
    assert "in a server only" in private(await ann.slash("pop10 challenge"))


async def test_the_server_page_is_for_those_who_run_the_server(table: Table, boss: MemberActor) -> None:
    assert "those who run this server" in private(await table.ann.slash(table.channel, "pop10 server"))
    page = await boss.slash(table.channel, "pop10 server")
    assert page.ephemeral


async def test_games_start_in_the_servers_channels_and_their_threads(table: Table, boss: MemberActor) -> None:
    await run_server(table, boss, "channels", table.channel)
    elsewhere = table.guild.create_text_channel("elsewhere")
    refused = await table.ann.slash(elsewhere, "pop10 challenge", opponent=table.ben)
    assert private(refused) == f"In this server games are started in <#{table.channel.id}>."
    await table.challenge(table.ann, table.ben, table.thread(table.channel))
    await run_server(table, boss, "channels")
    await table.challenge(table.ann, table.cat, elsewhere)


async def test_the_servers_clock_and_start_hold_without_asking(table: Table, boss: MemberActor) -> None:
    await run_server(table, boss, "clock", "7")
    await run_server(table, boss, "start", "shuffled")
    await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben)
    game = await table.game()
    assert (game.clock, game.start) == (Clock.WEEK, Start.SHUFFLED)
    await table.ann.slash(table.channel, "pop10 challenge", opponent=table.cat, clock=1, start="fill")
    game = await table.game(2)
    assert (game.clock, game.start) == (Clock.DAY, Start.FILL)


async def test_a_thread_for_each_game(table: Table, boss: MemberActor) -> None:
    await run_server(table, boss, "threads", "yes")
    invitation = await table.challenge(table.ann, table.ben, colour="red")
    await table.ben.click(invitation, label="Accept")
    (thread,) = table.channel.threads
    assert thread.name == "Pop 10: ann – ben"
    (made,) = (r.json for r in table.env.http_requests if r.method == "POST" and r.path.endswith("/threads"))
    assert made["auto_archive_duration"] == 7 * 24 * 60, "a turn may take as long"
    members = table.env.backend.get_channel(thread.id).thread_members
    assert {table.ann.id, table.ben.id} <= set(members)
    assert f"<#{thread.id}>" in table.messages[0].content
    assert labels(table.messages[0]) == []
    board = public(thread)[-1]
    assert board.content.startswith(f"{table.ann.mention}, you begin!")
    await press(table.ann, board, 4)
    await table.wait(31)
    assert public(thread)[-1].content.startswith(f"{table.ben.mention}, your turn!")
    assert len(table.messages) == 2, "the invitation and Discord's own line about the thread"


async def test_a_thread_that_its_players_cannot_join_is_taken_away(table: Table, boss: MemberActor) -> None:
    await run_server(table, boss, "threads", "yes")
    invitation = await table.challenge(table.ann, table.ben, colour="red")
    table.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50001, times=None)
    await table.ben.click(invitation, label="Accept")
    assert table.channel.threads == []
    assert columns(table.messages[0]) == [1, 2, 3, 4, 5, 6, 7]


async def test_without_the_permission_a_game_stays_where_it_is(table: Table, boss: MemberActor) -> None:
    await run_server(table, boss, "threads", "yes")
    channel = table.channel_without(create_public_threads=False)
    await table.begin(table.ann, table.ben, channel)
    assert channel.threads == []
    assert columns(public(channel)[-1]) == [1, 2, 3, 4, 5, 6, 7]


async def test_a_moderator_ends_a_game_and_says_why(table: Table, boss: MemberActor) -> None:
    await table.begin(table.ann, table.ben)
    refused = await table.ann.slash(table.channel, "pop10 stop", game=1, reason="no")
    assert "those who run this server" in private(refused)
    choices = await boss.autocomplete(table.channel, "pop10 stop", "game", "")
    assert [choice["name"] for choice in choices] == ["#1 ann – ben"]
    done = await boss.slash(table.channel, "pop10 stop", game=1, reason="Please sleep.")
    assert private(done) == "The game has ended."
    assert table.last.content == (
        f"A moderator has ended the game of {table.ann.mention} and {table.ben.mention}. Please sleep."
    )
    assert "no such game" in private(await boss.slash(table.channel, "pop10 stop", game=7, reason="x"))
    assert private(await boss.slash(table.channel, "pop10 stop", game=1, reason="x")) == "This game is over."


async def test_a_board_has_the_colours_of_whoever_has_to_answer_it(table: Table) -> None:
    await choose(table, table.ben, "theme", "high-contrast")
    await table.begin(table.ann, table.ben)
    first = await picture(table)
    await table.play(4)
    second = await picture(table)
    assert first.getpixel((0, 0)) == rgb(THEMES["classic"].background)
    assert second.getpixel((0, 0)) == rgb(THEMES["high-contrast"].background)
    await table.play(5)
    assert (await picture(table)).getpixel((0, 0)) == first.getpixel((0, 0))


async def picture(table: Table) -> Image.Image:
    """What the newest message shows."""
    return Image.open(BytesIO(await table.last.attachments[0].read())).convert("RGB")
