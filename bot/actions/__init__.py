"""What people and the clock do to games: each function is one transaction, and knows no Discord.

Every change of a game also sets when the game is to be shown anew (`DueKind.BOARD`), in the same
transaction. Whoever then shows it says so with `shown`; where the process dies in between, the
clock shows it. So nothing that was committed stays unseen.
"""

from bot.actions.choosing import choose, choose_for_server, find_person, find_server
from bot.actions.clock import claim, finish, next_due
from bot.actions.clocks import call_time, claim_win, expire, forfeit, give_time, remind
from bot.actions.finding import (
    fetch_game,
    find_ended,
    find_game,
    find_games,
    find_games_in,
    find_playing,
)
from bot.actions.forgetting import Forgotten, export, forget
from bot.actions.invitations import Terms, accept, challenge, decline, offer_rematch, withdraw
from bot.actions.offers import accept_offer, claim_draw, decline_offer, make_offer
from bot.actions.pausing import DAYS_A_YEAR, pause
from bot.actions.playing import play, resign, stop
from bot.actions.showing import SHOW_AGAIN_AFTER, awaits_ping, shown, to_tell, told

__all__ = [
    "DAYS_A_YEAR",
    "SHOW_AGAIN_AFTER",
    "Forgotten",
    "Terms",
    "accept",
    "accept_offer",
    "awaits_ping",
    "call_time",
    "challenge",
    "choose",
    "choose_for_server",
    "claim",
    "claim_draw",
    "claim_win",
    "decline",
    "decline_offer",
    "expire",
    "export",
    "fetch_game",
    "find_ended",
    "find_game",
    "find_games",
    "find_games_in",
    "find_person",
    "find_playing",
    "find_server",
    "finish",
    "forfeit",
    "forget",
    "give_time",
    "make_offer",
    "next_due",
    "offer_rematch",
    "pause",
    "play",
    "remind",
    "resign",
    "shown",
    "stop",
    "to_tell",
    "told",
    "withdraw",
]
