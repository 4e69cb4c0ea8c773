"""`funicular ladder`: the whole field of bots, and a page with what came of it."""

from __future__ import annotations

import argparse
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .options import (
    INTERRUPTED,
    OK,
    BadInput,
    add_command,
    add_time,
    bot_list,
    completes,
    file_to_write,
    how_to_install,
    note,
    print_json,
    whole,
)
from .warming import can_search

if TYPE_CHECKING:
    from funicular.arena import GameResult
    from funicular.arena.ladder import Setting

    from .options import Commands

DETAILS = """\
All bots on both maps, at tables for two and for four: ratings, who beats whom, scores and their
parts. Every deal is played once for each seating, with the same luck. Tables with bots that are
not compiled play fewer games. With --save it can be stopped and taken up again."""

SEED = "ladder"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "ladder",
        run,
        summary="rate the whole field of bots, and write a page about it",
        details=DETAILS,
        examples=(
            "ladder --games 400 --out docs/ladder.md --save ladder.jsonl",
            "ladder --bots planner,path,racer --games 100 --json",
            "ladder --bots planner,search@0.02,search@0.1 --games 200",
            "ladder --bots 'path,racer,cmd:python3 my_bot.py' --games 400",
        ),
    )
    bots = parser.add_argument(
        "--bots",
        metavar="NAMES",
        type=bot_list,
        action="extend",
        help="who plays (all bots); search@0.05 has a time of its own",
    )
    completes(bots, "bots")
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole(1, 1_000_000),
        default=200,
        help="games of each lineup, rounded up to whole deals (200)",
    )
    out = parser.add_argument(
        "--out", metavar="FILE", help="write the page there, its plots into a folder beside it"
    )
    completes(out, "files")
    save = parser.add_argument(
        "--save", metavar="FILE", help="keep the results there, and go on from them next time"
    )
    completes(save, "files")
    add_time(parser)
    parser.add_argument("--seed", metavar="TEXT", default=SEED, help="any text for the deals")
    parser.add_argument("--workers", metavar="N", type=whole(1, 1024), help="default: all cores")


def run(args: argparse.Namespace) -> int:
    if find_spec("choix") is None:
        raise BadInput(f"a ladder is of ratings, and they need choix: {how_to_install('choix')}")
    out = None if args.out is None else _page_file(args.out)
    settings = _settings(args)
    from funicular.arena.store import Store

    matches = [match for setting in settings for match in setting.matches]
    store = Store(file_to_write("--save", args.save), matches) if args.save else None
    results: list[GameResult] = list(store.results) if store else []
    try:
        _play(args, settings, results, store)
    except KeyboardInterrupt:
        count = store.kept if store else len(results)
        note(f"stopped after {count} games" + (f", kept in {args.save}" if store else ""))
        return INTERRUPTED
    _report(args, settings, results, out)
    return OK


def _page_file(name: str) -> Path:
    path = Path(name)
    if path.suffix != ".md":
        raise BadInput(f"--out {name}: the page is Markdown, so call it {path.stem or 'ladder'}.md")
    return file_to_write("--out", name)


def _settings(args: argparse.Namespace) -> list[Setting]:
    from funicular.arena.ladder import TABLES, settings_of
    from funicular.bots import bot_names, check_bot
    from funicular.maps import bundled_maps

    bots = list(dict.fromkeys(args.bots or bot_names()))
    for bot in bots:
        check_bot(bot, commands=True)
    if len(bots) < 2:
        raise BadInput("a ladder needs at least two bots")
    games = [(game, players) for game in bundled_maps() for players in TABLES]
    return settings_of(bots, games, args.seed, args.time)


def _play(
    args: argparse.Namespace, settings: list[Setting], results: list[GameResult], store: Any
) -> None:
    from contextlib import nullcontext

    from funicular.arena.ladder import count_games, play_field
    from funicular.arena.running import compile_for

    from .rendering.progress import Watch

    watch = Watch(args.color)
    matches = [match for setting in settings for match in setting.matches]
    can_search(bot for match in matches for bot in match.lineup)
    with watch.compiling():
        compile_for(matches)
    done = store.done if store else set()
    with store or nullcontext(), watch.counting("playing", count_games(settings, args.games)):
        for result in play_field(settings, args.games, workers=args.workers, done=done):
            results.append(result)
            if store:
                store.add(result)
            watch.tell(len(results))


def _report(
    args: argparse.Namespace, settings: list[Setting], results: list[GameResult], out: Path | None
) -> None:
    from funicular.arena.ladder import standing_of
    from funicular.arena.ladder_page import write_page

    standings = [standing_of(setting, results) for setting in settings]
    files = [] if out is None else write_page(standings, out, _command(args))
    if args.json:
        facts = {"seed": args.seed, "time": args.time, "games": len(results)}
        told = [standing.facts() for standing in standings]
        print_json(facts | {"settings": told, "files": [str(file) for file in files]})
        return
    from rich.text import Text

    from funicular.maps import load_map

    from .rendering.arena import draw_figures
    from .rendering.console import out_console

    console = out_console(args.color)
    for standing in standings:
        setting = standing.setting
        title = f"{load_map(setting.game).title}, {setting.players} players"
        console.print(Text(title, style="bold"))
        console.print(draw_figures(standing.figures, standing.ratings))
        console.print()
    if out is not None:
        console.print(f"Written: {out}, with its plots in {out.with_suffix('')}", soft_wrap=True)


def _command(args: argparse.Namespace) -> str:
    """The command line that makes the same page."""
    words = ["funicular", "ladder", "--games", str(args.games), "--seed", args.seed]
    if args.bots:
        words += ["--bots", ",".join(args.bots)]
    if args.time is not None:
        words += ["--time", f"{args.time:g}"]
    return shlex.join([*words, "--out", args.out])
