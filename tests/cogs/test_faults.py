"""What Discord or the way to it does to a request: the game goes on, and whom it concerns is told."""

import asyncio
import json
from typing import Any

import aiohttp
import pytest
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import UserHandle

from bot import actions
from bot.games import Notify, Person, PersonId
from bot.rules import Position
from bot.storage import people
from tests.conftest import StartTable
from tests.games import store_game
from tests.table import Table, columns, press, private, public

# Red to pop: 7 is in no line, and then may go back into any other column. Yellow's 6 is in none either.
POPPING = Position.parse("7/7/7/1r5/1r5/rrrr1yr r pop 0-0")


class Cut:
    """Has the connection cut when a message is first posted: before it arrives, or before the answer does.

    Who posts with a nonce again gets the message that there is, as from Discord; simcord has no nonces.
    """

    def __init__(self, patch: pytest.MonkeyPatch, table: Table, *, arrives: bool) -> None:
        self.happened = False
        posted: dict[str, Any] = {}
        kind = type(table.bot.http)
        real = kind.request

        async def request(http: HTTPClient, route: Route, **options: Any) -> Any:
            if (route.method, route.path) != ("POST", "/channels/{channel_id}/messages"):
                return await real(http, route, **options)
            nonce = nonce_of(options)
            if known := posted.get(nonce):
                path = f"{route.path}/{{message_id}}"
                same = Route("GET", path, channel_id=route.channel_id, message_id=known["id"])
                return await real(http, same)
            if self.happened or arrives:
                posted[nonce] = await real(http, route, **options)
            if self.happened:
                return posted[nonce]
            self.happened = True
            raise aiohttp.ServerDisconnectedError

        patch.setattr(kind, "request", request)


def nonce_of(options: dict[str, Any]) -> str:
    parts = {part["name"]: part["value"] for part in options.get("form") or ()}
    sent = options.get("json") or json.loads(parts["payload_json"])
    assert sent["enforce_nonce"]
    assert len(sent["nonce"]) <= 25
    return sent["nonce"]


def live(table: Table) -> list[int]:
    """The messages with columns to press."""
    return [message.id for message in table.messages if columns(message)]


async def test_an_answer_whose_connection_is_cut_is_shown_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await table.begin(table.ann, table.ben)

    async def lost(*_args: object, **_options: object) -> None:
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patch:
        patch.setattr(AsyncWebhookAdapter, "create_interaction_response", lost)
        await press(table.ann, board, 4)
    assert [columns(message) for message in table.messages] == [[1, 2, 3, 5, 6, 7]]


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_board_whose_connection_is_cut_is_posted_once(
    table: Table, monkeypatch: pytest.MonkeyPatch, *, arrives: bool
) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    cut = Cut(monkeypatch, table, arrives=arrives)
    await table.wait(120)
    assert cut.happened
    assert len(table.messages) == 2
    assert live(table) == [table.last.id]
    assert (await table.game()).notified


async def test_a_turn_is_told_after_a_board_of_the_turn_before_was_lost(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lost board carries the next ply, so its message is the game's from then on."""
    await table.begin(table.ann, table.ben)
    await table.play(4)
    with monkeypatch.context() as patch:
        cut = Cut(patch, table, arrives=True)
        await table.wait(31)
        assert cut.happened
    lost = table.last
    assert columns(lost) == [1, 2, 3, 5, 6, 7]
    await press(table.ben, lost, 5)
    assert (await table.game()).number == 2
    assert live(table) == [lost.id]
    await table.wait(60)
    assert live(table) == [table.last.id]
    assert table.last.content.startswith(f"{table.ann.mention}, your turn!")


async def test_a_press_on_a_new_board_that_is_not_stored_yet_keeps_it(start_table: StartTable) -> None:
    table = await start_table(ping_after=0)
    await store_game(table, POPPING)
    old = table.last

    def forgets(*_args: object, **_options: object) -> bool:
        return True

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(actions, "record_shown", forgets)
        await press(table.ann, old, 7)
        await press(table.ann, table.last, 1)
    new = table.last
    assert new.id != old.id
    await press(table.ben, new, 6)
    assert (await table.game()).turn_began
    assert live(table) == [new.id]
    assert (await table.board()).id == new.id


async def test_what_is_owed_stays_owed_when_the_board_is_shown_for_another_reason(table: Table) -> None:
    board = await table.begin(table.ann, table.ben, clock=3)
    await table.play(4)
    await board.delete()
    await table.ben.slash(table.channel, "pop10 pause", days=2)
    await table.wait(90)
    assert f"{table.ben.mention}, your turn!" in "\n".join(message.content for message in table.messages)
    assert (await table.game()).notified


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (400, 50083), (404, 10003)])
async def test_in_a_closed_place_the_turn_is_told_by_direct_message(
    table: Table, status: int, code: int
) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    channel = f"/channels/{table.channel.id}"
    for path in (channel, f"{channel}/*"):
        table.env.inject_error("*", path, status=status, code=code, times=None)
    await table.wait(120)
    ben = UserHandle(table.env, table.env.backend.get_user(table.ben.id))
    assert len(public(ben.dm_channel)) == 1
    assert (await table.game()).notified


@pytest.mark.parametrize(("status", "code"), [(400, 50033), (403, 50007), (400, 50035), (404, 10013)])
async def test_who_cannot_be_written_to_is_mentioned(table: Table, status: int, code: int) -> None:
    await table.db.write(people.save_person, Person(PersonId(table.ben.id), Notify.DIRECT))
    await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.inject_error("POST", "/users/@me/channels", status=status, code=code, times=None)
    await table.wait(90)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")


@pytest.mark.parametrize(("status", "code"), [(400, 50033), (400, 50035)])
async def test_a_challenge_to_who_has_no_direct_messages_says_so(
    table: Table, status: int, code: int
) -> None:
    ann, ben = (UserHandle(table.env, table.env.backend.get_user(p.id)) for p in (table.ann, table.ben))
    table.env.inject_error("POST", "/users/@me/channels", status=status, code=code, times=1)
    result = await ann.slash("pop10 challenge", opponent=ben)
    assert "cannot send" in private(result)


def hang(patch: pytest.MonkeyPatch, table: Table, channel_id: int, seconds: float = 3600) -> None:
    """Have every request to a channel wait, as discord.py does for a limit of Discord's."""
    kind = type(table.bot.http)
    real = kind.request

    async def request(http: HTTPClient, route: Route, **options: Any) -> Any:
        if route.channel_id == channel_id:
            await asyncio.sleep(seconds)
        return await real(http, route, **options)

    patch.setattr(kind, "request", request)


async def test_a_channel_that_hangs_holds_up_no_other(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = table.channel_without()
    await table.begin(table.ann, table.ben, slow)
    await table.begin(table.cat, table.ben)
    await press(table.ann, public(slow)[-1], 4)
    hang(monkeypatch, table, slow.id)
    await table.wait(5)
    await press(table.cat, table.last, 4)
    await table.wait(31)
    assert len(table.messages) == 2
    monkeypatch.undo()
    await table.wait(60)
    assert len(public(slow)) == 2


async def test_one_place_that_fails_says_nothing_about_another(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A challenge in the bot's DM is played between two DMs; one of them hangs."""
    ann, ben = (UserHandle(table.env, table.env.backend.get_user(p.id)) for p in (table.ann, table.ben))
    await ann.slash("pop10 challenge", opponent=ben, colour="red")
    await ben.click(public(ben.dm_channel)[-1], label="Accept")
    await press(ann, public(ann.dm_channel)[-1], 4)
    hang(monkeypatch, table, ann.dm_channel.id)
    await table.wait(50)
    assert public(ben.dm_channel)[-1].content.startswith(f"{table.ben.mention}, your turn!")
    assert len(public(ben.dm_channel)) == 2
    monkeypatch.undo()
    await table.wait(300)
    assert len(public(ben.dm_channel)) == 2


@pytest.mark.parametrize(("status", "code"), [(500, 0), (401, 50027), (400, 50035), (429, 0)])
async def test_what_fails_is_tried_again_ever_more_rarely_until_it_works(
    table: Table, status: int, code: int
) -> None:
    await table.begin(table.ann, table.ben)
    await table.play(4)
    table.env.inject_error(
        "POST", f"/channels/{table.channel.id}/messages", status=status, code=code, times=None
    )
    await table.wait(31)
    requests: list[int] = []
    for _ in range(2):
        before = len(table.env.http_requests)
        await table.wait(600)
        requests.append(len(table.env.http_requests) - before)
    often, rarely = requests
    assert often > 2 * rarely > 0
    table.env.backend.faults.clear()
    await table.wait(3600)
    assert table.last.content.startswith(f"{table.ben.mention}, your turn!")
    assert len(live(table)) == 1
