"""The pages on which people and servers choose: one menu a choice, with the present one marked."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.games import BoardStyle, Clock, Notify, Person, Server, Start
from bot.i18n import Texts, available_locales, texts
from cogs.answers import Answer
from cogs.ids import ServerSetting, ServerSettingId, Setting, SettingId
from cogs.message import Button, Message
from cogs.settings.changes import AUTOMATIC, OFF, ON
from render import THEMES

_MOST_CHANNELS: Final = 25


def person_page(person: Person, t: Texts) -> Message:
    """What a person has chosen."""
    challenges = ON if person.challenges else OFF
    notify, style = (each.value for each in Notify), (each.value for each in BoardStyle)
    menus = (
        _menu(SettingId(Setting.NOTIFY), "settings-notify", notify, person.notify.value, t),
        _menu(SettingId(Setting.STYLE), "settings-style", style, person.style.value, t),
        _menu(SettingId(Setting.THEME), "settings-theme", THEMES, person.theme, t),
        _menu(SettingId(Setting.CHALLENGES), "settings-challenges", (ON, OFF), challenges, t),
    )
    return Message(t("settings"), tuple((menu,) for menu in menus))


def server_page(server: Server, answer: Answer) -> Message:
    """What a server has chosen; it says where the bot lacks a permission for it."""
    t = answer.reader
    channels: discord.ui.ChannelSelect[discord.ui.View] = discord.ui.ChannelSelect(
        custom_id=str(ServerSettingId(ServerSetting.CHANNELS)),
        placeholder=t("server-channels"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum, discord.ChannelType.voice],
        min_values=0,
        max_values=_MOST_CHANNELS,
        default_values=[_channel(each) for each in sorted(server.channels)],
    )
    clocks = (str(clock.value) for clock in Clock)
    starts = (start.value for start in Start)
    menus: tuple[Button, ...] = (
        channels,
        _menu(
            ServerSettingId(ServerSetting.THREADS),
            "server-threads",
            (OFF, ON),
            ON if server.threads else OFF,
            t,
        ),
        _menu(ServerSettingId(ServerSetting.CLOCK), "server-clock", clocks, str(server.clock.value), t),
        _menu(ServerSettingId(ServerSetting.START), "server-start", starts, server.start.value, t),
        _language_menu(server, t),
    )
    lines = [t("server-settings")]
    allowed = answer.interaction.app_permissions
    if server.threads and not (allowed.create_public_threads and allowed.send_messages_in_threads):
        lines.append(f"-# {t('server-threads-missing')}")
    return Message("\n".join(lines), tuple((menu,) for menu in menus))


def _channel(channel_id: int) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=channel_id, type=discord.SelectDefaultValueType.channel)


def _menu(custom_id: object, message_id: str, values: Iterable[str], present: str, t: Texts) -> Button:
    """A menu whose question is `message_id`, with an answer `message_id-VALUE` for each value."""
    options = [
        discord.SelectOption(
            label=t(f"{message_id}-{value}"),
            value=value,
            default=value == present,
            description=t(message_id) if value == present else None,
        )
        for value in values
    ]
    return discord.ui.Select(custom_id=str(custom_id), placeholder=t(message_id), options=options)


def _language_menu(server: Server, t: Texts) -> Button:
    present = server.locale or AUTOMATIC
    options = [
        discord.SelectOption(label=t("server-locale-auto"), value=AUTOMATIC, default=present == AUTOMATIC)
    ]
    options += [
        # Each language under its own name, which its speakers find.
        discord.SelectOption(label=texts(locale)("language"), value=locale, default=present == locale)
        for locale in available_locales()
    ]
    return discord.ui.Select(
        custom_id=str(ServerSettingId(ServerSetting.LOCALE)), placeholder=t("server-locale"), options=options
    )
