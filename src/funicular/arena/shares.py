"""Shares of a count, and how sure they are."""

from __future__ import annotations

import math
from dataclasses import dataclass

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Share:
    """`count` of `of`, with the 95 % interval of the share behind it."""

    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float | None:
        return self.count / self.of if self.of else None


def share_of(count: int, of: int) -> Share:
    """A share with Wilson's interval, which stays honest where a sample is small or one-sided."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    mean, square = count / of, NORMAL_95**2
    centre = (mean + square / (2 * of)) / (1 + square / of)
    reach = math.sqrt(mean * (1 - mean) / of + square / (4 * of * of))
    reach *= NORMAL_95 / (1 + square / of)
    return Share(
        count, of, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach))
    )
