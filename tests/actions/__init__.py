"""Two people, the games between them, and two processes that see the same file."""

from random import Random

from sqlalchemy import select

from bot import actions
from bot.actions import Terms
from bot.games import Board, Clock, ColourChoice, Game, Start
from bot.rules import Ply, PlyKind, Position, lines_through
from bot.storage import Database
from bot.storage.kinds import DueKind
from bot.storage.tables import due, games

ANN, BEN, CAT = 11, 22, 33
CHANNEL = 1001
DAY = 86_400
# Red to pop: 1 to 4 are a line, 7 is none, and then only column 7 has room for it.
FULL = "ryyyryy/yrryyrr/ryyrryr/yrryyry/ryyrryy/rrrryyr r pop 0-0"
BOARD = Board(CHANNEL, 2002, 3003)


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
    return await actions.challenge(
        db,
        challenger=challenger,
        opponent=opponent,
        terms=Terms(start, colour, clock),
        boards=[board],
        parent_id=parent_id,
        locale="en-US",
        random=Random(seed),
        now=now,
    )


async def accept(db: Database, game_id: int, person: int = BEN, *, now: float = 0.0) -> Game:
    return await actions.accept(db, game_id=game_id, person=person, now=now, ping_after=30)


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
    async with db.writing() as connection:
        start_position = str(Position.parse(position))
        await connection.execute(
            games.update().where(games.c.id == game.id).values(start_position=start_position)
        )
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
    return await actions.play(
        db,
        game_id=game.id,
        person=game.to_move if person is None else person,
        number=game.number if number is None else number,
        ply=Ply.parse(ply) if isinstance(ply, str) else ply,
        now=now,
        ping_after=30,
    )


async def fetch(db: Database, game_id: int) -> Game:
    game = await actions.fetch_game(db, game_id)
    assert game is not None
    return game


async def dues(db: Database, game_id: int) -> dict[DueKind, float]:
    """What is due for a game, and when."""
    async with db.reading() as connection:
        rows = await connection.execute(select(due.c.kind, due.c.due_at).where(due.c.game_id == game_id))
        return {DueKind(kind): due_at for kind, due_at in rows}


async def nothing_pending(db: Database, game: Game) -> Game:
    """The game, its player having been told of the turn, with nothing due any more in the whole store."""
    async with db.writing() as connection:
        await connection.execute(games.update().where(games.c.id == game.id).values(pinged=game.turn_id))
        await connection.execute(due.delete())
    return await fetch(db, game.id)


def keen(position: Position, random: Random) -> Ply:
    """A legal ply, one that scores where there is one, so that games end."""
    scoring = [
        ply
        for ply in position.legal_plies
        if ply.kind is PlyKind.POP and lines_through(position.columns, ply.column)
    ]
    return random.choice(scoring or position.legal_plies)
