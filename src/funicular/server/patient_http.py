"""HTTP connections that are given time, but not for ever, to say what they want.

uvicorn waits as long as a client likes for the rest of a request. Each that never comes would hold
a connection, and a few hundred of them would leave none for others.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0
"""From the connection, or the first byte, to the end of the headers."""
BODY_SECONDS = 40.0
"""For the body after them; a record of 1 MiB comes through a slow telephone in that time."""


class PatientHttp(H11Protocol):
    """uvicorn's HTTP, closed when a request stays unfinished."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._patience: asyncio.TimerHandle | None = None
        self._awaits: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_http = self.transport.get_protocol() is self  # and has not become a WebSocket
        self._wait_for(self.conn.their_state if is_http else h11.DONE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(h11.CLOSED)
        super().connection_lost(exc)

    def _wait_for(self, state: object) -> None:
        """What the client has to finish: its headers (IDLE), its body, or nothing."""
        if state is self._awaits:
            return
        self._awaits = state
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if state is h11.IDLE:
            self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)
        elif state is h11.SEND_BODY:
            self._patience = self.loop.call_later(BODY_SECONDS, self.transport.close)
