"""What a feature can ask of the computer without knowing how it plays."""

from abc import abstractmethod

from bot.actions import Terms
from bot.client import Service
from bot.errors import ComputerBusyError
from bot.games import Game, OfferKind
from cogs.answers import Answer


class Opponent(Service):
    """The computer as somebody to play with."""

    @abstractmethod
    async def begin(self, answer: Answer, terms: Terms) -> None:
        """Begin a game for who asked for one with a challenge."""

    @abstractmethod
    async def begin_rematch(self, answer: Answer, ended: Game) -> None:
        """Begin another game like the ended one, the colours swapped."""

    @abstractmethod
    async def ask(self, answer: Answer, game: Game, kind: OfferKind) -> str:
        """Ask it for something, and return what to say to the person who asked.

        Raises:
            PlayerError: the person cannot have it.
        """

    @abstractmethod
    async def hint(self, answer: Answer, game: Game) -> None:
        """Show, in place of the private page, what it would play for who is answered.

        Raises:
            PlayerError: there is no hint to be had.
        """

    @abstractmethod
    def think(self, game: Game, answer: Answer | None) -> None:
        """Have it play where it is to move, soon; `answer` is what made it so."""


def opponent_of(answer: Answer) -> Opponent:
    """The computer.

    Raises:
        ComputerBusyError: it is not there, as while its feature is loaded anew.
    """
    opponent = answer.bot.service(Opponent)
    if opponent is None:
        raise ComputerBusyError
    return opponent
