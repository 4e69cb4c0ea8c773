"""A process that analyses one game: a record in, a line for every decision judged, the report.

It is less important than everything that people wait for, and ends when its server does.
"""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread
from typing import Any

import msgspec

from funicular.analysis import Analysis, analyse
from funicular.analysis.report import MoveJudgement
from funicular.game import Game, GameRecord, Step, parse_record, replay

from .replay_messages import AnalysisReport, JudgedMove, LuckReport, MistakeReport, Weighed

NICE = 10
MOST_WEIGHED = 8


class Request(msgspec.Struct, frozen=True):
    record: str
    playouts: int


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the process tells its server."""

    done: int = 0
    total: int = 0
    report: AnalysisReport | None = None
    error: str | None = None


def report_of(record: GameRecord, judged: Analysis) -> AnalysisReport:
    """The analysis in the words of the protocol: moves by the step of the replay they are."""
    seqs = standing(replay(record))
    facts = judged.facts()
    return AnalysisReport(
        playouts=judged.playouts,
        start=facts["start"],
        moves=[
            msgspec.convert(each | {"seq": seqs[each["number"] - 1]}, JudgedMove)
            for each in facts["moves"]
        ],
        turning_points=[seqs[move.number - 1] for move in judged.turning_points],
        mistakes=[_mistake(move, seqs[move.number - 1]) for move in judged.mistakes],
        luck=msgspec.convert(facts["luck"], list[LuckReport]),
    )


def standing(game: Game) -> list[int]:
    """For each decision that stands, how many moves there were with it."""
    seqs: list[int] = []
    for number, entry in enumerate(game.history, 1):
        if isinstance(entry, Step):
            seqs.append(number)
        else:
            seqs.pop()
    return seqs


def _mistake(move: MoveJudgement, seq: int) -> MistakeReport:
    """With the best that was weighed and what was played, however bad."""
    weighed = list(move.weighed[:MOST_WEIGHED])
    if move.action not in [each.action for each in weighed]:
        weighed[-1] = next(each for each in move.weighed if each.action == move.action)
    return MistakeReport(
        seq=seq,
        seat=move.seat,
        lost=round(move.lost, 4),
        weighed=[Weighed(each.action, round(each.chance, 4)) for each in weighed],
    )


def say(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def study(request: Request) -> None:
    record = parse_record(request.record)
    judged = analyse(record, request.playouts, lambda done, total: say(Line(done, total)))
    say(Line(report=report_of(record, judged)))


def end_with_the_server() -> None:
    """Our input ends when the server does, be it by a blow."""
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    request: Any = msgspec.json.decode(sys.stdin.buffer.readline(), type=Request)
    Thread(target=end_with_the_server, daemon=True).start()
    try:
        study(request)
    except Exception as error:  # told to the server, which tells that it failed
        say(Line(error=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
