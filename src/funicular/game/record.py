"""Records: a game as JSON Lines that anybody can check (docs/records.md describes the format).

Line 1 is the header, line 2 the deal, then one line for each decision (or undo, or where the game
was taken up under other rules), and a result line when the game is over. Here records are written
and read; `replaying` checks what they say.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from funicular.maps import Map, bundled_maps, load_map

from .errors import RecordError
from .game import Game, Undo

FORMAT = 1
RULES_VERSION = 1
"""Raised when a change of the rules could make old records replay differently."""

HEADER = {"funicular", "game", "map", "rules", "seats", "options", "seed"}
DEEPEST = 10  # a result's paths are seven deep


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The lines of a record, as JSON values."""

    header: dict[str, Any]
    deal: list[Any]
    moves: tuple[dict[str, Any], ...]
    result: dict[str, Any] | None

    @property
    def is_resumed(self) -> bool:
        """Was the game taken up under other rules? Then its seed does not tell all its luck."""
        return any("resumed" in move for move in self.moves)

    def lines(self) -> list[dict[str, Any]]:
        end = [] if self.result is None else [{"result": self.result}]
        return [self.header, {"deal": self.deal}, *self.moves, *end]

    def text(self) -> str:
        """The record as JSON Lines."""
        return "".join(_dump(line) + "\n" for line in self.lines())

    def write(self, path: Path | str) -> None:
        """Write the file beside its place, then put it there: never half a record."""
        write_text(Path(path), self.text())


def write_text(path: Path, text: str) -> None:
    """Replace a file's content as a whole."""
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _dump(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


# From a game


def record_of(game: Game) -> GameRecord:
    return GameRecord(
        header_of(game),
        [event.fact() for event in game.deal],
        tuple(_moves(game)),
        result_of(game),
    )


def header_of(game: Game) -> dict[str, Any]:
    """How the game was set up; a map that is not bundled goes along as a whole."""
    header: dict[str, Any] = {
        "funicular": FORMAT,
        "game": game.map.id,
        "map": game.map.digest,
        "rules": RULES_VERSION,
        "seats": list(game.names),
        "options": game.options.facts() | {"players": list(game.players_given)},
        "seed": game.seed.facts(),
    }
    if not _is_bundled(game.map):
        header["facts"] = game.map.facts()
    return header


def _is_bundled(source: Map) -> bool:
    return source.id in bundled_maps() and load_map(source.id).digest == source.digest


def _moves(game: Game) -> Iterator[dict[str, Any]]:
    """The history, with a line wherever the luck above it is not today's."""
    rules = {each.moves: each.rules for each in game.resumptions}
    for number in range(len(game.history) + 1):
        if number in rules:
            yield {"resumed": rules[number]}
        if number < len(game.history):
            yield _move(game.history[number])


def _move(step: Any) -> dict[str, Any]:
    if isinstance(step, Undo):
        return {"undo": True}
    return {
        "seat": step.seat,
        "action": step.action,
        "chance": [event.fact() for event in step.events],
    }


def result_of(game: Game) -> dict[str, Any] | None:
    """Every part of every score once the game is over, as JSON values."""
    if not game.is_over:
        return None
    score = game.score()
    plain: dict[str, Any] = json.loads(
        json.dumps({"end": game.end, "winners": score.winners, "scores": score.facts()})
    )
    return plain


# From a file


def read_record(path: Path | str) -> GameRecord:
    """Read a record file; RecordError names the line and the reason."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror or error}") from error
    try:
        return parse_record(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError("not UTF-8 text", line) from error


def parse_record(text: str) -> GameRecord:
    """Read a record; only its form is checked here, `replay` checks the rest."""
    if not text.strip():
        raise RecordError("the record is empty", 1)
    # Only a line feed ends a line: a seed's text may hold other separators.
    lines = [
        _load(line, number) for number, line in enumerate(text.removesuffix("\n").split("\n"), 1)
    ]
    _check_header(lines[0])
    if len(lines) < 2:
        raise RecordError("the deal is missing", 2)
    _check_keys(lines[1], {"deal"}, set(), 2)
    result = None
    moves = lines[2:]
    if moves and "result" in moves[-1]:
        _check_keys(moves[-1], {"result"}, set(), len(lines))
        result = moves.pop()["result"]
        if not isinstance(result, dict):
            raise RecordError("the result is not an object", len(lines))
    for number, move in enumerate(moves, 3):
        _check_move(move, number)
    if not isinstance(lines[1]["deal"], list):
        raise RecordError("the deal is not a list", 2)
    return GameRecord(lines[0], lines[1]["deal"], tuple(moves), result)


def _load(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line, object_pairs_hook=_once, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not readable as JSON ({error})", number) from error
    if not isinstance(value, dict):
        raise RecordError("not a JSON object", number)
    if _is_deeper(value, DEEPEST):
        raise RecordError(f"nested more than {DEEPEST} deep", number)
    return value


def _is_deeper(value: object, limit: int) -> bool:
    """Whether lists and objects are nested deeper; what is too deep could not even be shown."""
    level = [value]
    for _ in range(limit):
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inner.extend(each.values())
            elif isinstance(each, list):
                inner.extend(each)
        level = inner
    return any(isinstance(each, dict | list) for each in level)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is given twice")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a JSON number")


def _check_header(header: dict[str, Any]) -> None:
    _check_keys(header, HEADER, {"facts"}, 1)
    version = header["funicular"]
    if type(version) is not int or version != FORMAT:
        raise RecordError(f"the format is {version!r}, not {FORMAT}", 1)
    if type(header["rules"]) is not int:
        raise RecordError(f"the rules version is a number, not {header['rules']!r}", 1)


def _check_keys(line: dict[str, Any], needed: set[str], allowed: set[str], number: int) -> None:
    if missing := needed - set(line):
        raise RecordError(f"the key {min(missing)!r} is missing", number)
    if unknown := set(line) - needed - allowed:
        raise RecordError(f"unknown key {min(unknown)!r}", number)


def _check_move(move: dict[str, Any], number: int) -> None:
    if "result" in move:
        raise RecordError("nothing may follow the result", number + 1)
    if "undo" in move:
        _check_keys(move, {"undo"}, set(), number)
        if move["undo"] is not True:
            raise RecordError("undo is true or absent", number)
        return
    if "resumed" in move:
        _check_keys(move, {"resumed"}, set(), number)
        if type(move["resumed"]) is not int:
            raise RecordError("resumed is the number of a rules version", number)
        return
    _check_keys(move, {"seat", "action", "chance"}, set(), number)
    if type(move["seat"]) is not int or not isinstance(move["action"], str):
        raise RecordError("a move has a seat number and an action text", number)
    if not isinstance(move["chance"], list):
        raise RecordError("chance is not a list", number)
