"""Exact tests of what overlaps on a board: turned rectangles and discs."""

from __future__ import annotations

import math
from dataclasses import dataclass

from funicular.maps.curves import Point


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle by its centre, its size, and how far it is turned, in degrees."""

    x: float
    y: float
    length: float
    width: float
    angle: float = 0.0

    @property
    def reach(self) -> float:
        """From the centre to a corner."""
        return math.hypot(self.length, self.width) / 2

    def axes(self) -> tuple[Point, Point]:
        """The directions of its length and of its width."""
        turn = math.radians(self.angle)
        return ((math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn)))

    def corners(self) -> tuple[Point, Point, Point, Point]:
        (ax, ay), (bx, by) = self.axes()
        u, v = self.length / 2, self.width / 2
        return (
            (self.x + u * ax + v * bx, self.y + u * ay + v * by),
            (self.x + u * ax - v * bx, self.y + u * ay - v * by),
            (self.x - u * ax - v * bx, self.y - u * ay - v * by),
            (self.x - u * ax + v * bx, self.y - u * ay + v * by),
        )


def apart(one: Rectangle, other: Rectangle) -> float:
    """How far two rectangles are apart along the best of their axes; negative: they overlap.

    It never exceeds their distance, so two rectangles `apart` by a margin are at least that far
    from each other.
    """
    away = math.hypot(other.x - one.x, other.y - one.y) - one.reach - other.reach
    if away > 50:  # so far that the corners need not be looked at
        return away
    best = -math.inf
    for x, y in (*one.axes(), *other.axes()):
        here = [px * x + py * y for px, py in one.corners()]
        there = [px * x + py * y for px, py in other.corners()]
        best = max(best, min(there) - max(here), min(here) - max(there))
    return best


def from_disc(shape: Rectangle, centre: Point, radius: float) -> float:
    """The distance of a rectangle from a disc; negative if they overlap."""
    (ax, ay), (bx, by) = shape.axes()
    x, y = centre[0] - shape.x, centre[1] - shape.y
    u = abs(x * ax + y * ay) - shape.length / 2
    v = abs(x * bx + y * by) - shape.width / 2
    outside = math.hypot(max(u, 0.0), max(v, 0.0))
    return outside + min(max(u, v), 0.0) - radius
