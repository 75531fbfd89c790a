"""People who do anything in any order, beside a model that is simple enough to trust.

Whatever they do is either refused, and then nothing has changed, or it is what the model says; and after
each step what is kept beside the plies follows from them, and something is due for whatever waits.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from sqlalchemy import Connection, create_engine, event, select
from sqlalchemy.pool import StaticPool

from bot import actions
from bot.actions import By, DueKind, Meant, Place, Terms, invitations
from bot.errors import PlayerError
from bot.games import NOBODY, Board, Clock, ColourChoice, Game, OfferKind, Reason, Start, Status
from bot.rules import Colour, Phase, Ply, PlyKind, Position
from bot.storage.checking import check_standing
from bot.storage.tables import due, games, metadata, people
from tests.actions import keen

PEOPLE = (11, 22, 33)
DAY = 86_400
WHEN_PLAYING = {DueKind.REMIND, DueKind.TIME_UP, DueKind.FORFEIT}

people_ = st.sampled_from(PEOPLE)
seeds = st.integers(0, 2**32 - 1)


@dataclass
class Modelled:
    """What is known of a game without asking the store."""

    challenger: int
    opponent: int
    status: Status = Status.INVITED
    position: Position | None = None
    before_turns: tuple[tuple[Colour, Position], ...] = ()
    """The position before each turn, and whose it was: what a takeback goes back to."""
    offer: tuple[OfferKind, int] | None = None

    def plays(self, person: int) -> bool:
        return person in (self.challenger, self.opponent)


class Games(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        engine = create_engine("sqlite://", poolclass=StaticPool)
        event.listen(engine, "connect", lambda raw, _record: raw.execute("PRAGMA foreign_keys = ON"))
        metadata.create_all(engine)
        self.engine = engine
        self.connection = engine.connect()
        self.now = 1_000_000.0
        # How often somebody may be invited is not what the model is about.
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(invitations, "_PAUSES", (0.0,))
        self.patch.setattr(invitations, "MOST_INVITATIONS_AN_HOUR", 1_000_000)
        self.modelled: dict[int, Modelled] = {}
        self.messages = 0

    def teardown(self) -> None:
        self.patch.undo()
        self.connection.close()
        self.engine.dispose()

    # What any of the rules below does is one transaction.

    def do(self, action: Callable[..., Any], *args: Any) -> Any:
        """What an action returns; None where it is refused, after which the store is as before."""
        before = self.dump()
        try:
            with self.connection.begin():
                return action(self.connection, *args)
        except PlayerError:
            assert self.dump() == before
            return None

    def dump(self) -> list[Any]:
        with self.connection.begin():
            return [
                self.connection.execute(select(table).order_by(*table.primary_key.columns)).all()
                for table in metadata.sorted_tables
            ]

    def by(self, person: int) -> By:
        return By(person, self.now, 30)

    def fetch(self, game_id: int) -> Game:
        with self.connection.begin():
            game = actions.fetch_game(self.connection, game_id)
        assert game is not None
        return game

    def pick(self, seed: int, *wanted: Status) -> int | None:
        found = [number for number, each in self.modelled.items() if each.status in wanted]
        return Random(seed).choice(found) if found else None

    def somebody(self, seed: int, number: int) -> int:
        """One of the two players mostly."""
        random, known = Random(seed), self.modelled[number]
        players = [person for person in (known.challenger, known.opponent) if person != NOBODY]
        return random.choice(players if players and random.random() < 0.9 else PEOPLE)

    @rule(two=st.permutations(PEOPLE), start=st.sampled_from(Start), clock=st.sampled_from(Clock), seed=seeds)
    def begin(self, two: list[int], start: Start, clock: Clock, seed: int) -> None:
        """Have somebody challenge somebody else, who accepts."""
        self.challenge(two[0], two[1], ColourChoice.RANDOM, start, clock, seed)
        last = max(self.modelled, default=None)
        if last is not None and self.modelled[last].status is Status.INVITED:
            self.take(last, two[1])

    @rule(
        challenger=people_,
        opponent=st.sampled_from((*PEOPLE, NOBODY)),
        colour=st.sampled_from(ColourChoice),
        start=st.sampled_from(Start),
        clock=st.sampled_from(Clock),
        seed=seeds,
    )
    def challenge(
        self, challenger: int, opponent: int, colour: ColourChoice, start: Start, clock: Clock, seed: int
    ) -> None:
        self.messages += 1
        place = Place(Board(1, self.messages, 7), None, "en-US")
        terms = Terms(start, colour, clock)
        game = self.do(actions.challenge, opponent, terms, place, [], Random(seed), self.by(challenger))
        pairs = [{each.challenger, each.opponent} for each in self.invitations()]
        refused = challenger == opponent or (opponent != NOBODY and {challenger, opponent} in pairs)
        refused |= sum(each.challenger == challenger for each in self.invitations()) >= 5
        assert (game is None) == (refused or self.running(challenger) >= 25)
        if game:
            self.modelled[game.id] = Modelled(challenger, opponent, position=game.position)

    def invitations(self) -> list[Modelled]:
        return [each for each in self.modelled.values() if each.status is Status.INVITED]

    def running_games(self) -> list[int]:
        return [number for number, each in self.modelled.items() if each.status is Status.PLAYING]

    def running(self, person: int) -> int:
        return sum(each.status is Status.PLAYING and each.plays(person) for each in self.modelled.values())

    @precondition(lambda self: self.invitations())
    @rule(person=people_, seed=seeds)
    def accept(self, person: int, seed: int) -> None:
        number = self.pick(seed, Status.INVITED)
        assert number is not None
        self.take(number, person)

    def take(self, number: int, person: int) -> None:
        known = self.modelled[number]
        game = self.do(actions.accept, number, self.by(person))
        invited = person == known.opponent or (known.opponent == NOBODY and person != known.challenger)
        if game is None:
            assert not invited or 25 in (self.running(person), self.running(known.challenger))
            return
        assert invited
        known.opponent, known.status = person, Status.PLAYING

    @precondition(lambda self: self.invitations())
    @rule(person=people_, seed=seeds, withdraws=st.booleans())
    def turn_down(self, person: int, seed: int, withdraws: bool) -> None:
        number = self.pick(seed, Status.INVITED)
        assert number is not None
        known = self.modelled[number]
        game = self.do(actions.withdraw if withdraws else actions.decline, number, self.by(person))
        assert (game is not None) == (person == (known.challenger if withdraws else known.opponent))
        if game:
            known.status = Status.ENDED
            assert game.reason is (Reason.WITHDRAWN if withdraws else Reason.DECLINED)

    @precondition(lambda self: self.running_games())
    @rule(seed=seeds, plies=st.sampled_from((1, 2, 5, 50)))
    def play_on(self, seed: int, plies: int) -> None:
        """The two of a game go on with it for a while."""
        number = self.pick(seed, Status.PLAYING)
        assert number is not None
        random = Random(seed)
        for _ in range(plies):
            if self.modelled[number].status is Status.PLAYING:
                game = self.fetch(number)
                self.play(number, game.to_move, game.number, keen(game.position, random))

    @rule(
        person=people_,
        seed=seeds,
        late=st.integers(0, 2),
        column=st.integers(1, 7),
        kind=st.sampled_from(PlyKind),
    )
    def press(self, person: int, seed: int, late: int, column: int, kind: PlyKind) -> None:
        """Anybody presses anything."""
        number = self.pick(seed, *Status)
        if number is not None:
            self.play(number, person, max(self.fetch(number).number - late, 0), Ply(kind, column))

    def play(self, number: int, person: int, ply_number: int, ply: Ply) -> None:
        known, before = self.modelled[number], self.fetch(number)
        game = self.do(actions.play, number, ply_number, ply, self.by(person))
        position = known.position
        assert position is not None
        fits = (
            known.status is Status.PLAYING
            and person == before.player(position.turn)
            and ply_number == before.number
            and ply in position.legal_plies
        )
        assert (game is not None) == fits
        if game is None:
            return
        if not before.turn_began:
            known.before_turns += ((position.turn, position),)
        known.position = position.after(ply)
        if known.position.phase is Phase.HELD and len(known.position.legal_plies) == 1:
            known.position = known.position.after(*known.position.legal_plies)
        known.offer = None
        if known.position.phase is Phase.OVER:
            known.status = Status.ENDED
            outcome = known.position.outcome
            assert outcome is not None
            assert game.winner == (outcome.winner and before.player(outcome.winner))

    @precondition(lambda self: self.running_games())
    @rule(seed=seeds, kind=st.sampled_from(OfferKind))
    def offer(self, seed: int, kind: OfferKind) -> None:
        number = self.pick(seed, Status.PLAYING)
        assert number is not None
        self.ask(number, self.somebody(seed, number), kind)

    def ask(self, number: int, person: int, kind: OfferKind) -> None:
        known, before = self.modelled[number], self.fetch(number)
        game = self.do(actions.make_offer, Meant(number, None), kind, self.by(person))
        position = known.position
        assert position is not None
        fits = {
            OfferKind.DRAW: True,
            OfferKind.TAKEBACK: known.plays(person)
            and before.colour_of(person) in {colour for colour, _ in known.before_turns},
            OfferKind.SHUFFLE: position.phase is Phase.FILL,
        }
        if game is None:
            assert (
                known.offer or before.offered_at == before.number or not known.plays(person) or not fits[kind]
            )
            return
        assert not known.offer
        assert known.plays(person)
        assert fits[kind]
        known.offer = (kind, person)

    def offered(self) -> list[int]:
        return [number for number, each in self.modelled.items() if each.offer]

    @precondition(lambda self: self.offered())
    @rule(seed=seeds, says_yes=st.booleans())
    def answer(self, seed: int, says_yes: bool) -> None:
        number = Random(seed).choice(self.offered())
        self.reply(number, self.somebody(seed, number), seed, says_yes)

    def reply(self, number: int, person: int, seed: int, says_yes: bool) -> None:
        known, before = self.modelled[number], self.fetch(number)
        assert known.offer is not None
        kind, asker = known.offer
        if says_yes:
            game = self.do(actions.accept_offer, number, before.offered_at, Random(seed), self.by(person))
        else:
            game = self.do(actions.decline_offer, number, before.offered_at, self.by(person))
        assert (game is not None) == (known.plays(person) and person != asker)
        if game is None:
            return
        known.offer = None
        if not says_yes:
            return
        match kind:
            case OfferKind.DRAW:
                known.status = Status.ENDED
            case OfferKind.TAKEBACK:
                while True:
                    (colour, position), known.before_turns = known.before_turns[-1], known.before_turns[:-1]
                    if colour is before.colour_of(asker):
                        break
                known.position = position
                assert game.number > before.number
            case OfferKind.SHUFFLE:
                # Which discs fell where is chance; that the grid is full is not.
                known.position = game.position
                assert game.position.phase is not Phase.FILL
                turns = self.turns(number)
                known.before_turns = turns

    @precondition(lambda self: self.running_games())
    @rule(seed=seeds, kind=st.sampled_from((OfferKind.TAKEBACK, OfferKind.SHUFFLE, OfferKind.TAKEBACK)))
    def agree(self, seed: int, kind: OfferKind) -> None:
        """One asks, and the other says yes at once."""
        number = self.pick(seed, Status.PLAYING)
        assert number is not None
        known = self.modelled[number]
        self.ask(number, known.challenger, kind)
        if known.offer:
            self.reply(
                number, known.challenger if known.offer[1] == known.opponent else known.opponent, seed, True
            )

    def turns(self, number: int) -> tuple[tuple[Colour, Position], ...]:
        with self.connection.begin():
            history = actions.fetch_history(self.connection, number)
        at = 0
        found: list[tuple[Colour, Position]] = []
        for turn in history.turns:
            found.append((turn.colour, history.positions[at]))
            at += len(turn.plies)
        return tuple(found)

    @precondition(lambda self: len(self.running_games()) > 2)
    @rule(seed=seeds)
    def resign(self, seed: int) -> None:
        number = self.pick(seed, Status.PLAYING)
        assert number is not None
        person = self.somebody(seed, number)
        known = self.modelled[number]
        game = self.do(actions.resign, number, self.by(person))
        assert (game is not None) == known.plays(person)
        if game:
            known.status, known.offer = Status.ENDED, None
            assert game.winner != person

    @precondition(lambda self: self.running_games())
    @rule(seed=seeds, gives=st.booleans())
    def take_the_win_or_give_time(self, seed: int, gives: bool) -> None:
        number = self.pick(seed, Status.PLAYING)
        assert number is not None
        person = self.somebody(seed, number)
        known, before = self.modelled[number], self.fetch(number)
        game = self.do(actions.give_time if gives else actions.claim_win, number, self.by(person))
        assert (game is not None) == (before.time_up and person == before.waiting)
        if game and not gives:
            known.status, known.offer = Status.ENDED, None
        if game and gives:
            assert game.deadline is not None
            assert game.deadline > self.now

    @rule(person=people_, days=st.integers(0, 15))
    def pause(self, person: int, days: int) -> None:
        self.do(actions.pause, person, days, self.now)

    @precondition(lambda self: self.running_games())
    @rule(seed=seeds)
    def let_the_time_run_out(self, seed: int) -> None:
        """A player with a clock does nothing, and nor do the others."""
        number = self.pick(seed, Status.PLAYING)
        assert number is not None
        deadline = self.fetch(number).deadline
        if deadline is not None and deadline > self.now:
            self.let_time_pass(deadline - self.now)
            assert self.fetch(number).time_up

    @rule(seconds=st.sampled_from((1, 600, DAY, 8 * DAY)))
    def let_time_pass(self, seconds: float) -> None:
        """The clock does what is due, one thing after the other, as each becomes due."""
        until = self.now + seconds
        for _ in range(1000):
            with self.connection.begin():
                next_due = actions.next_due(self.connection)
            if next_due is None or next_due > until:
                break
            self.now = max(self.now, next_due)
            for claimed in self.do(actions.claim, self.now, 20):
                self.do_due(claimed)
                self.do(actions.finish, claimed)
        else:
            pytest.fail("something is due again and again")
        self.now = until
        for number, known in self.modelled.items():
            game = self.fetch(number)
            if game.status is not known.status:
                assert game.reason in {Reason.EXPIRED, Reason.TIME}
                known.status, known.offer = Status.ENDED, None
            elif game.deadline is not None:
                assert game.time_up or game.deadline > self.now

    def do_due(self, claimed: actions.Due) -> None:
        match claimed.kind:
            case DueKind.BOARD | DueKind.EDIT:
                shown = self.fetch(claimed.game_id)
                self.do(self.show, shown, claimed.kind is DueKind.BOARD)
            case DueKind.REMIND:
                self.do(actions.remind, claimed.game_id, self.now)
            case DueKind.TIME_UP:
                self.do(actions.call_time, claimed.game_id, self.now)
            case DueKind.FORFEIT:
                self.do(actions.forfeit, claimed.game_id, self.now)
            case DueKind.EXPIRE:
                self.do(actions.expire, claimed.game_id, self.now)
            case DueKind.THINK:
                pytest.fail("no computer plays here")

    @staticmethod
    def show(connection: Connection, game: Game, notifies: bool) -> None:
        notified = notifies and game.to_move in actions.to_notify(game)
        assert actions.record_shown(connection, game, actor=None, notified=notified)

    @rule(person=people_, sure=st.integers(0, 4))
    def forget(self, person: int, sure: int) -> None:
        if sure:
            return
        self.do(actions.forget, self.by(person))
        with self.connection.begin():
            found = self.connection.execute(
                select(games.c.challenger, games.c.opponent, games.c.winner, games.c.offer_by)
            )
            assert not any(person in row for row in found)
            assert person not in self.connection.execute(select(people.c.id)).scalars().all()
        for known in self.modelled.values():
            if not known.plays(person):
                continue
            known.status, known.offer = Status.ENDED, None
            if known.challenger == person:
                known.challenger = NOBODY
            if known.opponent == person:
                known.opponent = NOBODY

    @invariant()
    def what_is_kept_follows_from_the_plies(self) -> None:
        with self.connection.begin():
            for number in self.modelled:
                assert check_standing(self.connection, number, repair=False) == (), number

    @invariant()
    def the_store_says_what_the_model_says(self) -> None:
        for number, known in self.modelled.items():
            game = self.fetch(number)
            assert (game.status, game.position) == (known.status, known.position)
            assert {game.challenger, game.opponent} == {known.challenger, known.opponent}
            assert (game.offer and (game.offer.kind, game.offer.by)) == known.offer

    @invariant()
    def something_is_due_for_whatever_waits(self) -> None:
        with self.connection.begin():
            rows = self.connection.execute(select(due.c.game_id, due.c.kind)).all()
        for number, known in self.modelled.items():
            kinds = {kind for game_id, kind in rows if game_id == number}
            game = self.fetch(number)
            assert (DueKind.EXPIRE in kinds) == (known.status is Status.INVITED)
            if game.deadline is None:
                assert not kinds & WHEN_PLAYING
            else:
                assert (DueKind.FORFEIT if game.time_up else DueKind.TIME_UP) in kinds


TestGames = pytest.mark.filterwarnings("ignore::hypothesis.errors.NonInteractiveExampleWarning")(
    Games.TestCase
)
TestGames.settings = settings(
    max_examples=25,
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
