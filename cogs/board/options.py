"""What the commands that begin a game offer to choose from."""

from discord.app_commands import Choice

from bot.actions import Terms
from bot.command_texts import localized
from bot.games import Clock, ColourChoice, Start

START_CHOICES = [Choice(name=localized(f"choice-start-{start.value}"), value=start.value) for start in Start]
COLOUR_CHOICES = [
    Choice(name=localized(f"choice-colour-{colour.value}"), value=colour.value) for colour in ColourChoice
]
CLOCK_CHOICES = [Choice(name=localized(f"choice-clock-{clock.value}"), value=clock.value) for clock in Clock]


def terms_of(start: str | None, colour: str, clock: int | None = None) -> Terms:
    """What was chosen from these."""
    return Terms(
        None if start is None else Start(start),
        ColourChoice(colour),
        None if clock is None else Clock(clock),
    )
