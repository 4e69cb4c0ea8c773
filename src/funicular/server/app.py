"""The server put together: routes, guards around them, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .analyses import Analyses
from .bot_workers import BotWorkers
from .hall import Hall
from .house import House
from .http_api import BASE, Api
from .keeping_facts import Bookkeeper
from .limits import Buckets, Limits
from .listeners import POLICY_VIOLATION
from .metrics import Metrics
from .notices import Notices
from .outgoing import Reach
from .pages import Pages
from .presence import Presence
from .refusing import Refused
from .replays import Replays
from .requests import HEADERS, Json, address_of, check_origin, holder_of
from .sockets import Doorkeeper, TableSocket
from .storage import Database, StorageError, open_database
from .table_messages import Done
from .ticket_counts import TicketCounts
from .visitors import Visitors

log = logging.getLogger(__name__)

FAREWELL_SECONDS = 0.2
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    """A SQLite file, or the URL of a PostgreSQL database."""
    bot_workers: int = 1
    workers: int = 1
    """Processes that serve; more than one only with PostgreSQL."""
    limits: Limits = field(default_factory=Limits)
    notices: Reach = "public"
    """Whom the server may send notices to."""


class Server:
    """Everything that one running server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.metrics = Metrics()
        self.guest_buckets = Buckets(*self.limits.guests)
        self.table_buckets = Buckets(*self.limits.tables)
        self.request_buckets = Buckets(*self.limits.requests)
        self.study_buckets = Buckets(*self.limits.studies)
        self.replays = Replays()
        self.visitors = Visitors()
        self.doorkeeper = Doorkeeper(self.limits.sockets_per_address)
        self.is_ready = False
        self.database: Database
        self.notices: Notices
        self.hall: Hall
        self.bookkeeper: Bookkeeper
        self.ticket_counts: TicketCounts
        self.analyses: Analyses

    async def open(self) -> None:
        self.database = await open_database(self.settings.database)
        self.notices = Notices(self.database, self.metrics, self.settings.notices)
        house = House(
            self.database,
            Presence(self.database),
            BotWorkers(self.settings.bot_workers),
            self.notices,
            self.metrics,
            Buckets(*self.limits.chat),
            self.limits.sockets_per_table,
            self.database.company.started,
        )
        self.hall = Hall(house, self.visitors, self.limits.open_tables_per_guest)
        self.analyses = Analyses(self.database)
        self._describe()
        self.hall.open()
        self.bookkeeper = Bookkeeper(self.database, self.metrics)
        self.bookkeeper.open()
        self.ticket_counts = TicketCounts(self.database)
        self.is_ready = True

    def _describe(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables_awake", "Tables in memory.", lambda: self.hall.awake)
        wards = self.database.company
        gauge("wards_minded", "Wards whose bots and clocks are ours.", lambda: len(wards.wards))
        gauge("sockets", "Open sockets.", lambda: self.doorkeeper.total)
        gauge("database_writes", "Writes asked for.", lambda: self.database.counts.writes)
        gauge("database_commits", "Commits they shared.", lambda: self.database.counts.commits)

    async def say_goodbye(self) -> None:
        """Before the sockets are closed: tell everybody to come back."""
        if self.is_ready:
            self.is_ready = False
            await self.hall.close()
            if self.doorkeeper.total:
                await asyncio.sleep(FAREWELL_SECONDS)

    async def close(self) -> None:
        await self.say_goodbye()
        await self.bookkeeper.close()
        await self.analyses.close()
        await self.notices.close()
        await self.hall.house.workers.close()
        await self.database.close()

    # Endpoints beside the API

    async def health(self, request: Request) -> Response:
        return Json(Done())

    async def ready(self, request: Request) -> Response:
        """Whether a request would be served: the database answers and takes writes."""
        if not self.is_ready:
            raise Refused("unavailable")
        await self.database.write(("UPDATE schema_version SET version = version", ()))
        return Json(Done())

    async def show_metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4")

    def count_request(self, connection: HTTPConnection) -> None:
        """A handshake is a request like any other."""
        if not self.request_buckets.take(address_of(connection)):
            raise Refused("too_many_requests", retry_after=1)

    async def socket(self, websocket: WebSocket) -> None:
        try:
            check_origin(websocket)
            self.count_request(websocket)
            with self.doorkeeper.entered(address_of(websocket)):
                holder = await holder_of(self.database, websocket)
                token = None if holder is None else holder.token
                visitor = TableSocket(self, websocket, token, websocket.path_params["table"])
                self.visitors.enter(visitor)
                try:
                    await websocket.accept()
                    await visitor.run()
                finally:
                    self.visitors.leave(visitor)
        except (Refused, StorageError) as error:
            code = error.code if isinstance(error, Refused) else "unavailable"
            with contextlib.suppress(RuntimeError):
                await websocket.close(POLICY_VIOLATION, code)


class Guards:
    """Around every request: limits, Origin, headers, and errors as codes."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope.get("scheme") == "https":
                    headers["strict-transport-security"] = "max-age=31536000"
            await send(message)

        try:
            self._check(HTTPConnection(scope))
            await self._app(scope, receive, send_guarded)
        except Refused as refused:
            await refusal(refused)(scope, receive, send_guarded)
        self._server.metrics.count("http_requests")
        route = scope.get("route")
        log.debug(
            "request",
            extra={
                "method": scope["method"],
                "route": getattr(route, "path", None),
                "status": status,
                "ms": round((time.monotonic() - began) * 1000, 1),
            },
        )

    def _check(self, connection: HTTPConnection) -> None:
        self._server.count_request(connection)
        if "\0" in connection.scope["path"]:
            raise Refused("not_found")  # nothing has such a name, and not every database takes it
        if connection.scope["method"] not in SAFE_METHODS:
            check_origin(connection)


def refusal(refused: Refused) -> Response:
    return Json(refused.message(), refused.status)


def build_app(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    async def on_refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return refusal(error)

    async def on_storage(request: Request, error: Exception) -> Response:
        log.error("database refused", extra={"reason": str(error)})
        return refusal(Refused("unavailable"))

    async def on_http(request: Request, error: Exception) -> Response:
        code = getattr(error, "status_code", 404)
        return refusal(Refused("method_not_allowed" if code == 405 else "not_found"))

    async def on_anything(request: Request, error: Exception) -> Response:
        server.metrics.count("internal_errors")
        return refusal(Refused("internal"))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = Starlette(
        routes=[
            Route("/health", server.health),
            Route("/ready", server.ready),
            Route("/metrics", server.show_metrics),
            WebSocketRoute(BASE + "/tables/{table}/socket", server.socket),
            *Api(server).routes(),
            *Pages().routes(),
        ],
        # The page and the map compress to a third; what is smaller is not worth the time.
        middleware=[Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={
            Refused: on_refused,
            StorageError: on_storage,
            HTTPException: on_http,
            Exception: on_anything,
        },
        lifespan=lifespan,
    )
    return Guards(app, server)
