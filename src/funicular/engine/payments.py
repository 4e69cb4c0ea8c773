"""Payments: sets of one colour with wilds, for routes, tunnels and stations (C1, C5, B2, U2)."""

from .actions import payment_colour, payment_wilds
from .board import Board
from .position import GREY, WILD, Player, State


def fewest_wilds(player: Player, colour: int, cost: int, wilds: int) -> int:
    """The fewest wilds a set of `colour` can do with, at least `wilds` of them."""
    return max(wilds, cost - player.hand[colour])


def count_payments(board: Board, player: Player, colour: int, cost: int, wilds: int) -> int:
    """In how many ways can the hand pay `cost` cards of `colour` (GREY: of any one colour)?"""
    held = player.hand[WILD]
    most = min(held, cost - 1)
    ways = 1 if held >= cost else 0
    if colour == GREY:
        for position in range(board.palette_size):
            fewest = fewest_wilds(player, board.palette[position], cost, wilds)
            if fewest <= most:
                ways += most - fewest + 1
    elif colour != WILD:
        fewest = fewest_wilds(player, colour, cost, wilds)
        if fewest <= most:
            ways += most - fewest + 1
    return ways


def can_pay(player: Player, paid: int, cost: int) -> bool:
    """Does the hand hold exactly these cards?"""
    wilds = payment_wilds(paid, cost)
    colour = payment_colour(paid)
    if wilds > player.hand[WILD]:
        return False
    return colour == WILD or cost - wilds <= player.hand[colour]


def fits(board: Board, paid: int, colour: int) -> bool:
    """Is something of `colour` (GREY: of any one colour) paid for in the colour of this payment?"""
    own = payment_colour(paid)
    if own == WILD:
        return True
    return board.supply[own] > 0 if colour == GREY else own == colour


def leaves_no_colour(paid: int, cost: int) -> bool:
    """Are all `cost` cards wild, though the payment names a colour? That is written `wild`."""
    return payment_colour(paid) != WILD and payment_wilds(paid, cost) >= cost


def spend(player: Player, kind: int, count: int) -> None:
    """Cards leave the hand for all to see.

    Everybody keeps account: first of the cards seen to go in, then of those drawn unseen.
    """
    player.hand[kind] -= count
    player.hand_size -= count
    seen = min(count, player.known[kind])
    player.known[kind] -= seen
    if player.blind_size > 0:
        player.spent[kind] += count - seen


def take_back(player: Player, kind: int, count: int) -> None:
    """Cards shown to all return to the hand."""
    player.hand[kind] += count
    player.hand_size += count
    player.known[kind] += count


def lay_out(player: Player, paid: int, cost: int) -> None:
    """Take the payment's cards from the hand."""
    wilds = payment_wilds(paid, cost)
    if wilds > 0:
        spend(player, WILD, wilds)
    if wilds < cost:
        spend(player, payment_colour(paid), cost - wilds)


def discard_payment(state: State, paid: int, cost: int) -> None:
    """Put cards laid out on the discards."""
    wilds = payment_wilds(paid, cost)
    state.discards[WILD] += wilds
    if wilds < cost:
        state.discards[payment_colour(paid)] += cost - wilds
