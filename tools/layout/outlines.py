"""Cutting, thinning and writing outlines: from lists of points to short SVG paths."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom; or least and most of any two coordinates."""


def clip_ring(ring: Sequence[Point], box: Box) -> list[Point]:
    """The part of a closed outline inside a box (Sutherland and Hodgman)."""
    points = list(ring)
    for axis, bound, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        if not points:
            break
        kept: list[Point] = []
        for here, there in zip(points, [*points[1:], points[0]], strict=True):
            inside = sign * (here[axis] - bound) >= 0
            if inside:
                kept.append(here)
            if inside != (sign * (there[axis] - bound) >= 0):
                share = (bound - here[axis]) / (there[axis] - here[axis])
                kept.append(_between(here, there, share))
        points = kept
    return points


def clip_line(line: Sequence[Point], box: Box) -> list[list[Point]]:
    """The pieces of a line whose points lie inside a box."""
    pieces: list[list[Point]] = [[]]
    for x, y in line:
        if box[0] <= x <= box[2] and box[1] <= y <= box[3]:
            pieces[-1].append((x, y))
        elif pieces[-1]:
            pieces.append([])
    return [piece for piece in pieces if len(piece) > 1]


def dense(line: Sequence[Point], longest: float) -> list[Point]:
    """With points put in, so that no step is longer than this."""
    points = list(line[:1])
    for here, there in itertools.pairwise(line):
        steps = max(1, math.ceil(math.dist(here, there) / longest))
        points.extend(_between(here, there, k / steps) for k in range(1, steps + 1))
    return points


def rounded(ring: Sequence[Point], turns: int = 2) -> list[Point]:
    """A closed outline with its corners cut off, twice (Chaikin): hand-drawn shapes look drawn."""
    points = list(ring)
    for _ in range(turns):
        points = [
            _between(here, there, share)
            for here, there in zip(points, [*points[1:], points[0]], strict=True)
            for share in (0.25, 0.75)
        ]
    return points


def thinned(line: Sequence[Point], tolerance: float) -> list[Point]:
    """With no more points than the tolerance asks for (Douglas and Peucker)."""
    if len(line) < 3:
        return list(line)
    kept = {0, len(line) - 1}
    waiting = [(0, len(line) - 1)]
    while waiting:
        first, last = waiting.pop()
        worst, index = tolerance, -1
        for k in range(first + 1, last):
            away = _from_segment(line[k], line[first], line[last])
            if away > worst:
                worst, index = away, k
        if index >= 0:
            kept.add(index)
            waiting += [(first, index), (index, last)]
    return [line[k] for k in sorted(kept)]


def area(ring: Sequence[Point]) -> float:
    """Of a closed outline."""
    return (
        abs(sum(x * v - y * u for (x, y), (u, v) in zip(ring, [*ring[1:], *ring[:1]], strict=True)))
        / 2
    )


def path(lines: Sequence[Sequence[Point]], *, closed: bool) -> str:
    """Lines as one SVG path of relative steps, in tenths of a unit."""
    grid = [[(round(x * 10), round(y * 10)) for x, y in line] for line in lines]
    return "".join(_line_path(line, closed=closed) for line in grid if len(set(line)) > 1)


def _line_path(tenths: Sequence[tuple[int, int]], *, closed: bool) -> str:
    text = f"M{_tenth(tenths[0][0])}{_joined(tenths[0][1])}l"
    first = True
    for (x, y), (u, v) in itertools.pairwise(tenths):
        if (x, y) != (u, v):
            step = _tenth(u - x)
            text += (step if first or step.startswith("-") else f" {step}") + _joined(v - y)
            first = False
    return text + ("z" if closed else "")


def _joined(tenths: int) -> str:
    """A number after another: a minus sign parts them as well as a space does."""
    text = _tenth(tenths)
    return text if text.startswith("-") else f" {text}"


def _tenth(tenths: int) -> str:
    sign, whole, part = "-" if tenths < 0 else "", abs(tenths) // 10, abs(tenths) % 10
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"


def shaped(line: Sequence[Point], change: Callable[[float, float], Point]) -> list[Point]:
    """Every point changed alike."""
    return [change(x, y) for x, y in line]


def _between(here: Point, there: Point, share: float) -> Point:
    return (here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1]))


def _from_segment(point: Point, start: Point, end: Point) -> float:
    x, y = end[0] - start[0], end[1] - start[1]
    square = x * x + y * y
    if not square:
        return math.dist(point, start)
    share = ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / square
    return math.dist(point, _between(start, end, max(0.0, min(1.0, share))))
