"""Finding one's games."""

from cogs.feature import Feature
from cogs.games import commands
from cogs.games.commands import PageButton, TurnDownButton

FEATURE = Feature(commands=(commands.games,), items=(PageButton, TurnDownButton))
setup, teardown = FEATURE.setup, FEATURE.teardown
