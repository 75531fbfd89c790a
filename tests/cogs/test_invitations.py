"""From the challenge to the first board."""

import pytest
from simcord import MemberActor

from bot.games import Status
from bot.rules import Colour
from tests.table import Table, columns, labels, press, private


async def test_invitation_mentions_the_opponent_alone(table: Table) -> None:
    result = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben)
    assert result.response is not None
    assert not result.ephemeral
    assert table.last.content.startswith(f"{table.ben.mention}, {table.ann.mention} challenges you")
    assert labels(table.last) == ["Accept", "Decline", "Withdraw"]
    sent = [r.json for r in table.env.http_requests if r.path.endswith("/callback")][-1]
    assert sent["data"]["allowed_mentions"]["users"] == [table.ben.id]


async def test_accepting_turns_the_invitation_into_the_board(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    await table.ben.click(invitation, label="Accept")
    board = table.last
    assert board.id == invitation.id
    assert columns(board) == [1, 2, 3, 4, 5, 6, 7]
    assert labels(board)[-1] == "⋯"
    assert board.content.startswith(f"<@{(await table.game()).to_move}>, you begin!")
    (picture,) = board.attachments
    assert picture.content_type == "image/png"
    assert picture.description


@pytest.mark.parametrize(
    ("colour", "red", "said"),
    [("red", "ann", "{ann} plays Red"), ("yellow", "ben", "{ann} plays Yellow, so {ben} begins")],
)
async def test_the_challenger_gets_the_colour_asked_for(
    table: Table, colour: str, red: str, said: str
) -> None:
    await table.challenge(table.ann, table.ben, colour=colour)
    assert (await table.game()).player(Colour.RED) == getattr(table, red).id
    assert said.format(ann=table.ann.mention, ben=table.ben.mention) in table.last.content


@pytest.mark.usefixtures("unpaced")
async def test_random_colours_are_random(table: Table) -> None:
    reds = set[int]()
    for number in range(1, 13):
        invitation = await table.challenge(table.ann, table.ben)
        await table.ann.click(invitation, label="Withdraw")
        reds.add((await table.game(number)).red)
    assert reds == {table.ann.id, table.ben.id}


async def test_a_shuffled_game_begins_with_a_pop(table: Table) -> None:
    board = await table.begin(table.ann, table.ben, start="shuffled")
    game = await table.game()
    assert columns(board) == [ply.column + 1 for ply in game.position.legal_plies]
    assert str(game.position).count("r") >= 21


async def test_declining(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    await table.ben.click(invitation, label="Decline")
    assert table.last.content == f"{table.ben.mention} declined {table.ann.mention}’s challenge to Pop 10."
    assert labels(table.last) == []
    assert (await table.game()).status is Status.ENDED


async def test_withdrawing(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    await table.ann.click(invitation, label="Withdraw")
    assert table.last.content == f"{table.ann.mention} withdrew the challenge to {table.ben.mention}."
    assert labels(table.last) == []


@pytest.mark.parametrize(
    ("who", "label", "answer"),
    [
        ("ann", "Accept", "This challenge is for <@{ben}>."),
        ("cat", "Accept", "This challenge is for <@{ben}>."),
        ("cat", "Decline", "This challenge is for <@{ben}>."),
        ("ben", "Withdraw", "Only <@{ann}> can take this challenge back."),
        ("cat", "Withdraw", "Only <@{ann}> can take this challenge back."),
    ],
)
async def test_somebody_elses_buttons(table: Table, who: str, label: str, answer: str) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    person: MemberActor = getattr(table, who)
    result = await person.click(invitation, label=label)
    assert private(result) == answer.format(ann=table.ann.id, ben=table.ben.id)
    assert table.last.content == invitation.content
    assert (await table.game()).status is Status.INVITED


async def test_challenging_oneself(table: Table) -> None:
    result = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ann)
    assert "It takes two" in private(result)
    assert table.messages == []


async def test_challenging_a_bot(table: Table) -> None:
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    result = await table.ann.slash(table.channel, "pop10 challenge", opponent=robot)
    assert "Other bots do not play" in private(result)
    assert table.messages == []


async def test_challenging_an_account_without_a_person(table: Table) -> None:
    gone = table.guild.add_member(table.env.create_user("deleted_user_0123456789ab"))
    result = await table.ann.slash(table.channel, "pop10 challenge", opponent=gone)
    assert "nobody behind that account" in private(result)
    assert table.messages == []


async def test_a_second_invitation_links_to_the_first(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    again = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben)
    assert private(again).endswith(table.link(invitation))
    back = await table.ben.slash(table.channel, "pop10 challenge", opponent=table.ann)
    assert (
        private(back)
        == f"{table.ann.mention} has challenged you already. Accept it here: {table.link(invitation)}"
    )
    assert len(table.messages) == 1


async def test_another_person_and_after_the_answer_are_no_second_invitation(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    await table.challenge(table.ann, table.cat)
    await table.ben.click(invitation, label="Decline")
    await table.challenge(table.ann, table.ben)
    assert len(table.messages) == 3


async def test_another_channel_is_no_way_round(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    elsewhere = table.guild.create_text_channel("elsewhere")
    again = await table.ann.slash(elsewhere, "pop10 challenge", opponent=table.ben)
    assert private(again).endswith(table.link(invitation))


async def test_an_answered_invitation_cannot_be_answered_again(table: Table) -> None:
    invitation = await table.challenge(table.ann, table.ben)
    stale = table.env.backend.get_message(table.channel.id, invitation.id).components
    await table.ann.click(invitation, label="Withdraw")
    # Ben's phone still shows the buttons.
    table.env.backend.get_message(table.channel.id, invitation.id).components = stale
    result = await table.ben.click(table.last, label="Accept")
    assert private(result) == "This challenge is over already."
    assert (await table.game()).status is Status.ENDED


async def test_challenge_from_a_persons_menu(table: Table) -> None:
    await table.ann.context_menu(table.channel, "Challenge to Pop 10", target=table.ben)
    assert table.last.content.startswith(f"{table.ben.mention}, {table.ann.mention} challenges you")


async def test_many_games_at_once_in_one_channel_and_between_the_same_two(table: Table) -> None:
    first = await table.begin(table.ann, table.ben)
    second = await table.begin(table.ann, table.ben)
    third = await table.begin(table.cat, table.ann)
    await press(table.ann, second, 4)
    await press(table.cat, third, 1)
    await press(table.ann, first, 7)
    plies = [[str(ply) for ply in (await table.history(n)).plies] for n in (1, 2, 3)]
    assert plies == [["d7"], ["d4"], ["d1"]]


async def test_who_turns_challenges_down_is_not_called_again_at_once(table: Table) -> None:
    for _ in range(2):
        await table.ben.click(await table.challenge(table.ann, table.ben), label="Decline")
    calls = len(table.messages)
    result = await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ben)
    assert private(result) == (
        f"{table.ben.mention} has turned your challenges down. You can try again <t:{int(table.now) + 60}:R>."
    )
    assert len(table.messages) == calls
    await table.wait(61)
    await table.challenge(table.ann, table.ben)
    assert len(table.messages) == calls + 1
