"""Stopping early: a sequential probability ratio test on the deals of a duel.

Deals are independent, games of a deal are not, so a deal's mean share is one observation. The
generalised test for the mean of a variable of unknown variance follows chess engine testing: the
log likelihood ratio of two means is approximated from the sample's own variance.

Between `low` and `high` either answer may come: the smaller that gap, the more deals it takes. With
the gap around a share, the answer tips at that share.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

GAP = 0.05
Verdict = Literal["stronger", "not stronger", "open"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is the share at least `high` rather than at most `low`? Wrong with probability `error`."""

    low: float
    high: float
    error: float = 0.05
    least: int = 20

    @classmethod
    def better_than(cls, fair: float) -> Sprt:
        """Is it better than a fair share, by a whole gap?"""
        return cls(fair, fair + GAP)

    @classmethod
    def reaching(cls, share: float) -> Sprt:
        """Is the share at least this one? The gap lies around it, half of it on either side."""
        return cls(share - GAP / 2, share + GAP / 2)

    def ratio(self, shares: Sequence[float]) -> float:
        """The log likelihood ratio of `high` to `low`."""
        count = len(shares)
        if count < self.least:
            return 0.0
        mean = sum(shares) / count
        # Two imagined deals, one lost and one won, keep the variance from being zero.
        variance = (sum((x - mean) ** 2 for x in shares) + mean**2 + (1 - mean) ** 2) / (count + 2)
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, shares: Sequence[float]) -> Verdict:
        bound = math.log((1 - self.error) / self.error)
        ratio = self.ratio(shares)
        if ratio >= bound:
            return "stronger"
        if ratio <= -bound:
            return "not stronger"
        return "open"
