"""The rules of the game, as pages that one can leaf through."""

from cogs.feature import Feature
from cogs.rules import commands
from cogs.rules.commands import LeafButton

FEATURE = Feature(commands=(commands.rules,), items=(LeafButton,))
setup, teardown = FEATURE.setup, FEATURE.teardown
