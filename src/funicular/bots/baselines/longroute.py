"""The bot `longroute`: long routes near its tickets, strung together to a long path."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths, price_by_length
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import Phase, View

from .habits import (
    NOTHING,
    claim_best_wanted,
    draw_or_whatever,
    hold_tickets,
    keep_nearest,
    settle_smaller,
    value_cards,
)
from .onestep import missing_cards, want_best_mark

CARD = 10  # what a missing card costs, in tenths of points
DETOUR = 2  # cars beyond the shortest path that still count as near
JOINED = 20  # for a route that touches the network, in tenths of points


def choose_longroute(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        return keep_nearest(board, view, memory)
    if view.phase != Phase.TURN and view.phase != Phase.SECOND_CARD:
        return settle_smaller(board, view, memory, chance)
    mark_long_routes(board, view, memory)
    want_best_mark(board, view, memory)
    if view.phase == Phase.TURN:
        action = claim_best_wanted(board, view, memory)
        if action != NOTHING:
            return action
    value_cards(board, view, memory)
    return draw_or_whatever(board, view, memory, chance)


def mark_long_routes(board: Board, view: View, memory: Memory) -> None:
    """Points count double; nearness to open tickets and to the network adds to them."""
    price_by_length(board, view, memory)
    hold_tickets(board, view, memory)
    for place in range(board.places):
        memory.member[place] = 0
    for route in range(board.routes):
        if view.route_owner[route] == view.viewer:
            memory.member[board.route_a[route]] = 1
            memory.member[board.route_b[route]] = 1
    for route in range(board.routes):
        memory.mark[route] = 20 * board.points[board.route_length[route]]
        memory.mark[route] -= CARD * missing_cards(board, view, route)
        if memory.member[board.route_a[route]] + memory.member[board.route_b[route]] == 1:
            memory.mark[route] += JOINED
    for index in range(memory.ticket_count):
        mark_near(board, view, memory, memory.ticket[index])


def mark_near(board: Board, view: View, memory: Memory, ticket: int) -> None:
    """Add to every route on a path of the ticket that is not much longer than the shortest."""
    a, b = board.ticket_a[ticket], board.ticket_b[ticket]
    find_paths(board, memory, b, board.places)
    for place in range(board.places):
        memory.away[place] = memory.distance[place]
    find_paths(board, memory, a, board.places)
    gap = memory.distance[b]
    if gap == 0 or gap >= FAR or gap > view.players[view.viewer].cars:
        return
    for route in range(board.routes):
        length = memory.price[route]
        one, other = board.route_a[route], board.route_b[route]
        through = length + min(
            memory.distance[one] + memory.away[other], memory.distance[other] + memory.away[one]
        )
        if length > 0 and through <= gap + DETOUR:
            memory.mark[route] += 20 * board.ticket_points[ticket] * length // through
