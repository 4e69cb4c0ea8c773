"""Cheapest paths over the board, by the prices that a bot puts on the routes."""

from funicular.engine.board import Board
from funicular.engine.position import NO_PLACE, NO_ROUTE, View
from funicular.engine.routes import has_cars, is_free
from funicular.maps.limits import MAX_PLACES

from .memory import Memory

FAR = 1_000_000  # the price of a route that cannot be used, and the distance of what it cuts off
NEVER = -1  # is a path short enough to make do with
PLACE_BITS = (MAX_PLACES - 1).bit_length()  # of a distance and a place in one number
PLACE_MASK = (1 << PLACE_BITS) - 1


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
    return find_paths_within(board, memory, start, goal, FAR, NEVER)


def find_paths_within(
    board: Board, memory: Memory, start: int, goal: int, limit: int, enough: int
) -> int:
    """The same, but what is not nearer than `limit` is as good as cut off: FAR.

    Any path up to `enough` will do: the first that is found ends the search.
    """
    for place in range(board.places):
        memory.distance[place] = limit
    memory.distance[start] = 0
    memory.arrival[start] = NO_ROUTE
    memory.frontier[0] = start
    size = 1
    while size > 0:
        # The nearest place, of equally near ones the first on the board. Not a function of its own:
        # the call would cost as much as the look.
        at = 0
        nearest = memory.frontier[0]
        for index in range(1, size):
            other = memory.frontier[index]
            if other < nearest:
                nearest = other
                at = index
        size -= 1
        memory.frontier[at] = memory.frontier[size]
        here, so_far = nearest & PLACE_MASK, nearest >> PLACE_BITS
        if so_far > memory.distance[here]:
            continue  # a shorter way was found since then, and has been passed already
        if here == goal:
            return so_far
        for index in range(board.first_end[here], board.first_end[here + 1]):
            route = board.route_end[index]
            there = board.route_a[route] + board.route_b[route] - here
            reached = so_far + memory.price[route]
            if reached < memory.distance[there]:
                if there == goal and reached <= enough:
                    return reached
                memory.distance[there] = reached
                memory.arrival[there] = route
                memory.frontier[size] = (reached << PLACE_BITS) + there
                size += 1
    return FAR


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
