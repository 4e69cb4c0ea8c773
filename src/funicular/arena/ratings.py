"""Ratings: Bradley–Terry strengths of all bots from who finished ahead of whom.

A game of several players counts as one comparison for each pair of different bots in it. On the
scale that chess players know, 400 points are odds of ten to one. The fitting is choix's (the
`arena` extra).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from .matches import GameResult

if TYPE_CHECKING:
    from numpy.typing import NDArray

SCALE = 400 / math.log(10)
MIDDLE = 1500.0
RESAMPLES = 200
PRIOR = 0.01  # a faint pull to the middle, so that a bot that never loses still has a rating


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float
    low: float
    high: float


def rate(results: Sequence[GameResult], seed: int = 0) -> dict[str, Rating]:
    """Ratings with 95 % intervals, from resampling whole deals.

    Who has won everything, or nothing, has an imagined deal among those that went the other way: a
    few deals do not make that certain.
    """
    import numpy as np

    bots = sorted({seat.bot for game in results for seat in game.seats})
    if len(bots) < 2:
        return {bot: Rating(MIDDLE, MIDDLE, MIDDLE) for bot in bots}
    deals = _comparisons_by_deal(results, bots)
    best = _fit(deals.sum(axis=0))
    deals = np.concatenate([deals, _imagined(deals, best)])
    chance = np.random.default_rng(seed)
    samples = []
    for _ in range(RESAMPLES):
        drawn = chance.integers(len(deals), size=len(deals))
        samples.append(_fit(deals[drawn].sum(axis=0)))
    low, high = np.quantile(np.array(samples), (0.025, 0.975), axis=0)
    return {
        bot: Rating(best[i], float(min(low[i], best[i])), float(max(high[i], best[i])))
        for i, bot in enumerate(bots)
    }


def _comparisons_by_deal(results: Sequence[GameResult], bots: Sequence[str]) -> NDArray[Any]:
    """How often each bot finished ahead of each other one, deal by deal."""
    import numpy as np

    deals = {key: n for n, key in enumerate(sorted({(g.lineup, g.deal) for g in results}))}
    ahead = np.zeros((len(deals), len(bots), len(bots)))
    for game in results:
        for one, other in combinations(game.seats, 2):
            a, b = (one.won, one.total), (other.won, other.total)
            if one.bot != other.bot and a != b:
                first, second = (one, other) if a > b else (other, one)
                deal = deals[game.lineup, game.deal]
                ahead[deal, bots.index(first.bot), bots.index(second.bot)] += 1
    return ahead


def _imagined(deals: NDArray[Any], ratings: Sequence[float]) -> NDArray[Any]:
    """For who never won, or never lost, a deal of usual weight against the nearest opponent."""
    import numpy as np

    ahead = deals.sum(axis=0)
    made = []
    for bot, rating in enumerate(ratings):
        met = [other for other in range(len(ratings)) if ahead[bot, other] + ahead[other, bot] > 0]
        won, lost = ahead[bot].sum(), ahead[:, bot].sum()
        if met and (won == 0 or lost == 0):
            nearest = min(met, key=lambda other: abs(ratings[other] - rating))
            winner, loser = (bot, nearest) if won == 0 else (nearest, bot)
            comparisons = deals[:, loser, winner]
            deal = np.zeros(ahead.shape)
            deal[winner, loser] = comparisons[comparisons > 0].mean()
            made.append(deal)
    return np.array(made).reshape(-1, *ahead.shape)


def _fit(ahead: NDArray[Any]) -> list[float]:
    import choix
    import numpy as np

    strengths = choix.ilsr_pairwise_dense(ahead, alpha=PRIOR)
    # Not the mean: nobody's rating should hang on how bad the worst is, which nobody can tell.
    middle = float(np.median(strengths))
    return [MIDDLE + SCALE * (float(strength) - middle) for strength in strengths]
