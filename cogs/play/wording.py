"""What is said about a game, in the words of a catalogue."""

from bot.games import Game, Reason, Status, Turn
from bot.i18n import Texts
from bot.marks import mention
from bot.rules import Phase, PlyKind


def invitation(game: Game, t: Texts, viewer: int | None) -> str:
    """The lines of an open invitation, for `viewer` alone or for everybody.

    The first line stands alone in a notification.
    """
    people = {"challenger": mention(game.challenger), "opponent": mention(game.opponent)}
    if viewer == game.challenger:
        return t("invitation-sent", opponent=people["opponent"])
    details = f"{t('invitation-start', start=game.start.value)} "
    details += t("invitation-colour", colour=game.colour.value, **people)
    return f"{t('invitation', **people)}\n-# {details}"


def board(game: Game, t: Texts) -> str:
    """The lines of a board on which a game is being played."""
    player = mention(game.to_move)
    turn = game.history.last_turn
    score = score_of(game, t)
    if turn is None:
        first = t("turn-first", player=player, score=score)
    else:
        message = "turn-goes-on" if game.turn_began else "turn-passed"
        first = t(message, player=player, score=score, did=did(game, turn, t))
    lines = [first, f"-# {_task(game, t)}"]
    passed = _passed(game, turn, t)
    if passed:
        lines.insert(1, passed)
    return "\n".join(lines)


def end(game: Game, t: Texts) -> str:
    """The lines of a game, or of an invitation, that has ended."""
    people = {"challenger": mention(game.challenger), "opponent": mention(game.opponent)}
    score = score_of(game, t)
    if game.reason is Reason.DECLINED:
        return t("invitation-declined", **people)
    if game.reason is Reason.WITHDRAWN:
        return t("invitation-withdrawn", **people)
    if game.winner is None:
        return t("end-nothing-to-pop", score=score)
    winner, loser = mention(game.winner), mention(game.other(game.winner))
    if game.reason is Reason.RESIGNED:
        return t("end-resigned", winner=winner, loser=loser, score=score)
    turn = game.history.last_turn
    return t("end-points", winner=winner, score=score, did=did(game, turn, t) if turn else "")


def trail(game: Game, t: Texts) -> str:
    """The one line that stays of a board when the game has gone on in a newer message."""
    turn = game.history.last_turn
    if game.status is Status.INVITED or turn is None:
        return t("trail-first")
    return f"-# {t('trail', score=score_of(game, t), did=did(game, turn, t))}"


def score_of(game: Game, t: Texts) -> str:
    """Both sides' points."""
    kept = game.position.kept
    return t("score", red=kept.red, yellow=kept.yellow)


def did(game: Game, turn: Turn, t: Texts) -> str:
    """What a turn did so far, as a sentence."""
    player = mention(game.player(turn.colour))
    last = turn.plies[-1]
    if last.kind is PlyKind.DROP:
        return t("did-drop", player=player, column=last.column + 1)
    pops = [ply.column + 1 for ply in turn.plies if ply.kind is PlyKind.POP]
    points = turn.points
    scored = {"points": points, "columns": ", ".join(map(str, pops[:points]))} if points else {}
    kind = "did-points" if points else "did"
    if last.kind is PlyKind.REDROP:
        forced = "-forced" if turn.forced else ""
        return t(
            f"{kind}-redrop{forced}", player=player, **scored, **{"from": pops[-1], "to": last.column + 1}
        )
    if turn.held:
        return t(f"{kind}-held", player=player, **scored, **{"from": pops[-1]})
    return t(kind, player=player, **scored)


def _task(game: Game, t: Texts) -> str:
    position = game.position
    side = t(position.turn.name.lower())
    if position.phase is Phase.FILL:
        return t("task-fill", side=side)
    if position.phase is Phase.HELD:
        return t("task-held")
    return t("task-pop-again") if game.turn_began else t("task-pop", side=side)


def _passed(game: Game, turn: Turn | None, t: Texts) -> str | None:
    """Why the turn is not where one would expect it, or None where it is."""
    mover, other = mention(game.to_move), mention(game.other(game.to_move))
    if turn is None:
        begins = game.position.turn.name.lower() == "yellow"
        return t("passed-at-start", player=other, opponent=mover) if begins else None
    if turn.opponent_passed:
        return t("passed", player=other)
    if turn.ran_dry:
        return t("ran-dry", player=other)
    return None
