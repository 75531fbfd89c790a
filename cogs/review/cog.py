"""`/pop10 review` and the buttons for it."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot import actions
from bot.client import Pop10Bot
from bot.command_texts import localized
from bot.errors import NothingToReviewError
from bot.i18n import texts
from cogs import ids
from cogs.answers import Answer, Interaction
from cogs.items import AnsweredItem
from cogs.play.listing import ended_game_choices
from cogs.review.page import review_page
from cogs.review.reviewing import review


class ReviewButton(AnsweredItem, template=ids.REVIEW_TEMPLATE):
    """Review a game: for who presses it or, on the page that they then see, for everybody."""

    async def press(self, answer: Answer) -> None:
        """Do it."""
        game_id = int(self.match["game"])
        if self.match["all"] is None:
            await review(answer, game_id)
            return
        bot = answer.interaction.client
        game = await actions.find_ended(bot.db, game_id=game_id, person=answer.person)
        kept = await actions.find_review(bot.db, game_id)
        if kept is None:
            raise NothingToReviewError
        await answer.post(await review_page(answer.interaction, game, kept, texts(game.locale)))


class Reviews(commands.Cog):
    """Going through finished games."""

    def __init__(self, bot: Pop10Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Have the buttons work."""
        self.bot.add_dynamic_items(ReviewButton)

    async def cog_unload(self) -> None:
        """Take it back."""
        self.bot.remove_dynamic_items(ReviewButton)

    @app_commands.command(name=localized("name-review"), description=localized("command-review"))
    @app_commands.rename(game=localized("name-game"))
    @app_commands.describe(game=localized("option-ended-game"))
    async def review(self, interaction: Interaction, game: int | None = None) -> None:
        """Review a finished game, the last one unless another is chosen."""
        async with Answer(interaction, private=True) as answer:
            if game is None:
                ended = await actions.find_ended_games(self.bot.db, interaction.user.id)
                if not ended:
                    raise NothingToReviewError
                game = ended[0].id
            await review(answer, game)

    @review.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """The person's finished games."""
        return await ended_game_choices(interaction, typed)
