"""Actions as integers: one fixed numbering for every board.

An action is a kind with arguments packed into one number. A payment is a colour and how many of
its cards are wild; all wild is one payment of its own, whatever colour it stands for.
"""

from funicular.maps.limits import MAX_LENGTH, MAX_OFFER, MAX_PLACES, MAX_ROUTES, MAX_SYMBOLS

from .position import COLOURS, MARKET, WILD

DRAW_DECK = MARKET  # 0 to 4 take a market slot
DRAW_TICKETS = DRAW_DECK + 1
PASS = DRAW_TICKETS + 1
WITHDRAW = PASS + 1
KEEP = WITHDRAW + 1  # + bits over the offer
CHOICES = 1 << MAX_OFFER
TAKE = KEEP + CHOICES  # + place
PLACE = TAKE + MAX_PLACES  # + symbol * MAX_PLACES + place
PAYMENTS = COLOURS * MAX_LENGTH + 1
ALL_WILD = PAYMENTS - 1
PAY = PLACE + MAX_SYMBOLS * MAX_PLACES  # + payment
STATION = PAY + PAYMENTS  # + place * PAYMENTS + payment
CLAIM = STATION + MAX_PLACES * PAYMENTS  # + route * PAYMENTS + payment
ACTIONS = CLAIM + MAX_ROUTES * PAYMENTS


def payment(colour: int, wilds: int) -> int:
    """The payment with `wilds` wilds and the rest of `colour`; WILD means all wild."""
    if colour == WILD:
        return ALL_WILD
    return colour * MAX_LENGTH + wilds


def payment_colour(paid: int) -> int:
    if paid == ALL_WILD:
        return WILD
    return paid // MAX_LENGTH


def payment_wilds(paid: int, cost: int) -> int:
    """How many of the `cost` cards are wild."""
    if paid == ALL_WILD:
        return cost
    return paid % MAX_LENGTH


def claim(route: int, paid: int) -> int:
    return CLAIM + route * PAYMENTS + paid


def claim_route(action: int) -> int:
    return (action - CLAIM) // PAYMENTS


def claim_payment(action: int) -> int:
    return (action - CLAIM) % PAYMENTS


def station(place: int, paid: int) -> int:
    return STATION + place * PAYMENTS + paid


def station_place(action: int) -> int:
    return (action - STATION) // PAYMENTS


def station_payment(action: int) -> int:
    return (action - STATION) % PAYMENTS


def put_stack(symbol: int, place: int) -> int:
    return PLACE + symbol * MAX_PLACES + place


def put_symbol(action: int) -> int:
    return (action - PLACE) // MAX_PLACES


def put_place(action: int) -> int:
    return (action - PLACE) % MAX_PLACES
