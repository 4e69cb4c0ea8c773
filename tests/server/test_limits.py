"""Limits without holes: handshakes, chat, half-sent requests, open files, IPv6 addresses."""

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tests.looping import run_apart
from tests.server.running import PATIENCE, Client, RunningServer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from funicular.server import patient_http
from funicular.server.app import Server, Settings, build_app
from funicular.server.limits import Limits, household
from funicular.server.patient_http import PatientHttp
from funicular.server.wire import Wire


def test_one_household_is_one_visitor() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert household("2001:db8:1:2::7") != household("2001:db8:1:3::7")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("testclient") == "testclient"


@asynccontextmanager
async def running(config: uvicorn.Config) -> AsyncIterator[int]:
    """A server in this process; its port."""
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        yield listening.getsockname()[1]
        server.should_exit = True
        await serving


async def statuses_of_handshakes(path: Path, limits: Limits, count: int) -> list[int]:
    server = Server(Settings(str(path), limits=limits))
    config = uvicorn.Config(build_app(server), http=PatientHttp, ws=Wire, log_config=None)
    statuses = []
    async with running(config) as port:
        for _ in range(count):
            try:
                async with connect(f"ws://127.0.0.1:{port}/api/v1/tables/x/socket"):
                    statuses.append(101)
            except InvalidStatus as refused:
                statuses.append(refused.response.status_code)
    return statuses


def test_handshakes_are_requests_like_others(tmp_path: Path) -> None:
    limits = Limits(requests=(3, 1e-9))
    statuses = run_apart(statuses_of_handshakes(tmp_path / "t.sqlite", limits, 5))
    assert statuses == [101, 101, 101, 403, 403]


def test_chat_is_counted_by_guest_and_not_by_socket(server: RunningServer) -> None:
    with Client(server) as ada, ExitStack() as stack:
        table = ada.new_table()
        chairs = [stack.enter_context(ada.sit(table)) for _ in range(8)]
        for chair in chairs:
            for number in range(6):
                chair.send({"type": "say", "id": str(number), "text": "hello"})
        answers = [chair.hear("accepted", "error") for chair in chairs for _ in range(6)]
        assert "chat_too_fast" in {answer.get("code") for answer in answers}


def test_half_a_request_is_not_waited_for(server: RunningServer) -> None:
    halves = [b"", b"GET /api/v1/maps HTTP/1.1\r\nHost: x\r\nX-"]
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(closing(socket.create_connection(("127.0.0.1", server.port))))
            for _ in halves
        ]
        for each, half in zip(sockets, halves, strict=True):
            each.settimeout(PATIENCE)
            each.sendall(half)
        assert [each.recv(100) for each in sockets] == [b"", b""], "closed without an answer"
    assert httpx.get(f"{server.origin}/health").status_code == 200


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads the body and answers."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def answers_to(*pieces: bytes) -> bytes:
    """All that a server says to a client that sends this, waits for each answer, and then stays."""
    config = uvicorn.Config(hello, http=PatientHttp, lifespan="off", log_config=None)
    async with running(config) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        told = b""
        for piece in pieces[:-1]:
            writer.write(piece)
            told += await reader.readuntil(b"\r\n\r\n")
        writer.write(pieces[-1])
        told += await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    return told


WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nok"


@pytest.mark.parametrize("half", [b"", WHOLE[:20], WHOLE[:-1]])
def test_connection_ends_with_the_patience(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient_http, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(patient_http, "BODY_SECONDS", 0.2)
    assert run_apart(answers_to(half)) == b""
    told = run_apart(answers_to(WHOLE, WHOLE, half))
    assert told.count(b"204 No Content") == 2, "whole requests are answered"


def test_server_takes_as_many_files_as_it_may(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
    try:
        server = RunningServer(tmp_path / "tables.sqlite")  # what is started, inherits it
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    with server:
        limits = Path(f"/proc/{server.pid}/limits").read_text()
        soft = next(line.split()[3] for line in limits.splitlines() if "open files" in line)
        assert int(soft) == min(65_536, before[1])
