"""What people and servers choose: how one is notified, how boards look, where and how games are played."""

from cogs.feature import Feature
from cogs.settings import commands
from cogs.settings.commands import PersonMenu, ServerMenu

FEATURE = Feature(
    commands=(commands.settings, commands.server, commands.pause), items=(PersonMenu, ServerMenu)
)
setup, teardown = FEATURE.setup, FEATURE.teardown
