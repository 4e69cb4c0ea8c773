"""Possible worlds: deal what a viewer cannot see, so that the viewer would see the same.

Cards. Since the deck was last fresh its contents are known: `fresh` less what everybody saw leave
it. What the others drew blind since then came from it; what they held unseen before came from the
rest of the unseen cards. A card that a seat has played since, and that nobody saw it take, came
from one of the two. A world keeps to all of that.

Tickets. The others hold as many as is known; tickets never drawn are regular ones; where opening
tickets leave the game, a seat holds at most its own long ones.
"""

from typing import Annotated

from funicular.maps.limits import MAX_PLAYERS

from .board import Board
from .chance import Chance, Purpose, below
from .observing import show_all
from .position import KINDS, MARKET, NO_CARD, UNKNOWN, WILD, Phase, Player, State, View
from .records import Record, Row, i64, record
from .tickets import count_bits, nth_bit

TRIES = 1000


@record
class WorldWork(Record):
    """What is left to deal, and to whom."""

    long_tickets: i64
    regular_tickets: i64
    old: Annotated[list[int], Row("i2", KINDS)]  # unseen cards that left an earlier deck
    new: Annotated[list[int], Row("i2", KINDS)]  # in the deck, or drawn blind from it by others
    old_due: Annotated[list[int], Row("i2", MAX_PLAYERS)]
    new_due: Annotated[list[int], Row("i2", MAX_PLAYERS)]


def sample_world(board: Board, view: View, chance: Chance, world: State, work: WorldWork) -> bool:
    """Fill `world` with a state that the viewer cannot tell from the true one.

    False in the (never yet seen) case that dealing failed a thousand times.
    """
    show_all(view, world)
    deal_tickets(board, view, chance, world, work)
    for _ in range(TRIES):
        count_unseen(board, view, work)
        forget_hands(view, world)
        if explain_spent(view, chance, world, work):
            deal_hands(view, chance, world, work)
            return True
    return False


def count_unseen(board: Board, view: View, work: WorldWork) -> None:
    """The unseen cards, and how many of them each other seat is due."""
    for kind in range(KINDS):
        unseen = board.supply[kind] - view.discards[kind]
        work.new[kind] = view.fresh[kind]
        for seat in range(view.seats):
            if seat == view.viewer:
                unseen -= view.players[seat].hand[kind]
                work.new[kind] -= view.players[seat].blind[kind]
            else:
                unseen -= view.players[seat].known[kind] - view.players[seat].spent[kind]
        work.old[kind] = unseen - work.new[kind]
    for slot in range(MARKET):
        if view.market[slot] != NO_CARD:
            work.old[view.market[slot]] -= 1
    for index in range(view.revealed_size):
        work.old[view.revealed[index]] -= 1
    if view.phase == Phase.TUNNEL:
        work.old[WILD] -= view.laid_wilds
        length = board.route_length[view.pending_route]
        if view.laid_wilds < length:
            work.old[view.laid_colour] -= length - view.laid_wilds
    count_due(view, work)


def count_due(view: View, work: WorldWork) -> None:
    for seat in range(view.seats):
        player = view.players[seat]
        work.new_due[seat] = player.blind_size
        work.old_due[seat] = player.hand_size - player.blind_size
        for kind in range(KINDS):
            work.old_due[seat] += player.spent[kind] - player.known[kind]


def forget_hands(view: View, world: State) -> None:
    """Leave the others only what everybody knows them to hold."""
    for seat in range(view.seats):
        if seat != view.viewer:
            player = world.players[seat]
            for kind in range(KINDS):
                player.hand[kind] = player.known[kind]
                player.blind[kind] = 0


def explain_spent(view: View, chance: Chance, world: State, work: WorldWork) -> bool:
    """Say of every card played unseen-before whether it was old or new; false at a dead end.

    Those of which there is no doubt come first, before others take their places.
    """
    plain_kinds = 0
    for kind in range(KINDS):
        if work.old[kind] == 0 or work.new[kind] == 0:
            plain_kinds |= 1 << kind
    plain_seats = 0
    for seat in range(view.seats):
        if work.old_due[seat] == 0 or work.new_due[seat] == 0:
            plain_seats |= 1 << seat
    for doubtful in range(2):
        for seat in range(view.seats):
            if seat == view.viewer:
                continue
            player = world.players[seat]
            for kind in range(KINDS):
                plain = ((plain_kinds >> kind) | (plain_seats >> seat)) & 1
                if plain != doubtful and not explain_kind(player, seat, kind, chance, work):
                    return False
    return True


def explain_kind(player: Player, seat: int, kind: int, chance: Chance, work: WorldWork) -> bool:
    """The cards of one kind that one seat has played; false at a dead end."""
    for _ in range(player.spent[kind]):
        old = work.old[kind] * work.old_due[seat]
        new = work.new[kind] * work.new_due[seat]
        if old + new == 0:
            return False
        if below(chance, Purpose.POLICY, old + new) < old:
            work.old[kind] -= 1
            work.old_due[seat] -= 1
        else:
            work.new[kind] -= 1
            work.new_due[seat] -= 1
            player.blind[kind] += 1
    return True


def deal_hands(view: View, chance: Chance, world: State, work: WorldWork) -> None:
    """Deal the unseen cards to those who are due them; the rest is the deck."""
    old_left = 0
    new_left = 0
    for kind in range(KINDS):
        old_left += work.old[kind]
        new_left += work.new[kind]
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        player = world.players[seat]
        for _ in range(work.old_due[seat]):
            kind = pick_kind(work.old, below(chance, Purpose.POLICY, old_left))
            work.old[kind] -= 1
            old_left -= 1
            player.hand[kind] += 1
        for _ in range(work.new_due[seat]):
            kind = pick_kind(work.new, below(chance, Purpose.POLICY, new_left))
            work.new[kind] -= 1
            new_left -= 1
            player.hand[kind] += 1
            player.blind[kind] += 1
    for kind in range(KINDS):
        world.deck[kind] = work.new[kind]


def pick_kind(counts: list[int], left: int) -> int:
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def deal_tickets(board: Board, view: View, chance: Chance, world: State, work: WorldWork) -> None:
    find_unseen_tickets(board, view, work)
    if view.phase == Phase.OPENING:
        deal_offers(board, view, chance, world, work)
    elif view.phase == Phase.OVER:
        world.ticket_pool = 0  # all tickets lie open; what is left of the deck does not matter
    elif board.returns_leave == 1:
        deal_kept_long(board, view, chance, world, work)
    else:
        mix_long_tickets(board, view, chance, work)
    deal_regular(board, view, chance, world, work)


def find_unseen_tickets(board: Board, view: View, work: WorldWork) -> None:
    seen = 0
    for seat in range(view.seats):
        player = view.players[seat]
        seen |= player.tickets | player.gone
        if seat == view.viewer:
            for index in range(player.offer_size):
                seen |= 1 << player.offer[index]
    for index in range(view.queue_size):
        if view.queue[index] != UNKNOWN:
            seen |= 1 << view.queue[index]
    work.long_tickets = board.long_tickets & ~seen
    work.regular_tickets = board.regular_tickets & ~seen


def pick_bit(chance: Chance, bits: int) -> int:
    return nth_bit(bits, below(chance, Purpose.POLICY, count_bits(bits)))


def take_long(chance: Chance, work: WorldWork) -> int:
    ticket = pick_bit(chance, work.long_tickets)
    work.long_tickets &= ~(1 << ticket)
    return ticket


def take_regular(chance: Chance, work: WorldWork) -> int:
    ticket = pick_bit(chance, work.regular_tickets)
    work.regular_tickets &= ~(1 << ticket)
    return ticket


def deal_offers(board: Board, view: View, chance: Chance, world: State, work: WorldWork) -> None:
    """The opening offers of the others, and a choice for those who have chosen (S3)."""
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        player = world.players[seat]
        for index in range(player.offer_size):
            if index < board.opening_long:
                player.offer[index] = take_long(chance, work)
            else:
                player.offer[index] = take_regular(chance, work)
        while player.ready == 1 and count_bits(player.chosen) < min(
            board.opening_keep, player.offer_size
        ):
            player.chosen = below(chance, Purpose.POLICY, 1 << player.offer_size)


def deal_kept_long(board: Board, view: View, chance: Chance, world: State, work: WorldWork) -> None:
    """Each other seat kept some of its own long tickets; the others left the game (S3)."""
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        player = world.players[seat]
        fewest = max(0, player.opening_kept - board.opening_regular)
        most = min(board.opening_long, player.opening_kept)
        kept = fewest + below(chance, Purpose.POLICY, most - fewest + 1)
        for index in range(board.opening_long):
            ticket = take_long(chance, work)
            if index < kept:
                player.tickets |= 1 << ticket
            else:
                player.gone |= 1 << ticket
        for _ in range(board.opening_regular - player.opening_kept + kept):
            player.gone |= 1 << take_regular(chance, work)


def mix_long_tickets(board: Board, view: View, chance: Chance, work: WorldWork) -> None:
    """Long tickets that were dealt go round like any others; those not dealt are gone (S2)."""
    dealt = view.seats * board.opening_long
    seen = board.long_tickets & ~work.long_tickets
    left = 0
    for _ in range(dealt - count_bits(seen)):
        left |= 1 << take_long(chance, work)
    work.long_tickets = left


def deal_regular(board: Board, view: View, chance: Chance, world: State, work: WorldWork) -> None:
    """Fill the undrawn tickets, the queue, the offers and the hands of the others."""
    world.ticket_pool = 0
    if view.phase == Phase.OVER:
        return
    for _ in range(view.ticket_deck_size - view.queue_size):
        world.ticket_pool |= 1 << take_regular(chance, work)
    if view.phase == Phase.OPENING:
        return
    if board.returns_leave == 0:
        work.regular_tickets |= work.long_tickets
    deal_to_seats(view, chance, world, work)


def deal_to_seats(view: View, chance: Chance, world: State, work: WorldWork) -> None:
    for index in range(view.queue_size):
        if world.queue[index] == UNKNOWN:
            world.queue[index] = take_regular(chance, work)
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        player = world.players[seat]
        for index in range(player.offer_size):
            player.offer[index] = take_regular(chance, work)
        for _ in range(player.ticket_count - count_bits(player.tickets)):
            player.tickets |= 1 << take_regular(chance, work)
