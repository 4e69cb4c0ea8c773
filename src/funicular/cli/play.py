"""`funicular play`: a whole game in the terminal, with people at one screen and bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .options import (
    GAME_HELP,
    OK,
    BadInput,
    add_command,
    add_time,
    bot_list,
    comma_list,
    completes,
    file_to_write,
    print_json,
    the_map,
    the_record,
    whole,
)
from .warming import warm_search

if TYPE_CHECKING:
    from rich.console import Console

    from funicular.game import Game

    from .options import Commands
    from .playing.table import Table
    from .story import Story

DETAILS = """\
Without options: Europe, you against one bot. Hands stay secret when several people share the
screen. Inside the game, ? explains what to type. The numbers of players add up like this:
  --humans 2                    two people, no bots
  --players 4                   one person and three bots
  --bots random,path            one person and these two bots
  --players 4 --bots random     three people and this bot
  --players 4 --humans 1 --bots random    one person, and as many of this bot as it takes"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        run,
        summary="play a game in the terminal",
        details=DETAILS,
        examples=(
            "play",
            "play san_francisco --humans 3 --names Ann,Ben,Cleo",
            "play europe --players 3 --record game.jsonl",
            "play --bots 'path,cmd:python3 my_bot.py'",
            "play --resume game.jsonl",
        ),
    )
    game = parser.add_argument("game", metavar="GAME", nargs="?", help=f"{GAME_HELP} (europe)")
    completes(game, "maps", "folders")
    parser.add_argument("--players", metavar="N", type=whole(1), help="players in all")
    parser.add_argument("--humans", metavar="N", type=whole(0), help="people among them")
    bots = parser.add_argument(
        "--bots",
        metavar="NAMES",
        type=bot_list,
        action="extend",
        help="bots, with commas between them, each with a time for its moves if you like "
        "(search@0.05); a program of yours is cmd:COMMAND, and comes last",
    )
    completes(bots, "bots")
    parser.add_argument(
        "--names", metavar="NAMES", type=comma_list, help="the people's names, with commas"
    )
    add_time(parser)
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same text, the same deal")
    parser.add_argument(
        "--seating",
        choices=("given", "random"),
        help="who starts: the people in order (given, the default), or anybody (random)",
    )
    record = parser.add_argument(
        "--record", metavar="FILE", help="keep a record of the game, up to date at every move"
    )
    completes(record, "files")
    resume = parser.add_argument(
        "--resume", metavar="FILE", help="go on with a recorded game, and keep its record"
    )
    completes(resume, "files")


def run(args: argparse.Namespace) -> int:
    from .rendering.console import error_console, out_console

    console = error_console(args.color) if args.json else out_console(args.color)
    table = _new_table(args, console) if args.resume is None else _old_table(args, console)
    warm_search(bot.name for bot in table.bots if bot is not None)
    try:
        table.play()
    finally:
        table.dismiss_bots()
        if args.json:
            print_json(_facts(table))
    return OK


def _new_table(args: argparse.Namespace, console: Console) -> Table:
    from funicular.game import new_game

    from .playing.seats import choose_seats, make_bots
    from .playing.table import Table

    source = the_map(args.game or "europe")
    file = None if args.record is None else _new_file(args.record)
    seats = choose_seats(source, args.players, args.humans, args.bots, args.names)
    game = new_game(
        source,
        names=[seat.name for seat in seats],
        seed=args.seed,
        seating=args.seating or "given",
    )
    by_name = {seat.name: seat for seat in seats}
    bots = make_bots([by_name[name] for name in game.names], game.seed, args.time)
    return Table(game, bots, console, file)


def _new_file(name: str) -> Path:
    file = file_to_write("--record", name)
    if file.exists():
        raise BadInput(f"{name} exists already: go on with it by --resume, or name another file")
    return file


def _old_table(args: argparse.Namespace, console: Console) -> Table:
    for name in ("game", "players", "humans", "bots", "names", "seed", "seating", "record"):
        if getattr(args, name) is not None:
            option = "GAME" if name == "game" else f"--{name}"
            raise BadInput(f"--resume takes everything from the record, so leave {option} out")
    from .playing.seats import make_bots, seats_by_name
    from .playing.table import Table

    game, story = _old_game(args.resume)
    bots = make_bots(seats_by_name(game.names), game.seed, args.time)
    return Table(game, bots, console, Path(args.resume), story)


def _old_game(file: str) -> tuple[Game, Story]:
    """A recorded game with its story; one begun under other rules goes on without its story."""
    from funicular.game import RecordError, resume
    from funicular.game.record import RULES_VERSION

    from .replay import checked
    from .story import Story, retell

    record = the_record(file)
    if record.header["rules"] == RULES_VERSION and not record.is_resumed:
        checked(record, file)
        return retell(record)
    try:
        return resume(record), Story()
    except RecordError as error:
        raise BadInput(f"{file}, {error}") from error


def _facts(table: Table) -> dict[str, Any]:
    game = table.game
    return {
        "game": game.map.id,
        "seats": list(game.names),
        "decisions": game.decisions,
        "finished": game.is_over,
        "result": game.record().result,
        "record": None if table.file is None else str(table.file),
    }
