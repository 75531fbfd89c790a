"""Whether what is kept beside the plies of games is what follows from them."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from bot.games import GameId
from bot.rules import IllegalPlyError, NotationError
from bot.storage import checking

_AT_ONCE: Final = 100


@dataclass(frozen=True, slots=True)
class Fault:
    """A game in which something is wrong."""

    game_id: GameId
    """Its number."""
    what: str
    """The columns that differ from what the plies say, or why the plies are no game."""
    repaired: bool
    """Whether it is right now."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Some games, checked one after another."""

    faults: tuple[Fault, ...]
    """What was wrong in them."""
    count: int
    """How many they were."""
    last: GameId | None
    """The last of them, to go on after; None where there are no more."""


def check_games(connection: Connection, after: GameId, repair: bool) -> Checked:  # noqa: FBT001
    """Check the next hundred games after one and, with `repair`, put right what can be."""
    ids = checking.fetch_game_ids(connection, after, _AT_ONCE)
    faults: list[Fault] = []
    for game_id in ids:
        try:
            wrong = checking.check_standing(connection, game_id, repair=repair)
        except (IllegalPlyError, NotationError) as error:
            faults.append(Fault(game_id, str(error), repaired=False))
        else:
            if wrong:
                faults.append(Fault(game_id, ", ".join(wrong), repaired=repair))
    return Checked(tuple(faults), len(ids), ids[-1] if len(ids) == _AT_ONCE else None)


count_games = checking.count_games
