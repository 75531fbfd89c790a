"""A game as the message that shows it: words, picture and the buttons that are legal now."""

import asyncio
from dataclasses import replace
from typing import Final

import discord

from bot.games import NOBODY, Board, Game, Look, Status
from bot.i18n import Texts, texts
from bot.marks import mention
from bot.rules import Phase, PlyKind, Position
from cogs.ids import Action, Leaf, action_id, ply_id, review_id, rules_id
from cogs.message import Button, Message, Picture, in_rows
from cogs.play import wording
from render import THEMES, alt_text, png, text_board

# As many as fit on a phone of 360 px with a word beside the number: 272 px are left for them, and a
# button takes 32 px more than its text. Numbers alone would let a fourth in, but a screen reader has
# nothing but the label to say what a press does.
_COLUMNS_IN_A_ROW: Final = 3
_COLUMN_LABELS: Final = {
    PlyKind.DROP: "column-drop",
    PlyKind.POP: "column-pop",
    PlyKind.REDROP: "column-drop",
}
_PLAIN: Final = discord.ButtonStyle.secondary
_GOOD: Final = discord.ButtonStyle.success
_STYLES: Final = {
    PlyKind.DROP: discord.ButtonStyle.primary,
    PlyKind.POP: discord.ButtonStyle.primary,
    PlyKind.REDROP: _GOOD,
}


async def panel(game: Game, board: Board, now: float, *, notifies: tuple[int, ...] = ()) -> Message:
    """The message that shows a game where `board` says, as it stands in the game.

    `now` is in seconds since 1970. `notifies` are the people whom it may notify when it is posted.
    """
    t = _language(game, board)
    if not game.begun:
        invited = game.status is Status.INVITED
        content = wording.invitation(game, t, board.viewer) if invited else wording.end(game, t)
        return Message(content, _invitation_rows(game, board, t) if invited else (), notifies=notifies)
    if game.status is Status.PLAYING:
        content, rows = wording.board(game, t, now), _playing_rows(game, board, t)
    else:
        content, rows = wording.end(game, t), _end_rows(game, t)
    position, turn = _as_it_stands(game), game.history.last_turn
    before, plies = (turn.before, turn.plies) if turn else (None, ())
    if not board.can_attach or _wants_text(game, board):
        return Message(f"{content}\n{text_board(position)}", rows, notifies=notifies)
    outcome, theme = game.outcome, THEMES[game.person(board.viewer or game.to_move).theme.value]
    # Drawing takes a few milliseconds, in which other presses want to be answered.
    drawn = await asyncio.to_thread(png, position, before=before, plies=plies, outcome=outcome, theme=theme)
    picture = Picture(drawn, alt_text(position, t, before=before, plies=plies, outcome=outcome))
    return Message(content, rows, picture, notifies)


def trail(game: Game, board: Board) -> Message:
    """What stays of the message `board` that showed a game before it went on in a newer one."""
    return Message(wording.trail(game, _language(game, board)))


def more(game: Game, person: int, t: Texts) -> Message:
    """The private page behind `⋯`: what else `person` can do in a game."""
    actions = [Action.OFFER_DRAW, Action.OFFER_TAKEBACK]
    if game.position.phase is Phase.FILL:
        actions.append(Action.OFFER_SHUFFLE)
    if game.computer is not None and not game.awaits_computer:
        actions.insert(0, Action.HINT)
    offers = tuple(_button(t(f"button-{each.value}"), action_id(game.id, each), _PLAIN) for each in actions)
    resign = _button(t("button-resign"), action_id(game.id, Action.RESIGN), discord.ButtonStyle.danger)
    rules = _button(t("button-rules"), rules_id(Leaf.TURN, 0), _PLAIN)
    opponent = mention(game.other(person))
    return Message(t("more", id=str(game.id), opponent=opponent), (offers, (rules, resign)))


def resign_question(game: Game, person: int, t: Texts) -> Message:
    """The private page that asks whether `person` really wants to give up."""
    yes = _button(t("button-resign-yes"), action_id(game.id, Action.RESIGN_YES), discord.ButtonStyle.danger)
    return Message(t("resign-ask", opponent=mention(game.other(person))), ((yes,),))


def _as_it_stands(game: Game) -> Position:
    """The position, in which nobody is to move any more when the game has ended by other than play."""
    if game.status is Status.PLAYING:
        return game.position
    return replace(game.position, phase=Phase.OVER, held=None)


def _language(game: Game, board: Board) -> Texts:
    """The language of a board: its only reader's where that is known, else that of the game."""
    return texts(board.locale or game.locale)


def _wants_text(game: Game, board: Board) -> bool:
    """Whether whoever has to answer on this board wants it as text."""
    reader = board.viewer or game.to_move
    return game.status is Status.PLAYING and game.person(reader).look is Look.TEXT


def _playing_rows(game: Game, board: Board, t: Texts) -> tuple[tuple[Button, ...], ...]:
    """The columns, and under them what else can be answered now by those who see the board.

    Discord takes five rows, and the columns can fill three.
    """
    rows = list(_ply_rows(game, board, t))
    waiting = board.viewer in (None, game.waiting)
    if game.time_up and waiting:
        rows.append(
            (
                _button(t("button-claim-win"), action_id(game.id, Action.CLAIM_WIN), _GOOD),
                _button(t("button-give-time"), action_id(game.id, Action.GIVE_TIME), _PLAIN),
            )
        )
    answers: list[Button] = []
    if game.offer and board.viewer != game.offer.by:
        answers.append(_button(t("button-accept"), action_id(game.id, Action.OFFER_YES), _GOOD))
        answers.append(_button(t("button-decline"), action_id(game.id, Action.OFFER_NO), _PLAIN))
    if game.history.draw_claim:
        answers.append(_button(t("button-claim-draw"), action_id(game.id, Action.CLAIM_DRAW), _PLAIN))
    if answers:
        rows.append(tuple(answers))
    return tuple(rows)


def _invitation_rows(game: Game, board: Board, t: Texts) -> tuple[tuple[Button, ...], ...]:
    answers = [
        _button(t("button-accept"), action_id(game.id, Action.ACCEPT), _GOOD),
        _button(t("button-decline"), action_id(game.id, Action.DECLINE), _PLAIN),
    ]
    withdraw = _button(t("button-withdraw"), action_id(game.id, Action.WITHDRAW), _PLAIN)
    if game.opponent == NOBODY:
        return ((answers[0], withdraw),)
    if board.viewer == game.opponent:
        return (tuple(answers),)
    if board.viewer == game.challenger:
        return ((withdraw,),)
    return ((*answers, withdraw),)


def _ply_rows(game: Game, board: Board, t: Texts) -> tuple[tuple[Button, ...], ...]:
    more_button = _button(t("button-more"), action_id(game.id, Action.MORE), _PLAIN)
    if game.awaits_computer or board.viewer not in (None, game.to_move):
        return ((more_button,),)
    plies = [
        _button(
            t(_COLUMN_LABELS[ply.kind], column=ply.column + 1),
            ply_id(game.id, game.number, ply),
            _STYLES[ply.kind],
        )
        for ply in game.position.legal_plies
    ]
    return in_rows([*plies, more_button], _COLUMNS_IN_A_ROW)


def _end_rows(game: Game, t: Texts) -> tuple[tuple[Button, ...], ...]:
    rematch = action_id(game.id, Action.REMATCH)
    buttons = [_button(t("button-rematch"), rematch, _PLAIN)]
    if game.history.plies:
        buttons.append(_button(t("button-review"), review_id(game.id), _PLAIN))
    return (tuple(buttons),)


def _button(label: str, custom_id: str, style: discord.ButtonStyle) -> Button:
    return discord.ui.Button(label=label, custom_id=custom_id, style=style)
