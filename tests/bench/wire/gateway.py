"""The gateway: the websocket over which a bot is told what happens."""

import json
import zlib
from enum import IntEnum
from typing import Final, TypedDict, cast
from uuid import uuid4

from aiohttp import WSMsgType, web

from tests.bench.wire.people import BOT

_HEARTBEAT_MS: Final = 41_250


class _Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class _Received(TypedDict):
    op: int


class _Connection:
    """One bot's websocket. It compresses as Discord does where the bot asks for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket: Final = socket
        self._compressor: Final = zlib.compressobj() if compressed else None

    async def send(self, op: _Op, data: object, event: str | None = None, number: int | None = None) -> None:
        """Send one event. Compressing and sending is one step, as the order of the stream is that of both."""
        text = json.dumps({"op": op, "d": data, "s": number, "t": event}, separators=(",", ":"))
        if self._compressor is None:
            await self.socket.send_str(text)
            return
        compressed = self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(compressed)


class Gateway:
    """Takes one bot at a time; a second connection takes the place of the first."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._connection: _Connection | None = None
        self._events = 0
        # Whether a bot is there that has said who it is.
        self.identified = False

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to a bot until it leaves."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        # What can be had as text need not be compressed, should the bot ask for another way than this.
        compressed = request.query.get("compress") == "zlib-stream"
        connection = self._connection = _Connection(socket, compressed=compressed)
        await connection.send(_Op.HELLO, {"heartbeat_interval": _HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    received = cast("_Received", json.loads(message.data))
                    await self._take(connection, received["op"])
        finally:
            if self._connection is connection:
                self._connection = None
                self.identified = False
        return socket

    async def dispatch(self, event: str, data: object) -> None:
        """Tell the bot of an event.

        Raises:
            ConnectionError: it is not there.
        """
        if self._connection is None:
            raise ConnectionError("the bot is not connected to the gateway")
        self._events += 1
        await self._connection.send(_Op.DISPATCH, data, event, self._events)

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            await self._connection.socket.close()

    async def _take(self, connection: _Connection, op: int) -> None:
        if op == _Op.HEARTBEAT:
            await connection.send(_Op.HEARTBEAT_ACK, None)
        elif op == _Op.RESUME:
            # Nothing is kept of a session; a bot then identifies anew.
            await connection.send(_Op.INVALID_SESSION, data=False)
        elif op == _Op.IDENTIFY:
            await self.dispatch("READY", self._ready())
            self.identified = True

    def _ready(self) -> dict[str, object]:
        return {
            "v": 10,
            "user": BOT,
            "application": {"id": BOT["id"], "flags": 0},
            "guilds": [],
            "private_channels": [],
            "session_id": uuid4().hex,
            "resume_gateway_url": self._url,
        }
