"""Processes that share a PostgreSQL database: they tell each other what they wrote, and split
the wards among them.

Everything hangs on one connection of each process. It listens for what others have written; it
holds an advisory lock for the process itself and one for each ward that the process minds. When a
process dies, its connection does too, PostgreSQL lets go of the locks, and others take them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import psycopg

from .company import WARDS
from .storage import Row

log = logging.getLogger(__name__)

ROUND_SECONDS = 0.5
"""How often a process looks whether wards are free, or whether it minds too many."""
AGAIN_SECONDS = 0.5
"""Pause before a lost connection is tried again."""
PROCESSES = 0x66756E70
"""The class of the advisory locks by which processes are known."""
MINDED = 0x66756E77
"""The class of the advisory locks of wards."""
CHANNEL = "funicular"
TELL = f"SELECT pg_notify('{CHANNEL}', topic) FROM unnest(?::text[]) AS topic"
LIVE = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted "
    f"AND classid = {PROCESSES} "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The numbers of all processes that are alive."""


class PostgresCompany:
    """This process among the others; a thread of its own keeps the connection."""

    is_shared = True
    living = LIVE

    def __init__(self, connect: Callable[[], psycopg.Connection[Row]]) -> None:
        self.number = secrets.randbelow(2**31 - 1) + 1
        self.wards: frozenset[int] = frozenset()
        self._connect = connect
        self._connection = connect()
        self._join(self._connection)
        self.started = self._first_of_all(self._connection)
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="company", daemon=True)
        self._closing = threading.Event()
        self._on_news: Callable[[str | None], None]
        self._on_wards: Callable[[], None]

    def open(self, on_news: Callable[[str | None], None], on_wards: Callable[[], None]) -> None:
        self._on_news, self._on_wards = on_news, on_wards
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._thread.ident is not None:
            self._thread.join()
        self._connection.close()

    def _join(self, connection: psycopg.Connection[Row]) -> None:
        connection.execute(f"SELECT pg_advisory_lock({PROCESSES}, {self.number})")
        connection.execute(f"LISTEN {CHANNEL}")

    def _first_of_all(self, connection: psycopg.Connection[Row]) -> int:
        """When the first of the processes that run now has started: that may be this one."""
        now = time.time_ns() // 1_000_000
        with connection.transaction():
            connection.execute("LOCK TABLE service")  # another one may be starting as well
            live = [number for (number,) in connection.execute(LIVE)]
            row = connection.execute("SELECT max(started) FROM service").fetchone()
            if live != [self.number] and row is not None and row[0] is not None:
                return int(row[0])
            connection.execute("DELETE FROM service")
            connection.execute("INSERT INTO service VALUES (%s)", (now,))
        return now

    # In the company's thread

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with self._connection as connection:
                    self._take_part(connection)
            except psycopg.Error as error:
                log.warning("company lost", extra={"reason": str(error).partition("\n")[0]})
            finally:
                # Whoever is out of touch minds nothing: others may already do so.
                self._now_mind(frozenset())
            self._come_back()

    def _come_back(self) -> None:
        while not self._closing.wait(AGAIN_SECONDS):
            with suppress(psycopg.Error):
                self._connection = self._connect()
                self._join(self._connection)
                return

    def _take_part(self, connection: psycopg.Connection[Row]) -> None:
        self._in_loop(self._on_news, None)  # what was said before we listened
        while not self._closing.is_set():
            self._balance(connection)
            until = time.monotonic() + ROUND_SECONDS
            while not self._closing.is_set() and (left := until - time.monotonic()) > 0:
                for notice in connection.notifies(timeout=min(left, 0.1)):
                    self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        speaker, _, topic = payload.partition(" ")
        if speaker != str(self.number):
            self._in_loop(self._on_news, topic)

    def _balance(self, connection: psycopg.Connection[Row]) -> None:
        """Mind a fair share of the wards: give up what is too much, take what is free."""
        processes = len(connection.execute(LIVE).fetchall())
        share = -(-WARDS // max(1, processes))
        wards = set(self.wards)
        surplus = sorted(wards)[share:]
        if surplus:
            # First stop minding them, then let others.
            self._now_mind(frozenset(wards - set(surplus)))
            for ward in surplus:
                connection.execute(f"SELECT pg_advisory_unlock({MINDED}, {ward})")
            return
        for ward in range(WARDS):
            if len(wards) >= share:
                break
            if ward in wards:
                continue
            row = connection.execute(f"SELECT pg_try_advisory_lock({MINDED}, {ward})").fetchone()
            if row is not None and row[0]:
                wards.add(ward)
        self._now_mind(frozenset(wards))

    def _now_mind(self, wards: frozenset[int]) -> None:
        if wards == self.wards:
            return
        self.wards = wards
        log.info("wards", extra={"minded": len(wards)})
        self._in_loop(self._on_wards)

    def _in_loop(self, call: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(call, *arguments)
