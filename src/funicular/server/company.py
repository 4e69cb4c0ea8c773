"""The company of processes that serve one database: who looks after which tables.

Any process may serve any table. But clocks, bots and absence are one process's business: every
table belongs to a *ward*, and each ward is minded by one process at a time. A process that has
SQLite minds them all.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from typing import Protocol

WARDS = 32


def ward_of(table_id: str) -> int:
    return zlib.crc32(table_id.encode()) % WARDS


class Company(Protocol):
    """This process among those that share the database."""

    number: int
    """Ours; no two processes have the same."""

    is_shared: bool
    """Whether there can be others at all."""

    wards: frozenset[int]
    """Those that this process minds now."""

    started: int
    """Since when, in milliseconds, the tables have been served without a break."""

    living: str
    """A query for the numbers of all processes that are alive."""

    def open(self, on_news: Callable[[str | None], None], on_wards: Callable[[], None]) -> None:
        """Take part. `on_news` is told what others have written about (None: anything may have
        changed), `on_wards` that we mind other wards than before; both in the event loop."""

    def close(self) -> None:
        """Leave; others take the wards over. Waits until that is done."""


class Alone:
    """The company of a process whose database is its own."""

    number = 0
    is_shared = False
    wards = frozenset(range(WARDS))
    living = "SELECT 0"

    def __init__(self) -> None:
        self.started = time.time_ns() // 1_000_000

    def open(self, on_news: Callable[[str | None], None], on_wards: Callable[[], None]) -> None:
        """Nobody else writes, and all wards are ours from the beginning."""

    def close(self) -> None:
        """There is nobody to leave."""
