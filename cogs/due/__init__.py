"""What happens to games without anybody pressing anything, when it is due."""

from cogs.due.scheduler import Scheduler
from cogs.due.work import WORK
from cogs.feature import Feature

FEATURE = Feature(due=WORK, services={Scheduler: Scheduler})
setup, teardown = FEATURE.setup, FEATURE.teardown
