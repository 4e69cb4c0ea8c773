"""The two boards against the totals that their transcription was checked with."""

import heapq
from collections import Counter

import pytest

from funicular.maps import COLOURS, Map, bundled_maps, load_map


@pytest.fixture
def europe() -> Map:
    return load_map("europe")


@pytest.fixture
def san_francisco() -> Map:
    return load_map("san_francisco")


def test_both_come_with_the_package() -> None:
    assert bundled_maps() == ("europe", "san_francisco")


def test_europe_has_its_places_routes_and_tickets(europe: Map) -> None:
    assert len(europe.places) == 47
    assert len(europe.routes) == 101
    assert len({frozenset((route.start, route.end)) for route in europe.routes}) == 90
    assert len(europe.doubles) == 11
    assert len(europe.tickets) == 46


def test_europe_has_its_lengths_and_colours(europe: Map) -> None:
    assert sum(route.length for route in europe.routes) == 300
    lengths = Counter(route.length for route in europe.routes)
    assert lengths == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}
    colours = Counter(route.colour for route in europe.routes)
    assert colours == {**dict.fromkeys(COLOURS, 8), "grey": 37}


def test_europe_has_its_tunnels_and_ferries(europe: Map) -> None:
    assert sum(route.tunnel for route in europe.routes) == 18
    ferries = [route for route in europe.routes if route.wilds]
    assert len(ferries) == 13
    assert sum(route.wilds for route in ferries) == 17
    assert {route.colour for route in ferries} == {"grey"}


def test_europe_has_its_ticket_points(europe: Map) -> None:
    regular = [ticket.points for ticket in europe.tickets if not ticket.long]
    long = [ticket.points for ticket in europe.tickets if ticket.long]
    assert (len(regular), sum(regular)) == (40, 321)
    assert (len(long), sum(long)) == (6, 123)


def test_europe_has_its_rules(europe: Map) -> None:
    rules = europe.rules
    assert (rules.players.min, rules.players.max) == (2, 5)
    assert (rules.cards.total, rules.cards.wild, rules.cards.opening_hand) == (110, 14, 4)
    assert rules.cards.colours == COLOURS
    assert (rules.cars.each, rules.cars.last_round_at) == (45, 2)
    assert rules.points == ((1, 1), (2, 2), (3, 4), (4, 7), (6, 15), (8, 21))
    tickets = rules.tickets
    assert (tickets.opening_long, tickets.opening, tickets.opening_keep) == (1, 3, 2)
    assert (tickets.opening_returns, tickets.drawn, tickets.keep) == ("leave", 3, 1)
    assert rules.doubles.closed_up_to_players == 3
    assert (rules.stations.each, rules.stations.unbuilt_points) == (3, 4)
    assert rules.tokens.symbols == ()
    assert rules.bonus.longest_path == 10


def test_europe_shows_names_as_printed(europe: Map) -> None:
    shown = {place.name for place in europe.places}
    assert {"Athína", "Cádiz", "København", "Kyïv", "München", "Zágráb", "Zürich"} <= shown
    assert europe.title == "Europe"
    assert europe.names.player_colours == ("blue", "red", "green", "yellow", "black")


def test_san_francisco_has_its_places_routes_and_tickets(san_francisco: Map) -> None:
    assert len(san_francisco.places) == 21
    assert len(san_francisco.routes) == 65
    assert len({frozenset((r.start, r.end)) for r in san_francisco.routes}) == 45
    assert len(san_francisco.doubles) == 20
    assert len(san_francisco.tickets) == 24
    assert sum(ticket.points for ticket in san_francisco.tickets) == 119
    assert not any(ticket.long for ticket in san_francisco.tickets)


def test_san_francisco_has_its_lengths_and_colours(san_francisco: Map) -> None:
    lengths = Counter(route.length for route in san_francisco.routes)
    assert lengths == {1: 25, 2: 26, 3: 13, 5: 1}
    spaces: Counter[str] = Counter()
    for route in san_francisco.routes:
        spaces[route.colour] += route.length
    assert spaces == {
        **dict.fromkeys(("red", "green", "purple", "blue", "grey"), 17),
        **dict.fromkeys(("black", "orange"), 18),
    }


def test_san_francisco_has_five_ferries_and_no_tunnel(san_francisco: Map) -> None:
    assert [route.wilds for route in san_francisco.routes if route.wilds] == [1] * 5
    assert not any(route.tunnel for route in san_francisco.routes)


def test_san_francisco_has_its_rules(san_francisco: Map) -> None:
    rules = san_francisco.rules
    assert (rules.players.min, rules.players.max) == (2, 4)
    assert (rules.cards.total, rules.cards.wild, rules.cards.opening_hand) == (44, 8, 2)
    assert rules.cards.colours == ("purple", "blue", "orange", "black", "red", "green")
    assert (rules.cars.each, rules.cars.last_round_at) == (20, 2)
    assert rules.points == ((1, 1), (2, 2), (3, 4), (4, 7), (5, 10))
    tickets = rules.tickets
    assert (tickets.opening_long, tickets.opening, tickets.opening_keep) == (0, 2, 1)
    assert (tickets.opening_returns, tickets.drawn, tickets.keep) == ("bottom", 2, 1)
    assert rules.doubles.closed_up_to_players == 2
    assert rules.stations.each == 0
    assert rules.bonus.longest_path == 0


def test_san_francisco_has_its_tokens(san_francisco: Map) -> None:
    tokens = san_francisco.rules.tokens
    assert len(tokens.symbols) == 7
    assert tokens.points == (0, 0, 1, 2, 4, 6, 9, 12)
    assert [san_francisco.rules.tokens_per_stack(players) for players in (2, 3, 4)] == [2, 2, 3]
    assert tokens.singles_up_to_players == 2
    assert {place.id for place in san_francisco.places if place.tokens} == {
        "alcatraz",
        "golden_gate_bridge",
        "the_embarcadero",
        "sunset",
        "potrero_hill",
    }
    assert len(san_francisco.names.player_colours) == 4


@pytest.mark.parametrize(
    ("map_id", "exceptions"),
    [
        ("europe", {"london-wien": (10, 9), "edinburgh-athina": (21, 20)}),
        (
            "san_francisco",
            {"pacific_heights-the_embarcadero": (4, 3), "painted_ladies-potrero_hill": (5, 4)},
        ),
    ],
)
def test_tickets_are_worth_their_shortest_path(
    map_id: str, exceptions: dict[str, tuple[int, int]]
) -> None:
    board = load_map(map_id)
    shortest = {
        ticket.id: (ticket.points, shortest_path(board, ticket.start, ticket.end))
        for ticket in board.tickets
    }
    assert {id_: both for id_, both in shortest.items() if both[0] != both[1]} == exceptions


def shortest_path(board: Map, start: str, end: str) -> int:
    waiting, seen = [(0, start)], set()
    while waiting:
        distance, place = heapq.heappop(waiting)
        if place == end:
            return distance
        seen.add(place)
        for route in board.routes:
            for here, there in ((route.start, route.end), (route.end, route.start)):
                if here == place and there not in seen:
                    heapq.heappush(waiting, (distance + route.length, there))
    raise AssertionError(f"no path from {start} to {end}")


@pytest.mark.parametrize("map_id", ["europe", "san_francisco"])
def test_every_place_lies_somewhere_and_is_named(map_id: str) -> None:
    board = load_map(map_id)
    assert all(place.latitude and place.longitude for place in board.places)
    assert len({place.name for place in board.places}) == len(board.places)
