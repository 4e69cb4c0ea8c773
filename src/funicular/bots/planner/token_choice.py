"""Tourist tokens: which to take, and where to put the stacks that are left over."""

from funicular.bots.memory import Memory
from funicular.engine.actions import TAKE, put_stack
from funicular.engine.board import Board
from funicular.engine.position import NO_PLACE, View
from funicular.engine.tokens import can_put, has_stack


def choose_token(board: Board, view: View) -> int:
    """Of the two ends, the one whose stack is the lower: it may be gone next time."""
    a, b = board.route_a[view.pending_route], board.route_b[view.pending_route]
    return TAKE + (a if height_at(board, view, a) <= height_at(board, view, b) else b)


def height_at(board: Board, view: View, place: int) -> int:
    for symbol in range(board.symbols):
        if view.stack_place[symbol] == place:
            return view.stack_height[symbol]
    return 0


def choose_stack(board: Board, view: View, memory: Memory) -> int:
    """Put a stack where the planned network has most routes to pass it."""
    plan = memory.plan[0]
    symbol = 0
    while not can_put(board, view, symbol):
        symbol += 1
    best = NO_PLACE
    most = -1
    for place in range(board.places):
        if has_stack(board, view, place):
            continue
        passing = 0
        for index in range(board.first_end[place], board.first_end[place + 1]):
            if plan.weight[board.route_end[index]] > 0:
                passing += 1
        if passing > most:
            most = passing
            best = place
    return put_stack(symbol, best)
