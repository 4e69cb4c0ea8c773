"""Which tickets an opponent is likely to hold, from what it has built.

A dealt world gives the others any tickets that they might have. Those who build have reasons: a
ticket of which an opponent has built half is far more likely to be in its hand than one that lies
elsewhere. So each hidden ticket of a dealt world is drawn once more, from all that it might be, by
these odds.
"""

import math

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths
from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below
from funicular.engine.position import NOBODY, State, View
from funicular.engine.routes import is_free
from funicular.maps.limits import MAX_TICKETS

from .room import SearchRoom

STEPS = 1 << 15  # in which chance is measured out


def weigh_tickets(board: Board, view: View, memory: Memory, room: SearchRoom) -> None:
    """How likely each opponent is to hold each ticket, for what it has built."""
    for route in range(board.routes):
        memory.price[route] = board.route_length[route]
    for ticket in range(board.tickets):
        room.distance[ticket] = max(
            1, find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
        )
    for seat in range(view.seats):
        if seat != view.viewer:
            weigh_for(board, view, memory, seat, room)


def weigh_for(board: Board, view: View, memory: Memory, seat: int, room: SearchRoom) -> None:
    for route in range(board.routes):
        if view.route_owner[route] == seat:
            memory.price[route] = 0
        elif view.route_owner[route] == NOBODY and is_free(board, view, seat, route):
            memory.price[route] = board.route_length[route]
        else:
            memory.price[route] = 2 * board.route_length[route]  # a detour, or a station
    for ticket in range(board.tickets):
        gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
        whole = room.distance[ticket]
        built = 0.0 if gap >= FAR else max(-0.5, (whole - gap) / whole)
        room.likely[seat * MAX_TICKETS + ticket] = int(100 * math.exp(room.trust * built / 100))


def guess_tickets(board: Board, view: View, chance: Chance, world: State, room: SearchRoom) -> None:
    """Draw the opponents' hidden tickets again, from themselves and the undrawn ones."""
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        player = world.players[seat]
        hidden = player.tickets & ~view.players[seat].tickets & board.regular_tickets
        for ticket in range(board.tickets):
            if (hidden >> ticket) & 1 == 1:
                world.ticket_pool |= 1 << ticket
                other = draw_likely(board, chance, world, seat, room)
                world.ticket_pool &= ~(1 << other)
                player.tickets = (player.tickets & ~(1 << ticket)) | (1 << other)


def draw_likely(board: Board, chance: Chance, world: State, seat: int, room: SearchRoom) -> int:
    """One of the undrawn tickets, by how likely the seat is to hold it."""
    total = 0
    for ticket in range(board.tickets):
        if (world.ticket_pool >> ticket) & 1 == 1:
            total += room.likely[seat * MAX_TICKETS + ticket]
    rest = total * below(chance, Purpose.POLICY, STEPS) // STEPS
    last = 0
    for ticket in range(board.tickets):
        if (world.ticket_pool >> ticket) & 1 == 1:
            last = ticket
            rest -= room.likely[seat * MAX_TICKETS + ticket]
            if rest < 0:
                break
    return last
