"""Discord's objects as they travel, with the fields that the bots and this Discord look at."""

from enum import IntEnum
from typing import Literal, TypedDict


class InteractionKind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3


class CallbackKind(IntEnum):
    """How a bot answers an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


class OptionType(IntEnum):
    """What an option of a command holds."""

    SUBCOMMAND = 1
    STRING = 3
    INTEGER = 4
    USER = 6


DEFERRALS = frozenset({CallbackKind.DEFERRED_MESSAGE, CallbackKind.DEFERRED_UPDATE})

EPHEMERAL = 1 << 6
LOADING = 1 << 7


class User(TypedDict):
    """A person or a bot."""

    id: str
    username: str
    global_name: str | None
    discriminator: str
    avatar: str | None
    bot: bool
    public_flags: int


class Member(TypedDict):
    """A person in the guild."""

    user: User
    nick: str | None
    avatar: str | None
    roles: list[str]
    joined_at: str
    premium_since: str | None
    deaf: bool
    mute: bool
    pending: bool
    flags: int
    communication_disabled_until: str | None
    permissions: str


class Guild(TypedDict):
    """What an interaction says about the guild that it is in."""

    id: str
    locale: str
    features: list[str]


class Channel(TypedDict):
    """A text channel."""

    id: str
    type: int
    guild_id: str
    name: str
    position: int
    parent_id: str | None
    topic: str | None
    nsfw: bool
    flags: int
    rate_limit_per_user: int
    last_message_id: str | None
    permissions: str


class _Numbered(TypedDict, total=False):
    id: int


class _Disabled(TypedDict, total=False):
    disabled: bool


class Button(_Numbered, _Disabled):
    """A button; Discord numbers the components of a message that come without an `id`."""

    type: Literal[2]
    style: int
    label: str
    custom_id: str


class Row(_Numbered):
    """A row of buttons."""

    type: Literal[1]
    components: list[Button]


class NewAttachment(TypedDict, total=False):
    """A file as a bot names it: a new one by its index in the upload, an old one by its id."""

    id: int | str
    filename: str
    description: str


class Attachment(TypedDict):
    """A file as Discord knows it."""

    id: str
    filename: str
    description: str | None
    content_type: str
    size: int
    url: str
    proxy_url: str


class MessageBody(TypedDict, total=False):
    """What a bot sends to make or to change a message."""

    content: str | None
    components: list[Row]
    attachments: list[NewAttachment]
    flags: int


class Callback(TypedDict, total=False):
    """What a bot sends to answer an interaction."""

    type: int
    data: MessageBody


class Message(TypedDict):
    """A message as Discord shows it to bots."""

    id: str
    channel_id: str
    application_id: str
    author: User
    content: str
    components: list[Row]
    attachments: list[Attachment]
    embeds: list[object]
    flags: int
    type: int
    timestamp: str
    edited_timestamp: str | None
    tts: bool
    pinned: bool
    mention_everyone: bool
    mentions: list[User]
    mention_roles: list[str]


class Option(TypedDict, total=False):
    """An option of a command as a person filled it in, or a subcommand with its options."""

    type: int
    name: str
    value: str | int
    options: list["Option"]


class Resolved(TypedDict):
    """The people whom options name."""

    users: dict[str, User]
    members: dict[str, Member]


class CommandData(TypedDict):
    """A command that a person sent."""

    id: str
    name: str
    type: int
    options: list[Option]
    resolved: Resolved


class PressData(TypedDict):
    """A button that a person pressed."""

    id: int
    component_type: int
    custom_id: str


class _Interaction(TypedDict):
    id: str
    application_id: str
    type: int
    token: str
    version: int
    guild_id: str
    guild: Guild
    guild_locale: str
    locale: str
    channel_id: str
    channel: Channel
    member: Member
    app_permissions: str
    entitlements: list[object]
    entitlement_sku_ids: list[str]
    authorizing_integration_owners: dict[str, str]
    context: int
    attachment_size_limit: int
    data: CommandData | PressData


class Interaction(_Interaction, total=False):
    """What a bot is told of an interaction. `message` is that whose button was pressed."""

    message: Message
