"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from .app import Server, Settings, build_app
from .logs import set_up_logs
from .storage import prepare
from .wire import Wire

SHUTDOWN_SECONDS = 5
BACKLOG = 2048
SWITCH_SECONDS = 0.0005
COLLECT_AFTER = (20_000, 20, 20)


class _Uvicorn(uvicorn.Server):
    """Tells the tables before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]):
        super().__init__(config)
        self._tables = server
        self._on_ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super()._serve(sockets)
        self._captured_signals.clear()  # we have ended as asked: that is no failure

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._tables.is_ready:
            await self._tables.say_goodbye()
        await super().shutdown(sockets)


def _tune_interpreter() -> None:
    """For one busy thread beside one that commits, and many objects that stay (measured)."""
    # The thread that commits needs the interpreter's lock many times for a commit. With the usual
    # 5 ms it waits longer for each than the disk takes for all.
    sys.setswitchinterval(SWITCH_SECONDS)
    # What a game consists of has no cycles; looking for them after every 700 new objects was a
    # seventh of a move. What is loaded now stays, and need never be looked at.
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    ready: Callable[[int], None] = lambda port: None,
    log_level: str = "info",
    trusted_proxies: str = "127.0.0.1",
) -> int:
    """Serve until SIGTERM or SIGINT; `ready` is told the port once people can connect.

    What cannot work is said before anything starts: StorageError, SchemaError, OSError.
    """
    prepare(settings.database)
    _tune_interpreter()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    set_up_logs(log_level)
    server = Server(settings)
    config = uvicorn.Config(
        build_app(server),
        ws=Wire,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # the wire compresses as it sees fit
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        backlog=BACKLOG,
    )
    running = _Uvicorn(config, server, lambda: ready(listening.getsockname()[1]))
    running.run([listening])
    return 0 if running.started else 1
