"""What can be wrong with a map, and the error that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

_LONGEST_SHOWN = 60


class DefectCode(StrEnum):
    """The kinds of defect; the values are stable and may be relied upon by other programs."""

    # Files and fields
    UNKNOWN_MAP = "unknown-map"
    MISSING_FILE = "missing-file"
    UNREADABLE_FILE = "unreadable-file"
    WRONG_HEADER = "wrong-header"
    WRONG_COLUMN_COUNT = "wrong-column-count"
    UNKNOWN_KEY = "unknown-key"
    MISSING_KEY = "missing-key"
    WRONG_FORMAT = "wrong-format"
    WRONG_TYPE = "wrong-type"
    OUT_OF_RANGE = "out-of-range"
    UNKNOWN_WORD = "unknown-word"
    LISTED_TWICE = "listed-twice"
    NOT_ZERO_OR_ONE = "not-zero-or-one"
    BAD_ID = "bad-id"
    BAD_NAME = "bad-name"
    TOO_MANY = "too-many"
    # Places
    PLACE_TWICE = "place-twice"
    UNKNOWN_PLACE = "unknown-place"
    PLACE_WITHOUT_ROUTE = "place-without-route"
    # Routes
    ROUTE_TO_ITSELF = "route-to-itself"
    THIRD_TRACK = "third-track"
    UNKNOWN_COLOUR = "unknown-colour"
    LENGTH_WITHOUT_POINTS = "length-without-points"
    MORE_WILDS_THAN_LENGTH = "more-wilds-than-length"
    ROUTE_LONGER_THAN_CARS = "route-longer-than-cars"
    UNPAYABLE_ROUTE = "unpayable-route"
    # Tickets
    TICKET_TO_ITSELF = "ticket-to-itself"
    TICKET_TWICE = "ticket-twice"
    UNREACHABLE_TICKET = "unreachable-ticket"
    NOT_ENOUGH_TICKETS = "not-enough-tickets"
    NOT_ENOUGH_LONG_TICKETS = "not-enough-long-tickets"
    KEEP_MORE_THAN_DEALT = "keep-more-than-dealt"
    # Cards and tokens
    NOT_ENOUGH_CARDS = "not-enough-cards"
    MORE_TOKEN_STARTS_THAN_SYMBOLS = "more-token-starts-than-symbols"
    FEWER_PLACES_THAN_SYMBOLS = "fewer-places-than-symbols"
    WRONG_TOKEN_POINTS = "wrong-token-points"
    WRONG_PER_STACK = "wrong-per-stack"


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong: where, what, and what would be right."""

    code: DefectCode
    file: str
    message: str
    line: int | None = None
    """The line of a CSV file (the header is line 1)."""
    key: str | None = None
    """The key of a TOML file, with its table: `cards.each`."""

    def __str__(self) -> str:
        if self.line is not None:
            return f"{self.file}, line {self.line}: {self.message}"
        if self.key is not None:
            return f"{self.file}, {self.key}: {self.message}"
        return f"{self.file}: {self.message}"


def shown(value: object) -> str:
    """A wrong value as it stands in a message: quoted, on one line, and not too long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python refuses to write out a huge number
        return "a value of that size"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


class MapError(ValueError):
    """A map that cannot be played; `defects` holds everything that is wrong with it."""

    def __init__(self, map_id: str, defects: Sequence[Defect]) -> None:
        if not defects:
            raise ValueError("a MapError needs at least one defect")
        super().__init__(map_id, tuple(defects))
        self.map_id = map_id
        self.defects = tuple(defects)

    def __str__(self) -> str:
        first, more = self.defects[0], len(self.defects) - 1
        rest = f" (and {more} more)" if more else ""
        return f"map {self.map_id}: {first}{rest}"
