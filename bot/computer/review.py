"""Going through a finished game: what each turn was worth, and what would have been better."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final, Self

from bot.engine import Limits, analyse, winning_chance
from bot.engine.board import Board
from bot.engine.fill import rate_drops
from bot.games import History, Turn
from bot.rules import Colour, Phase, Ply, PlyKind, Position

_LIMITS: Final = Limits(depth=8, seconds=0.3)
# In the fill many grids are searched for each drop.
_FILL_DEPTH: Final = 2
_FILL_COMPLETIONS: Final = 20
_MOMENTS: Final = 3
# A turn that gave away less of the chance to win (0 to 1) decided nothing.
_WORTH_TELLING: Final = 0.03


@dataclass(frozen=True, slots=True)
class Look:
    """What the engine makes of one turn, for the side that played it.

    `chance` is the share of the points (0 to 1) that the `best` turn would have kept, `played` that of
    what was played, None where the next look has to tell.
    """

    chance: float
    best: tuple[Ply, ...]
    played: float | None


def look_at(past: Sequence[Position], before: Position, plies: Sequence[Ply]) -> Look:
    """Judge a turn, `past` being the positions from the first of the game to the one before it."""
    if before.phase is Phase.FILL:
        worths = rate_drops(
            Board.of(before), depth=_FILL_DEPTH, completions=_FILL_COMPLETIONS, random=Random(0)
        )
        best = max(worths, key=worths.__getitem__)
        played = plies[0] if plies else best
        return Look(winning_chance(round(worths[best])), (best,), winning_chance(round(worths[played])))
    found = analyse(before, _LIMITS, history=past)
    return Look(winning_chance(found.score), _first_turn(before, found.line), None)


def _first_turn(before: Position, line: Sequence[Ply]) -> tuple[Ply, ...]:
    """What of an expected line belongs to its first turn."""
    position = before
    for number, ply in enumerate(line, 1):
        position = position.after(ply)
        if ply.kind is not PlyKind.POP or position.turn is not before.turn or position.phase is Phase.OVER:
            return tuple(line[:number])
    return tuple(line)


@dataclass(frozen=True, slots=True)
class Review:
    """What was found out about a game.

    `chances` are Red's, before each turn and at the end. `losses` are what each turn gave away of
    its player's chance, and `best` the turns that would have given away nothing.
    """

    chances: tuple[float, ...]
    losses: tuple[float, ...]
    best: tuple[tuple[Ply, ...], ...]

    @classmethod
    def of(cls, history: History, looks: Sequence[Look]) -> Self:
        """Put the looks at all turns together, and one at the end where the rules did not end the game."""
        turns = list(history.turns())
        mover = [*(turn.colour for turn in turns), history.position.turn]
        chances = [
            look.chance if colour is Colour.RED else 1 - look.chance
            for look, colour in zip(looks, mover, strict=False)
        ]
        outcome = history.position.outcome
        if outcome is not None:
            chances.append({Colour.RED: 1.0, Colour.YELLOW: 0.0, None: 0.5}[outcome.winner])
        losses: list[float] = []
        for number, (turn, look) in enumerate(zip(turns, looks, strict=False)):
            after = chances[number + 1]
            played = look.played
            if played is None:
                played = after if turn.colour is Colour.RED else 1 - after
            losses.append(0.0 if turn.plies == look.best else max(0.0, look.chance - played))
        best = tuple(look.best for look, _ in zip(looks, turns, strict=False))
        return cls(tuple(chances), tuple(losses), best)

    def moments(self) -> list[int]:
        """The numbers (from 0) of the turns that gave away most, at most three, in the order of play."""
        ranked = sorted(range(len(self.losses)), key=self.losses.__getitem__, reverse=True)
        return sorted(turn for turn in ranked[:_MOMENTS] if self.losses[turn] >= _WORTH_TELLING)

    def accuracy(self, turns: Sequence[Turn], colour: Colour) -> int | None:
        """How well a side played, from 0 to 100; None where it never had a choice."""
        # The curve that Lichess has for what a move gives away of the chance to win.
        marks = [
            min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))
            for turn, loss in zip(turns, self.losses, strict=True)
            if turn.colour is colour and len(turn.before.legal_plies) > 1
        ]
        return round(sum(marks) / len(marks)) if marks else None

    def to_json(self) -> str:
        """This review as text to keep."""
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
