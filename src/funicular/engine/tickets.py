"""Tickets: the opening choice and drawing more (S2, S3, K1 to K3)."""

from .actions import KEEP
from .board import Board
from .chance import Chance, Purpose, Result, below, dictated, next_dictated, note
from .position import Player, Position, State


def count_bits(bits: int) -> int:
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0 at the low end."""
    for _ in range(n):
        bits &= bits - 1
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


def pick_ticket(chance: Chance, tickets: int) -> int:
    """A random ticket of a (not empty) set."""
    if dictated(chance):
        ticket = next_dictated(chance)
        if (tickets >> ticket) & 1 == 1:
            return ticket
        chance.script_fault = 1
    return nth_bit(tickets, below(chance, Purpose.TICKETS, count_bits(tickets)))


def offer_ticket(state: State, chance: Chance, seat: int, ticket: int) -> None:
    player = state.players[seat]
    player.offer[player.offer_size] = ticket
    player.offer_size += 1
    note(chance, Result.OFFERED, seat, ticket)


def offer_opening(board: Board, state: State, chance: Chance) -> None:
    """Each seat gets its long tickets, then its regular ones; left-over long ones leave (S2)."""
    long_tickets = board.long_tickets
    state.ticket_pool = board.regular_tickets
    for seat in range(state.seats):
        for _ in range(board.opening_long):
            ticket = pick_ticket(chance, long_tickets)
            long_tickets &= ~(1 << ticket)
            offer_ticket(state, chance, seat, ticket)
        for _ in range(board.opening_regular):
            ticket = pick_ticket(chance, state.ticket_pool)
            state.ticket_pool &= ~(1 << ticket)
            offer_ticket(state, chance, seat, ticket)
    state.ticket_deck_size = count_bits(state.ticket_pool)


def fewest_kept(board: Board, position: Position, seat: int, opening: bool) -> int:
    """How many of the offered tickets must be kept (S3, K1, K2)."""
    keep = board.opening_keep if opening else board.keep_tickets
    return min(keep, position.players[seat].offer_size)


def choose_opening(state: State, seat: int, action: int) -> None:
    """A seat's secret choice; nothing is shown or returned until all have chosen (S3)."""
    state.players[seat].chosen = action - KEEP
    state.players[seat].ready = 1


def all_ready(state: State) -> bool:
    for seat in range(state.seats):
        if state.players[seat].ready == 0:
            return False
    return True


def settle_opening(board: Board, state: State) -> None:
    """All have chosen: keep and return in seat order, whatever order the choices came in."""
    for seat in range(state.seats):
        player = state.players[seat]
        for index in range(player.offer_size):
            ticket = player.offer[index]
            if (player.chosen >> index) & 1 == 1:
                keep(player, ticket)
            elif board.returns_leave == 1:
                player.gone |= 1 << ticket
            else:
                put_under(state, seat, ticket)
        player.opening_kept = player.ticket_count
        clear_offer(player)
        player.chosen = 0


def keep(player: Player, ticket: int) -> None:
    player.tickets |= 1 << ticket
    player.ticket_count += 1


def put_under(state: State, seat: int, ticket: int) -> None:
    """Put a ticket under the ticket deck; the seat that does so knows where it lies."""
    state.queue[state.queue_size] = ticket
    state.queue_seat[state.queue_size] = seat
    state.queue_size += 1
    state.ticket_deck_size += 1


def clear_offer(player: Player) -> None:
    for index in range(player.offer_size):
        player.offer[index] = 0
    player.offer_size = 0


def draw_tickets(board: Board, state: State, chance: Chance, seat: int) -> None:
    """Take the top tickets: those never drawn first, then the returned ones (K1)."""
    for _ in range(min(board.drawn_tickets, state.ticket_deck_size)):
        state.ticket_deck_size -= 1
        if state.ticket_pool != 0:
            ticket = pick_ticket(chance, state.ticket_pool)
            state.ticket_pool &= ~(1 << ticket)
        else:
            ticket = top_of_queue(state)
        offer_ticket(state, chance, seat, ticket)


def top_of_queue(state: State) -> int:
    ticket = state.queue[0]
    state.queue_size -= 1
    for index in range(state.queue_size):
        state.queue[index] = state.queue[index + 1]
        state.queue_seat[index] = state.queue_seat[index + 1]
    state.queue[state.queue_size] = 0
    state.queue_seat[state.queue_size] = 0
    return ticket


def keep_drawn(state: State, seat: int, action: int) -> None:
    """Keep the chosen tickets; the others go under the deck in the order drawn (K1)."""
    player = state.players[seat]
    for index in range(player.offer_size):
        if ((action - KEEP) >> index) & 1 == 1:
            keep(player, player.offer[index])
        else:
            put_under(state, seat, player.offer[index])
    clear_offer(player)
