"""How boards are drawn: the two layouts that come along, automatic ones, and their files."""

import json
import math
import re
from dataclasses import replace
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from tests.making import make_map
from tests.maps.outlines import (
    Vector,
    from_point,
    label_shape,
    label_shapes,
    overlap,
    overlapping_slots,
    points_of,
    slot_shape,
    slot_shapes,
)

from funicular.maps import Map, bundled_maps, load_map
from funicular.maps.auto_layout import auto_layout
from funicular.maps.layout import (
    Layout,
    LayoutError,
    PlaceLabel,
    layout_from_json,
    layout_to_json,
    load_backdrop,
    load_layout,
)

MARGIN = 1.0
"""Everything on a bundled board is at least so many units apart."""


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
