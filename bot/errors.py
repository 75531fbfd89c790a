"""What a person can be refused. Each kind names its text in the catalogue; none has a text of its own."""

from typing import ClassVar


class PlayerError(Exception):
    """Something a person asked for cannot be done; nothing has changed.

    `message_id` names the text in the catalogue and `arguments` are what that text wants.
    """

    message_id: ClassVar[str]

    def __init__(self, **arguments: str | int) -> None:
        super().__init__(self.message_id, arguments)
        self.arguments = arguments


class OwnChallengeError(PlayerError):
    """A person challenged themselves."""

    message_id = "error-challenge-self"


class BotChallengeError(PlayerError):
    """A person challenged a bot."""

    message_id = "error-challenge-bot"


class AlreadyInvitedError(PlayerError):
    """The challenger's invitation to the same person stands. Wants `opponent` and `link`."""

    message_id = "error-already-invited"


class InvitedByThemError(PlayerError):
    """The opponent's own invitation stands. Wants `opponent` and `link`."""

    message_id = "error-invited-by-them"


class WrongChannelError(PlayerError):
    """The server has chosen other channels for games. Wants `channels`."""

    message_id = "error-wrong-channel"


class NoChallengesError(PlayerError):
    """The opponent wants no challenges. Wants `opponent`."""

    message_id = "error-no-challenges"


class TooManyInvitationsError(PlayerError):
    """The challenger has as many open invitations as one may have. Wants `most`."""

    message_id = "error-too-many-invitations"


class TooManyGamesError(PlayerError):
    """A player has as many running games as one may have. Wants `most`."""

    message_id = "error-too-many-games"


class UnreachableError(PlayerError):
    """The opponent of a game by direct message takes none from the bot. Wants `opponent`."""

    message_id = "error-unreachable"


class UnknownGameError(PlayerError):
    """There is no such game, or the person has nothing to do with it."""

    message_id = "error-unknown-game"


class NoGameError(PlayerError):
    """A command was to pick the person's only game, and there is none."""

    message_id = "error-no-game"


class WhichGameError(PlayerError):
    """A command was to pick the person's only game, and there are several."""

    message_id = "error-which-game"


class NotAPlayerError(PlayerError):
    """The button belongs to a game of two other people."""

    message_id = "error-not-a-player"


class NotInvitedError(PlayerError):
    """Only the invited person can answer an invitation. Wants `opponent`."""

    message_id = "error-not-invited"


class NotTheChallengerError(PlayerError):
    """Only the challenger can withdraw an invitation. Wants `challenger`."""

    message_id = "error-not-the-challenger"


class InvitationOverError(PlayerError):
    """The invitation has been answered or withdrawn already."""

    message_id = "error-invitation-over"


class NotPlayingYetError(PlayerError):
    """The invitation has not been accepted yet."""

    message_id = "error-not-playing-yet"


class GameOverError(PlayerError):
    """The game has ended."""

    message_id = "error-game-over"


class NotYourTurnError(PlayerError):
    """It is the opponent's turn. Wants `opponent`."""

    message_id = "error-not-your-turn"


class ComputerBusyError(PlayerError):
    """The computer is asked for more than it can think about."""

    message_id = "error-computer-busy"


class NoHintError(PlayerError):
    """A hint was asked for in a game between people."""

    message_id = "error-no-hint"


class NothingToReviewError(PlayerError):
    """The person has no finished game in which anything was played."""

    message_id = "error-nothing-to-review"


class NotWaitingError(PlayerError):
    """There is no win to claim and no time to give: the opponent's time is not up."""

    message_id = "error-not-waiting"


class OfferPendingError(PlayerError):
    """An offer has not been answered yet; one is open at a time."""

    message_id = "error-offer-pending"


class OfferedAlreadyError(PlayerError):
    """There was an offer already since the last ply."""

    message_id = "error-offered-already"


class NoOfferError(PlayerError):
    """The offer has been answered, or withdrawn by a ply."""

    message_id = "error-no-offer"


class OwnOfferError(PlayerError):
    """Only the other player can answer an offer."""

    message_id = "error-own-offer"


class NothingToTakeBackError(PlayerError):
    """The person has not played a turn yet."""

    message_id = "error-nothing-to-take-back"


class GridFullError(PlayerError):
    """The rest of the grid cannot be shuffled: it is full."""

    message_id = "error-grid-full"


class NoDrawToClaimError(PlayerError):
    """No position has stood three times, and there were points not long ago."""

    message_id = "error-no-draw-to-claim"


class PauseTooLongError(PlayerError):
    """The person has not so many days of pause left. Wants `days` that are left."""

    message_id = "error-pause-too-long"


class NotAModeratorError(PlayerError):
    """The command is for those who run the server."""

    message_id = "error-not-a-moderator"


class ServerOnlyError(PlayerError):
    """The command is about a server, and this is none."""

    message_id = "error-server-only"


class OldBoardError(PlayerError):
    """The button stands on a board that the game has left behind. Wants `link` to the current one."""

    message_id = "error-old-board"


class IllegalButtonError(PlayerError):
    """The button asks for something that the rules do not allow now. Wants `link`."""

    message_id = "error-illegal"


class UnreadableButtonError(PlayerError):
    """The button's custom_id is none that this version of the bot makes."""

    message_id = "error-unreadable-button"
