"""Progress of long work on stderr, and the results of many games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Group, RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from funicular.maps import Map
from funicular.simulation import Batch

from .console import error_console, player_styles
from .table import grid

COMPILING = "compiling the rules (once per machine)…"
PATIENCE = 1.0
"""Seconds before compiling is spoken of: from a warm cache the rules are there sooner."""


class Watch:
    """Shows on stderr what a simulation is doing; on a terminal only, but for the compiling."""

    def __init__(self, color: str) -> None:
        self._console = error_console(color)
        self.done = 0
        self.seconds = 0.0

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """A spinner while the rules are compiled, if that takes a while."""
        live = self._console.is_terminal
        waiting = self._progress(SpinnerColumn(), TextColumn("{task.description}"))
        say = waiting.start if live else lambda: self._console.print(COMPILING)
        waiting.add_task(COMPILING, total=None)
        timer = Timer(PATIENCE, say)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            waiting.stop()

    @contextmanager
    def counting(self, what: str, total: int) -> Iterator[None]:
        """A bar that follows `tell`."""
        self._bar = self._progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self._task = self._bar.add_task(what, total=total)
        self.done = 0
        started = time.perf_counter()
        try:
            with self._bar:
                yield
        finally:
            self.seconds = time.perf_counter() - started

    def tell(self, done: int) -> None:
        self.done = done
        self._bar.update(self._task, completed=done)

    def _progress(
        self,
        *columns: SpinnerColumn | TextColumn | BarColumn | MofNCompleteColumn | TimeRemainingColumn,
    ) -> Progress:
        return Progress(
            *columns,
            console=self._console,
            transient=True,
            disable=not self._console.is_terminal,
        )


def draw_batch(source: Map, batch: Batch, seed: str) -> RenderableType:
    """What came of many games."""
    facts = grid(
        ("games", f"{batch.games:,} of {source.title}, {batch.players} players, seed {seed}"),
        ("decisions", f"{batch.decisions:,}"),
        ("seconds", f"{batch.seconds:.3f}"),
        ("speed", f"{batch.games_per_s:,.0f} games/s, {batch.decisions_per_s:,.0f} decisions/s"),
    )
    if batch.unfinished:
        facts.add_row("unfinished", f"{batch.unfinished:,} (stopped at 2,000 decisions)")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("seat", "mean score", "won", "of all"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for seat in range(batch.players):
        table.add_row(
            Text(str(seat), style=player_styles(source)[seat]),
            f"{batch.mean_scores[seat]:.2f}",
            f"{batch.wins[seat]:,.1f}",
            f"{100 * batch.wins[seat] / max(1, batch.games):.1f} %",
        )
    return Group(facts, table)
