"""The HTTP part of the API (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from funicular.bots import LEVELS, STYLES, bot_names

from . import addressees, identity, teaching
from .commands import check_name
from .data_rights import export_guest, forget_guest
from .export_messages import GuestExport
from .history_api import HISTORY_ENDPOINTS, HistoryApi
from .identity import COOKIE
from .lessons import LESSONS, lesson_called
from .map_data import encoded_map, map_list, playable_map
from .map_messages import MapData, MapList
from .notice_messages import (
    NewPush,
    NewWebhook,
    PushKey,
    PushMade,
    WebhookInfo,
    WebhookList,
)
from .openapi import Endpoint, describe
from .outgoing import addresses_of
from .refusing import Refused
from .replay_api import REPLAY_ENDPOINTS, ReplayApi
from .replays import finished_record
from .requests import (
    Json,
    address_of,
    body_of,
    guest_of,
    known_guest,
    origin_of,
    set_cookie,
)
from .signboard import table_info
from .table import Table
from .table_messages import (
    BotList,
    Close,
    DeviceLink,
    Done,
    Guest,
    GuestChange,
    LessonList,
    NewGuest,
    NewTable,
    NewToken,
    RedeemLink,
    Rematch,
    Start,
    TableCommand,
    TableInfo,
    TableList,
    TakeLesson,
    TokenList,
    TokenMade,
)

BASE = "/api/v1"


ENDPOINTS = (
    Endpoint("GET", "/maps", "maps", MapList, needs_guest=False),
    Endpoint("GET", "/maps/{map}", "map", MapData, needs_guest=False),
    Endpoint("GET", "/bots", "bots", BotList, needs_guest=False),
    Endpoint("POST", "/guests", "new_guest", Guest, NewGuest, 201, needs_guest=False),
    Endpoint("GET", "/me", "me", Guest),
    Endpoint("PATCH", "/me", "change_me", Guest, GuestChange),
    Endpoint("DELETE", "/me", "forget_me", Done),
    Endpoint("GET", "/me/export", "export_me", GuestExport),
    Endpoint("GET", "/me/tables", "my_tables", TableList),
    Endpoint("GET", "/tokens", "tokens", TokenList),
    Endpoint("POST", "/tokens", "new_token", TokenMade, NewToken, 201),
    Endpoint("DELETE", "/tokens/{token}", "drop_token", Done),
    Endpoint("POST", "/devices", "new_link", DeviceLink, None, 201),
    Endpoint("POST", "/devices/redeem", "redeem_link", Guest, RedeemLink, needs_guest=False),
    Endpoint("GET", "/push", "push_key", PushKey, needs_guest=False),
    Endpoint("POST", "/push", "new_push", PushMade, NewPush, 201),
    Endpoint("DELETE", "/push/{browser}", "drop_push", Done),
    Endpoint("GET", "/webhooks", "webhooks", WebhookList),
    Endpoint("POST", "/webhooks", "new_webhook", WebhookInfo, NewWebhook, 201),
    Endpoint("DELETE", "/webhooks/{webhook}", "drop_webhook", Done),
    Endpoint("GET", "/tables", "lobby", TableList, needs_guest=False),
    Endpoint("POST", "/tables", "new_table", TableInfo, NewTable, 201),
    Endpoint("GET", "/tables/{table}", "table", TableInfo, needs_guest=False),
    Endpoint("POST", "/tables/{table}/commands", "command", TableInfo, TableCommand),
    Endpoint(
        "GET",
        "/tables/{table}/record",
        "record",
        None,
        needs_guest=False,
        media="application/jsonl",
    ),
    Endpoint("GET", "/lessons", "lessons", LessonList, needs_guest=False),
    Endpoint("POST", "/lessons/{lesson}", "take_lesson", TableInfo, TakeLesson),
    *HISTORY_ENDPOINTS,
    *REPLAY_ENDPOINTS,
    Endpoint("GET", "/openapi.json", "openapi", dict[str, Any], needs_guest=False),
)


class Api(HistoryApi, ReplayApi):
    """The endpoints of one server."""

    def routes(self) -> list[Route]:
        return [
            Route(BASE + each.path, getattr(self, each.handler), methods=[each.method])
            for each in ENDPOINTS
        ]

    async def openapi(self, request: Request) -> Response:
        """This API as an OpenAPI document."""
        return Json(api_document())

    # Maps and bots

    async def maps(self, request: Request) -> Response:
        """The maps that can be played."""
        return Json(map_list())

    async def map(self, request: Request) -> Response:
        """Everything needed to draw a map, with an ETag."""
        source = playable_map(request.path_params["map"])
        if source is None:
            raise Refused("not_found")
        body = encoded_map(source.id)
        tag = f'"{identity.hashed(body.decode())[:16]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Json(body, headers=headers)

    async def bots(self, request: Request) -> Response:
        """All bots; which of them are levels for people, weakest first, and which are styles."""
        return Json(BotList(list(bot_names()), list(LEVELS), list(STYLES)))

    # Guests

    async def new_guest(self, request: Request) -> Response:
        """Makes you a guest."""
        if not self._server.guest_buckets.take(address_of(request)):
            raise Refused("too_many_requests")
        wanted = await body_of(request, NewGuest, self._server.limits.body_bytes)
        bearer = request.query_params.get("bearer") == "1"
        guest, token = await identity.new_guest(
            self._server.database,
            check_name(wanted.name),
            wanted.colour,
            "bearer" if bearer else "cookie",
        )
        response = Json(guest, 201)
        if bearer:
            response.headers["funicular-token"] = token
        else:
            set_cookie(response, request, token)
        return response

    async def me(self, request: Request) -> Response:
        """Who you are; 401 `no_guest` if nobody."""
        response = Json(await known_guest(self._server.database, request))
        if "authorization" not in request.headers:
            # It lasts from the last visit on, not from the first.
            set_cookie(response, request, request.cookies[COOKIE])
        return response

    async def change_me(self, request: Request) -> Response:
        """Changes your name or colour."""
        guest = await known_guest(self._server.database, request)
        change = await body_of(request, GuestChange, self._server.limits.body_bytes)
        if change.name is not UNSET:
            guest = replace(guest, name=check_name(change.name))
        if change.colour is not UNSET:
            guest = replace(guest, colour=change.colour)
        await identity.rename_guest(self._server.database, guest)
        return Json(guest)

    async def forget_me(self, request: Request) -> Response:
        """Deletes the guest: name, tokens, chat; seats of games in progress go to bots."""
        guest = await known_guest(self._server.database, request)
        await forget_guest(self._server.hall, guest)
        response = Json(Done())
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response

    async def export_me(self, request: Request) -> Response:
        """All that is stored about you."""
        guest = await known_guest(self._server.database, request)
        return Json(await export_guest(self._server.hall, guest))

    async def my_tables(self, request: Request) -> Response:
        """ "My games": those that wait for you first."""
        guest = await known_guest(self._server.database, request)
        return Json(TableList(await self._server.hall.tables_of(guest)))

    async def tokens(self, request: Request) -> Response:
        """Your tokens, without what is secret in them."""
        guest = await known_guest(self._server.database, request)
        return Json(TokenList(await identity.list_tokens(self._server.database, guest)))

    async def new_token(self, request: Request) -> Response:
        """A Bearer token, shown once."""
        guest = await known_guest(self._server.database, request)
        wanted = await body_of(request, NewToken, self._server.limits.body_bytes)
        return Json(await identity.new_bearer(self._server.database, guest, wanted.label), 201)

    async def drop_token(self, request: Request) -> Response:
        """Ends a token."""
        guest = await known_guest(self._server.database, request)
        token = request.path_params["token"]
        await identity.drop_token(self._server.database, guest, token)
        self._server.visitors.revoke(token)
        return Json(Done())

    async def new_link(self, request: Request) -> Response:
        """A one-time token for another device, good for 10 minutes."""
        guest = await known_guest(self._server.database, request)
        return Json(await identity.new_link(self._server.database, guest), 201)

    async def redeem_link(self, request: Request) -> Response:
        """Sets the cookie of the guest who made the link."""
        link = await body_of(request, RedeemLink, self._server.limits.body_bytes)
        guest, cookie = await identity.redeem_link(self._server.database, link.token)
        response = Json(guest)
        set_cookie(response, request, cookie)
        return response

    # Notices

    async def push_key(self, request: Request) -> Response:
        """The server's key for Web Push; see *Notices*."""
        if self._server.notices.reach == "off":
            raise Refused("notices_off")
        key = await addressees.server_key(self._server.database)
        return Json(PushKey(key.public))

    async def new_push(self, request: Request) -> Response:
        """Tell this browser when it is my turn."""
        guest = await known_guest(self._server.database, request)
        wanted = await body_of(request, NewPush, self._server.limits.body_bytes)
        await addresses_of(wanted.endpoint, self._server.notices.reach)
        origin = origin_of(request)
        id = await addressees.add_browser(self._server.database, guest, wanted, origin)
        return Json(PushMade(id), 201)

    async def drop_push(self, request: Request) -> Response:
        """Tell this browser no more."""
        guest = await known_guest(self._server.database, request)
        browser = request.path_params["browser"]
        await addressees.drop_browser(self._server.database, guest, browser)
        return Json(Done())

    async def webhooks(self, request: Request) -> Response:
        """Your webhooks."""
        guest = await known_guest(self._server.database, request)
        return Json(WebhookList(await addressees.list_webhooks(self._server.database, guest)))

    async def new_webhook(self, request: Request) -> Response:
        """Call this URL when it is my turn."""
        guest = await known_guest(self._server.database, request)
        wanted = await body_of(request, NewWebhook, self._server.limits.body_bytes)
        await addresses_of(wanted.url, self._server.notices.reach)
        made = await addressees.add_webhook(
            self._server.database, guest, wanted.url, origin_of(request)
        )
        return Json(made, 201)

    async def drop_webhook(self, request: Request) -> Response:
        """Call this URL no more."""
        guest = await known_guest(self._server.database, request)
        webhook = request.path_params["webhook"]
        await addressees.drop_webhook(self._server.database, guest, webhook)
        return Json(Done())

    # Tables

    async def lobby(self, request: Request) -> Response:
        """The public lobby."""
        return Json(TableList(await self._server.hall.lobby()))

    async def new_table(self, request: Request) -> Response:
        """Makes a table, and starts its game if asked to."""
        guest = await known_guest(self._server.database, request)
        if not self._server.table_buckets.take(address_of(request)):
            raise Refused("too_many_requests")
        wanted = await body_of(request, NewTable, self._server.limits.body_bytes)
        table = await self._server.hall.make(guest, wanted)
        return Json(await _shown(table), 201)

    async def lessons(self, request: Request) -> Response:
        """The lessons, in the best order."""
        return Json(LessonList(list(LESSONS)))

    async def take_lesson(self, request: Request) -> Response:
        """Your table of that lesson: the one in progress, or a new one."""
        guest = await known_guest(self._server.database, request)
        lesson = lesson_called(request.path_params["lesson"])
        wanted = await body_of(request, TakeLesson, self._server.limits.body_bytes)
        table = await teaching.table_in_progress(self._server.hall, guest, lesson)
        if table is not None and wanted.again:
            await table.close(guest)
        if table is None or wanted.again:
            if not self._server.table_buckets.take(address_of(request)):
                raise Refused("too_many_requests")
            table = await self._server.hall.make_lesson(guest, lesson)
        return Json(await _shown(table))

    async def table(self, request: Request) -> Response:
        """A table as everybody sees it."""
        table = await self._server.hall.table(request.path_params["table"])
        return Json(await _shown(table))

    async def command(self, request: Request) -> Response:
        """Join, leave, seat bots, start, rematch, …"""
        guest = await known_guest(self._server.database, request)
        command: TableCommand = await body_of(
            request,
            TableCommand,  # type: ignore[arg-type]  # a union is as good as a class here
            self._server.limits.body_bytes,
        )
        hall = self._server.hall
        table = await hall.table(request.path_params["table"])
        places = table.places
        with places.refusing():
            if isinstance(command, Start):
                await table.start(guest)
            elif isinstance(command, Rematch):
                await hall.rematch(table, guest)
            elif isinstance(command, Close):
                await table.close(guest)
            else:
                await table.command(guest, places.read(command))
        return Json(await _shown(table))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        # It holds the secret of the deal: never while the game goes on.
        await guest_of(self._server.database, request)
        table = await self._server.hall.table(request.path_params["table"])
        record = await finished_record(table)
        name = f"funicular-{table.source.id}-{table.charter.created}.jsonl"
        return PlainTextResponse(
            record.text(),
            media_type="application/jsonl",
            headers={
                "content-disposition": f'attachment; filename="{name}"',
                "cache-control": "no-store",
            },
        )


async def _shown(table: Table) -> TableInfo:
    """A table as it is stored: a change that is not durable yet is nobody's to see."""
    async with table.settled():
        return table_info(table)


def api_document() -> dict[str, Any]:
    """The API as an OpenAPI document; what a request is for is said by its handler."""
    return describe(
        BASE, ENDPOINTS, {e.handler: getattr(Api, e.handler).__doc__ for e in ENDPOINTS}
    )
