"""Tunnels: lay out, reveal, pay the surcharge or withdraw (U1 to U4)."""

from .actions import payment, payment_colour, payment_wilds
from .board import Board
from .cards import fill_market, renew_deck, reveal
from .chance import Chance, Result, note
from .payments import discard_payment, lay_out, take_back
from .position import NO_ROUTE, REVEAL, WILD, State
from .routes import build_route


def enter_tunnel(
    board: Board, state: State, chance: Chance, seat: int, route: int, paid: int
) -> None:
    """Lay out the payment and reveal up to three cards (U1, U2)."""
    length = board.route_length[route]
    lay_out(state.players[seat], paid, length)
    state.pending_route = route
    state.laid_colour = payment_colour(paid)
    state.laid_wilds = payment_wilds(paid, length)
    state.surcharge = 0
    for _ in range(REVEAL):
        if state.deck_size > 0:
            reveal_one(state, chance)


def reveal_one(state: State, chance: Chance) -> None:
    kind = reveal(state, chance)
    note(chance, Result.REVEALED, state.revealed_size, kind)
    state.revealed[state.revealed_size] = kind
    state.revealed_size += 1
    if kind == WILD or kind == state.laid_colour:
        state.surcharge += 1
    renew_deck(state, chance)


def dig_through(board: Board, state: State, chance: Chance, seat: int) -> None:
    """The claim succeeds: build, and discard the payment and the revealed cards (C3, U4)."""
    route = state.pending_route
    build_route(board, state, seat, route)
    paid = payment(state.laid_colour, state.laid_wilds)
    discard_payment(state, paid, board.route_length[route])
    close_tunnel(state, chance)


def pay_surcharge(board: Board, state: State, chance: Chance, seat: int, paid: int) -> None:
    """Pay for the revealed cards and claim (U3)."""
    lay_out(state.players[seat], paid, state.surcharge)
    discard_payment(state, paid, state.surcharge)
    dig_through(board, state, chance, seat)


def withdraw(board: Board, state: State, chance: Chance, seat: int) -> None:
    """Take the laid-out cards back; everybody knows them now (U3)."""
    length = board.route_length[state.pending_route]
    take_back(state.players[seat], WILD, state.laid_wilds)
    if state.laid_wilds < length:
        take_back(state.players[seat], state.laid_colour, length - state.laid_wilds)
    close_tunnel(state, chance)


def close_tunnel(state: State, chance: Chance) -> None:
    """The revealed cards are discarded at the end of the turn (U4)."""
    for index in range(state.revealed_size):
        state.discards[state.revealed[index]] += 1
        state.revealed[index] = 0
    state.revealed_size = 0
    state.surcharge = 0
    state.laid_colour = 0
    state.laid_wilds = 0
    state.pending_route = NO_ROUTE
    fill_market(state, chance)
