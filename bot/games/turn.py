"""What one side did before the other might."""

from dataclasses import dataclass

from bot.rules import Colour, Phase, Ply, PlyKind, Position, turn_goes_on


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side did before the other might; it may still be going on."""

    colour: Colour
    """The side."""
    before: Position
    """The position that the turn began in."""
    plies: tuple[Ply, ...]
    """What was played, at least one ply."""
    after: Position
    """The position after the last of them."""

    @property
    def complete(self) -> bool:
        """Whether the turn is over: a drop, a redrop, or nothing left to pop."""
        return not turn_goes_on(self.before, self.plies[-1], self.after)

    @property
    def points(self) -> int:
        """How many discs were kept."""
        return self.after.kept.of(self.colour) - self.before.kept.of(self.colour)

    @property
    def opponent_passed(self) -> bool:
        """Whether the opponent had nothing to pop, so that the turn came back."""
        return self.plies[-1].kind is PlyKind.REDROP and self.after.turn is self.colour

    @property
    def ran_dry(self) -> bool:
        """Whether the turn ended because a scoring pop left nothing to pop."""
        return (
            self.plies[-1].kind is PlyKind.POP
            and self.after.phase is Phase.POP
            and self.after.turn is not self.colour
        )

    @property
    def forced(self) -> bool:
        """Whether the turn ended with a redrop for which only one column had room."""
        if self.plies[-1].kind is not PlyKind.REDROP:
            return False
        return len(self.before.after(*self.plies[:-1]).legal_plies) == 1

    @property
    def held(self) -> bool:
        """Whether the last pop scored nothing and its disc is still in hand."""
        return self.after.phase is Phase.HELD

    def with_ply(self, ply: Ply) -> "Turn":
        """This turn, which is not complete, one ply on.

        Raises:
            IllegalPlyError: the rules do not allow the ply now.
        """
        return Turn(self.colour, self.before, (*self.plies, ply), self.after.after(ply))


def notation(turn: Turn) -> str:
    """Write a turn for people: `4` (drop), `3x` (pop, kept), `3-5` (pop, redrop), `3` (in hand)."""
    words: list[str] = []
    position = turn.before
    for ply in turn.plies:
        after = position.after(ply)
        column = ply.column + 1
        if ply.kind is PlyKind.REDROP:
            words[-1] = f"{words[-1]}-{column}"
        elif ply.kind is PlyKind.POP and after.kept != position.kept:
            words.append(f"{column}x")
        else:
            words.append(str(column))
        position = after
    return " ".join(words)
