"""What the simple bots have in common: how they pay, draw cards and settle smaller questions."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, can_build, find_paths, price_by_length
from funicular.engine.actions import (
    ACTIONS,
    ALL_WILD,
    DRAW_DECK,
    DRAW_TICKETS,
    KEEP,
    PAY,
    WITHDRAW,
    claim,
    payment,
)
from funicular.engine.board import Board
from funicular.engine.cards import can_take
from funicular.engine.chance import Chance
from funicular.engine.payments import fewest_wilds
from funicular.engine.position import GREY, KINDS, MARKET, REVEAL, WILD, Phase, View
from funicular.engine.tickets import count_bits, fewest_kept

from .uniform import choose_random

NOTHING = ACTIONS  # no action at all
NO_PAYMENT = ACTIONS
FEW_CARDS = 12  # in deck and discards: from here on luck changes from one tunnel to the next


def best_colour(board: Board, view: View, route: int) -> int:
    """The colour to pay a route in: its own, or for a grey one the colour held most."""
    if board.route_colour[route] != GREY:
        return board.route_colour[route]
    hand = view.players[view.viewer].hand
    best = board.palette[0]
    for index in range(1, board.palette_size):
        if hand[board.palette[index]] > hand[best]:
            best = board.palette[index]
    return best


def simple_payment(board: Board, view: View, route: int) -> int:
    """Pay a route with as few wilds as possible; NO_PAYMENT if the hand does not suffice."""
    return payment_in(
        view, best_colour(board, view, route), board.route_length[route], board.route_wilds[route]
    )


def payment_in(view: View, colour: int, cost: int, wilds: int) -> int:
    """Pay `cost` cards of a colour with as few wilds as possible, at least `wilds`."""
    player = view.players[view.viewer]
    used = cost if colour == WILD else fewest_wilds(player, colour, cost, wilds)
    if used > player.hand[WILD]:
        return NO_PAYMENT
    return ALL_WILD if used >= cost else payment(colour, used)


def claim_if_affordable(board: Board, view: View, route: int) -> int:
    paid = simple_payment(board, view, route)
    if paid == NO_PAYMENT or is_hopeless(board, view, route):
        return NOTHING
    return claim(route, paid)


def is_hopeless(board: Board, view: View, route: int) -> bool:
    """Might the tunnel cost more than is in hand, each time anew?

    When nearly all cards are in hands, the same few are turned for every tunnel: those who lay out
    all that they have would take it back, and lay it out again, for ever.
    """
    left = view.deck_size
    for kind in range(KINDS):
        left += view.discards[kind]
    if board.route_tunnel[route] == 0 or left >= FEW_CARDS:
        return False
    whole = board.route_length[route] + min(left, REVEAL)
    colour = best_colour(board, view, route)
    return payment_in(view, colour, whole, board.route_wilds[route]) == NO_PAYMENT


def claim_best_wanted(board: Board, view: View, memory: Memory) -> int:
    """Claim the longest wanted route that the hand can pay."""
    best = NOTHING
    longest = 0
    for route in range(board.routes):
        if memory.wanted[route] == 1 and board.route_length[route] > longest:
            action = claim_if_affordable(board, view, route)
            if action != NOTHING:
                best = action
                longest = board.route_length[route]
    return best


def want_long_routes(board: Board, view: View, memory: Memory, shortest: int) -> None:
    """Want every free route of at least this length."""
    for route in range(board.routes):
        long_enough = board.route_length[route] >= shortest
        memory.wanted[route] = 1 if long_enough and can_build(board, view, route) else 0


def longest_free(board: Board, view: View) -> int:
    """The length of the longest route that the viewer could still claim; 0 if there is none."""
    longest = 0
    for route in range(board.routes):
        if board.route_length[route] > longest and can_build(board, view, route):
            longest = board.route_length[route]
    return longest


def value_cards(board: Board, view: View, memory: Memory) -> None:
    """A card is worth as much as it is missing from the wanted routes."""
    hand = view.players[view.viewer].hand
    for kind in range(KINDS):
        memory.worth[kind] = 0
    wilds = hand[WILD]
    for route in range(board.routes):
        if memory.wanted[route] == 1:
            colour = best_colour(board, view, route)
            memory.worth[colour] += board.route_length[route] - board.route_wilds[route]
            wilds -= board.route_wilds[route]
    for colour in range(WILD):
        if memory.worth[colour] > 0:
            memory.worth[colour] = max(0, memory.worth[colour] - hand[colour])
    memory.worth[WILD] = max(0, -wilds)


def draw_wanted(view: View, memory: Memory) -> int:
    """Take the market card that is worth most, if anything there is; otherwise draw blind."""
    second = view.phase == Phase.SECOND_CARD
    best = NOTHING
    most = 0
    for slot in range(MARKET):
        if can_take(view, slot, second) and memory.worth[view.market[slot]] > most:
            best = slot
            most = memory.worth[view.market[slot]]
    if best != NOTHING:
        return best
    if view.deck_size > 0:
        return DRAW_DECK
    for slot in range(MARKET):
        if can_take(view, slot, second):
            return slot
    return NOTHING


def draw_or_whatever(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    """Draw a card; if there is none, claim anything, or do whatever is left to do."""
    action = draw_wanted(view, memory)
    if action == NOTHING:
        want_long_routes(board, view, memory, 1)
        action = claim_best_wanted(board, view, memory)
    if action == NOTHING:
        action = choose_random(board, view, memory, chance)
    return action


def settle_smaller(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    """Decisions about which the simple bots do not think: surcharges are paid, tokens are luck."""
    if view.phase == Phase.TUNNEL:
        paid = payment_in(view, view.laid_colour, view.surcharge, 0)
        return WITHDRAW if paid == NO_PAYMENT else PAY + paid
    return choose_random(board, view, memory, chance)


def hold_tickets(board: Board, view: View, memory: Memory) -> None:
    """Work on all tickets held."""
    memory.ticket_count = 0
    for ticket in range(board.tickets):
        if (view.players[view.viewer].tickets >> ticket) & 1 == 1:
            memory.ticket[memory.ticket_count] = ticket
            memory.ticket_count += 1


def is_open(board: Board, memory: Memory, ticket: int) -> bool:
    """Is the ticket neither completed nor out of reach, by the prices in memory?"""
    gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
    return 0 < gap < FAR


def keep_nearest(board: Board, view: View, memory: Memory) -> int:
    """Keep only as many of the offered tickets as must be: those with the shortest paths."""
    player = view.players[view.viewer]
    price_by_length(board, view, memory)
    must = fewest_kept(board, view, view.viewer, view.phase == Phase.OPENING)
    chosen = 0
    while count_bits(chosen) < must:
        nearest = FAR + 1
        best = 0
        for index in range(player.offer_size):
            ticket = player.offer[index]
            if (chosen >> index) & 1 == 0:
                gap = find_paths(board, memory, board.ticket_a[ticket], board.ticket_b[ticket])
                if gap < nearest:
                    nearest = gap
                    best = index
        chosen |= 1 << best
    return KEEP + chosen


def keep_all(view: View) -> int:
    return KEEP + (1 << view.players[view.viewer].offer_size) - 1


def draw_tickets(view: View) -> int:
    return DRAW_TICKETS if view.ticket_deck_size > 0 else NOTHING
