"""Results on disk, a line a game, so that an arena can be stopped and taken up again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from funicular.game import OptionError

from .matches import GameResult, Match, SeatResult

FORMAT = 1


class Store:
    """A results file: a header that says what is played, then one line for each game."""

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        self.path = path
        self.header = {"funicular_arena": FORMAT, "matches": [asdict(each) for each in matches]}
        self.results = self._read() if path.exists() else []
        self._file: TextIO | None = None

    def _read(self) -> list[GameResult]:
        """The games played before; a last line cut off by a crash is dropped."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        try:
            header = json.loads(lines[0]) if lines else None
        except ValueError:
            header = None
        if header != json.loads(json.dumps(self.header)):
            raise OptionError(f"{self.path} holds the results of another arena")
        results = []
        for number, line in enumerate(lines[1:], 2):
            try:
                results.append(_game(json.loads(line)))
            except (ValueError, TypeError, KeyError) as error:
                if number == len(lines):
                    break
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


def _game(line: dict[str, Any]) -> GameResult:
    seats = tuple(
        SeatResult(**{**seat, "parts": tuple(seat["parts"])}) for seat in line.pop("seats")
    )
    return GameResult(seats=seats, **line)
