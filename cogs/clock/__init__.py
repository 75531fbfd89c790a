"""The clock: what happens to games without anybody pressing anything."""

from bot.client import Pop10Bot
from cogs.clock.cog import Clock


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_cog(Clock(bot))
