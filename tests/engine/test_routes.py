"""Claiming a route: C2, C3 and C4."""

import pytest
from tests.engine.table import in_play
from tests.making import make_map

from funicular.engine.legal import Refusal
from funicular.engine.position import NOBODY

TUNNEL = make_map("a-b 2 red tunnel", "b-c 1 blue", "c-d 1 green")


def test_c2_a_taken_route_cannot_be_claimed() -> None:
    table = in_play("europe", 2)
    table.build(1, "berlin-wien")
    table.give(0, "green green green")
    assert table.refuses("claim berlin-wien green") == Refusal.ROUTE_TAKEN
    table.state.route_owner[table.route("berlin-wien")] = 0
    assert table.refuses("claim berlin-wien green") == Refusal.ROUTE_TAKEN


def test_c2_a_car_is_put_on_each_space() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green")
    table.do("claim berlin-wien green")
    assert table.owner("berlin-wien") == 0
    assert table.player(0).cars == 45 - 3
    assert table.player(1).cars == 45


@pytest.mark.parametrize(("name", "cars"), [("europe", 45), ("san_francisco", 20)])
def test_c2_everybody_starts_with_the_same_cars(name: str, cars: int) -> None:
    table = in_play(name, 2)
    assert [table.player(seat).cars for seat in range(2)] == [cars, cars]


def test_c2_without_enough_cars_a_route_cannot_be_claimed() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green")
    table.leave_cars(0, 2)
    assert table.refuses("claim berlin-wien green") == Refusal.CARS_LACKING
    table.leave_cars(0, 3)
    table.do("claim berlin-wien green")
    assert table.player(0).cars == 0


def test_c2_one_route_a_turn() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green orange orange orange")
    table.do("claim berlin-wien green")
    assert table.refuses("claim munchen-wien orange", seat=0) == Refusal.NOT_YOUR_TURN


def test_c2_a_route_need_not_touch_the_players_others() -> None:
    table = in_play("europe", 2)
    table.build(0, "berlin-wien")
    table.give(0, "purple purple purple")
    assert table.can("claim lisboa-madrid purple")


@pytest.mark.parametrize(
    ("name", "route", "paid", "points"),
    [
        ("europe", "amsterdam-bruxelles", "black", 1),
        ("europe", "berlin-essen", "blue", 2),
        ("europe", "berlin-wien", "green", 4),
        ("europe", "warszawa-wien", "blue", 7),
        ("europe", "palermo-smyrna", "red+2", 15),
        ("europe", "petrograd-stockholm", "red", 21),
        ("san_francisco", "south_beach-union_square", "red", 1),
        ("san_francisco", "market_street-south_beach", "green", 2),
        ("san_francisco", "potrero_hill-south_beach", "black", 4),
        ("san_francisco", "fort_mason-golden_gate_bridge", "red+1", 10),
    ],
)
def test_c3_the_points_of_the_table_are_scored_at_once(
    name: str, route: str, paid: str, points: int
) -> None:
    table = in_play(name, 2)
    colour, _, wilds = paid.partition("+")
    length = table.map.route(route).length
    table.give(0, f"{colour} " * (length - int(wilds or 0)) + "wild " * int(wilds or 0))
    if table.map.route(route).tunnel:
        table.deal("blue blue blue")
    table.do(f"claim {route} {paid}")
    assert table.owner(route) == 0
    assert table.player(0).points == points
    assert table.player(1).points == 0


def test_c3_points_add_up() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green")
    table.build(0, "warszawa-wien")
    table.do("claim berlin-wien green")
    assert table.player(0).points == 7 + 4


def test_c3_cards_played_are_discarded() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green wild wild")
    table.do("claim berlin-wien green+2")
    assert table.discards() == "green wild wild"


def test_c3_for_a_tunnel_they_are_discarded_at_the_end_of_the_turn() -> None:
    table = in_play(TUNNEL, 2)
    table.give(0, "red red red")
    table.deal("red blue green")
    table.do("claim a-b red")
    assert table.discards() == ""
    assert table.hand(0) == "red"
    assert table.player(0).points == 0
    assert table.owner("a-b") == NOBODY
    table.do("pay red")
    assert table.discards() == "blue red red red red green"
    assert table.player(0).points == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c4_nobody_holds_both_tracks_of_a_double_route(seats: int) -> None:
    table = in_play("europe", seats)
    table.build(0, "berlin-warszawa/1")
    table.give(0, "yellow yellow yellow yellow")
    assert table.refuses("claim berlin-warszawa/2 yellow") == Refusal.OWN_TWIN


@pytest.mark.parametrize(
    ("name", "seats", "closed"),
    [
        ("europe", 2, True),
        ("europe", 3, True),
        ("europe", 4, False),
        ("europe", 5, False),
        ("san_francisco", 2, True),
        ("san_francisco", 3, False),
        ("san_francisco", 4, False),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_c4_with_few_players_the_second_track_is_closed_to_everybody(
    name: str, seats: int, closed: bool, first: int
) -> None:
    table = in_play(name, seats)
    double = table.map.doubles[0]
    taken, other = double[first], double[1 - first]
    table.build(1, taken.id)
    table.give(0, "red red red black black black wild wild wild")
    table.give(0, "yellow yellow yellow" if name == "europe" else "orange orange orange")
    expected = Refusal.DOUBLE_CLOSED if closed else Refusal.LEGAL
    assert table.refuses(f"claim {other.id} wild") == expected
    assert table.refuses(f"claim {taken.id} wild") == Refusal.ROUTE_TAKEN


def test_c4_either_track_of_a_free_double_route_can_be_claimed() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red black black black")
    assert table.can("claim berlin-frankfurt/1 black")
    assert table.can("claim berlin-frankfurt/2 red")


def test_c4_routes_that_share_one_end_are_not_double() -> None:
    table = in_play("europe", 2)
    table.build(0, "amsterdam-bruxelles", "brest-dieppe")
    table.give(0, "green green black black black")
    # These run beside the two above for a while, and end elsewhere.
    assert table.can("claim bruxelles-dieppe green")
    assert table.can("claim brest-paris black")


def test_c4_tracks_are_double_whichever_end_is_named_first() -> None:
    table = in_play(make_map("a-b 2 red", "b-a 2 blue", "b-c 1 green", closed_up_to=0), 2)
    table.build(0, "a-b/1")
    table.give(0, "blue blue")
    table.give(1, "blue blue")
    assert table.refuses("claim a-b/2 blue") == Refusal.OWN_TWIN
    table.state.seat = 1
    assert table.can("claim a-b/2 blue")


def test_c4_a_map_may_never_close_a_double_route() -> None:
    table = in_play(make_map("a-b 2 red", "a-b 2 blue", "b-c 1 green", closed_up_to=0), 2)
    table.build(1, "a-b/1")
    table.give(0, "blue blue")
    assert table.can("claim a-b/2 blue")
