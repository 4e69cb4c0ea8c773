"""Who listens at a table: one listener for each open socket."""

from __future__ import annotations

from collections.abc import Callable

from .projector import NO_EXTRAS, Extras
from .table_messages import Guest

POLICY_VIOLATION = 1008
TRY_AGAIN = 1013
GOING_AWAY = 1001


class Listener:
    """A socket at a table: who is behind it, and which seat's cards it may show."""

    __slots__ = ("close", "extras", "guest", "invited_by", "looked_at", "send")

    def __init__(
        self,
        guest: Guest | None,
        send: Callable[[bytes], None],
        extras: Extras = NO_EXTRAS,
        *,
        close: Callable[[int, str], None] = lambda code, reason: None,
        watches: bool = False,
    ) -> None:
        # Who only watches is nobody at the table: no seat, no hand, no presence, no orders.
        self.guest = None if watches else guest
        self.invited_by = guest.id if watches and guest else None
        """The guest whose screen this is: it may be there where spectators are not wanted."""
        self.send = send
        """Puts a message into the socket's queue; never waits."""
        self.close = close
        """Closes the socket after what was sent, with a code of RFC 6455 and a reason."""
        self.extras = extras
        self.looked_at: int | None = None
        """Hot seat: whose hand-over screen was confirmed last."""

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def shown(self, own_seats: list[int]) -> int | None:
        """The seat whose own view this socket gets: its only one, or the one looked at."""
        if len(own_seats) == 1:
            return own_seats[0]
        return self.looked_at if self.looked_at in own_seats else None
