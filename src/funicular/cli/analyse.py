"""`funicular analyse`: where a game turned, which moves cost most, and how much was luck."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .options import OK, add_command, completes, file_to_write, print_json, the_record, whole

if TYPE_CHECKING:
    from .options import Commands


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "analyse",
        run,
        summary="win chances after every move, mistakes, and luck",
        details="Every decision of the record is compared with others by playing the game out,\n"
        "from what its player could know. The chances of all seats are told twice: in hindsight,\n"
        "with all hands known, and as each seat could know them.\n"
        "It needs compiled code (funicular[fast]).",
        examples=(
            "analyse game.jsonl",
            "analyse game.jsonl --playouts 400 --svg chances.svg",
            "analyse game.jsonl --json > analysis.json",
        ),
    )
    completes(parser.add_argument("file", metavar="FILE", help="a game record"), "files")
    parser.add_argument(
        "--playouts",
        metavar="N",
        type=whole(8, 100_000),
        default=120,
        help="the budget: games played out for each question (default: 120)",
    )
    completes(
        parser.add_argument("--svg", metavar="FILE", help="draw the win chances into this file"),
        "files",
    )


def run(args: argparse.Namespace) -> int:
    record = the_record(args.file)
    svg = None if args.svg is None else file_to_write("--svg", args.svg)
    from .replay import checked

    game = checked(record, args.file)
    from funicular.analysis import analyse
    from funicular.analysis.judge import Judge

    from .rendering.progress import Watch

    watch = Watch(args.color)
    with watch.compiling():
        Judge(game.board, bytes(32), 1).chances(game.true_state(), game.view())
    with watch.counting("analysing", len(game.steps)):
        judged = analyse(record, args.playouts, lambda done, _: watch.tell(done))
    if svg is not None:
        from funicular.analysis.plot import draw_chances
        from funicular.game.record import write_text

        write_text(svg, draw_chances(judged))
    if args.json:
        print_json(judged.facts())
        return OK
    from .rendering.analysis import draw_analysis
    from .rendering.console import out_console

    out_console(args.color).print(draw_analysis(game, judged))
    return OK
