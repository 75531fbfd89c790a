"""A game between people as values: players, history and result. No I/O, no clock, no Discord."""

from bot.games.game import Board, ColourChoice, Game, Reason, Start, Status
from bot.games.history import History, Turn

__all__ = ["Board", "ColourChoice", "Game", "History", "Reason", "Start", "Status", "Turn"]
