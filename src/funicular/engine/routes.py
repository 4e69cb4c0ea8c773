"""Routes: which ones a seat may claim, and claiming them (C1 to C5)."""

from .board import Board
from .position import NO_ROUTE, NOBODY, Position, State


def is_free(board: Board, position: Position, seat: int, route: int) -> bool:
    """Is the route free, and is its other track no obstacle for this seat (C2, C4)?"""
    if position.route_owner[route] != NOBODY:
        return False
    twin = board.route_twin[route]
    if twin == NO_ROUTE or position.route_owner[twin] == NOBODY:
        return True
    if position.route_owner[twin] == seat:
        return False
    return position.seats > board.closed_up_to


def has_cars(board: Board, position: Position, seat: int, route: int) -> bool:
    return position.players[seat].cars >= board.route_length[route]


def wilds_needed(board: Board, route: int) -> int:
    """How many wilds a ferry asks for (C5)."""
    return board.route_wilds[route]


def build_route(board: Board, state: State, seat: int, route: int) -> None:
    """Put a car on each space and score the route at once (C2, C3)."""
    length = board.route_length[route]
    state.route_owner[route] = seat
    state.players[seat].cars -= length
    state.players[seat].points += board.points[length]
