"""The cheapest network for a set of tickets.

Finding the very cheapest is a hard problem (a Steiner forest); this comes near it. Tickets are
connected one after the other, and what is laid for one costs the next nothing; then each path is
lifted and laid again until nothing gets cheaper. Tickets that cost more than they bring, or that
the cars or the turns left do not reach for, are dropped.
"""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths, step_back
from funicular.engine.board import Board
from funicular.engine.position import NO_PLACE, View
from funicular.maps.limits import MAX_PLACES

from .components import completes, find_components
from .plan import MOST_TICKETS

ROUNDS = 2


def clear_network(board: Board, memory: Memory) -> None:
    plan = memory.plan[0]
    plan.count = 0
    plan.changes = 0
    for route in range(board.routes):
        plan.uses[route] = 0
        memory.price[route] = plan.price[route]


def add_ticket(board: Board, memory: Memory, ticket: int) -> None:
    """Put a ticket on the plan, if there is room for it."""
    plan = memory.plan[0]
    if plan.count == MOST_TICKETS:
        return
    index = plan.count
    plan.ticket[index] = ticket
    plan.dropped[index] = 1
    plan.path_size[index] = 0
    plan.count += 1


def add_open_tickets(board: Board, view: View, memory: Memory) -> None:
    """All tickets held that the viewer's own routes do not complete yet."""
    plan = memory.plan[0]
    plan.done = 0
    find_components(board, view, memory, view.viewer)
    for ticket in range(board.tickets):
        if (view.players[view.viewer].tickets >> ticket) & 1 == 1:
            if completes(board, memory, ticket):
                plan.done |= 1 << ticket
            else:
                add_ticket(board, memory, ticket)


def build_network(board: Board, view: View, memory: Memory) -> None:
    """Connect the tickets of the plan, and drop those that are not worth it."""
    plan = memory.plan[0]
    laid = 0
    for index in range(plan.count):
        lay_path(board, memory, index)
        laid += 1 - plan.dropped[index]
    for _ in range(ROUNDS if laid > 1 else 0):  # a path alone is as short as it can be
        before = weigh_network(board, memory)
        relay_paths(board, memory)
        if weigh_network(board, memory) == before:
            break
    drop_tickets(board, view, memory)


def relay_paths(board: Board, memory: Memory) -> None:
    """Lay each path again, unless all others are as they were when it was laid."""
    plan = memory.plan[0]
    for index in range(plan.count):
        if plan.dropped[index] == 0 and plan.laid_at[index] != plan.changes:
            lift_path(memory, index)
            lay_path(board, memory, index)


def lay_path(board: Board, memory: Memory, index: int) -> None:
    """Connect a ticket by the cheapest path; dropped if there is none."""
    plan = memory.plan[0]
    ticket = plan.ticket[index]
    gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
    plan.dropped[index] = 1 if gap >= FAR else 0
    if gap >= FAR:
        return
    place = board.ticket_b[ticket]
    size = 0
    changed = False
    before = step_back(board, memory, place)
    while before != NO_PLACE:
        route = memory.arrival[place]
        if plan.price[route] > 0:
            at = index * MAX_PLACES + size
            changed = changed or plan.path[at] != route
            plan.path[at] = route
            plan.uses[route] += 1
            memory.price[route] = 0
            size += 1
        place = before
        before = step_back(board, memory, place)
    if changed or size != plan.path_size[index]:
        plan.path_size[index] = size
        plan.changes += 1
    plan.laid_at[index] = plan.changes


def lift_path(memory: Memory, index: int) -> None:
    """Take a path out of the network; it stays noted, to be compared with the next."""
    plan = memory.plan[0]
    plan.dropped[index] = 1
    for at in range(index * MAX_PLACES, index * MAX_PLACES + plan.path_size[index]):
        route = plan.path[at]
        plan.uses[route] -= 1
        if plan.uses[route] == 0:
            memory.price[route] = plan.price[route]


def weigh_network(board: Board, memory: Memory) -> int:
    """Add up price, turns, cars and stations; returns the price."""
    plan = memory.plan[0]
    plan.network_price = 0
    plan.network_turns = 0
    plan.network_cars = 0
    plan.loans = 0
    for route in range(board.routes):
        if plan.uses[route] > 0:
            plan.network_price += plan.price[route]
            plan.network_turns += plan.turns[route]
            if plan.loan[route] == 0:
                plan.network_cars += board.route_length[route]
            elif plan.price[route] >= plan.station_price:
                plan.loans += 1
    return plan.network_price


def drop_tickets(board: Board, view: View, memory: Memory) -> None:
    """Drop what costs more than it brings; then the least worth while too much is asked for."""
    plan = memory.plan[0]
    player = view.players[view.viewer]
    while True:
        weigh_network(board, memory)
        too_much = (
            plan.network_cars > player.cars
            or plan.loans > player.stations
            or plan.network_turns > plan.most_turns
        )
        worst = plan.count
        least = 0
        for index in range(plan.count):
            if plan.dropped[index] == 0:
                margin = ticket_margin(board, memory, index)
                if margin < least or (too_much and worst == plan.count):
                    least = margin
                    worst = index
        if worst == plan.count:
            return
        lift_path(memory, worst)
        plan.changes += 1
        relay_paths(board, memory)


def ticket_margin(board: Board, memory: Memory, index: int) -> int:
    """What the ticket brings, done instead of failed, less what only it costs."""
    plan = memory.plan[0]
    alone = 0
    routes = plan.path_size[index]
    for at in range(index * MAX_PLACES, index * MAX_PLACES + routes):
        route = plan.path[at]
        if plan.uses[route] == 1:
            alone += plan.price[route]
    sure = 100 - min(90, routes * memory.traits[0].risk)
    return 2 * board.ticket_points[plan.ticket[index]] * sure - alone


def network_value(board: Board, view: View, memory: Memory) -> int:
    """Points that the plan's tickets promise, less what the network costs."""
    plan = memory.plan[0]
    value = -weigh_network(board, memory)
    for index in range(plan.count):
        points = 100 * board.ticket_points[plan.ticket[index]]
        if plan.dropped[index] == 1:
            value -= points
        else:
            sure = 100 - min(90, plan.path_size[index] * memory.traits[0].risk)
            value += (2 * sure - 100) * points // 100
    return value
