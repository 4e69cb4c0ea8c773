"""What stations are good for at the end: B3."""

from tests.engine.table import Table, in_play
from tests.making import make_map

from funicular.engine.position import NO_ROUTE

STATIONS = {"each": 3, "unbuilt_points": 4}
STAR = make_map(
    *["a-b 1 red", "b-c 1 red", "b-d 1 red", "c-e 1 red", "d-f 1 red", "e-f 1 red", "a-f 3 blue"],
    tickets=("a-c 5", "a-d 7", "a-e 9", "d-c 3", "d-e 4", "b-f 2", "a-b 1", "c-f 6"),
    cars=20,
    stations=STATIONS,
)


def borrowed(table: Table, seat: int = 0) -> dict[str, str]:
    """The route borrowed through each station that borrows one."""
    score = table.scores()[seat]
    return {
        table.map.places[score.station_place[n]].id: table.map.routes[score.borrowed[n]].id
        for n in range(score.built)
        if score.borrowed[n] != NO_ROUTE
    }


def test_b3_a_station_uses_one_route_of_another_player_that_ends_there() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c")
    table.build(0, "a-b")
    table.build(1, "b-c")
    assert table.scores()[0].tickets == -5
    table.put_station(0, "b")
    assert table.scores()[0].tickets == 5
    assert table.scores()[0].completed_count == 1
    assert borrowed(table) == {"b": "b-c"}


def test_b3_it_works_from_either_end_of_the_route() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c")
    table.build(0, "a-b")
    table.build(1, "b-c")
    table.put_station(0, "c")
    assert table.scores()[0].tickets == 5


def test_b3_a_route_that_ends_elsewhere_is_not_lent() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-e")
    table.build(0, "a-b")
    table.build(1, "b-c", "c-e")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == -9
    assert borrowed(table) == {}


def test_b3_a_free_route_is_not_lent() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c")
    table.build(0, "a-b")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == -5


def test_b3_a_station_uses_only_one_route() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c", "a-d")
    table.build(0, "a-b")
    table.build(1, "b-c", "b-d")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == 7 - 5
    assert borrowed(table) == {"b": "b-d"}


def test_b3_it_is_the_same_route_for_all_tickets() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c", "a-e", "a-d")
    table.build(0, "a-b", "c-e")
    table.build(1, "b-c", "b-d")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == 5 + 9 - 7
    assert borrowed(table) == {"b": "b-c"}


def test_b3_several_stations_work_together() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-e")
    table.build(1, "a-b", "b-c", "c-e")
    table.put_station(0, "a", "b")
    assert table.scores()[0].tickets == -9
    table.put_station(0, "c")
    assert table.scores()[0].tickets == 9
    assert borrowed(table) == {"a": "a-b", "b": "b-c", "c": "c-e"}


def test_b3_routes_of_different_players_can_be_used() -> None:
    table = in_play(STAR, 3)
    table.hold(0, "a-c")
    table.build(1, "a-b")
    table.build(2, "b-c")
    table.put_station(0, "a", "c")
    assert table.scores()[0].tickets == 5


def test_b3_the_choice_brings_the_most_ticket_points() -> None:
    # Two small tickets one way, a big one the other way.
    table = in_play(STAR, 2)
    table.hold(0, "d-c", "d-e", "a-d")
    table.build(0, "b-c", "c-e")
    table.build(1, "b-d", "a-b", "d-f")
    table.put_station(0, "d")
    assert table.scores()[0].tickets == 3 + 4 - 7
    table.put_station(0, "b")
    assert table.scores()[0].tickets == 3 + 4 + 7
    assert borrowed(table) == {"d": "b-d", "b": "a-b"}


def test_b3_then_the_most_tickets_completed() -> None:
    source = make_map(
        *["a-b 1 red", "b-c 1 red", "b-d 1 red", "d-e 1 red"],
        tickets=("a-c 7", "a-d 3", "a-e 4"),
        stations=STATIONS,
    )
    table = in_play(source, 2)
    table.hold(0, "a-c", "a-d", "a-e")
    table.build(0, "a-b", "d-e")
    table.build(1, "b-c", "b-d")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == 0
    assert table.scores()[0].completed_count == 2
    assert borrowed(table) == {"b": "b-d"}


def test_b3_the_choice_is_made_at_the_end() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c", "a-d")
    table.put_station(0, "b")
    table.build(0, "a-b")
    table.build(1, "b-c")
    assert borrowed(table) == {"b": "b-c"}
    table.build(1, "b-d")
    assert borrowed(table) == {"b": "b-d"}


def test_b3_anothers_station_is_of_no_use() -> None:
    table = in_play(STAR, 3)
    table.hold(0, "a-c")
    table.build(0, "a-b")
    table.build(1, "b-c")
    table.put_station(2, "b")
    assert table.scores()[0].tickets == -5


def test_b3_borrowing_takes_nothing_from_the_owner() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-c")
    table.hold(1, "b-f")
    table.build(0, "a-b")
    table.build(1, "b-d", "d-f")
    before = table.scores()[1].total
    table.put_station(0, "b")
    assert table.scores()[1].tickets == 2
    assert table.scores()[1].total == before


def test_b3_nothing_is_borrowed_that_completes_nothing() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-b")
    table.build(0, "a-b")
    table.build(1, "b-c", "b-d")
    table.put_station(0, "b")
    assert borrowed(table) == {}
    assert table.scores()[0].tickets == 1


def test_b3_both_tracks_of_a_double_route_can_be_lent() -> None:
    source = make_map(
        "a-b 1 red",
        "a-b 1 blue",
        "b-c 1 red",
        tickets=("a-c 5", "a-b 1", "b-c 1"),
        stations=STATIONS,
    )
    table = in_play(source, 3)
    table.hold(0, "a-c")
    table.build(1, "a-b/1")
    table.build(2, "a-b/2")
    table.build(0, "b-c")
    table.put_station(0, "a")
    assert table.scores()[0].tickets == 5


def test_b3_no_more_routes_are_borrowed_than_needed() -> None:
    source = make_map(
        *["a-d 1 red", "a-b 1 red", "b-c 1 red", "c-d 1 red"],
        tickets=("a-d 5", "a-b 1", "b-c 1"),
        stations=STATIONS,
    )
    table = in_play(source, 2)
    table.hold(0, "a-d")
    table.build(0, "a-b")
    table.build(1, "a-d", "b-c", "c-d")
    table.put_station(0, "b", "c")
    assert borrowed(table) == {"b": "b-c", "c": "c-d"}
    table.put_station(0, "a")
    assert borrowed(table) == {"a": "a-d"}


def test_b3_a_station_that_another_makes_superfluous_borrows_nothing() -> None:
    source = make_map(
        *["a-b 1 red", "b-d 1 red", "a-c 1 red", "c-d 1 red"],
        tickets=("a-d 5", "a-c 3", "b-c 1"),
        stations=STATIONS,
    )
    table = in_play(source, 2)
    table.hold(0, "a-d", "a-c")
    table.build(0, "a-b", "c-d")
    table.build(1, "b-d")
    table.put_station(0, "a", "b")
    assert borrowed(table) == {"b": "b-d"}
    table.build(1, "a-c")
    assert len(borrowed(table)) == 1
    assert table.scores()[0].tickets == 8


def test_b3_a_station_lends_only_what_ends_there() -> None:
    table = in_play(STAR, 2)
    table.hold(0, "a-b")
    table.build(1, "b-c")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == -1
    assert borrowed(table) == {}


def test_b3_stations_far_apart_each_borrow_their_own() -> None:
    source = make_map(
        *["a-b 1 red", "b-c 1 red", "c-d 1 red"],
        tickets=("a-b 5", "c-d 3", "a-d 1"),
        stations=STATIONS,
    )
    table = in_play(source, 2)
    table.hold(0, "a-b", "c-d")
    table.build(1, "a-b", "c-d")
    table.put_station(0, "a", "c")
    assert table.scores()[0].tickets == 8
    assert borrowed(table) == {"a": "a-b", "c": "c-d"}
