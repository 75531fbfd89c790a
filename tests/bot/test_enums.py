"""What is chosen by a member of an enum knows every member, so that a new one is missed nowhere."""

import importlib

import pytest

from bot.actions import OFFERS, DueKind
from bot.client import FEATURES
from bot.computer import settings_of
from bot.errors import PlayerError
from bot.games import Level, OfferKind
from cogs import refusals


def test_every_kind_of_offer_has_its_rules() -> None:
    assert set(OFFERS) == set(OfferKind)


def test_every_level_plays_in_its_own_way() -> None:
    assert len({settings_of(level) for level in Level}) == len(Level)


def test_everything_that_can_be_due_is_done_by_one_feature() -> None:
    done = [kind for name in FEATURES for kind in importlib.import_module(name).FEATURE.due]
    assert sorted(done, key=str) == sorted(DueKind, key=str)


@pytest.mark.parametrize("error", PlayerError.__subclasses__(), ids=lambda error: error.__name__)
def test_every_field_of_a_refusal_has_words(error: type[PlayerError]) -> None:
    assert set(error.__annotations__.values()) <= set(refusals._IN_WORDS)
