"""A game between two people: who they are, what was agreed, what was played, how it ended."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from bot.games.history import History
from bot.rules import Colour, Phase, Ply, Position


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


class Reason(Enum):
    """Why a game ended; the first two are the rules' own, the last two end an invitation."""

    POINTS = "points"
    NOTHING_TO_POP = "nothing-to-pop"
    RESIGNED = "resigned"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game, and what the bot may do in its channel.

    `viewer` is the only person who sees the message (a DM with the bot), or None where both
    players do. `message_id` is None until the first answer of a game has gone out.
    """

    channel_id: int
    guild_id: int | None
    message_id: int | None
    viewer: int | None = None
    can_post: bool = True
    can_attach: bool = True

    @property
    def link(self) -> str:
        """Where the message is: a link that opens in Discord."""
        place = f"https://discord.com/channels/{self.guild_id or '@me'}/{self.channel_id}"
        return f"{place}/{self.message_id}" if self.message_id else place


@dataclass(frozen=True)
class Game:
    """A game from its invitation to its end. People are Discord user ids.

    `pinged` is the `History.turn_number` of the last turn for which the player was mentioned.
    `locale` is the language of its public texts. `winner` is None while it goes on, for a draw
    and for an invitation that came to nothing; `reason` is None until it has ended.
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
    locale: str
    boards: tuple[Board, ...] = ()
    pinged: int | None = None
    winner: int | None = None
    reason: Reason | None = None

    @property
    def position(self) -> Position:
        """Where the game stands now."""
        return self.history.position

    @property
    def begun(self) -> bool:
        """Whether the invitation was accepted, so that there is a grid to show."""
        if self.status is Status.ENDED:
            return self.reason not in (Reason.DECLINED, Reason.WITHDRAWN)
        return self.status is Status.PLAYING

    @property
    def number(self) -> int:
        """The number of the next ply, from 0."""
        return len(self.history.plies)

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
        played = replace(self, history=self.history.with_ply(ply))
        if played.position.phase is not Phase.OVER:
            return played
        outcome = played.position.outcome
        winner = played.player(outcome.winner) if outcome and outcome.winner else None
        reason = Reason.POINTS if winner else Reason.NOTHING_TO_POP
        return replace(played, status=Status.ENDED, winner=winner, reason=reason)
