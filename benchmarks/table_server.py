"""How much one table server bears: run `python benchmarks/table_server.py` (Linux).

Starts a real server on a free port and plays with up to 1,000 sockets at 250 tables of four:
first at two moves a second and table (open loop: moves are sent when they are due, answered or
not), then as fast as it goes. Reports how long a move takes to the other three clients, how many
durable moves a second are acknowledged, and what a table and a socket cost in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

ACTIONS = re.compile(r'"choices":\{"actions":\[([^\]]*)\]')
SEAT = re.compile(r'"own":\{"seat":(\d)')
SEQ = re.compile(r'"seq":(\d+)')


class Api:
    """The few HTTP requests that are needed before the sockets are open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[Any, Any]:
        request = urllib.request.Request(
            f"{self.origin}/api/v1{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {token}"} if token else {},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read()), answer.headers

    def guest(self) -> str:
        return str(self.ask("POST", "/guests?bearer=1", {"name": "Load"})[1]["funicular-token"])

    def metric(self, name: str) -> float:
        with urllib.request.urlopen(f"{self.origin}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        return float(re.search(rf"^funicular_{name} (\S+)$", text, re.M)[1])  # type: ignore[index]


class Table:
    """Four sockets at one table."""

    def __init__(self, api: Api, tokens: list[str], table: str) -> None:
        self.api = api
        self.tokens = tokens
        self.id = table
        self.sockets: list[ClientConnection] = []
        self.ready: asyncio.Event = asyncio.Event()
        self.mover: tuple[int, int, int, list[str]] | None = None
        self.sent: dict[int, float] = {}
        self.latencies: list[float] = []
        self.acknowledgements: list[float] = []
        self.over = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for number, token in enumerate(self.tokens):
            socket = await connect(
                f"ws://127.0.0.1:{self.api.port}/api/v1/tables/{self.id}/socket",
                additional_headers={"Authorization": f"Bearer {token}"},
                max_size=None,
                max_queue=None,
                ping_interval=None,
            )
            self.sockets.append(socket)
            await socket.send('{"type":"hello","protocol":1}')
            self.tasks.append(asyncio.create_task(self._listen(number, socket)))

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            assert isinstance(text, str)
            kind = text[9:16]
            if kind.startswith("moved"):
                self._heard(number, text, now)
            elif kind.startswith("accept"):
                seq = int(SEQ.search(text)[1])  # type: ignore[index]
                self.acknowledgements.append(now - self.sent[seq])
            elif kind.startswith("over"):
                self.over = True
                self.ready.set()
            elif kind.startswith("error"):
                raise RuntimeError(text)

    def _heard(self, number: int, text: str, now: float) -> None:
        seq = int(SEQ.search(text)[1])  # type: ignore[index]
        if f'"seat":{number}' not in text[:90] or SEAT.search(text) is None:
            self.latencies.append(now - self.sent[seq])
        self._take_turn(number, text)

    def _take_turn(self, number: int, text: str) -> None:
        found = ACTIONS.search(text)
        if found is not None and '"phase":"opening"' not in text:
            seq = int(SEQ.search(text)[1])  # type: ignore[index]
            seat = int(SEAT.search(text)[1])  # type: ignore[index]
            self.mover = (number, seat, seq, json.loads(f"[{found[1]}]"))
            self.ready.set()

    async def open_game(self) -> None:
        """Everybody chooses tickets, one after another; then it is the first seat's turn."""
        for seat, socket in enumerate(self.sockets):
            self.sent[seat + 1] = time.perf_counter()
            move = {"type": "move", "id": "m", "seat": seat, "seq": seat, "action": "keep 1,2"}
            await socket.send(json.dumps(move))
            while len(self.acknowledgements) <= seat:
                await asyncio.sleep(0.002)

    async def move(self, dice: random.Random) -> bool:
        """Play one move of whoever is awaited; false when the game is over."""
        await asyncio.wait_for(self.ready.wait(), 60)
        for task in self.tasks:
            if task.done():
                task.result()  # raises what went wrong
        if self.over or self.mover is None:
            return False
        number, seat, seq, actions = self.mover
        self.mover = None
        self.ready.clear()
        action = dice.choice(actions)
        message = {"type": "move", "id": "m", "seat": seat, "seq": seq, "action": action}
        self.sent[seq + 1] = time.perf_counter()
        await self.sockets[number].send(json.dumps(message))
        return True

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


def start_server(database: Path) -> tuple[subprocess.Popen[bytes], int]:
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "funicular", "serve", "--json", "--limits", "off"),
            *("--port", "0", "--database", str(database)),
        ],
        stdout=subprocess.PIPE,
    )
    assert server.stdout is not None
    return server, json.loads(server.stdout.readline())["port"]


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


def cpu_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


def make_tables(api: Api, count: int) -> list[Table]:
    """Tables of four people, their first choices made by the same request each."""
    tables = []
    for _ in range(count):
        tokens = [api.guest() for _ in range(4)]
        options = {"seating": "given", "bot_pace": "instant"}
        body = {"map": "europe", "seats": 4, "options": options}
        table = api.ask("POST", "/tables", body, tokens[0])[0]["id"]
        for token in tokens[1:]:
            api.ask("POST", f"/tables/{table}/commands", {"command": "join"}, token)
        tables.append(Table(api, tokens, table))
    return tables


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


def told_times(values: list[float]) -> str:
    return f"p50 {percentile(values, 0.5):.1f} ms, p99 {percentile(values, 0.99):.1f} ms"


async def open_loop(tables: list[Table], seconds: float, rate: float) -> int:
    """Every table moves `rate` times a second, whether the server keeps up or not."""
    dice = random.Random(1)
    moved = 0

    async def drive(table: Table, start: float) -> None:
        nonlocal moved
        due = start
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await table.move(dice):
                return
            moved += 1
            due += 1 / rate

    began = time.perf_counter()
    await asyncio.gather(*(drive(t, began + dice.random() / rate) for t in tables))
    return moved


async def saturate(tables: list[Table], seconds: float) -> int:
    """Every table moves as soon as it can."""
    dice = random.Random(2)
    moved = 0

    async def drive(table: Table) -> None:
        nonlocal moved
        while time.perf_counter() < until and await table.move(dice):
            moved += 1

    until = time.perf_counter() + seconds
    await asyncio.gather(*(drive(table) for table in tables))
    return moved


async def measure(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(Path(folder) / "tables.sqlite")
        try:
            await measure_server(server.pid, Api(port), count, seconds)
        finally:
            server.terminate()
            server.wait()


async def measure_server(pid: int, api: Api, count: int, seconds: float) -> None:
    empty = memory_kb(pid)
    tables = await asyncio.to_thread(make_tables, api, count)
    for table in tables:
        api.ask("POST", f"/tables/{table.id}/commands", {"command": "start"}, table.tokens[0])
    dealt = memory_kb(pid)
    print(f"{count} tables dealt: {(dealt - empty) / count:.1f} kB a table")
    for table in tables:
        await table.open()
    await asyncio.sleep(1)
    joined = memory_kb(pid)
    print(f"{count * 4} sockets open: {(joined - dealt) / count / 4:.1f} kB a socket")
    for table in tables:
        await asyncio.wait_for(table.open_game(), 30)
    for name, run in (
        ("2 moves/s a table", lambda: open_loop(tables, seconds, 2.0)),
        ("saturation", lambda: saturate(tables, seconds)),
    ):
        for table in tables:
            table.latencies.clear()
            table.acknowledgements.clear()
        commits, spent, began = (
            api.metric("database_commits"),
            cpu_seconds(pid),
            time.perf_counter(),
        )
        moved = await run()
        await asyncio.sleep(0.5)
        took = time.perf_counter() - began - 0.5
        heard = [each for table in tables for each in table.latencies]
        told = [each for table in tables for each in table.acknowledgements]
        commits = api.metric("database_commits") - commits
        print(
            f"{name}: {moved / took:.0f} moves/s, {moved / max(1, commits):.1f} a commit; "
            f"to the others {told_times(heard)}; acknowledged {told_times(told)}; "
            f"server CPU {(cpu_seconds(pid) - spent) / took:.0%}"
        )
    print(f"memory at the end: {memory_kb(pid) / 1024:.0f} MB for {count} tables in mid-game")
    for table in tables:
        await table.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    asyncio.run(measure(args.tables, args.seconds))


if __name__ == "__main__":
    main()
