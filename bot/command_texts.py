"""The catalogues' texts for Discord's command picker."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.i18n import SOURCE_LOCALE, texts


def localized(message_id: str) -> locale_str:
    """The English text of a message, which knows its id for whoever translates it."""
    return locale_str(texts(SOURCE_LOCALE)(message_id), message_id=message_id)


class CatalogueTranslator(Translator):
    """Gives Discord the names, descriptions and choices in every language that has a catalogue."""

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002  # the id says enough
    ) -> str | None:
        """The text in `locale`; None where there is no catalogue for it, so that Discord shows English."""
        message_id = string.extras.get("message_id")
        catalogue = texts(locale.value)
        if message_id is None or catalogue.locale == SOURCE_LOCALE:
            return None
        return catalogue(message_id)
