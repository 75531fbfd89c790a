"""A page of the list of games."""

from collections.abc import Sequence
from typing import Final

from bot import actions
from bot.games import NOBODY, Game, PersonId, Status
from bot.i18n import Texts
from cogs.answers import Answer
from cogs.board.wording import name, score_of
from cogs.ids import ListId, TurnDownId
from cogs.markup import link, mention, relative_time
from cogs.message import Button, Message, button, in_rows

ON_A_PAGE: Final = 10
_IN_A_ROW: Final = 4


async def games_page(answer: Answer, person: PersonId, page: int) -> Message:
    """Page `page` (from 0) of a person's running games, for whoever is answered.

    One's own games are listed from everywhere, with the open invitations, which can be ended here also
    where their message is gone. Of another person's games only those that the reader can know of.
    """
    if person != answer.person:
        return await _page_of_others(answer, person, page)
    t, db = answer.reader, answer.bot.db
    found = await db.read(actions.find_open, person)
    games = [game for game in found if game.status is Status.PLAYING]
    games.sort(key=lambda game: (game.to_move != person, game.deadline or float("inf")))
    invitations = [game for game in found if game.status is Status.INVITED]
    shown, leaves = _leaf([*games, *invitations], person, page, t)
    lines = [t("games-title", count=len(games)) if games else t("games-none")]
    lines += [_line(game, person, t) for game in shown if game.status is Status.PLAYING]
    open_here = [game for game in shown if game.status is Status.INVITED]
    if open_here:
        lines.append(t("games-invitations", count=len(invitations)))
        lines += [_invitation_line(game, person, t) for game in open_here]
    buttons = [_turn_down(game, person, page, t) for game in open_here]
    return Message("\n".join(lines), (*in_rows(buttons, _IN_A_ROW), *leaves))


async def _page_of_others(answer: Answer, person: PersonId, page: int) -> Message:
    t, here = answer.reader, answer.channel_id
    if here is None:
        raise ValueError("the interaction has no channel")
    games = await answer.bot.db.read(actions.find_games_seen_by, person, answer.person, here)
    if not games:
        return Message(t("games-none-here", player=mention(person)))
    shown, leaves = _leaf(games, person, page, t)
    lines = [_line_for_others(game, t) for game in shown]
    return Message("\n".join([t("games-title", count=len(games)), *lines]), leaves)


def _leaf(
    games: Sequence[Game], person: PersonId, page: int, t: Texts
) -> tuple[Sequence[Game], tuple[tuple[Button, ...], ...]]:
    """What stands on a page, or on the last where there is no such page, and the buttons to the others."""
    last = max(len(games) - 1, 0) // ON_A_PAGE
    page = min(page, last)
    leaves: list[Button] = []
    if page > 0:
        leaves.append(button(t("button-previous"), ListId(person, page - 1)))
    if page < last:
        leaves.append(button(t("button-next"), ListId(person, page + 1)))
    return games[page * ON_A_PAGE : (page + 1) * ON_A_PAGE], (tuple(leaves),) if leaves else ()


def _invitation_line(game: Game, person: PersonId, t: Texts) -> str:
    where = _link(game, person, t("games-link-invitation", id=str(game.id)))
    if game.opponent == NOBODY:
        return t("games-line-invitation-open", link=where)
    own = game.challenger == person
    return t(
        "games-line-invitation",
        whose="yours" if own else "theirs",
        opponent=mention(game.other(person)),
        link=where,
    )


def _turn_down(game: Game, person: PersonId, page: int, t: Texts) -> Button:
    text = "withdraw-numbered" if game.challenger == person else "decline-numbered"
    return button(t(text, id=str(game.id)), TurnDownId(game.id, page))


def _line(game: Game, person: PersonId, t: Texts) -> str:
    named = {
        "turn": "yours" if game.to_move == person else "theirs",
        "opponent": name(game.other(person), t),
        "score": score_of(game, t),
        "link": _link(game, person, t("games-link", id=str(game.id))),
    }
    if game.deadline is None:
        return t("games-line", **named)
    line = "games-line-time-up" if game.time_up else "games-line-clock"
    return t(line, time=relative_time(game.deadline), **named)


def _line_for_others(game: Game, t: Texts) -> str:
    return t(
        "games-line-others",
        mover=name(game.to_move, t),
        opponent=name(game.waiting, t),
        score=score_of(game, t),
        link=_link(game, game.to_move, t("games-link", id=str(game.id))),
    )


def _link(game: Game, person: PersonId, text: str) -> str:
    board = game.board_for(person)
    return f"[{text}]({link(board)})" if board and board.message_id else text
