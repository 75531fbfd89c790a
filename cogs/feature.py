"""A feature as a value that says all it adds to the bot, so that it can be taken away again."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.actions import DueKind
from bot.client import DueWork, Pop10Bot, Service
from bot.command_texts import localized
from cogs.items import AnsweredItem

# discord.py names no type for a command with any options.
Command: TypeAlias = app_commands.Command[Any, ..., Any]
ErrorHandler: TypeAlias = Callable[
    [discord.Interaction[Pop10Bot], app_commands.AppCommandError], Coroutine[Any, Any, None]
]


def command(word: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Command]:
    """Make a function the command `/pop10 WORD`, with the texts `name-WORD` and `command-WORD`."""

    def make(callback: Callable[..., Coroutine[Any, Any, None]]) -> Command:
        return app_commands.Command(
            name=localized(f"name-{word}"), description=localized(f"command-{word}"), callback=callback
        )

    return make


@dataclass(frozen=True, kw_only=True)
class Feature:
    """What a package under `cogs` adds to the bot.

    Its `setup` and `teardown` are discord.py's entry points of an extension, which each package has
    to name as its own.
    """

    commands: tuple[Command, ...] = ()
    """Commands under `/pop10`."""
    menus: tuple[app_commands.ContextMenu, ...] = ()
    """Entries of the menu that a person or a message has under *Apps*."""
    items: tuple[type[AnsweredItem], ...] = ()
    """Buttons and menus in messages, each with a kind of custom_id of its own."""
    due: Mapping[DueKind, DueWork] = field(default_factory=dict[DueKind, DueWork])
    """How what is due gets done."""
    services: Mapping[type[Service], Callable[[Pop10Bot], Service]] = field(
        default_factory=dict[type[Service], Callable[[Pop10Bot], Service]]
    )
    """What runs by itself, under the type by which others ask the bot for it."""
    on_error: ErrorHandler | None = None
    """Answers commands that failed before they came to answer themselves."""

    async def setup(self, bot: Pop10Bot) -> None:
        """Add the feature to a bot."""
        for command in self.commands:
            bot.pop10.add_command(command)
        for menu in self.menus:
            bot.tree.add_command(menu)
        bot.add_dynamic_items(*self.items)
        bot.due_work.update(self.due)
        if self.on_error is not None:
            bot.tree.error(self.on_error)
        for kind, make in self.services.items():
            await bot.start_service(kind, make(bot))

    async def teardown(self, bot: Pop10Bot) -> None:
        """Take away what `setup` added."""
        for kind in self.services:
            await bot.stop_service(kind)
        if self.on_error is not None:
            del bot.tree.on_error
        for kind in self.due:
            del bot.due_work[kind]
        bot.remove_dynamic_items(*self.items)
        for menu in self.menus:
            bot.tree.remove_command(menu.name, type=menu.type)
        for command in self.commands:
            bot.pop10.remove_command(command.name)
