"""Games as a list to choose from while one types a command."""

from collections.abc import Callable, Iterable

from discord.app_commands import Choice

from bot import actions
from bot.actions import LISTED
from bot.games import ChannelId, Game, GuildId, PersonId, Status
from bot.i18n import Texts, texts
from cogs.answers import Interaction


async def game_choices(
    interaction: Interaction, typed: str, *, invitations: bool = False
) -> list[Choice[int]]:
    """The person's running games, their own turns first; then their open invitations where those count."""
    person, db = PersonId(interaction.user.id), interaction.client.db
    games = await db.read(actions.find_open if invitations else actions.find_games, person, typed)
    games.sort(key=lambda game: (game.status is Status.INVITED, game.to_move != person))
    names = await interaction.client.names.fetch(game.other(person) for game in games)

    def line(game: Game, t: Texts) -> str:
        kept, opponent = game.position.kept, names.get(game.other(person), t("name-unknown"))
        if game.status is Status.INVITED:
            whose = "yours" if game.challenger == person else "theirs"
            return t("choice-invitation", id=str(game.id), opponent=opponent, whose=whose)
        return t(
            "choice-game",
            id=str(game.id),
            opponent=opponent,
            red=kept.red,
            yellow=kept.yellow,
            turn="yours" if game.to_move == person else "theirs",
        )

    return _choices(interaction, games, line, typed)


async def server_game_choices(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The running games of the server, for those who may end them."""
    if interaction.guild_id is None or not interaction.permissions.manage_messages:
        return []
    games = await interaction.client.db.read(actions.find_games_in, GuildId(interaction.guild_id), typed)
    if not moderates_everywhere(interaction) and interaction.channel_id is not None:
        games = [game for game in games if game.board_in(ChannelId(interaction.channel_id))]
    names = await interaction.client.names.fetch(
        person for game in games for person in (game.red, game.yellow)
    )

    def line(game: Game, t: Texts) -> str:
        red, yellow = (names.get(person, t("name-unknown")) for person in (game.red, game.yellow))
        return t("choice-server-game", id=str(game.id), red=red, yellow=yellow)

    return _choices(interaction, games, line, typed)


def moderates_everywhere(interaction: Interaction) -> bool:
    """Whether a person runs the whole server.

    Manage Messages holds for the channel of the interaction, where somebody may have it as their own;
    Manage Server is given for all of them or for none.
    """
    return interaction.permissions.manage_guild


async def ended_game_choices(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """The person's finished games, the newest first."""
    person = PersonId(interaction.user.id)
    games = await interaction.client.db.read(actions.find_ended_games, person, typed)
    names = await interaction.client.names.fetch(game.other(person) for game in games)

    def line(game: Game, t: Texts) -> str:
        kept = game.position.kept
        opponent = names.get(game.other(person), t("name-unknown"))
        return t("choice-ended-game", id=str(game.id), opponent=opponent, red=kept.red, yellow=kept.yellow)

    return _choices(interaction, games, line, typed)


def _choices(
    interaction: Interaction, games: Iterable[Game], line: Callable[[Game, Texts], str], typed: str
) -> list[Choice[int]]:
    """The games whose line contains what the person has typed; Discord takes names of 100 characters."""
    t = texts(str(interaction.locale))
    choices = [Choice(name=line(game, t)[:100], value=game.id) for game in games]
    return [choice for choice in choices if typed.casefold() in choice.name.casefold()][:LISTED]
