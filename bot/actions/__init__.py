"""What people, the computer and the clock do to games. No Discord, and no event loop.

Each is a function of a connection, to be run with `Database.read` or `Database.write`, which makes it
one transaction: `await db.write(actions.play, game_id, number, ply, by)`.

Every change of a game also sets when the game is to be shown anew (`DueKind.BOARD`), in the same
transaction. Whoever then shows it says so with `record_shown`; where the process dies in between, it
is shown when that is due. So nothing that was committed stays unseen.
"""

from bot.actions.by import By
from bot.actions.checking import Checked, Fault, check_games, count_games
from bot.actions.deadlines import call_time, claim_win, expire, forfeit, give_time, remind
from bot.actions.due import claim, finish, next_due, postpone
from bot.actions.finding import (
    find_ended,
    find_ended_games,
    find_games,
    find_games_in,
    find_games_seen_by,
    find_open,
    find_playing,
)
from bot.actions.forgetting import Forgotten, export_choices, export_games, forget
from bot.actions.invitations import (
    Place,
    Terms,
    accept,
    challenge,
    decline,
    offer_rematch,
    turn_down,
    withdraw,
)
from bot.actions.loading import LISTED, Meant, load_meant, load_meant_playing
from bot.actions.offers import OFFERS, accept_offer, claim_draw, decline_offer, make_offer
from bot.actions.pausing import DAYS_A_YEAR, pause
from bot.actions.playing import play, resign, stop
from bot.actions.settings import change_person, change_server
from bot.actions.showing import (
    SHOW_AGAIN_AFTER,
    awaits_notification,
    record_notified,
    record_shown,
    replaced_by,
    to_notify,
)
from bot.actions.solo import (
    ask_computer,
    find_to_think,
    forget_to_think,
    play_computer,
    play_computer_again,
    play_turn,
    refuse_draw,
)
from bot.storage.due import Due
from bot.storage.games import fetch_game, fetch_history
from bot.storage.kinds import DueKind
from bot.storage.people import fetch_person
from bot.storage.reviews import fetch_review, save_review
from bot.storage.servers import fetch_server

__all__ = [
    "DAYS_A_YEAR",
    "LISTED",
    "OFFERS",
    "SHOW_AGAIN_AFTER",
    "By",
    "Checked",
    "Due",
    "DueKind",
    "Fault",
    "Forgotten",
    "Meant",
    "Place",
    "Terms",
    "accept",
    "accept_offer",
    "ask_computer",
    "awaits_notification",
    "call_time",
    "challenge",
    "change_person",
    "change_server",
    "check_games",
    "claim",
    "claim_draw",
    "claim_win",
    "count_games",
    "decline",
    "decline_offer",
    "expire",
    "export_choices",
    "export_games",
    "fetch_game",
    "fetch_history",
    "fetch_person",
    "fetch_review",
    "fetch_server",
    "find_ended",
    "find_ended_games",
    "find_games",
    "find_games_in",
    "find_games_seen_by",
    "find_open",
    "find_playing",
    "find_to_think",
    "finish",
    "forfeit",
    "forget",
    "forget_to_think",
    "give_time",
    "load_meant",
    "load_meant_playing",
    "make_offer",
    "next_due",
    "offer_rematch",
    "pause",
    "play",
    "play_computer",
    "play_computer_again",
    "play_turn",
    "postpone",
    "record_notified",
    "record_shown",
    "refuse_draw",
    "remind",
    "replaced_by",
    "resign",
    "save_review",
    "stop",
    "to_notify",
    "turn_down",
    "withdraw",
]
