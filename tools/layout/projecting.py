"""From latitude and longitude to the canvas."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

Point = tuple[float, float]
Projection = Callable[[float, float], Point]
"""From latitude and longitude in degrees to a plane whose y points south."""


def lambert(first: float, second: float, meridian: float) -> Projection:
    """Lambert's conformal cone through two standard parallels."""
    a, b = math.radians(first), math.radians(second)
    cone = math.log(math.cos(a) / math.cos(b)) / math.log(_widening(b) / _widening(a))
    size = math.cos(a) * _widening(a) ** cone / cone

    def project(latitude: float, longitude: float) -> Point:
        radius = size / _widening(math.radians(latitude)) ** cone
        turn = cone * math.radians(longitude - meridian)
        return (radius * math.sin(turn), radius * math.cos(turn))

    return project


def plane(latitude: float) -> Projection:
    """Good enough for a town: degrees of longitude are as long as they are at this latitude."""
    shrink = math.cos(math.radians(latitude))
    return lambda north, east: (math.radians(east) * shrink, -math.radians(north))


def _widening(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A projection stretched so that some points fill a box of the canvas."""

    project: Projection
    scale_x: float
    scale_y: float
    shift_x: float
    shift_y: float

    def __call__(self, latitude: float, longitude: float) -> Point:
        x, y = self.project(latitude, longitude)
        return (x * self.scale_x + self.shift_x, y * self.scale_y + self.shift_y)


def fit(
    project: Projection, places: Iterable[Point], box: tuple[float, float, float, float]
) -> Fitted:
    """The projection with these places (latitude, longitude) just inside the box."""
    points = [project(*place) for place in places]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    across, down = (box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top)
    return Fitted(project, across, down, box[0] - left * across, box[1] - top * down)
