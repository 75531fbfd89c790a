"""Games against the computer: begun at once, its turns, and what it is asked for."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.actions.clocks import end_game
from bot.actions.invitations import Terms, refuse_if_busy, server_for_games
from bot.actions.loading import load, load_playing
from bot.actions.offers import fill_at_random, undo_last_turn
from bot.actions.playing import add_ply
from bot.actions.showing import expect_showing
from bot.errors import GridFullError, OfferedAlreadyError
from bot.games import Board, Clock, ColourChoice, Game, Level, Offer, OfferKind, Reason, Start, Status
from bot.rules import Phase, Ply, Position
from bot.storage import Database, due, games
from bot.storage.due import DueKind


async def play_computer(
    db: Database,
    *,
    person: int,
    computer: int,
    level: Level,
    terms: Terms,
    board: Board,
    parent_id: int | None,
    locale: str,
    random: Random,
    now: float,
) -> Game:
    """Begin a game of a person against the computer, whose id is the bot's; it knows no clock.

    `parent_id` and `locale` are as for `challenge`.

    Raises:
        WrongChannelError: the server has chosen other channels for games.
        TooManyGamesError: the person has enough of them.
    """
    async with db.writing() as connection:
        server = await server_for_games(connection, board, parent_id)
        await refuse_if_busy(connection, person)
        start = terms.start or server.start
        colours = {ColourChoice.RED: person, ColourChoice.YELLOW: computer}
        game_id = await games.insert_game(
            connection,
            challenger=person,
            opponent=computer,
            colour=terms.colour,
            start=start,
            red=colours.get(terms.colour) or random.choice((person, computer)),
            start_position=Position.shuffled(random) if start is Start.SHUFFLED else Position.start(),
            clock=Clock.NONE,
            channel_id=board.channel_id,
            locale=server.locale or locale,
            now=now,
            level=level,
        )
        await games.save_board(connection, game_id, board)
        game = replace(await load(connection, game_id), status=Status.PLAYING)
        await games.update_game(connection, game, now)
        await expect_showing(connection, game, actor=person, now=now, ping_after=0)
    return game


async def fetch_to_think(db: Database, game_id: int) -> Game | None:
    """Load a game in which the computer is to move; None, and nothing is due, where it is not."""
    async with db.writing() as connection:
        game = await games.fetch_game(connection, game_id)
        if game is not None and game.awaits_computer:
            return game
        await due.clear_due(connection, game_id, DueKind.THINK)
    return None


async def play_turn(
    db: Database,
    *,
    game: Game,
    plies: Sequence[Ply],
    ending: Reason | None = None,
    offers_draw: bool = False,
    now: float,
    ping_after: float,
) -> Game | None:
    """Play the computer's whole turn, thought out for `game` as it stood.

    With `ending` it then resigns, or claims the draw. Returns None, and does nothing, where the
    game does not stand like that any more.
    """
    async with db.writing() as connection:
        current = await load(connection, game.id)
        computer = current.computer
        same = (current.number, current.history.plies) == (game.number, game.history.plies)
        if computer is None or not current.awaits_computer or not same:
            return None
        for ply in plies:
            current = await add_ply(connection, current, ply, now)
        if ending and current.status is Status.PLAYING:
            winner = current.other(computer) if ending is Reason.RESIGNED else None
            current = current.ended(winner, ending)
        await due.clear_due(connection, game.id, DueKind.THINK)
        if current.status is Status.ENDED:
            return await end_game(connection, current, actor=computer, now=now)
        if offers_draw and not current.awaits_computer:
            offer = Offer(OfferKind.DRAW, computer)
            current = replace(current, offer=offer, offered_at=current.number)
        await games.update_game(connection, current, now)
        await expect_showing(connection, current, actor=computer, now=now, ping_after=ping_after)
    return current


async def take_back(db: Database, *, game_id: int, person: int, now: float) -> Game:
    """Undo a person's last turn and the computer's after it.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        NothingToTakeBackError: the person has not played a turn yet.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        game = replace(await undo_last_turn(connection, game, person), offer=None)
        await games.update_game(connection, game, now)
        await due.clear_due(connection, game_id, DueKind.THINK)
        await expect_showing(connection, game, actor=person, now=now, ping_after=0)
    return game


async def shuffle_rest(db: Database, *, game_id: int, person: int, random: Random, now: float) -> Game:
    """Drop the rest at random: the computer takes a grid as it comes.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        GridFullError: there is no rest.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        if game.position.phase is not Phase.FILL:
            raise GridFullError
        game = await fill_at_random(connection, game, random, now)
        await games.update_game(connection, game, now)
        await due.clear_due(connection, game_id, DueKind.THINK)
        await expect_showing(connection, game, actor=person, now=now, ping_after=0)
    return game


async def answer_draw(db: Database, *, game_id: int, person: int, accepted: bool, now: float) -> Game:
    """Have the computer say yes or no to a person's offer of a draw; to its own offer yes.

    Raises:
        UnknownGameError, NotPlayingYetError, GameOverError, NotAPlayerError: see `load_playing`.
        OfferedAlreadyError: it said no already since the last ply.
    """
    async with db.writing() as connection:
        game = await load_playing(connection, game_id, person)
        if accepted or game.offer:
            return await end_game(connection, game.ended(None, Reason.AGREED), actor=person, now=now)
        if game.offered_at == game.number:
            raise OfferedAlreadyError
        game = replace(game, offered_at=game.number)
        await games.update_game(connection, game, now)
    return game
