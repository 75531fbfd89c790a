"""The HTTP side: what bots ask for, and the answers that they give to interactions."""

import json
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, TypeAlias, cast

from aiohttp import web

from tests.bench.wire import shapes
from tests.bench.wire.bodies import Upload, read_body
from tests.bench.wire.interactions import Interaction, Interactions
from tests.bench.wire.messages import Message, Messages
from tests.bench.wire.people import BOT, Club
from tests.bench.wire.shapes import CallbackKind
from tests.bench.wire.snowflakes import snowflake

_DIRECT_MESSAGES: Final = 1
_UNKNOWN_MESSAGE: Final = 10_008
_UNKNOWN_INTERACTION: Final = 10_062
_UNKNOWN_USER: Final = 10_013
_ALREADY_ACKNOWLEDGED: Final = 40_060

_Handler: TypeAlias = Callable[[web.Request], Awaitable[web.Response]]


class Rest:
    """The routes under the address of the API."""

    def __init__(self, club: Club, messages: Messages, interactions: Interactions, gateway_url: str) -> None:
        self._club: Final = club
        self._messages: Final = messages
        self._interactions: Final = interactions
        self._gateway_url: Final = gateway_url
        # What bots have asked for that is not here, as METHOD PATH: a gap in this Discord.
        self.unknown: Final[set[str]] = set()

    def add_to(self, router: web.UrlDispatcher, base: str) -> None:
        """Answer requests whose path begins with `base`."""
        routes: tuple[tuple[str, str, _Handler], ...] = (
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway),
            ("GET", "/users/{person}", self._user),
            ("POST", "/users/@me/channels", self._direct_channel),
            ("PUT", "/applications/{application}/commands", self._commands),
            ("PUT", "/applications/{application}/guilds/{guild}/commands", self._commands),
            ("POST", "/interactions/{interaction}/{token}/callback", self._callback),
            ("POST", "/webhooks/{application}/{token}", self._follow_up),
            ("GET", "/webhooks/{application}/{token}/messages/{message}", self._show),
            ("PATCH", "/webhooks/{application}/{token}/messages/{message}", self._edit),
            ("DELETE", "/webhooks/{application}/{token}/messages/{message}", self._delete),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET", "/channels/{channel}/messages/{message}", self._show),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete),
            ("*", "/{rest:.*}", self._nothing),
        )
        for method, path, handler in routes:
            router.add_route(method, base + path, handler)

    async def _me(self, _request: web.Request) -> web.Response:
        return _json(BOT)

    async def _application(self, _request: web.Request) -> web.Response:
        return _json(
            {
                "id": BOT["id"],
                "name": BOT["username"],
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "",
                "flags": 0,
                "owner": BOT,
            }
        )

    async def _gateway(self, _request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return _json({"url": self._gateway_url, "shards": 1, "session_start_limit": limit})

    async def _user(self, request: web.Request) -> web.Response:
        user = self._club.user(int(request.match_info["person"]))
        if user is None:
            return _refusal(404, _UNKNOWN_USER, "Unknown User")
        return _json(user)

    async def _direct_channel(self, request: web.Request) -> web.Response:
        asked = cast("dict[str, str]", await request.json())
        user = self._club.user(int(asked["recipient_id"]))
        if user is None:
            return _refusal(404, _UNKNOWN_USER, "Unknown User")
        channel = {"id": str(snowflake()), "type": _DIRECT_MESSAGES, "flags": 0, "recipients": [user]}
        return _json(channel)

    async def _commands(self, request: web.Request) -> web.Response:
        commands = cast("list[dict[str, object]]", await request.json())
        own = {"application_id": BOT["id"], "version": str(snowflake())}
        # The command of a person's menu comes without a description, and has an empty one.
        made = [{"description": "", **command, **own, "id": str(snowflake())} for command in commands]
        return _json(made)

    async def _callback(self, request: web.Request) -> web.Response:
        raw = await request.read()
        arrived = perf_counter()
        interaction = self._interaction(request)
        if interaction is None:
            return _refusal(404, _UNKNOWN_INTERACTION, "Unknown interaction")
        if interaction.answer.done():
            return _refusal(400, _ALREADY_ACKNOWLEDGED, "Interaction has already been acknowledged.")
        body = read_body(request.headers["Content-Type"], raw)
        callback = cast("shapes.Callback", body.json)
        kind = CallbackKind(callback.get("type", 0))
        self._answer(interaction, kind, callback.get("data") or {}, body.uploads)
        interaction.settle(kind, arrived, len(raw))
        if "with_response" not in request.query:
            return web.Response(status=204)
        return _json(_response(interaction, kind))

    def _answer(
        self,
        interaction: Interaction,
        kind: CallbackKind,
        body: shapes.MessageBody,
        uploads: dict[int, Upload],
    ) -> None:
        """Do what an answer of that kind does to messages."""
        if kind is CallbackKind.DEFERRED_MESSAGE:
            body = {**body, "flags": body.get("flags", 0) | shapes.LOADING}
        if kind in (CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE):
            interaction.original = self._messages.post(interaction.channel_id, body, uploads)
        elif kind in (CallbackKind.UPDATE, CallbackKind.DEFERRED_UPDATE):
            interaction.original = interaction.pressed
        if kind is CallbackKind.UPDATE and interaction.pressed is not None:
            interaction.pressed.edit(body, uploads)

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        if interaction is None:
            return _refusal(404, _UNKNOWN_INTERACTION, "Unknown interaction")
        body, uploads = await _message_body(request)
        message = interaction.original
        if message is not None and message.flags & shapes.LOADING:
            # The first message after a deferral takes the place of what was put off.
            message.edit({**body, "flags": message.flags}, uploads)
        else:
            message = self._messages.post(interaction.channel_id, body, uploads)
        interaction.add(message)
        return _json(message.payload())

    async def _post(self, request: web.Request) -> web.Response:
        channel_id = int(request.match_info["channel"])
        message = self._messages.post(channel_id, *await _message_body(request))
        return _json(message.payload())

    async def _show(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message is None:
            return _refusal(404, _UNKNOWN_MESSAGE, "Unknown Message")
        return _json(message.payload())

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message is None:
            return _refusal(404, _UNKNOWN_MESSAGE, "Unknown Message")
        message.edit(*await _message_body(request))
        interaction = self._interaction(request)
        if interaction is not None:
            interaction.add(message)
        return _json(message.payload())

    async def _delete(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message is None:
            return _refusal(404, _UNKNOWN_MESSAGE, "Unknown Message")
        self._messages.delete(message)
        interaction = self._interaction(request)
        if interaction is not None and interaction.original is message:
            interaction.original = None
        return web.Response(status=204)

    async def _nothing(self, request: web.Request) -> web.Response:
        self.unknown.add(f"{request.method} {request.path}")
        return _refusal(404, 0, "404: Not Found")

    def _interaction(self, request: web.Request) -> Interaction | None:
        return self._interactions.find(request.match_info.get("token", ""))

    def _message(self, request: web.Request) -> Message | None:
        """The message that a path names; of an interaction that may be the original answer."""
        named = request.match_info["message"]
        if named != "@original":
            return self._messages.find(int(named))
        interaction = self._interaction(request)
        return interaction.original if interaction else None


async def _message_body(request: web.Request) -> tuple[shapes.MessageBody, dict[int, Upload]]:
    body = read_body(request.headers["Content-Type"], await request.read())
    return cast("shapes.MessageBody", body.json), body.uploads


def _response(interaction: Interaction, kind: CallbackKind) -> dict[str, object]:
    """What Discord says of an answer to who asks for it."""
    message = interaction.original
    about: dict[str, object] = {"id": str(interaction.id), "type": 3 if interaction.pressed else 2}
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = kind is CallbackKind.DEFERRED_MESSAGE
        about["response_message_ephemeral"] = message.private
    made = {"type": kind, "message": message.payload()} if message and kind not in shapes.DEFERRALS else None
    return {"interaction": about, "resource": made} if made else {"interaction": about}


def _json(data: object, status: int = 200) -> web.Response:
    """An answer that discord.py takes for JSON: only where nothing stands after the name of the type."""
    text = json.dumps(data, separators=(",", ":"))
    return web.Response(body=text.encode(), status=status, content_type="application/json")


def _refusal(status: int, code: int, message: str) -> web.Response:
    return _json({"code": code, "message": message}, status)
