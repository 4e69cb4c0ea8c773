"""What a map is read from: the files of a folder, or the facts of a recorded game.

Both become the same tables of text, so that one set of checks serves both.
"""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from funicular.maps.defects import Defect, DefectCode, shown

RULES_FILE = "rules.toml"
NAMES_FILE = "names.toml"


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a CSV file, and which of them are written as numbers in facts."""

    file: str
    names: tuple[str, ...]
    numbers: frozenset[str]


PLACES = Columns("places.csv", ("id", "tokens"), frozenset({"tokens"}))
ROUTES = Columns(
    "routes.csv",
    ("from", "to", "length", "colour", "tunnel", "wilds"),
    frozenset({"length", "tunnel", "wilds"}),
)
TICKETS = Columns("tickets.csv", ("from", "to", "points", "long"), frozenset({"points", "long"}))
GEOGRAPHY = Columns("geography.csv", ("id", "name", "latitude", "longitude"), frozenset())


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table, with one cell for each column."""

    line: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of one file; `whole` unless the file or some of its rows could not be read."""

    file: str
    columns: Columns
    rows: tuple[Row, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class Source:
    """Everything that was read of a map, its values still unchecked."""

    rules_file: str
    rules: Mapping[str, object] | None
    places: Table
    routes: Table
    tickets: Table
    names: Mapping[str, object]
    geography: Table


def read_folder(folder: Traversable, defects: list[Defect]) -> Source:
    """Read the files of a map's folder; names.toml and geography.csv may be missing."""
    names = None
    if folder.joinpath(NAMES_FILE).is_file():
        names = _read_toml(folder, NAMES_FILE, defects)
    geography = Table(GEOGRAPHY.file, GEOGRAPHY, (), whole=True)
    if folder.joinpath(GEOGRAPHY.file).is_file():
        geography = _read_csv(folder, GEOGRAPHY, defects)
    return Source(
        RULES_FILE,
        _read_toml(folder, RULES_FILE, defects),
        _read_csv(folder, PLACES, defects),
        _read_csv(folder, ROUTES, defects),
        _read_csv(folder, TICKETS, defects),
        names or {},
        geography,
    )


def read_facts(written: object, defects: list[Defect]) -> Source:
    """Read what `Map.facts` wrote, as strictly as it was written."""
    facts: Mapping[str, object] = written if isinstance(written, Mapping) else {}
    if not isinstance(written, Mapping):
        message = f"{shown(written)} is not a table of facts"
        defects.append(Defect(DefectCode.WRONG_TYPE, "facts", message))
    known = ("format", "rules", "places", "routes", "tickets")
    for key in facts:
        if key not in known:
            message = f"{shown(key)} is no part of a map's facts; they are {', '.join(known)}"
            defects.append(Defect(DefectCode.UNKNOWN_KEY, "facts", message))
    for key in known:
        if key not in facts:
            message = f"missing; a map's facts are {', '.join(known)}"
            defects.append(Defect(DefectCode.MISSING_KEY, "facts", message, key=key))
    return Source(
        "facts.rules",
        _fact_rules(facts, defects),
        _fact_table(facts, "places", PLACES, defects),
        _fact_table(facts, "routes", ROUTES, defects),
        _fact_table(facts, "tickets", TICKETS, defects),
        {},
        Table("facts.geography", GEOGRAPHY, (), whole=True),
    )


def _read_text(folder: Traversable, name: str, defects: list[Defect]) -> str | None:
    file = folder.joinpath(name)
    if not file.is_file():
        message = f"missing; a map's folder holds a file {name}"
        defects.append(Defect(DefectCode.MISSING_FILE, name, message))
        return None
    try:
        # Spreadsheet programs put a byte order mark in front; it means nothing.
        return file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"not UTF-8 text (byte {error.start}); save it as UTF-8"
    except OSError as error:
        message = f"cannot be read ({error.strerror})"
    defects.append(Defect(DefectCode.UNREADABLE_FILE, name, message))
    return None


def _read_toml(
    folder: Traversable, name: str, defects: list[Defect]
) -> Mapping[str, object] | None:
    text = _read_text(folder, name, defects)
    if text is None:
        return None
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        message = f"not a TOML file: {error}"
        defects.append(Defect(DefectCode.UNREADABLE_FILE, name, message))
        return None


def _read_csv(folder: Traversable, columns: Columns, defects: list[Defect]) -> Table:
    unread = Table(columns.file, columns, (), whole=False)
    text = _read_text(folder, columns.file, defects)
    if text is None:
        return unread
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    lines: list[tuple[int, list[str]]] = []
    try:
        lines.extend((reader.line_num, cells) for cells in reader if cells)
    except csv.Error as error:
        message = f"not a CSV file: {error}"
        defects.append(
            Defect(DefectCode.UNREADABLE_FILE, columns.file, message, line=reader.line_num)
        )
        return unread
    header = ",".join(columns.names)
    if not lines or tuple(lines[0][1]) != columns.names:
        found = ",".join(lines[0][1]) if lines else ""
        message = f"the header is {shown(found)}; it should be {header!r}"
        defects.append(Defect(DefectCode.WRONG_HEADER, columns.file, message, line=1))
        return unread
    return _table(columns.file, columns, lines[1:], defects)


def _table(
    file: str,
    columns: Columns,
    lines: Sequence[tuple[int, Sequence[str]]],
    defects: list[Defect],
) -> Table:
    """The rows that have the right number of cells; the others are defects."""
    rows = []
    for line, cells in lines:
        if len(cells) == len(columns.names):
            rows.append(Row(line, tuple(cells)))
        else:
            message = (
                f"{len(cells)} columns; there should be {len(columns.names)}: "
                f"{','.join(columns.names)}"
            )
            defects.append(Defect(DefectCode.WRONG_COLUMN_COUNT, file, message, line=line))
    return Table(file, columns, tuple(rows), whole=len(rows) == len(lines))


def _fact_rules(facts: Mapping[str, object], defects: list[Defect]) -> Mapping[str, object] | None:
    """The rules as in rules.toml, where the format stands among them."""
    if "rules" not in facts or "format" not in facts:
        return None
    rules = facts["rules"]
    if not isinstance(rules, Mapping):
        message = f"{shown(rules)} is not a table of rules"
        defects.append(Defect(DefectCode.WRONG_TYPE, "facts", message, key="rules"))
        return None
    if "format" in rules:
        message = "the format stands beside the rules, not among them"
        defects.append(Defect(DefectCode.UNKNOWN_KEY, "facts.rules", message, key="format"))
    return {**rules, "format": facts["format"]}


def _fact_table(
    facts: Mapping[str, object], key: str, columns: Columns, defects: list[Defect]
) -> Table:
    file = f"facts.{key}"
    rows = facts.get(key)
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        if key in facts:
            message = "not a list of rows; each row is a list of values"
            defects.append(Defect(DefectCode.WRONG_TYPE, "facts", message, key=key))
        return Table(file, columns, (), whole=False)
    lines: list[tuple[int, list[str]]] = []
    for line, row in enumerate(rows, start=1):
        wrong = _wrong_fact_cell(row, columns)
        if wrong is None:
            lines.append((line, [str(cell) for cell in row]))
        else:
            defects.append(Defect(DefectCode.WRONG_TYPE, file, wrong, line=line))
    table = _table(file, columns, lines, defects)
    return Table(file, columns, table.rows, whole=len(table.rows) == len(rows))


def _wrong_fact_cell(row: Sequence[object], columns: Columns) -> str | None:
    for name, cell in zip(columns.names, row, strict=False):
        wanted = int if name in columns.numbers else str
        if type(cell) is not wanted:
            kind = "a whole number" if wanted is int else "a text"
            return f"{name} {shown(cell)} is not {kind}"
    return None
