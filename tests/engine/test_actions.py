"""The numbering of the actions."""

from tests.engine.table import in_play
from tests.making import make_map

from funicular.engine import actions
from funicular.engine.actions import (
    ACTIONS,
    ALL_WILD,
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
)
from funicular.engine.position import COLOURS, MARKET, WILD
from funicular.maps.limits import MAX_LENGTH, MAX_PLACES, MAX_ROUTES, MAX_SYMBOLS


def test_every_number_is_one_action() -> None:
    numbered = [*range(MARKET), DRAW_DECK, DRAW_TICKETS, PASS, WITHDRAW]
    numbered += [KEEP + chosen for chosen in range(CHOICES)]
    numbered += [TAKE + place for place in range(MAX_PLACES)]
    numbered += [
        actions.put_stack(symbol, place)
        for symbol in range(MAX_SYMBOLS)
        for place in range(MAX_PLACES)
    ]
    numbered += [PAY + paid for paid in range(PAYMENTS)]
    numbered += [
        actions.station(place, paid) for place in range(MAX_PLACES) for paid in range(PAYMENTS)
    ]
    numbered += [
        actions.claim(route, paid) for route in range(MAX_ROUTES) for paid in range(PAYMENTS)
    ]
    assert numbered == list(range(ACTIONS))


def test_every_payment_is_a_colour_and_a_number_of_wilds() -> None:
    for colour in range(COLOURS):
        for wilds in range(MAX_LENGTH):
            paid = actions.payment(colour, wilds)
            assert actions.payment_colour(paid) == colour
            assert actions.payment_wilds(paid, MAX_LENGTH) == wilds


def test_all_wild_is_one_payment_whatever_it_costs() -> None:
    for cost in range(1, MAX_LENGTH + 1):
        assert actions.payment(WILD, cost) == ALL_WILD
        assert actions.payment_wilds(ALL_WILD, cost) == cost
    assert actions.payment_colour(ALL_WILD) == WILD


def test_arguments_are_read_back() -> None:
    for route, paid in ((0, 0), (5, ALL_WILD), (MAX_ROUTES - 1, 17)):
        action = actions.claim(route, paid)
        assert CLAIM <= action < ACTIONS
        assert (actions.claim_route(action), actions.claim_payment(action)) == (route, paid)
    for place, paid in ((0, 0), (5, ALL_WILD), (MAX_PLACES - 1, 17)):
        action = actions.station(place, paid)
        assert STATION <= action < CLAIM
        assert (actions.station_place(action), actions.station_payment(action)) == (place, paid)
    for symbol, place in ((0, 0), (3, 7), (MAX_SYMBOLS - 1, MAX_PLACES - 1)):
        action = actions.put_stack(symbol, place)
        assert PLACE <= action < PAY
        assert (actions.put_symbol(action), actions.put_place(action)) == (symbol, place)


def test_the_first_and_the_last_of_a_kind_are_carried_out() -> None:
    routes = ["a-b 1 purple", "b-c 1 green"]
    source = make_map(*routes, colours="purple green", stations={"each": 1, "unbuilt_points": 1})
    for move, first in (("claim a-b purple", CLAIM), ("station a purple", STATION)):
        table = in_play(source, 2)
        table.give(0, "purple")
        assert table.action(move) == first
        table.do(move)
        assert table.discards() == "purple"
    table = in_play(source, 2)
    table.give(0, "wild")
    table.do("station c wild")
    assert table.state.station_owner[2] == 0
