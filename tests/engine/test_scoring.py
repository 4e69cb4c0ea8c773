"""The final score and the winner: E2, E3, E5 and E6. E4 is in test_trails.py."""

from itertools import permutations

import pytest
from tests.engine.table import Table, in_play
from tests.making import make_map

from funicular.engine.scoring import Scores, ScoreWork, score_game

SQUARE = make_map(
    *["a-b 1 red", "b-c 2 red", "c-d 3 red", "d-a 1 red", "a-c 2 blue"],
    tickets=("a-c 5", "b-d 7", "a-b 2", "c-d 6", "b-c 1", "a-d 3"),
    cars=20,
    stations={"each": 3, "unbuilt_points": 4},
    bonus={"longest_path": 10},
)


def winners(table: Table) -> list[int]:
    return [seat for seat, score in enumerate(table.scores()) if score.wins]


def test_e2_a_completed_ticket_scores_its_points() -> None:
    table = in_play("europe", 2)
    table.hold(0, "paris-wien")
    table.build(0, "frankfurt-paris/1", "frankfurt-munchen", "munchen-wien")
    score = table.scores()[0]
    assert (score.tickets, score.completed_count) == (8, 1)
    assert score.completed == 1 << table.ticket("paris-wien")


def test_e2_the_others_lose_them() -> None:
    table = in_play("europe", 2)
    table.hold(0, "paris-wien", "brest-venezia", "brest-petrograd")
    table.build(0, "frankfurt-paris/1", "frankfurt-munchen", "munchen-wien")
    score = table.scores()[0]
    assert score.tickets == 8 - 8 - 20
    assert score.completed_count == 1
    assert score.total == score.routes + score.tickets + score.stations + score.bonus


def test_e2_only_ones_own_routes_connect() -> None:
    table = in_play("europe", 2)
    table.hold(0, "paris-wien")
    table.build(0, "frankfurt-paris/1", "munchen-wien")
    table.build(1, "frankfurt-munchen")
    assert table.scores()[0].tickets == -8


def test_e2_the_way_may_wind_and_start_anywhere() -> None:
    table = in_play(SQUARE, 2)
    table.hold(0, "a-c")
    table.build(0, "c-d", "d-a")
    assert table.scores()[0].tickets == 5


def test_e2_one_route_may_serve_several_tickets() -> None:
    table = in_play(SQUARE, 2)
    table.hold(0, "a-c", "b-d", "a-b", "c-d", "b-c", "a-d")
    table.build(0, "a-b", "b-c", "d-a")
    assert table.scores()[0].tickets == 5 + 7 + 2 + 6 + 1 + 3


def test_e2_a_player_without_tickets_gains_and_loses_nothing() -> None:
    table = in_play(SQUARE, 2)
    assert (table.scores()[0].tickets, table.scores()[0].completed_count) == (0, 0)


def test_e2_in_san_francisco_too() -> None:
    table = in_play("san_francisco", 2)
    table.hold(0, "alcatraz-lombard_street", "alcatraz-twin_peaks")
    table.build(0, "alcatraz-fort_mason/1", "fort_mason-lombard_street")
    assert table.scores()[0].tickets == 3 - 8


@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_e3_four_points_for_each_station_not_built(built: int, points: int) -> None:
    table = in_play("europe", 2)
    table.put_station(0, *("roma", "paris", "wien")[:built])
    score = table.scores()[0]
    assert (score.stations, score.built) == (points, built)
    assert score.total == points
    assert table.scores()[1].stations == 12


def test_e3_none_where_there_are_no_stations() -> None:
    assert in_play("san_francisco", 2).scores()[0].stations == 0


@pytest.mark.parametrize(
    ("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)]
)
def test_e5_points_for_different_tokens(held: int, points: int) -> None:
    table = in_play("san_francisco", 2)
    table.player(1).tokens = (1 << held) - 1
    assert [score.tokens for score in table.scores()] == [0, points]
    assert [score.total for score in table.scores()] == [0, points]


def test_e5_which_tokens_they_are_does_not_matter() -> None:
    table = in_play("san_francisco", 2)
    table.player(0).tokens = 0b1010101
    assert table.scores()[0].tokens == 4


def test_e6_most_points_win() -> None:
    table = in_play("san_francisco", 3)
    table.build(1, "fort_mason-golden_gate_bridge")
    table.build(2, "sunset-twin_peaks")
    assert [score.total for score in table.scores()] == [0, 10, 4]
    assert winners(table) == [1]


def test_e6_more_points_beat_more_tickets() -> None:
    table = in_play("san_francisco", 2)
    table.hold(0, "haight_ashbury-mission_district")
    table.build(0, "haight_ashbury-the_castro/1", "mission_district-the_castro")
    table.build(1, "fort_mason-golden_gate_bridge")
    assert [score.completed_count for score in table.scores()] == [1, 0]
    assert [score.total for score in table.scores()] == [4, 10]
    assert winners(table) == [1]


def tie(table: Table) -> None:
    """Give seat 0 the points that it lacks, or seat 1 those that it lacks."""
    first, second = (score.total for score in table.scores())
    table.player(0).points += max(0, second - first)
    table.player(1).points += max(0, first - second)
    first, second = (score.total for score in table.scores())
    assert first == second


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
@pytest.mark.parametrize("seat", [0, 1])
def test_e6_a_tie_goes_to_more_tickets_completed(name: str, seat: int) -> None:
    table = in_play(name, 2)
    table.hold(seat, table.map.tickets[0].id)
    path = {
        "europe": ("amsterdam-bruxelles", "bruxelles-paris/1", "pamplona-paris/1"),
        "san_francisco": ("haight_ashbury-the_castro/1", "mission_district-the_castro"),
    }
    table.build(seat, *path[name])
    tie(table)
    assert [score.completed_count for score in table.scores()] == [int(n == seat) for n in (0, 1)]
    assert winners(table) == [seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_e6_then_to_fewer_stations_built(seat: int) -> None:
    table = in_play("europe", 2)
    table.put_station(seat, "wien")
    table.put_station(1 - seat, "roma", "paris")
    table.build(1 - seat, "berlin-wien")  # the longest path does not help
    tie(table)
    assert table.scores()[1 - seat].bonus == 10
    assert winners(table) == [seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_e6_then_to_the_holder_of_the_longest_path(seat: int) -> None:
    table = in_play("europe", 2)
    table.build(1 - seat, "berlin-essen")
    table.build(seat, "berlin-wien")
    tie(table)
    assert [score.built for score in table.scores()] == [0, 0]
    assert winners(table) == [seat]


def test_e6_then_the_victory_is_shared() -> None:
    table = in_play("europe", 3)
    table.build(0, "berlin-wien")
    table.build(2, "munchen-wien")
    assert [score.total for score in table.scores()] == [26, 12, 26]
    assert winners(table) == [0, 2]


def test_e6_in_san_francisco_it_is_shared_after_the_tickets() -> None:
    table = in_play("san_francisco", 4)
    table.build(1, "sunset-twin_peaks")
    table.build(3, "potrero_hill-south_beach")
    assert winners(table) == [1, 3]


def test_e6_all_may_share() -> None:
    assert winners(in_play("san_francisco", 4)) == [0, 1, 2, 3]


def test_e6_the_least_negative_total_wins() -> None:
    table = in_play("san_francisco", 2)
    table.hold(0, "alcatraz-twin_peaks")
    table.hold(1, "haight_ashbury-mission_district")
    assert [score.total for score in table.scores()] == [-8, -2]
    assert winners(table) == [1]


def test_e2_the_order_of_the_routes_makes_no_difference() -> None:
    routes = ["a-b 1 red", "b-c 1 red", "c-d 1 red"]
    for order in permutations(routes):
        table = in_play(make_map(*order, tickets=("a-d 5", "a-c 2", "b-d 1")), 2)
        table.hold(0, "a-d", "a-c", "b-d")
        table.build(0, "a-b", "b-c", "c-d")
        assert table.scores()[0].tickets == 8


def finished_games() -> list[Table]:
    """Games that differ in everything that is scored."""
    rich, poor, tokens = in_play(SQUARE, 2), in_play(SQUARE, 2), in_play("san_francisco", 2)
    rich.hold(0, "a-c", "b-d", "c-d")
    rich.build(0, "a-b", "d-a")
    rich.build(1, "b-c", "c-d")
    rich.put_station(0, "b", "c", "d")
    poor.hold(1, "b-c")
    poor.put_station(1, "c")
    tokens.player(0).tokens = 0b11
    tokens.build(0, "sunset-twin_peaks")
    return [rich, poor, tokens]


def test_e6_one_game_leaves_nothing_for_the_next_to_be_scored() -> None:
    for order in permutations(finished_games()):
        scores, work = Scores(), ScoreWork()
        for table in (*order, *order):
            score_game(table.board, table.state, scores, work)
            for seat, score in enumerate(table.scores()):
                built = score.built
                again = scores.players[seat].copy()
                assert again.station_place[:built] == score.station_place[:built]
                assert again.borrowed[:built] == score.borrowed[:built]
                again.station_place, again.borrowed = score.station_place, score.borrowed
                assert again == score
