"""Europe's land and borders out of a TopoJSON atlas, and its mountains drawn by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tools.layout.outlines import Box, Point

WINDOW: Box = (26.0, -34.0, 72.0, 62.0)
"""Latitudes and longitudes around the board: the rest of the world is cut off first."""

RIDGES: tuple[tuple[Point, ...], ...] = (
    ((43.2, -1.0), (42.7, 0.6), (42.5, 2.2)),  # Pyrenees
    ((43.0, -6.6), (43.1, -4.2)),  # Cantabria
    ((37.2, -4.2), (37.0, -2.8)),  # Sierra Nevada
    ((44.2, 7.0), (45.6, 6.9), (46.4, 8.6), (46.8, 10.4), (47.1, 12.4), (47.3, 14.2)),  # Alps
    ((44.3, 9.6), (43.4, 12.4), (42.2, 13.8), (40.9, 15.3)),  # Apennines
    (
        (49.3, 18.9),
        (49.1, 21.5),
        (48.0, 24.3),
        (46.6, 25.6),
        (45.5, 25.2),
        (45.4, 23.2),
    ),  # Carpathians
    ((44.9, 15.3), (43.7, 17.2), (42.7, 19.3)),  # Dinarides
    ((42.7, 21.6), (42.8, 24.6)),  # Balkans
    ((40.2, 21.1), (39.0, 21.6)),  # Pindus
    ((57.0, -4.8), (57.6, -4.4)),  # Highlands
    ((60.6, 7.4), (61.6, 8.4), (62.8, 10.6)),  # Scandes
    ((43.5, 41.0), (42.9, 43.4), (42.3, 45.4)),  # Caucasus
    ((40.8, 37.0), (40.6, 39.4), (40.9, 41.8)),  # Pontic
    ((37.0, 30.4), (37.0, 33.0), (37.9, 35.6)),  # Taurus
    ((45.4, 2.8), (44.4, 3.8)),  # Massif Central
    ((51.7, 10.5), (50.6, 12.9), (50.8, 15.6)),  # Harz, Ore and Giant Mountains
    ((56.0, 59.2), (58.5, 59.4)),  # Ural
)


def rings(atlas: dict[str, Any]) -> Iterator[list[Point]]:
    """The outlines of all land, as latitudes and longitudes."""
    arcs = _arcs(atlas)
    for shape in atlas["objects"]["land"]["geometries"]:
        for polygon in _polygons(shape):
            for ring in polygon:
                yield _joined(ring, arcs)


def borders(atlas: dict[str, Any]) -> list[list[Point]]:
    """The lines that two countries share."""
    arcs = _arcs(atlas)
    used: Counter[int] = Counter()
    for country in atlas["objects"]["countries"]["geometries"]:
        own = {
            arc if arc >= 0 else ~arc
            for polygon in _polygons(country)
            for ring in polygon
            for arc in ring
        }
        used.update(own)
    inside = [arcs[arc] for arc, countries in sorted(used.items()) if countries > 1]
    return [line for line in inside if any(_in_window(point) for point in line)]


def _in_window(point: Point) -> bool:
    return WINDOW[0] < point[0] < WINDOW[2] and WINDOW[1] < point[1] < WINDOW[3]


def _polygons(shape: dict[str, Any]) -> list[list[list[int]]]:
    if shape.get("type") == "Polygon":
        return [shape["arcs"]]
    if shape.get("type") == "MultiPolygon":
        polygons: list[list[list[int]]] = shape["arcs"]
        return polygons
    return []


def _arcs(atlas: dict[str, Any]) -> list[list[Point]]:
    """The atlas keeps each arc as whole steps from point to point."""
    (scale_x, scale_y), (shift_x, shift_y) = (
        atlas["transform"]["scale"],
        atlas["transform"]["translate"],
    )
    arcs = []
    for steps in atlas["arcs"]:
        x = y = 0
        line = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            line.append((y * scale_y + shift_y, x * scale_x + shift_x))
        arcs.append(line)
    return arcs


def _joined(numbers: list[int], arcs: list[list[Point]]) -> list[Point]:
    """A ring of arcs; a negative number means the arc backwards."""
    points: list[Point] = []
    for number in numbers:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        points.extend(line[1:] if points else line)
    return points[:-1]
