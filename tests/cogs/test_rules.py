"""The rules: leafed through privately, shown to everyone, reached from where one needs them."""

import re
from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord import InteractionResult, UserHandle

from bot.i18n import available_locales, texts
from bot.rules import PlyKind, lines_through
from cogs.rules import pictures
from cogs.rules.pages import PAGES
from render import THEMES
from tests.cogs.test_settings import choose
from tests.table import Table, labels, private

HEADINGS = [re.match("## (.+)", texts("en-US")(page.text))[1] for page in PAGES]
LEAVES = ["◀", "▶", "Show to everyone"]


def shown(result: InteractionResult) -> discord.Message:
    assert result.response is not None
    return result.response.message


def heading(message: discord.Message) -> str:
    return message.content.splitlines()[0].removeprefix("## ")


async def test_leafing_through_all_pages_and_round(table: Table) -> None:
    page = await table.ann.slash(table.channel, "pop10 rules")
    assert page.ephemeral
    seen = []
    for number in range(len(PAGES)):
        message = shown(page)
        seen.append(heading(message))
        assert message.content.endswith(f"-# Page {number + 1} of {len(PAGES)}")
        assert labels(message) == LEAVES
        (picture,) = message.attachments
        assert picture.description == texts("en-US")(PAGES[number].alt)
        await table.ann.click(message, label="▶")
    assert seen == HEADINGS
    assert heading(shown(page)) == HEADINGS[0]
    await table.ann.click(shown(page), label="◀")
    assert heading(shown(page)) == HEADINGS[-1]
    assert table.messages == []


async def test_a_page_for_everyone_from_which_each_reads_alone(table: Table) -> None:
    page = await table.ann.slash(table.channel, "pop10 rules")
    await table.ann.click(shown(page), label="▶")
    await table.ann.click(shown(page), label="Show to everyone")
    assert heading(table.last) == HEADINGS[1]
    assert labels(table.last) == ["Read the rules"]
    assert table.last.attachments
    opened = await table.ben.click(table.last, label="Read the rules")
    assert private(opened).startswith(f"## {HEADINGS[1]}")
    assert labels(shown(opened)) == LEAVES
    assert len(table.messages) == 1


async def test_the_rules_from_a_board(table: Table) -> None:
    board = await table.begin(table.ann, table.ben)
    more = await table.ann.click(board, label="⋯")
    await table.ann.click(shown(more), label="Rules")
    assert heading(shown(more)) == HEADINGS[0]
    assert labels(shown(more)) == LEAVES
    assert table.last.content == board.content
    assert "`/pop10 rules`" in private(await table.ann.slash(table.channel, "pop10 help"))


async def test_pages_outlive_a_restart(table: Table) -> None:
    page = await table.ann.slash(table.channel, "pop10 rules")
    await table.restart()
    await table.ann.click(shown(page), label="▶")
    assert heading(shown(page)) == HEADINGS[1]


async def test_a_page_that_is_not_there_leads_to_one_that_is(table: Table) -> None:
    page = await table.ann.slash(table.channel, "pop10 rules")
    stored = table.env.backend.get_message(table.channel.id, shown(page).id)
    stored.components[0]["components"][0]["custom_id"] = "p10:1:rules:turn:99"
    await table.ann.click(shown(page), custom_id="p10:1:rules:turn:99")
    assert heading(shown(page)) == HEADINGS[99 % len(PAGES)]


async def test_pictures_have_the_readers_colours(table: Table) -> None:
    await choose(table, table.ann, "theme", "dark")
    page = await table.ann.slash(table.channel, "pop10 rules")
    data = await shown(page).attachments[0].read()
    assert data == PAGES[0].draw(THEMES["dark"])


async def test_without_attach_files_the_words_remain(table: Table) -> None:
    channel = table.channel_without(attach_files=False)
    page = await table.ann.slash(channel, "pop10 rules")
    assert heading(shown(page)) == HEADINGS[0]
    assert shown(page).attachments == []


async def test_in_a_dm_with_the_bot(table: Table) -> None:
    ann = UserHandle(table.env, table.env.backend.get_user(table.ann.id))
    page = await ann.slash("pop10 rules")
    await ann.click(shown(page), label="▶")
    assert heading(shown(page)) == HEADINGS[1]


@pytest.mark.parametrize("locale", available_locales())
def test_pages_and_their_alt_texts_fit(locale: str) -> None:
    t = texts(locale)
    for page in PAGES:
        assert t(page.text).startswith("## ")
        assert len(f"{t(page.text)}\n-# {t('rules-page', page=10, pages=10)}") <= 2000
        assert 1 <= len(t(page.alt)) <= 1024


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.text)
def test_pictures_are_small_and_of_one_height(page, theme) -> None:
    data = page.draw(THEMES[theme])
    image = Image.open(BytesIO(data))
    assert (image.format, image.mode) == ("PNG", "P")
    assert len(data) <= 40_000
    assert 800 <= image.width <= 1200
    assert 580 <= image.height <= 600


def test_pictures_show_what_the_pages_say() -> None:
    position, plies = pictures.POP
    assert [ply.kind for ply in plies] == [PlyKind.POP, PlyKind.REDROP]
    assert not lines_through(position.columns, plies[0].column)
    position, (popped, back) = pictures.OWN_COLUMN
    assert position.after(popped).legal_plies == (back,)
    assert popped.column == back.column
    position, (popped,) = pictures.POINT
    assert position.after(popped).kept.red == position.kept.red + 1
    position, (popped,) = pictures.END
    assert position.after(popped).outcome is not None
    position, (dropped,) = pictures.FILL
    assert [len(each.legal_plies) for each in (position, position.after(dropped))] == [1, 7]
    grid = "".join(pictures.ORIGIN.columns)
    assert (grid.count("r"), grid.count("y")) == (21, 21)
    assert {pictures.PLAIN.columns[cell.column][cell.row] for cell in pictures.PLAIN_LINE} == {"r"}
