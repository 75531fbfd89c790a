"""What people and servers choose: how one is told, how boards look, where and how games are played."""

from bot.client import Pop10Bot
from cogs.choices.cog import Choices


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(Choices(bot))
