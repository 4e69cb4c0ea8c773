"""The last turn: whatever brings most points at once."""

from funicular.bots.memory import Memory
from funicular.bots.paths import can_build
from funicular.engine.actions import ACTIONS, DRAW_TICKETS, claim, station
from funicular.engine.board import Board
from funicular.engine.position import GREY, NO_ROUTE, NOBODY, View
from funicular.engine.stations import station_cost

from .claims import best_payment, route_payment, tunnel_risk
from .components import find_components
from .ticket_choice import best_of_draw, insert_value, unseen_tickets

NOTHING = ACTIONS


def choose_last(board: Board, view: View, memory: Memory) -> int:
    """The best claim, station or draw of tickets; NOTHING if nothing gains."""
    find_components(board, view, memory, view.viewer)
    best = NOTHING
    most = 0
    for route in range(board.routes):
        if can_build(board, view, route):
            paid = route_payment(board, view, memory, route)
            if paid != NOTHING:
                value = memory.plan[0].gain[route] + joined_points(board, view, memory, route)
                value -= value * tunnel_risk(board, view, memory, route, paid) // 1000
                if value > most:
                    most = value
                    best = claim(route, paid)
    value = best_loan(board, view, memory)
    if value > most:
        most = value
        best = station_for_loan(board, view, memory)
    value = value_of_last_tickets(board, view, memory)
    if value > most:
        best = DRAW_TICKETS
    return best


def best_loan(board: Board, view: View, memory: Memory) -> int:
    """Points that a new station would bring now; the route to borrow is left in the plan."""
    plan = memory.plan[0]
    plan.loan_route = NO_ROUTE
    most = 0
    if view.players[view.viewer].stations == 0:
        return 0
    if (
        best_payment(board, view, memory, GREY, station_cost(board, view, view.viewer), 0)
        == NOTHING
    ):
        return 0
    for route in range(board.routes):
        owner = view.route_owner[route]
        if owner == NOBODY or owner == view.viewer:
            continue
        a, b = board.route_a[route], board.route_b[route]
        if view.station_owner[a] == NOBODY or view.station_owner[b] == NOBODY:
            value = joined_points(board, view, memory, route) - 100 * board.unbuilt_points
            if value > most:
                most = value
                plan.loan_route = route
    return most


def station_for_loan(board: Board, view: View, memory: Memory) -> int:
    """Build at a free end of the route to be borrowed."""
    route = memory.plan[0].loan_route
    place = board.route_a[route]
    if view.station_owner[place] != NOBODY:
        place = board.route_b[route]
    paid = station_payment(board, view, memory)
    return NOTHING if paid == NOTHING else station(place, paid)


def station_payment(board: Board, view: View, memory: Memory) -> int:
    cost = station_cost(board, view, view.viewer)
    return best_payment(board, view, memory, GREY, cost, 0)


def value_of_last_tickets(board: Board, view: View, memory: Memory) -> int:
    """What the best of the tickets to be drawn is worth if nothing more is built."""
    unseen = unseen_tickets(board, view)
    count = 0
    for ticket in range(board.tickets):
        if (unseen >> ticket) & 1 == 1:
            points = 100 * board.ticket_points[ticket]
            done = memory.root[board.ticket_a[ticket]] == memory.root[board.ticket_b[ticket]]
            insert_value(memory, count, points if done else -points)
            count += 1
    return best_of_draw(board, view, memory, count)


def joined_points(board: Board, view: View, memory: Memory, route: int) -> int:
    """Twice the points of the open tickets that this route would complete."""
    a = memory.root[board.route_a[route]]
    b = memory.root[board.route_b[route]]
    if a == b:
        return 0
    points = 0
    for ticket in range(board.tickets):
        if (view.players[view.viewer].tickets >> ticket) & 1 == 1:
            one = memory.root[board.ticket_a[ticket]]
            other = memory.root[board.ticket_b[ticket]]
            if (one == a and other == b) or (one == b and other == a):
                points += 200 * board.ticket_points[ticket]
    return points
