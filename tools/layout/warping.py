"""Bending a picture gently, so that given points move to given points (thin-plate spline)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Warp = Callable[[float, float], Point]

_LEAST_AREA = 0.12
"""No part of the picture may shrink below this share of its area, let alone fold over."""


def gentle_warp(
    pairs: Sequence[tuple[Point, Point]], width: float, height: float
) -> tuple[Warp, float]:
    """The warp that comes nearest to moving each first point to its second, without folds.

    Also returns how stiff it had to be made.
    """
    for stiffness in (0.0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0):
        warp = thin_plate([*pairs, *_pins(pairs, width, height)], stiffness)
        if _least_area(warp, width, height) > _LEAST_AREA:
            return warp, stiffness
    raise ValueError("the places have moved too far for any gentle warp")


def _pins(
    pairs: Sequence[tuple[Point, Point]], width: float, height: float
) -> list[tuple[Point, Point]]:
    """Points well outside the canvas that move as the nearest places do on average."""
    pins = []
    for x in (-0.5, 0.0, 0.5, 1.0, 1.5):
        for y in (-0.5, 0.0, 0.5, 1.0, 1.5):
            if -0.1 < x < 1.1 and -0.1 < y < 1.1:
                continue
            at = (x * width, y * height)
            weights = [1.0 / (math.dist(at, start) ** 3) for start, _ in pairs]
            total = sum(weights)
            move_x = sum(w * (e[0] - s[0]) for w, (s, e) in zip(weights, pairs, strict=True))
            move_y = sum(w * (e[1] - s[1]) for w, (s, e) in zip(weights, pairs, strict=True))
            pins.append((at, (at[0] + move_x / total, at[1] + move_y / total)))
    return pins


def thin_plate(pairs: Sequence[tuple[Point, Point]], stiffness: float) -> Warp:
    """The thin-plate spline through the pairs; stiffness trades nearness for smoothness."""
    starts = [start for start, _ in pairs]
    count = len(starts)
    size = math.dist((0, 0), max(starts, key=lambda p: math.dist((0, 0), p)))
    unit = [(x / size, y / size) for x, y in starts]
    rows = []
    for i, (x, y) in enumerate(unit):
        row = [_bend(math.dist((x, y), other)) for other in unit]
        row[i] += stiffness
        rows.append([*row, 1.0, x, y])
    for side in ([1.0] * count, [x for x, _ in unit], [y for _, y in unit]):
        rows.append([*side, 0.0, 0.0, 0.0])
    answers = [
        _solve(rows, [*((end[axis] - start[axis]) for start, end in pairs), 0.0, 0.0, 0.0])
        for axis in (0, 1)
    ]

    def warp(x: float, y: float) -> Point:
        u, v = x / size, y / size
        bends = [_bend(math.hypot(u - a, v - b)) for a, b in unit]
        moved = []
        for start, answer in zip((x, y), answers, strict=True):
            flat = answer[count] + answer[count + 1] * u + answer[count + 2] * v
            bent = sum(w * bend for w, bend in zip(answer, bends, strict=False))
            moved.append(start + flat + bent)
        return (moved[0], moved[1])

    return warp


def _bend(distance: float) -> float:
    return distance * distance * math.log(distance) if distance > 1e-12 else 0.0


def _solve(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination with the largest pivots."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    count = len(table)
    for k in range(count):
        pivot = max(range(k, count), key=lambda i: abs(table[i][k]))
        table[k], table[pivot] = table[pivot], table[k]
        for i in range(k + 1, count):
            share = table[i][k] / table[k][k]
            if share:
                table[i] = [a - share * b for a, b in zip(table[i], table[k], strict=True)]
    found = [0.0] * count
    for k in reversed(range(count)):
        rest = sum(table[k][j] * found[j] for j in range(k + 1, count))
        found[k] = (table[k][count] - rest) / table[k][k]
    return found


def _least_area(warp: Warp, width: float, height: float) -> float:
    """The smallest share that a bit of the canvas keeps of its area; negative where it folds."""
    step, least = 20.0, math.inf
    for row in range(int(height / step) + 1):
        for column in range(int(width / step) + 1):
            x, y = column * step, row * step
            (a, b), (c, d), (e, f) = warp(x, y), warp(x + 2, y), warp(x, y + 2)
            least = min(least, ((c - a) * (f - b) - (d - b) * (e - a)) / 4)
    return least
