"""Clocks of a table: how much time each seat has, and when the first of them runs out."""

from __future__ import annotations

from collections.abc import Container, Iterable

import msgspec
from msgspec import Struct

from .messages import ClockFace
from .table_messages import BankClock, Clock, MoveClock


class Clocks(Struct):
    """Milliseconds left by seat as of `since`; a seat that is not in `since` stands still."""

    left: list[int] = []
    since: dict[int, int] = {}

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_clocks(text: str) -> Clocks:
    return msgspec.json.decode(text, type=Clocks)


def fresh_clocks(clock: Clock, seats: int) -> Clocks:
    """Full clocks; a table without one has none."""
    if isinstance(clock, MoveClock | BankClock):
        return Clocks([clock.seconds * 1000] * seats)
    return Clocks()


def after_move(clocks: Clocks, clock: Clock, seat: int, running: Iterable[int], now: int) -> Clocks:
    """The clocks once a seat has moved and the seats in `running` are to decide."""
    if not clocks.left:
        return clocks
    left = list(clocks.left)
    if isinstance(clock, BankClock) and seat in clocks.since:
        left[seat] = max(0, left[seat] - (now - clocks.since[seat])) + clock.increment * 1000
    elif isinstance(clock, MoveClock):
        left[seat] = clock.seconds * 1000
    kept = {each: at for each, at in clocks.since.items() if each != seat}
    return Clocks(left, {each: kept.get(each, now) for each in running})


def run_for(clocks: Clocks, running: Iterable[int], now: int) -> Clocks:
    """Let exactly these seats' clocks run, as when a person takes a seat back from a bot."""
    if not clocks.left:
        return clocks
    wanted = set(running)
    left = list(clocks.left)
    for seat, at in clocks.since.items():
        if seat not in wanted:
            left[seat] = max(0, left[seat] - (now - at))
    return Clocks(left, {seat: clocks.since.get(seat, now) for seat in wanted})


def not_before(clocks: Clocks, moment: int) -> Clocks:
    """Time during which the server was down is nobody's."""
    return Clocks(clocks.left, {seat: max(at, moment) for seat, at in clocks.since.items()})


def faces(clocks: Clocks, now: int) -> list[ClockFace]:
    return [
        ClockFace(seat, max(0, left - (now - clocks.since.get(seat, now))), seat in clocks.since)
        for seat, left in enumerate(clocks.left)
    ]


def next_expiry(clocks: Clocks, known: Container[int] = ()) -> tuple[int, int] | None:
    """When the first clock runs out, and whose; besides those `known` to have run out."""
    running = ((seat, at) for seat, at in clocks.since.items() if seat not in known)
    return min(((at + clocks.left[seat], seat) for seat, at in running), default=None)
