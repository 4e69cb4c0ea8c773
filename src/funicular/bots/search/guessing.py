"""Which tickets an opponent is likely to hold, from what it has built.

A dealt world gives the others any tickets that they might have. Each hidden ticket is drawn once
more, from all that it might be, by how likely it is beside those drawn before it; and then once
again, beside all the others of the hand. So a hand comes together that explains what was built.
"""

from funicular.bots.memory import Memory
from funicular.bots.paths import find_paths
from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below
from funicular.engine.position import Player, State, View
from funicular.engine.tickets import count_bits
from funicular.engine.worlds import pick_bit

from .evidence import UNBUILT, explained_by, likelihood, read_routes
from .room import SearchRoom

STEPS = 1 << 15  # in which chance is measured out
ROUNDS = 2
LONG_KEPT = 3  # for every long ticket that players let go in the opening: what planners do


def weigh_tickets(board: Board, view: View, memory: Memory, room: SearchRoom) -> None:
    """Read what each opponent has built."""
    for route in range(board.routes):
        memory.price[route] = board.route_length[route]
    for ticket in range(board.tickets):
        room.distance[ticket] = max(
            1, find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
        )
    for seat in range(view.seats):
        if seat != view.viewer:
            read_routes(board, view, memory, seat, room.distance, room.evidence[seat])


def guess_tickets(board: Board, view: View, chance: Chance, world: State, room: SearchRoom) -> None:
    """Draw the opponents' hidden tickets again, from themselves and the undrawn ones."""
    for seat in range(view.seats):
        if seat != view.viewer:
            guessed = view.players[seat].tickets
            for _ in range(ROUNDS):
                if board.returns_leave == 1:
                    guessed = guess_long(board, view, chance, world, seat, guessed, room)
                guessed = guess_regular(board, view, chance, world, seat, guessed, room)


def guess_regular(
    board: Board,
    view: View,
    chance: Chance,
    world: State,
    seat: int,
    guessed: int,
    room: SearchRoom,
) -> int:
    """Draw a seat's regular tickets, beside those guessed; all that are guessed then."""
    player = world.players[seat]
    hidden = player.tickets & ~view.players[seat].tickets & board.regular_tickets
    for ticket in range(board.tickets):
        if (hidden >> ticket) & 1 == 1:
            world.ticket_pool |= 1 << ticket
            guessed &= ~(1 << ticket)
            other = draw_likely(board, chance, world.ticket_pool, seat, guessed, room)
            world.ticket_pool &= ~(1 << other)
            guessed |= 1 << other
            player.tickets = (player.tickets & ~(1 << ticket)) | (1 << other)
    return guessed


def guess_long(
    board: Board,
    view: View,
    chance: Chance,
    world: State,
    seat: int,
    guessed: int,
    room: SearchRoom,
) -> int:
    """Deal a seat's long tickets again: each was kept in the opening, or left the game (S3)."""
    player = world.players[seat]
    dealt = (player.tickets | player.gone) & board.long_tickets & ~view.players[seat].tickets
    for ticket in range(board.tickets):
        if (dealt >> ticket) & 1 == 1:
            was_kept = (player.tickets >> ticket) & 1 == 1
            player.tickets &= ~(1 << ticket)
            player.gone &= ~(1 << ticket)
            guessed &= ~(1 << ticket)
            undealt = undealt_long(board, view, world)
            is_kept = keeps_long(board, chance, player, seat, undealt, guessed, room)
            if is_kept:
                other = draw_likely(board, chance, undealt, seat, guessed, room)
                player.tickets |= 1 << other
                guessed |= 1 << other
            else:
                player.gone |= 1 << pick_bit(chance, undealt)
            if is_kept != was_kept:
                exchange_regular(board, chance, player, is_kept)
                guessed &= player.tickets
    return guessed


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
    board: Board,
    chance: Chance,
    player: Player,
    seat: int,
    undealt: int,
    guessed: int,
    room: SearchRoom,
) -> bool:
    """Whether a long ticket is in the hand: the more likely, the more of one is built."""
    kept = count_bits(player.tickets & board.long_tickets)
    if kept < player.opening_kept - board.opening_regular:
        return True
    if kept >= player.opening_kept:
        return False
    hold = LONG_KEPT * weigh_likely(board, undealt, seat, guessed, room)
    total = hold + UNBUILT * count_bits(undealt)
    return total * below(chance, Purpose.POLICY, STEPS) // STEPS < hold


def weigh_likely(board: Board, tickets: int, seat: int, guessed: int, room: SearchRoom) -> int:
    """How likely each of some tickets is beside those guessed; the sum."""
    evidence = room.evidence[seat]
    explained = explained_by(board, evidence, guessed)
    total = 0
    for ticket in range(board.tickets):
        if (tickets >> ticket) & 1 == 1:
            room.likely[ticket] = likelihood(
                board, evidence, ticket, guessed, explained, room.trust
            )
            total += room.likely[ticket]
    return total


def draw_likely(
    board: Board, chance: Chance, tickets: int, seat: int, guessed: int, room: SearchRoom
) -> int:
    """One of some tickets, by how likely the seat is to hold it beside those guessed."""
    total = weigh_likely(board, tickets, seat, guessed, room)
    rest = total * below(chance, Purpose.POLICY, STEPS) // STEPS
    last = 0
    for ticket in range(board.tickets):
        if (tickets >> ticket) & 1 == 1:
            last = ticket
            rest -= room.likely[ticket]
            if rest < 0:
                break
    return last
