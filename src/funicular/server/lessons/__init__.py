"""Lessons: tables with a known deal on which a newcomer is shown, step by step, what to do.

A lesson is a written game: who decides what, in order. `played` is behind us when the pupil sits
down; then `line` follows, and tells the pupil's seat its next decision and the text that goes with
it. The rival plays its part of the line. Whoever leaves the line is in an ordinary game: a bot
plays the rival, and another one advises the pupil, from what the pupil may know.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from funicular.game import Game
from funicular.server.refusing import Refused

PUPIL = 0
RIVAL = 1
LESSONS = ("first", "europe")
"""In the order in which they are best taken."""


@dataclass(frozen=True, slots=True)
class Line:
    """One decision of the written game; `says` names the text for the pupil."""

    seat: int
    action: str
    says: str | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """`secret` is the deal's, in hexadecimal: a lesson's deal is no secret."""

    id: str
    map: str
    secret: str
    rival: str
    adviser: str
    played: tuple[Line, ...]
    line: tuple[Line, ...]

    def next_of(self, game: Game, seat: int) -> Line | None:
        """The decision that is written for a seat now; None once anybody has left the line."""
        written = (*self.played, *self.line)
        for each in (PUPIL, RIVAL):
            # Seat by seat, because opening choices may come in any order.
            done = [step.action for step in game.steps if step.seat == each]
            meant = [line.action for line in written if line.seat == each]
            if done != meant[: len(done)]:
                return None
        gone = sum(step.seat == seat for step in game.steps)
        ahead = [line for line in written if line.seat == seat][gone:]
        return ahead[0] if ahead and seat in game.awaited else None

    def progress(self, game: Game) -> tuple[int, int]:
        """How many decisions the pupil has made in the lesson, and how many it has."""
        behind = sum(line.seat == PUPIL for line in self.played)
        steps = sum(line.seat == PUPIL for line in self.line)
        return min(steps, sum(step.seat == PUPIL for step in game.steps) - behind), steps


@cache
def lesson_called(name: str) -> Lesson:
    """The lesson of that name; Refused if there is none."""
    if name not in LESSONS:
        raise Refused("not_found")
    facts = tomllib.loads((files(__package__) / f"{name}.toml").read_text("utf-8"))
    return Lesson(
        id=name,
        map=facts["map"],
        secret=facts["secret"],
        rival=facts["rival"],
        adviser=facts["adviser"],
        played=_lines(facts.get("played", [])),
        line=_lines(facts["line"]),
    )


def _lines(rows: list[list[Any]]) -> tuple[Line, ...]:
    return tuple(Line(*row) for row in rows)
