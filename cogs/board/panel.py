"""A game as the message that shows it: words, picture and the buttons that are legal now."""

from dataclasses import replace
from typing import Final

import discord

from bot.actions import OFFERS
from bot.games import CLASSIC, NOBODY, Board, BoardStyle, Game, PersonId, Status
from bot.i18n import Texts, texts
from bot.rules import Phase, PlyKind, Position
from cogs.board import wording
from cogs.ids import Action, ActionId, Leaf, OfferId, PlyId, Reply, ReplyId, ReviewId, RulesId
from cogs.markup import mention, relative_time
from cogs.message import Button, Message, Picture, button, in_rows
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
_GOOD: Final = discord.ButtonStyle.success
_STYLES: Final = {
    PlyKind.DROP: discord.ButtonStyle.primary,
    PlyKind.POP: discord.ButtonStyle.primary,
    PlyKind.REDROP: _GOOD,
}


def panel(
    game: Game,
    board: Board,
    now: float,
    *,
    notifies: tuple[PersonId, ...] = (),
    waits_until: float | None = None,
) -> Message:
    """The message that shows a game where `board` says, as it stands in the game.

    `now` is in seconds since 1970, and so is `waits_until`, when the computer will begin to think where
    that is worth saying. `notifies` are the people whom it may notify when it is posted.
    """
    t = _language(game, board)
    match game.status:
        case Status.INVITED:
            content = wording.invitation(game, t, board.viewer)
            return Message(content, _invitation_rows(game, board, t), notifies=notifies)
        case Status.ENDED if not game.begun:
            return Message(wording.end(game, t), notifies=notifies)
        case Status.PLAYING:
            content, rows = wording.board(game, t, now), _playing_rows(game, board, t)
        case Status.ENDED:
            content, rows = wording.end(game, t), _end_rows(game, t)
    if waits_until is not None:
        content = f"{content}\n-# {t('computer-waits', time=relative_time(waits_until))}"
    position = _as_it_stands(game)
    if not board.can_attach or _wants_text(game, board):
        return Message(f"{content}\n{text_board(position)}", rows, notifies=notifies)
    return Message(content, rows, _picture(game, position, board, t), notifies)


def _picture(game: Game, position: Position, board: Board, t: Texts) -> Picture:
    turn, outcome = game.last_turn, game.outcome
    before, plies = (turn.before, turn.plies) if turn else (None, ())
    theme = THEMES.get(game.person(board.viewer or game.to_move).theme) or THEMES[CLASSIC]
    return Picture(
        png(position, before=before, plies=plies, outcome=outcome, theme=theme),
        alt_text(position, t, before=before, plies=plies, outcome=outcome),
    )


def trail(game: Game, board: Board, newer: Board | None = None) -> Message:
    """What stays of the message `board` that showed a game before it went on in a newer one.

    Where that is in another channel, `newer` says in which.
    """
    elsewhere = newer if newer and newer.channel_id != board.channel_id else None
    return Message(wording.trail(game, elsewhere, _language(game, board)))


def more(game: Game, person: PersonId, t: Texts) -> Message:
    """The private page behind `⋯`: what else `person` can do in a game."""
    offers = [
        button(t(f"button-offer-{kind.value}"), OfferId(game.id, kind))
        for kind, rules in OFFERS.items()
        if rules.fits(game)
    ]
    if game.computer is not None and not game.awaits_computer:
        offers.insert(0, button(t("button-hint"), ActionId(game.id, Action.HINT)))
    resign = button(t("button-resign"), ActionId(game.id, Action.RESIGN), discord.ButtonStyle.danger)
    rules = button(t("button-rules"), RulesId(Leaf.TURN, 0))
    opponent = mention(game.other(person))
    return Message(t("more", id=str(game.id), opponent=opponent), (tuple(offers), (rules, resign)))


def resign_question(game: Game, person: PersonId, t: Texts) -> Message:
    """The private page that asks whether `person` really wants to give up."""
    yes = button(t("button-resign-yes"), ActionId(game.id, Action.RESIGN_YES), discord.ButtonStyle.danger)
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
    return game.status is Status.PLAYING and game.person(reader).style is BoardStyle.TEXT


def _playing_rows(game: Game, board: Board, t: Texts) -> tuple[tuple[Button, ...], ...]:
    """The columns, and under them what else can be answered now by those who see the board.

    Discord takes five rows, and the columns can fill three.
    """
    rows = list(_ply_rows(game, board, t))
    waiting = board.viewer in (None, game.waiting)
    if game.time_up and waiting:
        rows.append(
            (
                button(t("button-claim-win"), ActionId(game.id, Action.CLAIM_WIN), _GOOD),
                button(t("button-give-time"), ActionId(game.id, Action.GIVE_TIME)),
            )
        )
    answers: list[Button] = []
    if game.offer and game.offered_at is not None and board.viewer != game.offer.by:
        answers.append(button(t("button-accept"), ReplyId(game.id, game.offered_at, Reply.YES), _GOOD))
        answers.append(button(t("button-decline"), ReplyId(game.id, game.offered_at, Reply.NO)))
    if game.draw_claim:
        answers.append(button(t("button-claim-draw"), ActionId(game.id, Action.CLAIM_DRAW)))
    if answers:
        rows.append(tuple(answers))
    return tuple(rows)


def _invitation_rows(game: Game, board: Board, t: Texts) -> tuple[tuple[Button, ...], ...]:
    answers = [
        button(t("button-accept"), ActionId(game.id, Action.ACCEPT), _GOOD),
        button(t("button-decline"), ActionId(game.id, Action.DECLINE)),
    ]
    withdraw = button(t("button-withdraw"), ActionId(game.id, Action.WITHDRAW))
    if game.opponent == NOBODY:
        return ((answers[0], withdraw),)
    if board.viewer == game.opponent:
        return (tuple(answers),)
    if board.viewer == game.challenger:
        return ((withdraw,),)
    return ((*answers, withdraw),)


def _ply_rows(game: Game, board: Board, t: Texts) -> tuple[tuple[Button, ...], ...]:
    more_button = button(t("button-more"), ActionId(game.id, Action.MORE))
    if game.awaits_computer or board.viewer not in (None, game.to_move):
        return ((more_button,),)
    plies = [
        button(
            t(_COLUMN_LABELS[ply.kind], column=ply.column + 1),
            PlyId(game.id, game.number, ply),
            _STYLES[ply.kind],
        )
        for ply in game.position.legal_plies
    ]
    return in_rows([*plies, more_button], _COLUMNS_IN_A_ROW)


def _end_rows(game: Game, t: Texts) -> tuple[tuple[Button, ...], ...]:
    rematch = ActionId(game.id, Action.REMATCH)
    buttons = [button(t("button-rematch"), rematch)]
    if game.last_turn:
        buttons.append(button(t("button-review"), ReviewId(game.id)))
    return (tuple(buttons),)
