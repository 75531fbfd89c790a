"""Positions for the tests of pictures and texts, each with the plies that led to it."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bot.rules import Phase, Ply, PlyKind, Position, lines_through


class Scene(NamedTuple):
    """A position, and what was last done."""

    position: Position
    before: Position | None = None
    plies: tuple[Ply, ...] = ()


def scene(before: str, *plies: str) -> Scene:
    start = Position.parse(before)
    played = tuple(Ply.parse(ply) for ply in plies)
    return Scene(start.after(*played), start, played)


SCENES = {
    "start": Scene(Position.start()),
    "filling": scene("7/7/7/ryr4/yryrryy/rryyrry y fill 0-0", "d6"),
    "back-in-own-column": scene("rryrryy/yrrrrry/ryryyyr/yryyyyr/rrryrry/yrryyyy r pop 0-0", "p2"),
    "point": scene("r1y3y/yrr1ryy/rrrrryy/yryryrr/ryrryyr/yrryryy r pop 1-4", "p2"),
    "disc-in-hand": scene("r5y/yry1ryy/rrrrryy/yrrryrr/rryryyr/yyryryy y pop 2-4", "p4"),
    "popping": scene("r5y/yry1ryy/rrrrryy/yrrryrr/rryryyr/yyryryy y pop 2-4", "p4", "r6"),
    "long-turn": scene("r3yyy/yr2ryy/rr2ryy/yryyrrr/rrrrryr/yyrryyy r pop 3-4", "p4", "p4", "p3", "r2"),
    "won": scene("2r1y1r/2y1y1y/2y1r1y/r1r1ryy/yry1ryy/rryyryr r pop 9-6", "p5"),
}


def played_games(count: int) -> Iterator[Scene]:
    """Every position of random games that take points where they can, with the turn so far."""
    for seed in range(count):
        random = Random(seed)
        position = Position.start() if seed % 2 else Position.shuffled(random)
        before, plies = position, ()
        while position.phase is not Phase.OVER:
            mover, legal = position.turn, position.legal_plies
            if position.phase is Phase.POP:
                scoring = tuple(ply for ply in legal if lines_through(position.columns, ply.column))
                legal = scoring or legal
            ply = random.choice(legal)
            position = position.after(ply)
            plies = (*plies, ply)
            yield Scene(position, before, plies)
            if position.turn is not mover or ply.kind is not PlyKind.POP:
                before, plies = position, ()
