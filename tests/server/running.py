"""A real server process on a free port with a real database file, and clients for it."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import connect

Json = dict[str, Any]
PATIENCE = 30
INSTANT: Json = {"bot_pace": "instant"}


class RunningServer:
    """`funicular serve` in a process of its own."""

    def __init__(self, database: Path | str, *options: str, limits: str = "off") -> None:
        self.database = str(database)
        self._options = ("--limits", limits, *options)
        self.start()

    def start(self) -> None:
        self._log = tempfile.TemporaryFile()  # noqa: SIM115  (closed with the server)
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "funicular", "serve", "--json"),
                *("--port", "0", "--database", str(self.database)),
                *self._options,
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the server did not start: {self.log()}")
        self.told: Json = json.loads(line)
        self.port: int = self.told["port"]

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode()

    def kill(self) -> None:
        """As when the machine loses power."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As a service manager stops it; the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        status = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def close(self) -> None:
        if self._process.poll() is None:
            self.stop()
        self._log.close()

    def restart(self) -> None:
        self._log.close()
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            print(self.log()[-4000:])  # noqa: T201  (pytest shows it beside the failure)
        self.close()

    def metric(self, name: str) -> float:
        for line in httpx.get(f"{self.origin}/metrics").text.splitlines():
            if line.startswith(f"funicular_{name} "):
                return float(line.split()[1])
        raise KeyError(name)

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


class Client:
    """A guest at a server, by Bearer token or by cookie."""

    def __init__(self, server: RunningServer, name: str = "Ada", cookie: bool = False) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.origin}/api/v1", timeout=PATIENCE)
        path = "/guests" if cookie else "/guests?bearer=1"
        made = self.http.post(path, json={"name": name})
        made.raise_for_status()
        self.id: str = made.json()["id"]
        self.token = made.headers.get("funicular-token", "")
        if not cookie:
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def moved_to(self, server: RunningServer) -> None:
        """The server has another port after a restart."""
        self.server = server
        self.http.base_url = httpx.URL(f"{server.origin}/api/v1")

    def get(self, path: str) -> Json:
        return _checked(self.http.get(path))

    def post(self, path: str, body: Json | None = None) -> Json:
        return _checked(self.http.post(path, json=body))

    def refusal(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Status and code of a request that should be refused."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        told = answer.json()
        assert told["type"] == "error"
        return answer.status_code, told["code"]

    def new_table(self, **wanted: Any) -> str:
        body = {"map": "europe", "seats": 2, "options": INSTANT} | wanted
        table: str = self.post("/tables", body)["id"]
        return table

    def command(self, table: str, command: str, **arguments: Any) -> Json:
        return self.post(f"/tables/{table}/commands", {"command": command, **arguments})

    def refused_command(self, table: str, command: str, **arguments: Any) -> str:
        body = {"command": command, **arguments}
        return self.refusal("POST", f"/tables/{table}/commands", body)[1]

    def sit(self, table: str, **hello: Any) -> Chair:
        return Chair(self, table, **hello)


def _checked(answer: httpx.Response) -> Json:
    assert answer.status_code < 300, f"{answer.status_code}: {answer.text}"
    told: Json = answer.json()
    return told


class Chair:
    """A socket at a table; it keeps the raw text of everything it was sent."""

    def __init__(self, client: Client | None, table: str, **hello: Any) -> None:
        assert client is not None
        self.raw: list[str] = []
        self.seq = 0
        self.own: Json | None = None
        self.game: Json | None = None
        self.score: Json | None = None
        self.table: Json = {}
        self.heard: list[Json] = []
        self._ids = 0
        self._open = ExitStack()
        self._socket = self._open.enter_context(open_socket(client.server, table, client.token))
        self.send({"type": "hello", "protocol": 1, "actions": True, **hello})
        self.welcome = self.hear("welcome", "error")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: object) -> None:
        self._socket.send(message if isinstance(message, str) else json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message, of whatever type."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        self.heard.append(message)
        self.table = message.get("table", self.table)
        if message["type"] in ("welcome", "moved", "started"):
            self.seq = message.get("seq", 0)
            self.game = message["game"]
        if message["type"] in ("welcome", "moved", "started", "shown"):
            self.own = message["own"]
        self.score = message.get("score") or self.score

    def hear(self, *kinds: str) -> Json:
        """Read on until a message of one of these types."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message with an id and return its answer."""
        self._ids += 1
        id = f"{kind}-{self._ids}"
        self.send({"type": kind, "id": id, **fields})
        while True:
            message = self.next()
            if message.get("id") == id:
                return message

    def move(self, action: str, seq: int | None = None, seat: int | None = None) -> Json:
        own = self.own or {}
        return self.ask(
            "move",
            seat=own.get("seat", 0) if seat is None else seat,
            seq=self.seq if seq is None else seq,
            action=action,
        )

    @property
    def actions(self) -> list[str]:
        """What the seat may do now; nothing while it is not its turn."""
        if self.own is None or self.own["choices"] is None:
            return []
        actions: list[str] = self.own["choices"]["actions"]
        return actions

    def play(
        self, choose: Callable[[list[str]], str] = random.choice, until: int | None = None
    ) -> None:
        """Play until the game is over, or the table has seen so many moves."""
        while self.score is None and (until is None or self.seq < until):
            if self.actions:
                answer = self.move(choose(self.actions))
                assert answer["type"] == "accepted", answer
                while self.seq < answer["seq"]:
                    self.next()
            else:
                self.next()


def open_socket(server: RunningServer, table: str, token: str, **more: Any) -> Any:
    """A connection to enter as a context."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return connect(
        f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/socket",
        additional_headers=headers | more.pop("headers", {}),
        max_size=None,
        max_queue=None,
        open_timeout=PATIENCE,
        **more,
    )


def play_together(chairs: list[Chair], choose: Callable[[list[str]], str]) -> None:
    """Play a game of people only, each at a socket of its own, to the end."""
    while any(chair.score is None for chair in chairs):
        for chair in chairs:
            if chair.actions and chair.score is None:
                answer = chair.move(choose(chair.actions))
                assert answer["type"] == "accepted", answer
                for each in chairs:
                    read_until(each, answer["seq"])


def read_until(chair: Chair, seq: int) -> None:
    """Read until the chair has heard of move `seq`, and of the score if that was the last."""
    while chair.seq < seq or ((chair.game or {}).get("phase") == "over" and chair.score is None):
        chair.next()


def run_cli(
    *words: str, timeout: float = 120, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "funicular", *words],
        capture_output=True,
        text=True,
        timeout=timeout,
        env=os.environ | environment,
        check=False,
    )
