"""Two people, the games between them, and two processes that see the same file."""

from dataclasses import replace
from random import Random

from sqlalchemy import select

from bot import actions
from bot.actions import By, Place, Terms
from bot.games import Board, Clock, ColourChoice, Game, History, Start
from bot.rules import Ply, PlyKind, Position, lines_through
from bot.storage import Database
from bot.storage.kinds import DueKind
from bot.storage.tables import due, games
from tests.storage import start_at

ANN, BEN, CAT = 11, 22, 33
CHANNEL = 1001
DAY = 86_400
# Red to pop: 1 to 4 are a line, 7 is none, and then only column 7 has room for it.
FULL = "ryyyryy/yrryyrr/ryyrryr/yrryyry/ryyrryy/rrrryyr r pop 0-0"
BOARD = Board(CHANNEL, 2002, 3003)


def by(person: int, now: float = 0.0) -> By:
    """A person at a time, whose opponent may take half a minute before they are notified."""
    return By(person, now, 30)


def changed(game: Game, **changes: object) -> Game:
    """The game as it is when this has been stored, as one change."""
    return replace(game, version=game.version + 1, **changes)


async def invite(
    db: Database,
    challenger: int = ANN,
    opponent: int = BEN,
    *,
    colour: ColourChoice = ColourChoice.RED,
    start: Start | None = Start.FILL,
    clock: Clock | None = Clock.NONE,
    board: Board = BOARD,
    parent_id: int | None = None,
    seed: int = 1,
    now: float = 0.0,
) -> Game:
    """Have one person challenge another, to play Red without a clock unless told otherwise."""
    terms, place = Terms(start, colour, clock), Place(board, parent_id, "en-US")
    return await db.write(actions.challenge, opponent, terms, place, [], Random(seed), by(challenger, now))


async def accept(db: Database, game_id: int, person: int = BEN, *, now: float = 0.0) -> Game:
    return await db.write(actions.accept, game_id, by(person, now))


async def begin(
    db: Database,
    position: str | None = None,
    *,
    start: Start = Start.FILL,
    clock: Clock = Clock.NONE,
    seed: int = 1,
    now: float = 0.0,
) -> Game:
    """Have Ann (Red) and Ben play, from `position` where there is one."""
    invited = await invite(db, start=start, clock=clock, seed=seed, now=now)
    game = await accept(db, invited.id, now=now)
    if position is None:
        return game
    await db.write(start_at, game.id, Position.parse(position))
    return await fetch(db, game.id)


async def play(
    db: Database,
    game: Game,
    ply: Ply | str,
    *,
    person: int | None = None,
    number: int | None = None,
    now: float = 100.0,
) -> Game:
    """Have a ply pressed on a board that shows `game`, by whoever is to move unless told otherwise."""
    return await db.write(
        actions.play,
        game.id,
        game.number if number is None else number,
        Ply.parse(ply) if isinstance(ply, str) else ply,
        by(game.to_move if person is None else person, now),
    )


async def resign(db: Database, game: Game, person: int, *, now: float = 0.0) -> Game:
    return await db.write(actions.resign, game.id, by(person, now))


async def fetch(db: Database, game_id: int) -> Game:
    game = await db.read(actions.fetch_game, game_id)
    assert game is not None
    return game


async def history(db: Database, game: Game) -> History:
    """All that was played in a game and stands, by the rules, which what is kept beside it must equal."""
    played = await db.read(actions.fetch_history, game.id)
    stored = await fetch(db, game.id)
    assert (stored.standing, stored.position) == (played.standing, played.position)
    return played


async def plies(db: Database, game: Game) -> str:
    """The plies that stand, in their notation."""
    return " ".join(map(str, (await history(db, game)).plies))


async def dues(db: Database, game_id: int) -> dict[DueKind, float]:
    """What is due for a game, and when."""
    statement = select(due.c.kind, due.c.due_at).where(due.c.game_id == game_id)
    rows = await db.read(lambda connection: connection.execute(statement).all())
    return {row.kind: row.due_at for row in rows}


async def nothing_pending(db: Database, game: Game) -> Game:
    """The game, its player having been notified of the turn, with nothing due any more in the whole store."""
    notified = games.update().where(games.c.id == game.id).values(notified_turn=game.turn_id)
    await db.write(lambda connection: connection.execute(notified) and connection.execute(due.delete()))
    return await fetch(db, game.id)


def keen(position: Position, random: Random) -> Ply:
    """A legal ply, one that scores where there is one, so that games end."""
    scoring = [
        ply
        for ply in position.legal_plies
        if ply.kind is PlyKind.POP and lines_through(position.columns, ply.column)
    ]
    return random.choice(scoring or position.legal_plies)
