"""The catalogues: one Fluent file a language in `bot/locales`, under Discord's locale code.

A message id that no catalogue has, and an argument that a message wants and does not get,
are bugs of ours: they raise, so that a test finds them before a person does.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, CallArguments, Junk, Resource, SelectExpression, VariableReference

SOURCE_LOCALE: Final = "en-US"
_FOLDER: Final = Path(__file__).parent / "locales"
# About twice what the bot has to say, at less than a kilobyte each, save the pages of the rules.
_TEMPLATES: Final = 1024
# A text that was read from a file has no surrogates, so these are never part of its words.
_OPEN, _CLOSE = "\ud800", "\udfff"
_TO_TEMPLATE: Final = str.maketrans({"{": "{{", "}": "}}", _OPEN: "{", _CLOSE: "}"})
# Below it, a number is the same digits in every language.
_GROUPED: Final = 1000

Value: TypeAlias = str | int


class CatalogueError(Exception):
    """A catalogue lacks a message, or cannot make a text of it."""


class Texts:
    """One language's catalogue. Call it with a message id and that message's arguments.

    Most arguments, such as mentions, only stand somewhere in a text; those that choose its words have
    few values. So Fluent, which is slow, is asked once for each choice of words, and leaves gaps for the
    rest.
    """

    def __init__(self, locale: str) -> None:
        self.locale: Final = locale
        resource = FluentResource((_FOLDER / f"{locale}.ftl").read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise CatalogueError(f"{locale}.ftl has lines that are not Fluent: {junk}")
        # Isolating marks would break mentions and link syntax; all languages here run left to right.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(resource)
        self._choosing: Final = _choosing(resource)
        plain = _variables(resource) - self._choosing
        self._gaps: Final = {name: f"{_OPEN}{name}{_CLOSE}" for name in plain}
        self._template = lru_cache(_TEMPLATES)(self._make_template)

    def __call__(self, message_id: str, /, **arguments: Value) -> str:
        """Return the text of `message_id`; names of arguments with a `_` have a `-` in the catalogue.

        Raises:
            CatalogueError: there is no such message, or an argument of it is missing.
        """
        choice: list[tuple[str, Value]] = []
        for name, value in arguments.items():
            if name in self._choosing:
                choice.append((name, value))
            elif type(value) is not str and not (type(value) is int and 0 <= value < _GROUPED):
                return self._format(message_id, arguments)
        try:
            return self._template(message_id, tuple(choice)).format_map(arguments)
        except KeyError:
            # An argument is missing: Fluent says which.
            return self._format(message_id, arguments)

    def _make_template(self, message_id: str, choice: tuple[tuple[str, Value], ...]) -> str:
        """The text for this choice of words, with a field of `str.format` for each other argument."""
        return self._format(message_id, {**self._gaps, **dict(choice)}).translate(_TO_TEMPLATE)

    def _format(self, message_id: str, arguments: Mapping[str, Value]) -> str:
        """The text, made by Fluent alone."""
        if not self._bundle.has_message(message_id):
            raise CatalogueError(f"{self.locale}.ftl has no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise CatalogueError(f"{message_id!r} has no text in {self.locale}.ftl")
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise CatalogueError(f"{message_id!r} of {self.locale}.ftl: {errors}")
        return str(text)


def available_locales() -> list[str]:
    """Discord's codes of the languages that have a catalogue."""
    return sorted(path.stem for path in _FOLDER.glob("*.ftl"))


@cache
def texts(locale: str) -> Texts:
    """Return the catalogue of `locale`, or of its language in another region, or the English one."""
    language = locale.partition("-")[0]
    known = available_locales()
    for name in (locale, language, *known):
        if name in known and name.partition("-")[0] == language:
            return _load(name)
    return _load(SOURCE_LOCALE)


@cache
def _load(locale: str) -> Texts:
    return Texts(locale)


def _choosing(catalogue: Resource) -> set[str]:
    """The variables that choose words in some message: selectors, and what functions take."""
    users: list[BaseNode] = []
    for node in _nodes(catalogue):
        if isinstance(node, SelectExpression):
            users.append(node.selector)
        elif isinstance(node, CallArguments):
            users += node.positional
    return _variables(users)


def _variables(part: object) -> set[str]:
    """The variables in a part of a catalogue, as the code names them."""
    return {node.id.name.replace("-", "_") for node in _nodes(part) if isinstance(node, VariableReference)}


def _nodes(part: object) -> Iterator[BaseNode]:
    """A part of a catalogue, or several, and all that is in them."""
    if isinstance(part, BaseNode):
        yield part
        yield from _nodes(list(vars(part).values()))
    elif isinstance(part, list):
        for each in cast("list[object]", part):
            yield from _nodes(each)
