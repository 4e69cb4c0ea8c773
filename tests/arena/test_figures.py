"""Win shares, intervals and the stopping test, against figures worked out by hand."""

from __future__ import annotations

import random

import pytest

from funicular.arena import GameResult, SeatResult, figures_of
from funicular.arena.figures import deal_shares, interval, whole_deals
from funicular.arena.stopping import Sprt


def seat(bot: str, total: int, won: float) -> SeatResult:
    return SeatResult(bot, total, won, (total, 0, 0, 0, 0), 1, 2, 0, 4, 10, 20, 40, 0)


def game(deal: int, rotation: int, *seats: SeatResult) -> GameResult:
    return GameResult(0, deal, rotation, True, seats)


def test_a_deal_counts_once_however_many_seatings_it_has() -> None:
    results = [
        game(0, 0, seat("a", 50, 1.0), seat("b", 40, 0.0)),
        game(0, 1, seat("b", 60, 1.0), seat("a", 40, 0.0)),
        game(1, 0, seat("a", 50, 1.0), seat("b", 40, 0.0)),
        game(1, 1, seat("b", 30, 0.0), seat("a", 40, 1.0)),
    ]
    assert deal_shares("a", results) == [0.5, 1.0]
    assert deal_shares("b", results) == [0.5, 0.0]


def test_figures_add_up() -> None:
    results = [
        game(0, 0, seat("a", 50, 1.0), seat("b", 40, 0.0)),
        game(0, 1, seat("b", 60, 0.5), seat("a", 60, 0.5)),
    ]
    figures = figures_of(results, 2)
    assert figures.games == 2
    assert figures.deals == 1
    assert figures.seat_shares == [0.75, 0.25]
    assert figures.bots["a"].win_share == 0.75
    assert figures.bots["a"].mean_score == 55
    assert figures.bots["b"].mean_route_length == 2.5
    assert sum(bot.win_share for bot in figures.bots.values()) == 1


@pytest.mark.parametrize("truth", [0.1, 0.5, 0.85])
def test_the_interval_holds_the_truth_19_times_in_20(truth: float) -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(2000):
        shares = [float(chance.random() < truth) for _ in range(60)]
        _, low, high = interval(shares)
        held += low <= truth <= high
    assert 0.93 <= held / 2000 <= 0.985


def test_the_interval_of_few_deals_is_wide() -> None:
    assert interval([1.0]) == (1.0, 0.0, 1.0)
    mean, low, high = interval([1.0] * 10)
    assert (mean, high) == (1.0, 1.0)
    assert low < 0.9


def test_a_deal_with_a_seating_missing_does_not_count_yet() -> None:
    won = (seat("a", 50, 1.0), seat("b", 40, 0.0))
    lost = (seat("b", 50, 1.0), seat("a", 40, 0.0))
    results = [game(0, 0, *won), game(1, 0, *won), game(1, 1, *lost), game(2, 1, *won)]
    assert deal_shares("a", whole_deals(results, 2)) == [0.5]


@pytest.mark.parametrize(("truth", "verdict"), [(0.625, "not stronger"), (0.675, "stronger")])
def test_a_share_that_was_asked_for_is_rarely_judged_wrong(truth: float, verdict: str) -> None:
    chance = random.Random(3)
    test = Sprt.reaching(0.65)
    right = 0
    for _ in range(200):
        shares: list[float] = []
        while test.verdict(shares) == "open":
            shares += [float(chance.random() < truth) for _ in range(20)]
        right += test.verdict(shares) == verdict
    assert right >= 180  # at most 5 % wrong, and some luck


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "not stronger"), (0.55, "stronger")])
def test_the_stopping_test_is_rarely_wrong(truth: float, verdict: str) -> None:
    chance = random.Random(2)
    test = Sprt.better_than(0.5)
    right = 0
    for _ in range(200):
        shares: list[float] = []
        while test.verdict(shares) == "open":
            shares += [float(chance.random() < truth) for _ in range(20)]
        right += test.verdict(shares) == verdict
    assert right >= 180  # at most 5 % wrong, and some luck
