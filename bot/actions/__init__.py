"""What people and the clock do to games: each function is one transaction, and knows no Discord.

Every change of a game also sets when the game is to be shown anew (`DueKind.BOARD`), in the same
transaction. Whoever then shows it says so with `shown`; where the process dies in between, the
clock shows it. So nothing that was committed stays unseen.
"""

from bot.actions.clock import claim, finish, next_due
from bot.actions.finding import fetch_game, find_ended, find_game, find_games, find_playing
from bot.actions.invitations import accept, challenge, decline, offer_rematch, withdraw
from bot.actions.playing import play, resign
from bot.actions.showing import awaits_ping, shown

__all__ = [
    "accept",
    "awaits_ping",
    "challenge",
    "claim",
    "decline",
    "fetch_game",
    "find_ended",
    "find_game",
    "find_games",
    "find_playing",
    "finish",
    "next_due",
    "offer_rematch",
    "play",
    "resign",
    "shown",
    "withdraw",
]
