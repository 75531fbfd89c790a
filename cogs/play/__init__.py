"""Playing: from the challenge to the end of a game."""

from bot.client import Pop10Bot
from cogs.play.cog import Play


async def setup(bot: Pop10Bot) -> None:
    """Load the feature (discord.py's entry point of an extension)."""
    await bot.add_pop10_cog(Play(bot))
