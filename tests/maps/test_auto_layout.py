"""Automatic layouts of maps that bring none."""

import math
import random
import shutil
from importlib.resources import files
from itertools import combinations
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.making import make_map
from tests.maps.outlines import slot_shapes

from funicular.maps import Map, load_map
from funicular.maps.auto_layout import auto_layout
from funicular.maps.layout import (
    load_layout,
)


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
