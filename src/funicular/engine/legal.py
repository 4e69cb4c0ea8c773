"""Is an action legal, and if not, why? (Every rule that forbids something.)

A refusal is a code; sentences exist only where people read them.
"""

from enum import IntEnum

from .actions import (
    ACTIONS,
    CHOICES,
    CLAIM,
    DRAW_DECK,
    DRAW_TICKETS,
    KEEP,
    PASS,
    PAY,
    PAYMENTS,
    PLACE,
    STATION,
    TAKE,
    WITHDRAW,
    claim_payment,
    claim_route,
    payment_wilds,
    put_place,
    put_symbol,
    station_payment,
    station_place,
)
from .board import Board
from .cards import can_draw
from .payments import can_pay, count_payments, fits, leaves_no_colour
from .position import GREY, NO_CARD, NOBODY, WILD, Phase, Position
from .routes import has_cars, is_free, wilds_needed
from .stations import can_build, station_cost
from .tickets import count_bits, fewest_kept
from .tokens import can_put, has_stack, wants_token


class Refusal(IntEnum):
    """Why an action is refused; LEGAL if it is not."""

    LEGAL = 0
    UNKNOWN_ACTION = 1
    GAME_OVER = 2
    NOT_YOUR_TURN = 3
    OTHER_DECISION = 4  # something else is to be decided now
    ALREADY_CHOSEN = 5
    OPENING_TOO_FEW = 6
    KEEP_TOO_FEW = 7
    NOT_OFFERED = 8
    SLOT_EMPTY = 9
    WILD_SECOND = 10
    DECK_EMPTY = 11
    NO_TICKETS = 12
    MUST_ACT = 13  # passing while an action is possible
    ROUTE_TAKEN = 14
    OWN_TWIN = 15
    DOUBLE_CLOSED = 16
    CARS_LACKING = 17
    WRONG_COLOUR = 18
    FERRY_WILDS = 19
    CARDS_LACKING = 20
    STATIONS_USED = 21
    STATION_THERE = 22
    STATION_CARDS = 23
    SURCHARGE_COLOUR = 24
    SURCHARGE_CARDS = 25
    STACK_NOT_WAITING = 26
    STACK_THERE = 27
    NO_TOKEN_THERE = 28
    TOO_MANY_WILDS = 29  # all cards would be wild: that is written `wild`


def is_legal(board: Board, position: Position, seat: int, action: int) -> bool:
    return refusal(board, position, seat, action) == Refusal.LEGAL


def refusal(board: Board, position: Position, seat: int, action: int) -> int:
    """Why `seat` may not do this now, or LEGAL."""
    if action < 0 or action >= ACTIONS:
        return Refusal.UNKNOWN_ACTION
    if position.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if position.phase == Phase.OPENING:
        return refuse_opening(board, position, seat, action)
    if seat != position.seat:
        return Refusal.NOT_YOUR_TURN
    if position.phase == Phase.TURN:
        return refuse_turn(board, position, seat, action)
    return refuse_smaller(board, position, seat, action)


def refuse_smaller(board: Board, position: Position, seat: int, action: int) -> int:
    """The decisions within a turn, and the placing of stacks before the first."""
    if position.phase == Phase.SECOND_CARD:
        if action <= DRAW_DECK:
            return refuse_draw(position, action, True)
    elif position.phase == Phase.TUNNEL:
        if action == WITHDRAW:
            return Refusal.LEGAL
        if PAY <= action < PAY + PAYMENTS:
            return refuse_surcharge(board, position, seat, action - PAY)
    elif position.phase == Phase.TICKETS:
        if KEEP <= action < KEEP + CHOICES:
            return refuse_keep(board, position, seat, action - KEEP, False)
    elif position.phase == Phase.TOKEN:
        if TAKE <= action < PLACE:
            return refuse_token(board, position, seat, action - TAKE)
    elif PLACE <= action < PAY:
        return refuse_stack(board, position, put_symbol(action), put_place(action))
    return Refusal.OTHER_DECISION


def refuse_opening(board: Board, position: Position, seat: int, action: int) -> int:
    """All seats choose at once, each of them once (S3)."""
    if seat >= position.seats:
        return Refusal.NOT_YOUR_TURN
    if not KEEP <= action < KEEP + CHOICES:
        return Refusal.OTHER_DECISION
    if position.players[seat].ready == 1:
        return Refusal.ALREADY_CHOSEN
    return refuse_keep(board, position, seat, action - KEEP, True)


def refuse_keep(board: Board, position: Position, seat: int, chosen: int, opening: bool) -> int:
    if chosen >> position.players[seat].offer_size != 0:
        return Refusal.NOT_OFFERED
    if count_bits(chosen) < fewest_kept(board, position, seat, opening):
        return Refusal.OPENING_TOO_FEW if opening else Refusal.KEEP_TOO_FEW
    return Refusal.LEGAL


def refuse_turn(board: Board, position: Position, seat: int, action: int) -> int:
    if action <= DRAW_DECK:
        return refuse_draw(position, action, False)
    if action == DRAW_TICKETS:
        return Refusal.LEGAL if position.ticket_deck_size > 0 else Refusal.NO_TICKETS
    if action == PASS:
        return Refusal.MUST_ACT if can_act(board, position, seat) else Refusal.LEGAL
    if action >= CLAIM:
        return refuse_claim(board, position, seat, claim_route(action), claim_payment(action))
    if action >= STATION:
        place, paid = station_place(action), station_payment(action)
        return refuse_station(board, position, seat, place, paid)
    return Refusal.OTHER_DECISION


def refuse_draw(position: Position, action: int, second: bool) -> int:
    """Cards that are there, and no market wild as the second one (M1, M2, M5)."""
    if action == DRAW_DECK:
        return Refusal.LEGAL if position.deck_size > 0 else Refusal.DECK_EMPTY
    if position.market[action] == NO_CARD:
        return Refusal.SLOT_EMPTY
    if second and position.market[action] == WILD:
        return Refusal.WILD_SECOND
    return Refusal.LEGAL


def refuse_claim(board: Board, position: Position, seat: int, route: int, paid: int) -> int:
    if route >= board.routes:
        return Refusal.UNKNOWN_ACTION
    if not is_free(board, position, seat, route):
        return why_not_free(board, position, seat, route)
    if not has_cars(board, position, seat, route):
        return Refusal.CARS_LACKING
    cost = board.route_length[route]
    if not fits(board, paid, board.route_colour[route]):
        return Refusal.WRONG_COLOUR
    if leaves_no_colour(paid, cost):
        return Refusal.TOO_MANY_WILDS
    if payment_wilds(paid, cost) < wilds_needed(board, route):
        return Refusal.FERRY_WILDS
    if not can_pay(position.players[seat], paid, cost):
        return Refusal.CARDS_LACKING
    return Refusal.LEGAL


def why_not_free(board: Board, position: Position, seat: int, route: int) -> int:
    if position.route_owner[route] != NOBODY:
        return Refusal.ROUTE_TAKEN
    if position.route_owner[board.route_twin[route]] == seat:
        return Refusal.OWN_TWIN
    return Refusal.DOUBLE_CLOSED


def refuse_station(board: Board, position: Position, seat: int, place: int, paid: int) -> int:
    if place >= board.places:
        return Refusal.UNKNOWN_ACTION
    if position.players[seat].stations == 0:
        return Refusal.STATIONS_USED
    if not can_build(position, seat, place):
        return Refusal.STATION_THERE
    cost = station_cost(board, position, seat)
    if not fits(board, paid, GREY):
        return Refusal.WRONG_COLOUR
    if leaves_no_colour(paid, cost):
        return Refusal.TOO_MANY_WILDS
    if not can_pay(position.players[seat], paid, cost):
        return Refusal.STATION_CARDS
    return Refusal.LEGAL


def refuse_surcharge(board: Board, position: Position, seat: int, paid: int) -> int:
    """In the colour laid out, or wild (U2)."""
    if not fits(board, paid, position.laid_colour):
        return Refusal.SURCHARGE_COLOUR
    if leaves_no_colour(paid, position.surcharge):
        return Refusal.TOO_MANY_WILDS
    if not can_pay(position.players[seat], paid, position.surcharge):
        return Refusal.SURCHARGE_CARDS
    return Refusal.LEGAL


def refuse_token(board: Board, position: Position, seat: int, place: int) -> int:
    route = position.pending_route
    at_end = place == board.route_a[route] or place == board.route_b[route]
    if at_end and wants_token(board, position, seat, place):
        return Refusal.LEGAL
    return Refusal.NO_TOKEN_THERE


def refuse_stack(board: Board, position: Position, symbol: int, place: int) -> int:
    if place >= board.places:
        return Refusal.UNKNOWN_ACTION
    if not can_put(board, position, symbol):
        return Refusal.STACK_NOT_WAITING
    if has_stack(board, position, place):
        return Refusal.STACK_THERE
    return Refusal.LEGAL


def can_act(board: Board, position: Position, seat: int) -> bool:
    """Is any action but passing possible (T2)?"""
    if can_draw(position, False) or position.ticket_deck_size > 0:
        return True
    for route in range(board.routes):
        if can_claim(board, position, seat, route):
            return True
    return can_afford_station(board, position, seat)


def can_claim(board: Board, position: Position, seat: int, route: int) -> bool:
    if not is_free(board, position, seat, route) or not has_cars(board, position, seat, route):
        return False
    colour, cost = board.route_colour[route], board.route_length[route]
    wilds = wilds_needed(board, route)
    return count_payments(board, position.players[seat], colour, cost, wilds) > 0


def can_afford_station(board: Board, position: Position, seat: int) -> bool:
    if position.players[seat].stations == 0:
        return False
    cost = station_cost(board, position, seat)
    if count_payments(board, position.players[seat], GREY, cost, 0) == 0:
        return False
    for place in range(board.places):
        if position.station_owner[place] == NOBODY:
            return True
    return False
