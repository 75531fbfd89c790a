"""Buttons and menus that are known by their custom_id alone, so that all of them outlive a restart."""

import re
from typing import Self, cast

import discord

from cogs.answers import Answer, Interaction


class AnsweredItem(discord.ui.DynamicItem[discord.ui.Item[discord.ui.View]], template=r"(?!)"):
    """A pressed button or a used menu; a kind of it says in `press` what that does.

    discord.py only logs what a dynamic item raises, so `callback` is the one place where a press
    becomes an answer, also where what was pressed for cannot be had.
    """

    def __init__(self, item: discord.ui.Item[discord.ui.View], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        """Keep what the id says; reading it is for `press`, whose errors are answered."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer the press."""
        # discord.py types this for any client; the items are registered with this one only.
        async with Answer(cast("Interaction", interaction), private=True) as answer:
            await self.press(answer)

    async def press(self, answer: Answer) -> None:
        """Do what the button or the menu is for."""
        raise NotImplementedError

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu; ids where it is a menu of channels."""
        if isinstance(self.item, discord.ui.Select):
            return self.item.values
        if isinstance(self.item, discord.ui.ChannelSelect):
            return [str(channel.id) for channel in self.item.values]
        return []
