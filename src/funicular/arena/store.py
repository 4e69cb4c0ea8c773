"""Results on disk, a line a game, so that an arena can be stopped and taken up again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, TextIO

from funicular.game import OptionError

from .matches import PART_NAMES, GameResult, Match, SeatResult

FORMAT = 1
COUNTED = [each.name for each in fields(SeatResult) if each.name not in ("bot", "parts", "trouble")]


class Store:
    """A results file: a header that says what is played, then one line for each game."""

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        self.path = path
        self._matches = {match.number: match for match in matches}
        self.header = {"funicular_arena": FORMAT, "matches": [_facts(each) for each in matches]}
        self.results = self._read() if path.exists() else []
        self._file: TextIO | None = None

    def _read(self) -> list[GameResult]:
        """The games played before; a last line cut off by a crash is dropped."""
        try:
            lines = self.path.read_text(encoding="utf-8").split("\n")
        except UnicodeDecodeError as error:
            raise OptionError(f"{self.path} is not a file of results: it is no text") from error
        lines.pop()  # what was cut off; nothing, if the last line is whole
        if _header(lines) != json.loads(json.dumps(self.header)):
            raise OptionError(f"{self.path} holds the results of another arena")
        results = []
        for number, line in enumerate(lines[1:], 2):
            try:
                results.append(_game(json.loads(line), self._matches))
            except (ValueError, TypeError, KeyError) as error:
                raise OptionError(f"{self.path}, line {number}: not a result ({error})") from error
        return results

    def __enter__(self) -> Store:
        lines = [self.header, *(asdict(result) for result in self.results)]
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        from funicular.game.record import write_text

        write_text(self.path, text)
        self._file = self.path.open("a", encoding="utf-8")
        return self

    def __exit__(self, *args: object) -> None:
        if self._file:
            self._file.close()

    def add(self, result: GameResult) -> None:
        self.results.append(result)
        if self._file:
            self._file.write(json.dumps(asdict(result), separators=(",", ":")) + "\n")
            self._file.flush()

    @property
    def kept(self) -> int:
        """How many games the file holds, whenever the writing was interrupted."""
        return self.path.read_bytes().count(b"\n") - 1

    @property
    def done(self) -> set[tuple[int, int, int]]:
        return {(result.lineup, result.deal, result.rotation) for result in self.results}


def _facts(match: Match) -> dict[str, Any]:
    """As files have always told them: threads only where there are several."""
    return {name: value for name, value in asdict(match).items() if (name, value) != ("threads", 1)}


def _header(lines: Sequence[str]) -> Any:
    try:
        return json.loads(lines[0]) if lines else None
    except ValueError:
        return None


def _game(line: Any, matches: Mapping[int, Match]) -> GameResult:
    """A line as it was written, by whoever wrote it last."""
    if not isinstance(line, dict):
        raise ValueError("it is no object")
    seats = tuple(_seat(seat) for seat in line.pop("seats"))
    game = GameResult(seats=seats, **line)
    if type(game.deal) is not int or type(game.finished) is not bool:
        raise ValueError("a number is none")
    if [seat.bot for seat in seats] != list(matches[game.lineup].seating(game.rotation)):
        raise ValueError("others sit there")
    return game


def _seat(facts: Any) -> SeatResult:
    if not isinstance(facts, dict):
        raise ValueError("a seat is none")
    seat = SeatResult(**{**facts, "parts": tuple(facts["parts"])})
    counted = [getattr(seat, name) for name in COUNTED]
    if len(seat.parts) != len(PART_NAMES) or not isinstance(seat.trouble, str):
        raise ValueError("a seat is not whole")
    if any(type(number) not in (int, float) for number in (*counted, *seat.parts)):
        raise ValueError("a number is none")
    return seat
