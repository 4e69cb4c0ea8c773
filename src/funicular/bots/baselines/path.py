"""The bot `path`: one ticket after the other, along the shortest path."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths, price_by_length, want_nothing, want_path
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import Phase, View

from .habits import (
    NOTHING,
    claim_best_wanted,
    draw_or_whatever,
    draw_tickets,
    hold_tickets,
    keep_nearest,
    longest_free,
    settle_smaller,
    value_cards,
    want_long_routes,
)


def choose_path(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        return keep_nearest(board, view, memory)
    if view.phase != Phase.TURN and view.phase != Phase.SECOND_CARD:
        return settle_smaller(board, view, memory, chance)
    working = want_nearest_ticket(board, view, memory)
    if not working:
        want_long_routes(board, view, memory, longest_free(board, view))
    if view.phase == Phase.TURN:
        action = claim_best_wanted(board, view, memory)
        if action == NOTHING and not working and 3 * view.players[view.viewer].cars > board.cars:
            action = draw_tickets(view)
        if action != NOTHING:
            return action
    value_cards(board, view, memory)
    return draw_or_whatever(board, view, memory, chance)


def want_nearest_ticket(board: Board, view: View, memory: Memory) -> bool:
    """Want the path of the open ticket with the fewest cars to go; false if none is open."""
    price_by_length(board, view, memory)
    want_nothing(board, memory)
    hold_tickets(board, view, memory)
    nearest = FAR
    best = board.tickets
    for index in range(memory.ticket_count):
        ticket = memory.ticket[index]
        gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
        if 0 < gap < nearest:
            nearest = gap
            best = ticket
    if best == board.tickets or nearest > view.players[view.viewer].cars:
        return False
    find_paths(board, memory, board.ticket_a[best], board.ticket_b[best])
    want_path(board, memory, board.ticket_b[best])
    return True
