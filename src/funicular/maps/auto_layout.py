"""A layout for a map that brings none: decent, made in about a second, and always the same."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from funicular.maps.curves import Point
from funicular.maps.drafting import Clash, clashes, draft, finish, linked_routes
from funicular.maps.elastic_board import Sizes
from funicular.maps.layout import Layout
from funicular.maps.model import Map
from funicular.maps.relaxing import Relaxation

WIDTH, HEIGHT, MARGIN = 1500.0, 1000.0, 46.0
LONGEST_SLOT = 52.0
SHARE_OF_SLOTS = 0.085
"""How much of the canvas the slots may cover; with much more they find no room."""
WORK = 55_000
"""How many slots are pushed, counting each as often as it is pushed."""


def auto_layout(source: Map) -> Layout:
    """The map on a canvas of its own: by its coordinates if it has them, else by its routes."""
    sizes = _sizes(source)
    routes = sum(route.length for route in source.routes)
    steps = max(40, min(300, WORK // (routes + 60)))
    board = draft(source, sizes, _homes(source, sizes))
    _bow_short_links(board)
    board.run(steps)
    return _shrunk_to_fit(finish(source, board))


def _sizes(source: Map) -> Sizes:
    """Slots as large as leaves room for everything else."""
    slots = sum(route.length for route in source.routes)
    room = (WIDTH - 2 * MARGIN) * (HEIGHT - 2 * MARGIN) * SHARE_OF_SLOTS
    longest = max(1, *(route.length for route in source.routes))
    length = min(LONGEST_SLOT, math.sqrt(room / (0.4 * slots)), (WIDTH - 300) / longest)
    length = min(length, math.sqrt(room / (3 * len(source.places))))
    return Sizes(
        width=WIDTH,
        height=HEIGHT,
        margin=MARGIN,
        slot_length=round(length, 1),
        slot_width=round(0.4 * length, 1),
        gap=round(max(1.5, 0.1 * length), 1),
        place_radius=round(max(6.0, 0.27 * length), 1),
        font_size=round(max(11.0, min(20.0, 0.42 * length)), 1),
    )


def _homes(source: Map, sizes: Sizes) -> dict[str, Point]:
    """Where the places belong, with the longest way across the board if there is a choice."""
    known = {
        place.id: (math.radians(place.longitude), -math.radians(place.latitude))
        for place in source.places
        if place.latitude is not None and place.longitude is not None
    }
    if 2 * len(known) >= len(source.places) and len(set(known.values())) > 2:
        middle = sum(y for _, y in known.values()) / len(known)
        flat = {place_id: (x * math.cos(middle), y) for place_id, (x, y) in known.items()}
        return _fitted(_among_neighbours(source, flat), sizes)
    return _fitted(_by_routes(source, sizes), sizes)


def _among_neighbours(source: Map, known: Mapping[str, Point]) -> dict[str, Point]:
    """Places without coordinates lie between those that routes join them to."""
    middle = _mean(list(known.values()))
    found = {place.id: known.get(place.id, middle) for place in source.places}
    for _ in range(40):
        for place in source.places:
            if place.id not in known:
                around = [
                    found[route.end if route.start == place.id else route.start]
                    for route in source.routes
                    if place.id in (route.start, route.end)
                ]
                found[place.id] = _mean([*around, middle])
    return found


def _by_routes(source: Map, sizes: Sizes) -> dict[str, Point]:
    """Every two places as far apart as the shortest way between them, as nearly as can be.

    From several beginnings, and the one with the fewest crossings is kept.
    """
    ids = [place.id for place in source.places]
    wanted = _distances(source, sizes)
    links = [
        (ids.index(routes[0].start), ids.index(routes[0].end)) for routes in linked_routes(source)
    ]
    best, fewest = [], math.inf
    for order in (_as_listed(wanted), _by_distance(wanted, 0), _by_distance(wanted, len(ids) // 2)):
        points = _majorised(_circle(order, max(map(max, wanted)) / 2), wanted)
        crossings = _crossings(points, links)
        if crossings < fewest:
            best, fewest = points, crossings
    return dict(zip(ids, _lying(best), strict=True))


def _distances(source: Map, sizes: Sizes) -> list[list[float]]:
    """The shortest way between every two places; places with no way are put far apart."""
    number = {place.id: k for k, place in enumerate(source.places)}
    count = len(number)
    ways = [[0.0 if i == j else math.inf for j in range(count)] for i in range(count)]
    for route in source.routes:
        i, j = number[route.start], number[route.end]
        length = route.length * (sizes.slot_length + sizes.gap) + 4 * sizes.place_radius
        ways[i][j] = ways[j][i] = min(length, ways[i][j])
    for k in range(count):
        for i in range(count):
            via = ways[i][k]
            if via < math.inf:
                ways[i] = [min(own, via + on) for own, on in zip(ways[i], ways[k], strict=True)]
    longest = max(way for row in ways for way in row if way < math.inf)
    return [[way if way < math.inf else longest for way in row] for row in ways]


def _as_listed(wanted: Sequence[Sequence[float]]) -> list[int]:
    return list(range(len(wanted)))


def _by_distance(wanted: Sequence[Sequence[float]], origin: int) -> list[int]:
    """From one place outwards, alternately to either side of the circle."""
    order = sorted(range(len(wanted)), key=lambda k: (wanted[origin][k], k))
    return order[::2] + order[1::2][::-1]


def _circle(order: Sequence[int], radius: float) -> list[Point]:
    points: list[Point] = [(0.0, 0.0)] * len(order)
    for step, k in enumerate(order):
        turn = 2 * math.pi * step / len(order)
        # Not quite a circle: places must not balance each other out.
        points[k] = (radius * math.cos(turn), radius * (0.8 + 0.01 * (step % 7)) * math.sin(turn))
    return points


def _majorised(points: list[Point], wanted: Sequence[Sequence[float]]) -> list[Point]:
    """Move each place to where the others want it, weighing near ones most (stress majorising)."""
    count = len(points)
    weights = [
        [1.0 / (wanted[i][j] ** 2) if i != j else 0.0 for j in range(count)] for i in range(count)
    ]
    for _ in range(max(12, 2400 // count)):
        for i in range(count):
            x, y = points[i]
            sum_x = sum_y = total = 0.0
            for j in range(count):
                weight = weights[i][j]
                if weight:
                    u, v = points[j]
                    away = math.hypot(x - u, y - v) or 1e-6
                    stretch = wanted[i][j] / away
                    sum_x += weight * (u + (x - u) * stretch)
                    sum_y += weight * (v + (y - v) * stretch)
                    total += weight
            if total:
                points[i] = (sum_x / total, sum_y / total)
    return points


def _crossings(points: Sequence[Point], links: Sequence[tuple[int, int]]) -> int:
    return sum(
        len({*one, *other}) == 4
        and _cross(points[one[0]], points[one[1]], points[other[0]], points[other[1]])
        for one, other in combinations(links, 2)
    )


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _lying(points: Sequence[Point]) -> list[Point]:
    """Turned so that the widest way lies across."""
    x, y = _mean(points)
    xx = sum((u - x) ** 2 for u, _ in points)
    yy = sum((v - y) ** 2 for _, v in points)
    xy = sum((u - x) * (v - y) for u, v in points)
    turn = math.atan2(2 * xy, xx - yy) / 2
    cos, sin = math.cos(turn), math.sin(turn)
    return [((u - x) * cos + (v - y) * sin, (v - y) * cos - (u - x) * sin) for u, v in points]


def _fitted(points: Mapping[str, Point], sizes: Sizes) -> dict[str, Point]:
    """Scaled to the canvas; stretched one way, but not beyond recognition."""
    left, right = min(x for x, _ in points.values()), max(x for x, _ in points.values())
    top, bottom = min(y for _, y in points.values()), max(y for _, y in points.values())
    inset = sizes.margin + 2 * sizes.slot_length
    across = (sizes.width - 2 * inset) / max(right - left, 1e-9)
    down = (sizes.height - 2 * inset) / max(bottom - top, 1e-9)
    across, down = min(across, 1.6 * down), min(down, 1.6 * across)
    x, y = (left + right) / 2, (top + bottom) / 2
    return {
        place_id: (sizes.width / 2 + (u - x) * across, sizes.height / 2 + (v - y) * down)
        for place_id, (u, v) in points.items()
    }


def _bow_short_links(board: Relaxation) -> None:
    """A link too short for its slots begins bent away from the middle of the board."""
    middle = _mean([(spot.x, spot.y) for spot in board.spots])
    seen: set[tuple[int, int]] = set()
    for link in board.links:
        a, b = board.spots[link.start], board.spots[link.end]
        x, y = b.x - a.x, b.y - a.y
        size = math.hypot(x, y) or 1.0
        side = _side((a.x, a.y), (b.x, b.y), middle)
        outwards = -1.0 if side > 0 else 1.0
        pair = (min(link.start, link.end), max(link.start, link.end))
        if pair in seen:  # the second of two tracks that differ in length
            outwards = -outwards
        seen.add(pair)
        lacking = link.length * (board.sizes.slot_length + board.sizes.gap) - size
        bow = outwards * max(2.0, min(0.25 * size, lacking))
        link.bends[:] = [-y / size * bow, x / size * bow] * 2


def _shrunk_to_fit(layout: Layout) -> Layout:
    """With smaller slots, if some still overlap: they keep their middles, so that sets it right.

    Not below half their size; such a board is crowded, but can be played.
    """
    for size in (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5):
        shrunk = replace(
            layout,
            slot_length=round(layout.slot_length * size, 1),
            slot_width=round(layout.slot_width * size, 1),
        )
        if all(_bearable(clash) for clash in clashes(shrunk)):
            break
    return shrunk


def _bearable(clash: Clash) -> bool:
    """A name stays readable with the tip of a slot behind it; smaller slots would cost more."""
    return "name" in (clash.one.split(" ")[0], clash.other.split(" ")[0]) and clash.by < 4


def _mean(points: Sequence[Point]) -> Point:
    return (
        sum(x for x, _ in points) / len(points),
        sum(y for _, y in points) / len(points),
    )
