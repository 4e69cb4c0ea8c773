"""From a map to a board that can be relaxed, and from the relaxed board to its layout."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from funicular.maps.curves import Curve, Milestones, Point, smooth_path
from funicular.maps.elastic_board import ElasticBoard, Link, Sizes, Spot
from funicular.maps.labelling import make_label
from funicular.maps.layout import Layout, PlaceLabel, PlaceSpot, Slot, Track
from funicular.maps.model import Map, Route
from funicular.maps.relaxing import Relaxation
from funicular.maps.shapes import Rectangle, apart, from_disc


@dataclass(frozen=True, slots=True)
class Clash:
    """Two things on a board that are too near to each other, and by how much."""

    one: str
    other: str
    by: float


def draft(source: Map, sizes: Sizes, homes: Mapping[str, Point]) -> Relaxation:
    """The board with every place at home and every route straight."""
    spots = []
    for place in source.places:
        x, y = homes[place.id]
        label = make_label(place.name, sizes.font_size, sizes.place_radius, sizes.gap)
        spots.append(Spot(x, y, (x, y), label))
    number = {place.id: k for k, place in enumerate(source.places)}
    links = []
    for routes in linked_routes(source):
        start, end = routes[0].start, routes[0].end
        (x, y), (u, v) = homes[start], homes[end]
        bearing = math.atan2(v - y, u - x)
        links.append(Link(number[start], number[end], routes[0].length, len(routes), bearing))
    return Relaxation(sizes, spots, links)


def linked_routes(source: Map) -> list[tuple[Route, ...]]:
    """The routes of each two places that any join: one, or the two tracks of a double route."""
    pairs: dict[frozenset[str], list[Route]] = {}
    for route in source.routes:
        pairs.setdefault(frozenset((route.start, route.end)), []).append(route)
    # The tracks of a double route are as long as each other on any board worth drawing; where
    # a map says otherwise, each is drawn for itself.
    groups: list[tuple[Route, ...]] = []
    for routes in pairs.values():
        alike = len({route.length for route in routes}) == 1
        groups.extend([tuple(routes)] if alike else [(route,) for route in routes])
    return groups


def finish(source: Map, board: ElasticBoard) -> Layout:
    """The layout of a board as it stands."""
    sizes = board.sizes
    tracks: dict[str, Track] = {}
    for link, routes in zip(board.links, linked_routes(source), strict=True):
        curve = board.curve(link)
        for k, route in enumerate(routes):
            offset = 0.0 if len(routes) == 1 else sizes.track_offset * (1 - 2 * k)
            track = _track(board, link, curve, offset)
            backwards = route.start != source.places[link.start].id
            tracks[route.id] = _reversed(track) if backwards else track
    places = {
        place.id: _place_spot(spot) for place, spot in zip(source.places, board.spots, strict=True)
    }
    return Layout(
        sizes.width,
        sizes.height,
        sizes.margin,
        sizes.slot_length,
        sizes.slot_width,
        sizes.place_radius,
        sizes.font_size,
        places,
        {route.id: tracks[route.id] for route in source.routes},
    )


def _track(board: ElasticBoard, link: Link, curve: Curve, offset: float) -> Track:
    """Slots at even distances along the middle of the link, moved to the track's own side."""
    miles = Milestones(curve)
    first, pitch = board.spacing(link, miles.length)
    slots = []
    for k in range(link.length):
        t = miles.parameter(first + k * pitch)
        x, y = curve.beside(t, offset)
        dx, dy = curve.direction(t)
        slots.append(Slot(round(x, 1), round(y, 1), round(math.degrees(math.atan2(dy, dx)), 1)))
    return Track(_path(curve, offset), tuple(slots))


def _path(curve: Curve, offset: float) -> str:
    """From place to place; a track of a double route leaves and meets the middle line there."""
    pieces = 8
    points = []
    for k in range(pieces + 1):
        t = k / pieces
        away = min(1.0, 6 * t, 6 * (1 - t))
        points.append(curve.beside(t, offset * away * (2 - away)))
    return smooth_path(points)


def _reversed(track: Track) -> Track:
    turned = [replace(slot, angle=round((slot.angle + 360) % 360 - 180, 1)) for slot in track.slots]
    head, *pieces = track.path.removeprefix("M").split("C")
    points = [head, *(point for piece in pieces for point in piece.split(" "))][::-1]
    path = f"M{points[0]}" + "".join(
        "C" + " ".join(points[k : k + 3]) for k in range(1, len(points), 3)
    )
    return Track(path, tuple(turned[::-1]))


def _place_spot(spot: Spot) -> PlaceSpot:
    label, offer = spot.label, spot.label.chosen
    x, y = round(spot.x, 1), round(spot.y, 1)
    shift = {"start": -1, "middle": 0, "end": 1}[offer.anchor] * label.half_width
    return PlaceSpot(
        x,
        y,
        PlaceLabel(
            round(x + offer.x + shift, 1),
            round(y + offer.y, 1),
            offer.anchor,
            round(2 * label.half_width, 1),
            round(2 * label.half_height, 1),
            label.lines,
        ),
    )


def clashes(layout: Layout, margin: float = 0.0) -> Iterator[Clash]:
    """Whatever overlaps on a board, or comes nearer than the margin; and what leaves it."""
    slots = [
        (route_id, Rectangle(slot.x, slot.y, layout.slot_length, layout.slot_width, slot.angle))
        for route_id, track in layout.routes.items()
        for slot in track.slots
    ]
    names = [(place_id, _name_box(spot.label)) for place_id, spot in layout.places.items()]
    rectangles = slots + [(f"name {place_id}", box) for place_id, box in names]
    widest = max(shape.reach for _, shape in rectangles)
    rectangles.sort(key=lambda entry: entry[1].x)
    for k, (one, here) in enumerate(rectangles):
        for other, there in rectangles[k + 1 :]:
            if there.x - here.x > here.reach + widest + margin:
                break
            if abs(here.y - there.y) < here.reach + there.reach + margin:
                # The slots of one route may come near where it bends, if they do not overlap.
                near = apart(here, there) - (margin if one != other else 0.0)
                if near < 0:
                    yield Clash(one, other, -near)
    for one, here in rectangles:
        for place_id, spot in layout.places.items():
            near = from_disc(here, (spot.x, spot.y), layout.place_radius)
            wanted = 0.0 if one == f"name {place_id}" else margin
            if near < wanted:
                yield Clash(one, f"place {place_id}", wanted - near)
        over = _outside(here, layout)
        if over > 0:
            yield Clash(one, "edge", over)
    for (one, spot), (other, second) in combinations(layout.places.items(), 2):
        away = math.hypot(spot.x - second.x, spot.y - second.y) - 2 * layout.place_radius
        if away < margin:
            yield Clash(f"place {one}", f"place {other}", margin - away)


def _name_box(label: PlaceLabel) -> Rectangle:
    return Rectangle(label.left + label.width / 2, label.y, label.width, label.height)


def _outside(shape: Rectangle, layout: Layout) -> float:
    """How far a shape sticks out of the canvas inside the margin."""
    least = layout.margin
    return max(
        max(least - x, x - layout.width + least, least - y, y - layout.height + least)
        for x, y in shape.corners()
    )
