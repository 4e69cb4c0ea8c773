"""Cubic curves that routes run along, measured by the length travelled on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Weights = tuple[float, float, float, float]
"""How much each of the four control points has to say at one parameter of the curve."""


def weights_at(t: float) -> Weights:
    """The Bernstein weights at parameter t, from 0 at the start to 1 at the end."""
    u = 1 - t
    return (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)


def sample_weights(pieces: int) -> tuple[Weights, ...]:
    """Weights at evenly spaced parameters, both ends included."""
    return tuple(weights_at(step / pieces) for step in range(pieces + 1))


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic Bézier curve by its control points."""

    start: Point
    first: Point
    second: Point
    end: Point

    def point(self, t: float) -> Point:
        a, b, c, d = weights_at(t)
        return (
            a * self.start[0] + b * self.first[0] + c * self.second[0] + d * self.end[0],
            a * self.start[1] + b * self.first[1] + c * self.second[1] + d * self.end[1],
        )

    def direction(self, t: float) -> Point:
        """The unit vector along the curve."""
        u = 1 - t
        a, b, c = u * u, 2 * u * t, t * t
        x = a * (self.first[0] - self.start[0]) + b * (self.second[0] - self.first[0])
        y = a * (self.first[1] - self.start[1]) + b * (self.second[1] - self.first[1])
        x += c * (self.end[0] - self.second[0])
        y += c * (self.end[1] - self.second[1])
        size = math.hypot(x, y)
        if size < 1e-9:  # a control point lies on its end: the chord is the next best answer
            x, y = self.end[0] - self.start[0], self.end[1] - self.start[1]
            size = math.hypot(x, y) or 1.0
        return (x / size, y / size)

    def beside(self, t: float, offset: float) -> Point:
        """The point so far to the side of the curve (the side of increasing angle)."""
        x, y = self.point(t)
        dx, dy = self.direction(t)
        return (x - dy * offset, y + dx * offset)


class Milestones:
    """Which parameter lies how far along a track that runs beside a curve."""

    def __init__(self, curve: Curve, offset: float = 0.0, pieces: int = 96) -> None:
        self._pieces = pieces
        self.points: list[Point] = [curve.beside(k / pieces, offset) for k in range(pieces + 1)]
        self._distances = [0.0]
        for (x, y), (u, v) in zip(self.points, self.points[1:], strict=False):
            self._distances.append(self._distances[-1] + math.hypot(u - x, v - y))

    @property
    def length(self) -> float:
        return self._distances[-1]

    def parameter(self, distance: float) -> float:
        """The parameter at this distance from the start, held to the curve."""
        if distance <= 0:
            return 0.0
        low, high = 0, self._pieces
        if distance >= self._distances[high]:
            return 1.0
        while high - low > 1:
            middle = (low + high) // 2
            if self._distances[middle] <= distance:
                low = middle
            else:
                high = middle
        step = self._distances[high] - self._distances[low]
        return (low + (distance - self._distances[low]) / (step or 1.0)) / self._pieces


def smooth_path(points: Sequence[Point]) -> str:
    """An SVG path through the points, in cubic pieces that meet without a corner."""
    text = f"M{_number(points[0][0])},{_number(points[0][1])}"
    last = len(points) - 1
    for k in range(last):
        before, here = points[max(k - 1, 0)], points[k]
        there, after = points[k + 1], points[min(k + 2, last)]
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        text += "C" + " ".join(
            f"{_number(point[0])},{_number(point[1])}" for point in (first, second, there)
        )
    return text


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
