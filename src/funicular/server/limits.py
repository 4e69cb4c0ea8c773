"""Limits: how much of everything one visitor may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_REMEMBERED = 50_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What the server grants. Rates are for one address or one socket."""

    body_bytes: int = 16 * 1024
    message_bytes: int = 16 * 1024
    requests: tuple[int, float] = (120, 20.0)
    """HTTP requests: at once, and then a second."""
    guests: tuple[int, float] = (20, 0.1)
    tables: tuple[int, float] = (20, 0.1)
    studies: tuple[int, float] = (20, 0.1)
    """Posted records, and analyses asked for."""
    messages: tuple[int, float] = (60, 15.0)
    """Socket messages: at once, and then a second; who sends more is cut off."""
    chat: tuple[int, float] = (6, 2 / 3)
    """Lines of chat of one guest, however many sockets it has."""
    sockets_per_address: int = 100
    sockets_per_table: int = 200
    queued_messages: int = 200
    """Unsent messages of a socket; who reads slower is cut off."""
    open_tables_per_guest: int = 50
    hello_seconds: float = 10.0


OFF = Limits(
    requests=(10**9, 1e9),
    guests=(10**9, 1e9),
    tables=(10**9, 1e9),
    studies=(10**9, 1e9),
    messages=(10**9, 1e9),
    sockets_per_address=10**9,
    open_tables_per_guest=10**9,
)
"""For benchmarks and for servers that a proxy protects: only sizes are limited."""


def household(address: str) -> str:
    """What is limited together. Whoever has one IPv6 address has the 2**64 beside it as well."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a socket file, or what a proxy calls its visitors
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False))


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is granted now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address, or guest; the oldest are forgotten when there are too many."""

    def __init__(self, burst: float, rate: float) -> None:
        self._size = (burst, rate)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(*self._size)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket.take()
