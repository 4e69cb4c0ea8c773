"""`funicular bench`: how fast it is on this machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING

from .options import OK, BadInput, add_command, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from funicular.simulation.bench import Measure

    from .options import Commands

DETAILS = """\
Random play with full rules and scoring, compiled and interpreted; replay, scoring and start-up;
decisions of planner, and play-outs of search.
Where catanatron or open_spiel are installed (the extra 'bench'), pairs of runs are interleaved
with them. Targets are those of a quiet machine with two cores."""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "bench",
        run,
        summary="measure the speed of this machine",
        details=DETAILS,
        examples=("bench", "bench --only compiled --json", "bench --only planner"),
    )
    parser.add_argument("--only", metavar="WORD", help="measure only what has WORD in its title")


def run(args: argparse.Namespace) -> int:
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from funicular.simulation.bench import tasks

    from .rendering.console import error_console, out_console

    chosen = [task for task in tasks() if args.only is None or args.only in task[0]]
    if not chosen:
        titles = ", ".join(title for title, _ in tasks())
        raise BadInput(f"nothing to measure has {args.only!r} in its title; there are: {titles}")
    measures: list[Measure] = []
    console = error_console(args.color)
    with Progress(
        SpinnerColumn(), TextColumn("{task.description}"), console=console, transient=True
    ) as progress:
        shown = progress.add_task("")
        for title, measure in chosen:
            progress.update(shown, description=f"measuring: {title}")
            measures += measure()
    if args.json:
        print_json({"measures": [asdict(each) | {"met": each.met} for each in measures]})
    else:
        out_console(args.color).print(_table(measures))
    return OK


def _table(measures: list[Measure]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("measure")
    for heading in ("value", "target", ""):
        table.add_column(heading, justify="right")
    for each in measures:
        limit = "" if each.target is None else f"{'≤' if each.smaller else '≥'} {each.target:,g}"
        verdict = {None: "", True: "met", False: "missed"}[each.met]
        table.add_row(each.name, f"{_figure(each.value)} {each.unit}", limit, verdict)
    return table


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
