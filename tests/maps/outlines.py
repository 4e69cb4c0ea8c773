"""Outlines of what lies on a board, and exact tests of whether they overlap."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from funicular.maps.layout import Layout, PlaceLabel, Slot

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
