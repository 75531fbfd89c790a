"""The sandbox in another language than English, as its people see it."""

import pytest
from simcord import interactions

from bot.sandbox import _speak
from tests.table import Table, private


@pytest.fixture
def czech(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    # The sandbox has the process to itself; a test puts back what it replaces.
    monkeypatch.setattr(interactions, "base_payload", interactions.base_payload)
    _speak(table.env, "cs")
    return table


async def test_commands_go_by_their_names_in_that_language(czech: Table) -> None:
    options = {"soupeř": czech.ben, "barva": "red", "čas": 7}
    await czech.ann.slash(czech.channel, "pop10 výzva", **options)
    assert f"{czech.ann.mention} tě vyzývá na partii **Pop 10**!" in czech.last.content
    assert "Na tah je 7 dní." in czech.last.content
    await czech.ben.click(czech.last, label="Přijmout")
    assert czech.last.content.startswith(f"{czech.ann.mention}, začínáš!")
    choices = await czech.ann.autocomplete(czech.channel, "pop10 vzdát", "partie", "")
    assert [choice["name"] for choice in choices] == ["#1 soupeř ben · 0–0 · jsi na tahu"]


async def test_the_menu_of_a_person_too(czech: Table) -> None:
    await czech.ann.context_menu(czech.channel, "Vyzvat na Pop 10", target=czech.ben)
    assert "tě vyzývá" in czech.last.content


async def test_a_refusal_is_in_that_language(czech: Table) -> None:
    result = await czech.ann.slash(czech.channel, "pop10 výzva", soupeř=czech.ann)
    assert private(result) == "Na hru musí být dva. Koho jiného chceš vyzvat?"
