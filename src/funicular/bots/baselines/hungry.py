"""The bot `hungry`: collects many tickets first, then builds one network for them all."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths, price_by_length, want_nothing, want_path
from funicular.engine.actions import KEEP
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import Phase, View
from funicular.engine.tickets import count_bits, fewest_kept

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

APPETITE = 3  # tickets that it wants to hold beyond those that it must keep at the opening


def choose_hungry(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        return keep_what_fits(board, view, memory)
    if view.phase != Phase.TURN and view.phase != Phase.SECOND_CARD:
        return settle_smaller(board, view, memory, chance)
    hold_tickets(board, view, memory)
    cars = want_network(board, view, memory)
    if view.phase == Phase.TURN and is_hungry(board, view, cars):
        action = draw_tickets(view)
        if action != NOTHING:
            return action
    if cars == 0:
        want_long_routes(board, view, memory, longest_free(board, view))
    if view.phase == Phase.TURN:
        action = claim_best_wanted(board, view, memory)
        if action != NOTHING:
            return action
    value_cards(board, view, memory)
    return draw_or_whatever(board, view, memory, chance)


def is_hungry(board: Board, view: View, cars: int) -> bool:
    """Few tickets, and cars left for more than the network that they ask for."""
    player = view.players[view.viewer]
    if player.ticket_count >= board.opening_keep + APPETITE:
        return False
    return 3 * cars < 2 * player.cars and 3 * player.cars > board.cars


def want_network(board: Board, view: View, memory: Memory) -> int:
    """Want a cheap network for the tickets in memory; how many cars it takes.

    The nearest ticket is connected first, and what is wanted for it costs the next one nothing.
    A ticket that would take more cars than are left is given up.
    """
    price_by_length(board, view, memory)
    want_nothing(board, memory)
    left = view.players[view.viewer].cars
    total = 0
    connected = 0
    for _ in range(memory.ticket_count):
        nearest = FAR
        best = board.tickets
        for index in range(memory.ticket_count):
            ticket = memory.ticket[index]
            if (connected >> ticket) & 1 == 0:
                gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
                if gap < nearest:
                    nearest = gap
                    best = ticket
        if best == board.tickets or total + nearest > left:
            break
        connected |= 1 << best
        total += nearest
        find_paths(board, memory, board.ticket_a[best], board.ticket_b[best])
        want_path(board, memory, board.ticket_b[best])
        for route in range(board.routes):
            if memory.wanted[route] == 1:
                memory.price[route] = 0
    return total


def keep_what_fits(board: Board, view: View, memory: Memory) -> int:
    """Keep the largest set of the offered tickets that all fit into a network of the cars left."""
    player = view.players[view.viewer]
    must = fewest_kept(board, view, view.viewer, view.phase == Phase.OPENING)
    best = -1
    most = 0
    for chosen in range(1 << player.offer_size):
        held = count_bits(chosen)
        if held >= must and held >= most and network_fits(board, view, memory, chosen):
            best = chosen
            most = held
    return KEEP + best if best >= 0 else keep_nearest(board, view, memory)


def network_fits(board: Board, view: View, memory: Memory, chosen: int) -> bool:
    """Could all tickets held and these of the offer be connected?"""
    player = view.players[view.viewer]
    hold_tickets(board, view, memory)
    for index in range(player.offer_size):
        if (chosen >> index) & 1 == 1:
            memory.ticket[memory.ticket_count] = player.offer[index]
            memory.ticket_count += 1
    want_network(board, view, memory)
    for index in range(memory.ticket_count):
        ticket = memory.ticket[index]
        if find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket]) > 0:
            return False
    return True
