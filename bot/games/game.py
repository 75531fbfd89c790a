"""A game between two people: who they are, what was agreed, where it stands, how it ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from bot.games.board import Board
from bot.games.ids import ChannelId, GameId, PersonId
from bot.games.level import Level
from bot.games.person import Person
from bot.games.reason import BEFORE_IT_BEGAN, Reason
from bot.games.standing import DrawClaim, Standing
from bot.games.turn import Turn
from bot.rules import Colour, Outcome, Phase, Ply, Position


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


@dataclass(frozen=True, slots=True)
class Offer:
    """A question that has not been answered yet."""

    kind: OfferKind
    """What is asked."""
    by: PersonId
    """The player who asks."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game from its invitation to its end. Times are in seconds since 1970."""

    id: GameId
    """Its number; `NO_GAME` until it is stored."""
    status: Status
    """Where it is in its life."""
    challenger: PersonId
    """Who asked for it."""
    opponent: PersonId
    """Who was asked; `NOBODY` while an open invitation is not taken. The bot where the computer plays."""
    colour: ColourChoice
    """What the challenger asked to play."""
    start: Start
    """How the grid comes to be full."""
    red: PersonId
    """The player who begins."""
    yellow: PersonId
    """The other one."""
    standing: Standing
    """The position and what led to it."""
    channel_id: ChannelId
    """The channel of the challenge; `NOWHERE` where a player has asked to be forgotten."""
    locale: str
    """The language of the public texts."""
    number: int = 0
    """The number of the next ply. Plies that were taken back have numbers too, and the number after
    them is left out, so that no button of before the takeback fits again."""
    version: int = 0
    """Goes up with every change that is stored, so that a board knows whether it is the current one."""
    clock: Clock = Clock.NONE
    """How long each turn may take."""
    boards: tuple[Board, ...] = ()
    """The messages that show it: one for everybody, or one a viewer."""
    people: Mapping[PersonId, Person] = field(default_factory=dict[PersonId, Person])
    """What the players have chosen, as far as they have."""
    notified_turn: int | None = None
    """The `turn_id` of the last turn that the player to move was notified of."""
    deadline: float | None = None
    """When the time for this turn is up; None where there is no clock."""
    time_up: bool = False
    """Whether it was, so that the opponent may claim the win."""
    offer: Offer | None = None
    """The question that is open."""
    offered_at: int | None = None
    """The `number` at which an offer was last made."""
    winner: PersonId | None = None
    """Who won; None while it goes on, for a draw, and where it never began."""
    reason: Reason | None = None
    """Why it ended; None until it has."""
    note: str | None = None
    """What a moderator gave as the reason for ending it."""
    level: Level | None = None
    """How strong the computer plays; None between people."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self.standing.position

    @property
    def last_turn(self) -> Turn | None:
        """The turn in progress, or the last one where a new one has not begun; None at the start."""
        return self.standing.last_turn

    @property
    def draw_claim(self) -> DrawClaim | None:
        """Why a player may claim a draw now, if they may."""
        return self.standing.draw_claim

    @property
    def begun(self) -> bool:
        """Whether the invitation was accepted, so that there is a grid to show."""
        if self.status is Status.ENDED:
            return self.reason not in BEFORE_IT_BEGAN
        return self.status is Status.PLAYING

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or otherwise; None while it goes on."""
        if self.status is not Status.ENDED:
            return None
        if self.position.outcome or self.winner is None:
            return self.position.outcome or Outcome(None)
        return Outcome(self.colour_of(self.winner))

    @property
    def turn_id(self) -> int:
        """The number of the ply with which the turn in progress began or will begin.

        It tells one turn from the next, also where a turn comes back to the same player.
        """
        turn = self.last_turn
        return self.number - (len(turn.plies) if turn and self.turn_began else 0)

    @property
    def turn_began(self) -> bool:
        """Whether the player to move has made a ply of this turn already."""
        return self.standing.turn_began

    @property
    def notified(self) -> bool:
        """Whether the player to move has been notified of this turn."""
        return self.notified_turn == self.turn_id

    @property
    def computer(self) -> PersonId | None:
        """The id under which the computer plays, or None between people."""
        return None if self.level is None else self.opponent

    @property
    def awaits_computer(self) -> bool:
        """Whether the computer is to move."""
        return self.status is Status.PLAYING and self.to_move == self.computer

    @property
    def to_move(self) -> PersonId:
        """The person whose turn it is, or was when the game ended."""
        return self.player(self.position.turn)

    @property
    def waiting(self) -> PersonId:
        """The person who is not to move."""
        return self.other(self.to_move)

    def person(self, person: PersonId) -> Person:
        """What a player has chosen, or what holds for everybody who has not chosen."""
        return self.people.get(person) or Person(person)

    def player(self, colour: Colour) -> PersonId:
        """The person who plays `colour`."""
        return self.red if colour is Colour.RED else self.yellow

    def colour_of(self, person: PersonId) -> Colour:
        """What `person` plays, who must be a player of the game."""
        return Colour.RED if person == self.red else Colour.YELLOW

    def other(self, person: PersonId) -> PersonId:
        """The opponent of `person`, who must be a player of the game."""
        return self.yellow if person == self.red else self.red

    def plays(self, person: PersonId) -> bool:
        """Whether `person` is one of the two."""
        return person in (self.red, self.yellow)

    def board_for(self, person: PersonId) -> Board | None:
        """The message on which `person` plays, or None while there is none."""
        for board in self.boards:
            if board.viewer == person:
                return board
        return next((board for board in self.boards if board.viewer is None), None)

    def board_in(self, channel_id: ChannelId) -> Board | None:
        """The message that shows the game in this channel, or None."""
        return next((board for board in self.boards if board.channel_id == channel_id), None)

    def with_plies(self, *plies: Ply) -> "Game":
        """This game some plies on, ended where the rules end it.

        Raises:
            IllegalPlyError: the rules do not allow one of the plies.
        """
        played = self
        for ply in plies:
            played = replace(
                played, standing=played.standing.after(ply), number=played.number + 1, offer=None
            )
        if played.position.phase is not Phase.OVER:
            return played
        outcome = played.position.outcome
        winner = played.player(outcome.winner) if outcome and outcome.winner else None
        return played.ended(winner, Reason.POINTS if winner else Reason.NOTHING_TO_POP)

    def ended(self, winner: PersonId | None, reason: Reason, note: str | None = None) -> "Game":
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


def colour_in_rematch(ended: Game, person: PersonId) -> ColourChoice:
    """What `person`, a player of the ended game, plays in the next one: the colours swap."""
    return ColourChoice.YELLOW if person == ended.red else ColourChoice.RED
