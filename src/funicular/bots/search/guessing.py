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
from funicular.engine.position import NOBODY, Player, State, View
from funicular.engine.routes import is_free
from funicular.engine.tickets import count_bits
from funicular.engine.worlds import pick_bit
from funicular.maps.limits import MAX_TICKETS

from .room import SearchRoom

STEPS = 1 << 15  # in which chance is measured out
UNBUILT = 100  # how likely a ticket is of which nothing is built
# Evidence that a seat holds a ticket, as the logarithm of odds: fitted to planners' games on both
# boards at two and four seats (docs/bots.md).
OF_SHARE = 1.0  # for the share of the way that it has built
OF_CAR = 0.4  # for every car that its routes save on the way
OF_DONE = 3.0  # for a finished way
DETOUR = -3  # cars: further detours tell no more
SAVED = 25  # cars: more tell no more
LONG_KEPT = 3  # for every long ticket that players let go in the opening: what planners do


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
        evidence = evidence_of(room.distance[ticket], gap) * room.trust / 100
        room.likely[seat * MAX_TICKETS + ticket] = int(UNBUILT * math.exp(evidence))


def evidence_of(whole: int, gap: int) -> float:
    """What it tells of a ticket that all but a gap of its whole way is built."""
    if gap >= FAR:
        return 0.0
    saved = min(max(whole - gap, DETOUR), SAVED)
    share = max(saved / whole, -0.5)
    done = OF_DONE if gap == 0 else 0.0
    return OF_SHARE * share + OF_CAR * saved + done


def guess_tickets(board: Board, view: View, chance: Chance, world: State, room: SearchRoom) -> None:
    """Draw the opponents' hidden tickets again, from themselves and the undrawn ones."""
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        if board.returns_leave == 1:
            guess_long(board, view, chance, world, seat, room)
        player = world.players[seat]
        hidden = player.tickets & ~view.players[seat].tickets & board.regular_tickets
        for ticket in range(board.tickets):
            if (hidden >> ticket) & 1 == 1:
                world.ticket_pool |= 1 << ticket
                other = draw_likely(board, chance, world.ticket_pool, seat, room)
                world.ticket_pool &= ~(1 << other)
                player.tickets = (player.tickets & ~(1 << ticket)) | (1 << other)


def guess_long(
    board: Board, view: View, chance: Chance, world: State, seat: int, room: SearchRoom
) -> None:
    """Deal a seat's long tickets again: each was kept in the opening, or left the game (S3)."""
    player = world.players[seat]
    dealt = (player.tickets | player.gone) & board.long_tickets & ~view.players[seat].tickets
    for ticket in range(board.tickets):
        if (dealt >> ticket) & 1 == 1:
            was_kept = (player.tickets >> ticket) & 1 == 1
            player.tickets &= ~(1 << ticket)
            player.gone &= ~(1 << ticket)
            undealt = undealt_long(board, view, world)
            is_kept = keeps_long(board, chance, player, seat, undealt, room)
            if is_kept:
                player.tickets |= 1 << draw_likely(board, chance, undealt, seat, room)
            else:
                player.gone |= 1 << pick_bit(chance, undealt)
            if is_kept != was_kept:
                exchange_regular(board, chance, player, is_kept)


def exchange_regular(board: Board, chance: Chance, player: Player, give: bool) -> None:
    """One regular ticket leaves the game for a long one that was kept, or comes back for it."""
    if give:
        ticket = pick_bit(chance, player.tickets & board.regular_tickets)
    else:
        ticket = pick_bit(chance, player.gone & board.regular_tickets)
    player.tickets ^= 1 << ticket
    player.gone ^= 1 << ticket


def undealt_long(board: Board, view: View, world: State) -> int:
    """The long tickets that nobody was dealt, as far as the viewer can tell."""
    undealt = board.long_tickets
    for seat in range(view.seats):
        undealt &= ~(world.players[seat].tickets | world.players[seat].gone)
    return undealt


def keeps_long(
    board: Board, chance: Chance, player: Player, seat: int, undealt: int, room: SearchRoom
) -> bool:
    """Whether a long ticket is in the hand: the more likely, the more of one is built."""
    kept = count_bits(player.tickets & board.long_tickets)
    if kept < player.opening_kept - board.opening_regular:
        return True
    if kept >= player.opening_kept:
        return False
    hold = 0
    for ticket in range(board.tickets):
        if (undealt >> ticket) & 1 == 1:
            hold += room.likely[seat * MAX_TICKETS + ticket]
    hold *= LONG_KEPT
    total = hold + UNBUILT * count_bits(undealt)
    return total * below(chance, Purpose.POLICY, STEPS) // STEPS < hold


def draw_likely(board: Board, chance: Chance, tickets: int, seat: int, room: SearchRoom) -> int:
    """One of some tickets, by how likely the seat is to hold it."""
    total = 0
    for ticket in range(board.tickets):
        if (tickets >> ticket) & 1 == 1:
            total += room.likely[seat * MAX_TICKETS + ticket]
    rest = total * below(chance, Purpose.POLICY, STEPS) // STEPS
    last = 0
    for ticket in range(board.tickets):
        if (tickets >> ticket) & 1 == 1:
            last = ticket
            rest -= room.likely[seat * MAX_TICKETS + ticket]
            if rest < 0:
                break
    return last
