"""No bot ever makes an illegal move, over-runs its time by a fifth, or knows what is hidden.

FUNICULAR_SOAK_GAMES says how many games the long test plays, on all cores; ten thousand are asked
of a release:

    FUNICULAR_SOAK_GAMES=10000 pytest --long -n 0 -s tests/bots/test_soak.py
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from tests.bots.soak import MET, Soaked, soak_games
from tests.bots.test_fair_play import TABLES

from funicular.arena.running import in_parallel
from funicular.bots import warm_up_search

GAMES = int(os.environ.get("FUNICULAR_SOAK_GAMES", "500"))
CHUNK = 2 * len(TABLES)  # games that a process plays before it reports


def check(told: Soaked, games: int) -> None:
    assert told.faults == []
    assert told.games == games
    assert told.searched > 10 * games
    assert told.seen_twice > games


def test_a_few_games_of_a_soak() -> None:
    """Two at each table, from the part where cards are hoarded and tickets are taken."""
    told = soak_games(2 * len(TABLES), 2 * len(TABLES))[0]
    check(told, 2 * len(TABLES))
    assert all(told.met[odd] for odd in MET), told.met


@pytest.mark.long
def test_a_soak_of_many_games() -> None:
    warm_up_search()  # here, once: the workers then load what was compiled
    told, cores = Soaked(), os.cpu_count() or 1
    jobs = [(soak_games, (first, min(CHUNK, GAMES - first))) for first in range(0, GAMES, CHUNK)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as processes:
        for some in in_parallel(processes, cores, jobs):
            told.add(some)
            sys.stdout.write(f"{told.games} games, {told.decisions} decisions, {told.faults}\n")
    sys.stdout.write(f"{told}\n")
    check(told, GAMES)
    assert all(told.met[odd] >= GAMES // 10 for odd in MET), told.met
