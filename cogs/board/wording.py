"""What is said about a game, in the words of a catalogue."""

from bot.games import NOBODY, Board, Game, PersonId, Reason, Status, Turn
from bot.i18n import Texts
from bot.rules import Colour, Phase, PlyKind
from cogs.markup import date, link, mention, relative_time


def name(person: PersonId, t: Texts) -> str:
    """A person as a mention; somebody who is nobody in particular as a word."""
    return t("name-unknown") if person == NOBODY else mention(person)


def invitation(game: Game, t: Texts, viewer: PersonId | None) -> str:
    """The lines of an open invitation, for `viewer` alone or for everybody.

    The first line stands alone in a notification.
    """
    challenger, opponent = mention(game.challenger), name(game.opponent, t)
    if viewer == game.challenger:
        return t("invitation-sent", opponent=opponent)
    if game.opponent == NOBODY:
        first = t("invitation-open", challenger=challenger)
    else:
        first = t("invitation", challenger=challenger, opponent=opponent)
    details = [
        t("invitation-start", start=game.start.value),
        t("invitation-colour", colour=game.colour.value, challenger=challenger, opponent=opponent),
        t("invitation-clock", days=game.clock.value),
    ]
    return f"{first}\n-# {' '.join(details)}"


def board(game: Game, t: Texts, now: float) -> str:
    """The lines of a board on which a game is being played."""
    task = None if game.awaits_computer else f"-# {_task(game, t)}"
    lines = [
        _first(game, t),
        _offer(game, t) if game.time_up else None,
        _before_offer(game, t),
        _passed(game, t),
        task,
        _clock(game, t, now),
        _claim(game, t),
    ]
    return "\n".join(line for line in lines if line)


def _before_offer(game: Game, t: Texts) -> str | None:
    """What the computer did in the turn with which it offers a draw; the first line is about the offer."""
    turn = game.last_turn
    return did(game, turn, t) if turn and game.offer and game.offer.by == game.computer else None


def direct(game: Game, board: Board | None, t: Texts) -> str:
    """What a direct message about a game on `board` says."""
    line = _first(game, t) if game.status is Status.PLAYING else end(game, t)
    return f"{line}\n{link(board)}" if board else line


def end(game: Game, t: Texts) -> str:
    """The lines of a game, or of an invitation, that has ended."""
    people = {"challenger": name(game.challenger, t), "opponent": name(game.opponent, t)}
    score = score_of(game, t)
    if game.reason is None:
        raise ValueError("the game has not ended")
    if not game.begun:
        return t(f"invitation-{game.reason.value}", **people)
    if game.reason is Reason.STOPPED:
        return t("end-stopped", red=name(game.red, t), yellow=name(game.yellow, t), note=game.note or "")
    if game.winner is None:
        return t(f"end-{game.reason.value}", score=score)
    players = {"winner": name(game.winner, t), "loser": name(game.other(game.winner), t)}
    turn = game.last_turn
    if game.reason is Reason.POINTS and turn:
        return t("end-points", winner=players["winner"], score=score, did=did(game, turn, t))
    return t(f"end-{game.reason.value}", score=score, **players)


def trail(game: Game, elsewhere: Board | None, t: Texts) -> str:
    """The lines that stay of a board when the game has gone on in a newer message, or in another channel."""
    went = t("trail-elsewhere", link=link(elsewhere)) if elsewhere else t("trail-first")
    turn = game.last_turn
    if game.status is Status.INVITED or turn is None:
        return went
    did_last = f"-# {t('trail', score=score_of(game, t), did=did(game, turn, t))}"
    return f"{did_last}\n{went}" if elsewhere else did_last


def score_of(game: Game, t: Texts) -> str:
    """Both sides' points."""
    kept = game.position.kept
    return t("score", red=kept.red, yellow=kept.yellow)


def did(game: Game, turn: Turn, t: Texts) -> str:
    """What a turn did so far, as a sentence."""
    player = name(game.player(turn.colour), t)
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


def _first(game: Game, t: Texts) -> str:
    """The first line of a board: it says by itself, in a notification, what there is to do."""
    score, mover, waiting = score_of(game, t), name(game.to_move, t), name(game.waiting, t)
    turn = game.last_turn
    if game.time_up:
        return t("turn-time-up", player=mover, opponent=waiting, score=score)
    if offer := _offer(game, t):
        return offer
    if game.awaits_computer:
        if turn is None:
            return t("turn-computer-first", computer=mover, score=score)
        return t("turn-computer", computer=mover, score=score, did=did(game, turn, t))
    if turn is None:
        return t("turn-first", player=mover, score=score)
    message = "turn-goes-on" if game.turn_began else "turn-passed"
    return t(message, player=mover, score=score, did=did(game, turn, t))


def _offer(game: Game, t: Texts) -> str | None:
    """What one player asks of the other."""
    if game.offer is None:
        return None
    asker, asked = name(game.offer.by, t), name(game.other(game.offer.by), t)
    return t(f"offer-{game.offer.kind.value}", asker=asker, asked=asked, score=score_of(game, t))


def _task(game: Game, t: Texts) -> str:
    position = game.position
    side = position.turn.name.lower()
    if position.phase is Phase.FILL:
        return t("task-fill", side=side)
    if position.phase is Phase.HELD:
        return t("task-held")
    return t("task-pop-again") if game.turn_began else t("task-pop", side=side)


def _clock(game: Game, t: Texts, now: float) -> str | None:
    """When the time for the turn is up, and who is on holiday."""
    lines: list[str] = []
    if game.deadline is not None and not game.time_up:
        lines.append(t("clock", time=relative_time(game.deadline)))
    lines += [
        t("paused", player=name(person, t), time=date(until))
        for person in (game.red, game.yellow)
        if (until := game.person(person).paused_until) and until > now
    ]
    return f"-# {' '.join(lines)}" if lines else None


def _claim(game: Game, t: Texts) -> str | None:
    claim = game.draw_claim
    return f"-# {t(f'claim-{claim.value}')}" if claim else None


def _passed(game: Game, t: Texts) -> str | None:
    """Why the turn is not where one would expect it, or None where it is."""
    mover, other = name(game.to_move, t), name(game.waiting, t)
    turn = game.last_turn
    if turn is None:
        begins = game.position.turn is Colour.YELLOW
        return t("passed-at-start", player=other, opponent=mover) if begins else None
    if turn.opponent_passed:
        return t("passed", player=other)
    return t("ran-dry", player=other) if turn.ran_dry else None
