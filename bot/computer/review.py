"""Going through a finished game: what each turn was worth, and what would have been better."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final, Self

from bot.engine import Limits, analyse, winning_chance
from bot.engine.bitboard import Bitboard
from bot.engine.fill import rate_drops
from bot.games import History, Turn
from bot.rules import Colour, Phase, Ply, Position

_LIMITS: Final = Limits(depth=8, seconds=0.3)
# In the fill many grids are searched for each drop.
_FILL_DEPTH: Final = 2
_FILL_COMPLETIONS: Final = 20
_MOMENTS: Final = 3
# A turn that gave away less of the chance to win (0 to 1) decided nothing.
_WORTH_TELLING: Final = 0.03


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the engine says about one turn of a finished game. Chances are those of who played it."""

    chance: float
    """The share of the points (0 to 1) to expect with the best turn."""
    best: tuple[Ply, ...]
    """The best turn."""
    played: float | None
    """The share of the points to expect with the turn that was played.

    None where the verdict on the next turn tells it.
    """


def assess(past: Sequence[Position], before: Position, plies: Sequence[Ply]) -> Verdict:
    """Judge one turn of a finished game.

    Args:
        past: The positions of the game from the first up to `before`, without it.
        before: Where the turn began.
        plies: What was played in it; none where the game ended before anything was.
    """
    if before.phase is Phase.FILL:
        worths = rate_drops(
            Bitboard.of(before), depth=_FILL_DEPTH, completions=_FILL_COMPLETIONS, random=Random(0)
        )
        best = max(worths, key=worths.__getitem__)
        played = plies[0] if plies else best
        return Verdict(winning_chance(round(worths[best])), (best,), winning_chance(round(worths[played])))
    found = analyse(before, _LIMITS, past=past)
    # The line goes on with the turns after it.
    best = History.replay(before, found.line).turns[0]
    return Verdict(winning_chance(found.score), best.plies, None)


@dataclass(frozen=True, slots=True)
class Review:
    """What the engine says about a finished game."""

    chances: tuple[float, ...]
    """Red's share of the points (0 to 1) to expect before each turn, and at the end."""
    losses: tuple[float, ...]
    """How much of its player's chance each turn gave away."""
    best: tuple[tuple[Ply, ...], ...]
    """For each turn, the one that would have given away nothing."""

    @classmethod
    def of(cls, history: History, verdicts: Sequence[Verdict]) -> Self:
        """Put together the verdicts on all turns of a game.

        Where the rules did not end the game, one on the position at its end follows.
        """
        turns = history.turns
        mover = [*(turn.colour for turn in turns), history.position.turn]
        chances = [
            verdict.chance if colour is Colour.RED else 1 - verdict.chance
            for verdict, colour in zip(verdicts, mover, strict=False)
        ]
        outcome = history.position.outcome
        if outcome is not None:
            chances.append({Colour.RED: 1.0, Colour.YELLOW: 0.0, None: 0.5}[outcome.winner])
        losses: list[float] = []
        for number, (turn, verdict) in enumerate(zip(turns, verdicts, strict=False)):
            after = chances[number + 1]
            played = verdict.played
            if played is None:
                played = after if turn.colour is Colour.RED else 1 - after
            losses.append(0.0 if turn.plies == verdict.best else max(0.0, verdict.chance - played))
        best = tuple(verdict.best for verdict, _ in zip(verdicts, turns, strict=False))
        return cls(tuple(chances), tuple(losses), best)

    def moments(self) -> list[int]:
        """The numbers (from 0) of the turns that gave away most, at most three, in the order of play."""
        ranked = sorted(range(len(self.losses)), key=self.losses.__getitem__, reverse=True)
        return sorted(turn for turn in ranked[:_MOMENTS] if self.losses[turn] >= _WORTH_TELLING)

    def accuracy(self, turns: Sequence[Turn], colour: Colour) -> int | None:
        """How well a side played, from 0 to 100; None where it never had a choice."""
        # The curve by which Lichess turns the chance that a move gives away into its accuracy.
        marks = [
            min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))
            for turn, loss in zip(turns, self.losses, strict=True)
            if turn.colour is colour and len(turn.before.legal_plies) > 1
        ]
        return round(sum(marks) / len(marks)) if marks else None

    def to_json(self) -> str:
        """This review as text, to be stored."""
        return json.dumps(
            {
                "chances": [round(chance, 4) for chance in self.chances],
                "losses": [round(loss, 4) for loss in self.losses],
                "best": [" ".join(map(str, plies)) for plies in self.best],
            }
        )

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read what `to_json` has written."""
        kept = json.loads(text)
        best = tuple(tuple(map(Ply.parse, plies.split())) for plies in kept["best"])
        return cls(tuple(kept["chances"]), tuple(kept["losses"]), best)
