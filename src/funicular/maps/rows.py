"""The rows of places.csv, routes.csv and tickets.csv, with their values read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from funicular.maps.defects import Defect, DefectCode, shown
from funicular.maps.limits import ID_PATTERN, MAX_LENGTH, MAX_POINTS
from funicular.maps.sources import Row, Table

_WHOLE = re.compile(r"-?[0-9]+")
_MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place, and whether a stack of tokens starts there."""

    line: int
    id: str
    tokens: bool


@dataclass(frozen=True, slots=True)
class RouteRow:
    """One track between two places."""

    line: int
    start: str
    end: str
    length: int
    colour: str
    tunnel: bool
    wilds: int

    @property
    def pair(self) -> frozenset[str]:
        """The two places, whichever was written first."""
        return frozenset((self.start, self.end))


@dataclass(frozen=True, slots=True)
class TicketRow:
    """One ticket."""

    line: int
    start: str
    end: str
    points: int
    long: bool


R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Rows(Generic[R]):
    """The sound rows of a file; `whole` if there was no other."""

    file: str
    sound: tuple[R, ...]
    whole: bool


class Cells:
    """The cells of one row, which say what is wrong with them as they are read."""

    def __init__(self, table: Table, row: Row, defects: list[Defect]) -> None:
        self._file = table.file
        self._cells = dict(zip(table.columns.names, row.cells, strict=True))
        self._defects = defects
        self.line = row.line
        self.sound = True

    def report(self, code: DefectCode, message: str) -> None:
        """Something is wrong with this row."""
        self._defects.append(Defect(code, self._file, message, line=self.line))
        self.sound = False

    def text(self, column: str) -> str:
        """Whatever is written there."""
        return self._cells[column]

    def id(self, column: str) -> str:
        """An id."""
        text = self._cells[column]
        if not ID_PATTERN.fullmatch(text):
            message = f"{column} {shown(text)} is not an id; use small letters a-z, digits and _"
            self.report(DefectCode.BAD_ID, message)
        return text

    def whole(self, column: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        text = self._cells[column]
        if not _WHOLE.fullmatch(text):
            self.report(DefectCode.WRONG_TYPE, f"{column} {shown(text)} is not a whole number")
            return low
        if len(text) > _MOST_DIGITS or not low <= int(text) <= high:
            message = f"{column} {shown(text)} is out of range; use {low} to {high}"
            self.report(DefectCode.OUT_OF_RANGE, message)
            return low
        return int(text)

    def flag(self, column: str) -> bool:
        """Yes or no, written 1 or 0."""
        text = self._cells[column]
        if text not in ("0", "1"):
            message = f"{column} {shown(text)} is neither 0 nor 1; write 1 for yes, 0 for no"
            self.report(DefectCode.NOT_ZERO_OR_ONE, message)
        return text == "1"


def place_rows(table: Table, defects: list[Defect]) -> Rows[PlaceRow]:
    """The rows of places.csv."""
    return _rows(table, defects, lambda c: PlaceRow(c.line, c.id("id"), c.flag("tokens")))


def route_rows(table: Table, defects: list[Defect]) -> Rows[RouteRow]:
    """The rows of routes.csv."""
    return _rows(
        table,
        defects,
        lambda c: RouteRow(
            c.line,
            c.text("from"),
            c.text("to"),
            c.whole("length", 1, MAX_LENGTH),
            c.text("colour"),
            c.flag("tunnel"),
            c.whole("wilds", 0, MAX_LENGTH),
        ),
    )


def ticket_rows(table: Table, defects: list[Defect]) -> Rows[TicketRow]:
    """The rows of tickets.csv."""
    return _rows(
        table,
        defects,
        lambda c: TicketRow(
            c.line,
            c.text("from"),
            c.text("to"),
            c.whole("points", 1, MAX_POINTS),
            c.flag("long"),
        ),
    )


def _rows(table: Table, defects: list[Defect], read: Callable[[Cells], R]) -> Rows[R]:
    sound = []
    for row in table.rows:
        cells = Cells(table, row, defects)
        value = read(cells)
        if cells.sound:
            sound.append(value)
    return Rows(table.file, tuple(sound), table.whole and len(sound) == len(table.rows))
