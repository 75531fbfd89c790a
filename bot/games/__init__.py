"""A game between people as values: players, history, clock, offers, result. No I/O, no Discord."""

from bot.games.game import (
    NOBODY,
    Board,
    Clock,
    ColourChoice,
    Game,
    Offer,
    OfferKind,
    Start,
    Status,
)
from bot.games.history import DrawClaim, History, Turn
from bot.games.level import Level
from bot.games.person import Look, Person, ThemeName, Told
from bot.games.reason import Reason
from bot.games.server import Server

__all__ = [
    "NOBODY",
    "Board",
    "Clock",
    "ColourChoice",
    "DrawClaim",
    "Game",
    "History",
    "Level",
    "Look",
    "Offer",
    "OfferKind",
    "Person",
    "Reason",
    "Server",
    "Start",
    "Status",
    "ThemeName",
    "Told",
    "Turn",
]
