"""`funicular arena`: bots against each other, and how sure the answer is."""

from __future__ import annotations

import argparse
import os
import secrets
from typing import TYPE_CHECKING, Any

from .options import (
    BOT_HELP,
    INTERRUPTED,
    OK,
    BadInput,
    add_command,
    add_time,
    completes,
    file_to_write,
    how_to_install,
    map_name,
    note,
    print_json,
    the_map,
    whole,
)
from .warming import can_search

if TYPE_CHECKING:
    from funicular.arena import GameResult, Match
    from funicular.arena.stopping import Sprt, Verdict

    from .options import Commands

DETAILS = """\
Every deal is played once for each seating, with the same luck, so that luck cancels out.
As many bots as players: one table. Two bots at a larger table: the first, alone, among copies of
the second. More bots than players: every group of them.

--until-clear asks whether the first bot's win share is at most its fair share or at least 5 points
more; --until-clear 65, whether it is at most 62.5 % or at least 67.5 %. Either answer is wrong once
in 20 times; in between, either may come. Only deals with all seatings played are counted."""

FAIR = 0.0  # stands for the fair share, which depends on the table


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        run,
        summary="let bots play each other",
        details=DETAILS,
        examples=(
            "arena planner path --game europe --games 400",
            "arena planner path --game europe --players 4 --games 400 --until-clear",
            "arena search@0.05 planner --games 4000 --until-clear 65",
            "arena random path hungry onestep --players 2 --games 200 --save field.jsonl",
            "arena search@0.2 search@0.05 --games 100",
            "arena search planner --games 100 --time 1 --threads 8",
            "arena 'cmd:python3 my_bot.py' path --games 100",
        ),
    )
    completes(parser.add_argument("bots", metavar="BOT", nargs="+", help=BOT_HELP), "bots")
    game = parser.add_argument("--game", metavar="GAME", default="europe", help="a map (europe)")
    completes(game, "maps", "folders")
    parser.add_argument(
        "--players", metavar="N", type=whole(2, 5), help="seats at the table (default: the least)"
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole(1, 10_000_000),
        default=400,
        help="games of each lineup, rounded up to whole deals (400)",
    )
    add_time(parser)
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same text, the same deals")
    parser.add_argument(
        "--workers",
        metavar="N",
        type=whole(1, 1024),
        help="games at the same time (default: all cores, divided by --threads)",
    )
    parser.add_argument(
        "--threads",
        metavar="N",
        type=whole(1, 1024),
        default=1,
        help="in which a bot that searches thinks (1)",
    )
    save = parser.add_argument(
        "--save", metavar="FILE", help="keep the results there, and go on from them next time"
    )
    completes(save, "files")
    parser.add_argument(
        "--until-clear",
        metavar="SHARE",
        nargs="?",
        type=percent,
        const=FAIR,
        help="stop as soon as the first bot is clearly better than its fair share, or is not; "
        "with SHARE, a number of per cent: as soon as it clearly wins that much, or does not",
    )


def percent(text: str) -> float:
    """A share to be tested, for `type=`."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 5 <= value <= 95:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a share from 5 to 95 %; without one, put it behind the bots"
        )
    return value / 100


def run(args: argparse.Namespace) -> int:
    matches = _matches(args)
    from funicular.arena.store import Store

    store = Store(file_to_write("--save", args.save), matches) if args.save else None
    results: list[GameResult] = list(store.results) if store else []
    try:
        verdict = _play(args, matches, results, store)
    except KeyboardInterrupt:
        count = store.kept if store else len(results)
        note(f"stopped after {count} games" + (f", kept in {args.save}" if store else ""))
        return INTERRUPTED
    _report(args, matches, results, verdict)
    return OK


def _matches(args: argparse.Namespace) -> list[Match]:
    from funicular.arena import Match, lineups_of
    from funicular.bots import check_bot

    game = map_name(args.game)
    source = the_map(game)
    players = args.players or source.rules.players.min
    if players not in source.rules.players.counts:
        allowed = source.rules.players
        raise BadInput(f"--players {players}: {source.id} is for {allowed.min} to {allowed.max}")
    for bot in args.bots:
        check_bot(bot, commands=True)
    seed = args.seed or ("arena" if args.save else secrets.token_hex(8))
    return [
        Match(game, number, lineup, seed, args.time, args.threads)
        for number, lineup in enumerate(lineups_of(args.bots, players))
    ]


def _play(
    args: argparse.Namespace,
    matches: list[Match],
    results: list[GameResult],
    store: Any,
) -> Verdict | None:
    """Play until all games are done or the answer is clear."""
    from contextlib import nullcontext

    from funicular.arena import run_match
    from funicular.arena.figures import deal_shares, whole_deals
    from funicular.arena.running import compile_for

    from .rendering.progress import Watch

    rotations = matches[0].rotations
    deals = -(-args.games // rotations)
    test = _test(args, matches)
    watch = Watch(args.color)
    can_search(args.bots)
    with watch.compiling():
        compile_for(matches)

    def verdict() -> Verdict | None:
        counted = whole_deals(results, rotations)
        return test.verdict(deal_shares(matches[0].lineup[0], counted)) if test else None

    done = store.done if store else set()
    workers = args.workers or max(1, (os.cpu_count() or 1) // args.threads)
    games = run_match(matches, deals, workers=workers, done=done)
    total = sum(match.rotations for match in matches) * deals
    with store or nullcontext(), watch.counting("playing", total):
        for result in games:
            results.append(result)
            if store:
                store.add(result)
            watch.tell(len(results))
            is_time = test is not None and len(results) % (20 * rotations) == 0
            if is_time and (found := verdict()) != "open":
                games.close()
                return found
    return verdict()


def _test(args: argparse.Namespace, matches: list[Match]) -> Sprt | None:
    """What --until-clear asks."""
    if args.until_clear is None:
        return None
    if len(matches) > 1 or len(set(matches[0].lineup)) < 2:
        raise BadInput("--until-clear is for one bot against another")
    from funicular.arena.stopping import Sprt

    if args.until_clear == FAIR:
        return Sprt.better_than(1 / matches[0].seats)
    return Sprt.reaching(args.until_clear)


def _report(
    args: argparse.Namespace,
    matches: list[Match],
    results: list[GameResult],
    verdict: Verdict | None,
) -> None:
    from dataclasses import asdict

    from funicular.arena import figures_of

    figures = figures_of(results, matches[0].seats)
    for bot, told in figures.bots.items():
        if told.trouble:
            note(f"funicular: {bot}: {told.faults} moves were played at random; {told.trouble}")
    ratings = _ratings(results)
    if args.json:
        facts = figures.facts() | {
            "game": matches[0].game,
            "seed": matches[0].seed,
            "verdict": verdict,
        }
        facts["tested_share"] = args.until_clear or None
        for bot, rating in ratings.items():
            facts["bots"][bot]["rating"] = asdict(rating)
        print_json(facts)
        return
    from .rendering.arena import draw_figures
    from .rendering.console import out_console

    asked = args.until_clear or None
    out_console(args.color).print(draw_figures(figures, ratings, verdict, asked))


def _ratings(results: list[GameResult]) -> dict[str, Any]:
    """Ratings, where the `arena` extra is installed and there is somebody to compare with."""
    from importlib.util import find_spec

    if find_spec("choix") is None:
        note(f"funicular: no ratings here; they need choix: {how_to_install('choix')}")
        return {}
    from funicular.arena.ratings import rate

    return dict(rate(results))
