"""The catalogues: one Fluent file a language in `bot/locales`, under Discord's locale code.

A message id that no catalogue has, and an argument that a message wants and does not get,
are bugs of ours: they raise, so that a test finds them before a person does.
"""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

SOURCE_LOCALE: Final = "en-US"
_FOLDER: Final = Path(__file__).parent / "locales"


class CatalogueError(Exception):
    """A catalogue lacks a message, or cannot make a text of it."""


class Texts:
    """One language's catalogue. Call it with a message id and that message's arguments."""

    def __init__(self, locale: str) -> None:
        self.locale: Final = locale
        resource = FluentResource((_FOLDER / f"{locale}.ftl").read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise CatalogueError(f"{locale}.ftl has lines that are not Fluent: {junk}")
        # Isolating marks would break mentions and link syntax; all languages here run left to right.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(resource)

    def __call__(self, message_id: str, /, **arguments: str | int) -> str:
        """Return the text of `message_id`; names of arguments with a `_` have a `-` in the catalogue.

        Raises:
            CatalogueError: there is no such message, or an argument of it is missing.
        """
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
