"""A server in a process of its own: what it costs, and the few HTTP requests that are needed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


def take_one_core() -> set[int]:
    """This process, which makes the load, keeps to one core; the others, for the server.

    Empty where that cannot be said, or where there is only one for both.
    """
    if not hasattr(os, "sched_setaffinity"):
        return set()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return set()
    os.sched_setaffinity(0, cores[-1:])
    return set(cores[:-1])


class ServerProcess:
    """`funicular serve` on a free port."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._cores = take_one_core()
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "funicular", "serve", "--json", "--limits", "off"),
                *("--port", "0", "--database", str(self._database)),
            ],
            stdout=subprocess.PIPE,
        )
        if self._cores:
            os.sched_setaffinity(self._process.pid, self._cores)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the server did not start")
        self.port: int = json.loads(line)["port"]

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def restart(self) -> None:
        self.stop()
        self._start()

    # What it costs

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)

    def cpu(self) -> float:
        """Seconds of processor time of all threads so far."""
        return _cpu_of(Path(f"/proc/{self._process.pid}/stat"))

    def loop_cpu(self) -> float:
        """Of the main thread alone, in which the event loop runs."""
        return _cpu_of(Path(f"/proc/{self._process.pid}/task/{self._process.pid}/stat"))

    def metric(self, name: str) -> float:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        found = re.search(rf"^funicular_{name} (\S+)$", text, re.MULTILINE)
        if found is None:
            raise KeyError(name)
        return float(found[1])

    # Requests

    def ask(self, path: str, body: Any, token: str = "") -> tuple[Any, Any]:
        """POST; the answer and its headers."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1{path}",
            method="POST",
            data=json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {token}"} if token else {},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read()), answer.headers


def _cpu_of(stat: Path) -> float:
    parts = stat.read_text().rpartition(") ")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICKS
