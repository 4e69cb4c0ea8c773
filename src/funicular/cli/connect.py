"""`funicular connect`: let a bot play at a table of some server."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict
from typing import TYPE_CHECKING

from .options import BOT_HELP, OK, BadInput, add_command, add_time, completes, note, print_json
from .warming import warm_search

if TYPE_CHECKING:
    from .options import Commands

DETAILS = """\
Takes a free seat at the table that the link names and plays until the game is over; lost
connections are mended. With --token it plays as a guest of yours, otherwise as a new one."""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "connect",
        run,
        summary="let a bot play at a table server",
        details=DETAILS,
        examples=(
            "connect http://127.0.0.1:8000/table/ID --bot path",
            "connect http://127.0.0.1:8000/table/ID --bot 'cmd:python3 my_bot.py'",
        ),
    )
    parser.add_argument("link", metavar="LINK", help="the table's link")
    completes(
        parser.add_argument(
            "--bot", default="random", metavar="NAME", help=f"who plays (random): {BOT_HELP}"
        ),
        "bots",
    )
    add_time(parser)
    parser.add_argument("--name", help="the name at the table (the bot's)")
    parser.add_argument(
        "--token", help="a Bearer token of yours (FUNICULAR_TOKEN; otherwise a new guest is made)"
    )


def run(args: argparse.Namespace) -> int:
    try:
        from funicular.client.player import RemotePlayer, sit_down
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"connecting needs the package {missing.name}: install 'funicular[server]'"
        ) from missing
    from funicular.bots import check_bot, dismiss, make_bot
    from funicular.bots.external import is_command, short_name
    from funicular.client.web import Web, read_link

    check_bot(args.bot, commands=True)
    link = read_link(args.link)
    web = Web(link.origin, args.token or os.environ.get("FUNICULAR_TOKEN"))
    sit_down(web, link, args.name or (short_name(args.bot) if is_command(args.bot) else args.bot))
    import asyncio

    warm_search([args.bot])
    bot = make_bot(args.bot, budget=args.time, commands=True)
    result = None
    try:
        result = asyncio.run(RemotePlayer(web, link, bot, note).play())
    finally:
        if result is None:
            dismiss(bot)
        else:
            dismiss(bot, result.totals, result.winners)
    if args.json:
        print_json(asdict(result))
    else:
        scores = ", ".join(map(str, result.totals))
        told = "won" if result.wins else "lost"
        note(f"{args.bot} {told} with {result.total} points (all scores: {scores})")
    return OK
