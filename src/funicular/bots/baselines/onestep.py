"""The bot `onestep`: gives every next claim a mark, and goes for the best one."""

from funicular.bots.memory import Memory
from funicular.bots.paths import (
    FAR,
    can_build,
    find_paths,
    price_by_length,
    step_back,
    want_nothing,
)
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import NO_PLACE, NO_ROUTE, WILD, Phase, View

from .habits import (
    NOTHING,
    best_colour,
    claim_best_wanted,
    draw_or_whatever,
    draw_tickets,
    hold_tickets,
    keep_nearest,
    settle_smaller,
    value_cards,
)

CARD = 10  # what a missing card costs, in tenths of points


def choose_onestep(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        return keep_nearest(board, view, memory)
    if view.phase != Phase.TURN and view.phase != Phase.SECOND_CARD:
        return settle_smaller(board, view, memory, chance)
    open_tickets = mark_claims(board, view, memory)
    want_best_mark(board, view, memory)
    if view.phase == Phase.TURN:
        action = NOTHING
        if open_tickets == 0 and 2 * view.players[view.viewer].cars > board.cars:
            action = draw_tickets(view)
        if action == NOTHING:
            action = claim_best_wanted(board, view, memory)
        if action != NOTHING:
            return action
    value_cards(board, view, memory)
    return draw_or_whatever(board, view, memory, chance)


def mark_claims(board: Board, view: View, memory: Memory) -> int:
    """A mark for every route: its points, and its share of the tickets whose path it is on."""
    price_by_length(board, view, memory)
    hold_tickets(board, view, memory)
    for route in range(board.routes):
        memory.mark[route] = 10 * board.points[board.route_length[route]]
        memory.mark[route] -= CARD * missing_cards(board, view, route)
    open_tickets = 0
    for index in range(memory.ticket_count):
        ticket = memory.ticket[index]
        gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
        if 0 < gap < FAR and gap <= view.players[view.viewer].cars:
            open_tickets += 1
            share_ticket(board, memory, ticket, gap)
    return open_tickets


def share_ticket(board: Board, memory: Memory, ticket: int, gap: int) -> None:
    """Each route of the path just found gets its share, by its length, of points won, not lost."""
    place = board.ticket_b[ticket]
    before = step_back(board, memory, place)
    while before != NO_PLACE:
        route = memory.arrival[place]
        memory.mark[route] += 20 * board.ticket_points[ticket] * memory.price[route] // gap
        place = before
        before = step_back(board, memory, place)


def missing_cards(board: Board, view: View, route: int) -> int:
    """How many cards the hand lacks for a route, wilds counted as colour."""
    hand = view.players[view.viewer].hand
    length, wilds = board.route_length[route], board.route_wilds[route]
    coloured = min(length - wilds, hand[best_colour(board, view, route)])
    return max(wilds - hand[WILD], length - coloured - hand[WILD], 0)


def want_best_mark(board: Board, view: View, memory: Memory) -> None:
    """Want the one route with the best mark."""
    want_nothing(board, memory)
    best = NO_ROUTE
    for route in range(board.routes):
        if can_build(board, view, route) and (
            best == NO_ROUTE or memory.mark[route] > memory.mark[best]
        ):
            best = route
    if best != NO_ROUTE:
        memory.wanted[best] = 1
