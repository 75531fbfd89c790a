"""`python -m bot`: settings, logging, store and client, in that order, each with one clear refusal."""

import asyncio
import gc
import logging
import signal
import sys
from contextlib import suppress

import aiohttp
import discord
from discord import http
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.client import Pop10Bot
from bot.config import Config, ConfigError
from bot.storage import Database, StorageError

_UNSET = (
    "DISCORD_TOKEN is not set: see .env.example for where to put it, or try the bot without an account: "
    "uv run -m bot.sandbox"
)
# The thread of the database asks for the interpreter after each statement. With Python's 5 ms it waits
# as long each time while the event loop is busy; with this, presses at once wait a fifth less.
_SWITCH_INTERVAL = 0.0005
# How many objects more there are before Python looks for cycles among the young ones, and how often it
# looks at all. It stops everything meanwhile: as it comes (700, 10, 10), presses at once waited twice as
# long at the 99th of 100.
_COLLECT_AFTER = (20_000, 10, 10)


def main() -> int:
    """Run the bot until it is stopped; the result is the exit code.

    2 is for what the user can mend, 1 for what may pass by itself.
    """
    try:
        config = Config.read()
        if config.discord_token is None:
            return _refuse(_UNSET)
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[config.log_level.value])
        _limit_the_log()
        sys.setswitchinterval(_SWITCH_INTERVAL)
        _spare_the_collector()
        _use_proxies(config)
        asyncio.run(_run(config, config.discord_token.get_secret_value()))
    except (ConfigError, StorageError) as error:
        return _refuse(str(error))
    except discord.LoginFailure:
        return _refuse("Discord does not take DISCORD_TOKEN: copy it anew from the developer portal")
    except (aiohttp.ClientError, TimeoutError, discord.DiscordServerError) as error:
        return _refuse(f"Discord cannot be reached: {error or 'it does not answer'}", code=1)
    except KeyboardInterrupt:
        pass
    return 0


async def _run(config: Config, token: str) -> None:
    db = await Database.open(config.database_url)
    try:
        async with Pop10Bot(config, db) as bot:
            _stop_on_signals(bot)
            await bot.start(token)
    finally:
        await db.close()


def _stop_on_signals(bot: Pop10Bot) -> None:
    """Close the bot on Ctrl-C and on what `docker stop` sends.

    Python's own KeyboardInterrupt can be lost inside a library that is just waiting.
    """
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C is a KeyboardInterrupt.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, lambda: loop.create_task(bot.close()))


def _spare_the_collector() -> None:
    """Have cycles looked for more rarely, and never among what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)


def _limit_the_log() -> None:
    """Keep out what discord.py says to bots that want voice or events of servers, and what is secret."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # Below INFO they write payloads and addresses with the tokens of interactions.
    for name in ("discord.gateway", "discord.http", "discord.webhook.async_"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))


def _use_proxies(config: Config) -> None:
    """Talk to a REST or gateway proxy in Discord's stead, where one is set."""
    if config.discord_api_url:
        http.Route.BASE = str(config.discord_api_url).rstrip("/")
    if config.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(str(config.discord_gateway_url))


def _refuse(why: str, code: int = 2) -> int:
    print(" ".join(why.split()), file=sys.stderr)  # noqa: T201  # the one line that the user is to read
    return code


if __name__ == "__main__":
    sys.exit(main())
