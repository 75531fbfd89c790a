"""A review as a message."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.computer import Review
from bot.games import Game, History, Turn, notation
from bot.i18n import Texts
from bot.rules import Colour, Phase, Ply
from cogs.answers import Answer
from cogs.board.places import board_here
from cogs.board.wording import name, score_of
from cogs.message import Message, Picture
from render.course import Course, Moment, course_png

_CHANCES_IN_WORDS: Final = 12


async def review_page(answer: Answer, game: Game, history: History, kept: str, t: Texts) -> Message:
    """The review that was kept of a game, with its picture where the bot may attach one."""
    review = Review.from_json(kept)
    turns = history.turns
    moments = [
        Moment(number, turns[number].before, turns[number].plies, review.best[number])
        for number in review.moments()
    ]
    content = _text(game, review, turns, moments, t)
    if not board_here(answer).can_attach:
        return Message(content)
    points = (*(turn.before.kept for turn in turns), game.position.kept)
    filled = sum(turn.before.phase is Phase.FILL for turn in turns)
    course = Course(review.chances, points, filled, tuple(moments))
    drawn = await asyncio.to_thread(course_png, course)
    return Message(content, picture=Picture(drawn, _alt(game, review, t)))


def _text(game: Game, review: Review, turns: Sequence[Turn], moments: list[Moment], t: Texts) -> str:
    lines = [t("review-title", id=str(game.id), score=score_of(game, t))]
    for side in Colour:
        percent = review.accuracy(turns, side)
        if percent is not None:
            player = name(game.player(side), t)
            lines.append(t("review-accuracy", side=side.name.lower(), player=player, percent=percent))
    for number, moment in enumerate(moments, 1):
        lines.append(
            t(
                "review-moment",
                number=number,
                turn=moment.turn + 1,
                player=name(game.player(moment.before.turn), t),
                played=_short(moment, moment.played),
                better=_short(moment, moment.better),
            )
        )
    if not moments:
        lines.append(t("review-no-moments"))
    lines.append(f"-# {t('review-legend')}")
    return "\n".join(lines)


def _short(moment: Moment, plies: tuple[Ply, ...]) -> str:
    turn = History.replay(moment.before, plies).standing.last_turn
    return notation(turn) if turn else ""


def _alt(game: Game, review: Review, t: Texts) -> str:
    step = max(1, len(review.chances) // _CHANCES_IN_WORDS)
    chosen = [*review.chances[:-1:step], review.chances[-1]]
    kept = game.position.kept
    chances = ", ".join(str(round(100 * chance)) for chance in chosen)
    return t("review-alt", chances=chances, red=kept.red, yellow=kept.yellow)
