"""Playing: from the challenge to the end of a game."""

from bot.client import Pop10Bot
from cogs.answers import answer_failed_command
from cogs.play.cog import Play


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    bot.tree.error(answer_failed_command)
    await bot.add_pop10_cog(Play(bot))
