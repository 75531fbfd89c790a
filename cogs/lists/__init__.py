"""Finding one's games."""

from bot.client import Pop10Bot
from cogs.lists.cog import Lists


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(Lists(bot))
