"""`python -m bot` starts, stops, or says in one line why it cannot."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import WSMsgType, web

from bot.config import Config

ROOT = Path(__file__).parents[2]
TOKEN = "MTA.hidden.token"  # noqa: S105  # of no bot
WRONG_TOKEN = "MTA.hidden.other"  # noqa: S105
BOT = {
    "id": "10",
    "username": "Pop 10",
    "discriminator": "0",
    "avatar": None,
    "global_name": None,
    "bot": True,
}
APPLICATION = {
    "id": "10",
    "name": "Pop 10",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": {**BOT, "id": "11", "username": "owner", "bot": False},
}


@dataclass(frozen=True)
class Ending:
    """How a process ended."""

    code: int | None
    out: str
    lines: list[str]


class Program:
    """`python -m bot` in a folder of its own, with the settings that it is given and no others."""

    def __init__(self, folder: Path, compiled: Path) -> None:
        names = {name.upper() for name in Config.model_fields}
        self._folder = folder
        self._environment = {name: value for name, value in os.environ.items() if name not in names}
        self._environment["PYTHONPATH"] = str(ROOT)
        # Most of a start is imports, and most of these is compiling where no bytecode may be kept.
        self._environment["PYTHONDONTWRITEBYTECODE"] = ""
        self._environment["PYTHONPYCACHEPREFIX"] = str(compiled)

    @asynccontextmanager
    async def started(self, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=self._folder,
            env=self._environment | settings,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            yield process
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def run(self, **settings: str) -> Ending:
        """Start it, and wait for its end."""
        async with self.started(**settings) as process:
            return await ending_of(process)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("compiled")


@pytest.fixture
def program(tmp_path: Path, compiled: Path) -> Program:
    return Program(tmp_path, compiled)


async def ending_of(process: asyncio.subprocess.Process) -> Ending:
    async with asyncio.timeout(60):
        out, err = await process.communicate()
    # Whatever a test is about: nobody who looks at a terminal or a log learns the token.
    assert TOKEN not in out.decode() + err.decode()
    return Ending(process.returncode, out.decode(), err.decode().splitlines())


@dataclass(frozen=True)
class FakeDiscord:
    """As much of Discord as a bot needs to log in, on a port of this machine, for one token."""

    url: str
    gateway_url: str
    # What the bot said of itself, and that it was heard from again when it had done so.
    identities: list[dict[str, object]]
    listens: asyncio.Event


def as_json(content: object, status: int = 200) -> web.Response:
    # Without a charset in the content type, as discord.py reads no other as JSON.
    return web.Response(body=json.dumps(content).encode(), content_type="application/json", status=status)


@pytest.fixture
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    identities: list[dict[str, object]] = []
    listens = asyncio.Event()

    @web.middleware
    async def authorised(request: web.Request, handler) -> web.StreamResponse:
        if request.path != "/gateway/" and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return as_json({"message": "401: Unauthorized", "code": 0}, status=401)
        return await handler(request)

    async def me(_request: web.Request) -> web.Response:
        return as_json(BOT)

    async def application(_request: web.Request) -> web.Response:
        return as_json(APPLICATION)

    async def commands(_request: web.Request) -> web.Response:
        return as_json([])

    async def gateway(request: web.Request) -> web.WebSocketResponse:
        connection = web.WebSocketResponse()
        await connection.prepare(request)
        await connection.send_json({"op": 10, "d": {"heartbeat_interval": 200}, "s": None, "t": None})
        async for message in connection:
            if message.type is not WSMsgType.TEXT:
                break
            sent = message.json()
            if sent["op"] == 2:
                identities.append(sent["d"])
            elif sent["op"] == 1:
                await connection.send_json({"op": 11, "d": None, "s": None, "t": None})
                if identities:
                    listens.set()
        return connection

    app = web.Application(middlewares=[authorised])
    app.router.add_get("/api/v10/users/@me", me)
    app.router.add_get("/api/v10/oauth2/applications/@me", application)
    app.router.add_put("/api/v10/applications/10/commands", commands)
    app.router.add_get("/gateway/", gateway)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0]
    yield FakeDiscord(f"http://{host}:{port}/api/v10/", f"ws://{host}:{port}/gateway/", identities, listens)
    await runner.cleanup()


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port of this machine on which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


async def test_without_a_token_it_says_where_to_put_one_and_what_to_try_instead(
    program: Program, tmp_path: Path
) -> None:
    ending = await program.run()
    assert (ending.code, ending.out, len(ending.lines)) == (2, "", 1)
    for name in ("DISCORD_TOKEN", ".env.example", "bot.sandbox"):
        assert name in ending.lines[0]
    assert not (tmp_path / "pop10.db").exists()


async def test_nonsense_in_the_settings_is_one_line(program: Program, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nPING_AFTER=soon\nLOG_LEVEL=LOUD\n")
    ending = await program.run()
    assert (ending.code, ending.out, len(ending.lines)) == (2, "", 1)
    assert ending.lines[0].startswith("PING_AFTER: ")
    assert "LOG_LEVEL: " in ending.lines[0]


async def test_a_database_that_cannot_be_opened_is_one_line(program: Program, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    reasons = {
        "sqlite+aiosqlite:///.": "the database sqlite+aiosqlite:///. cannot be opened: unable to open",
        "sqlite+aiosqlite:///letter.txt": "letter.txt cannot be opened: file is not a database",
        "sqlite+aiosqlite:///nowhere/games.db": "nowhere/games.db cannot be opened: unable to open",
        "sqlite+aiosqlite://games.db": "DATABASE_URL is not usable: Invalid SQLite URL",
        "sqlite+carrier_pigeon:///games.db": "DATABASE_URL is not usable: Can't load plugin",
        "postgresql://bot@localhost/games": "DATABASE_URL is not usable: No module named",
    }
    # All of them together, because it is the imports that take the time.
    endings = await asyncio.gather(
        *(program.run(DISCORD_TOKEN=TOKEN, DATABASE_URL=url, LOG_LEVEL="ERROR") for url in reasons)
    )
    for reason, ending in zip(reasons.values(), endings, strict=True):
        assert (ending.code, ending.out, len(ending.lines)) == (2, "", 1), ending
        assert reason in ending.lines[0]


async def test_a_wrong_token_is_one_line(program: Program, fake_discord: FakeDiscord) -> None:
    ending = await program.run(DISCORD_TOKEN=WRONG_TOKEN, DISCORD_API_URL=fake_discord.url, LOG_LEVEL="ERROR")
    assert (ending.code, ending.out, len(ending.lines)) == (2, "", 1), ending
    assert "DISCORD_TOKEN" in ending.lines[0]
    assert "hidden" not in ending.lines[0]


async def test_a_discord_out_of_reach_is_one_line(program: Program, closed_port: int) -> None:
    ending = await program.run(
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_URL=f"http://127.0.0.1:{closed_port}/api/v10",
        LOG_LEVEL="ERROR",
    )
    assert (ending.code, ending.out, len(ending.lines)) == (1, "", 1), ending
    assert ending.lines[0].startswith("Discord cannot be reached: ")
    assert f"127.0.0.1:{closed_port}" in ending.lines[0]


async def test_it_logs_in_with_no_intents_says_nothing_of_its_token_and_stops_when_told(
    program: Program, fake_discord: FakeDiscord, tmp_path: Path
) -> None:
    async with program.started(
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_URL=fake_discord.url,
        DISCORD_GATEWAY_URL=fake_discord.gateway_url,
        LOG_LEVEL="DEBUG",
    ) as process:
        # Read what it says all the while, lest it wait for a reader.
        ends = asyncio.create_task(ending_of(process))
        listens = asyncio.create_task(fake_discord.listens.wait())
        await asyncio.wait({ends, listens}, return_when=asyncio.FIRST_COMPLETED)
        assert listens.done(), await ends
        (identity,) = fake_discord.identities
        assert (identity["token"], identity["intents"]) == (TOKEN, 0)
        process.send_signal(signal.SIGINT)
        ending = await ends
    assert (ending.code, ending.out) == (0, "")
    debugged = [line for line in ending.lines if "DEBUG" in line]
    assert debugged, "nothing was logged at DEBUG"
    # These write whole payloads, with the tokens of interactions.
    tellers = ("discord.gateway", "discord.http", "discord.webhook")
    assert not any(teller in line for line in debugged for teller in tellers), debugged
    assert not any("Traceback" in line for line in ending.lines), ending.lines
    assert (tmp_path / "pop10.db").exists()
