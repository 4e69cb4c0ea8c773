"""The longest path: E4."""

import pytest
from tests.engine.table import in_play
from tests.making import make_map


def longest(*routes: str) -> int:
    """The longest path of somebody who has claimed all of these routes and no other."""
    source = make_map(
        *[*routes, "x-y 1 red", "y-z 1 red"],
        tickets=("x-y 1", "y-z 1", "x-z 1"),
        cars=60,
        bonus={"longest_path": 10},
    )
    table = in_play(source, 2)
    table.build(0, *[route.id for route in table.map.routes[: len(routes)]])
    return table.scores()[0].longest


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        (["a-b 3 red"], 3),
        (["a-b 3 red", "b-c 2 red"], 5),
        (["a-b 3 red", "c-d 4 red"], 4),  # two networks: the longer
        (["a-b 3 red", "a-c 4 red", "a-d 2 red"], 7),  # a fork: the two best arms
        (["a-b 2 red", "b-c 2 red", "c-a 2 red"], 6),  # a loop closes
        (["a-b 2 red", "b-c 2 red", "c-a 2 red", "a-d 3 red"], 9),  # into the loop, and round
        (["a-b 1 red", "b-c 1 red", "c-a 1 red", "a-d 1 red", "b-e 1 red", "c-f 8 red"], 11),
    ],
)
def test_e4_the_longest_trail_of_ones_own_cars(routes: list[str], length: int) -> None:
    assert longest(*routes) == length


def test_e4_it_may_pass_a_place_several_times() -> None:
    eight = ["a-b 1 red", "b-c 1 red", "c-a 1 red", "a-d 1 red", "d-e 1 red", "e-a 1 red"]
    assert longest(*eight) == 6
    assert longest(*eight, "a-f 4 red", "a-g 3 red") == 6 + 7


def test_e4_it_uses_no_route_twice() -> None:
    # There and back along b-c would be needed to cover everything.
    assert longest("a-b 1 red", "b-c 3 red", "c-d 1 red", "b-e 1 red", "c-f 1 red") == 5


def test_e4_cars_count_not_routes() -> None:
    assert longest("a-b 8 red", "c-d 1 red", "d-e 1 red", "e-f 1 red") == 8


def test_e4_ten_points_for_the_longest() -> None:
    table = in_play("europe", 3)
    table.build(0, "berlin-wien")
    table.build(1, "warszawa-wien")
    scores = table.scores()
    assert [score.longest for score in scores] == [3, 4, 0]
    assert [score.bonus for score in scores] == [0, 10, 0]
    assert scores[1].total == 7 + 12 + 10


def test_e4_everyone_who_ties_for_the_longest_gets_them() -> None:
    table = in_play("europe", 3)
    table.build(0, "berlin-wien")
    table.build(1, "berlin-essen")
    table.build(2, "munchen-wien")
    assert [score.bonus for score in table.scores()] == [10, 0, 10]


def test_e4_a_length_of_zero_earns_nothing() -> None:
    assert [score.bonus for score in in_play("europe", 2).scores()] == [0, 0]


def test_e4_borrowed_routes_do_not_count() -> None:
    table = in_play("europe", 2)
    table.hold(0, "zurich-budapest")
    table.build(0, "munchen-zurich", "budapest-wien/1")
    table.build(1, "munchen-wien")
    table.put_station(0, "wien")
    score = table.scores()[0]
    assert score.tickets == 6
    assert score.longest == 2
    assert [each.bonus for each in table.scores()] == [0, 10]


def test_e4_where_a_map_gives_no_bonus_none_is_given() -> None:
    table = in_play("san_francisco", 2)
    table.build(0, "sunset-twin_peaks")
    assert [score.bonus for score in table.scores()] == [0, 0]
    assert [score.longest for score in table.scores()] == [0, 0]
    assert table.scores()[0].total == 4


def test_e4_another_maps_bonus_is_its_own() -> None:
    source = make_map("a-b 1 red", "b-c 2 red", bonus={"longest_path": 7})
    table = in_play(source, 2)
    table.build(0, "a-b")
    assert [score.bonus for score in table.scores()] == [7, 0]


def test_e4_the_routes_of_the_longest_path_are_told() -> None:
    table = in_play(make_map("a-b 3 red", "a-c 4 red", "a-d 2 red", bonus={"longest_path": 7}), 2)
    table.build(0, "a-b", "a-c", "a-d")
    assert table.scores()[0].longest_set == 0b011
