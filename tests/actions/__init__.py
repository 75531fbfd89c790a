"""Two people, the games between them, and two processes that see the same file."""

from random import Random

from bot import actions
from bot.games import Board, ColourChoice, Game, Start
from bot.rules import Ply, PlyKind, Position, lines_through
from bot.storage import Database
from bot.storage.tables import games

ANN, BEN, CAT = 11, 22, 33
CHANNEL = 1001
BOARD = Board(CHANNEL, 2002, 3003)


async def invite(
    db: Database,
    challenger: int = ANN,
    opponent: int = BEN,
    *,
    colour: ColourChoice = ColourChoice.RED,
    start: Start = Start.FILL,
    board: Board = BOARD,
    seed: int = 1,
) -> Game:
    """Have one person challenge another, to play Red unless told otherwise."""
    return await actions.challenge(
        db,
        challenger=challenger,
        opponent=opponent,
        colour=colour,
        start=start,
        boards=[board],
        locale="en-US",
        random=Random(seed),
        now=0.0,
    )


async def accept(db: Database, game_id: int, person: int = BEN) -> Game:
    return await actions.accept(db, game_id=game_id, person=person, now=0.0, ping_after=30)


async def begin(
    db: Database, position: str | None = None, *, start: Start = Start.FILL, seed: int = 1
) -> Game:
    """Have Ann (Red) and Ben play, from `position` where there is one."""
    invited = await invite(db, start=start, seed=seed)
    game = await accept(db, invited.id)
    if position is None:
        return game
    async with db.writing() as connection:
        start_position = str(Position.parse(position))
        await connection.execute(
            games.update().where(games.c.id == game.id).values(start_position=start_position)
        )
    return await fetch(db, game.id)


async def play(
    db: Database, game: Game, ply: Ply | str, *, person: int | None = None, number: int | None = None
) -> Game:
    """Have a ply pressed on a board that shows `game`, by whoever is to move unless told otherwise."""
    return await actions.play(
        db,
        game_id=game.id,
        person=game.to_move if person is None else person,
        number=game.number if number is None else number,
        ply=Ply.parse(ply) if isinstance(ply, str) else ply,
        now=100.0,
        ping_after=30,
    )


async def fetch(db: Database, game_id: int) -> Game:
    game = await actions.fetch_game(db, game_id)
    assert game is not None
    return game


def keen(position: Position, random: Random) -> Ply:
    """A legal ply, one that scores where there is one, so that games end."""
    scoring = [
        ply
        for ply in position.legal_plies
        if ply.kind is PlyKind.POP and lines_through(position.columns, ply.column)
    ]
    return random.choice(scoring or position.legal_plies)
