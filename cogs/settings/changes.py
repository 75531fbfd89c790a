"""What each menu of the settings changes, as a function of what was chosen before."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, assert_never

from bot.games import BoardStyle, ChannelId, Clock, Notify, Person, Server, Start, ThemeName
from cogs.ids import ServerSetting, Setting

ON: Final = "yes"
OFF: Final = "no"
AUTOMATIC: Final = "auto"
"""The value of "no language of our own"."""


def change_of_person(setting: Setting, value: str) -> Callable[[Person], Person]:
    """Set one of a person's settings to the value of a menu's option."""

    def change(person: Person) -> Person:
        match setting:
            case Setting.NOTIFY:
                return replace(person, notify=Notify(value))
            case Setting.STYLE:
                return replace(person, style=BoardStyle(value))
            case Setting.THEME:
                return replace(person, theme=ThemeName(value))
            case Setting.CHALLENGES:
                return replace(person, challenges=value == ON)
            case _:
                assert_never(setting)

    return change


def change_of_server(setting: ServerSetting, values: Sequence[str]) -> Callable[[Server], Server]:
    """Set one of a server's settings to the values of the options chosen in a menu."""

    def change(server: Server) -> Server:
        match setting:
            case ServerSetting.CHANNELS:
                return replace(server, channels=frozenset(ChannelId(int(value)) for value in values))
            case ServerSetting.THREADS:
                return replace(server, threads=values[0] == ON)
            case ServerSetting.CLOCK:
                return replace(server, clock=Clock(int(values[0])))
            case ServerSetting.START:
                return replace(server, start=Start(values[0]))
            case ServerSetting.LOCALE:
                return replace(server, locale=None if values[0] == AUTOMATIC else values[0])
            case _:
                assert_never(setting)

    return change
