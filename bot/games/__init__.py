"""A game between people as values: players, standing, history, clock, offers, result. No I/O, no Discord."""

from bot.games.board import Board
from bot.games.game import (
    Clock,
    ColourChoice,
    Game,
    Offer,
    OfferKind,
    Start,
    Status,
    colour_in_rematch,
)
from bot.games.history import History
from bot.games.ids import (
    NO_GAME,
    NOBODY,
    NOWHERE,
    ChannelId,
    GameId,
    GuildId,
    MessageId,
    PersonId,
)
from bot.games.level import Level
from bot.games.person import CLASSIC, BoardStyle, Notify, Person, ThemeName
from bot.games.reason import Reason
from bot.games.server import Server
from bot.games.standing import DrawClaim, Standing
from bot.games.turn import Turn, notation

__all__ = [
    "CLASSIC",
    "NOBODY",
    "NOWHERE",
    "NO_GAME",
    "Board",
    "BoardStyle",
    "ChannelId",
    "Clock",
    "ColourChoice",
    "DrawClaim",
    "Game",
    "GameId",
    "GuildId",
    "History",
    "Level",
    "MessageId",
    "Notify",
    "Offer",
    "OfferKind",
    "Person",
    "PersonId",
    "Reason",
    "Server",
    "Standing",
    "Start",
    "Status",
    "ThemeName",
    "Turn",
    "colour_in_rematch",
    "notation",
]
