"""What the commands that begin a game offer to choose from."""

from discord.app_commands import Choice

from bot.command_texts import localized
from bot.games import Clock, ColourChoice, Start

START_CHOICES = [Choice(name=localized(f"choice-start-{start.value}"), value=start.value) for start in Start]
COLOUR_CHOICES = [
    Choice(name=localized(f"choice-colour-{colour.value}"), value=colour.value) for colour in ColourChoice
]
CLOCK_CHOICES = [Choice(name=localized(f"choice-clock-{clock.value}"), value=clock.value) for clock in Clock]
