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
    find_ended_games,
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
from bot.actions.reviewing import find_review, keep_review
from bot.actions.showing import SHOW_AGAIN_AFTER, awaits_ping, shown, to_tell, told
from bot.actions.solo import (
    answer_draw,
    fetch_to_think,
    play_computer,
    play_turn,
    shuffle_rest,
    take_back,
)

__all__ = [
    "DAYS_A_YEAR",
    "SHOW_AGAIN_AFTER",
    "Forgotten",
    "Terms",
    "accept",
    "accept_offer",
    "answer_draw",
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
    "fetch_to_think",
    "find_ended",
    "find_ended_games",
    "find_game",
    "find_games",
    "find_games_in",
    "find_person",
    "find_playing",
    "find_review",
    "find_server",
    "finish",
    "forfeit",
    "forget",
    "give_time",
    "keep_review",
    "make_offer",
    "next_due",
    "offer_rematch",
    "pause",
    "play",
    "play_computer",
    "play_turn",
    "remind",
    "resign",
    "shown",
    "shuffle_rest",
    "stop",
    "take_back",
    "to_tell",
    "told",
    "withdraw",
]
