"""What the results of an arena say: win shares with intervals, scores and their parts."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from .matches import PART_NAMES, GameResult, SeatResult
from .shares import NORMAL_95


@dataclass(frozen=True, slots=True)
class BotFigures:
    """How one bot did, over all seats it played."""

    games: int
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    parts: dict[str, float]
    tickets_completed: float
    tickets_held: float
    stations_built: float
    routes_claimed: float
    mean_route_length: float
    turns: float
    faults: int
    slowest: float
    trouble: str
    """What first went wrong, of a bot that is a program of its own."""


@dataclass(slots=True)
class Figures:
    """The figures of an arena so far."""

    games: int
    deals: int
    players: int
    unfinished: int
    bots: dict[str, BotFigures] = field(default_factory=dict)
    seat_shares: list[float] = field(default_factory=list)
    """Games won from each seat, whoever sat there: the advantage of the order."""

    def facts(self) -> dict[str, Any]:
        return asdict(self)


def figures_of(results: Sequence[GameResult], players: int) -> Figures:
    by_bot: dict[str, list[SeatResult]] = defaultdict(list)
    for game in results:
        for seat in game.seats:
            by_bot[seat.bot].append(seat)
    made = Figures(
        games=len(results),
        deals=len({(game.lineup, game.deal) for game in results}),
        players=players,
        unfinished=sum(not game.finished for game in results),
    )
    made.seat_shares = [
        _mean([game.seats[seat].won for game in results]) for seat in range(players)
    ]
    made.bots = {bot: _bot_figures(bot, seats, results) for bot, seats in by_bot.items()}
    return made


def _bot_figures(bot: str, seats: list[SeatResult], results: Sequence[GameResult]) -> BotFigures:
    share, low, high = interval(deal_shares(bot, results))
    cars = sum(seat.cars for seat in seats)
    claims = sum(seat.claims for seat in seats)
    return BotFigures(
        games=len(seats),
        win_share=share,
        win_low=low,
        win_high=high,
        mean_score=_mean([seat.total for seat in seats]),
        parts={
            name: _mean([seat.parts[index] for seat in seats])
            for index, name in enumerate(PART_NAMES)
        },
        tickets_completed=_mean([seat.completed for seat in seats]),
        tickets_held=_mean([seat.held for seat in seats]),
        stations_built=_mean([seat.built for seat in seats]),
        routes_claimed=_mean([seat.claims for seat in seats]),
        mean_route_length=cars / claims if claims else 0.0,
        turns=_mean([seat.turns for seat in seats]),
        faults=sum(seat.faults for seat in seats),
        slowest=max(seat.slowest for seat in seats),
        trouble=next((seat.trouble for seat in seats if seat.trouble), ""),
    )


def deal_shares(bot: str, results: Iterable[GameResult]) -> list[float]:
    """The bot's win share in each deal: games of one deal share their luck, deals do not."""
    deals: dict[tuple[int, int], list[float]] = defaultdict(list)
    for game in results:
        won = [seat.won for seat in game.seats if seat.bot == bot]
        if won:
            deals[game.lineup, game.deal].append(_mean(won))
    return [_mean(games) for games in deals.values()]


def whole_deals(results: Iterable[GameResult], rotations: int) -> list[GameResult]:
    """The games of deals that all seatings have been played of: in others a seat weighs more."""
    deals: dict[tuple[int, int], list[GameResult]] = defaultdict(list)
    for game in results:
        deals[game.lineup, game.deal].append(game)
    return [game for games in deals.values() if len(games) == rotations for game in games]


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of independent shares between 0 and 1.

    The normal approximation, widened by a half share at either end, so that a few deals that all
    went one way do not look certain.
    """
    count = len(shares)
    mean = _mean(shares)
    if count < 2:
        return mean, 0.0, 1.0
    padded = [*shares, 0.0, 1.0]
    centre = _mean(padded)
    spread = math.sqrt(sum((x - centre) ** 2 for x in padded) / (len(padded) - 1))
    reach = NORMAL_95 * spread / math.sqrt(len(padded))
    return mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
