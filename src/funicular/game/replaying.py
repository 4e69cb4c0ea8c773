"""Replaying: what a record says is derived again from its seed and actions, and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from funicular.maps import Map, MapError, bundled_maps, load_map

from .errors import ActionError, FunicularError, OptionError, RecordError, UndoRefused
from .events import Event, event_from_fact
from .game import Game, Options, Resumption, Step
from .notation import Notation
from .record import RULES_VERSION, GameRecord, header_of, result_of
from .seeds import Seed

FIRST_MOVE = 3  # the line after header and deal
RESUMED = (
    "taken up here under other rules (version {} before): the luck above this line is as it was "
    "written, and does not follow from the seed"
)


def replay(record: GameRecord, until: int | None = None) -> Game:
    """Play a record again and check every written result (or only the first `until` moves).

    A move is a line: undos count as well.
    """
    *_, game = retell(record, until)
    if until is None:
        _check_result(record, game)
    return game


def retell(record: GameRecord, until: int | None = None) -> Iterator[Game]:
    """The game of a record after the deal and after every move, each checked when it is reached.

    It is one game that goes on: look at it before asking for the next.
    """
    if record.header["rules"] != RULES_VERSION:
        raise RecordError(
            f"written under rules version {record.header['rules']}, this is {RULES_VERSION}", 1
        )
    _check_not_resumed(record.moves[:until])
    game = _game_of(record.header)
    game.start()
    _compare("deal", record.deal, _facts(game.deal), 2)
    yield game
    for number, move in enumerate(record.moves[:until], FIRST_MOVE):
        if "undo" in move:
            _undo(game, number)
        else:
            step = _play(game, move, number)
            if move["action"] != step.action:
                raise RecordError(f"{step.action!r} is written as {move['action']!r}", number)
            _compare("chance", move["chance"], _facts(step.events), number)
        yield game


def _check_not_resumed(moves: Sequence[dict[str, Any]]) -> None:
    for number, move in enumerate(moves, FIRST_MOVE):
        if "resumed" in move:
            raise RecordError(RESUMED.format(move["resumed"]), number)


def resume(record: GameRecord) -> Game:
    """Take an unfinished game up again from its recorded chance results.

    What the seed no longer deals as it was written is dealt as it was written, so that a game in
    progress survives a change of the rules; only new draws come from the seed's streams. The
    record of such a game has a line that says so.
    """
    *_, game = retell_as_written(record)
    return game


def retell_as_written(record: GameRecord) -> Iterator[Game]:
    """The game that `resume` takes up, after the deal and after every move."""
    game = _game_of(record.header)
    game.start()
    is_dictated = _facts(game.deal) != record.deal
    if is_dictated:
        game = _game_of(record.header)
        _deal_as_written(game, record.deal)
    yield game
    resumptions: list[Resumption] = []
    for number, move in enumerate(record.moves, FIRST_MOVE):
        if "resumed" in move:
            resumptions.append(Resumption(len(game.history), move["resumed"]))
            is_dictated = False  # above this line it is known
            continue
        if "undo" in move:
            _undo(game, number)
        else:
            before = game
            game = _retrace(game, move, number)
            is_dictated = is_dictated or game is before
        yield game
    if is_dictated:
        resumptions.append(Resumption(len(game.history), record.header["rules"]))
    game.resumptions = resumptions


def _deal_as_written(game: Game, deal: list[Any]) -> None:
    written = _events(game.notation, deal, 2)
    try:
        game.start(game.dictation(written))
    except RecordError as error:
        raise RecordError(error.reason, 2) from error
    _check_dealt(written, game.deal, 2)


def _retrace(game: Game, move: dict[str, Any], number: int) -> Game:
    """Play a move with its recorded results: a copy if the seed still deals these by itself."""
    ahead = game.copy()
    if _facts(_play(ahead, move, number).events) == move["chance"]:
        return ahead
    written = _events(game.notation, move["chance"], number)
    step = _play(game, move, number, game.dictation(written))
    _check_dealt(written, step.events, number)
    return game


def _check_dealt(written: list[Event], dealt: Sequence[Event], number: int) -> None:
    """Exactly the cards, tickets and tokens that were dictated."""
    if [each.what for each in written if each.what] != [each.what for each in dealt if each.what]:
        raise RecordError("the recorded chance results are not possible here", number)


def _play(game: Game, move: dict[str, Any], number: int, dictated: list[int] | None = None) -> Step:
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


def _check_result(record: GameRecord, game: Game) -> None:
    number = len(record.moves) + FIRST_MOVE
    if record.result is None:
        if game.is_over:
            raise RecordError("the game is over, but the result line is missing", number)
    elif not game.is_over:
        raise RecordError("there is a result, but the game is not over", number)
    else:
        _compare("result", record.result, result_of(game), number)


# Comparing


def _facts(events: tuple[Event, ...]) -> list[Any]:
    return [event.fact() for event in events]


def _compare(what: str, written: object, derived: object, number: int) -> None:
    if told := _difference(what, written, derived):
        raise RecordError(told, number)


def _difference(where: str, written: object, derived: object) -> str | None:
    """The first place where two JSON values differ; 1, 1.0 and true are three values."""
    if isinstance(written, dict) and isinstance(derived, dict):
        for key in derived:
            if key not in written:
                return f"{where} lacks {key!r}"
        for key in written:
            if key not in derived:
                return f"{where} has an unknown key {key!r}"
        pairs = [(f"{where}.{key}", written[key], derived[key]) for key in derived]
    elif isinstance(written, list) and isinstance(derived, list):
        if len(written) != len(derived):
            return f"{where} is {_short(written)}, not {_short(derived)}"
        pairs = [
            (f"{where}[{n}]", *each) for n, each in enumerate(zip(written, derived, strict=True))
        ]
    elif type(written) is type(derived) and written == derived:
        return None
    else:
        return f"{where} is {_short(written)}, not {_short(derived)}"
    for pair in pairs:
        if told := _difference(*pair):
            return told
    return None


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    text = text.encode("utf-8", "backslashreplace").decode("utf-8")  # it may be printed
    return text if len(text) <= 200 else text[:200] + "…"


# The game that a header describes


def _game_of(header: dict[str, Any]) -> Game:
    try:
        seed = Seed.from_facts(_object(header, "seed"))
        options = _object(header, "options")
        if set(options) != {"seating", "players"}:
            raise ValueError("the options are seating and players")
        game = Game(_map_of(header), _names(options["players"]), seed, Options(options["seating"]))
    except (ValueError, FunicularError) as error:
        raise RecordError(str(error), 1) from error
    expected = header_of(game) | {"rules": header["rules"]}
    if "facts" in header:  # also of a map that is bundled by now
        expected["facts"] = game.map.facts()
    _compare("header", header, expected, 1)
    return game


def _object(header: dict[str, Any], key: str) -> dict[str, Any]:
    value = header[key]
    if not isinstance(value, dict):
        raise ValueError(f"{key} is not an object")
    return value


def _names(players: object) -> list[str]:
    if not (isinstance(players, list) and all(isinstance(name, str) for name in players)):
        raise ValueError("players is not a list of names")
    return players


def _map_of(header: dict[str, Any]) -> Map:
    """The map embedded in the header, or else the bundled one; never one of this machine's."""
    name = header["game"]
    if not isinstance(name, str):
        raise ValueError("game is not a text")
    try:
        if "facts" in header:
            source = Map.from_facts(_object(header, "facts"), id=name)
        elif name in bundled_maps():
            source = load_map(name)
        else:
            raise ValueError(f"{name!r} is no bundled map, and its facts are missing")
    except MapError as error:
        raise OptionError(str(error)) from error
    if source.digest != header["map"]:
        raise ValueError(f"the map of {name!r} has another digest than the record's")
    return source


# Chance results from their written form


def _events(notation: Notation, facts: list[Any], number: int) -> list[Event]:
    return [_event(notation, fact, number) for fact in facts]


def _event(notation: Notation, fact: object, number: int) -> Event:
    event = event_from_fact(fact)
    if event is None or not _is_known(notation, event):
        raise RecordError(f"unreadable chance result {_short(fact)}", number)
    return event


def _is_known(notation: Notation, event: Event) -> bool:
    """Whether the map has the card, ticket or token."""
    return (
        (event.card is None or notation.has_card(event.card))
        and (event.ticket is None or event.ticket in notation.tickets)
        and (event.symbol is None or event.symbol in notation.symbols)
    )
