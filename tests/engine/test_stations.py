"""Building stations: B1 and B2. What they are good for (B3) is in test_borrowing.py."""

import pytest
from tests.engine.table import in_play
from tests.making import make_map

from funicular.engine.legal import Refusal
from funicular.engine.position import NOBODY, Phase


def test_b1_a_station_is_built_on_any_place_without_a_route() -> None:
    table = in_play("europe", 2)
    table.give(0, "red")
    assert all(table.can(f"station {place.id} red") for place in table.map.places)
    table.do("station wien red")
    assert table.state.station_owner[table.place("wien")] == 0
    assert table.player(0).stations == 2
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_b1_a_place_holds_one_station_whoever_owns_it() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red")
    table.put_station(1, "wien")
    table.put_station(0, "roma")
    assert table.refuses("station wien red") == Refusal.STATION_THERE
    assert table.refuses("station roma red") == Refusal.STATION_THERE
    assert table.can("station paris red")


def test_b1_one_station_a_turn() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red")
    table.do("station wien red")
    assert table.refuses("station roma red", seat=0) == Refusal.NOT_YOUR_TURN


def test_b1_three_stations_a_game() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red red red red red")
    table.give(1, "blue blue blue blue blue blue")
    for mine, yours in (("wien", "roma"), ("paris", "riga"), ("madrid", "sofia")):
        table.do(f"station {mine} red", f"station {yours} blue")
    assert [table.player(seat).stations for seat in range(2)] == [0, 0]
    assert table.hand(0) == "red"
    assert table.refuses("station london red") == Refusal.STATIONS_USED
    assert table.payments("station london") == set()
    assert table.state.station_owner.count(NOBODY) == len(table.state.station_owner) - 6


def test_b1_a_game_without_stations_offers_none() -> None:
    table = in_play("san_francisco", 2)
    table.give(0, "red red")
    assert table.refuses("station alcatraz red") == Refusal.STATIONS_USED
    assert "station" not in table.kinds_of_moves()


@pytest.mark.parametrize(
    ("built", "hand", "payments"),
    [
        (0, "red blue wild", {"red", "blue", "wild"}),
        (1, "red blue", set()),
        (1, "red red blue", {"red"}),
        (1, "red red blue wild", {"red", "red+1", "blue+1"}),
        (1, "wild wild", {"wild"}),
        (2, "red red blue wild", {"red+1"}),
        (2, "red red red wild wild", {"red", "red+1", "red+2"}),
        (2, "red blue wild wild wild", {"red+2", "blue+2", "wild"}),
        (2, "red red blue blue", set()),
    ],
)
def test_b2_the_nth_station_costs_n_cards_of_one_colour(
    built: int, hand: str, payments: set[str]
) -> None:
    table = in_play("europe", 2)
    table.put_station(0, *("roma", "paris", "madrid")[:built])
    table.give(0, hand)
    assert table.payments("station wien") == payments


def test_b2_anothers_stations_do_not_make_it_dearer() -> None:
    table = in_play("europe", 2)
    table.put_station(1, "roma", "paris")
    table.give(0, "red")
    assert table.payments("station wien") == {"red"}


def test_b2_cards_that_the_hand_lacks_do_not_pay() -> None:
    table = in_play("europe", 2)
    table.give(0, "red")
    assert table.refuses("station wien blue") == Refusal.STATION_CARDS
    assert table.refuses("station wien red+1") == Refusal.TOO_MANY_WILDS  # that is all wild


def test_b2_the_cards_are_discarded() -> None:
    table = in_play("europe", 2)
    table.put_station(0, "roma", "paris")
    table.give(0, "red red red wild wild")
    table.do("station wien red+2")
    assert table.discards() == "red wild wild"
    assert table.hand(0) == "red red"


def test_b2_a_map_may_have_a_fourth_station() -> None:
    source = make_map(
        *[f"{a}-{b} 1 red" for a, b in ("ab", "bc", "cd", "de")],
        stations={"each": 4, "unbuilt_points": 1},
    )
    table = in_play(source, 2)
    table.put_station(0, "a", "b", "c")
    table.give(0, "blue blue blue wild")
    assert table.payments("station d") == {"blue+1"}
