"""The computer: games against it, its turns, hints, and reviews of finished games."""

from bot.actions import DueKind
from cogs.board.opponent import Opponent
from cogs.computer import commands
from cogs.computer.commands import PublicReviewButton, ReviewButton
from cogs.computer.opponent import Computer, think
from cogs.computer.reviewing import Reviewer
from cogs.feature import Feature

FEATURE = Feature(
    commands=(commands.solo, commands.review),
    items=(ReviewButton, PublicReviewButton),
    due={DueKind.THINK: think},
    services={Opponent: Computer, Reviewer: Reviewer},
)
setup, teardown = FEATURE.setup, FEATURE.teardown
