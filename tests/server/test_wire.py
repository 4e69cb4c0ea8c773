"""Bytes on the wire: what is small goes out as it is, what is large compressed, in order."""

from __future__ import annotations

import json
import socket
import zlib
from typing import Any, NamedTuple

from tests.server.running import Client, RunningServer

from funicular.server.wire import WORTH_COMPRESSING

DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class Received(NamedTuple):
    message: dict[str, Any]
    compressed: bool
    size: int
    """Of the text, in bytes."""


class RawSocket:
    """A socket that shows which frames came compressed."""

    def __init__(self, server: RunningServer, client: Client, table: str, extra: str = "") -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        self._socket.sendall(
            (
                f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {client.token}\r\n{extra}\r\n"
            ).encode()
        )
        self._file = self._socket.makefile("rb")
        self.headers = b""
        while not self.headers.endswith(b"\r\n\r\n"):
            self.headers += self._file.readline()

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._socket.close()

    def send(self, **message: Any) -> None:
        payload = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | 126]) + len(payload).to_bytes(2, "big")
        self._socket.sendall(head + b"\0\0\0\0" + payload)

    def read(self) -> Received:
        first, second = self._file.read(2)
        assert first & 0x8F == 0x81, "a whole text frame"
        size = second & 127
        if size > 125:
            size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
        payload = self._file.read(size)
        compressed = bool(first & 0x40)
        if compressed:  # each by itself: no context is taken over
            payload = zlib.decompressobj(-15).decompress(payload + b"\x00\x00\xff\xff")
        return Received(json.loads(payload), compressed, len(payload))

    def hear(self, kind: str) -> Received:
        while (received := self.read()).message["type"] != kind:
            pass
        return received


def play_some(raw: RawSocket, moves: int) -> list[Received]:
    """Say hello, play what is offered first, and return all that was heard."""
    raw.send(type="hello", protocol=1, actions=True, position=True)
    heard: list[Received] = []
    while sum(each.message["type"] == "accepted" for each in heard) < moves:
        heard.append(raw.read())
        message = heard[-1].message
        assert message["type"] != "error", message
        own = message.get("own") or {"choices": None}
        if own["choices"]:
            action = own["choices"]["actions"][0]
            raw.send(type="move", id="m", seat=own["seat"], seq=message["seq"], action=action)
    return heard


def test_only_large_messages_are_compressed(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with RawSocket(server, ada, table, DEFLATE) as raw:
            assert b"permessage-deflate" in raw.headers
            assert b"server_no_context_takeover" in raw.headers
            assert b"client_no_context_takeover" in raw.headers
            heard = play_some(raw, 6)
    for each in heard:
        assert each.compressed == (each.size >= WORTH_COMPRESSING), each.message["type"]
    assert {each.compressed for each in heard} == {True, False}


def test_nothing_is_compressed_for_who_does_not_offer_it(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with RawSocket(server, ada, table) as raw:
            assert b"permessage-deflate" not in raw.headers
            heard = play_some(raw, 6)
    assert max(each.size for each in heard) >= WORTH_COMPRESSING
    assert not any(each.compressed for each in heard)


def test_a_move_and_its_answer_come_in_order(server: RunningServer) -> None:
    with Client(server) as ada, Client(server, "Ben") as ben:
        table = ada.new_table(options={"seating": "given"})
        ben.command(table, "join")
        ada.command(table, "start")
        with RawSocket(server, ada, table) as raw:
            raw.send(type="hello", protocol=1)
            raw.hear("welcome")
            raw.send(type="move", id="first", seat=0, seq=0, action="keep 1,2")
            raw.send(type="ping", id="second")
            kinds = [raw.read().message["type"] for _ in range(3)]
    assert kinds == ["moved", "accepted", "pong"]
