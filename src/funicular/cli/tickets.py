"""`funicular tickets`: which tickets are worth keeping, counted in many games of bots."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .options import (
    GAME_HELP,
    INTERRUPTED,
    OK,
    BadInput,
    add_command,
    completes,
    file_to_write,
    note,
    print_json,
    the_map,
    whole,
)

if TYPE_CHECKING:
    from funicular.arena.tickets import TicketTally
    from funicular.maps import Map

    from .options import Commands
    from .rendering.progress import Watch

    Kind = tuple[Map, int]

DETAILS = """\
Copies of one fast bot play each other. For every ticket: how often it was dealt, how often it was
then kept, how often a kept one was completed, and how often who kept it won, with 95 % intervals.
Without a map: every bundled map, with every number of players. Game number i of a seed is the
same game however it is played."""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tickets",
        run,
        summary="count how tickets fare in games of bots",
        details=DETAILS,
        examples=(
            "tickets europe --players 2 --games 2000",
            "tickets san_francisco --games 500 --bot path --json",
            "tickets --games 20000 --save tallies.json",
        ),
    )
    game = parser.add_argument("game", metavar="GAME", nargs="?", help=GAME_HELP)
    completes(game, "maps", "folders")
    parser.add_argument(
        "--players", metavar="N", type=whole(2, 5), help="only with so many (default: every number)"
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole(1, 10_000_000),
        default=1000,
        help="games with each number of players (1000)",
    )
    bot = parser.add_argument(
        "--bot", metavar="BOT", default="planner", help="who plays: a fast bot (planner)"
    )
    completes(bot, "bots")
    parser.add_argument(
        "--seed", metavar="TEXT", default="tickets", help="any text; the same text, the same games"
    )
    parser.add_argument("--threads", metavar="N", type=whole(1, 1024), help="default: all cores")
    parser.add_argument(
        "--interpreted", action="store_true", help="play the rules as Python, without compiling"
    )
    save = parser.add_argument(
        "--save", metavar="FILE", help="write the counts there, as the server reads them"
    )
    completes(save, "files")


def run(args: argparse.Namespace) -> int:
    kinds = _kinds(args)
    _check_bot(args.bot)
    save = None if args.save is None else file_to_write("--save", args.save)
    args.interpreted = args.interpreted or not _can_compile()
    from .rendering.progress import Watch

    tallies: list[TicketTally] = []
    try:
        _count(args, kinds, tallies, Watch(args.color))
    except KeyboardInterrupt:
        played = sum(each.games for each in tallies)
        if tallies or args.json:
            _report(args, kinds, tallies, interrupted=True)
        kept = f"; {args.save} is as it was" if args.save else ""
        note(f"stopped after {played} of {args.games * len(kinds)} games{kept}")
        return INTERRUPTED
    if save is not None:
        from funicular.arena.tickets import save_tallies

        save_tallies(save, args.bot, args.seed, tallies)
    _report(args, kinds, tallies)
    return OK


def _kinds(args: argparse.Namespace) -> list[Kind]:
    """The maps and numbers of players to be played."""
    from funicular.maps import bundled_maps, load_map

    maps = [the_map(args.game)] if args.game else [load_map(each) for each in bundled_maps()]
    kinds = [
        (source, players)
        for source in maps
        for players in source.rules.players.counts
        if args.players in (None, players)
    ]
    if not kinds:
        told = ", ".join(
            f"{m.id} is for {m.rules.players.min} to {m.rules.players.max}" for m in maps
        )
        raise BadInput(f"--players {args.players}: {told} players")
    return kinds


def _check_bot(name: str) -> None:
    from funicular.bots import check_bot, policy_of
    from funicular.bots.policies import POLICY_NAMES

    check_bot(name)
    if policy_of(name) is None:
        raise BadInput(f"--bot {name}: too slow for this; there are {', '.join(POLICY_NAMES)}")


def _can_compile() -> bool:
    from funicular.simulation import can_compile

    if can_compile():
        return True
    note("funicular: the 'fast' extra is not installed, so this plays interpreted, and slowly")
    return False


def _count(
    args: argparse.Namespace, kinds: list[Kind], tallies: list[TicketTally], watch: Watch
) -> None:
    """Fill `tallies`, one for each kind; whoever stops this finds what was counted so far."""
    from funicular.arena.tickets import count_tickets

    def counting(kind: Kind, games: int) -> TicketTally:
        before = sum(each.games for each in tallies)
        number = len(tallies)
        for tally in count_tickets(
            *kind,
            games,
            bot=args.bot,
            seed=args.seed,
            threads=args.threads,
            interpreted=args.interpreted,
        ):
            tallies[number:] = [tally]
            watch.tell(before + tally.games)
        return tally

    if not args.interpreted:
        with watch.compiling():
            for _ in count_tickets(*kinds[0], 1, bot=args.bot, seed=args.seed, threads=1):
                pass
    with watch.counting("playing", args.games * len(kinds)):
        for kind in kinds:
            counting(kind, args.games)


def _report(
    args: argparse.Namespace,
    kinds: list[Kind],
    tallies: list[TicketTally],
    *,
    interrupted: bool = False,
) -> None:
    if args.json:
        facts = {"bot": args.bot, "seed": args.seed, "interrupted": interrupted}
        print_json(facts | {"tallies": [each.facts() for each in tallies]})
        return
    from .rendering.console import out_console
    from .rendering.tickets import draw_tally

    console = out_console(args.color)
    for (source, _), tally in zip(kinds, tallies, strict=False):
        console.print(draw_tally(source, tally, args.bot))
