"""`funicular simulate`: many games of random play, and records of them if wanted."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .interrupts import ctrl_c_waits
from .options import (
    GAME_HELP,
    INTERRUPTED,
    OK,
    BadInput,
    add_command,
    completes,
    note,
    print_json,
    the_map,
    whole,
)

if TYPE_CHECKING:
    from funicular.maps import Map
    from funicular.simulation import Batch

    from .options import Commands
    from .rendering.progress import Watch


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        run,
        summary="play many games at random, fast",
        details="Game number i of a seed is the same game however it is played: compiled, \n"
        "interpreted, or move by move for its record.",
        examples=(
            "simulate europe --players 2 --games 10000",
            "simulate san_francisco --players 4 --games 500 --seed spring --json",
            "simulate europe --players 3 --games 20 --records games/",
        ),
    )
    completes(parser.add_argument("game", metavar="GAME", help=GAME_HELP), "maps", "folders")
    parser.add_argument(
        "--players", metavar="N", type=whole(1), required=True, help="players in each game"
    )
    parser.add_argument(
        "--games", metavar="N", type=whole(1, 2**32 - 1), required=True, help="how many games"
    )
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same text, the same games")
    records = parser.add_argument(
        "--records", metavar="DIR", help="write a record of each game into a new or empty folder"
    )
    completes(records, "folders")
    parser.add_argument(
        "--threads",
        metavar="N",
        type=whole(1, 1024),
        help="threads to play on (default: all cores)",
    )
    parser.add_argument(
        "--interpreted", action="store_true", help="play the rules as Python, without compiling"
    )


def run(args: argparse.Namespace) -> int:
    source = the_map(args.game)
    _check_players(source, args.players)
    folder = None if args.records is None else _empty_folder(args.records)
    args.seed = secrets.token_hex(16) if args.seed is None else args.seed
    args.interpreted = args.interpreted or not _can_compile()
    from funicular.simulation import BatchStopped

    from .rendering.progress import Watch

    watch = Watch(args.color)
    try:
        batch = _play(source, args, watch)
    except BatchStopped as stopped:
        if stopped.batch.games or args.json:
            _report(source, args, stopped.batch, interrupted=True)
        note(f"stopped after {stopped.batch.games} of {args.games} games")
        return INTERRUPTED
    if folder is not None and not _write_records(source, batch, folder, watch):
        return INTERRUPTED
    _report(source, args, batch)
    return OK


def _check_players(source: Map, players: int) -> None:
    allowed = source.rules.players
    if players not in allowed.counts:
        raise BadInput(
            f"--players {players}: {source.id} is for {allowed.min} to {allowed.max} players"
        )


def _empty_folder(name: str) -> Path:
    """The folder for the records: it is to hold nothing else."""
    folder = Path(name)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--records {name}: that is a file; a new or empty folder is needed")
    if folder.is_dir() and any(folder.iterdir()):
        raise BadInput(f"--records {name}: the folder is not empty; name a new one")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _can_compile() -> bool:
    from funicular.simulation import can_compile

    if can_compile():
        return True
    note("funicular: the 'fast' extra is not installed, so this plays interpreted, and slowly")
    return False


def _play(source: Map, args: argparse.Namespace, watch: Watch) -> Batch:
    from funicular.simulation import play_many

    if not args.interpreted:
        with watch.compiling():  # one game of it, so that the batch is timed without
            play_many(source, args.players, 1, seed=args.seed, threads=1)
    with watch.counting("playing", args.games):
        return play_many(
            source,
            args.players,
            args.games,
            seed=args.seed,
            threads=args.threads,
            interpreted=args.interpreted,
            progress=watch.tell,
        )


def _write_records(source: Map, batch: Batch, folder: Path, watch: Watch) -> bool:
    """Record all games; False if that was stopped."""
    try:
        with watch.counting("recording", batch.games):
            for number in range(batch.games):
                _write_record(source, batch, number, folder)
                watch.tell(number + 1)
    except KeyboardInterrupt:
        written = sum(1 for _ in folder.iterdir())
        note(f"stopped: {written} of {batch.games} records are in {folder}")
        return False
    return True


def _write_record(source: Map, batch: Batch, number: int, folder: Path) -> None:
    """Play a game again for its record; it must come to the score of the batch."""
    from funicular.simulation import play_out

    game = play_out(source, batch.players, replace(batch.seed, game=number))
    totals = [seat.total for seat in game.score().seats]
    if totals != batch.scores[number]:
        raise RuntimeError(
            f"game {number} of seed {batch.seed.text!r} was scored {batch.scores[number]} "
            f"in the batch, but {totals} move by move: please report this"
        )
    width = max(6, len(str(batch.games - 1)))
    with ctrl_c_waits():
        game.record().write(folder / f"{number:0{width}}.jsonl")


def _report(
    source: Map, args: argparse.Namespace, batch: Batch, *, interrupted: bool = False
) -> None:
    if args.json:
        print_json(
            {
                "game": source.id,
                "map": source.digest,
                "players": args.players,
                "seed": args.seed,
                "games": batch.games,
                "seconds": round(batch.seconds, 6),
                "decisions": batch.decisions,
                "unfinished": batch.unfinished,
                "games_per_s": round(batch.games_per_s, 3),
                "decisions_per_s": round(batch.decisions_per_s, 3),
                "mean_scores": batch.mean_scores,
                "wins": batch.wins,
                "interpreted": args.interpreted,
                "interrupted": interrupted,
                "records": None if interrupted else args.records,
            }
        )
        return
    from .rendering.console import out_console
    from .rendering.progress import draw_batch

    out_console(args.color).print(draw_batch(source, batch, args.seed))
