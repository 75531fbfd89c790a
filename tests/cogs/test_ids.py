"""Custom ids: each kind has one grammar, and what a press brings along is not trusted."""

import re
from copy import deepcopy
from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import UnreadableButtonError
from bot.games import GameId, OfferKind, PersonId
from bot.rules import Ply, PlyKind
from cogs import ids
from cogs.ids import KINDS, Action, CustomId, Leaf, Reply, ServerSetting, Setting
from tests.table import Table, make_press, private

HIGHEST = 2**63 - 1


def members(kind: type[Enum]) -> st.SearchStrategy[Enum]:
    return st.sampled_from(list(kind))


VALUES: dict[Any, st.SearchStrategy[Any]] = {
    GameId: st.integers(1, HIGHEST),
    PersonId: st.integers(1, HIGHEST),
    int: st.integers(0, 999_999),
    Ply: st.builds(Ply, members(PlyKind), st.integers(0, 6)),
    **{kind: members(kind) for kind in (Action, Leaf, OfferKind, Reply, Setting, ServerSetting)},
}


def any_id() -> st.SearchStrategy[CustomId]:
    return st.one_of(
        *(
            st.builds(kind, **{name: VALUES[part] for name, part in kind.__annotations__.items()})
            for kind in KINDS
        )
    )


def test_every_kind_is_listed() -> None:
    assert {kind.__name__ for kind in KINDS} == {kind.__name__ for kind in CustomId.__subclasses__()}


@given(any_id())
def test_an_id_fits_the_template_of_its_kind_alone_and_is_read_as_it_was_made(made: CustomId) -> None:
    text = str(made)
    assert len(text) <= 100
    templates = {kind: kind.template() for kind in KINDS}
    fitting = [kind for kind, template in templates.items() if re.fullmatch(template, text)]
    assert fitting == [type(made)]
    assert not re.fullmatch(ids.UNREADABLE, text)
    match = re.fullmatch(templates[fitting[0]], text)
    assert match is not None
    assert fitting[0].decode(match) == made


@given(st.from_regex(r"p10:[0-9a-z:-]{0,60}", fullmatch=True))
def test_whatever_looks_like_ours_fits_exactly_one_template(text: str) -> None:
    templates = [*(kind.template() for kind in KINDS), ids.UNREADABLE]
    assert sum(bool(re.fullmatch(template, text)) for template in templates) == 1


@pytest.mark.parametrize("text", ["p10:1:{}:0:d4", "p10:1:{}:accept", "p10:1:games:{}:0", "p10:1:review:{}"])
def test_numbers_that_no_column_holds_are_refused(text: str) -> None:
    text = text.format(HIGHEST + 1)
    (kind,) = (kind for kind in KINDS if re.fullmatch(kind.template(), text))
    match = re.fullmatch(kind.template(), text)
    assert match is not None
    with pytest.raises(UnreadableButtonError):
        kind.decode(match)


@pytest.mark.parametrize("game_id", [HIGHEST, HIGHEST + 1])
@pytest.mark.parametrize("rest", ["0:d4", "accept", "offer-draw"])
async def test_a_forged_id_is_refused_in_private(table: Table, game_id: int, rest: str) -> None:
    board = await table.begin(table.ann, table.ben)
    record, payload = make_press(table.env, table.ann, board, 4)
    payload = deepcopy(payload)
    forged = f"p10:1:{game_id}:{rest}"
    payload["data"]["custom_id"] = forged
    # discord.py drops a press whose button is not on its message.
    payload["message"]["components"][0]["components"][0]["custom_id"] = forged
    table.env.backend.emit("INTERACTION_CREATE", payload)
    await table.env.settle()
    assert not private(table.answered(record)).startswith("Something broke")
    assert (await table.game()).number == 0
