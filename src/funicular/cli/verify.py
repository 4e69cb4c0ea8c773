"""`funicular verify`: prove that a recorded game was dealt and scored as its seed says."""

from __future__ import annotations

import argparse
import re
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from .options import FAILED, OK, BadInput, add_command, completes, print_json, the_record

if TYPE_CHECKING:
    from funicular.game import Game, GameRecord

    from .options import Commands

CHECKS = ("seed", "deal", "decisions", "score")
"""What is proved, in the order of the record's lines."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was to be proved."""

    name: str
    ok: bool
    detail: str


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "verify",
        run,
        summary="prove that a recorded game was fair",
        details="Derives the deal, every card and the score anew from the seed and the decisions.\n"
        "With --commitment also proves that the seed was fixed before the game: give the\n"
        "commitment that was published then.",
        examples=("verify game.jsonl", "verify game.jsonl --commitment 5f2c…  --json"),
    )
    completes(parser.add_argument("file", metavar="FILE", help="a game record"), "files")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the commitment published before the game"
    )


def run(args: argparse.Namespace) -> int:
    if args.commitment is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", args.commitment):
        raise BadInput(f"a commitment is 64 hexadecimal digits, not {args.commitment!r}")
    record = the_record(args.file)
    checks = verify(record, args.commitment)
    verified = all(check.ok for check in checks)
    if args.json:
        facts = {"file": args.file, "verified": verified}
        print_json(facts | {"checks": [asdict(check) for check in checks]})
        return OK if verified else FAILED
    from .rendering.console import out_console

    console = out_console(args.color)
    for check in checks:
        mark, style = ("ok", "green") if check.ok else ("FAILED", "bold red")
        console.print(f"{mark:6}", style=style, end="")
        console.print(f"  {check.name:11} {check.detail}", soft_wrap=True)
    outcome = "verified" if verified else "does not verify"
    console.print(f"{args.file} {outcome}", style="bold", soft_wrap=True)
    return OK if verified else FAILED


def verify(record: GameRecord, commitment: str | None = None) -> list[Check]:
    """All checks up to the first that fails."""
    from funicular.game import RecordError, replay

    published = [] if commitment is None else [_published(record, commitment)]
    if published and not published[0].ok:
        return published
    try:
        game = replay(record)
    except RecordError as error:
        if record.is_resumed:
            return [*published, Check("deal", False, str(error))]
        failed = _stage(error.line or 1, len(record.moves))
        sound = [Check(name, True, "as the seed says") for name in CHECKS[:failed]]
        return [*published, *sound, Check(CHECKS[failed], False, str(error))]
    return [*published, *_proved(record, game)]


def _published(record: GameRecord, commitment: str) -> Check:
    seed = record.header["seed"]
    written = seed.get("commitment") if isinstance(seed, dict) else None
    if written == commitment.lower():
        return Check("commitment", True, "the record's commitment is the one published")
    return Check("commitment", False, f"line 1: the record's commitment is {written}")


def _stage(line: int, moves: int) -> int:
    """The check that a line of the record belongs to."""
    if line <= 2:
        return line - 1
    return 2 if line <= moves + 2 else 3


def _proved(record: GameRecord, game: Game) -> list[Check]:
    from . import words

    chances = sum(len(move.get("chance", ())) for move in record.moves)
    undone = sum("undo" in move for move in record.moves)
    decisions = f"{words.counted(len(record.moves) - undone, 'decision')} legal"
    if undone:
        decisions += f", {undone} of them taken back"
    if game.is_over:
        score = game.score()
        totals = ", ".join(f"{seat.name} {seat.total}" for seat in score.seats)
        winners = words.listed(score.seats[seat].name for seat in score.winners)
        result = f"{totals}; won by {winners}"
    else:
        result = "the game is unfinished: nothing to score yet"
    return [
        Check("seed", True, f"fits the commitment {game.commitment}"),
        Check("deal", True, f"{words.counted(len(record.deal), 'result')} follow from the seed"),
        Check("decisions", True, f"{decisions}, {chances} chance results follow from the seed"),
        Check("score", True, result),
    ]
