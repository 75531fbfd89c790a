"""The buttons of a game. Each is known by its custom_id alone, so all of them outlive a restart."""

import re
from typing import Self, cast

import discord

from bot import actions
from bot.errors import UnreadableButtonError
from bot.rules import Ply
from cogs.answers import Answer, Interaction
from cogs.message import Message
from cogs.play import delivery, ids, inviting, panel
from cogs.play.ids import Action


class GameButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"(?!)"):
    """A pressed button; a kind of it says in `press` what that does.

    discord.py only logs what a dynamic item raises, so `callback` is the one place where a press
    becomes an answer, also where the press cannot be had.
    """

    def __init__(self, item: discord.ui.Button[discord.ui.View], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        """Keep what the id says; reading it is for `press`, whose errors are answered."""
        if not isinstance(item, discord.ui.Button):
            raise TypeError(f"{item!r} is no button")
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer the press."""
        # discord.py types this for any client; the buttons are registered with this one only.
        async with Answer(cast("Interaction", interaction), private=True) as answer:
            await self.press(answer)

    async def press(self, answer: Answer) -> None:
        """Do what the button is for."""
        raise NotImplementedError

    @property
    def game_id(self) -> int:
        """The game that the button says it belongs to."""
        return int(self.match["game"])


class PlyButton(GameButton, template=ids.PLY_TEMPLATE):
    """A column."""

    async def press(self, answer: Answer) -> None:
        """Play the ply."""
        bot = answer.interaction.client
        game = await actions.play(
            bot.db,
            game_id=self.game_id,
            person=answer.interaction.user.id,
            number=int(self.match["number"]),
            ply=Ply.parse(self.match["ply"]),
            now=bot.now(),
            ping_after=bot.settings.ping_after,
        )
        await delivery.show_change(answer, game)


class AcceptButton(GameButton, template=ids.action_template(Action.ACCEPT)):
    """Accept an invitation."""

    async def press(self, answer: Answer) -> None:
        """Begin the game, on the message that was the invitation."""
        bot = answer.interaction.client
        game = await actions.accept(
            bot.db,
            game_id=self.game_id,
            person=answer.interaction.user.id,
            now=bot.now(),
            ping_after=bot.settings.ping_after,
        )
        await delivery.show_change(answer, game)


class DeclineButton(GameButton, template=ids.action_template(Action.DECLINE)):
    """Decline an invitation."""

    async def press(self, answer: Answer) -> None:
        """End the invitation."""
        bot, person = answer.interaction.client, answer.interaction.user.id
        game = await actions.decline(bot.db, game_id=self.game_id, person=person, now=bot.now())
        await delivery.show_change(answer, game)


class WithdrawButton(GameButton, template=ids.action_template(Action.WITHDRAW)):
    """Withdraw an invitation."""

    async def press(self, answer: Answer) -> None:
        """End the invitation."""
        bot, person = answer.interaction.client, answer.interaction.user.id
        game = await actions.withdraw(bot.db, game_id=self.game_id, person=person, now=bot.now())
        await delivery.show_change(answer, game)


class MoreButton(GameButton, template=ids.action_template(Action.MORE)):
    """What else can be done in a game."""

    async def press(self, answer: Answer) -> None:
        """Show the private page."""
        person = answer.interaction.user.id
        game = await actions.find_playing(answer.interaction.client.db, game_id=self.game_id, person=person)
        await answer.whisper(panel.more(game, person, answer.reader))


class ResignButton(GameButton, template=ids.action_template(Action.RESIGN)):
    """Resign, on the private page."""

    async def press(self, answer: Answer) -> None:
        """Ask first."""
        person = answer.interaction.user.id
        game = await actions.find_playing(answer.interaction.client.db, game_id=self.game_id, person=person)
        await answer.update(panel.resign_question(game, person, answer.reader))


class ResignYesButton(GameButton, template=ids.action_template(Action.RESIGN_YES)):
    """Yes, resign."""

    async def press(self, answer: Answer) -> None:
        """End the game, and say so on its boards."""
        bot, person = answer.interaction.client, answer.interaction.user.id
        game = await actions.resign(bot.db, game_id=self.game_id, person=person, now=bot.now())
        await answer.update(Message(answer.reader("resign-done")))
        await delivery.show_end_from_afar(answer, game)


class RematchButton(GameButton, template=ids.action_template(Action.REMATCH)):
    """Offer another game."""

    async def press(self, answer: Answer) -> None:
        """Post an invitation with the colours swapped, under the end of the last game."""
        await inviting.offer_rematch(answer, self.game_id)


class UnreadableButton(GameButton, template=ids.UNREADABLE_TEMPLATE):
    """A button with an id that this version does not know: an older one's, or a forged one."""

    async def press(self, answer: Answer) -> None:  # noqa: ARG002  # what can be done is to refuse
        """Say so.

        Raises:
            UnreadableButtonError: always.
        """
        raise UnreadableButtonError


BUTTONS: tuple[type[GameButton], ...] = (
    PlyButton,
    AcceptButton,
    DeclineButton,
    WithdrawButton,
    MoreButton,
    ResignButton,
    ResignYesButton,
    RematchButton,
    UnreadableButton,
)
