"""`/pop10 board`, `resign`, `help`: which game is meant, and what becomes of the old board."""

from simcord import ChannelHandle, GuildHandle, MemberActor, UserHandle

from tests.table import Table, columns, labels, press, private, public


async def test_board_posts_live_buttons_and_puts_the_old_message_away(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await table.ann.slash(table.channel, "pop10 board")
    old, new = table.messages
    assert (old.content, labels(old), old.attachments) == ("The game has gone on below.", [], [])
    await press(table.ann, new, 4)
    assert (await table.game()).number == 1
    assert columns(table.last) == [1, 2, 3, 5, 6, 7]


async def test_board_brings_back_a_game_whose_message_was_deleted(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    table.env.backend.delete_message(table.channel.id, board.id)
    await table.ben.slash(table.channel, "pop10 board")
    (new,) = table.messages
    await press(table.ann, new, 4)
    assert (await table.game()).number == 1


async def test_board_moves_a_game_out_of_a_deleted_channel(table: Table) -> None:
    gone = table.guild.create_text_channel("gone")
    await table.begin(table.ann, table.ben, gone)
    table.env.backend.delete_channel(gone.id)
    await table.ann.slash(table.channel, "pop10 board")
    await press(table.ann, table.last, 4)
    assert (await table.game()).number == 1
    await table.wait(31)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")


async def test_board_shows_an_ended_game_too(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    await _resign(table)
    await table.ben.slash(table.channel, "pop10 board", game=1)
    assert "🏆" in table.last.content


async def test_without_a_number_the_game_in_this_channel_is_meant(table: Table) -> None:
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.begin(table.ann, table.ben)
    await table.begin(table.ann, table.cat, elsewhere)
    await table.ann.slash(elsewhere, "pop10 board")
    assert table.cat.mention in private(await table.ann.slash(elsewhere, "pop10 resign"))
    third = table.guild.create_text_channel("third")
    assert "several games" in private(await table.ann.slash(third, "pop10 board"))
    await table.begin(table.cat, table.ann)
    assert "several games" in private(await table.ann.slash(table.channel, "pop10 board"))


async def test_autocomplete_lists_ones_games_with_opponent_and_whose_turn(table: Table) -> None:
    await table.begin(table.ben, table.ann)
    await table.begin(table.ann, table.cat)
    await table.begin(table.ben, table.cat)
    choices = await table.ann.autocomplete(table.channel, "pop10 board", "game", "")
    assert [(c["name"], c["value"]) for c in choices] == [
        ("#2 against cat · 0–0 · your turn", 2),
        ("#1 against ben · 0–0 · their turn", 1),
    ]
    typed = await table.ann.autocomplete(table.channel, "pop10 resign", "game", "BEN")
    assert [c["value"] for c in typed] == [1]


async def test_autocomplete_does_not_need_the_names(table: Table) -> None:
    await table.begin(table.ann, table.ben)
    table.env.inject_error("GET", "/users/*", status=404, code=10013, times=None)
    choices = await table.ann.autocomplete(table.channel, "pop10 board", "game", "")
    assert [c["name"] for c in choices] == ["#1 against someone · 0–0 · your turn"]


async def test_resigning_asks_first_and_tells_the_winner(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    question = await table.ann.slash(table.channel, "pop10 resign")
    assert private(question) == f"Do you really want to give up the game against {table.ben.mention}?"
    assert (await table.game()).winner is None
    await table.ann.click(question.response.message, label="Yes, resign")
    old, end = table.messages
    assert (old.id, labels(old)) == (board.id, [])
    assert end.content == f"🏆 {table.ben.mention} wins: {table.ann.mention} resigned at 🔴 0–0 🟡."
    posted = [r.json for r in table.env.http_requests if r.path.endswith(f"{table.channel.id}/messages")]
    assert posted[-1]["allowed_mentions"]["users"] == [table.ben.id]
    await table.wait(3600)
    assert len(table.messages) == 2


async def test_resigning_on_the_opponents_turn(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    page = await table.ben.click(board, label="⋯")
    question = await table.ben.click(page.response.message, label="Resign")
    await table.ben.click(question.response.message, label="Yes, resign")
    assert (await table.game()).winner == table.ann.id


async def test_help_fits_a_screen(table: Table) -> None:
    text = private(await table.cat.slash(table.channel, "pop10 help"))
    assert "Ten points win" in text
    assert len(text) < 1500
    assert table.messages == []


async def test_a_game_in_a_thread(table: Table) -> None:
    thread = table.thread(table.channel)
    await table.begin(table.ann, table.ben, thread)
    board = public(thread)[-1]
    await press(table.ann, board, 4)
    await table.wait(31)
    assert public(thread)[-1].content.startswith(f"{table.ben.mention}, your turn!")


async def _resign(table: Table) -> None:
    question = await table.ann.slash(table.channel, "pop10 resign", game=1)
    await table.ann.click(question.response.message, label="Yes, resign")


async def test_the_line_that_stays_in_another_channel_leads_to_the_game(table: Table) -> None:
    elsewhere = table.guild.create_text_channel("elsewhere")
    old = await table.begin(table.ann, table.ben)
    await table.play(4)
    await table.ann.slash(elsewhere, "pop10 board", game=1)
    (new,) = public(elsewhere)
    assert table.link(new) in table.last.content
    assert (table.last.id, labels(table.last)) == (old.id, [])


async def test_a_board_does_not_leave_for_a_server_without_the_other_player(table: Table) -> None:
    """Their next notification would go where they cannot read it."""
    other, channel, ann = other_server(table)
    board = await table.begin(table.ann, table.ben)
    refused = private(await ann.slash(channel, "pop10 board"))
    assert table.link(board) in refused
    assert "could not see" in refused
    assert public(channel) == []
    await table.play(4)
    await table.wait(31)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    other.add_member(user(table, table.ben))
    await ann.slash(channel, "pop10 board")
    assert columns(public(channel)[-1]) == [1, 2, 3, 5, 6, 7]


async def test_a_server_that_the_bot_is_no_member_of_tells_it_nothing_about_members(table: Table) -> None:
    _, channel, ann = other_server(table)
    await table.begin(table.ann, table.ben)
    table.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001, times=None)
    assert "could not see" in private(await ann.slash(channel, "pop10 board"))


async def test_a_game_against_the_computer_goes_anywhere(table: Table) -> None:
    _, channel, ann = other_server(table)
    await table.ann.slash(table.channel, "pop10 solo", level="easy", colour="red")
    await ann.slash(channel, "pop10 board")
    assert columns(public(channel)[-1]) == [1, 2, 3, 4, 5, 6, 7]


def other_server(table: Table) -> tuple[GuildHandle, ChannelHandle, MemberActor]:
    """Another server with a channel, and Ann as a member of it."""
    other = table.env.create_guild("Pub")
    return other, other.create_text_channel("bar"), other.add_member(user(table, table.ann))


def user(table: Table, member: MemberActor) -> UserHandle:
    return UserHandle(table.env, table.env.backend.get_user(member.id))
