"""The people of one guild, their channels, and what a bot is told when one of them does something."""

from dataclasses import dataclass
from typing import Final
from uuid import uuid4

import discord

from tests.bench.wire import shapes
from tests.bench.wire.messages import Message
from tests.bench.wire.shapes import InteractionKind, OptionType
from tests.bench.wire.snowflakes import snowflake, timestamp

BOT: Final[shapes.User] = {
    # Always the same, so that a database that is used twice knows the computer again.
    "id": "1286000000000000010",
    "username": "bot",
    "global_name": None,
    "discriminator": "0010",
    "avatar": None,
    "bot": True,
    "public_flags": 0,
}

_LOCALE: Final = "en-US"
_TEXT_CHANNEL: Final = 0
_BUTTON: Final = 2
_CHAT_INPUT: Final = 1
_GUILD_INSTALL: Final = "0"
_IN_A_GUILD: Final = 0
_TEN_MEGABYTES: Final = 10 * 1024 * 1024
_BOT_MAY: Final = str(
    discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        attach_files=True,
        embed_links=True,
        read_message_history=True,
        use_application_commands=True,
    ).value
)
_PERSON_MAY: Final = str(discord.Permissions.text().value | discord.Permissions(view_channel=True).value)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in the guild."""

    id: int
    member: shapes.Member

    @classmethod
    def new(cls, name: str) -> "Person":
        """Somebody who has just come."""
        number = snowflake()
        user: shapes.User = {
            "id": str(number),
            "username": name.lower(),
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": False,
            "public_flags": 0,
        }
        member: shapes.Member = {
            "user": user,
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": timestamp(number),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
            "permissions": _PERSON_MAY,
        }
        return cls(number, member)


class Club:
    """A guild with people in its channels."""

    def __init__(self) -> None:
        self._guild: Final[shapes.Guild] = {"id": str(snowflake()), "locale": _LOCALE, "features": []}
        self._people: Final[dict[int, Person]] = {}
        self._channels = 0

    def join(self, name: str) -> Person:
        """Let somebody in."""
        person = Person.new(name)
        self._people[person.id] = person
        return person

    def user(self, person_id: int) -> shapes.User | None:
        """Somebody who has joined."""
        person = self._people.get(person_id)
        return person.member["user"] if person else None

    def open_channel(self) -> shapes.Channel:
        """A new text channel."""
        self._channels += 1
        return {
            "id": str(snowflake()),
            "type": _TEXT_CHANNEL,
            "guild_id": self._guild["id"],
            "name": f"games-{self._channels}",
            "position": self._channels,
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "flags": 0,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "permissions": _PERSON_MAY,
        }

    def press(
        self, person: Person, channel: shapes.Channel, message: Message, button: shapes.Button
    ) -> shapes.Interaction:
        """What a bot is told when a person presses a button."""
        data: shapes.PressData = {
            "id": button.get("id", 0),
            "component_type": _BUTTON,
            "custom_id": button["custom_id"],
        }
        interaction = self._interaction(InteractionKind.COMPONENT, person, channel, data)
        interaction["message"] = message.payload()
        return interaction

    def command(
        self,
        person: Person,
        channel: shapes.Channel,
        command: tuple[str, str],
        options: list[shapes.Option],
        named: tuple[Person, ...] = (),
    ) -> shapes.Interaction:
        """What a bot is told when a person sends a command of a group. `named` are those in its options."""
        group, name = command
        data: shapes.CommandData = {
            "id": str(snowflake()),
            "name": group,
            "type": _CHAT_INPUT,
            "options": [{"type": OptionType.SUBCOMMAND, "name": name, "options": options}],
            "resolved": {
                "users": {str(each.id): each.member["user"] for each in named},
                "members": {str(each.id): each.member for each in named},
            },
        }
        return self._interaction(InteractionKind.COMMAND, person, channel, data)

    def _interaction(
        self,
        kind: InteractionKind,
        person: Person,
        channel: shapes.Channel,
        data: shapes.CommandData | shapes.PressData,
    ) -> shapes.Interaction:
        return {
            "id": str(snowflake()),
            "application_id": BOT["id"],
            "type": kind,
            "token": uuid4().hex * 3,
            "version": 1,
            "guild_id": self._guild["id"],
            "guild": self._guild,
            "guild_locale": _LOCALE,
            "locale": _LOCALE,
            "channel_id": channel["id"],
            "channel": channel,
            "member": person.member,
            "app_permissions": _BOT_MAY,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {_GUILD_INSTALL: self._guild["id"]},
            "context": _IN_A_GUILD,
            "attachment_size_limit": _TEN_MEGABYTES,
            "data": data,
        }
