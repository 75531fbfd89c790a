"""A game between two people: who they are, what was agreed, what was played, how it ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import Final

from bot.games.history import History
from bot.games.level import Level
from bot.games.person import Person
from bot.games.reason import Reason
from bot.rules import Colour, Outcome, Phase, Ply, Position

# In place of a person's id.
NOBODY: Final = 0


class Status(Enum):
    """Where a game is in its life."""

    INVITED = "invited"
    PLAYING = "playing"
    ENDED = "ended"


class Start(Enum):
    """How the grid comes to be full."""

    FILL = "fill"
    SHUFFLED = "shuffled"


class ColourChoice(Enum):
    """What the challenger asked to play."""

    RANDOM = "random"
    RED = "red"
    YELLOW = "yellow"


class Clock(Enum):
    """How long each turn may take; the value is in days."""

    NONE = 0
    DAY = 1
    THREE_DAYS = 3
    WEEK = 7

    @property
    def seconds(self) -> int | None:
        """The time for a turn, or None where there is no clock."""
        return self.value * 86_400 or None


class OfferKind(Enum):
    """What one player can ask of the other."""

    DRAW = "draw"
    TAKEBACK = "takeback"
    SHUFFLE = "shuffle"


_BEFORE_IT_BEGAN = frozenset({Reason.DECLINED, Reason.WITHDRAWN, Reason.EXPIRED})


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game, and what the bot may do in its channel.

    `viewer` is the only person who sees the message (a DM with the bot), or None where both
    players do. `message_id` is None until the first answer of a game has gone out. `locale` is the
    viewer's language, None where there is no viewer or they have not answered there yet.
    """

    channel_id: int
    guild_id: int | None
    message_id: int | None
    viewer: int | None = None
    can_post: bool = True
    can_attach: bool = True
    locale: str | None = None

    @property
    def link(self) -> str:
        """Where the message is: a link that opens in Discord."""
        place = f"https://discord.com/channels/{self.guild_id or '@me'}/{self.channel_id}"
        return f"{place}/{self.message_id}" if self.message_id else place


@dataclass(frozen=True, slots=True)
class Offer:
    """What `by` has asked the other player, who has not answered yet."""

    kind: OfferKind
    by: int


@dataclass(frozen=True)
class Game:
    """A game from its invitation to its end. People are Discord user ids, or `NOBODY`.

    `opponent` is `NOBODY` while an open invitation is not taken; a person who asked to be
    forgotten is `NOBODY` too. `number` is that of the next ply; plies that were taken back have
    numbers but are not in `history`, and the number after them is left out. `pinged` is the
    `turn_id` of the last turn for which the player was told. `deadline` is when the time for
    this turn is up (seconds since 1970), and `time_up` says that it was and that the opponent
    has been offered the win. `offered_at` is the number at which an offer was last made.
    `locale` is the language of the public texts. `winner` is None while the game goes on, for a
    draw, and where it never began; `reason` is None until it has ended, and `note` is what a
    moderator gave as theirs. `level` is how strong the computer plays, who then is the opponent,
    under the bot's own user id; None between people.
    """

    id: int
    status: Status
    challenger: int
    opponent: int
    colour: ColourChoice
    start: Start
    red: int
    yellow: int
    history: History
    number: int
    locale: str
    clock: Clock = Clock.NONE
    boards: tuple[Board, ...] = ()
    people: Mapping[int, Person] = field(default_factory=dict[int, Person])
    pinged: int | None = None
    deadline: float | None = None
    time_up: bool = False
    offer: Offer | None = None
    offered_at: int | None = None
    winner: int | None = None
    reason: Reason | None = None
    note: str | None = None
    level: Level | None = None

    @property
    def position(self) -> Position:
        """Where the game stands now."""
        return self.history.position

    @property
    def begun(self) -> bool:
        """Whether the invitation was accepted, so that there is a grid to show."""
        if self.status is Status.ENDED:
            return self.reason not in _BEFORE_IT_BEGAN
        return self.status is Status.PLAYING

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or otherwise; None while it goes on."""
        if self.status is not Status.ENDED:
            return None
        if self.position.outcome or self.winner is None:
            return self.position.outcome or Outcome(None)
        return Outcome(Colour.RED if self.winner == self.red else Colour.YELLOW)

    @property
    def turn_id(self) -> int:
        """The number of the ply with which the turn in progress began or will begin.

        It tells one turn from the next, also where a turn comes back to the same player.
        """
        turn = self.history.last_turn
        return self.number - (len(turn.plies) if turn and not turn.complete else 0)

    @property
    def computer(self) -> int | None:
        """The id under which the computer plays, or None between people."""
        return None if self.level is None else self.opponent

    @property
    def awaits_computer(self) -> bool:
        """Whether the computer is to move."""
        return self.status is Status.PLAYING and self.to_move == self.computer

    @property
    def waiting(self) -> int:
        """The person who is not to move."""
        return self.other(self.to_move)

    def person(self, person: int) -> Person:
        """What a player has chosen, or what holds for everybody who has not chosen."""
        return self.people.get(person) or Person(person)

    @property
    def to_move(self) -> int:
        """The person whose turn it is, or was when the game ended."""
        return self.player(self.position.turn)

    def player(self, colour: Colour) -> int:
        """The person who plays `colour`."""
        return self.red if colour is Colour.RED else self.yellow

    def other(self, person: int) -> int:
        """The opponent of `person`, who must be a player of the game."""
        return self.yellow if person == self.red else self.red

    def plays(self, person: int) -> bool:
        """Whether `person` is one of the two."""
        return person in (self.red, self.yellow)

    @cached_property
    def turn_began(self) -> bool:
        """Whether the player to move has made a ply of this turn already."""
        turn = self.history.last_turn
        return turn is not None and not turn.complete

    def board_for(self, person: int) -> Board | None:
        """The message on which `person` plays, or None while there is none."""
        for board in self.boards:
            if board.viewer == person:
                return board
        return next((board for board in self.boards if board.viewer is None), None)

    def board_in(self, channel_id: int) -> Board | None:
        """The message that shows the game in this channel, or None."""
        return next((board for board in self.boards if board.channel_id == channel_id), None)

    def with_ply(self, ply: Ply) -> "Game":
        """This game one ply on, ended where the rules end it.

        Raises:
            IllegalPlyError: the rules do not allow the ply now.
        """
        played = replace(self, history=self.history.with_ply(ply), number=self.number + 1, offer=None)
        if played.position.phase is not Phase.OVER:
            return played
        outcome = played.position.outcome
        winner = played.player(outcome.winner) if outcome and outcome.winner else None
        return played.ended(winner, Reason.POINTS if winner else Reason.NOTHING_TO_POP)

    def ended(self, winner: int | None, reason: Reason, note: str | None = None) -> "Game":
        """This game at its end, with nothing pending any more."""
        return replace(
            self,
            status=Status.ENDED,
            winner=winner,
            reason=reason,
            note=note,
            deadline=None,
            time_up=False,
            offer=None,
        )
