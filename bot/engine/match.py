"""Games of one engine against another, and what they say about their strength."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

from bot.engine.play import choose_turn
from bot.engine.settings import Settings
from bot.rules import Colour, Outcome, Phase, Position

_REPETITIONS = 3
_MOST_TURNS = 400


@dataclass(frozen=True, slots=True)
class Score:
    """The results of the first engine; a draw is half a point."""

    wins: int = 0
    """How many games the first engine won."""
    draws: int = 0
    """How many games were drawn."""
    losses: int = 0
    """How many games the second engine won."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The points as a share of those possible, 0 to 1; a half before the first game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval for the share, at 95 % unless `z` says otherwise.

        A draw counts as half a win and half a loss, which makes the interval wider than it
        needs to be.
        """
        n = self.games
        if not n:
            return 0.0, 1.0
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def with_result(self, outcome: Outcome, colour: Colour) -> "Score":
        """This score after one more game, in which the first engine had `colour`."""
        if outcome.winner is None:
            return Score(self.wins, self.draws + 1, self.losses)
        if outcome.winner is colour:
            return Score(self.wins + 1, self.draws, self.losses)
        return Score(self.wins, self.draws, self.losses + 1)


def play_game(
    red: Settings, yellow: Settings, *, start: Position, random: Random
) -> tuple[Outcome, list[Position]]:
    """Play one game by `bot.rules`, and return how it ended with every position on the way.

    The rules end no game that goes round in circles, and engines do not agree on a draw. So
    a position that comes for the third time makes a draw here, and so do 400 turns.
    """
    position, past = start, list[Position]()
    seen: Counter[Position] = Counter()
    for _ in range(_MOST_TURNS):
        if position.phase is Phase.POP:
            seen[position] += 1
            if seen[position] == _REPETITIONS:
                break
        settings = red if position.turn is Colour.RED else yellow
        for ply in choose_turn(position, settings, random=random, past=past):
            past.append(position)
            position = position.after(ply)
        if position.outcome is not None:
            return position.outcome, [*past, position]
    return Outcome(None), [*past, position]


def play_match(
    first: Settings, second: Settings, *, games: int, shuffled: bool = False, random: Random
) -> Iterator[Score]:
    """Play games with the colours swapped after each, and yield the score after each.

    They start from the empty grid; or, `shuffled`, two at a time from the same full grid.
    """
    score, start = Score(), Position.start()
    for game in range(games):
        colour = Colour.YELLOW if game % 2 else Colour.RED
        if shuffled and colour is Colour.RED:
            start = Position.shuffled(random)
        red, yellow = (first, second) if colour is Colour.RED else (second, first)
        outcome, _ = play_game(red, yellow, start=start, random=random)
        score = score.with_result(outcome, colour)
        yield score
