"""The languages against each other: that none lacks anything, and that all are written as they should be."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.i18n import SOURCE_LOCALE, available_locales, texts
from bot.rules import Position
from cogs.games.page import ON_A_PAGE
from render import text_board
from tests.bot.test_i18n import CHANNELS, ROOT, SOMEONE, SOMEWHERE


def words(text: str) -> frozenset[str]:
    return frozenset(word.casefold() for word in re.findall(r"[^\W\d_]{2,}", text))


OTHERS = [locale for locale in available_locales() if locale != SOURCE_LOCALE]
# Signs, and words that are the same in several languages.
SAME_AS_ENGLISH = {
    *("button-more", "button-previous", "button-next", "score", "trail", "thread-name", "choice-server-game"),
    *("name-server", "name-start", "name-export", "name-pause", "name-solo", "button-hint"),
    # The language in itself, which is asked for as what it is.
    "language",
}
# Words of the English catalogue that are words of the language too.
SHARED_WORDS = {
    "cs": words("by do emoji export pop server ten text to"),
    "el": words("emoji pop"),
    "fr": words(
        "an as bots chances chose expert long lot me mention menu message messages minute moment on option"
        " page pages part passes pause permissions places point points pop position queue six solo"
    ),
    "no": words(
        "an at be emoji for hint like moderator over pause person pop ring sand send server side solo start"
        " time to under"
    ),
    "sv-SE": words("be diagonal emoji expert just moderator pop ring sand server solo start text under"),
}
# The longest that can come in; what is not here is a choice, of which all are tried.
LONGEST = {
    **dict.fromkeys(
        ("opponent", "challenger", "player", "asker", "asked", "mover", "winner", "loser", "red", "yellow"),
        SOMEONE,
    ),
    **dict.fromkeys(("link", "thread"), SOMEWHERE),
    "score": f"🔴 {'9' * 4}–{'9' * 4} 🟡",
    "columns": ", ".join("1234567123"),
    "channels": CHANNELS,
    "cells": ", ".join("1234567"),
    "discs": ", ".join("123456"),
    "id": "9" * 19,
    "time": "<t:1234567890:R>",
    "note": "W" * 200,
    "did": "",
    **dict.fromkeys(("from", "to", "column", "held", "page", "pages", "number"), 7),
    "percent": 100,
    "chances": ", ".join(["100"] * 13),
    **dict.fromkeys(("played", "better"), "1x 2x 3x 4x 5x 6-7"),
    "computer": SOMEONE,
}
CHOICES = {
    "side": ("red", "yellow"),
    **dict.fromkeys(("turn", "whose"), ("yours", "theirs")),
    "start": ("fill", "shuffled"),
    "colour": ("random", "red", "yellow"),
    **dict.fromkeys(
        ("count", "points", "days", "most", "resigned", "withdrawn", "kept"), (0, 1, 2, 3, 5, 25)
    ),
}


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    text = (ROOT / "bot" / "locales" / f"{locale}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentResource(text).body if isinstance(entry, ast.Message)]
    found = {entry.id.name: entry for entry in entries}
    assert len(found) == len(entries), f"{locale} has a message twice"
    return found


def within(node: object) -> Iterator[ast.BaseNode]:
    """A node of a Fluent file and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from within(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from within(each)


def arguments(message: ast.Message) -> set[str]:
    return {node.id.name for node in within(message) if isinstance(node, ast.VariableReference)}


def references(message: ast.Message) -> set[str]:
    return {node.id.name for node in within(message) if isinstance(node, ast.MessageReference)}


def written(message: ast.Message) -> str:
    """The text of a message without what comes in."""
    return "\n".join(node.value for node in within(message.value) if isinstance(node, ast.TextElement))


@cache
def vocabulary(locale: str) -> frozenset[str]:
    # The origin of the game tells the English names of others.
    said = (message for message_id, message in messages(locale).items() if message_id != "rules-origin")
    return frozenset().union(*(words(written(message)) for message in said))


def ways_to_say(locale: str, message_id: str) -> Iterator[str]:
    """A message at its longest, in each way that its choices make."""
    names = arguments(messages(locale)[message_id])
    chosen = sorted(names & CHOICES.keys())
    fixed = {name: LONGEST[name] for name in names - CHOICES.keys()}
    for values in product(*(CHOICES[name] for name in chosen)):
        yield texts(locale)(message_id, **fixed, **dict(zip(chosen, values, strict=True)))


def longest(locale: str, *message_ids: str) -> int:
    return max(len(text) for message_id in message_ids for text in ways_to_say(locale, message_id))


def test_there_are_the_languages_that_there_should_be() -> None:
    assert {"cs", "el", "en-US", "fr", "no", "sv-SE"} <= set(available_locales())


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_every_message_in_the_order_of_the_source(locale: str) -> None:
    assert list(messages(locale)) == list(messages(SOURCE_LOCALE))


@pytest.mark.parametrize("locale", OTHERS)
def test_a_message_has_the_same_arguments_in_every_language(locale: str) -> None:
    for message_id, source in messages(SOURCE_LOCALE).items():
        translation = messages(locale)[message_id]
        assert arguments(translation) == arguments(source), message_id
        # A command goes by the name that the picker shows in that language.
        assert references(translation) == references(source), message_id


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_was_left_in_english(locale: str) -> None:
    same = {
        message_id
        for message_id, source in messages(SOURCE_LOCALE).items()
        if written(messages(locale)[message_id]) == written(source)
    }
    assert same - SAME_AS_ENGLISH == set()
    if locale in SHARED_WORDS:
        assert vocabulary(locale) & vocabulary(SOURCE_LOCALE) == SHARED_WORDS[locale]


@pytest.mark.parametrize("locale", available_locales())
def test_every_message_can_be_said_with_every_choice(locale: str) -> None:
    for message_id in messages(locale):
        for text in ways_to_say(locale, message_id):
            assert text.strip()
            assert "None" not in text


@pytest.mark.parametrize("locale", available_locales())
def test_numbers_are_said_by_the_language_s_own_rules(locale: str) -> None:
    plural_form = Locale.parse(locale.replace("-", "_")).plural_form
    forms = {plural_form(number) for number in range(101)}
    for message_id, message in messages(locale).items():
        for select in (node for node in within(message) if isinstance(node, ast.SelectExpression)):
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            # What does not say the number only tells one from several.
            says_number = any(
                isinstance(node, ast.VariableReference) and node.id.name == select.selector.id.name
                for variant in select.variants
                for node in within(variant.value)
            )
            if "one" in keys and says_number:
                assert keys == forms, message_id


@pytest.mark.parametrize(
    ("number", "title"),
    [
        (1, "Hraje se jedna partie."),
        (2, "Hrají se 2 partie."),
        (4, "Hrají se 4 partie."),
        (5, "Hraje se 5 partií."),
        (22, "Hraje se 22 partií."),
    ],
)
def test_czech_has_three_plurals(number: int, title: str) -> None:
    assert texts("cs")("games-title", count=number) == title


def test_french_keeps_its_double_punctuation_with_the_word_before() -> None:
    for message_id, message in messages("fr").items():
        # Marks, links and emoji come in ready-made.
        text = re.sub(r"[`*].*?[`*]", "", written(message))
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:(?!\S)| [»]|« ", text), message_id


@pytest.mark.parametrize("locale", available_locales())
def test_no_typewriter_signs(locale: str) -> None:
    for message_id, message in messages(locale).items():
        assert not re.search(r"['\"]|\.\.\.| - |--", written(message)), message_id


@pytest.mark.parametrize("locale", available_locales())
def test_buttons_fit_on_a_phone(locale: str) -> None:
    for message_id in messages(locale):
        if message_id.startswith("button-"):
            assert len(texts(locale)(message_id)) <= 24, message_id


@pytest.mark.parametrize("locale", available_locales())
def test_whatever_is_said_fits_into_a_message(locale: str) -> None:
    ids = list(messages(locale))
    for message_id in ids:
        assert longest(locale, message_id) <= 2000, message_id
    turns = [each for each in ids if each.startswith(("turn-", "offer-")) and each != "offer-made"]
    board = (
        longest(locale, *turns)
        + longest(locale, *(each for each in ids if each.startswith("did-")))
        + longest(locale, "passed", "passed-at-start", "ran-dry")
        + longest(locale, *(each for each in ids if each.startswith("task-")))
        + longest(locale, "clock")
        + 2 * longest(locale, "paused")
        + longest(locale, "claim-repetition", "claim-quiet")
        + len(text_board(Position.start()))
    )
    # Beside the signs that make a line small.
    assert board + 50 <= 2000
    invitation = sum(
        longest(locale, each)
        for each in ("invitation", "invitation-start", "invitation-colour", "invitation-clock")
    )
    assert invitation + 10 <= 2000


@pytest.mark.parametrize("locale", available_locales())
def test_a_page_of_games_fits_into_a_message(locale: str) -> None:
    t = texts(locale)
    named = {
        "opponent": SOMEONE,
        "score": t("score", red=10, yellow=10),
        "link": f"[{t('games-link', id='9' * 6)}]({SOMEWHERE})",
        "time": LONGEST["time"],
    }
    lines = [t("games-line-clock", turn=turn, **named) for turn in ("yours", "theirs")]
    lines.append(t("games-line-others", mover=SOMEONE, **named))
    assert len(t("games-title", count=25)) + ON_A_PAGE * (1 + max(map(len, lines))) <= 2000
