"""The planner's shortcuts give the answers of the long ways: on positions of real games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from funicular.bots import make_bot
from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, NEVER, find_paths, find_paths_within
from funicular.bots.planner.choosing import think_it_over
from funicular.bots.planner.claims import detour, forget_detours
from funicular.bots.planner.components import find_components
from funicular.bots.planner.ticket_choice import promises_more, value_of_draw
from funicular.engine.board import Board
from funicular.engine.position import NO_ROUTE, View
from funicular.game import new_game

BOARDS = ("europe", "san_francisco")


def positions(game_id: str, players: int, every: int) -> Iterator[tuple[Board, View]]:
    """What the seats of a game between planners see, now and then."""
    game = new_game(game_id, players, seed="shortcuts")
    bots = [make_bot("planner", str(seat)) for seat in range(players)]
    while not game.is_over:
        seat = game.awaited[0]
        view = game.view(seat)
        if game.decisions % every == 0:
            yield game.board, view.position
        game.play(bots[seat].choose(view), seat)


def planned(board: Board, view: View) -> Memory:
    memory = Memory()
    think_it_over(board, view, memory)
    return memory


def distances(board: Board, memory: Memory, start: int, without: int = NO_ROUTE) -> list[int]:
    """By going over all routes again and again (Bellman and Ford)."""
    found = [FAR] * board.places
    found[start] = 0
    for _ in range(board.places):
        for route in range(board.routes):
            if route == without:
                continue
            a, b = board.route_a[route], board.route_b[route]
            price = memory.price[route]
            found[a] = min(found[a], found[b] + price)
            found[b] = min(found[b], found[a] + price)
    return [min(FAR, each) for each in found]


@pytest.mark.parametrize("game_id", BOARDS)
def test_paths_within_a_limit_are_the_shortest_ones(game_id: str) -> None:
    luck = Random(7)
    compared = 0
    for board, view in positions(game_id, 2, every=10):
        memory = planned(board, view)
        start, goal = luck.sample(range(board.places), 2)
        true = distances(board, memory, start)[goal]
        assert find_paths(board, memory, start, goal) == true
        for limit in (true, true + 1, 2 * true + 5):
            within = find_paths_within(board, memory, start, goal, limit, NEVER)
            assert within == (true if true < limit else FAR)
        for enough in (true - 1, true, true + 40, 2 * true):
            any_path = find_paths_within(board, memory, start, goal, FAR, enough)
            assert any_path == true if true > enough else true <= any_path <= enough
            compared += true < FAR
    assert compared > 10


@pytest.mark.parametrize("game_id", BOARDS)
def test_networks_are_what_can_be_walked(game_id: str) -> None:
    for board, view in positions(game_id, 2, every=25):
        memory = Memory()
        for seat in range(view.seats):
            find_components(board, view, memory, seat)
            own = [route for route in range(board.routes) if view.route_owner[route] == seat]
            for start in range(board.places):
                reached = {start}
                while (
                    more := {
                        place
                        for route in own
                        if {board.route_a[route], board.route_b[route]} & reached
                        for place in (board.route_a[route], board.route_b[route])
                    }
                    - reached
                ):
                    reached |= more
                same = {
                    each for each in range(board.places) if memory.root[each] == memory.root[start]
                }
                assert same == reached
                assert memory.member[memory.root[start]] == len(reached)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game_id", BOARDS)
def test_tickets_are_drawn_for_what_the_best_of_them_promises(game_id: str, players: int) -> None:
    answers = set()
    for board, view in positions(game_id, players, every=11):
        memory = planned(board, view)
        value = value_of_draw(board, view, memory)
        for least in (value - 500, value - 1, value, value + 1, value + 500):
            answer = promises_more(board, view, memory, least)
            assert answer == (value > least)
            answers.add(answer)
    assert answers == {True, False}


@pytest.mark.parametrize("game_id", BOARDS)
def test_a_detour_that_matters_is_known_exactly(game_id: str) -> None:
    """Up to `enough` it need not be; beyond, it is the way round, or what the tickets bring."""
    mattered = 0
    for board, view in positions(game_id, 2, every=9):
        memory = planned(board, view)
        plan = memory.plan[0]
        for route in range(board.routes):
            if plan.uses[route] == 0 or board.route_twin[route] != NO_ROUTE:
                continue
            around = distances(board, memory, board.route_a[route], without=route)
            way = min(around[board.route_b[route]], plan.stake[route])
            true = max(0, way - plan.price[route])
            for enough in (-1, 0, true - 1, true, true + 50):
                forget_detours(board, memory)
                found = detour(board, view, memory, route, enough)
                assert found == true if true > enough else found <= max(0, enough)
                mattered += true > max(0, enough)
            # Asked twice with less to make do with, it is looked for again.
            forget_detours(board, memory)
            detour(board, view, memory, route, true)
            assert detour(board, view, memory, route, -1) == true
    assert mattered > 5
