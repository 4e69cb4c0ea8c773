"""Numbers about the running server, in the text form that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

HELP = {
    "moves_committed": "Moves that are durable.",
    "games_started": "Games dealt.",
    "games_finished": "Games played to the end.",
    "tables_woken": "Tables read from the database.",
    "failed_writes": "Writes that the database refused.",
    "bot_failures": "Decisions that no bot worker could make.",
    "notices_sent": "Notices to absent players that arrived.",
    "notices_failed": "Notices that did not arrive after all tries.",
    "messages_received": "Socket messages received.",
    "errors_sent": "Refusals sent to clients.",
    "sockets_cut_off": "Sockets closed for flooding or reading too slowly.",
    "http_requests": "HTTP requests served.",
    "internal_errors": "Errors of our own.",
}


class Metrics:
    """Counters of what happened, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self._counters: Counter[str] = Counter()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._started = time.time()

    def count(self, name: str, by: int = 1) -> None:
        if name not in HELP:
            raise KeyError(name)
        self._counters[name] += by

    def gauge(self, name: str, explained: str, ask: Callable[[], float]) -> None:
        self._gauges[name] = (explained, ask)

    def text(self) -> str:
        lines = []
        for name, explained in HELP.items():
            full = f"funicular_{name}_total"
            lines += [f"# HELP {full} {explained}", f"# TYPE {full} counter"]
            lines.append(f"{full} {self._counters[name]}")
        for name, (explained, ask) in self._gauges.items():
            full = f"funicular_{name}"
            lines += [f"# HELP {full} {explained}", f"# TYPE {full} gauge", f"{full} {ask():g}"]
        lines += [
            "# HELP funicular_start_time_seconds When the process started.",
            "# TYPE funicular_start_time_seconds gauge",
            f"funicular_start_time_seconds {self._started:.3f}",
        ]
        return "\n".join(lines) + "\n"
