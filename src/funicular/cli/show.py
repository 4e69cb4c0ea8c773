"""`funicular show`: the board and the state of a recorded game at any moment."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from .options import OK, BadInput, add_command, completes, print_json, the_record, whole
from .replay import checked

if TYPE_CHECKING:
    from funicular.game import Game

    from .options import Commands

SPECTATOR = "spectator"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "show",
        run,
        summary="show the board of a recorded game at any moment",
        details="Without --seat everything is shown, all hands included, as the record knows it.",
        examples=(
            "show game.jsonl",
            "show game.jsonl --at 40 --seat Ann",
            "show game.jsonl --at 0 --seat spectator --json",
        ),
    )
    completes(parser.add_argument("file", metavar="FILE", help="a game record"), "files")
    parser.add_argument(
        "--at", metavar="N", type=whole(0), help="after N decisions (default: all of them)"
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help="see with the eyes of one seat: its number from 0, its name, or spectator",
    )


def run(args: argparse.Namespace) -> int:
    finished = checked(the_record(args.file), args.file)
    game = game_at(finished, args.at)
    seats = list(range(game.players)) if args.seat is None else _seats(game, args.seat)
    if args.json:
        print_json(facts_of(game, args.file, seats, everything=args.seat is None))
        return OK
    _draw(game, seats, args)
    return OK


def game_at(finished: Game, at: int | None) -> Game:
    """The game after so many of the decisions that stand."""
    steps = finished.steps
    if at is None or at == len(steps):
        return finished
    if at > len(steps):
        raise BadInput(f"--at {at}: the record has only {len(steps)} decisions")
    from funicular.game.game import Game

    game = Game(finished.map, finished.players_given, finished.seed, finished.options)
    game.start()
    for step in steps[:at]:
        game.play(step.action, step.seat)
    return game


def _seats(game: Game, wanted: str) -> list[int]:
    """The seat that is meant, or none for a spectator."""
    if wanted in game.names:
        return [game.names.index(wanted)]
    if wanted == SPECTATOR:
        return []
    if wanted.isascii() and wanted.isdigit() and int(wanted) < game.players:
        return [int(wanted)]
    raise BadInput(
        f"--seat {wanted}: the seats are 0 to {game.players - 1} "
        f"({', '.join(game.names)}), or {SPECTATOR}"
    )


def facts_of(game: Game, file: str, seats: list[int], everything: bool) -> dict[str, Any]:
    viewer = seats[0] if seats and not everything else None
    facts: dict[str, Any] = {
        "file": file,
        "game": game.map.id,
        "at": game.decisions,
        "over": game.is_over,
        "view": game.view(viewer).facts(),
    }
    if everything:
        hidden = ("seat", "hand", "tickets", "offer", "chosen")
        views = [game.view(seat).facts() for seat in seats]
        facts["hands"] = [{name: view[name] for name in hidden} for view in views]
    return facts


def _draw(game: Game, seats: list[int], args: argparse.Namespace) -> None:
    from .rendering.atlas import draw_atlas
    from .rendering.console import Paint, out_console
    from .rendering.routes import draw_routes
    from .rendering.score import draw_score
    from .rendering.table import draw_hands, draw_table, draw_title

    console = out_console(args.color)
    paint = Paint(game.map, game.names)
    public = game.view()
    scores = game.score()
    console.print(draw_title(f"{game.map.title} after {game.decisions} decisions"))
    if atlas := draw_atlas(public):
        console.print(atlas)
    taken = [game.map.route(route_id) for route_id in public.routes]
    if taken:
        console.print(draw_routes(public, taken, paint))
    if args.seat is not None and seats:
        console.print(draw_table(game.view(seats[0]), paint, scores.seats[seats[0]]))
    else:
        console.print(draw_table(public, paint, None))
        views = [game.view(seat) for seat in seats]
        console.print(draw_hands(views, paint, tuple(scores.seats[seat] for seat in seats)))
    if game.is_over:
        console.print(draw_score(game.map, scores))
