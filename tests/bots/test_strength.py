"""How strong the planner is, with room for luck; `--long` holds it to the figures we publish."""

from __future__ import annotations

import pytest

from funicular.arena import Match, duel, figures_of, run_match

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
