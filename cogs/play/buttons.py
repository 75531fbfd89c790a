"""The buttons of a game: what each press does, by the action that the button names."""

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from bot import actions
from bot.errors import UnreadableButtonError
from bot.games import Game, OfferKind
from bot.rules import Ply
from bot.storage import Database
from cogs import ids
from cogs.answers import Answer
from cogs.ids import Action
from cogs.items import AnsweredItem
from cogs.message import Message
from cogs.play import delivery, hinting, inviting, panel, solo


async def accept(answer: Answer, game_id: int) -> None:
    """Begin the game, on the message that was the invitation or in a thread of its own."""
    bot = answer.interaction.client
    game = await actions.accept(
        bot.db,
        game_id=game_id,
        person=answer.person,
        now=bot.now(),
        ping_after=bot.settings.ping_after,
    )
    await inviting.begin(answer, game)


async def decline(answer: Answer, game_id: int) -> None:
    """End an invitation that one does not want."""
    await _change(answer, game_id, actions.decline)


async def withdraw(answer: Answer, game_id: int) -> None:
    """End an invitation that one has given."""
    await _change(answer, game_id, actions.withdraw)


async def more(answer: Answer, game_id: int) -> None:
    """Show the private page of what else can be done in a game."""
    game = await actions.find_playing(answer.interaction.client.db, game_id=game_id, person=answer.person)
    await answer.whisper(panel.more(game, answer.person, answer.reader))


async def hint(answer: Answer, game_id: int) -> None:
    """Show, on the private page, what the computer would play."""
    await hinting.show_hint(answer, game_id)


async def resign(answer: Answer, game_id: int) -> None:
    """Ask, on the private page, whether one really wants to give up."""
    game = await actions.find_playing(answer.interaction.client.db, game_id=game_id, person=answer.person)
    await answer.update(panel.resign_question(game, answer.person, answer.reader))


async def resign_yes(answer: Answer, game_id: int) -> None:
    """End the game, and say so on its boards."""
    bot = answer.interaction.client
    game = await actions.resign(bot.db, game_id=game_id, person=answer.person, now=bot.now())
    await answer.update(Message(answer.reader("resign-done")))
    await delivery.show_from_afar(answer, game)


async def offer_draw(answer: Answer, game_id: int) -> None:
    """Offer a draw, from the private page."""
    await answer.update(Message(await solo.ask(answer, game_id, OfferKind.DRAW)))


async def offer_takeback(answer: Answer, game_id: int) -> None:
    """Ask to take one's last turn back, from the private page."""
    await answer.update(Message(await solo.ask(answer, game_id, OfferKind.TAKEBACK)))


async def offer_shuffle(answer: Answer, game_id: int) -> None:
    """Ask to have the rest of the grid filled at random, from the private page."""
    await answer.update(Message(await solo.ask(answer, game_id, OfferKind.SHUFFLE)))


async def offer_yes(answer: Answer, game_id: int) -> None:
    """Accept what the other player has asked."""
    bot = answer.interaction.client
    game = await actions.accept_offer(
        bot.db,
        game_id=game_id,
        person=answer.person,
        random=bot.random,
        now=bot.now(),
        ping_after=bot.settings.ping_after,
    )
    await delivery.show_change(answer, game)


async def offer_no(answer: Answer, game_id: int) -> None:
    """Decline what the other player has asked."""
    await _change(answer, game_id, actions.decline_offer)


async def claim_draw(answer: Answer, game_id: int) -> None:
    """End a game that goes round in circles."""
    await _change(answer, game_id, actions.claim_draw)


async def claim_win(answer: Answer, game_id: int) -> None:
    """Take the win from an opponent whose time is up."""
    await _change(answer, game_id, actions.claim_win)


async def give_time(answer: Answer, game_id: int) -> None:
    """Give an opponent whose time is up the time for another turn."""
    bot = answer.interaction.client
    game = await actions.give_time(
        bot.db,
        game_id=game_id,
        person=answer.person,
        now=bot.now(),
        ping_after=bot.settings.ping_after,
    )
    await delivery.show_change(answer, game)


async def rematch(answer: Answer, game_id: int) -> None:
    """Post an invitation with the colours swapped, under the end of the last game."""
    await inviting.offer_rematch(answer, game_id)


class _Change(Protocol):
    """An action that changes a game and needs to know no more than who asks for it."""

    async def __call__(self, db: Database, *, game_id: int, person: int, now: float) -> Game: ...


async def _change(answer: Answer, game_id: int, change: _Change) -> None:
    bot = answer.interaction.client
    game = await change(bot.db, game_id=game_id, person=answer.person, now=bot.now())
    await delivery.show_change(answer, game)


_PRESSES: Final[dict[Action, Callable[[Answer, int], Awaitable[None]]]] = {
    Action.ACCEPT: accept,
    Action.DECLINE: decline,
    Action.WITHDRAW: withdraw,
    Action.MORE: more,
    Action.HINT: hint,
    Action.RESIGN: resign,
    Action.RESIGN_YES: resign_yes,
    Action.REMATCH: rematch,
    Action.OFFER_DRAW: offer_draw,
    Action.OFFER_TAKEBACK: offer_takeback,
    Action.OFFER_SHUFFLE: offer_shuffle,
    Action.OFFER_YES: offer_yes,
    Action.OFFER_NO: offer_no,
    Action.CLAIM_DRAW: claim_draw,
    Action.CLAIM_WIN: claim_win,
    Action.GIVE_TIME: give_time,
}


class PlyButton(AnsweredItem, template=ids.PLY_TEMPLATE):
    """A column."""

    async def press(self, answer: Answer) -> None:
        """Play the ply."""
        bot = answer.interaction.client
        game = await actions.play(
            bot.db,
            game_id=int(self.match["game"]),
            person=answer.person,
            number=int(self.match["number"]),
            ply=Ply.parse(self.match["ply"]),
            now=bot.now(),
            ping_after=bot.settings.ping_after,
        )
        await delivery.show_change(answer, game)


class ActionButton(AnsweredItem, template=ids.ACTION_TEMPLATE):
    """Anything else about a game."""

    async def press(self, answer: Answer) -> None:
        """Do what the button's action is."""
        await _PRESSES[Action(self.match["action"])](answer, int(self.match["game"]))


class UnreadableItem(AnsweredItem, template=ids.UNREADABLE_TEMPLATE):
    """A button with an id that this version does not know: an older one's, or a forged one."""

    async def press(self, answer: Answer) -> None:  # noqa: ARG002  # what can be done is to refuse
        """Say so.

        Raises:
            UnreadableButtonError: always.
        """
        raise UnreadableButtonError


ITEMS: Final[tuple[type[AnsweredItem], ...]] = (PlyButton, ActionButton, UnreadableItem)
