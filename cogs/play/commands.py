"""The commands with which games are begun, found again, and ended other than by playing."""

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import actions
from bot.actions import Meant, Terms
from bot.command_texts import localized
from bot.errors import NotAModeratorError, ServerOnlyError
from bot.games import ColourChoice, GameId, OfferKind
from cogs.answers import Answer, Interaction
from cogs.board import panel
from cogs.board.delivery import show_from_afar, show_here
from cogs.board.options import CLOCK_CHOICES, COLOUR_CHOICES, START_CHOICES, terms_of
from cogs.board.places import refuse_where_hidden
from cogs.board.suggesting import game_choices, moderates_everywhere, server_game_choices
from cogs.feature import command
from cogs.message import Message
from cogs.play.buttons import offer
from cogs.play.inviting import invite


@command("challenge")
@app_commands.rename(
    opponent=localized("name-opponent"),
    start=localized("name-start"),
    colour=localized("name-colour"),
    clock=localized("name-clock"),
)
@app_commands.describe(
    opponent=localized("option-opponent"),
    start=localized("option-start"),
    colour=localized("option-colour"),
    clock=localized("option-clock"),
)
@app_commands.choices(start=START_CHOICES, colour=COLOUR_CHOICES)
@app_commands.choices(clock=CLOCK_CHOICES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | None = None,
    start: str | None = None,
    colour: str = ColourChoice.RANDOM.value,
    clock: int | None = None,
) -> None:
    """Invite someone, or anyone."""
    async with Answer(interaction) as answer:
        await invite(answer, opponent, terms_of(start, colour, clock))


async def challenge_from_menu(interaction: Interaction, opponent: discord.User) -> None:
    """Invite the person whose menu was opened."""
    async with Answer(interaction) as answer:
        await invite(answer, opponent, Terms())


@command("board")
@app_commands.rename(game=localized("name-game"))
@app_commands.describe(game=localized("option-game"))
async def board(interaction: Interaction, game: int | None = None) -> None:
    """Post the board again and put the old message away."""
    async with Answer(interaction) as answer:
        found = await answer.bot.db.read(actions.load_meant, answer.person, _meant(answer, game))
        await refuse_where_hidden(answer, found)
        await show_here(answer, found)


@command("draw")
@app_commands.rename(game=localized("name-game"))
@app_commands.describe(game=localized("option-game"))
async def draw(interaction: Interaction, game: int | None = None) -> None:
    """Offer a draw."""
    await _offer(interaction, game, OfferKind.DRAW)


@command("takeback")
@app_commands.rename(game=localized("name-game"))
@app_commands.describe(game=localized("option-game"))
async def takeback(interaction: Interaction, game: int | None = None) -> None:
    """Ask to take one's last turn back."""
    await _offer(interaction, game, OfferKind.TAKEBACK)


async def _offer(interaction: Interaction, game: int | None, kind: OfferKind) -> None:
    async with Answer(interaction, private=True) as answer:
        await answer.whisper(Message(await offer(answer, _meant(answer, game), kind)))


@command("resign")
@app_commands.rename(game=localized("name-game"))
@app_commands.describe(game=localized("option-game"))
async def resign(interaction: Interaction, game: int | None = None) -> None:
    """Ask whether the person really wants to give up."""
    async with Answer(interaction, private=True) as answer:
        found = await answer.bot.db.read(actions.load_meant_playing, answer.person, _meant(answer, game))
        await answer.whisper(panel.resign_question(found, answer.person, answer.reader))


@command("stop")
@app_commands.rename(game=localized("name-game"), reason=localized("name-reason"))
@app_commands.describe(game=localized("option-game"), reason=localized("option-reason"))
async def stop(interaction: Interaction, game: int, reason: app_commands.Range[str, 1, 200]) -> None:
    """Have a moderator end a game in their server."""
    async with Answer(interaction, private=True) as answer:
        if answer.guild_id is None:
            raise ServerOnlyError
        if not interaction.permissions.manage_messages:
            raise NotAModeratorError
        here = None if moderates_everywhere(interaction) else answer.channel_id
        ended = await answer.bot.db.write(
            actions.stop, GameId(game), answer.guild_id, here, reason, answer.by
        )
        await answer.whisper(Message(answer.reader("stop-done")))
        await show_from_afar(answer, ended)


@command("help")
async def help_(interaction: Interaction) -> None:
    """Explain the game and the commands in a screen."""
    async with Answer(interaction, private=True) as answer:
        await answer.whisper(Message(answer.reader("help")))


@board.autocomplete("game")
async def suggest_games_and_invitations(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The person's games and open invitations."""
    return await game_choices(interaction, typed, invitations=True)


@draw.autocomplete("game")
@takeback.autocomplete("game")
@resign.autocomplete("game")
async def suggest_games(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The person's games, with opponent, points and whose turn it is."""
    return await game_choices(interaction, typed)


@stop.autocomplete("game")
async def suggest_server_games(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The games of the server, for those who may end them."""
    return await server_game_choices(interaction, typed)


def _meant(answer: Answer, game: int | None) -> Meant:
    return Meant(None if game is None else GameId(game), answer.channel_id)


challenge_menu: Final = app_commands.ContextMenu(
    name=localized("command-challenge-menu"), callback=challenge_from_menu
)
