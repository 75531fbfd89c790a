"""A page of the list of games."""

from typing import Final

from bot import actions
from bot.games import Game, PersonId
from bot.i18n import Texts
from cogs.answers import Answer
from cogs.board.wording import name, score_of
from cogs.ids import ListId
from cogs.markup import link, relative_time
from cogs.message import Button, Message, button

ON_A_PAGE: Final = 10


async def games_page(answer: Answer, person: PersonId, page: int) -> Message:
    """Page `page` (from 0) of a person's running games, for whoever is answered.

    One's own games are listed across servers, another person's only where this is their server too.
    """
    t, own = answer.reader, person == answer.person
    if own:
        games = await answer.bot.db.read(actions.find_games, person)
    elif answer.guild_id is not None:
        games = await answer.bot.db.read(actions.find_games, person, answer.guild_id)
    else:
        games = []
    if not games:
        return Message(t("games-none"))
    games.sort(key=lambda game: (game.to_move != person, game.deadline or float("inf")))
    last = (len(games) - 1) // ON_A_PAGE
    page = min(page, last)
    shown = games[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    lines = [_line(game, person, t) if own else _line_for_others(game, t) for game in shown]
    return Message("\n".join([t("games-title", count=len(games)), *lines]), _leaves(person, page, last, t))


def _line(game: Game, person: PersonId, t: Texts) -> str:
    named = {
        "turn": "yours" if game.to_move == person else "theirs",
        "opponent": name(game.other(person), t),
        "score": score_of(game, t),
        "link": _link(game, person, t),
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
        link=_link(game, game.to_move, t),
    )


def _link(game: Game, person: PersonId, t: Texts) -> str:
    text = t("games-link", id=str(game.id))
    board = game.board_for(person)
    return f"[{text}]({link(board)})" if board else text


def _leaves(person: PersonId, page: int, last: int, t: Texts) -> tuple[tuple[Button, ...], ...]:
    if last == 0:
        return ()
    leaves: list[Button] = []
    if page > 0:
        leaves.append(button(t("button-previous"), ListId(person, page - 1)))
    if page < last:
        leaves.append(button(t("button-next"), ListId(person, page + 1)))
    return (tuple(leaves),)
