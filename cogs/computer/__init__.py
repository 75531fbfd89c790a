"""The computer: it plays when it is its turn."""

from bot.client import Pop10Bot
from cogs.computer.cog import ComputerCog


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(ComputerCog(bot))
