"""What a person can be refused: typed values, without any text or mark of Discord's.

The text of an error stands in the catalogues under its class's name: `OwnOfferError` is
`error-own-offer`, and its fields are that text's arguments. `cogs.refusals` puts the two together.
"""

import re
from dataclasses import dataclass

from bot.games import Board, ChannelId, PersonId


class PlayerError(Exception):
    """Something a person asked for cannot be done; nothing has changed."""

    @classmethod
    def message_id(cls) -> str:
        """The name of the text in the catalogues."""
        words = re.findall("[A-Z][a-z]*", cls.__name__.removesuffix("Error"))
        return "-".join(["error", *(word.lower() for word in words)])


class OwnChallengeError(PlayerError):
    """A person challenged themselves."""


class BotChallengeError(PlayerError):
    """A person challenged a bot."""


class NoPersonError(PlayerError):
    """The opponent is no person, or not any more: Discord itself, or an account that was deleted."""


@dataclass(eq=False)
class AlreadyInvitedError(PlayerError):
    """The challenger's invitation to the same person stands, on `board`."""

    opponent: PersonId
    board: Board | None


@dataclass(eq=False)
class InvitedByThemError(PlayerError):
    """The opponent's own invitation stands, on `board`."""

    opponent: PersonId
    board: Board | None


@dataclass(eq=False)
class InvitedLatelyError(PlayerError):
    """The opponent has turned the challenger down, who may try again at a time (seconds since 1970)."""

    opponent: PersonId
    time: float


@dataclass(eq=False)
class InvitedManyError(PlayerError):
    """The challenger has given `most` invitations within an hour; the next may follow at that time."""

    most: int
    time: float


@dataclass(eq=False)
class WrongChannelError(PlayerError):
    """The server has chosen other channels for games."""

    channels: tuple[ChannelId, ...]


@dataclass(eq=False)
class NoChallengesError(PlayerError):
    """The opponent wants no challenges."""

    opponent: PersonId


@dataclass(eq=False)
class TooManyInvitationsError(PlayerError):
    """The challenger has as many open invitations as one may have."""

    most: int


@dataclass(eq=False)
class TooManyGamesError(PlayerError):
    """A player has as many running games as one may have."""

    most: int


@dataclass(eq=False)
class UnreachableError(PlayerError):
    """The opponent of a game by direct message takes none from the bot."""

    opponent: PersonId


class UnknownGameError(PlayerError):
    """There is no such game, or the person has nothing to do with it."""


class NoGameError(PlayerError):
    """A command was to pick the person's only game, and there is none."""


class WhichGameError(PlayerError):
    """A command was to pick the person's only game, and there are several."""


class NotAPlayerError(PlayerError):
    """The button belongs to a game of two other people."""


@dataclass(eq=False)
class NotInvitedError(PlayerError):
    """Only the invited person can answer an invitation."""

    opponent: PersonId


@dataclass(eq=False)
class NotTheChallengerError(PlayerError):
    """Only the challenger can withdraw an invitation."""

    challenger: PersonId


class InvitationOverError(PlayerError):
    """The invitation has been answered or withdrawn already."""


class NotPlayingYetError(PlayerError):
    """The invitation has not been accepted yet."""


class GameOverError(PlayerError):
    """The game has ended."""


@dataclass(eq=False)
class NotYourTurnError(PlayerError):
    """It is the opponent's turn."""

    opponent: PersonId


class ComputerBusyError(PlayerError):
    """The computer is asked for more than it can think about."""


class StillThinkingError(PlayerError):
    """The person has asked the computer for enough already, and it is at that."""


class NoHintError(PlayerError):
    """A hint was asked for in a game between people."""


class NothingToReviewError(PlayerError):
    """The person has no finished game in which anything was played."""


class NotWaitingError(PlayerError):
    """There is no win to claim and no time to give: the opponent's time is not up."""


class OfferPendingError(PlayerError):
    """An offer has not been answered yet; one is open at a time."""


class OfferedAlreadyError(PlayerError):
    """There was an offer already since the last ply."""


class NoOfferError(PlayerError):
    """The offer has been answered, or withdrawn by a ply."""


class OwnOfferError(PlayerError):
    """Only the other player can answer an offer."""


class NothingToTakeBackError(PlayerError):
    """The person has not played a turn yet."""


class GridFullError(PlayerError):
    """The rest of the grid cannot be shuffled: it is full."""


class NoDrawToClaimError(PlayerError):
    """No position has stood three times, and there were points not long ago."""


@dataclass(eq=False)
class PauseTooLongError(PlayerError):
    """The person has not so many days of pause left, but `days`."""

    days: int


class NotAModeratorError(PlayerError):
    """The command is for those who run the server."""


@dataclass(eq=False)
class ElsewhereError(PlayerError):
    """The person may do that where the game is, on `board`, if anywhere."""

    board: Board | None


@dataclass(eq=False)
class HiddenHereError(PlayerError):
    """The other player could not see the game here, so it stays on `board`."""

    opponent: PersonId
    board: Board | None


class ServerOnlyError(PlayerError):
    """The command is about a server, and this is none."""


@dataclass(eq=False)
class OldBoardError(PlayerError):
    """The button stands on a board that the game has left behind for `board`."""

    board: Board | None


@dataclass(eq=False)
class IllegalButtonError(PlayerError):
    """The button asks for a ply that the rules do not allow now; `board` is the current one."""

    board: Board | None


class UnreadableButtonError(PlayerError):
    """The button's custom_id is none that this version of the bot makes."""


class UnknownCommandError(PlayerError):
    """The command is none of this version of the bot."""


class NotSavedError(PlayerError):
    """The games cannot be read or written: the file is gone, the disk is full, the server does not answer."""


class ConflictError(PlayerError):
    """Somebody else's change came first, so that the database did not take this one."""
