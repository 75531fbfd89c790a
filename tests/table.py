"""What people at a table do and see; tests speak in its terms."""

import asyncio
import re
import sys
from random import Random
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, UserHandle, interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.enums import InteractionType

from bot import actions
from bot.actions import By
from bot.client import Pop10Bot
from bot.computer import Worker
from bot.config import Config
from bot.games import Game, History
from bot.rules import Phase
from bot.storage import Database
from cogs import ids

# The scheduler looks by itself after a time, which is needless where no other process makes anything due,
# and a test that lets weeks pass would wait for each look.
LONGEST_SLEEP = 30 * 86_400


class Thread:
    """A worker that needs no second to start."""

    async def run(self, job, *args):
        return await asyncio.to_thread(job, *args)

    async def close(self) -> None:
        pass


class Table:
    """A channel with Ann, Ben and Cat in it, and the bot."""

    def __init__(self, env: Env, db: Database) -> None:
        self.env = env
        self.db = db
        self.guild = env.create_guild("Club")
        self.channel = self.guild.create_text_channel("games")
        self.ann, self.ben, self.cat = (
            self.guild.add_member(env.create_user(name)) for name in ("ann", "ben", "cat")
        )

    @classmethod
    async def start(cls, db: Database, *, worker: Worker | None = None, **settings: object) -> "Table":
        """Start the bot on a database, with these settings and otherwise none.

        The computer thinks in this process, unless another worker is given.
        """
        bot = Pop10Bot(Config.model_construct(**settings), db, Random(10), worker or Thread())
        env = Env(bot, approved_intents=discord.Intents.none())
        await env.start()
        _let_sleep(bot)
        return cls(env, db)

    @property
    def bot(self) -> Pop10Bot:
        bot = self.env.bot
        assert isinstance(bot, Pop10Bot)
        return bot

    @property
    def messages(self) -> list[discord.Message]:
        """What everybody sees in the channel, the oldest first."""
        return public(self.channel)

    @property
    def last(self) -> discord.Message:
        return self.messages[-1]

    @property
    def now(self) -> float:
        """The time in simcord's Discord, which is not the test's own."""
        return self.env.now().timestamp()

    def by(self, person: MemberActor, notify_after: float = 30) -> By:
        """Somebody as who does something now."""
        return By(person.id, self.now, notify_after)

    async def wait(self, seconds: float) -> None:
        """Let time pass, with all that happens in it."""
        # simcord gives a step this long in real time, and takes shorter sleeps for work of a press.
        # Many days hold many looks of the clock; a press must not wait for a ping in a minute.
        usual, self.env.settle_timeout = self.env.settle_timeout, 60
        try:
            await self.env.advance_time(seconds)
        finally:
            self.env.settle_timeout = usual

    def link(self, message: discord.Message) -> str:
        """What a link to a message in the club looks like."""
        return f"https://discord.com/channels/{self.guild.id}/{message.channel.id}/{message.id}"

    def channel_without(self, **permissions: bool) -> ChannelHandle:
        """Another channel, in which the bot lacks what is given as False."""
        me = self.bot.user
        assert me is not None
        overwrite = discord.PermissionOverwrite(**permissions)
        return self.guild.create_text_channel("restricted", overwrites={me: overwrite})

    def thread(self, parent: ChannelHandle) -> ChannelHandle:
        """A thread under a channel, begun by Ann."""
        made = self.env.backend.create_thread(parent.id, "match", self.ann.id)
        return ChannelHandle(self.env, self.guild, made)

    async def restart(self, **settings: object) -> None:
        """Stop the process and start it again on the same database."""
        bot = self.bot
        for name, value in settings.items():
            setattr(bot.config, name, value)
        again = Pop10Bot(bot.config, self.db, Random(11), Thread())
        await self.env.restart_bot(again)
        _let_sleep(again)

    async def challenge(
        self,
        challenger: MemberActor,
        opponent: MemberActor,
        channel: ChannelHandle | None = None,
        **options: Any,
    ) -> discord.Message:
        """Challenge, without a clock unless one is asked for, and return the invitation."""
        where = channel or self.channel
        await challenger.slash(where, "pop10 challenge", opponent=opponent, **{"clock": 0, **options})
        return public(where)[-1]

    async def begin(
        self, red: MemberActor, yellow: MemberActor, channel: ChannelHandle | None = None, **options: Any
    ) -> discord.Message:
        """Have `red` challenge `yellow`, who accepts; return the board."""
        invitation = await self.challenge(red, yellow, channel, colour="red", **options)
        await yellow.click(invitation, label=labels(invitation)[0])
        return public(channel or self.channel)[-1]

    async def click_at_once(
        self, message: discord.Message, *presses: tuple[MemberActor, str | int]
    ) -> list[InteractionResult]:
        """Have several presses on one message, by label or column, come before any is answered."""
        made = [make_press(self.env, person, message, button) for person, button in presses]
        for _, payload in made:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [self.answered(record) for record, _ in made]

    def answered(self, record: Interaction) -> InteractionResult:
        """What came of a press that was made with `make_press`."""
        return InteractionResult(self.env, record)

    async def game(self, game_id: int = 1) -> Game:
        game = await self.db.read(actions.fetch_game, game_id)
        assert game is not None
        return game

    async def history(self, game_id: int = 1) -> History:
        """All that has been played in a game."""
        return await self.db.read(actions.fetch_history, game_id)

    async def to_move(self, game_id: int = 1) -> MemberActor:
        game = await self.game(game_id)
        return next(person for person in (self.ann, self.ben, self.cat) if person.id == game.to_move)

    async def play(self, *columns: int, game_id: int = 1) -> InteractionResult:
        """Whoever is to move presses these columns, one after the other."""
        result = None
        for column in columns:
            board = await self.board(game_id)
            result = await press(await self.to_move(game_id), board, column)
        assert result is not None
        return result

    async def board(self, game_id: int = 1) -> discord.Message:
        """The message that shows a game now."""
        game = await self.game(game_id)
        stored = game.board_for(game.to_move)
        assert stored is not None
        return next(m for m in self.all_messages() if m.id == stored.message_id)

    def all_messages(self) -> list[discord.Message]:
        handles = list(self.guild.channels.values())
        handles += [thread for channel in handles for thread in channel.threads]
        return [message for handle in handles for message in public(handle)]

    async def fill(self, game_id: int = 1) -> None:
        """Fill the grid from the left, row by row."""
        while (game := await self.game(game_id)).position.phase is Phase.FILL:
            await self.play(game.position.legal_plies[0].column + 1, game_id=game_id)


def _let_sleep(bot: Pop10Bot) -> None:
    # As it is loaded now: a bot that was closed took the module with it.
    scheduler = bot.service(sys.modules["cogs.due.scheduler"].Scheduler)
    assert scheduler is not None
    scheduler.longest_sleep = LONGEST_SLEEP


def make_press(
    env: Env, person: MemberActor, message: discord.Message, pressed: str | int
) -> tuple[Interaction, dict[str, Any]]:
    """A press on a button by label or column, as simcord knows it and as it comes over the gateway."""
    stored = env.backend.get_message(message.channel.id, message.id)
    buttons = [button for row in stored.components for button in row["components"]]
    if isinstance(pressed, int):
        custom_id = column_id(env, message, pressed)
    else:
        custom_id = next(button["custom_id"] for button in buttons if button["label"] == pressed)
    record, payload = interactions.base_payload(
        env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel.id,
        guild_id=person.guild.id,
        user_id=person.id,
        data={"custom_id": custom_id, "component_type": 2},
    )
    record.source_message_id = stored.id
    payload["message"] = serializers.message_payload(env.backend, stored)
    return record, payload


def column_id(env: Env, message: discord.Message, column: int) -> str:
    """The custom_id of the button for a column on a message as it is now."""
    stored = env.backend.get_message(message.channel.id, message.id)
    found = [
        button["custom_id"]
        for row in stored.components
        for button in row["components"]
        if column_of(button["custom_id"]) == column
    ]
    assert len(found) == 1, f"not one button for column {column}: {found}"
    return found[0]


def column_of(custom_id: str | None) -> int | None:
    """The column that a button plays, whatever its label says; None for other buttons."""
    found = re.fullmatch(ids.PlyId.template(), custom_id or "")
    return int(found["ply"][1]) if found else None


async def press(person: MemberActor | UserHandle, message: discord.Message, column: int) -> InteractionResult:
    """Press the button for a column."""
    return await person.click(message, custom_id=column_id(person._env, message, column))


def public(channel: ChannelHandle) -> list[discord.Message]:
    """The messages in a channel that are not for one person only."""
    return [message for message in channel.history() if not message.flags.ephemeral]


def buttons(message: discord.Message) -> list[discord.Button]:
    """A message's buttons, from the left and the top."""
    return [
        button
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for button in row.children
        if isinstance(button, discord.Button)
    ]


def labels(message: discord.Message) -> list[str]:
    """The labels of a message's buttons, from the left and the top."""
    return [button.label or "" for button in buttons(message)]


def rows(message: discord.Message) -> list[int]:
    """How many buttons each row of a message has."""
    return [len(row.children) for row in message.components if isinstance(row, discord.ActionRow)]


def columns(message: discord.Message) -> list[int]:
    """The columns that a message offers."""
    found = (column_of(button.custom_id) for button in buttons(message))
    return [column for column in found if column is not None]


def private(result: InteractionResult) -> str:
    """The text that only the person who acted sees."""
    answers = [answer for answer in (result.response, *result.followups) if answer and answer.ephemeral]
    assert len(answers) == 1, f"not one private answer: {answers}"
    return answers[0].content
