"""Mountains and hills as a mapmaker's pen draws them: rows of peaks, and rings of hachures."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

Point = tuple[float, float]


def peaks(ridge: Sequence[Point], dice: random.Random, size: float = 9.0) -> list[list[Point]]:
    """Little peaks along a ridge, each with a stroke of shade on its eastern side."""
    strokes = []
    for foot_x, foot_y in _along(ridge, 1.9 * size):
        high = size * dice.uniform(0.7, 1.25)
        x, y = foot_x + dice.gauss(0, 0.25 * size), foot_y + dice.gauss(0, 0.45 * size)
        strokes.append([(x - 0.75 * high, y), (x, y - high), (x + 0.75 * high, y)])
        strokes.append([(x + 0.05 * high, y - 0.6 * high), (x + 0.3 * high, y - 0.05 * high)])
    return strokes


def hachures(
    centre: Point, radius: float, dice: random.Random, squash: float = 0.75
) -> list[list[Point]]:
    """Short strokes downhill all round a hill top, in two rings."""
    strokes = []
    for inner, outer, count in ((0.35, 0.62, 14), (0.7, 1.0, 24)):
        for k in range(count):
            turn = 2 * math.pi * (k + 0.5 * (inner > 0.5)) / count + dice.gauss(0, 0.03)
            near, far = radius * inner, radius * outer * dice.uniform(0.9, 1.08)
            x, y = math.cos(turn), math.sin(turn) * squash
            strokes.append(
                [
                    (centre[0] + near * x, centre[1] + near * y),
                    (centre[0] + far * x, centre[1] + far * y),
                ]
            )
    return strokes


def _along(line: Sequence[Point], pitch: float) -> list[Point]:
    """Points at even distances along a line."""
    points, left = [], pitch / 2
    for here, there in itertools.pairwise(line):
        length = math.dist(here, there)
        while left < length:
            share = left / length
            points.append(
                (here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1]))
            )
            left += pitch
        left -= length
    return points
