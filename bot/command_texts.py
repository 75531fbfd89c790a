"""The catalogue's texts for Discord's command picker."""

from discord.app_commands import locale_str

from bot.i18n import SOURCE_LOCALE, texts


def localized(message_id: str) -> locale_str:
    """The English text of a message, which knows its id for whoever translates it."""
    return locale_str(texts(SOURCE_LOCALE)(message_id), message_id=message_id)
