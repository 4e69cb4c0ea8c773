"""Ids, lookups, facts and digests."""

import json
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from funicular.maps import DefectCode, Map, MapError, Word, load_map
from funicular.maps.model import Rules

TINY = Path(__file__).with_name("tiny")
TINY_DIGEST = "be5d3b8ca0ce8b9a4f14d41936288a2d676826267a10773f082cbf4f3bd0505e"

SHOWN_ONLY = {
    "id",
    "title",
    "places.name",
    "places.latitude",
    "places.longitude",
    "routes.id",
    "tickets.id",
    "names.wild.singular",
    "names.wild.plural",
    "names.car.singular",
    "names.car.plural",
    "names.card.singular",
    "names.card.plural",
    "names.player_colours",
    "names.tokens",
}
"""The fields that no rule depends on; ids of routes and tickets follow from other fields."""


def test_route_ids_number_the_tracks_of_a_double_in_file_order() -> None:
    assert [route.id for route in load_map(TINY).routes] == [
        "alder-birch",
        "birch-cedar/1",
        "birch-cedar/2",
        "cedar-dogwood",
        "dogwood-elm_7",
        "alder-elm_7",
    ]


def test_the_second_track_keeps_its_own_direction() -> None:
    second = load_map(TINY).route("birch-cedar/2")
    assert (second.start, second.end, second.colour) == ("cedar", "birch", "red")


def test_doubles_are_the_pairs_of_tracks() -> None:
    board = load_map(TINY)
    assert board.doubles == ((board.route("birch-cedar/1"), board.route("birch-cedar/2")),)


def test_things_are_found_by_their_ids() -> None:
    board = load_map(TINY)
    assert board.place("cedar").name == "Cedar"
    assert board.ticket("birch-alder").points == 6
    assert board.ticket("birch-alder").long
    with pytest.raises(KeyError):
        board.route("birch-cedar")


def test_a_route_may_be_both_tunnel_and_ferry() -> None:
    route = load_map(TINY).route("cedar-dogwood")
    assert route.tunnel
    assert route.wilds == 1


def test_names_are_read_or_made_from_ids() -> None:
    board = load_map(TINY)
    assert board.title == "A tiny wood"
    assert board.names.wild == Word("owl", "owls")
    assert board.names.car == Word("car", "cars")
    assert board.names.player_colours == ("white", "brown", "pink")
    assert [board.names.token(symbol) for symbol in ("sun", "moon")] == ["The Sun", "Moon"]
    assert [place.name for place in board.places] == ["Älder", "Birch", "Cedar", "Dogwood", "Elm 7"]
    alder, birch = board.place("alder"), board.place("birch")
    assert (alder.latitude, alder.longitude) == (50.5, -4.25)
    assert (birch.latitude, birch.longitude) == (None, None)


def test_words_are_counted() -> None:
    assert Word("owl", "owls").counted(1) == "1 owl"
    assert Word("owl", "owls").counted(2) == "2 owls"


def test_rules_answer_for_a_length_and_a_number_of_players() -> None:
    rules = load_map(TINY).rules
    assert rules.points_for(3) == 4
    assert rules.tokens_per_stack(3) == 2
    assert load_map("europe").rules.tokens_per_stack(5) == 0
    with pytest.raises(ValueError, match="4 players: this game is for 2 to 3"):
        rules.tokens_per_stack(4)


def test_a_map_can_be_pickled() -> None:
    board = load_map("europe")
    assert pickle.loads(pickle.dumps(board)) == board  # noqa: S301


# Digests


def test_the_canonical_form_of_facts_never_changes() -> None:
    """Records name a map by its digest: another way of writing facts would orphan them all."""
    assert load_map(TINY).digest == TINY_DIGEST


def test_names_and_geography_are_not_in_the_digest(tiny: Path) -> None:
    (tiny / "names.toml").unlink()
    (tiny / "geography.csv").unlink()
    tiny.rename(tiny.with_name("other"))
    plain = load_map(tiny.with_name("other"))
    assert plain.title == "Other"
    assert plain.place("alder").name == "Alder"
    assert plain.digest == load_map(TINY).digest


def test_the_order_of_the_colours_is_no_fact(tiny: Path) -> None:
    rules = tiny / "rules.toml"
    rules.write_text(rules.read_text().replace('["red", "blue"]', '["blue", "red"]'))
    assert load_map(tiny).digest == load_map(TINY).digest


def test_the_order_of_the_rows_is_a_fact(tiny: Path) -> None:
    for name in ("places.csv", "routes.csv", "tickets.csv"):
        original = (tiny / name).read_text()
        header, first, second, *others = original.splitlines()
        (tiny / name).write_text("\n".join([header, second, first, *others]))
        assert load_map(tiny).digest != load_map(TINY).digest
        (tiny / name).write_text(original)


def test_the_digest_depends_on_every_rule_fact_and_on_nothing_else() -> None:
    board = load_map(TINY)
    found = dict(changes(board, lambda changed: changed, ""))
    unchanged = {name for name, changed in found.items() if changed.digest == board.digest}
    assert unchanged == SHOWN_ONLY
    assert len(found) - len(unchanged) == count_of_facts()


def count_of_facts() -> int:
    """Fields of the rules, as listed by hand, and columns of the three CSV files."""
    rules = 2 + 4 + 2 + 1 + 6 + 1 + 2 + 4 + 1
    return rules + len(("id", "tokens")) + 6 + 4


def changes(value: Any, rebuild: Callable[[Any], Map], name: str) -> list[tuple[str, Map]]:
    """The map with each of its fields changed in turn (of a row of things: of the first)."""
    if is_dataclass(value) and not isinstance(value, type):
        return [
            change
            for field in fields(value)
            for change in changes(
                getattr(value, field.name),
                lambda new, field=field: rebuild(replace(value, **{field.name: new})),  # type: ignore[misc]
                f"{name}.{field.name}".lstrip("."),
            )
        ]
    if isinstance(value, tuple) and value and is_dataclass(value[0]):
        return changes(value[0], lambda new: rebuild((new, *value[1:])), name)
    return [(name, rebuild(another(value)))]


def another(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return value + "x"
        case tuple():
            return value[:-1]
    raise AssertionError(f"no other value for {value!r}")


# Facts


@pytest.mark.parametrize("name", ["europe", "san_francisco", TINY])
def test_facts_survive_json_and_make_the_same_map(name: str | Path) -> None:
    board = load_map(name)
    again = Map.from_facts(json.loads(json.dumps(board.facts())), id="again")
    assert again.digest == board.digest
    assert again.rules == board.rules
    assert again.routes == board.routes
    assert again.tickets == board.tickets
    assert [(p.id, p.tokens) for p in again.places] == [(p.id, p.tokens) for p in board.places]
    assert again.title == "Again"


def test_facts_hold_no_mechanism_that_the_game_lacks() -> None:
    assert set(load_map("europe").facts()["rules"]) & {"stations", "tokens", "bonus"} == {
        "stations",
        "bonus",
    }


def refused(facts: Any, id_: str = "custom") -> list[tuple[DefectCode, str]]:
    with pytest.raises(MapError) as caught:
        Map.from_facts(facts, id=id_)
    return [(defect.code, str(defect)) for defect in caught.value.defects]


def test_wrong_facts_are_refused_with_their_place() -> None:
    facts = load_map(TINY).facts()
    facts["routes"][2][2] = 13
    assert refused(facts) == [
        (
            DefectCode.OUT_OF_RANGE,
            "facts.routes, line 3: length '13' is out of range; use 1 to 12",
        )
    ]


@pytest.mark.parametrize(
    ("spoil", "code", "where"),
    [
        (lambda f: f.update(colour="blue"), DefectCode.UNKNOWN_KEY, "facts: 'colour'"),
        (lambda f: f.pop("places"), DefectCode.MISSING_KEY, "facts, places"),
        (lambda f: f.pop("format"), DefectCode.MISSING_KEY, "facts, format"),
        (lambda f: f.update(format=2), DefectCode.WRONG_FORMAT, "facts.rules, format"),
        (lambda f: f.update(rules=[]), DefectCode.WRONG_TYPE, "facts, rules"),
        (lambda f: f.update(places={}), DefectCode.WRONG_TYPE, "facts, places"),
        (lambda f: f["places"].append("fir"), DefectCode.WRONG_TYPE, "facts, places"),
        (lambda f: f["rules"].update(format=1), DefectCode.UNKNOWN_KEY, "facts.rules, format"),
        (lambda f: f["rules"]["cards"].update(each=None), DefectCode.WRONG_TYPE, "cards.each"),
        (lambda f: f["rules"]["cards"].update(colours=None), DefectCode.WRONG_TYPE, "colours"),
        (
            lambda f: f["rules"]["tickets"].update(opening_returns=None),
            DefectCode.WRONG_TYPE,
            "tickets.opening_returns",
        ),
        (lambda f: f["rules"]["cards"].update(each=True), DefectCode.WRONG_TYPE, "cards.each"),
        (lambda f: f["rules"]["cards"].update(each=6.0), DefectCode.WRONG_TYPE, "cards.each"),
        (lambda f: f["rules"]["points"].update({7: 1}), DefectCode.UNKNOWN_KEY, "points.7"),
        (lambda f: f["routes"][0].append(0), DefectCode.WRONG_COLUMN_COUNT, "facts.routes, line 1"),
        (lambda f: f["routes"][0].__setitem__(2, "1"), DefectCode.WRONG_TYPE, "line 1: length '1'"),
        (lambda f: f["routes"][0].__setitem__(4, False), DefectCode.WRONG_TYPE, "tunnel False"),
        (lambda f: f["tickets"][0].__setitem__(0, 1), DefectCode.WRONG_TYPE, "line 1: from 1"),
    ],
)
def test_facts_are_read_as_strictly_as_they_are_written(
    spoil: Callable[[dict[str, Any]], object], code: DefectCode, where: str
) -> None:
    facts = load_map(TINY).facts()
    spoil(facts)
    [(found, text)] = refused(facts)
    assert found == code
    assert where in text


def test_facts_must_be_a_table_and_the_id_an_id() -> None:
    assert refused([1, 2])[0] == (DefectCode.WRONG_TYPE, "facts: [1, 2] is not a table of facts")
    assert refused(load_map(TINY).facts(), "My map")[0][0] == DefectCode.BAD_ID


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 130) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)


def paths(value: Any) -> list[list[Any]]:
    """The ways to everything inside a JSON value."""
    found: list[list[Any]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        found.append([key])
        if isinstance(inner, dict | list):
            found.extend([key, *rest] for rest in paths(inner))
    return found


@given(st.data())
def test_spoilt_facts_are_refused_or_kept_exactly(data: st.DataObject) -> None:
    facts = load_map(TINY).facts()
    *way, last = data.draw(st.sampled_from(paths(facts)))
    inside: Any = facts
    for key in way:
        inside = inside[key]
    inside[last] = data.draw(json_values)
    try:
        board = Map.from_facts(facts)
    except MapError:
        return
    assert board.facts() == facts


def test_every_table_of_the_rules_is_a_fact() -> None:
    assert {field.name for field in fields(Rules)} == set(load_map(TINY).facts()["rules"])
