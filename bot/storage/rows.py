"""A game as a row and back: the one place that a stored property of a game has to be named in."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Final

from sqlalchemy import Row

from bot.games import Board, Game, Offer, Person, PersonId, Standing, Turn

Values = dict[str, object]

BOARD: Final = "board_"
RED: Final = "red_"
YELLOW: Final = "yellow_"
"""What stands before the names of a board's and of the players' columns in a row that holds a game too."""

_BOARD_COLUMNS: Final = {
    prefix: tuple(f"{prefix}{each.name}" for each in fields(Board)) for prefix in ("", BOARD)
}
_PERSON_COLUMNS: Final = {
    prefix: tuple(f"{prefix}{each.name}" for each in fields(Person)) for prefix in ("", RED, YELLOW)
}


def standing_values(standing: Standing) -> Values:
    """The columns of a game that follow from its start and its plies."""
    turn = standing.last_turn
    return {
        "position": standing.position,
        "turn_start": turn.before if turn else None,
        "turn_plies": turn.plies if turn else None,
        "quiet_turns": standing.quiet_turns,
        "stood": " ".join(standing.stood),
    }


def game_values(game: Game) -> Values:
    """The columns of a game that its actions can change."""
    offer = game.offer
    return {
        **standing_values(game.standing),
        "status": game.status,
        "opponent": game.opponent,
        "red": game.red,
        "yellow": game.yellow,
        "number": game.number,
        "notified_turn": game.notified_turn,
        "deadline": game.deadline,
        "time_up": game.time_up,
        "offer": offer.kind if offer else None,
        "offer_by": offer.by if offer else None,
        "offered_at": game.offered_at,
        "winner": game.winner,
        "reason": game.reason,
        "note": game.note,
    }


def terms_values(game: Game) -> Values:
    """The columns of a game that stay as they were when it was stored first."""
    return {
        "challenger": game.challenger,
        "colour": game.colour,
        "start": game.start,
        "channel_id": game.channel_id,
        "locale": game.locale,
        "clock": game.clock,
        "level": game.level,
        "start_position": game.position,
    }


def game_of(row: Row[tuple[object, ...]], boards: Iterable[Board], people: Mapping[PersonId, Person]) -> Game:
    """The game that a row of the table `games` holds."""
    position = row.position
    turn = None
    if row.turn_start is not None:
        turn = Turn(row.turn_start.turn, row.turn_start, row.turn_plies, position)
    return Game(
        id=row.id,
        status=row.status,
        challenger=row.challenger,
        opponent=row.opponent,
        colour=row.colour,
        start=row.start,
        red=row.red,
        yellow=row.yellow,
        standing=Standing(position, turn, row.quiet_turns, tuple(row.stood.split())),
        channel_id=row.channel_id,
        locale=row.locale,
        number=row.number,
        version=row.version,
        clock=row.clock,
        boards=tuple(boards),
        people=people,
        notified_turn=row.notified_turn,
        deadline=row.deadline,
        time_up=row.time_up,
        offer=Offer(row.offer, row.offer_by) if row.offer else None,
        offered_at=row.offered_at,
        winner=row.winner,
        reason=row.reason,
        note=row.note,
        level=row.level,
    )


def board_values(board: Board) -> Values:
    """The columns of a board beside its game's id."""
    return {
        "channel_id": board.channel_id,
        "guild_id": board.guild_id,
        "message_id": board.message_id,
        "viewer": board.viewer,
        "can_post": board.can_post,
        "can_attach": board.can_attach,
        "locale": board.locale,
    }


def board_of(row: Row[tuple[object, ...]], prefix: str = "") -> Board:
    """The board that a row of the table `boards` holds; its columns may be named with a prefix."""
    return Board(*(getattr(row, name) for name in _BOARD_COLUMNS[prefix]))


def person_of(row: Row[tuple[object, ...]], prefix: str = "") -> Person:
    """The person that a row holds; its columns may be named with a prefix."""
    return Person(*(getattr(row, name) for name in _PERSON_COLUMNS[prefix]))
