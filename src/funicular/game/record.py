"""Records: a game as JSON Lines that anybody can check (docs/records.md describes the format).

Line 1 is the header, line 2 the deal, then one line for each decision (or undo), and a result
line when the game is over. Replaying derives everything from the seed and the actions, and
compares it with what is written.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from funicular.maps import Map, MapError, bundled_maps, load_map

from .errors import ActionError, FunicularError, OptionError, RecordError, UndoRefused
from .events import Event
from .game import Game, Options, Undo
from .seeds import Seed

FORMAT = 1
RULES_VERSION = 1
"""Raised when a change of the rules could make old records replay differently."""

HEADER = {"funicular", "game", "map", "rules", "seats", "options", "seed"}


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The lines of a record, as JSON values."""

    header: dict[str, Any]
    deal: list[Any]
    moves: tuple[dict[str, Any], ...]
    result: dict[str, Any] | None

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
    return GameRecord(
        header,
        [event.fact() for event in game.deal],
        tuple(_move(step) for step in game.history),
        _result(game),
    )


def _is_bundled(source: Map) -> bool:
    return source.id in bundled_maps() and load_map(source.id).digest == source.digest


def _move(step: Any) -> dict[str, Any]:
    if isinstance(step, Undo):
        return {"undo": True}
    return {
        "seat": step.seat,
        "action": step.action,
        "chance": [event.fact() for event in step.events],
    }


def _result(game: Game) -> dict[str, Any] | None:
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
        text = Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not UTF-8 text") from error
    return parse_record(text)


def parse_record(text: str) -> GameRecord:
    """Read a record; only its form is checked here, `replay` checks the rest."""
    if not text.strip():
        raise RecordError("the record is empty")
    lines = [_load(line, number) for number, line in enumerate(text.splitlines(), 1)]
    _check_keys(lines[0], HEADER, {"facts"}, 1)
    if lines[0]["funicular"] != FORMAT:
        raise RecordError(f"the format is {lines[0]['funicular']!r}, not {FORMAT}", 1)
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
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is given twice")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a JSON number")


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
    _check_keys(move, {"seat", "action", "chance"}, set(), number)
    if type(move["seat"]) is not int or not isinstance(move["action"], str):
        raise RecordError("a move has a seat number and an action text", number)
    if not isinstance(move["chance"], list):
        raise RecordError("chance is not a list", number)


# Replaying


def replay(record: GameRecord, until: int | None = None) -> Game:
    """Play a record again and check every written result (at most `until` decisions)."""
    if record.header["rules"] != RULES_VERSION:
        raise RecordError(
            f"written under rules version {record.header['rules']!r}, this is {RULES_VERSION}", 1
        )
    game = _game_of(record.header)
    game.start()
    _compare("deal", record.deal, [event.fact() for event in game.deal], 2)
    for number, move in enumerate(record.moves[:until], 3):
        if "undo" in move:
            _undo(game, number)
            continue
        step = _play(game, move, number)
        if move["action"] != step.action:
            raise RecordError(f"{move['action']!r} is not written as {step.action!r}", number)
        _compare("chance", move["chance"], [event.fact() for event in step.events], number)
    if until is None:
        _check_result(record, game)
    return game


def resume(record: GameRecord) -> Game:
    """Take an unfinished game up again from its recorded chance results.

    The results are dealt as they were written, so a game in progress survives a change of the
    rules; only new draws come from the seed's streams.
    """
    game = _game_of(record.header)
    game.start(game.dictation(_events(record.deal, 2)))
    for number, move in enumerate(record.moves, 3):
        if "undo" in move:
            _undo(game, number)
        else:
            _play(game, move, number, game.dictation(_events(move["chance"], number)))
    return game


def _play(game: Game, move: dict[str, Any], number: int, dictated: list[int] | None = None) -> Any:
    if not 0 <= move["seat"] < game.players:
        raise RecordError(f"there is no seat {move['seat']}", number)
    try:
        if dictated is None:
            return game.play(move["action"], move["seat"])
        return game.play_dictated(move["action"], move["seat"], dictated)
    except (ActionError, RecordError) as error:
        raise RecordError(str(error), number) from error


def _undo(game: Game, number: int) -> None:
    try:
        game.undo()
    except UndoRefused as error:
        raise RecordError(str(error), number) from error


def _compare(what: str, written: object, derived: object, number: int) -> None:
    if written != derived:
        raise RecordError(
            f"the {what} is written as {_dump_short(written)} but is {_dump_short(derived)}", number
        )


def _dump_short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:200] + "…"


def _check_result(record: GameRecord, game: Game) -> None:
    number = len(record.moves) + 3
    if record.result is None:
        if game.is_over:
            raise RecordError("the game is over, but the result line is missing", number)
        return
    if not game.is_over:
        raise RecordError("there is a result, but the game is not over", number)
    derived = _result(game) or {}
    for part in sorted(set(derived) | set(record.result)):
        _compare(part, record.result.get(part), derived.get(part), number)


def _game_of(header: dict[str, Any]) -> Game:
    try:
        seed = Seed.from_facts(_object(header, "seed"))
        options = _object(header, "options")
        if set(options) != {"seating", "players"}:
            raise ValueError("the options are seating and players")
        names = _names(options["players"], "players")
        game = Game(_map_of(header), names, seed, Options(options["seating"]))
    except RecordError:
        raise
    except (ValueError, FunicularError) as error:
        raise RecordError(str(error), 1) from error
    if list(game.names) != header["seats"]:
        raise RecordError(f"the seats are {list(game.names)}, not {header['seats']}", 1)
    return game


def _object(header: dict[str, Any], key: str) -> dict[str, Any]:
    value = header[key]
    if not isinstance(value, dict):
        raise ValueError(f"{key} is not an object")
    return value


def _names(value: object, what: str) -> list[str]:
    if not (isinstance(value, list) and all(isinstance(name, str) for name in value)):
        raise ValueError(f"{what} is not a list of names")
    return value


def _map_of(header: dict[str, Any]) -> Map:
    """The bundled map if it is the same one, else the map embedded in the header."""
    if not isinstance(header["game"], str):
        raise ValueError("game is not a text")
    try:
        if "facts" in header:
            source = Map.from_facts(_object(header, "facts"), id=header["game"])
        else:
            source = load_map(header["game"])
    except MapError as error:
        raise OptionError(str(error)) from error
    if source.digest != header["map"]:
        raise ValueError(f"the map of {header['game']!r} has another hash than the record's")
    return source


def _events(facts: object, number: int) -> list[Event]:
    """Chance results from their written form, for `resume`."""
    events = []
    for fact in facts if isinstance(facts, list) else []:
        match fact:
            case ["drawn", int(seat), str(card)]:
                events.append(Event("drawn", seat=seat, card=card))
            case ["market", int(slot), str(card)]:
                events.append(Event("market", slot=slot, card=card))
            case ["revealed", str(card)]:
                events.append(Event("revealed", card=card))
            case ["offered", int(seat), str(ticket)]:
                events.append(Event("offered", seat=seat, ticket=ticket))
            case ["stack", str(symbol), str(place)]:
                events.append(Event("stack", symbol=symbol, place=place))
            case ["reset"] | ["reshuffle"]:
                events.append(Event(fact[0]))
            case _:
                raise RecordError(f"unreadable chance result {_dump_short(fact)}", number)
    return events
