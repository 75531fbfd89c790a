"""What is stored on a person, in their own hands."""

from cogs.feature import Feature
from cogs.privacy import commands
from cogs.privacy.commands import ForgetButton

FEATURE = Feature(commands=(commands.export, commands.forget_me), items=(ForgetButton,))
setup, teardown = FEATURE.setup, FEATURE.teardown
