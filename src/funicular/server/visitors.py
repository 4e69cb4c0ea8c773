"""Visitors: the open sockets of this process, each with the credential that it came with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .refusing import Refused

if TYPE_CHECKING:
    from .storage import Database

GUEST_GONE = "guest/"
TOKEN_GONE = "token/"
"""What processes tell each other of guests deleted and tokens ended; no table's id looks so."""


class Visitor(Protocol):
    """A socket, from its handshake to its end."""

    token: str | None
    """The id of its credential; None for who came without."""

    def dismiss(self, refused: Refused) -> None:
        """Tell why, and close."""


class Visitors:
    """Who came with which token, so that one that is ended opens no door any more."""

    def __init__(self) -> None:
        self._here: set[Visitor] = set()

    def enter(self, visitor: Visitor) -> None:
        self._here.add(visitor)

    def leave(self, visitor: Visitor) -> None:
        self._here.discard(visitor)

    def revoke(self, token: str) -> None:
        """The token has been ended."""
        for visitor in self._here:
            if visitor.token == token:
                visitor.dismiss(Refused("wrong_token"))

    async def recheck(self, database: Database) -> None:
        """Tokens may have been ended without our hearing of it."""
        held = {visitor.token for visitor in self._here if visitor.token is not None}
        if not held:
            return
        marks = ", ".join("?" * len(held))
        rows = await database.read(f"SELECT id FROM tokens WHERE id IN ({marks})", *held)
        for token in held - {token for (token,) in rows}:
            self.revoke(token)
