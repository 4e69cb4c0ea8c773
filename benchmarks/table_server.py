"""How much one table server bears: run `python benchmarks/table_server.py` (Linux).

Starts a real server on a free port with a real database and plays with 1,000 sockets at 250
tables of four: first at two moves a second and table (open loop: a move is due when it is due,
whether the server keeps up or not), then as fast as it goes. At last the server is started anew,
and sleeping tables are woken. Prints each figure beside its target; with `--json` for scripts.
The exit status is 1 if a target was missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from load_tables import LoadTable, make_tables
from server_process import ServerProcess

OPEN_LOOP_RATE = 2.0
"""Moves a second and table."""
WOKEN = 40
"""Tables woken from sleep for the measurement, one after another."""
SETTLE = 1.0


@dataclass(frozen=True, slots=True)
class Figure:
    """One number, and what it should be: at most the target, or at least."""

    name: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        kept = self.value >= self.target if self.at_least else self.value <= self.target
        return "met" if kept else "missed"

    def line(self) -> str:
        told = f"{self.name:<46}{self.value:>9.1f} {self.unit:<10}"
        if self.target is None:
            return told.rstrip()
        sign = "at least" if self.at_least else "at most"
        return f"{told}{sign} {self.target:g}: {self.verdict}"


def percentile(values: list[float], share: float) -> float:
    """In milliseconds; a run without a single value has failed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


class Load:
    """A number of moves on many tables, and what they cost on both sides."""

    def __init__(self, server: ServerProcess, tables: list[LoadTable]) -> None:
        self._server = server
        self._tables = tables
        self._dice = random.Random(1)

    async def open_loop(self, seconds: float) -> list[Figure]:
        """Every table moves at its rate. Latency counts from when the move was due."""
        began = time.perf_counter()

        async def drive(table: LoadTable) -> None:
            due = began + self._dice.random() / OPEN_LOOP_RATE
            while due < began + seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if not await table.move(self._dice, due):
                    return
                due += 1 / OPEN_LOOP_RATE

        return await self._measure("open loop", drive)

    async def saturate(self, seconds: float) -> list[Figure]:
        """Every table moves as soon as it can."""
        until = time.perf_counter() + seconds

        async def drive(table: LoadTable) -> None:
            while (now := time.perf_counter()) < until:
                if not await table.move(self._dice, now):
                    return

        return await self._measure("saturation", drive)

    async def _measure(
        self, name: str, drive: Callable[[LoadTable], Awaitable[None]]
    ) -> list[Figure]:
        """Let every table be driven, and see what that took on both sides."""
        for table in self._tables:
            table.forget_times()
        commits = self._server.metric("database_commits")
        loop_cpu, all_cpu = self._server.loop_cpu(), self._server.cpu()
        client, began = time.process_time(), time.perf_counter()
        await asyncio.gather(*(drive(table) for table in self._tables))
        took = time.perf_counter() - began
        client = time.process_time() - client
        loop_cpu, all_cpu = self._server.loop_cpu() - loop_cpu, self._server.cpu() - all_cpu
        await asyncio.sleep(SETTLE)
        heard = [each for table in self._tables for each in table.heard_after]
        told = [each for table in self._tables for each in table.accepted_after]
        commits = self._server.metric("database_commits") - commits
        moves = len(told)
        return [
            Figure(f"{name}: acknowledged", moves / took, "moves/s"),
            Figure(f"{name}: to the other three, p50", percentile(heard, 0.5), "ms"),
            Figure(f"{name}: to the other three, p99", percentile(heard, 0.99), "ms"),
            Figure(f"{name}: acknowledged after, p99", percentile(told, 0.99), "ms"),
            Figure(f"{name}: moves in a commit", moves / max(1.0, commits), ""),
            Figure(f"{name}: server CPU of a move", all_cpu / moves * 1e6, "µs"),
            Figure(f"{name}: of that, the event loop", loop_cpu / moves * 1e6, "µs"),
            Figure(f"{name}: event loop busy", 100 * loop_cpu / took, "%"),
            Figure(f"{name}: load client busy", 100 * client / took, "%"),
        ]


def with_targets(figures: list[Figure], targets: dict[str, tuple[float, bool]]) -> list[Figure]:
    return [
        Figure(each.name, each.value, each.unit, *targets.get(each.name, (None,)))
        for each in figures
    ]


async def measure(server: ServerProcess, count: int, seconds: float) -> list[Figure]:
    """All figures, in the order in which they are measured."""
    tables = await asyncio.to_thread(make_tables, server, 1)  # what is loaded once is loaded now
    empty = server.memory_kb()
    tables += await asyncio.to_thread(make_tables, server, count - 1)
    dealt = server.memory_kb()
    for table in tables:
        await table.open()
    await asyncio.sleep(SETTLE)
    joined = server.memory_kb()
    figures = [
        Figure("memory of an idle table", (dealt - empty) / (count - 1), "kB", 100),
        Figure("memory of a socket", (joined - dealt) / count / 4, "kB", 100),
    ]
    for table in tables:
        await table.choose_tickets()
    load = Load(server, tables)
    steady = await load.open_loop(seconds)
    figures += with_targets(
        steady,
        {
            # All moves that were due, but for those of the last moment.
            "open loop: acknowledged": (0.97 * count * OPEN_LOOP_RATE, True),
            "open loop: to the other three, p99": (100, False),
        },
    )
    fastest = await load.saturate(seconds)
    figures += with_targets(fastest, {"saturation: acknowledged": (1000, True)})
    figures.append(Figure("server memory in mid-game", server.memory_kb() / 1024, "MB"))
    for table in tables:
        table.close()
    return [*figures, *await wake(server, tables)]


async def wake(server: ServerProcess, tables: list[LoadTable]) -> list[Figure]:
    """Start the server anew, and come back to tables that are only in the database."""
    await asyncio.to_thread(server.restart)
    await tables[0].come_back()  # the map is read, the code is warm
    times = [await table.come_back() for table in tables[1 : WOKEN + 1]]
    lengths = sum(table.moves for table in tables[1 : WOKEN + 1]) / len(times)
    return [
        Figure("waking a table, p50", percentile(times, 0.5), "ms"),
        Figure("waking a table, the slowest", percentile(times, 1.0), "ms", 50),
        Figure("moves that were replayed for it", lengths, "moves"),
    ]


async def run(count: int, seconds: float, limit: float) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "tables.sqlite")
        try:
            async with asyncio.timeout(limit):
                return await measure(server, count, seconds)
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250, help="of four players each (250)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each load (10)")
    parser.add_argument("--limit", type=float, default=180.0, help="seconds for everything (180)")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    try:
        figures = uvloop.run(run(max(2, args.tables), args.seconds, args.limit))
    except TimeoutError:
        print(f"not done after {args.limit:g} seconds", file=sys.stderr)
        return 1
    if args.json:
        told = [asdict(each) | {"verdict": each.verdict or None} for each in figures]
        print(json.dumps({"tables": args.tables, "figures": told}, indent=1))
    else:
        print("\n".join(each.line() for each in figures))
    return int(any(each.verdict == "missed" for each in figures))


if __name__ == "__main__":
    sys.exit(main())
