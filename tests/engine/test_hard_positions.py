"""The positions that are hardest to score, found by hill climbing on the number of partial trails.

The data hold networks of 45 cars on a real board and of 60 cars on imaginary ones, and positions
with three stations and many tickets. Each longest path is checked against a sweep (see `oracles`),
which works quite differently; and so that the search stays quick, what it looks at is counted.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import networkx as nx
import pytest
from tests.engine import compiled_steps
from tests.engine.oracles import (
    Edge,
    best_borrowing,
    board_of_edges,
    edges_of,
    is_trail,
    owning,
    sweep_trails,
)
from tests.making import make_map

from funicular.engine.board import Board, build_board
from funicular.engine.compiled import Twin, array_of, engine, to_array
from funicular.engine.position import NO_ROUTE, NOBODY, State
from funicular.engine.scoring import Score, ScoreWork, score_tickets
from funicular.engine.trails import TrailWork, longest_trail
from funicular.maps import load_map
from funicular.simulation.hard_positions import HARD, hard_positions, score_once

EUROPE = load_map("europe")
BOARD = build_board(EUROPE)

MOST_ON_A_REAL_BOARD = 100
MOST_IN_A_REGULAR_NETWORK = 150
MOST_IN_ANY_NETWORK = 12000
"""Partial trails looked at. The first search that we had looked at a million in one of these."""


@cache
def twin() -> Twin:
    return Twin([compiled_steps], below=engine())


def numbers(names: Sequence[str], parts: Sequence[Any]) -> list[int]:
    """Where the parts of a map with these ids are in its list."""
    ids = [part.id for part in parts]
    return [ids.index(name) for name in names]


def check_shown(board: Board, routes: Sequence[int], work: TrailWork) -> None:
    """The trail found is a trail, and as long as it is said to be."""
    shown = [route for index, route in enumerate(routes) if (work.best_set >> index) & 1]
    assert is_trail(edges_of(board, shown))
    assert sum(board.route_length[route] for route in shown) == work.best


@pytest.mark.parametrize("number", range(len(HARD["europe"])))
def test_hard_networks_of_a_real_board(number: int) -> None:
    hard = HARD["europe"][number]
    routes = numbers(hard["routes"], EUROPE.routes)
    assert sum(BOARD.route_length[route] for route in routes) <= BOARD.cars
    work = TrailWork()
    assert longest_trail(BOARD, owning(routes), 0, work) == hard["longest"]
    assert sweep_trails(edges_of(BOARD, routes)) == hard["longest"]
    check_shown(BOARD, routes, work)
    assert work.nodes <= MOST_ON_A_REAL_BOARD


def compiled_search(edges: Sequence[Edge]) -> tuple[int, int]:
    """The longest path and what was looked at, compiled: the hardest take a while otherwise."""
    works = array_of(TrailWork)
    state = owning(range(len(edges)))
    longest = twin().longest_one(to_array(board_of_edges(edges)), to_array(state), 0, works)
    return longest, int(works[0]["nodes"])


@pytest.mark.parametrize("number", range(len(HARD["networks"])))
def test_hard_networks_of_sixty_cars(number: int) -> None:
    hard = HARD["networks"][number]
    edges = [(a, b, length) for a, b, length in hard["edges"]]
    assert sum(length for _, _, length in edges) <= 60
    longest, nodes = compiled_search(edges)
    assert longest == hard["longest"]
    assert sweep_trails(edges, hard["longest"]) == longest
    assert nodes <= MOST_IN_ANY_NETWORK


def unit_edges(graph: nx.Graph) -> list[Edge]:
    plain = nx.convert_node_labels_to_integers(graph, ordering="sorted")
    return [(a, b, 1) for a, b in plain.edges]


REGULAR = {
    "grid": nx.grid_2d_graph(6, 6),
    "ladder": nx.ladder_graph(20),
    "prism": nx.circular_ladder_graph(20),
    "star": nx.star_graph(60),
    "tree": nx.balanced_tree(2, 4),
    "triangles": nx.triangular_lattice_graph(4, 8),
    "two_sides": nx.complete_bipartite_graph(3, 20),
    "wheel": nx.wheel_graph(31),
    "whole": nx.complete_graph(10),
}


@pytest.mark.parametrize("shape", REGULAR)
def test_regular_networks_are_easy(shape: str) -> None:
    edges = unit_edges(REGULAR[shape])
    assert len(edges) <= 60
    longest, nodes = compiled_search(edges)
    assert sweep_trails(edges, longest) == longest
    assert nodes <= MOST_IN_A_REGULAR_NETWORK


def score_stations(board: Board, state: State) -> tuple[tuple[int, int, int], int]:
    """Points, tickets and routes not borrowed; and the combinations of loans there were."""
    score, work = Score(), ScoreWork()
    score.built = board.stations - state.players[0].stations
    score_tickets(board, state, 0, score, work)
    combinations = 1
    for station in range(score.built):
        combinations *= work.option_count[station] + 1
    unused = score.borrowed[: score.built].count(NO_ROUTE)
    return (score.tickets, score.completed_count, unused - score.built), combinations


@pytest.mark.parametrize("number", range(len(HARD["borrowing"])))
def test_hard_borrowing_with_three_stations(number: int) -> None:
    hard = HARD["borrowing"][number]
    state = owning(numbers(hard["routes"], EUROPE.routes))
    for route in range(BOARD.routes):
        if state.route_owner[route] == NOBODY:
            state.route_owner[route] = 1
    for place in numbers(hard["stations"], EUROPE.places):
        state.station_owner[place] = 0
    for ticket in numbers(hard["tickets"], EUROPE.tickets):
        state.players[0].tickets |= 1 << ticket
    best, combinations = score_stations(BOARD, state)
    assert best == (hard["points"], hard["completed"], -hard["borrowed"])
    assert best == best_borrowing(BOARD, state, 0)
    assert combinations <= 400


def test_hard_borrowing_with_four_stations() -> None:
    """Four hubs that share all their neighbours, and a ticket for every two places."""
    source = make_map(
        *[f"h{hub}-n{end} 1 red" for hub in range(4) for end in range(5)],
        cars=20,
        stations={"each": 4, "unbuilt_points": 1},
    )
    board, state = build_board(source), owning(())
    state.route_owner[: board.routes] = [1] * board.routes
    for hub in numbers(["h0", "h1", "h2", "h3"], source.places):
        state.station_owner[hub] = 0
    state.players[0].tickets = (1 << board.tickets) - 1
    best, combinations = score_stations(board, state)
    assert best == best_borrowing(board, state, 0)
    assert combinations == 6**4


def test_the_benchmark_times_these_positions() -> None:
    """Whole scorings of the same positions come to the same results."""
    positions = hard_positions()
    assert len(positions) == len(HARD["europe"]) + len(HARD["borrowing"])
    for hard, position in zip(HARD["europe"], positions, strict=False):
        assert score_once(position).players[0].longest == hard["longest"]
