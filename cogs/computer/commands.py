"""`/pop10 solo`, `/pop10 review`, and the buttons of a review."""

from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot import actions
from bot.command_texts import localized
from bot.errors import NothingToReviewError
from bot.games import ColourChoice, GameId, Level
from bot.i18n import texts
from cogs.answers import Answer, Interaction
from cogs.board.options import COLOUR_CHOICES, START_CHOICES, terms_of
from cogs.board.suggesting import ended_game_choices
from cogs.computer import beginning
from cogs.computer.review_page import review_page
from cogs.computer.reviewing import review as show_review
from cogs.feature import command
from cogs.ids import PublicReviewId, ReviewId
from cogs.items import AnsweredItem

_LEVEL_CHOICES: Final = [
    Choice(name=localized(f"choice-level-{level.value}"), value=level.value) for level in Level
]


@command("solo")
@app_commands.rename(
    level=localized("name-level"), start=localized("name-start"), colour=localized("name-colour")
)
@app_commands.describe(
    level=localized("option-level"), start=localized("option-start"), colour=localized("option-colour")
)
@app_commands.choices(level=_LEVEL_CHOICES, start=START_CHOICES, colour=COLOUR_CHOICES)
async def solo(
    interaction: Interaction,
    level: str,
    start: str | None = None,
    colour: str = ColourChoice.RANDOM.value,
) -> None:
    """Begin a game against the computer."""
    async with Answer(interaction) as answer:
        await beginning.begin(answer, Level(level), terms_of(start, colour))


@command("review")
@app_commands.rename(game=localized("name-game"))
@app_commands.describe(game=localized("option-ended-game"))
async def review(interaction: Interaction, game: int | None = None) -> None:
    """Review a finished game, the last one unless another is chosen."""
    async with Answer(interaction, private=True) as answer:
        await show_review(answer, None if game is None else GameId(game))


@review.autocomplete("game")
async def suggest_games(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The person's finished games."""
    return await ended_game_choices(interaction, typed)


class ReviewButton(AnsweredItem, template=ReviewId.template()):
    """Review a game for who presses it."""

    async def press(self, answer: Answer) -> None:
        """Do it."""
        await show_review(answer, ReviewId.decode(self.match).game)


class PublicReviewButton(AnsweredItem, template=PublicReviewId.template()):
    """Show everybody the review that one sees."""

    async def press(self, answer: Answer) -> None:
        """Post it."""
        game_id = PublicReviewId.decode(self.match).game
        db = answer.bot.db
        game = await db.read(actions.find_ended, game_id, answer.person)
        kept = await db.read(actions.fetch_review, game_id)
        if kept is None:
            raise NothingToReviewError
        history = await db.read(actions.fetch_history, game_id)
        await answer.post(await review_page(answer, game, history, kept, texts(game.locale)))
