"""Damaged and tampered records are refused, with the line and the reason.

What is accepted is a record of a game that could have been played: replaying and writing it gives
the very same lines. (Another legal opening choice, say, is another game, not a fault.)
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.game.playing import narrow_map, random_game, random_prefix, tiny_map

from funicular.game import Game, RecordError, parse_record, read_record, replay
from funicular.maps import Map

Lines = list[dict[str, Any]]
KINDS: list[tuple[Map | str, int]] = [
    ("europe", 3),
    ("san_francisco", 3),
    (tiny_map(), 2),
    (narrow_map(), 2),
]


@cache
def finished(kind: int, number: int) -> Game:
    return random_game(*KINDS[kind], number)


@cache
def unfinished(kind: int, number: int) -> Game:
    return random_prefix(*KINDS[kind], number)


games = st.builds(
    lambda make, kind, number: make(kind, number),
    st.sampled_from([finished, unfinished]),
    st.integers(0, len(KINDS) - 1),
    st.integers(0, 2),
)


def lines_of(game: Game) -> Lines:
    return [json.loads(line) for line in game.record().text().splitlines()]


def text_of(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refused_or_true(text: str) -> RecordError | None:
    """The refusal of a record; None if it is the true record of some game."""
    try:
        record = parse_record(text)
        game = replay(record)
    except RecordError as error:
        check_refusal(error, text.count("\n") + 2)
        return error
    written = json.dumps(record.lines(), sort_keys=True)
    assert json.dumps(game.record().lines(), sort_keys=True) == written
    return None


def check_refusal(error: RecordError, last: int) -> None:
    """It names a line, is one line itself, and can be printed."""
    assert error.line is not None
    assert 1 <= error.line <= last
    assert str(error).startswith(f"line {error.line}: ")
    assert "\n" not in str(error)
    str(error).encode("utf-8")


# Any change at all


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything that is no object and no filled list."""
    if isinstance(value, dict):
        return [leaf for key in value for leaf in leaves(value[key], (*path, key))]
    if isinstance(value, list) and value:
        return [leaf for n, each in enumerate(value) for leaf in leaves(each, (*path, n))]
    return [path]


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The old value at a path, which becomes `new`."""
    for key in path[:-1]:
        value = value[key]
    old, value[path[-1]] = value[path[-1]], new
    return old


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def similar(old: Any, rng: Random) -> Any:
    """Another value that could be meant for the old one."""
    if isinstance(old, bool):
        return rng.choice([not old, int(old), None])
    if isinstance(old, int):
        return rng.choice([old + 1, old - 1, -old, float(old), str(old), old + 2**32, old == 1])
    if isinstance(old, str):
        swapped = old.replace("a", "o") if "a" in old else old + "a"
        return rng.choice([swapped, old.upper(), old[1:], old + " ", "red", "", [old]])
    return rng.choice([0, "", [0], {}, True])


@settings(max_examples=500, suppress_health_check=[HealthCheck.too_slow])
@given(game=games, number=st.integers(0, 2**32))
def test_any_changed_value_is_refused_or_makes_another_true_record(game: Game, number: int) -> None:
    lines, rng = lines_of(game), Random(number)
    line = rng.choice([0, 1, rng.randrange(len(lines)), len(lines) - 1])
    path = rng.choice(leaves(lines[line]))
    old = at(lines[line], path)
    new = similar(old, rng)
    assume(json.dumps(new) != json.dumps(old))
    put(lines[line], path, new)
    error = refused_or_true(text_of(lines))
    free = path in [("action",), ("seat",), ("game",), ("options", "seating")]
    assert error is not None or free, (path, old, new)


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(game=games, number=st.integers(0, 2**32))
def test_any_other_key_is_refused(game: Game, number: int) -> None:
    lines, rng = lines_of(game), Random(number)
    line = rng.choice([0, rng.randrange(len(lines)), len(lines) - 1])
    objects = [path for path in inner_objects(lines[line]) if "facts" not in path]
    target = at(lines[line], rng.choice(objects))
    change = rng.choice(["add", "drop", "rename"])
    if change == "add":
        new = rng.choice(sorted({"extra", "undo", "result", "facts", ""} - set(target)))
        target[new] = rng.choice([None, True, 1])
    else:
        key = rng.choice(list(target))
        value = target.pop(key)
        if change == "rename":
            target[key + "s"] = value
    assert refused_or_true(text_of(lines)) is not None


def inner_objects(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: list[tuple[Any, ...]] = [path] if isinstance(value, dict) and value else []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in items:
        if isinstance(each, dict | list):
            inner += inner_objects(each, (*path, key))
    return inner


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(game=games, number=st.integers(0, 2**32))
def test_lines_dropped_doubled_or_swapped(game: Game, number: int) -> None:
    """Accepted only where it makes another true record, such as opening choices in turn."""
    lines, rng = lines_of(game), Random(number)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    change = rng.choice(["drop", "double", "swap"])
    if change == "drop":
        del lines[one]
    elif change == "double":
        lines.insert(other, lines[one])
    else:
        assume(one != other and lines[one] != lines[other])
        lines[one], lines[other] = lines[other], lines[one]
    error = refused_or_true(text_of(lines))
    if (change == "swap" and min(one, other) < 2) or (change == "drop" and one < 2):
        assert error is not None


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(game=games, number=st.integers(0, 2**32))
def test_a_torn_record_is_refused_or_unfinished(game: Game, number: int) -> None:
    text = game.record().text()
    cut = Random(number).randrange(len(text))
    error = refused_or_true(text[:cut])
    torn = cut > 0 and text[cut] != "\n" and text[cut - 1] != "\n"
    assert not torn or error is not None
    if error is None and cut < len(text) - 1:  # more than the last line feed is gone
        assert parse_record(text[:cut]).result is None


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(game=games, number=st.integers(0, 2**32), junk=st.characters())
def test_a_changed_character_is_refused_or_makes_another_true_record(
    game: Game, number: int, junk: str
) -> None:
    text = game.record().text()
    place = Random(number).randrange(len(text))
    refused_or_true(text[:place] + junk + text[place + 1 :])


@settings(max_examples=200)
@given(text=st.text() | st.lists(st.sampled_from('{}[]",:\n"seat"undo1 tru')).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    refused_or_true(text)


# Particular changes, and what is said of them


def change_card(lines: Lines) -> None:
    step = next(line for line in lines if line.get("action") == "draw deck")
    step["chance"][0][2] = "red" if step["chance"][0][2] != "red" else "blue"


def change_total(lines: Lines) -> None:
    lines[-1]["result"]["scores"][1]["total"] += 10


def change_path(lines: Lines) -> None:
    lines[-1]["result"]["scores"][0]["longest_trail"].reverse()


def add_result_key(lines: Lines) -> None:
    lines[-1]["result"]["bribe"] = None


def change_hand(lines: Lines) -> None:
    lines[1]["deal"][0][1] = True


def change_digest(lines: Lines) -> None:
    lines[0]["map"] = "0" * 64


def change_name(lines: Lines) -> None:
    lines[0]["seats"][0] = "Mallory"


def respell(lines: Lines) -> None:
    step = next(line for line in lines if line.get("action") == "draw deck")
    step["action"] = "Draw  deck"


def swap_seats(lines: Lines) -> None:
    step = next(line for line in lines if line.get("action") == "draw deck")
    step["seat"] = (step["seat"] + 1) % 3


PARTICULAR: list[tuple[Callable[[Lines], object], str]] = [
    (change_card, r"line \d+: chance\[0\]\[2\] is \"\w+\", not \"\w+\""),
    (change_total, r"line \d+: result\.scores\[1\]\.total is -?\d+, not -?\d+"),
    (change_path, r"line \d+: result\.scores\[0\]\.longest_trail\[0\] is "),
    (add_result_key, r"line \d+: result has an unknown key 'bribe'"),
    (change_hand, r"line 2: deal\[0\]\[1\] is true, not 0"),
    (change_digest, r"line 1: the map of 'europe' has another digest than the record's"),
    (change_name, r"line 1: header\.seats\[0\] is \"Mallory\", not \"Player 1\""),
    (respell, r"line \d+: 'draw deck' is written as 'Draw  deck'"),
    (swap_seats, r"line \d+: 'draw deck' is refused: not_your_turn \(T1\) seat="),
    (lambda lines: lines.pop(), r"line \d+: the game is over, but the result line is missing"),
    (lambda lines: lines.pop(1), "line 2: the key 'deal' is missing"),
    (lambda lines: lines.__delitem__(slice(1, None)), "line 2: the deal is missing"),
    (lambda lines: lines.insert(2, {"undo": False}), "line 3: undo is true or absent"),
    (lambda lines: lines.insert(2, {"undo": True}), "line 3: there is no decision to take back"),
    (lambda lines: lines.append({"undo": True}), r"line \d+: nothing may follow the result"),
    (lambda lines: lines.append(lines[-1]), r"line \d+: nothing may follow the result"),
    (lambda lines: lines.pop(-2), r"line \d+: there is a result, but the game is not over"),
    (lambda lines: lines[0].update(sauce=1), "line 1: unknown key 'sauce'"),
    (lambda lines: lines[0].pop("seed"), "line 1: the key 'seed' is missing"),
    (lambda lines: lines[0].update(seed=[]), "line 1: seed is not an object"),
    (lambda lines: lines[0].update(game=5), "line 1: game is not a text"),
    (lambda lines: lines[0].update(game="mars"), "line 1: 'mars' is no bundled map"),
    (lambda lines: lines[0].update(rules=True), "line 1: the rules version is a number"),
    (lambda lines: lines[0].update(rules="1"), "line 1: the rules version is a number"),
    (lambda lines: lines[0].update(funicular=1.0), "line 1: the format is 1.0, not 1"),
    (lambda lines: lines[0]["options"].update(players="Ada"), "line 1: players is not a list"),
    (lambda lines: lines[0]["options"].update(players=["Ada"]), "line 1: europe is for 2 to 5"),
    (lambda lines: lines[0]["options"].update(seating=[]), "line 1: seating is given or random"),
    (lambda lines: lines[0]["options"].pop("seating"), "line 1: the options are seating and"),
    (lambda lines: lines[0]["seed"].update(text="x"), "line 1: the commitment does not fit"),
    (lambda lines: lines[0]["seed"].update(game=4), r"line 2: deal\[\d+\]"),
    (lambda lines: lines[1].update(deal={}), "line 2: the deal is not a list"),
    (lambda lines: lines[3].update(chance={}), "line 4: chance is not a list"),
    (lambda lines: lines[3].update(seat=True), "line 4: a move has a seat number and an action"),
    (lambda lines: lines[3].update(action=7), "line 4: a move has a seat number and an action"),
    (lambda lines: lines[3].update(seat=9), "line 4: there is no seat 9"),
    (lambda lines: lines[3].update(chance=[["x"]]), r"line 4: chance is \[\[\"x\"\]\], not \[\]"),
    (lambda lines: lines[-1].update(result=[]), r"line \d+: the result is not an object"),
]


@pytest.mark.parametrize(("change", "told"), PARTICULAR)
def test_the_message_names_the_line_and_the_reason(
    change: Callable[[Lines], object], told: str
) -> None:
    lines = copy.deepcopy(lines_of(finished_without_undo()))
    change(lines)
    error = refused_or_true(text_of(lines))
    assert error is not None
    with pytest.raises(RecordError, match=f"^{told}"):
        raise error


@cache
def finished_without_undo() -> Game:
    return random_game("europe", 3, 1, undo=0)


SPOILT_TEXTS = [
    ("", "line 1: the record is empty"),
    ("\n\n", "line 1: the record is empty"),
    ("{", r"line 1: not readable as JSON"),
    ("[]", "line 1: not a JSON object"),
    ("null", "line 1: not a JSON object"),
    ('{"a":1,"a":1}', r"line 1: not readable as JSON \(a key is given twice\)"),
    ('{"a":NaN}', r"line 1: not readable as JSON \(NaN is not a JSON number\)"),
    ('{"a":-Infinity}', "line 1: not readable as JSON"),
    ('{"a":' + "[" * 11 + "]" * 11 + "}", "line 1: nested more than 10 deep"),
    ('{"a":' + "[" * 100_000, "line 1: not readable as JSON"),
    ('{"a":' + "9" * 5000 + "}", "line 1: not readable as JSON"),
    ("\ufeff{}", "line 1: not readable as JSON"),
]


@pytest.mark.parametrize(("text", "told"), SPOILT_TEXTS, ids=range(len(SPOILT_TEXTS)))
def test_texts_that_are_no_record(text: str, told: str) -> None:
    with pytest.raises(RecordError, match=f"^{told}"):
        parse_record(text)


def test_an_empty_line_is_no_line_of_a_record() -> None:
    text = finished_without_undo().record().text()
    for spoilt in (text + "\n", text.replace("\n", "\n\n", 1), "\n" + text):
        with pytest.raises(RecordError, match="not readable as JSON"):
            parse_record(spoilt)


def test_files_that_are_no_text_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with pytest.raises(RecordError, match=r"cannot read .*game\.jsonl: No such file"):
        read_record(path)
    path.mkdir()
    with pytest.raises(RecordError, match=r"cannot read .*game\.jsonl: "):
        read_record(str(path))
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_bytes(b'{"a":1}\n{"b":"\xff"}\n')
    with pytest.raises(RecordError, match=r"line 2: not UTF-8 text"):
        read_record(spoilt)


def test_facts_of_an_embedded_map_cannot_be_changed() -> None:
    game = random_game(tiny_map(), 2, 1)
    changes: list[Callable[[Any], object]] = [
        lambda facts: facts["rules"]["cars"].update(each=9),
        lambda facts: facts["rules"]["cards"]["colours"].reverse(),
        lambda facts: facts["routes"].reverse(),
        lambda facts: facts["places"][0].reverse(),
        lambda facts: facts.update(extra=1),
        lambda facts: facts.clear(),
    ]
    for change in changes:
        lines = lines_of(game)
        change(lines[0]["facts"])
        error = refused_or_true(text_of(lines))
        assert error is not None
        assert error.line == 1
