"""The buttons of a game, and what each press does."""

from typing import assert_never

from bot import actions
from bot.actions import Meant
from bot.games import GameId, OfferKind
from cogs.answers import Answer
from cogs.board import panel
from cogs.board.delivery import show_change, show_from_afar
from cogs.board.opponent import opponent_of
from cogs.ids import Action, ActionId, OfferId, PlyId, Reply, ReplyId
from cogs.items import AnsweredItem
from cogs.message import Message
from cogs.play import inviting


class PlyButton(AnsweredItem, template=PlyId.template()):
    """A column."""

    async def press(self, answer: Answer) -> None:
        """Play the ply."""
        pressed = PlyId.decode(self.match)
        game = await answer.bot.db.write(actions.play, pressed.game, pressed.number, pressed.ply, answer.by)
        await show_change(answer, game)


class OfferButton(AnsweredItem, template=OfferId.template()):
    """A question to the other player, on the private page."""

    async def press(self, answer: Answer) -> None:
        """Ask it."""
        pressed = OfferId.decode(self.match)
        text = await offer(answer, Meant(pressed.game, None), pressed.kind)
        await answer.update(Message(text))


class ReplyButton(AnsweredItem, template=ReplyId.template()):
    """Yes or no to an offer."""

    async def press(self, answer: Answer) -> None:
        """Do what was asked for, or not."""
        pressed = ReplyId.decode(self.match)
        db, bot, by = answer.bot.db, answer.bot, answer.by
        if pressed.reply is Reply.YES:
            game = await db.write(actions.accept_offer, pressed.game, pressed.number, bot.random, by)
        else:
            game = await db.write(actions.decline_offer, pressed.game, pressed.number, by)
        await show_change(answer, game)


class ActionButton(AnsweredItem, template=ActionId.template()):
    """Anything else about a game."""

    async def press(self, answer: Answer) -> None:
        """Do what the button's action is."""
        pressed = ActionId.decode(self.match)
        await _act(answer, pressed.game, pressed.action)


async def _act(answer: Answer, game_id: GameId, action: Action) -> None:  # a table
    db, by = answer.bot.db, answer.by
    match action:
        case Action.ACCEPT:
            await inviting.begin(answer, await db.write(actions.accept, game_id, by))
        case Action.DECLINE:
            await show_change(answer, await db.write(actions.decline, game_id, by))
        case Action.WITHDRAW:
            await show_change(answer, await db.write(actions.withdraw, game_id, by))
        case Action.REMATCH:
            await inviting.offer_rematch(answer, game_id)
        case Action.MORE:
            game = await db.read(actions.find_playing, game_id, by.person)
            await answer.whisper(panel.more(game, by.person, answer.reader))
        case Action.HINT:
            game = await db.read(actions.find_playing, game_id, by.person)
            await opponent_of(answer).hint(answer, game)
        case Action.RESIGN:
            game = await db.read(actions.find_playing, game_id, by.person)
            await answer.update(panel.resign_question(game, by.person, answer.reader))
        case Action.RESIGN_YES:
            game = await db.write(actions.resign, game_id, by)
            await answer.update(Message(answer.reader("resign-done")))
            await show_from_afar(answer, game)
        case Action.CLAIM_DRAW:
            await show_change(answer, await db.write(actions.claim_draw, game_id, by))
        case Action.CLAIM_WIN:
            await show_change(answer, await db.write(actions.claim_win, game_id, by))
        case Action.GIVE_TIME:
            await show_change(answer, await db.write(actions.give_time, game_id, by))
        case _:
            assert_never(action)


async def offer(answer: Answer, meant: Meant, kind: OfferKind) -> str:
    """Ask the other player for something, and return what to say to the person who asked.

    A person answers on the board, the computer at once.

    Raises:
        PlayerError: see `actions.make_offer` and `Opponent.ask`.
    """
    game = await answer.bot.db.write(actions.make_offer, meant, kind, answer.by)
    if game.computer is not None:
        return await opponent_of(answer).ask(answer, game, kind)
    await show_from_afar(answer, game)
    return answer.reader("offer-made")
