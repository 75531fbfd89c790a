"""A hint in a game against the computer: the turn that it would play, on a private picture."""

from bot import actions
from bot.computer import Urgency, Wish, hint
from bot.errors import NoHintError, NotYourTurnError
from bot.games import Game, History, Turn
from bot.i18n import Texts
from bot.rules import PlyKind
from cogs.answers import Answer
from cogs.message import Message, Picture
from render import alt_text, png


async def show_hint(answer: Answer, game: Game) -> None:
    """Think for the person who is to move, and show what came of it in place of the private page.

    Raises:
        NoHintError: the game is between people.
        NotYourTurnError: the computer is to move.
        ComputerBusyError, StillThinkingError: it has too much to think about.
    """
    bot = answer.bot
    if game.computer is None:
        raise NoHintError
    if game.awaits_computer:
        raise NotYourTurnError(game.computer)
    history = await bot.db.read(actions.fetch_history, game.id)
    wish = Wish(answer.person, Urgency.HINT, "hint")
    plies = await bot.computer.think(wish, hint, history, bot.random.getrandbits(32))
    turn = History.replay(history.position, plies).standing.last_turn
    if turn is None:
        raise ValueError("a game that is being played has a next turn")
    await answer.update(_page(turn, answer.reader))


def _page(turn: Turn, t: Texts) -> Message:
    drawn = png(turn.after, before=turn.before, plies=turn.plies)
    alt = alt_text(turn.after, t, before=turn.before, plies=turn.plies)
    return Message(f"{_advice(turn, t)}\n-# {t('hint-only')}", picture=Picture(drawn, alt))


def _advice(turn: Turn, t: Texts) -> str:
    """The turn as a sentence; it may begin with the disc in hand."""
    last = turn.plies[-1]
    column = last.column + 1
    pops = [ply.column + 1 for ply in turn.plies if ply.kind is PlyKind.POP]
    if last.kind is PlyKind.DROP:
        return t("hint-drop", column=column)
    if not pops:
        return t("hint-redrop", column=column)
    columns = ", ".join(map(str, pops[: turn.points]))
    if last.kind is PlyKind.POP:
        return t("hint-points", columns=columns)
    if turn.points:
        return t("hint-points-move", columns=columns, **{"from": pops[-1], "to": column})
    return t("hint-move", **{"from": pops[-1], "to": column})
