"""A whole Discord, of the size that one bot and some people need."""

import asyncio
import socket
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Final, Self

from aiohttp import web

from tests.bench.wire import shapes
from tests.bench.wire.gateway import Gateway
from tests.bench.wire.interactions import Answer, Interactions
from tests.bench.wire.messages import Message, Messages
from tests.bench.wire.people import BOT, Club, Person
from tests.bench.wire.rest import Rest

_HOST: Final = "127.0.0.1"
_API: Final = "/api/v10"
# Discord ends an interaction without an answer after 3 seconds; a slow machine may be later than that.
_SECONDS_TO_ANSWER: Final = 10.0
_LARGEST_BODY: Final = 30 * 1024 * 1024


class Discord(AbstractAsyncContextManager["Discord"]):
    """Runs on a free port of this machine while it is entered."""

    def __init__(self) -> None:
        self._socket: Final = socket.create_server((_HOST, 0))
        where = f"{_HOST}:{self._socket.getsockname()[1]}"
        self.api_url: Final = f"http://{where}{_API}"
        self.gateway_url: Final = f"ws://{where}/"
        self.club: Final = Club()
        self.messages: Final = Messages(BOT)
        self._interactions: Final = Interactions()
        self._gateway: Final = Gateway(self.gateway_url)
        self._rest: Final = Rest(self.club, self.messages, self._interactions, self.gateway_url)
        application = web.Application(client_max_size=_LARGEST_BODY)
        application.router.add_get("/", self._gateway.serve)
        self._rest.add_to(application.router, _API)
        self._runner: Final = web.AppRunner(application, access_log=None, shutdown_timeout=1)

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self._gateway.close()
        await self._runner.cleanup()

    @property
    def unknown_requests(self) -> set[str]:
        """What the bot asked for that this Discord does not have, as METHOD PATH."""
        return self._rest.unknown

    @property
    def has_bot(self) -> bool:
        """Whether a bot is there that can be told of things."""
        return self._gateway.identified

    async def press(
        self, person: Person, channel: shapes.Channel, message: Message, button: shapes.Button
    ) -> Answer:
        """Have a person press a button, and wait for the answer.

        Raises:
            TimeoutError: there is none.
            ConnectionError: the bot is not there.
        """
        return await self._tell(self.club.press(person, channel, message, button), message)

    async def command(
        self,
        person: Person,
        channel: shapes.Channel,
        command: tuple[str, str],
        options: list[shapes.Option],
        named: tuple[Person, ...] = (),
    ) -> Answer:
        """Have a person send a command, whose options name those people, and wait for the answer.

        Raises:
            TimeoutError: there is none.
            ConnectionError: the bot is not there.
        """
        return await self._tell(self.club.command(person, channel, command, options, named), None)

    async def _tell(self, told: shapes.Interaction, pressed: Message | None) -> Answer:
        interaction = self._interactions.begin(told, pressed)
        await self._gateway.dispatch("INTERACTION_CREATE", told)
        async with asyncio.timeout(_SECONDS_TO_ANSWER):
            return await interaction.answer
