"""Who listens at a table: one listener for each open socket."""

from __future__ import annotations

from collections.abc import Callable

from .limits import Bucket
from .projector import NO_EXTRAS, Extras
from .table_messages import Guest

CHAT_EVERY = 1.5
CHAT_BURST = 6


class Listener:
    """A socket at a table: who is behind it, and which seat's cards it may show."""

    __slots__ = ("chat", "extras", "guest", "looked_at", "send")

    def __init__(
        self, guest: Guest | None, send: Callable[[bytes], None], extras: Extras = NO_EXTRAS
    ) -> None:
        self.guest = guest
        self.send = send
        """Puts a message into the socket's queue; never waits."""
        self.extras = extras
        self.looked_at: int | None = None
        """Hot seat: whose hand-over screen was confirmed last."""
        self.chat = Bucket(CHAT_BURST, 1 / CHAT_EVERY)

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def shown(self, own_seats: list[int]) -> int | None:
        """The seat whose own view this socket gets: its only one, or the one looked at."""
        if len(own_seats) == 1:
            return own_seats[0]
        return self.looked_at if self.looked_at in own_seats else None
