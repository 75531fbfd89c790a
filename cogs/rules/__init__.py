"""The rules of the game, as pages that one can leaf through."""

from bot.client import Pop10Bot
from cogs.rules.cog import Rules


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(Rules(bot))
