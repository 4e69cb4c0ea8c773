"""The board that a map compiles into, and what the boxes of the two games hold."""

import pytest
from tests.engine.table import KIND_NAMES, Table
from tests.making import make_map

from funicular.engine.position import GREY, NO_ROUTE


@pytest.mark.parametrize(
    ("name", "colours", "each", "wild", "total"),
    [
        ("europe", "purple white blue yellow orange black red green", 12, 14, 110),
        ("san_francisco", "purple blue orange black red green", 6, 8, 44),
    ],
)
def test_box_cards(name: str, colours: str, each: int, wild: int, total: int) -> None:
    board = Table(name, 2).board
    held = {KIND_NAMES[kind]: count for kind, count in enumerate(board.supply) if count}
    assert held == dict.fromkeys(colours.split(), each) | {"wild": wild}
    assert sum(board.supply) == total
    palette = [KIND_NAMES[colour] for colour in board.palette[: board.palette_size]]
    assert palette == colours.split()


@pytest.mark.parametrize(
    ("name", "quantities"),
    [
        (
            "europe",
            {
                "max_players": 5,
                "cars": 45,
                "stations": 3,
                "symbols": 0,
                "opening_hand": 4,
                "opening_long": 1,
                "opening_regular": 3,
                "opening_keep": 2,
                "returns_leave": 1,
                "drawn_tickets": 3,
                "keep_tickets": 1,
                "closed_up_to": 3,
                "last_round_at": 2,
                "longest_bonus": 10,
                "unbuilt_points": 4,
                "places": 47,
                "routes": 101,
            },
        ),
        (
            "san_francisco",
            {
                "max_players": 4,
                "cars": 20,
                "stations": 0,
                "symbols": 7,
                "opening_hand": 2,
                "opening_long": 0,
                "opening_regular": 2,
                "opening_keep": 1,
                "returns_leave": 0,
                "drawn_tickets": 2,
                "keep_tickets": 1,
                "closed_up_to": 2,
                "last_round_at": 2,
                "longest_bonus": 0,
                "unbuilt_points": 0,
                "places": 21,
                "routes": 65,
            },
        ),
    ],
)
def test_box_quantities(name: str, quantities: dict[str, int]) -> None:
    board = Table(name, 2).board
    assert {key: getattr(board, key) for key in quantities} == quantities


def test_box_tickets() -> None:
    europe, san_francisco = (Table(name, 2).board for name in ("europe", "san_francisco"))
    assert (europe.regular_tickets.bit_count(), europe.long_tickets.bit_count()) == (40, 6)
    assert europe.regular_tickets & europe.long_tickets == 0
    assert (san_francisco.regular_tickets.bit_count(), san_francisco.long_tickets) == (24, 0)


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("europe", {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}),
        ("san_francisco", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}),
    ],
)
def test_box_points_for_routes(name: str, points: dict[int, int]) -> None:
    board = Table(name, 2).board
    assert {length: worth for length, worth in enumerate(board.points) if worth} == points


def test_box_tokens() -> None:
    board = Table("san_francisco", 2).board
    assert board.tokens_per_stack[2:5] == [2, 2, 3]
    assert board.token_points[:8] == [0, 0, 1, 2, 4, 6, 9, 12]
    assert board.singles_up_to == 2


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_routes_are_compiled_as_the_map_has_them(name: str) -> None:
    table = Table(name, 2)
    board, places = table.board, [place.id for place in table.map.places]
    for number, route in enumerate(table.map.routes):
        assert places[board.route_a[number]] == route.start
        assert places[board.route_b[number]] == route.end
        assert board.route_length[number] == route.length
        colour = board.route_colour[number]
        assert ("grey" if colour == GREY else KIND_NAMES[colour]) == route.colour
        assert board.route_tunnel[number] == route.tunnel
        assert board.route_wilds[number] == route.wilds


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_the_tracks_of_a_double_route_know_each_other(name: str) -> None:
    table = Table(name, 2)
    twins: dict[int, int] = {}
    for one, other in table.map.doubles:
        first, second = table.route(one.id), table.route(other.id)
        twins |= {first: second, second: first}
    found = table.board.route_twin[: table.board.routes]
    assert found == [twins.get(number, NO_ROUTE) for number in range(table.board.routes)]


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_every_place_knows_the_routes_that_end_there(name: str) -> None:
    table = Table(name, 2)
    board = table.board
    for number, place in enumerate(table.map.places):
        low, high = board.first_end[number], board.first_end[number + 1]
        ending = [
            index
            for index, route in enumerate(table.map.routes)
            if place.id in (route.start, route.end)
        ]
        assert board.route_end[low:high] == ending


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_routes_have_the_same_price_exactly_if_they_cost_the_same(name: str) -> None:
    table = Table(name, 2)
    board = table.board
    prices = {(each.colour, each.length, each.wilds) for each in table.map.routes}
    assert board.price_count == len(prices)
    for price in range(board.price_count):
        for route in board.price_route[board.price_first[price] : board.price_first[price + 1]]:
            assert board.price_colour[price] == board.route_colour[route]
            assert board.price_length[price] == board.route_length[route]
            assert board.price_wilds[price] == board.route_wilds[route]
    assert sorted(board.price_route[: board.routes]) == list(range(board.routes))
    assert board.price_first[board.price_count] == board.routes


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_tickets_are_compiled_as_the_map_has_them(name: str) -> None:
    table = Table(name, 2)
    board, places = table.board, [place.id for place in table.map.places]
    for number, ticket in enumerate(table.map.tickets):
        assert places[board.ticket_a[number]] == ticket.start
        assert places[board.ticket_b[number]] == ticket.end
        assert board.ticket_points[number] == ticket.points
        assert (board.long_tickets >> number) & 1 == ticket.long


def test_a_mechanism_that_a_map_lacks_has_quantity_zero() -> None:
    board = Table(make_map("a-b 1 red", "b-c 1 red"), 2).board
    assert (board.stations, board.unbuilt_points, board.symbols, board.longest_bonus) == (
        0,
        0,
        0,
        0,
    )
    assert board.long_tickets == 0
    assert not any(board.route_tunnel)
    assert not any(board.route_wilds)
