"""Posting an invitation: in the channel or, from a DM with the bot, in the opponent's DM too."""

from dataclasses import replace

import discord

from bot import actions
from bot.errors import BotChallengeError, UnreachableError
from bot.games import Board, ColourChoice, Game, Start
from bot.marks import mention
from cogs.answers import Answer, Interaction
from cogs.play.delivery import post_anew
from cogs.play.panel import panel
from cogs.play.places import place_of


async def invite(
    answer: Answer, opponent: discord.User | discord.Member, start: Start, colour: ColourChoice
) -> None:
    """Challenge `opponent` where the interaction is.

    Raises:
        BotChallengeError: the opponent is a bot.
        UnreachableError: the game would be played by direct message, and the opponent takes none.
        PlayerError: see `actions.challenge`.
    """
    interaction = answer.interaction
    bot = interaction.client
    if opponent.bot:
        raise BotChallengeError
    game = await actions.challenge(
        bot.db,
        challenger=interaction.user.id,
        opponent=opponent.id,
        colour=colour,
        start=start,
        boards=await _boards_for(interaction, opponent.id),
        locale=str(interaction.guild_locale or interaction.locale),
        random=bot.random,
        now=bot.now(),
    )
    await _post(answer, game)


async def offer_rematch(answer: Answer, game_id: int) -> None:
    """Challenge the opponent of an ended game to another, the colours swapped.

    Raises:
        UnreachableError: the game would be played by direct message, and the opponent takes none.
        PlayerError: see `actions.offer_rematch`.
    """
    interaction = answer.interaction
    bot = interaction.client
    ended = await actions.find_ended(bot.db, game_id=game_id, person=interaction.user.id)
    game = await actions.offer_rematch(
        bot.db,
        ended=ended,
        person=interaction.user.id,
        boards=await _boards_for(interaction, ended.other(interaction.user.id)),
        random=bot.random,
        now=bot.now(),
    )
    await _post(answer, game)


async def _boards_for(interaction: Interaction, opponent: int) -> list[Board]:
    """Where an invitation given here stands: here, and where only the challenger sees it also there."""
    here = place_of(interaction)
    if here.viewer is None or here.viewer == opponent:
        return [here]
    channel = await interaction.client.create_dm(discord.Object(opponent))
    return [here, Board(channel.id, None, None, viewer=opponent)]


async def _post(answer: Answer, game: Game) -> None:
    bot, challenger = answer.interaction.client, answer.interaction.user.id
    here, *direct = game.boards if game.boards[0].viewer != game.opponent else reversed(game.boards)
    for board in direct:
        try:
            await post_anew(bot, game, board, notifies=(game.opponent,), actor=challenger)
        except discord.Forbidden as error:
            await actions.withdraw(bot.db, game_id=game.id, person=challenger, now=bot.now())
            raise UnreachableError(opponent=mention(game.opponent)) from error
    message = await panel(game, here, notifies=(game.opponent,))
    here = replace(here, message_id=await answer.post(message))
    await actions.shown(bot.db, game, here, actor=challenger, now=bot.now())
