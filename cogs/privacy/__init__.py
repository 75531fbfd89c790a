"""What is stored on a person, in their own hands."""

from bot.client import Pop10Bot
from cogs.privacy.cog import Privacy


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(Privacy(bot))
