"""Running the server until it is told to stop: one process, or several that share a database."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

import uvicorn

from .app import Server, Settings, build_app
from .descriptors import raise_file_limit
from .logs import set_up_logs
from .patient_http import PatientHttp
from .storage import StorageError, is_postgres, prepare
from .wire import Wire

log = logging.getLogger(__name__)

SHUTDOWN_SECONDS = 5
SHORT_LIFE = 3.0
MOST_SHORT_LIVES = 5  # of replacements in a row: the next would only die again
"""Seconds; a worker that lives no longer than this cannot work at all."""
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
    if settings.workers > 1 and not is_postgres(settings.database):
        raise StorageError(
            f"{settings.workers} workers need PostgreSQL: a SQLite file is for one process. "
            "Give --database a postgresql:// URL, or leave --workers out"
        )
    prepare(settings.database)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    set_up_logs(log_level)
    manner = Manner(settings, log_level, trusted_proxies)
    if settings.workers > 1:
        return Crew(manner, listening).run(lambda: ready(listening.getsockname()[1]))
    return serve_here(manner, listening, lambda: ready(listening.getsockname()[1]))


@dataclass(frozen=True, slots=True)
class Manner:
    """How to serve: what every worker is told."""

    settings: Settings
    log_level: str
    trusted_proxies: str


def serve_here(manner: Manner, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve in this process."""
    settings = manner.settings
    _tune_interpreter()
    server = Server(settings)
    config = uvicorn.Config(
        build_app(server),
        http=PatientHttp,
        limit_concurrency=raise_file_limit(),
        ws=Wire,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # the wire compresses as it sees fit
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=manner.trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        backlog=BACKLOG,
    )
    running = _Uvicorn(config, server, ready)
    running.run([listening])
    return 0 if running.started else 1


class Crew:
    """Several worker processes behind one listening socket; who dies is replaced."""

    def __init__(self, manner: Manner, listening: socket.socket) -> None:
        self._manner = manner
        self._listening = listening
        self._context = multiprocessing.get_context("spawn")
        self._is_ending = False

    def run(self, ready: Callable[[], None]) -> int:
        """Until SIGTERM or SIGINT, or until workers do not even start."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        workers = [self._start() for _ in range(self._manner.settings.workers)]
        if all(worker.waits_until_ready() for worker in workers):
            ready()
            self._replace_the_dead(workers)
        for worker in workers:
            worker.process.terminate()
        patience = time.monotonic() + SHUTDOWN_SECONDS * 2
        ends = [worker.ends_by(patience) for worker in workers]
        self._listening.close()
        return 0 if all(ends) else 1

    def _replace_the_dead(self, workers: list[_Worker]) -> None:
        """Until this crew is to end, or one worker after the other dies young."""
        short_lives = 0
        while not self._is_ending and short_lives < MOST_SHORT_LIVES:
            wait([worker.process.sentinel for worker in workers], timeout=1)
            for place, worker in enumerate(workers):
                if worker.process.is_alive():
                    continue
                log.error("worker ended", extra={"status": worker.process.exitcode})
                short_lives = short_lives + 1 if worker.lived < SHORT_LIFE else 0
                workers[place] = self._start()

    def _end(self, *_: object) -> None:
        self._is_ending = True

    def _start(self) -> _Worker:
        return _Worker(self._context, self._manner, self._listening)


class _Worker:
    """One process of the crew."""

    def __init__(self, context: SpawnContext, manner: Manner, listening: socket.socket) -> None:
        self._ready, theirs = context.Pipe(duplex=False)
        self._began = time.monotonic()
        self.process = context.Process(target=_work, args=(manner, listening, theirs))
        self.process.start()
        theirs.close()

    @property
    def lived(self) -> float:
        return time.monotonic() - self._began

    def waits_until_ready(self) -> bool:
        try:
            return bool(self._ready.recv())
        except EOFError:
            return False

    def ends_by(self, patience: float) -> bool:
        """Wait for the end, or bring it about; whether it ended in order."""
        self.process.join(max(0.0, patience - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        # One that was told to end before it had begun to listen to signals ended as told.
        return self.process.exitcode in (0, -signal.SIGTERM)


def _work(manner: Manner, listening: socket.socket, ready: Connection) -> None:
    """A worker's whole life."""
    set_up_logs(manner.log_level)
    watch = threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),))
    watch.daemon = True
    watch.start()
    sys.exit(serve_here(manner, listening, lambda: ready.send(True)))


def _end_with(parent: BaseProcess | None) -> None:
    """A worker whose crew is gone ends in order, instead of serving on unseen."""
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
