"""How boards are drawn: the two layouts that come along, automatic ones, and their files."""

import json
import math
import random
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.making import make_map

from funicular.maps import Map, bundled_maps, load_map
from funicular.maps.auto_layout import auto_layout
from funicular.maps.layout import (
    Layout,
    LayoutError,
    PlaceLabel,
    Slot,
    layout_from_json,
    layout_to_json,
    load_backdrop,
    load_layout,
)

MARGIN = 1.0
"""Everything on a bundled board is at least so many units apart."""

Vector = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """A convex outline on the board, and what it belongs to."""

    owner: str
    corners: tuple[Vector, ...]


def slot_shape(layout: Layout, owner: str, slot: Slot, grown: float = 0.0) -> Shape:
    turn = math.radians(slot.angle)
    x, y = math.cos(turn), math.sin(turn)
    u, v = layout.slot_length / 2 + grown, layout.slot_width / 2 + grown
    return Shape(
        owner,
        tuple(
            (slot.x + a * u * x - b * v * y, slot.y + a * u * y + b * v * x)
            for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1))
        ),
    )


def label_shape(owner: str, label: PlaceLabel) -> Shape:
    left = label.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * label.width
    top, right = label.y - label.height / 2, left + label.width
    bottom = top + label.height
    return Shape(owner, ((left, top), (right, top), (right, bottom), (left, bottom)))


def overlap(one: Shape, other: Shape) -> bool:
    """Separating axes: two convex outlines are apart if one of their sides has the other beyond."""
    for shape in (one, other):
        for (x, y), (u, v) in zip(
            shape.corners, (*shape.corners[1:], shape.corners[0]), strict=True
        ):
            normal = (v - y, x - u)
            here = [normal[0] * a + normal[1] * b for a, b in one.corners]
            there = [normal[0] * a + normal[1] * b for a, b in other.corners]
            if max(here) <= min(there) or max(there) <= min(here):
                return False
    return True


def from_point(shape: Shape, x: float, y: float) -> float:
    """The distance of a point from an outline; nothing if it is inside."""
    sides = list(zip(shape.corners, (*shape.corners[1:], shape.corners[0]), strict=True))
    turns = [(c - a) * (y - b) - (d - b) * (x - a) for (a, b), (c, d) in sides]
    if all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns):
        return 0.0
    found = []
    for (a, b), (c, d) in sides:
        along = ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)
        share = max(0.0, min(1.0, along))
        found.append(math.hypot(x - a - share * (c - a), y - b - share * (d - b)))
    return min(found)


def slot_shapes(layout: Layout, grown: float = 0.0) -> list[Shape]:
    return [
        slot_shape(layout, route_id, slot, grown)
        for route_id, track in layout.routes.items()
        for slot in track.slots
    ]


def label_shapes(layout: Layout) -> list[Shape]:
    return [label_shape(place_id, spot.label) for place_id, spot in layout.places.items()]


def overlapping_slots(layout: Layout, grown: float = 0.0) -> Iterator[tuple[str, str]]:
    """Pairs of slots that overlap when all are grown; those of one route are not grown."""
    plain, fat = slot_shapes(layout), slot_shapes(layout, grown)
    reach = math.hypot(layout.slot_length, layout.slot_width) + 4 * grown
    for i, j in combinations(range(len(fat)), 2):
        one, other = (plain[i], plain[j]) if fat[i].owner == fat[j].owner else (fat[i], fat[j])
        (x, y), (u, v) = one.corners[0], other.corners[0]
        if abs(x - u) < 2 * reach and abs(y - v) < 2 * reach and overlap(one, other):
            yield one.owner, other.owner


def points_of(path: str) -> list[Vector]:
    numbers = [float(number) for number in re.findall(r"-?[0-9.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.fixture(params=["europe", "san_francisco"])
def source(request: pytest.FixtureRequest) -> Map:
    return load_map(str(request.param))


@pytest.fixture
def layout(source: Map) -> Layout:
    text = files("funicular.maps").joinpath("data", source.id, "layout.json").read_text("utf-8")
    return layout_from_json(text)


def test_the_checks_find_what_they_look_for(layout: Layout) -> None:
    """Otherwise the tests below might pass for no reason."""
    route_id, track = next(iter(layout.routes.items()))
    other_id = list(layout.routes)[-1]
    spoilt = replace(layout, routes={**layout.routes, other_id: track})
    assert (route_id, other_id) in set(overlapping_slots(spoilt))
    slot = slot_shape(layout, route_id, track.slots[0])
    assert from_point(slot, track.slots[0].x, track.slots[0].y) == 0
    assert from_point(slot, track.slots[0].x, track.slots[0].y + 100) > 20
    assert overlap(slot, label_shape("x", PlaceLabel(*slot.corners[0], "middle", 9, 9, ("x",))))


def test_every_bundled_map_has_a_layout_and_a_backdrop() -> None:
    for map_id in bundled_maps():
        folder = files("funicular.maps").joinpath("data", map_id)
        assert folder.joinpath("layout.json").is_file()
        assert folder.joinpath("backdrop.json").is_file()


def test_every_place_and_route_is_there(source: Map, layout: Layout) -> None:
    assert list(layout.places) == [place.id for place in source.places]
    assert list(layout.routes) == [route.id for route in source.routes]
    assert layout.fits(source)
    assert load_layout(source) == layout


def test_a_route_has_a_slot_for_every_car(source: Map, layout: Layout) -> None:
    for route in source.routes:
        assert len(layout.routes[route.id].slots) == route.length


def test_slots_are_large_enough_for_a_phone(layout: Layout) -> None:
    # All are of one size: the file has no other than this.
    assert layout.slot_length >= layout.width / 40
    assert 0.35 <= layout.slot_width / layout.slot_length <= 0.45


def test_no_slot_overlaps_another(layout: Layout) -> None:
    assert list(overlapping_slots(layout, MARGIN / 2)) == []


def test_no_slot_overlaps_a_place(layout: Layout) -> None:
    near = [
        (shape.owner, place_id)
        for shape in slot_shapes(layout)
        for place_id, spot in layout.places.items()
        if from_point(shape, spot.x, spot.y) < layout.place_radius + MARGIN
    ]
    assert near == []


def test_no_slot_overlaps_a_name(layout: Layout) -> None:
    near = [
        (shape.owner, label.owner)
        for shape in slot_shapes(layout, MARGIN)
        for label in label_shapes(layout)
        if overlap(shape, label)
    ]
    assert near == []


def test_no_name_overlaps_another_or_a_place(layout: Layout) -> None:
    labels = label_shapes(layout)
    assert [(a.owner, b.owner) for a, b in combinations(labels, 2) if overlap(a, b)] == []
    near = [
        (label.owner, place_id)
        for label in labels
        for place_id, spot in layout.places.items()
        if from_point(label, spot.x, spot.y) < layout.place_radius
    ]
    assert near == []


def test_names_are_those_of_the_map_and_stand_beside_their_place(
    source: Map, layout: Layout
) -> None:
    for place in source.places:
        spot = layout.places[place.id]
        assert " ".join(spot.label.lines) == place.name
        away = from_point(label_shape(place.id, spot.label), spot.x, spot.y)
        assert away < 2.5 * layout.place_radius


def test_the_tracks_of_a_double_route_are_parallel(source: Map, layout: Layout) -> None:
    for first, second in source.doubles:
        for one, other in zip(
            layout.routes[first.id].slots, layout.routes[second.id].slots, strict=True
        ):
            assert one.angle == other.angle
            turn = math.radians(one.angle)
            x, y = other.x - one.x, other.y - one.y
            along, across = (
                x * math.cos(turn) + y * math.sin(turn),
                -x * math.sin(turn) + y * math.cos(turn),
            )
            assert abs(along) < 0.3
            assert layout.slot_width < abs(across) < 1.5 * layout.slot_width


def test_everything_is_inside_the_margin(layout: Layout) -> None:
    corners = [
        corner
        for shape in (*slot_shapes(layout), *label_shapes(layout))
        for corner in shape.corners
    ]
    for spot in layout.places.values():
        radius = layout.place_radius
        corners += [(spot.x - radius, spot.y - radius), (spot.x + radius, spot.y + radius)]
    assert all(layout.margin <= x <= layout.width - layout.margin for x, _ in corners)
    assert all(layout.margin <= y <= layout.height - layout.margin for _, y in corners)


def test_a_path_leads_from_place_to_place_along_the_slots(source: Map, layout: Layout) -> None:
    for route in source.routes:
        track = layout.routes[route.id]
        points = points_of(track.path)
        start, end = layout.places[route.start], layout.places[route.end]
        assert math.dist(points[0], (start.x, start.y)) < 1
        assert math.dist(points[-1], (end.x, end.y)) < 1
        first, last = track.slots[0], track.slots[-1]
        assert math.dist(points[0], (first.x, first.y)) <= math.dist(points[0], (last.x, last.y))
        # The corners of the path lie on it, every third point being one.
        for slot in track.slots:
            assert _from_polyline((slot.x, slot.y), points[::3]) < 4


def _from_polyline(point: Vector, line: list[Vector]) -> float:
    found = []
    for (a, b), (c, d) in pairwise(line):
        size = (c - a) ** 2 + (d - b) ** 2 or 1.0
        share = max(0.0, min(1.0, ((point[0] - a) * (c - a) + (point[1] - b) * (d - b)) / size))
        found.append(math.dist(point, (a + share * (c - a), b + share * (d - b))))
    return min(found)


def test_routes_do_not_cross(source: Map, layout: Layout) -> None:
    lines = {
        route.id: [(slot.x, slot.y) for slot in layout.routes[route.id].slots]
        for route in source.routes
    }
    for route in source.routes:
        start, end = layout.places[route.start], layout.places[route.end]
        lines[route.id] = [(start.x, start.y), *lines[route.id], (end.x, end.y)]
    crossing = [
        (one.id, other.id)
        for one, other in combinations(source.routes, 2)
        if not {one.start, one.end} & {other.start, other.end}
        and _lines_cross(lines[one.id], lines[other.id])
    ]
    assert crossing == []


def _lines_cross(one: list[Vector], other: list[Vector]) -> bool:
    def side(a: Vector, b: Vector, c: Vector) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return any(
        side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(other)
    )


def test_the_board_still_looks_like_the_map(source: Map, layout: Layout) -> None:
    """What lies far to the east or north on the map does so on the board."""
    for one, other in combinations(source.places, 2):
        assert one.latitude is not None
        assert one.longitude is not None
        assert other.latitude is not None
        assert other.longitude is not None
        here, there = layout.places[one.id], layout.places[other.id]
        across = max(p.longitude or 0 for p in source.places) - min(
            p.longitude or 0 for p in source.places
        )
        down = max(p.latitude or 0 for p in source.places) - min(
            p.latitude or 0 for p in source.places
        )
        if abs(one.longitude - other.longitude) > 0.3 * across:
            assert (one.longitude < other.longitude) == (here.x < there.x)
        if abs(one.latitude - other.latitude) > 0.4 * down:
            assert (one.latitude > other.latitude) == (here.y < there.y)


def test_the_backdrop_is_small_and_fits_the_board(source: Map, layout: Layout) -> None:
    file = files("funicular.maps").joinpath("data", source.id, "backdrop.json")
    assert len(file.read_bytes()) <= 60_000
    backdrop = load_backdrop(source)
    assert backdrop is not None
    assert (backdrop["width"], backdrop["height"]) == (layout.width, layout.height)
    layers = {name for name, drawn in backdrop.items() if isinstance(drawn, str)}
    assert {"land"} < layers
    for name in layers:
        assert re.fullmatch(r"(M-?[0-9.]+[ -][0-9.]+l[0-9. -]+z?)+", backdrop[name]), name


def test_the_digest_knows_nothing_of_layouts(tiny: Path) -> None:
    before = load_map(tiny)
    (tiny / "layout.json").write_text(layout_to_json(auto_layout(before)), encoding="utf-8")
    (tiny / "backdrop.json").write_text('{"format": 1, "land": "M0 0l1 1z"}', encoding="utf-8")
    after = load_map(tiny)
    assert (after.digest, after.facts()) == (before.digest, before.facts())


def test_a_layout_beside_the_map_is_used(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUNICULAR_MAPS", str(tiny.parent))
    source = load_map("tiny")
    automatic = auto_layout(source)
    assert load_layout(source) == automatic
    assert load_backdrop(source) is None
    own = replace(automatic, width=2000.0)
    (tiny / "layout.json").write_text(layout_to_json(own), encoding="utf-8")
    assert load_layout(source) == own
    monkeypatch.delenv("FUNICULAR_MAPS")
    assert load_layout(source) == automatic
    assert load_layout(source, tiny) == own
    monkeypatch.setenv("FUNICULAR_MAPS", str(tiny.parent))
    (tiny / "backdrop.json").write_text('{"land": "M0 0l1 1z"}', encoding="utf-8")
    assert load_backdrop(source) == {"land": "M0 0l1 1z"}


def test_another_map_with_a_bundled_id_gets_a_layout_of_its_own() -> None:
    other = make_map("a-b 2 red", "b-c 1 blue", "c-a 3 green")
    taken = replace(other, id="europe")
    assert load_layout(taken).fits(taken)
    assert load_backdrop(taken) is None


def test_a_layout_is_written_as_it_is_read(layout: Layout) -> None:
    assert layout_from_json(layout_to_json(layout)) == layout


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"format": 1', '"format": 2', "format: 2 is unknown; use 1"),
        ('"width": 1500', '"width": "wide"', "width 'wide' is not a number"),
        ('"width": 1500', '"wide": 1500', "width is missing"),
        ('"anchor":"start"', '"anchor":"left"', "anchor 'left'; use start, middle or end"),
        ('"lines":[', '"lines":[7,', "is not a list of texts"),
        ('"path":"', '"path":0,"x":"', "a route has a path, which is a text"),
        ('"slots":[{"x":', '"slots":[{"z":', "x is missing"),
        ("{", "[", "not a JSON file"),
    ],
)
def test_a_wrong_layout_says_what_is_wrong(old: str, new: str, message: str) -> None:
    text = layout_to_json(auto_layout(make_map("a-b 2 red", "b-c 1 blue", "c-a 3 green")))
    text = text.replace('"width": 1500.0', '"width": 1500')
    assert old in text
    with pytest.raises(LayoutError, match=re.escape(message)):
        layout_from_json(text.replace(old, new, 1))


def check_automatic(source: Map) -> None:
    layout = auto_layout(source)
    assert layout.fits(source)
    for one, other in combinations(layout.places.values(), 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) > 2 * layout.place_radius
    for shape in slot_shapes(layout):
        assert all(0 <= x <= layout.width and 0 <= y <= layout.height for x, y in shape.corners)
    for spot in layout.places.values():
        assert layout.place_radius <= spot.x <= layout.width - layout.place_radius
        assert layout.place_radius <= spot.y <= layout.height - layout.place_radius


@st.composite
def networks(draw: st.DrawFn) -> Map:
    """Maps that people might make: a tree, some more routes, some of them double."""
    count = draw(st.integers(3, 14))
    pairs = [(k, draw(st.integers(0, k - 1))) for k in range(1, count)]
    more = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1))
    pairs += [(a, b) for a, b in draw(st.lists(more, max_size=count)) if a != b]
    kept: dict[frozenset[int], int] = {}
    routes = []
    for a, b in pairs:
        kept[frozenset((a, b))] = kept.get(frozenset((a, b)), 0) + 1
        if kept[frozenset((a, b))] <= 2:
            routes.append(f"p{a}-p{b} {draw(st.sampled_from([1, 2, 3, 4, 5, 6, 8]))} grey")
    return make_map(*routes, tickets=("p0-p1 1", "p0-p2 1", "p1-p2 1"), each=12, wild=12)


@settings(max_examples=12)
@given(networks())
def test_a_map_without_coordinates_gets_a_layout(source: Map) -> None:
    check_automatic(source)


def test_the_largest_map_gets_a_layout() -> None:
    dice = random.Random(5)
    pairs = [(k, max(0, k - dice.randint(1, 4))) for k in range(1, 64)]
    pairs += [(k, k - 7) for k in range(7, 64)]
    rows = {
        frozenset(pair): f"p{pair[0]}-p{pair[1]} {dice.choice([1, 2, 3, 4, 8])} grey"
        for pair in pairs
    }
    source = make_map(
        *list(rows.values())[:128],
        tickets=("p0-p1 1", "p0-p2 1", "p1-p2 1"),
        each=12,
        wild=12,
    )
    assert len(source.places) == 64
    check_automatic(source)


def test_automatic_layouts_are_always_the_same(tiny: Path) -> None:
    assert auto_layout(load_map(tiny)) == auto_layout(load_map(tiny))


def test_an_automatic_layout_goes_by_coordinates(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(str(files("funicular.maps").joinpath("data", "san_francisco")), folder)
    (folder / "layout.json").unlink()
    layout = load_layout(load_map(folder), folder)
    bridge, hill = layout.places["golden_gate_bridge"], layout.places["potrero_hill"]
    assert bridge.x < hill.x
    assert bridge.y < hill.y


def test_layouts_hold_nothing_that_the_page_cannot_read(source: Map) -> None:
    file = files("funicular.maps").joinpath("data", source.id, "layout.json")
    read = json.loads(file.read_text("utf-8"))
    assert set(read) == {
        "format",
        "width",
        "height",
        "margin",
        "slot",
        "place_radius",
        "font_size",
        "places",
        "routes",
    }
    for route in source.routes:
        assert set(read["routes"][route.id]) == {"path", "slots"}
        assert all(set(slot) == {"x", "y", "angle"} for slot in read["routes"][route.id]["slots"])
