"""Turn order drawn after the ticket choice: until then people see their places at the table.

Seats are numbered in turn order, so a seat's number would give the order away. While the opening
tickets are chosen at such a table, everything that leaves the server speaks of *places* (the
chairs as people took them), and whatever comes in is translated back. Inside, seats are seats.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from funicular.game import GameView

from .messages import ChatLine, ClockFace
from .refusing import Refused
from .view_messages import EventView, MoveView

if TYPE_CHECKING:
    from .charter import Charter

T = TypeVar("T")


class Places:
    """Which seat is behind each place; as long as nothing is hidden, each its own."""

    def __init__(self, charter: Charter) -> None:
        self._seats = charter.places if charter.drawn_at is None else None
        """The seat behind each place; None once the order is known."""
        self._former = charter.places
        self._drawn_at = charter.drawn_at

    @property
    def hide(self) -> bool:
        return self._seats is not None

    def place(self, seat: int) -> int:
        """What a seat is called outside."""
        if self._seats is None or seat not in self._seats:
            return seat
        return self._seats.index(seat)

    def shown(self, seat: int | None) -> int | None:
        return None if seat is None else self.place(seat)

    def places(self, seats: list[int]) -> list[int]:
        return sorted(map(self.place, seats))

    def in_order(self, by_seat: list[T]) -> list[T]:
        """What is listed by seat, listed by place."""
        return by_seat if self._seats is None else [by_seat[seat] for seat in self._seats]

    # What leaves the server

    def view(self, view: GameView) -> GameView:
        """A fresh view with the seats in their places; it is changed, not copied."""
        if self._seats is None:
            return view
        position = view.position
        count = len(self._seats)
        position.players = [position.players[s] for s in self._seats] + position.players[count:]
        if position.viewer < count:
            position.viewer = self.place(position.viewer)
        return GameView(view.notation, position, tuple(self.in_order(list(view.names))))

    def move(self, move: MoveView) -> MoveView:
        if self._seats is None:
            return move
        events = [self._event(event) for event in move.events]
        return replace(move, seat=self.place(move.seat), events=events)

    def deal(self, events: list[EventView]) -> list[EventView]:
        """Who is dealt first must not show in the order of the cards either."""
        if self._seats is None:
            return events
        named = groupby(map(self._event, events), key=lambda event: event.name)
        return [
            event
            for _, run in named
            for event in sorted(run, key=lambda event: -1 if event.seat is None else event.seat)
        ]

    def _event(self, event: EventView) -> EventView:
        return event if event.seat is None else replace(event, seat=self.place(event.seat))

    def clocks(self, faces: list[ClockFace]) -> list[ClockFace]:
        if not faces or self._seats is None:
            return faces  # a table without clocks has none
        return [replace(face, seat=self.place(face.seat)) for face in self.in_order(faces)]

    def chat(self, line: ChatLine) -> ChatLine:
        return line if line.seat is None else replace(line, seat=self.place(line.seat))

    # What comes in

    def read(self, message: T) -> T:
        """A message or command from outside, in seats.

        A move that was sent before its sender knew the order still speaks of places.
        """
        place: Any = getattr(message, "seat", None)
        seats = self._seats
        if self._drawn_at is not None and getattr(message, "seq", self._drawn_at) < self._drawn_at:
            seats = self._former
        if seats is None or not isinstance(place, int) or place >= len(seats):
            return message
        return replace(message, seat=seats[place])  # type: ignore[type-var]  # a Struct

    @contextlib.contextmanager
    def refusing(self) -> Iterator[None]:
        """A refusal that names a seat names the place."""
        try:
            yield
        except Refused as refused:
            if self._seats is not None and isinstance(refused.arguments.get("seat"), int):
                refused.arguments["seat"] = self.place(refused.arguments["seat"])
            raise
