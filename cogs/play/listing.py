"""A person's games as a list to choose from."""

from discord.app_commands import Choice

from bot import actions
from bot.games import Game
from bot.i18n import Texts, texts
from cogs.answers import Interaction
from cogs.play.names import Names


async def game_choices(interaction: Interaction, names: Names, typed: str) -> list[Choice[int]]:
    """The running games whose line contains what the person has typed, their own turns first."""
    person = interaction.user.id
    games = await actions.find_games(interaction.client.db, person)
    games.sort(key=lambda game: game.to_move != person)
    known = await names.fetch(game.other(person) for game in games)
    t = texts(str(interaction.locale))
    choices = [
        Choice(name=_line(game, person, known.get(game.other(person), t("name-unknown")), t), value=game.id)
        for game in games
    ]
    return [choice for choice in choices if typed.casefold() in choice.name.casefold()]


def _line(game: Game, person: int, opponent: str, t: Texts) -> str:
    kept = game.position.kept
    turn = "yours" if game.to_move == person else "theirs"
    return t("choice-game", id=str(game.id), opponent=opponent, red=kept.red, yellow=kept.yellow, turn=turn)
