"""What people see when they and their server speak something other than English."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import discord
import pytest
from discord import Locale
from simcord import MemberActor, UserHandle, interactions

from bot.command_texts import CatalogueTranslator
from bot.games import Board, Clock, ColourChoice, Game, Standing, Start, Status
from bot.i18n import SOURCE_LOCALE, available_locales, texts
from bot.rules import Position
from cogs.board.panel import panel, trail
from cogs.message import Message
from tests.actions import keen
from tests.bot.test_languages import OTHERS, SHARED_WORDS, vocabulary, words
from tests.conftest import StartTable
from tests.games import store_game
from tests.table import Table, columns, labels, private, public
from tests.table import press as press_column

Speak = Callable[..., None]

# What Discord shows of a message, and of the menus and pictures in it.
SHOWN = {"content", "label", "placeholder", "description"}


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Speak:
    """Has the server speak a language, and people that or one of their own; simcord knows only English."""
    build = interactions.base_payload

    def speak(server: str, people: dict[int, str] | None = None) -> None:
        def build_in_language(*args: Any, user_id: int, **kwargs: Any) -> Any:
            record, payload = build(*args, user_id=user_id, **kwargs)
            payload["locale"] = (people or {}).get(user_id, server)
            if "guild_locale" in payload:
                payload["guild_locale"] = server
            return record, payload

        monkeypatch.setattr(interactions, "base_payload", build_in_language)

    return speak


def shown(body: Any) -> Iterator[str]:
    """The texts in what the bot sent to Discord."""
    if isinstance(body, list):
        for each in body:
            yield from shown(each)
    elif isinstance(body, dict):
        for key, value in body.items():
            if key in SHOWN and isinstance(value, str):
                yield value
            else:
                yield from shown(value)


def assert_no_english(table: Table, locale: str) -> None:
    answers = [entry.json for entry in table.env.http_requests if not entry.path.endswith("/commands")]
    texts_shown = [text for body in answers for text in shown(body)]
    assert texts_shown
    for text in texts_shown:
        assert_none_is_english(text, locale)


def assert_none_is_english(text: str, locale: str) -> None:
    english = vocabulary(SOURCE_LOCALE) - SHARED_WORDS.get(locale, vocabulary(locale))
    text = re.sub(r"<[^>]*>|https?://\S+", "", text)
    assert words(text) & english == set(), text


async def press(person: MemberActor, message: Any, button: str, locale: str) -> Any:
    return await person.click(message, label=texts(locale)(button))


def said(message: Message) -> Iterator[str]:
    """The texts in a message that has not been sent."""
    yield message.content
    yield from (item.label or "" for row in message.rows for item in row)
    if message.picture is not None:
        yield message.picture.alt


@pytest.mark.parametrize("locale", OTHERS)
def test_no_board_of_a_whole_game_has_english_left_over(locale: str) -> None:
    random, board = Random(locale), Board(1, 2, 3)
    game = Game(
        id=1,
        status=Status.PLAYING,
        challenger=1,
        opponent=2,
        colour=ColourChoice.RED,
        start=Start.FILL,
        red=1,
        yellow=2,
        standing=Standing.start(Position.start()),
        channel_id=1,
        locale=locale,
        clock=Clock.DAY,
        deadline=1.0,
        boards=(board,),
    )
    shown = [panel(game, board, 0.0)]
    while game.status is Status.PLAYING:
        game = game.with_plies(keen(game.position, random))
        shown += [panel(game, board, 0.0), trail(game, board)]
    assert len(shown) > 2 * 42
    for message in shown:
        for text in said(message):
            assert_none_is_english(text, locale)


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_game_in_the_chat_leaves_no_english_over(table: Table, speak: Speak, locale: str) -> None:
    speak(locale)
    t = texts(locale)
    await table.begin(table.ann, table.ben, clock=1)
    assert table.last.content.startswith(t("turn-first", player=table.ann.mention, score="").strip())
    await table.play(4, 3)
    await table.wait(31)
    await store_game(table, Position.parse("7/7/7/7/1y5/rrrr2y r pop 9-8"), number=2)
    await table.play(1, game_id=2)
    assert f"<@{(await table.game(2)).winner}>" in table.last.content
    rematch = await press(table.ann, table.last, "button-rematch", locale)
    assert rematch.response is not None
    assert_no_english(table, locale)


@pytest.mark.parametrize("locale", OTHERS)
async def test_all_around_a_game_leaves_no_english_over(table: Table, speak: Speak, locale: str) -> None:
    speak(locale)
    for command in ("help", "settings", "server", "games", "board", "resign"):
        await table.ann.slash(table.channel, f"pop10 {command}")
    await table.ann.slash(table.channel, "pop10 pause", days=3)
    await table.ann.slash(table.channel, "pop10 pause", days=0)
    await table.ann.slash(table.channel, "pop10 challenge", opponent=table.ann)
    invitation = await table.challenge(table.ann, table.ben, start="shuffled", clock=3)
    await press(table.cat, invitation, "button-accept", locale)
    await press(table.ben, invitation, "button-decline", locale)
    await table.begin(table.ann, table.ben, clock=1)
    await table.ann.slash(table.channel, "pop10 games")
    await table.ann.slash(table.channel, "pop10 takeback")
    await table.play(4, 3, game_id=2)
    for offer in ("draw", "takeback", "shuffle"):
        page = await press(table.ann, await table.board(2), "button-more", locale)
        await press(table.ann, page.response.message, f"button-offer-{offer}", locale)
        await press(table.ben, await table.board(2), "button-decline", locale)
        for _ in range(2):
            await table.play(columns(await table.board(2))[0], game_id=2)
    await press_column(table.cat, await table.board(2), columns(await table.board(2))[0])
    await table.wait(2 * 86_400)
    await table.ben.slash(table.channel, "pop10 board")
    page = await table.ann.slash(table.channel, "pop10 resign")
    await press(table.ann, page.response.message, "button-resign-yes", locale)
    page = await table.ann.slash(table.channel, "pop10 forget-me")
    await press(table.ann, page.response.message, "button-forget", locale)
    assert_no_english(table, locale)


async def test_a_private_answer_is_the_readers_and_a_public_one_the_servers(
    table: Table, speak: Speak
) -> None:
    speak("el", {table.ann.id: "cs", table.ben.id: "sv-SE", table.cat.id: "de"})
    board = await table.begin(table.ann, table.ben)
    assert "αρχίζεις!" in board.content
    assert board.attachments[0].description.startswith("Πόντοι:")
    assert "Nu är det" in private(await press_column(table.ben, board, 4))
    assert "Čtyři v řadě" in private(await table.ann.slash(table.channel, "pop10 help"))
    # There is no German catalogue.
    assert "Four in a row" in private(await table.cat.slash(table.channel, "pop10 help"))
    more = await table.ann.click(board, label="⋯")
    assert "Nabídnout remízu" in labels(more.response.message)


async def test_a_server_can_choose_another_language_than_its_own(table: Table, speak: Speak) -> None:
    speak("no")
    role = table.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    boss = table.guild.add_member(table.env.create_user("boss"), roles=[role])
    page = await boss.slash(table.channel, "pop10 server")
    await boss.select(page.response.message, ["fr"], custom_id="p10:1:server:locale")
    invitation = await table.challenge(table.ann, table.ben)
    assert "te propose une partie" in invitation.content


async def test_a_direct_message_speaks_the_language_of_who_reads_it(table: Table, speak: Speak) -> None:
    speak("en-US", {table.ann.id: "cs", table.ben.id: "sv-SE"})
    ann, ben = (UserHandle(table.env, table.env.backend.get_user(p.id)) for p in (table.ann, table.ben))
    await ann.slash("pop10 challenge", opponent=ben, colour="red")
    assert labels(public(ann.dm_channel)[-1]) == ["Stáhnout výzvu"]
    # What Ben speaks the bot learns from his first answer.
    await ben.click(public(ben.dm_channel)[-1], label="Přijmout")
    assert "začínáš!" in public(ann.dm_channel)[-1].content
    assert "du börjar!" in public(ben.dm_channel)[-1].content
    await press_column(ann, public(ann.dm_channel)[-1], 4)
    assert "din tur!" in public(ben.dm_channel)[-1].content
    await press_column(ben, public(ben.dm_channel)[-1], 5)
    assert "jsi na tahu!" in public(ann.dm_channel)[-1].content


def siblings(described: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """The commands, options or choices that stand side by side in what Discord was told."""
    for key in ("options", "choices"):
        if inner := described.get(key):
            yield inner
            for each in inner:
                yield from siblings(each)


async def test_the_picker_shows_every_language_within_discords_limits(table: Table) -> None:
    roots = list(table.env.backend.commands[None].values())
    assert {root["name"] for root in roots} == {"pop10", texts(SOURCE_LOCALE)("command-challenge-menu")}
    levels = [level for root in roots for level in siblings(root)]
    assert len(levels) > 10
    for locale in OTHERS:
        for level in [roots, *levels]:
            names = [(each.get("name_localizations") or {}).get(locale) for each in level]
            if level is not roots:
                assert None not in names, (locale, level)
                assert len(set(names)) == len(names), (locale, names)
            for each, name in zip(level, names, strict=True):
                if "value" in each:
                    assert 1 <= len(name) <= 100
                elif each.get("type") == 2 and level is roots:
                    assert 1 <= len(name) <= 32
                elif name is not None:
                    assert re.fullmatch(r"[-_\w]{1,32}", name), name
                    assert name == name.lower()
                if each.get("description"):
                    assert 1 <= len(each["description_localizations"][locale]) <= 100


async def test_a_new_translation_is_told_to_discord(
    start_table: StartTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start_table()

    def told() -> int:
        return sum(entry.path.endswith("/commands") for entry in table.env.http_requests)

    before = told()
    await table.restart()
    assert told() == before
    translate = CatalogueTranslator.translate

    async def translate_anew(self: CatalogueTranslator, string: Any, locale: Locale, context: Any) -> Any:
        found = await translate(self, string, locale, context)
        return "pomoc" if found == "nápověda" else found

    monkeypatch.setattr(CatalogueTranslator, "translate", translate_anew)
    await table.restart()
    assert told() == before + 1


def test_the_languages_are_discords_own() -> None:
    assert set(available_locales()) <= {locale.value for locale in Locale}
