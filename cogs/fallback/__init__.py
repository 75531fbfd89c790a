"""What answers where nothing else does: commands that fail early, and buttons of other versions."""

from discord import app_commands

from bot.errors import UnknownCommandError, UnreadableButtonError
from cogs import ids
from cogs.answers import Answer, Interaction
from cogs.feature import Feature
from cogs.items import AnsweredItem


class UnreadableItem(AnsweredItem, template=ids.UNREADABLE):
    """A button with an id that this version does not know: an older one's, or a forged one."""

    async def press(self, answer: Answer) -> None:  # noqa: ARG002  # what can be done is to refuse
        """Say so.

        Raises:
            UnreadableButtonError: always.
        """
        raise UnreadableButtonError


async def answer_failed_command(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command that failed before it came to its own `Answer`, as when its options do not fit."""
    async with Answer(interaction, private=True):
        # Discord's apps keep the commands of an older version for a while.
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            raise UnknownCommandError from error
        raise error


FEATURE = Feature(items=(UnreadableItem,), on_error=answer_failed_command)
setup, teardown = FEATURE.setup, FEATURE.teardown
