"""The catalogues: which one is read, what is in them, and that the code and they speak of the same things."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import serialize
from fluent.syntax.ast import Message, Resource

from bot import i18n
from bot.errors import PlayerError
from bot.games import BoardStyle, Clock, ColourChoice, DrawClaim, Level, Notify, OfferKind, Reason, Start
from bot.i18n import SOURCE_LOCALE, CatalogueError, available_locales, texts
from cogs.settings.changes import OFF, ON
from render import THEMES

ROOT = Path(__file__).parents[2]

KINDS = PlayerError.__subclasses__()
# The answers that menus of settings offer.
MENUS = {
    *(f"settings-notify-{notify.value}" for notify in Notify),
    *(f"settings-style-{style.value}" for style in BoardStyle),
    *(f"settings-theme-{theme}" for theme in THEMES),
    *(f"settings-challenges-{challenges}" for challenges in (ON, OFF)),
    *(f"server-threads-{threads}" for threads in (ON, OFF)),
    *(f"server-clock-{clock.value}" for clock in Clock),
    *(f"server-start-{start.value}" for start in Start),
}
BEFORE_IT_BEGAN = {Reason.DECLINED, Reason.WITHDRAWN, Reason.EXPIRED}
# The words of `/pop10 WORD`.
COMMANDS = {
    word
    for file in (ROOT / "cogs").glob("*/commands.py")
    for word in re.findall(r'@command\("([a-z-]+)"\)', file.read_text(encoding="utf-8"))
}
# The ids that the code puts together; each f-string in it makes some of these.
FAMILIES = {
    *MENUS,
    *(f"choice-start-{start.value}" for start in Start),
    *(f"choice-level-{level.value}" for level in Level),
    *(f"choice-colour-{colour.value}" for colour in ColourChoice),
    *(f"choice-clock-{clock.value}" for clock in Clock),
    *(f"invitation-{reason.value}" for reason in BEFORE_IT_BEGAN),
    *(f"end-{reason.value}" for reason in set(Reason) - BEFORE_IT_BEGAN),
    *(f"offer-{kind.value}" for kind in OfferKind),
    *(f"button-offer-{kind.value}" for kind in OfferKind),
    *(f"solo-{kind.value}" for kind in OfferKind),
    *(f"{kind}-{word}" for word in COMMANDS for kind in ("name", "command")),
    *(f"claim-{claim.value}" for claim in DrawClaim),
    *(f"did{points}-{end}" for points in ("", "-points") for end in ("held", "redrop", "redrop-forced")),
}

# The longest that the people and places in a refusal can be written.
SOMEONE = f"<@{2**63}>"
# As many as a server can choose.
CHANNELS = ", ".join([f"<#{2**63}>"] * 25)
SOMEWHERE = f"https://discord.com/channels/{2**63}/{2**63}/{2**63}"


# What may be given for an argument, beside the words that a message has other texts for. A number from
# 1000 has its digits grouped, and braces are what templates are made with.
VALUES = (*(0, 1, 2, 3, 5, 21, 999, 1000, 1_234_567, -1000, True), *("", "1", SOMEONE, "{", "{{player}}"))


def catalogue(locale: str) -> str:
    return (ROOT / "bot" / "locales" / f"{locale}.ftl").read_text(encoding="utf-8")


@cache
def message_ids(locale: str) -> frozenset[str]:
    resource = FluentResource(catalogue(locale))
    return frozenset(entry.id.name for entry in resource.body if isinstance(entry, Message))


@cache
def code() -> tuple[ast.Module, ...]:
    files = [file for folder in ("bot", "cogs", "render") for file in (ROOT / folder).rglob("*.py")]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def looked_up() -> Iterator[ast.expr]:
    """What the code asks a catalogue for: the first argument of `t(…)`, `answer.reader(…)` and the like."""
    for tree in code():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            # `texts("cs")` gives a catalogue, unless it is the name of one that was given.
            if name in ("t", "reader", "localized", "texts"):
                yield node.args[0]


def written_out(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be, as far as it says so itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from written_out(node.body)
        yield from written_out(node.orelse)


def questions() -> set[str]:
    """The messages over menus: `_menu(…, "message", …)` looks up each answer as `message-VALUE`."""
    return {
        node.args[1].value
        for tree in code()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_menu"
        if isinstance(node.args[1], ast.Constant)
    }


def put_together() -> Iterator[str]:
    """The f-strings among what is looked up, as regular expressions."""
    for node in looked_up():
        if not isinstance(node, ast.JoinedStr):
            continue
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in node.values
        ]
        if parts == [".*", re.escape("-"), ".*"]:
            # By itself it would stand for everything.
            yield from (f"{re.escape(question)}-.*" for question in questions())
        else:
            yield "".join(parts)


def every_string() -> set[str]:
    return {
        node.value
        for tree in code()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.fixture
def write_catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Puts catalogues in place of the real ones: a locale and its lines each."""

    def forget() -> None:
        i18n.texts.cache_clear()
        i18n._load.cache_clear()

    def write(**catalogues: str) -> None:
        for locale, lines in catalogues.items():
            (tmp_path / f"{locale.replace('_', '-')}.ftl").write_text(lines, encoding="utf-8")

    monkeypatch.setattr(i18n, "_FOLDER", tmp_path)
    forget()
    yield write
    forget()


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("cs", "cs"),
        ("pt-BR", "pt-BR"),
        ("es-419", "es-419"),
        ("es-ES", "es"),
        ("pt-PT", "pt-BR"),
        ("pt", "pt-BR"),
        ("cs-CZ", "cs"),
        ("en-GB", "en-US"),
        ("fr", "en-US"),
        ("", "en-US"),
        # The language counts, not how its name begins.
        ("csb", "en-US"),
    ],
)
def test_a_language_is_found_exactly_or_in_another_region_or_is_english(
    write_catalogues, asked: str, given: str
) -> None:
    write_catalogues(en_US="", cs="", pt_BR="", es="", es_419="")
    assert texts(asked).locale == given


def test_a_text_takes_its_arguments(write_catalogues) -> None:
    write_catalogues(en_US="both = { $red-player } and { $yellow-player }")
    assert texts("en-US")("both", red_player="<@1>", yellow_player=2) == "<@1> and 2"


def test_no_invisible_marks_get_into_mentions_and_links(write_catalogues) -> None:
    write_catalogues(en_US="link = [here]({ $link })")
    assert texts("en-US")("link", link="https://a.b") == "[here](https://a.b)"


def test_an_unknown_message_raises(write_catalogues) -> None:
    write_catalogues(en_US="known = Yes")
    with pytest.raises(CatalogueError, match=r"en-US\.ftl has no message 'unknown'"):
        texts("en-US")("unknown")


def test_a_missing_argument_raises(write_catalogues) -> None:
    write_catalogues(en_US="hello = Hello { $name }")
    with pytest.raises(CatalogueError, match=r"'hello' of en-US\.ftl: .*name"):
        texts("en-US")("hello")


def test_a_message_without_a_text_raises(write_catalogues) -> None:
    write_catalogues(en_US="empty =\n    .title = Only an attribute")
    with pytest.raises(CatalogueError, match=r"'empty' has no text in en-US\.ftl"):
        texts("en-US")("empty")


def test_a_line_that_is_not_fluent_raises(write_catalogues) -> None:
    write_catalogues(en_US="fine = Fine\nthis is not Fluent")
    with pytest.raises(CatalogueError, match="this is not Fluent"):
        texts("en-US")


class Fluent:
    """A catalogue as fluent.runtime reads it, without anything of ours."""

    def __init__(self, locale: str, lines: str) -> None:
        self.messages = [entry for entry in FluentResource(lines).body if isinstance(entry, Message)]
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.bundle.add_resource(FluentResource(lines))

    def __call__(self, message_id: str, arguments: dict[str, str | int]) -> str | None:
        text, errors = self.bundle.format_pattern(self.bundle.get_message(message_id).value, arguments)
        return None if errors else text


def some_arguments(message: Message, random: Random) -> dict[str, str | int]:
    """Values for what a message asks for, among them those for which it has texts; seldom, one is missing."""
    text = serialize(Resource([message]))
    words = re.findall(r"\[([a-z]+)\]", text)
    names = sorted(set(re.findall(r"\$([a-z-]+)", text)))
    return {
        name: random.choice(words if words and random.random() < 0.5 else VALUES)
        for name in names
        if random.random() < 0.95
    }


def compare(t: i18n.Texts, fluent: Fluent) -> None:
    random = Random(1)
    raised = 0
    for message in fluent.messages:
        for _ in range(30):
            arguments = some_arguments(message, random)
            text = fluent(message.id.name, arguments)
            given = {name.replace("-", "_"): value for name, value in arguments.items()}
            try:
                assert t(message.id.name, **given) == text
            except CatalogueError:
                assert text is None, (message.id.name, arguments)
                raised += 1
    assert raised


@pytest.mark.parametrize("locale", available_locales())
def test_every_text_is_what_fluent_makes_of_it(locale: str) -> None:
    compare(i18n.Texts(locale), Fluent(locale, catalogue(locale)))


def test_all_that_fluent_can_do_in_a_catalogue_comes_out_as_fluent_makes_it(write_catalogues) -> None:
    lines = """
-game = { $case ->
   *[short] Pop
    [long] Pop 10
}
short = { -game }{ -game(case: "long") } { $player }
number = { NUMBER($amount, minimumFractionDigits: 1) } and { $points }
plural = { NUMBER($points, minimumFractionDigits: 1) ->
    [one] a point
   *[other] points
} for { $red-player }
ordinary = { $red-player } { "{" }{ $other }{ "}" } { "\\u00e9" }
inside = { ordinary } for { plural }
nested = { $points ->
    [one] { $colour ->
        [red] one of { $red-player }
       *[other] one of { $other }
    }
   *[many] { number }
} { inside }
attribute = { holder.title }
holder = text
    .title = title of { $red-player }
unknown = { nobody }
under = { $red_player }
round = a { around }
around = a { round }
"""
    write_catalogues(en_US=lines, cs=lines)
    for locale in ("en-US", "cs"):
        compare(texts(locale), Fluent(locale, lines))


def test_numbers_without_groups_are_the_same_in_every_language() -> None:
    for locale in available_locales():
        fluent = Fluent(locale, "number = { $number }")
        assert [fluent("number", {"number": number}) for number in range(1000)] == [*map(str, range(1000))]


def test_what_is_missing_raises_after_it_was_given_too(write_catalogues) -> None:
    write_catalogues(en_US="turn = { $side ->\n    [red] Red\n   *[yellow] Yellow\n} for { $player }")
    t = texts("en-US")
    for _ in range(2):
        assert t("turn", side="red", player="<@1>") == "Red for <@1>"
        with pytest.raises(CatalogueError, match=r"'turn' of en-US\.ftl: .*player"):
            t("turn", side="red")
        with pytest.raises(CatalogueError, match=r"'turn' of en-US\.ftl: .*side"):
            t("turn", player="<@1>")
        with pytest.raises(CatalogueError, match="no message 'turns'"):
            t("turns", side="red", player="<@1>")


def test_what_is_not_asked_for_changes_nothing(write_catalogues) -> None:
    write_catalogues(en_US="hello = Hello { $name }\ncount = { $count ->\n   *[other] many\n}")
    assert texts("en-US")("hello", name="Ann", count=2, day=3) == "Hello Ann"


def test_texts_keep_nothing_of_people_and_little_of_the_rest(write_catalogues) -> None:
    write_catalogues(en_US="points = { $player }: { $count ->\n   *[other] { $count } points\n}")
    t = texts("en-US")
    for person in range(100):
        t("points", player=f"<@{person}>", count=1)
    assert t._template.cache_info().currsize == 1
    for count in range(2 * i18n._TEMPLATES):
        t("points", player="<@1>", count=count)
    assert t._template.cache_info().currsize == i18n._TEMPLATES
    assert t("points", player="<@2>", count=1) == "<@2>: 1 points"


def test_every_language_has_the_messages_of_the_english_catalogue() -> None:
    for locale in available_locales():
        assert message_ids(locale) == message_ids(SOURCE_LOCALE), locale


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_refusal_has_a_text(kind: type[PlayerError]) -> None:
    assert kind.message_id().startswith("error-")
    assert kind.message_id() in message_ids(SOURCE_LOCALE)


def test_no_two_kinds_of_refusal_share_a_text() -> None:
    assert len({kind.message_id() for kind in KINDS}) == len(KINDS)


def test_every_message_that_the_code_looks_up_exists() -> None:
    named = {message for node in looked_up() for message in written_out(node)}
    assert {"help", "invitation", "alt-won", "command-pop10", "error-unforeseen"} <= named
    assert {"settings-notify", "server-clock"} <= questions()
    assert (named | questions() | FAMILIES) - message_ids(SOURCE_LOCALE) == set()


def test_every_message_is_used() -> None:
    assert (
        message_ids(SOURCE_LOCALE) - every_string() - FAMILIES - {kind.message_id() for kind in KINDS}
        == set()
    )


def test_the_families_are_those_that_the_code_puts_together() -> None:
    patterns = set(put_together())
    for pattern in patterns:
        assert any(re.fullmatch(pattern, message) for message in FAMILIES), pattern
    for message in FAMILIES:
        assert any(re.fullmatch(pattern, message) for pattern in patterns), message


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize(
    ("beginning", "limit"),
    [
        ("command-", 100),
        ("option-", 100),
        ("choice-start-", 100),
        ("choice-colour-", 100),
        ("choice-clock-", 100),
        ("button-", 80),
    ],
)
def test_what_discord_limits_is_short_enough(locale: str, beginning: str, limit: int) -> None:
    limited = [message for message in message_ids(locale) if message.startswith(beginning)]
    assert limited
    for message in limited:
        assert 1 <= len(texts(locale)(message)) <= limit, message


@pytest.mark.parametrize("locale", available_locales())
def test_what_a_menu_says_is_short_enough(locale: str) -> None:
    # The question describes the answer that is chosen.
    for message in MENUS | questions() | {"server-locale", "server-locale-auto", "language"}:
        assert 1 <= len(texts(locale)(message)) <= 100, message
    assert 1 <= len(texts(locale)("server-channels")) <= 150


@pytest.mark.parametrize("locale", available_locales())
def test_the_name_in_the_menu_of_a_person_is_short_enough(locale: str) -> None:
    assert 1 <= len(texts(locale)("command-challenge-menu")) <= 32


@pytest.mark.parametrize("locale", available_locales())
def test_a_game_in_the_list_is_short_enough(locale: str) -> None:
    # Discord lets a display name have 32 characters.
    for turn in ("yours", "theirs"):
        arguments = {"id": str(10**9), "opponent": "W" * 32, "red": 10, "yellow": 10, "turn": turn}
        assert len(texts(locale)("choice-game", **arguments)) <= 100


@pytest.mark.parametrize("locale", available_locales())
def test_two_names_fit_into_a_threads_name_and_the_list_of_moderators(locale: str) -> None:
    names = {"red": "W" * 32, "yellow": "W" * 32}
    assert 1 <= len(texts(locale)("thread-name", **names)) <= 100
    assert 1 <= len(texts(locale)("choice-server-game", id=str(10**9), **names)) <= 100


@pytest.mark.parametrize("locale", available_locales())
def test_refusals_and_help_fit_into_a_message(locale: str) -> None:
    answers = [message for message in message_ids(locale) if message.startswith("error-")]
    for message in [*answers, "help"]:
        for number in (0, 1, 2, 25):
            text = texts(locale)(
                message,
                opponent=SOMEONE,
                challenger=SOMEONE,
                link=SOMEWHERE,
                channels=CHANNELS,
                most=number,
                days=number,
                time="<t:1234567890:R>",
            )
            assert 1 <= len(text) <= 2000, message
