"""What is stored on a person: handing it out, and forgetting it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection

from bot.actions.by import By
from bot.actions.deadlines import end_game
from bot.actions.invitations import end_invitation
from bot.games import NOBODY, Board, Game, GameId, History, PersonId, Reason, Status, notation
from bot.storage import due, games
from bot.storage.due import DueKind
from bot.storage.games import Record
from bot.storage.people import delete_person, fetch_pauses, fetch_person

# More than anybody has open at a time.
_OPEN: Final = 10_000
EXPORTED_AT_ONCE: Final = 50
"""Games in a part of an export; replaying as many takes some tens of milliseconds."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What forgetting a person did."""

    resigned: int
    """Games that were being played."""
    withdrawn: int
    """Invitations, of theirs or to them, that were open."""
    kept: int
    """Games that are kept without the person's id."""


def forget(connection: Connection, by: By) -> Forgotten:
    """Resign a person's games, end their invitations, and remove them from all that is kept.

    Finished games keep their plies, for the sake of the opponents, without the person's id.
    """
    resigned = withdrawn = 0
    for game in games.fetch_games_of(connection, by.person, Status.INVITED, Status.PLAYING, limit=_OPEN):
        if game.status is Status.PLAYING:
            end_game(connection, game.ended(game.other(by.person), Reason.RESIGNED), by)
            resigned += 1
        else:
            own = game.challenger == by.person
            end_invitation(connection, game, Reason.WITHDRAWN if own else Reason.DECLINED, by)
            withdrawn += 1
        due.set_due(connection, game.id, {DueKind.BOARD: by.now})
    every = games.replace_person(connection, by.person, NOBODY)
    delete_person(connection, by.person)
    return Forgotten(resigned, withdrawn, every - withdrawn)


def export_choices(connection: Connection, person: PersonId) -> dict[str, object]:
    """What a person has chosen, and their pauses, as JSON can say it."""
    chosen = fetch_person(connection, person)
    return {
        "person": str(person),
        "choices": {
            "notify": chosen.notify.value,
            "style": chosen.style.value,
            "theme": chosen.theme,
            "challenges": chosen.challenges,
        },
        "pauses": [
            {"began": _time(began), "ends": _time(ends)} for began, ends in fetch_pauses(connection, person)
        ],
    }


def export_games(
    connection: Connection, person: PersonId, link: Callable[[Board], str], before: GameId | None
) -> tuple[list[dict[str, object]], GameId | None]:
    """The newest `EXPORTED_AT_ONCE` of a person's games, of those before that id, as JSON can say it.

    `link` says where a board is. Also returns the id to go on before, or None where there are no more.
    """
    wanted = () if before is None else (games.before(before),)
    found = games.fetch_games_of(connection, person, *Status, limit=EXPORTED_AT_ONCE, wanted=wanted)
    exported = [
        _exported(
            game,
            games.fetch_history(connection, game.id),
            games.fetch_record(connection, game.id),
            person,
            link,
        )
        for game in found
    ]
    return exported, found[-1].id if len(found) == EXPORTED_AT_ONCE else None


def _exported(
    game: Game, history: History, record: Record, person: PersonId, link: Callable[[Board], str]
) -> dict[str, object]:
    return {
        "game": game.id,
        "status": game.status.value,
        "challenged": game.challenger == person,
        "asked_to_play": game.colour.value,
        "colour": game.colour_of(person).name.lower(),
        "level": game.level.value if game.level else None,
        "clock_days": game.clock.value,
        "language": game.locale,
        "channel": str(game.channel_id),
        "created": _time(record.created_at),
        "ended": _maybe_time(record.ended_at),
        "turn_until": _maybe_time(game.deadline),
        "time_is_up": game.time_up,
        "offer": None if game.offer is None else game.offer.kind.value,
        "offered_by_you": game.offer is not None and game.offer.by == person,
        "last_offer_before_ply": game.offered_at,
        "notified_of_turn_at_ply": game.notified_turn,
        "start": str(history.positions[0]),
        "turns": [notation(turn) for turn in history.turns],
        "plies": [
            {"number": each.number, "ply": str(each.ply), "at": _time(each.at), "taken_back": each.undone}
            for each in record.played
        ],
        "position": str(game.position),
        "won": None if game.winner is None else game.winner == person,
        "reason": game.reason.value if game.reason else None,
        "note": game.note,
        "boards": [link(board) for board in game.boards if board.viewer in (None, person)],
    }


def _maybe_time(seconds: float | None) -> str | None:
    return None if seconds is None else _time(seconds)


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
