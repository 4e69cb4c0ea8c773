"""Hostile clients: whatever they send, they get a typed error or are cut off; others play on."""

import contextlib
import json
import random
import socket
import string
import time
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from tests.server.running import INSTANT, Chair, Client, Json, RunningServer, open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from funicular.server.messages import ErrorCode
from funicular.server.refusing import Refused
from funicular.server.sockets import read_message

CODES = set(get_args(ErrorCode))

GOOD: list[Json] = [
    {"type": "move", "id": "1", "seat": 0, "seq": 0, "action": "keep 1,2"},
    {"type": "move", "id": "1", "seat": 0, "seq": 0, "action": "claim dieppe-paris black+1"},
    {"type": "undo", "id": "2", "seat": 0, "seq": 1},
    {"type": "look", "seat": 0},
    {"type": "say", "id": "3", "text": "hello"},
    {"type": "why", "id": "4", "seat": 0, "route": "dieppe-paris"},
    {"type": "ask_stations", "id": "5", "seat": 0},
    {"type": "away", "id": "6", "seat": 0, "bot": "random"},
    {"type": "back", "id": "7", "seat": 0},
    {"type": "contribute", "id": "8", "seat": 0, "entropy": "ab" * 16},
    {"type": "order", "id": "a", "seat": 0, "order": {"kind": "draw", "card": "red", "count": 3}},
    {"type": "order", "id": "b", "seat": 0, "order": {"kind": "claim", "route": "dieppe-paris"}},
    {"type": "cancel_order", "id": "c", "seat": 0, "order": 1},
    {"type": "ping", "id": "9"},
    {"type": "hello", "protocol": 1, "last": 0},
]
ODD: list[Any] = [
    None, True, -1, 0, 2**63, 10**40, 1e308, "", "x" * 5000, "\u0000", "\ud800", "🚂" * 50,
    [], [[[[]]]], {}, {"type": "move"}, [None] * 100, "keep 1,2,3,4,5,6,7", "claim x/9 wild+99",
]  # fmt: skip


def mutate(dice: random.Random) -> str:
    """A message with one or more things wrong with it, or by chance nothing."""
    message: Any = dict(dice.choice(GOOD))
    for _ in range(dice.randint(1, 3)):
        key = dice.choice([*message, "extra"])
        match dice.randrange(4):
            case 0:
                message.pop(key, None)
            case 1:
                message[key] = dice.choice(ODD)
            case 2:
                message[key] = [message.get(key)] * dice.randint(0, 3)
            case 3:
                message[dice.choice(string.ascii_letters)] = message.get(key)
    text = json.dumps(message)
    for _ in range(dice.choice([0, 0, 0, 1, 3])):
        spot = dice.randrange(len(text) + 1)
        change = dice.choice(["", "\x00", '"', "{", "}", "[", "é", "9" * 30, text[:40]])
        text = text[:spot] + change + text[spot + 1 :]
    return text.encode("utf-8", "replace").decode()[:15_000]  # larger ones are another test


ANSWERS = {"accepted", "error", "shown", "explained", "stations", "pong"}
"""Whatever is sent, one of these comes back; all else is news of the table."""
AT_ONCE = 50


def is_message(text: str) -> bool:
    try:
        read_message(text)
    except Refused:
        return False
    return True


def answers_to(chair: Chair, texts: list[str], first: int) -> list[Json]:
    """The one answer to each of the texts: what comes before that of the ping behind it."""
    marks = [f"mark {number}" for number in range(first, first + len(texts))]
    for text, mark in zip(texts, marks, strict=True):
        chair.send(text)
        chair.send({"type": "ping", "id": mark})
    answers: list[Json] = []
    for text, mark in zip(texts, marks, strict=True):
        found: list[Json] = []
        while (message := chair.next()) != {"type": "pong", "id": mark, "now": message.get("now")}:
            if message["type"] in ANSWERS:
                found.append(message)
        assert len(found) == 1, (text, found)
        answers += found
    return answers


def bombard(server: RunningServer, count: int, seed: int) -> None:
    dice = random.Random(seed)
    wrong = 0
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True, options=INSTANT | {"seating": "given"})
        with ada.sit(table) as chair:
            for first in range(0, count, AT_ONCE):
                texts = [mutate(dice) for _ in range(AT_ONCE)]
                for text, answer in zip(texts, answers_to(chair, texts, first), strict=True):
                    if answer["type"] == "error":
                        assert answer["code"] in CODES - {"internal", "unavailable"}, text
                    if not is_message(text):
                        assert (answer["type"], answer["code"]) == ("error", "unreadable"), text
                        wrong += 1
    assert wrong > count / 4, "the messages were not mutated enough"
    assert server.metric("internal_errors_total") == 0


def test_mutated_messages_are_answered_by_typed_errors(server: RunningServer) -> None:
    bombard(server, 3000, 1)


@pytest.mark.long
def test_hundred_thousand_mutated_messages(server: RunningServer) -> None:
    for seed in range(10):
        bombard(server, 10_000, seed)


PATHS = ("/maps/{}", "/tables/{}", "/tables/{}/record", "/tables/{}/commands", "/me", "/tokens/{}")


def test_mutated_requests_never_break_the_server(server: RunningServer) -> None:
    dice = random.Random(4)
    with Client(server) as ada:
        table = ada.new_table()
        commands = ["join", "leave", "start", "seat_bot", "remove", "mute", "dress", "set_options"]
        for _ in range(600):
            path = dice.choice(PATHS).format(
                dice.choice([table, "x", "..%2f..", "%00", "é", "a" * 500])
            )
            body: Any = {
                dice.choice(["command", "seat", "bot", "name", "options", "map", "x"]): dice.choice(
                    [*commands, *ODD[:7], 3, {"listed": 1}]
                )
                for _ in range(3)
            }
            content = json.dumps(body)[: dice.choice([5, 10_000])].encode("utf-8", "replace")
            method = dice.choice(["GET", "POST", "PATCH", "DELETE", "PUT"])
            if (method, path) == ("DELETE", "/me"):
                continue
            answer = ada.http.request(method, path, content=content)
            assert answer.status_code < 500, (method, path, content, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["code"] in CODES
    assert server.metric("internal_errors_total") == 0


def test_others_seats_and_tables_are_out_of_reach(server: RunningServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Mal") as mal:
        table = ada.new_table(bots=["random"], start=True, options=INSTANT | {"seating": "given"})
        theirs = mal.new_table(bots=["random"], start=True)
        assert mal.refusal("GET", f"/tables/{table}/record") == (409, "not_over")
        for command in ("start", "close", "rematch"):
            assert mal.refused_command(table, command) in ("not_host", "not_over")
        assert mal.refused_command(table, "leave", seat=0) == "not_your_seat"
        assert mal.refused_command(table, "contribute", seat=0, entropy="00" * 16) == "not_lobby"
        with mal.sit(table) as chair:
            for kind, more in (
                ("move", {"seq": 0, "action": "keep 1,2"}),
                ("undo", {"seq": 0}),
                ("away", {"bot": "random"}),
                ("back", {}),
                ("why", {"action": "draw deck"}),
                ("ask_stations", {}),
            ):
                assert chair.ask(kind, seat=0, **more)["code"] == "not_your_seat"
        assert mal.get(f"/tables/{theirs}")["host"] == mal.id
        token = ada.post("/tokens", {"label": "x"})["id"]
        assert mal.http.delete(f"/tokens/{token}").status_code == 404


def test_no_client_can_start_a_command(server: RunningServer, tmp_path: Path) -> None:
    """A bot's name such as `cmd:…` is for the command line; a table takes it nowhere."""
    started = tmp_path / "started"
    program = tmp_path / "bot"
    program.write_text(f"#!/bin/sh\ntouch '{started}'\n")
    program.chmod(0o755)
    bot = f"cmd:{program}"
    with Client(server) as mal:
        fresh: Json = {"map": "europe", "seats": 2, "options": INSTANT}
        assert mal.refusal("POST", "/tables", fresh | {"bots": [bot]})[0] in (400, 422)
        options = fresh["options"] | {"expiry_bot": bot}
        assert mal.refusal("POST", "/tables", fresh | {"options": options})[0] in (400, 422)
        table = mal.new_table(seats=3, bots=["random"])
        assert mal.refused_command(table, "seat_bot", seat=1, bot=bot) in ("no_bot", "unreadable")
        assert mal.refused_command(table, "options", options=options) in ("no_bot", "unreadable")
        mal.command(table, "seat_bot", seat=1, bot="random")
        mal.command(table, "start")
        with mal.sit(table) as chair:
            refused = chair.ask("away", seat=0, bot=bot)
            assert refused["code"] in ("no_bot", "unreadable")
            chair.play(random.Random(1).choice)
        assert bot not in mal.http.get("/bots").text
    assert not started.exists()


def test_pages_of_other_origins_are_refused(server: RunningServer) -> None:
    evil = {"origin": "https://evil.example"}
    with Client(server, cookie=True) as ada:
        table = ada.post("/tables", {"map": "europe", "seats": 2})["id"]
        answer = ada.http.post(f"/tables/{table}/commands", json={"command": "close"}, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        same = {"origin": server.origin}
        answer = ada.http.post(f"/tables/{table}/commands", json={"command": "close"}, headers=same)
        assert answer.status_code == 200
        with pytest.raises(InvalidStatus), open_socket(server, table, "", headers=evil):
            pass


def closing_code(chair: Chair) -> int:
    """Read to the end of a connection that the server closes; why it did."""
    try:
        while True:
            chair.next(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_oversized_bodies_and_messages_are_refused(server: RunningServer) -> None:
    with Client(server) as ada:
        answer = ada.http.post("/guests", content=b'{"name":"' + b"x" * 100_000 + b'"}')
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        table = ada.new_table()
        with ada.sit(table) as chair:
            chair.send("x" * 200_000)
            assert closing_code(chair) == 1009
        with ada.sit(table) as chair:
            assert chair.ask("ping")["type"] == "pong"


def test_wrong_first_messages(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table()
        for first, code in (
            ({"type": "ping", "id": "1"}, "unreadable"),
            ({"type": "hello", "protocol": 99}, "wrong_protocol"),
            ("nonsense", "unreadable"),
        ):
            with open_socket(server, table, ada.token) as raw:
                raw.send(first if isinstance(first, str) else json.dumps(first))
                assert json.loads(raw.recv(10))["code"] == code
                with pytest.raises(ConnectionClosed):
                    raw.recv(10)
        with open_socket(server, "nothing", ada.token) as raw:
            raw.send(json.dumps({"type": "hello", "protocol": 1}))
            assert json.loads(raw.recv(10))["code"] == "no_table"


@pytest.fixture
def guarded(tmp_path: Path) -> Any:
    """A server with its usual limits."""
    with RunningServer(tmp_path / "tables.sqlite", limits="on") as running:
        yield running


def test_flooding_and_slow_clients_are_cut_off_while_others_play(guarded: RunningServer) -> None:
    with Client(guarded, "Ada") as ada, Client(guarded, "Mal") as mal:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            flood = mal.sit(table)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(500):
                    flood.send({"type": "ping", "id": "1"})
            assert closing_code(flood) == 1008
            assert flood.heard[-1] == {"type": "closing", "reason": "flooding"}
            flood.close()
            while not chair.actions:
                chair.next()
            assert chair.move(chair.actions[0])["type"] == "accepted"
        assert guarded.metric("sockets_cut_off_total") == 1


def test_who_does_not_read_is_cut_off(server: RunningServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Mal") as mal:
        before = server.metric("sockets_cut_off_total")
        table = ada.new_table(seats=2)
        mal.command(table, "join")
        ada.command(table, "start")
        silent = silent_socket(server, table, mal.token)
        seats = mal.get(f"/tables/{table}")["seats"]
        ask = frame({"type": "look", "seat": [seat["guest"] for seat in seats].index(mal.id)})
        with contextlib.suppress(OSError):  # cut off
            for _ in range(20_000):
                silent.sendall(ask)
        deadline = time.monotonic() + 20
        while server.metric("sockets_cut_off_total") == before:
            assert time.monotonic() < deadline, "still not cut off"
            time.sleep(0.05)
        silent.close()
        with ada.sit(table) as chair:
            assert chair.move(chair.actions[0])["type"] == "accepted"


def silent_socket(server: RunningServer, table: str, token: str) -> socket.socket:
    """A client that says hello and never reads again."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    lines = (
        f"GET /api/v1/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Authorization: Bearer {token}",
    )
    raw.sendall("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    assert b"101" in raw.recv(200)
    raw.sendall(frame({"type": "hello", "protocol": 1, "position": True}))
    return raw


def frame(message: Json) -> bytes:
    """A short text frame with an empty mask."""
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_addresses_are_limited(guarded: RunningServer) -> None:
    api = f"{guarded.origin}/api/v1"
    answers = [httpx.post(f"{api}/guests", json={"name": "x"}).status_code for _ in range(30)]
    assert set(answers) == {201, 429}
    assert answers.count(201) <= 22
    with httpx.Client(base_url=api) as client:
        answers = [client.get("/maps").status_code for _ in range(300)]
    assert 429 in answers


def test_the_character_nul_is_refused_everywhere(database: str) -> None:
    """PostgreSQL cannot store it; both databases are spared the question."""
    with RunningServer(database) as server, Client(server) as ada:
        for path in ("/tables/%00", "/tables/%00/record", "/maps/%00"):
            assert ada.refusal("GET", path) == (404, "not_found")
        assert ada.refusal("DELETE", "/tokens/%00") == (404, "not_found")
        assert ada.refusal("PATCH", "/me", {"colour": "\0"}) == (400, "unreadable")
        assert ada.refusal("POST", "/tokens", {"label": "\\\0"}) == (400, "unreadable")
        table = ada.new_table()
        with ada.sit(table) as chair:
            assert chair.ask("say", text="\0")["code"] == "unreadable"
            assert chair.ask("say", text="\\u0000")["type"] == "accepted", "six plain letters"
        with ada.sit("%00") as chair:
            assert chair.welcome["code"] == "no_table"
        assert server.metric("internal_errors_total") == 0
