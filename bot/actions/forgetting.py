"""What is stored on a person: handing it out, and forgetting it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.actions.clocks import end_game
from bot.games import NOBODY, Game, Reason, Status
from bot.games.history import notation
from bot.storage import Database, due, games
from bot.storage.kinds import DueKind
from bot.storage.people import delete_person, fetch_pauses, fetch_person

# More than anybody plays in a life, and no more than fits a file.
_EXPORTED: Final = 10_000
_OPEN: Final = (Status.INVITED, Status.PLAYING)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What forgetting a person did, in numbers of games."""

    resigned: int
    withdrawn: int
    kept: int


async def forget(db: Database, *, person: int, now: float) -> Forgotten:
    """Resign a person's games, end their invitations, and remove them from all that is kept.

    Finished games keep their plies, for the sake of the opponents, without the person's id.
    """
    async with db.writing() as connection:
        resigned = withdrawn = 0
        for game in await games.fetch_games_of(connection, person, _OPEN, limit=_EXPORTED):
            if game.status is Status.PLAYING:
                ended = game.ended(game.other(person), Reason.RESIGNED)
                resigned += 1
            else:
                reason = Reason.WITHDRAWN if game.challenger == person else Reason.DECLINED
                ended = game.ended(None, reason)
                await due.clear_due(connection, game.id, DueKind.EXPIRE)
                withdrawn += 1
            await end_game(connection, ended, actor=person, now=now)
            await due.set_due(connection, game.id, DueKind.BOARD, now)
        every = await games.replace_person(connection, person, NOBODY)
        await delete_person(connection, person)
    return Forgotten(resigned, withdrawn, every - withdrawn)


async def export(db: Database, *, person: int) -> dict[str, object]:
    """All that is stored on a person, as JSON can say it."""
    async with db.reading() as connection:
        chosen = await fetch_person(connection, person)
        pauses = await fetch_pauses(connection, person)
        played = await games.fetch_games_of(connection, person, list(Status), limit=_EXPORTED)
    return {
        "person": str(person),
        "choices": {
            "told": chosen.told.value,
            "look": chosen.look.value,
            "theme": chosen.theme.value,
            "challenges": chosen.challenges,
        },
        "pauses": [{"began": _time(began), "ends": _time(ends)} for began, ends in pauses],
        "games": [_exported(game, person) for game in played],
    }


def _exported(game: Game, person: int) -> dict[str, object]:
    return {
        "game": game.id,
        "status": game.status.value,
        "challenged": game.challenger == person,
        "colour": "red" if game.red == person else "yellow",
        "level": game.level.value if game.level else None,
        "clock_days": game.clock.value,
        "start": str(game.history.positions[0]),
        "turns": [notation(turn) for turn in game.history.turns()],
        "position": str(game.position),
        "won": None if game.winner is None else game.winner == person,
        "reason": game.reason.value if game.reason else None,
        "boards": [board.link for board in game.boards if board.viewer in (None, person)],
    }


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
