"""What became of every step of a run, measured or not."""

from collections import Counter
from typing import Final

from tests.bench.wire.steps import Step, Verdict

# With more than this there is nothing to be measured any more.
_MOST_FAULTS: Final = 100


class TooManyFaultsError(Exception):
    """The bot answers nearly nothing as it should; the message counts the faults."""


class Tally:
    """Counts steps by their verdicts."""

    def __init__(self) -> None:
        self._verdicts: Final[Counter[Verdict]] = Counter()

    @property
    def steps(self) -> int:
        """How many there were."""
        return self._verdicts.total()

    @property
    def faults(self) -> str:
        """What was not right and how often, in words; empty where all was."""
        return ", ".join(
            f"{count} {verdict.value}"
            for verdict, count in self._verdicts.items()
            if verdict is not Verdict.RIGHT
        )

    def add(self, step: Step) -> None:
        """Count a step.

        Raises:
            TooManyFaultsError: there is no end to what is wrong. What only comes late is not meant.
        """
        self._verdicts[step.verdict] += 1
        in_the_end = self._verdicts[Verdict.RIGHT] + self._verdicts[Verdict.DEFERRED]
        if self.steps - in_the_end > _MOST_FAULTS:
            raise TooManyFaultsError(self.faults)
