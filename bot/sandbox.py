"""`python -m bot.sandbox`: the real bot in a local browser page, with no account and no token.

simcord plays Discord. Three people share a channel and can be switched between in the page. Games
are kept in `sandbox.db`, so that a second run goes on where the first stopped.
"""

import asyncio
import logging
import time
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import discord
from simcord import Env, Preview, SetupError, interactions

from bot.client import Pop10Bot
from bot.config import Config
from bot.i18n import SOURCE_LOCALE, available_locales, texts
from bot.storage import Database, facts

_GAMES: Final = Path("sandbox.db")
_SECONDS_BETWEEN_MOVES_OF_TIME: Final = 5
_PEOPLE: Final = ("Ada", "Blaise", "Chiara")
_GREETING: Final = """Pop 10 runs at {url}
{people} are in the channel; "Viewing as" at the top of the page says who you are. Ctrl-C stops it.

As Ada, type /pop10 {challenge} and send it. Then become Blaise and press {accept}.
"""


def main() -> None:
    """Serve the page until Ctrl-C."""
    parser = ArgumentParser(prog="python -m bot.sandbox", description="Try Pop 10 in a local page.")
    parser.add_argument("--port", type=int, help="the page's port on this machine (default: a free one)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--fresh", action="store_true", help=f"forget the games kept in {_GAMES}")
    parser.add_argument(
        "--locale",
        choices=available_locales(),
        default=SOURCE_LOCALE,
        help=f"the language that all people and the server speak (default: {SOURCE_LOCALE})",
    )
    arguments = parser.parse_args()
    discord.utils.setup_logging(level=logging.ERROR)
    try:
        asyncio.run(_serve(arguments))
    except KeyboardInterrupt:
        print("Stopped. Your games are kept: start the sandbox again and type /pop10 board.")


async def _serve(arguments: Namespace) -> None:
    if arguments.fresh:
        for file in _GAMES.parent.glob(f"{_GAMES.name}*"):
            file.unlink()
    db = await Database.open(f"sqlite+aiosqlite:///{_GAMES}")
    try:
        # This Discord is a new one, which knows no commands yet.
        await db.write(facts.save_fact, "commands", "")
        # What the page plays does not depend on the settings for real use.
        config = Config.model_construct()
        await _play(Env(Pop10Bot(config, db)), arguments)
    finally:
        await db.close()


async def _play(env: Env, arguments: Namespace) -> None:
    env.backend.bot_user.name = "Pop 10"
    guild = env.create_guild("Pop 10 sandbox")
    channel = guild.create_text_channel("games")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in _PEOPLE]
    # simcord's time stands still at a fixed date. People and channels have the same ids in every run
    # because they were made then; messages get ids of their own because they are made now.
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    await env.start()
    _speak(env, arguments.locale)
    t = texts(arguments.locale)
    try:
        async with env.preview(
            channel, viewers=people, layout="channel", locale=arguments.locale, port=arguments.port
        ) as preview:
            print(
                _GREETING.format(
                    url=preview.url,
                    people=", ".join(_PEOPLE),
                    challenge=t("name-challenge"),
                    accept=t("button-accept"),
                )
            )
            if not arguments.no_browser:
                _open(preview.url)
            passing = asyncio.create_task(_let_time_pass(env, preview))
            await preview.wait_closed()
            passing.cancel()
    finally:
        await env.shutdown()


async def _let_time_pass(env: Env, preview: Preview) -> None:
    """Have the time of simcord, which stands still by itself, go with ours, so that people are pinged."""
    behind = 0.0
    before = time.monotonic()
    while True:
        # Now and then only: while time moves, simcord takes no press.
        await asyncio.sleep(_SECONDS_BETWEEN_MOVES_OF_TIME)
        behind, before = behind + time.monotonic() - before, time.monotonic()
        requests = len(env.http_requests)
        # The page is busy with a press at this moment; time catches up at the next.
        with suppress(SetupError):
            await env.advance_time(behind)
            behind = 0.0
            if len(env.http_requests) > requests:
                await preview.refresh()


def _speak(env: Env, locale: str) -> None:
    """Have the people and the server speak a language, of which simcord knows nothing.

    Discord shows each person the commands in their language and sends the English names back.
    """
    english = {command["id"]: command for command in env.backend.commands[None].values()}
    shown = {number: _translated(command, locale) for number, command in english.items()}
    env.backend.commands[None] = {(each["name"], each["type"]): each for each in shown.values()}
    build = interactions.base_payload

    def build_in_language(*args: Any, data: dict[str, Any], **kwargs: Any) -> Any:
        if command := english.get(data.get("id")):
            data = _with_english_names(data, shown[command["id"]], command)
        record, payload = build(*args, data=data, **kwargs)
        payload["locale"] = locale
        if "guild_locale" in payload:
            payload["guild_locale"] = locale
        return record, payload

    interactions.base_payload = build_in_language


def _translated(described: dict[str, Any], locale: str) -> dict[str, Any]:
    """A command, option or choice as Discord shows it to somebody who speaks that language."""
    shown = dict(described)
    for key in ("name", "description"):
        if key in described:
            translations: dict[str, str] = described.get(f"{key}_localizations") or {}
            shown[key] = translations.get(locale, described[key])
    for key in ("options", "choices"):
        if key in described:
            shown[key] = [_translated(inner, locale) for inner in described[key]]
    return shown


def _with_english_names(
    data: dict[str, Any], shown: dict[str, Any], english: dict[str, Any]
) -> dict[str, Any]:
    """What was sent for a command, or for an option of it, under the names that the bot knows."""
    sent = {**data, "name": english["name"]}
    if "options" in data:
        pairs = {
            each["name"]: (each, source)
            for each, source in zip(shown["options"], english["options"], strict=True)
        }
        sent["options"] = [_with_english_names(each, *pairs[each["name"]]) for each in data["options"]]
    return sent


def _open(url: str) -> None:
    """Open the page where there is a browser with a window; a text browser would take the terminal."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(url)


if __name__ == "__main__":
    main()
