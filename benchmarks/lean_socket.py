"""A WebSocket client that costs next to nothing, so that a load test measures the server.

It speaks as much of RFC 6455 as our server does: unfragmented, uncompressed text frames.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ZERO_MASK = b"\0\0\0\0"
"""A client must mask its frames; with this mask they stay as they are."""


class LeanSocket(asyncio.Protocol):
    """One connection; `heard` is called with every message as it arrives."""

    def __init__(self, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._token = token
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._take_answer():
            return
        self._take_frames()

    def _take_answer(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + 4]
        if b" 101 " in first:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(first.decode()))
        return True

    def _take_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            opcode, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size > 125:
                width = 2 if size == 126 else 8
                if len(buffer) < start + width:
                    break
                size = int.from_bytes(buffer[start : start + width], "big")
                start += width
            if len(buffer) < start + size:
                break
            at = start + size
            self._take_frame(opcode, bytes(buffer[start:at]))
        del buffer[:at]

    def _take_frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._heard(payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == CLOSE:
            self.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        self.closed.set_result(None)

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", 128 | opcode, 128 | size) if size < 126 else b""
        if size >= 126:
            head = struct.pack("!BBH", 128 | opcode, 128 | 126, size)
        assert self._transport is not None
        self._transport.write(head + ZERO_MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_socket(
    port: int, path: str, token: str, heard: Callable[[bytes], None]
) -> LeanSocket:
    """Connect; ConnectionError if the server does not want to."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(path, token, heard), "127.0.0.1", port
    )
    await socket.opened
    return socket
