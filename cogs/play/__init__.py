"""Playing: from the challenge to the end of a game."""

from cogs.feature import Feature
from cogs.play import buttons, commands

FEATURE = Feature(
    commands=(
        commands.challenge,
        commands.board,
        commands.draw,
        commands.takeback,
        commands.resign,
        commands.stop,
        commands.help_,
    ),
    menus=(commands.challenge_menu,),
    items=(buttons.PlyButton, buttons.OfferButton, buttons.ReplyButton, buttons.ActionButton),
)
setup, teardown = FEATURE.setup, FEATURE.teardown
