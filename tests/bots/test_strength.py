"""How strong planner and search are, with room for luck; `--long` looks more closely."""

from __future__ import annotations

import pytest
from tests.bots.test_search import play_on

from funicular.arena import Match, duel, figures_of, run_match
from funicular.bots import Bot, make_bot, warm_up_search
from funicular.bots.search.search_bot import SearchBot
from funicular.game import new_game

BASELINES = ("random", "path", "hungry", "onestep", "longroute", "racer", "planner-lite")


def share(game: str, players: int, baseline: str, deals: int) -> float:
    match = Match(game, 0, duel("planner", baseline, players), "strength")
    results = list(run_match([match], deals, workers=2))
    assert all(result.finished for result in results)
    figures = figures_of(results, players)
    assert all(bot.faults == 0 for bot in figures.bots.values())
    return figures.bots["planner"].win_share


@pytest.mark.parametrize("game", ["europe", "san_francisco"])
@pytest.mark.parametrize("baseline", BASELINES)
def test_the_planner_beats_each_baseline(game: str, baseline: str) -> None:
    assert share(game, 2, baseline, deals=30) > 0.6


@pytest.mark.long
@pytest.mark.parametrize("game", ["europe", "san_francisco"])
@pytest.mark.parametrize("baseline", BASELINES)
def test_the_planner_wins_four_games_of_five(game: str, baseline: str) -> None:
    assert share(game, 2, baseline, deals=400) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("game", ["europe", "san_francisco"])
@pytest.mark.parametrize("baseline", BASELINES)
def test_the_planner_wins_half_the_games_among_three_of_a_kind(game: str, baseline: str) -> None:
    assert share(game, 4, baseline, deals=200) >= 0.5


PLAYOUTS = 300
"""Of each decision: about what 50 ms are good for, whatever else the machine has to do."""


def search_share(game: str, players: int, deals: int) -> float:
    """How much of its games one search wins among planners, from every seat of each deal."""
    warm_up_search()
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            table = new_game(game, players, seed=f"strength {deal}")
            bots: list[Bot] = [make_bot("planner", f"{deal} {each}") for each in range(players)]
            bots[seat] = SearchBot(f"{deal} {seat}", playouts=PLAYOUTS)
            play_on(table, bots)
            winners = table.score().winners
            won += (seat in winners) / len(winners)
    return won / (deals * players)


@pytest.mark.long
@pytest.mark.parametrize("game", ["europe", "san_francisco"])
def test_search_beats_the_planner(game: str) -> None:
    assert search_share(game, 2, deals=30) > 0.55


@pytest.mark.long
@pytest.mark.parametrize("game", ["europe", "san_francisco"])
def test_search_wins_more_than_its_share_among_planners(game: str) -> None:
    assert search_share(game, 4, deals=15) > 1 / 3
