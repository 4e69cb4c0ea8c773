"""The wire of a table socket: a message goes out where it is made, with no task in between.

A move is told to everybody at the table at once, in many small messages. Each is framed where it
is made, and all frames of a connection leave in one write when the event loop has nothing else at
hand; only what a slow reader leaves in the buffers waits in a backlog. Messages
that fit into a few packets are sent as they are, larger ones compressed, and no compressor is
kept between two messages: they would be half of a socket's memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionParameter

WORTH_COMPRESSING = 8 * 1024
"""Bytes. A move with all it changes is smaller; where a table stands, with all moves, is not."""
WINDOW_BITS = 12
COMPRESSOR_MEMORY = {"memLevel": 5}
WIRE = "wire"
"""Where the application finds it in the state of a connection."""


class _LargeOnly(PerMessageDeflate):
    """Compresses what is worth it; the protocol lets each message choose (RFC 7692, 6)."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_COMPRESSING else super().encode(frame)


class _LargeOnlyFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=COMPRESSOR_MEMORY,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _LargeOnly(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


_COMPRESSION = [_LargeOnlyFactory()]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, with `post` for messages that need not wait their turn in a task."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = _COMPRESSION
        self._backlog: deque[bytes] = deque()
        self._leaving = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][WIRE] = self

    @property
    def waiting(self) -> int:
        """Messages that the reader has left no room for yet."""
        return len(self._backlog)

    def post(self, message: bytes) -> None:
        """Send a text message: soon, or when the reader has made room. Never waits.

        What is posted in one turn of the event loop leaves in one write, which is most of what a
        message costs: a move, and the answer to who made it.
        """
        if not self.writable.is_set():
            self._backlog.append(message)
            return
        self._put_into_frame(message)
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._write_out)

    def _put_into_frame(self, message: bytes) -> None:
        if self.conn.state is State.OPEN:
            self.conn.send_text(message)

    def _write_out(self) -> None:
        """Hand all frames to the connection."""
        self._leaving = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()
        while self._backlog and self.writable.is_set():
            self._put_into_frame(self._backlog.popleft())
            self._write_out()

    def connection_lost(self, exc: Exception | None) -> None:
        self._backlog.clear()
        super().connection_lost(exc)
