"""Cheapest paths over the board, by the prices that a bot puts on the routes."""

from funicular.engine.board import Board
from funicular.engine.position import NO_PLACE, NO_ROUTE, View
from funicular.engine.routes import has_cars, is_free

from .memory import Memory

FAR = 1_000_000  # the price of a route that cannot be used, and the distance of what it cuts off


def can_build(board: Board, view: View, route: int) -> bool:
    """Could the viewer still claim this route, given the cards?"""
    me = view.viewer
    return is_free(board, view, me, route) and has_cars(board, view, me, route)


def price_by_length(board: Board, view: View, memory: Memory) -> None:
    """Own routes are free, others cost their cars, and what is taken is out of reach."""
    for route in range(board.routes):
        if view.route_owner[route] == view.viewer:
            memory.price[route] = 0
        elif can_build(board, view, route):
            memory.price[route] = board.route_length[route]
        else:
            memory.price[route] = FAR


def find_paths(board: Board, memory: Memory, start: int, goal: int) -> int:
    """Search from `start` until `goal` is settled (NO_PLACE: everything); the goal's distance."""
    for place in range(board.places):
        memory.distance[place] = FAR
    memory.distance[start] = 0
    memory.arrival[start] = NO_ROUTE
    memory.frontier[0] = start
    size = 1
    while size > 0:
        at = nearest_of(memory, size)
        here = memory.frontier[at]
        if here == goal:
            return memory.distance[here]
        size -= 1
        memory.frontier[at] = memory.frontier[size]
        for index in range(board.first_end[here], board.first_end[here + 1]):
            route = board.route_end[index]
            there = board.route_a[route] + board.route_b[route] - here
            before = memory.distance[there]
            reached = memory.distance[here] + memory.price[route]
            if reached < before:
                memory.distance[there] = reached
                memory.arrival[there] = route
                if before == FAR:
                    memory.frontier[size] = there
                    size += 1
    return FAR


def nearest_of(memory: Memory, size: int) -> int:
    """Where in the frontier the nearest place is; of equally near ones the first on the board."""
    best = 0
    place = memory.frontier[0]
    nearest = memory.distance[place]
    for index in range(1, size):
        other = memory.frontier[index]
        distance = memory.distance[other]
        if distance < nearest or (distance == nearest and other < place):
            best = index
            place = other
            nearest = distance
    return best


def step_back(board: Board, memory: Memory, place: int) -> int:
    """The place before this one on the path found, or NO_PLACE at its start."""
    route = memory.arrival[place]
    if route == NO_ROUTE:
        return NO_PLACE
    return board.route_a[route] + board.route_b[route] - place


def want_path(board: Board, memory: Memory, goal: int) -> None:
    """Want every route of the path found to `goal` that costs anything."""
    place = goal
    before = step_back(board, memory, place)
    while before != NO_PLACE:
        route = memory.arrival[place]
        if memory.price[route] > 0:
            memory.wanted[route] = 1
        place = before
        before = step_back(board, memory, place)


def want_nothing(board: Board, memory: Memory) -> None:
    for route in range(board.routes):
        memory.wanted[route] = 0
