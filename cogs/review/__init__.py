"""Reviews of finished games."""

from bot.client import Pop10Bot
from cogs.review.cog import Reviews


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(Reviews(bot))
