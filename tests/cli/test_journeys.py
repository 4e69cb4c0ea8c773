"""What a ticket still needs, against an independent shortest path."""

import random

import networkx as nx
import pytest

from funicular.cli.journeys import find_journey, joined
from funicular.engine.routes import is_free
from funicular.game import GameView, new_game


def shortest(view: GameView, seat: int, start: str, end: str) -> int | None:
    graph = nx.MultiGraph()
    graph.add_nodes_from(place.id for place in view.map.places)
    for number, route in enumerate(view.map.routes):
        owner = view.routes.get(route.id)
        if owner == seat:
            graph.add_edge(route.start, route.end, weight=0)
        elif is_free(view.notation.board, view.position, seat, number):
            graph.add_edge(route.start, route.end, weight=route.length)
    try:
        return int(nx.dijkstra_path_length(graph, start, end))
    except nx.NetworkXNoPath:
        return None


@pytest.mark.parametrize(("name", "players"), [("europe", 4), ("san_francisco", 2)])
def test_journeys_are_shortest_ways(name: str, players: int) -> None:
    rng = random.Random(3)
    game = new_game(name, players, seed=3)
    compared = 0
    while not game.is_over:
        if game.decisions % 20 == 0:
            view = game.view(0)
            for ticket in rng.sample(game.map.tickets, 8):
                journey = find_journey(view, 0, ticket)
                wanted = shortest(view, 0, ticket.start, ticket.end)
                assert (None if journey is None else journey.cars) == wanted
                assert joined(view, 0, ticket) == (wanted == 0)
                compared += 1
        game.play(game.legal_actions().pick(rng.randrange))
    assert compared >= 40


def test_a_completed_ticket_is_joined() -> None:
    game = new_game("san_francisco", 2, seed=5)
    rng = random.Random(5)
    while not game.is_over:
        game.play(game.legal_actions().pick(rng.randrange))
    view = game.view()
    done = [(seat.seat, each) for seat in game.score().seats for each in seat.tickets]
    assert any(each.completed for _, each in done)
    for seat, each in done:
        assert joined(view, seat, game.map.ticket(each.ticket)) == each.completed
