"""`funicular bot`: which bots there are, and whether a program of yours can be one."""

from __future__ import annotations

import argparse
import shlex
from dataclasses import asdict
from typing import TYPE_CHECKING

from .options import FAILED, OK, add_command, add_group, add_time, completes, print_json

if TYPE_CHECKING:
    from funicular.bots.external.conformance import Check, Examiner

    from .options import Commands

CHECK_DETAILS = """\
Starts the command again and again: whole games on both maps with every number of players, odd
positions (an empty deck, no tickets left, the last round, an empty hand), unknown fields and
messages, and the end. docs/bots.md describes the protocol."""


def add(commands: Commands) -> None:
    below = add_group(
        commands,
        "bot",
        summary="list bots, check your own",
        examples=("bot list", "bot check python3 examples/ticket_bot.py"),
    )
    add_command(
        below,
        "list",
        run_list,
        summary="list the bots, and how they play",
        details="Bots that other packages have registered are among them.",
        examples=("bot list", "bot list --json"),
    )
    check = add_command(
        below,
        "check",
        run_check,
        summary="check that a program can play as a bot",
        details=CHECK_DETAILS,
        examples=(
            "bot check python3 examples/ticket_bot.py",
            "bot check --time 2 -- ./my_bot --level 3",
        ),
    )
    words = check.add_argument(
        "command", metavar="COMMAND", nargs="+", help="the program and its arguments"
    )
    completes(words, "files")
    add_time(check)


# list


def run_list(args: argparse.Namespace) -> int:
    from funicular.bots import bot_names, describe_bot

    described = {name: describe_bot(name) for name in bot_names()}
    if args.json:
        for name, description in described.items():
            print_json({"name": name, "description": description})
        return OK
    from rich.table import Table

    from .rendering.console import out_console

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for name, description in described.items():
        table.add_row(name, description)
    table.add_row("cmd:COMMAND", "any program that speaks the protocol of docs/bots.md")
    out_console(args.color).print(table)
    return OK


# check


def run_check(args: argparse.Namespace) -> int:
    from funicular.bots.external import PREFIX, command_of
    from funicular.bots.external.conformance import Examiner

    words = args.command
    text = words[0].removeprefix(PREFIX) if len(words) == 1 else shlex.join(words)
    examiner = Examiner(command_of(PREFIX + text), args.time)
    checks = _examine(args, examiner)
    ok = all(check.ok for check in checks)
    if args.json:
        print_json(_facts(args, examiner, checks, ok))
        return OK if ok else FAILED
    from .rendering.console import out_console

    console = out_console(args.color)
    mean = examiner.seconds / max(1, examiner.decisions)
    console.print(
        f"{examiner.decisions} decisions, {1000 * mean:.1f} ms on average, "
        f"{1000 * examiner.slowest:.0f} ms at most; started within {examiner.slowest_start:.2f} s"
    )
    told = "plays by the protocol" if ok else "does not play by the protocol"
    console.print(f"{text} {told}", style="bold", soft_wrap=True)
    return OK if ok else FAILED


def _examine(args: argparse.Namespace, examiner: Examiner) -> list[Check]:
    """Run all checks; on a terminal or in a pipe, each is shown when it is done."""
    from .rendering.console import out_console

    console = out_console(args.color)
    checks = []
    for check in examiner.examine():
        checks.append(check)
        if not args.json:
            mark, style = ("ok", "green") if check.ok else ("FAILED", "bold red")
            console.print(f"{mark:6}", style=style, end="")
            console.print(f"  {check.name:32} {check.detail}", soft_wrap=True)
    return checks


def _facts(
    args: argparse.Namespace, examiner: Examiner, checks: list[Check], ok: bool
) -> dict[str, object]:
    return {
        "command": examiner.command,
        "ok": ok,
        "time": args.time,
        "checks": [asdict(check) for check in checks],
        "decisions": examiner.decisions,
        "seconds": round(examiner.seconds, 6),
        "slowest": round(examiner.slowest, 6),
        "slowest_start": round(examiner.slowest_start, 6),
        "phases": dict(examiner.phases),
        "odd_positions": dict(examiner.met),
    }
