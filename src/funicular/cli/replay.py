"""`funicular replay`: play a record again, check it, and tell its story."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from .options import OK, BadInput, add_command, completes, print_json, the_record

if TYPE_CHECKING:
    from funicular.game import Game, GameRecord

    from .options import Commands
    from .story import Story


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        run,
        summary="play a record again and tell its story",
        details="Every decision, chance result and score of the record is checked on the way.\n"
        "With --json: a line for the game, one for each decision or undo, one for the result.",
        examples=("replay game.jsonl", "replay game.jsonl --json | tail -n 1"),
    )
    completes(parser.add_argument("file", metavar="FILE", help="a game record"), "files")


def run(args: argparse.Namespace) -> int:
    record = the_record(args.file)
    checked(record, args.file)
    from .story import retell

    game, story = retell(record)
    if args.json:
        for line in json_lines(game, story, record.result):
            print_json(line)
        return OK
    from .rendering.console import Paint, out_console
    from .rendering.score import draw_score

    console = out_console(args.color)
    paint = Paint(game.map, game.names)
    console.print(paint(f"{game.map.title}: {', '.join(game.names)}", style="bold"))
    for number, told in enumerate(story.told, 1):
        lines = "\n      ".join(told.full())
        console.print(paint(f"{number:4}  {lines}"), soft_wrap=True)
    if game.is_over:
        console.print()
        console.print(draw_score(game.map, game.score()))
    else:
        console.print(f"Unfinished after {game.decisions} decisions.")
    return OK


def checked(record: GameRecord, file: str) -> Game:
    """The game of a record, once everything in it has been found true."""
    from funicular.game import RecordError, replay

    try:
        return replay(record)
    except RecordError as error:
        raise BadInput(f"{file}, {error}") from error


def json_lines(game: Game, story: Story, result: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
    """The game, each decision or undo, and the result."""
    yield {
        "game": game.map.id,
        "title": game.map.title,
        "seats": list(game.names),
        "decisions": game.decisions,
        "finished": game.is_over,
    }
    for number, told in enumerate(story.told, 1):
        step = told.step
        facts: dict[str, Any] = {"move": number, "seat": step.seat, "action": step.action}
        if told.undone:
            facts["undo"] = True
        else:
            facts["events"] = [_given(asdict(event)) for event in step.events]
        yield facts | {"story": told.full()}
    yield {"result": result}


def _given(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if value is not None}
