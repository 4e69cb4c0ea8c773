"""Errors that engines of such games are known to make. None of them is made here."""

import random

import pytest
from tests.engine.table import Table, in_play, sort_cards
from tests.making import make_map

from funicular.engine.chance import Result
from funicular.engine.legal import Refusal
from funicular.engine.position import WILD, Phase
from funicular.engine.turns import apply, awaited_seat

STATIONS = {"each": 3, "unbuilt_points": 4}


def test_a_wild_revealed_in_a_tunnel_costs_a_card() -> None:
    table = in_play("europe", 2)
    table.give(0, "black black black black")
    table.deal("wild white white")
    table.do("claim madrid-pamplona/1 black")
    assert table.state.surcharge == 1
    assert table.payments("pay") == {"black"}


def test_a_colour_revealed_for_a_tunnel_paid_in_wilds_costs_nothing() -> None:
    table = in_play("europe", 2)
    table.give(0, "wild wild wild")
    table.deal("black black black")
    table.do("claim madrid-pamplona/1 wild")
    assert table.owner("madrid-pamplona/1") == 0


def test_no_card_is_lost_after_a_ferry() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red red wild wild wild")
    table.do("claim palermo-smyrna red+3")
    assert table.discards() == "red red red wild wild wild"
    assert table.hand(0) == "red"
    # They come back: with the deck used up, they are what can be drawn.
    table.give_deck(1, but="white")
    table.do("draw deck")
    assert table.deck() == "red red red wild wild wild"


def test_a_reshuffle_neither_makes_nor_loses_cards() -> None:
    table = in_play("san_francisco", 2)
    played = sort_cards("red red blue wild wild purple")
    table.discard(played)
    table.give_deck(1, but="green")
    hands, market = [table.hand(seat) for seat in (0, 1)], table.market()
    table.do("draw deck")
    assert table.kinds_of_results() == [Result.DRAWN, Result.RESHUFFLE]
    assert (table.deck(), table.discards()) == (played, "")
    assert [table.hand(0), table.hand(1)] == ["green", hands[1]]
    assert table.market() == market


@pytest.mark.parametrize(("name", "seats"), [("europe", 5), ("san_francisco", 4)])
def test_whole_games_with_reshuffles_keep_every_card(name: str, seats: int) -> None:
    reshuffles = 0
    for seed in range(3):
        table = Table(name, seats, seed=seed)
        dice = random.Random(seed)
        while table.state.phase != Phase.OVER:
            seat = awaited_seat(table.state)
            apply(table.board, table.state, table.chance, seat, dice.choice(table.legal(seat)))
            table.check()
            reshuffles += table.kinds_of_results().count(Result.RESHUFFLE)
    assert reshuffles > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_round_is_played_by_everybody(seats: int) -> None:
    table = in_play("europe", seats)
    table.leave_cars(0, 4)
    table.give(0, "blue blue")
    table.do("claim berlin-essen blue")
    turns = []
    while table.state.phase != Phase.OVER:
        turns.append(table.state.seat)
        table.do("draw deck", "draw deck")
    assert turns == [*range(1, seats), 0]


def test_failed_tickets_are_deducted() -> None:
    table = in_play("europe", 2)
    table.hold(0, "brest-petrograd", "paris-wien")
    assert [score.total for score in table.scores()] == [12 - 20 - 8, 12]


def test_nobody_takes_both_tracks_of_a_double_route() -> None:
    table = in_play("europe", 5)
    table.give(0, "black black black red red red")
    table.do("claim berlin-frankfurt/1 black")
    for _ in range(4):
        table.do("draw deck", "draw deck")
    assert table.refuses("claim berlin-frankfurt/2 red") == Refusal.OWN_TWIN


def test_the_market_is_not_reset_for_a_wild_that_was_taken() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild wild red blue green")
    table.deal("wild")
    table.do("draw 1")  # three wilds were seen, but never at the same time
    assert table.market() == "wild wild red blue green"
    assert table.discards() == ""


def test_the_market_is_reset_after_a_wild_was_taken_if_three_are_left() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild wild wild wild red")  # as fifty resets in vain would leave it
    table.deal("blue green white black red orange")
    table.do("draw 1")
    assert table.market() == "green white black red orange"
    assert table.discards() == sort_cards("blue wild wild wild red")
    assert table.hand(0) == "wild"
    assert table.state.seat == 1


def test_the_market_is_checked_after_a_claim_as_well() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild wild wild red red")
    table.give(0, "black")
    table.do("claim amsterdam-bruxelles black")
    assert table.kinds_of_results().count(Result.RESET) >= 1
    assert table.state.market.count(WILD) < 3


def test_stations_are_used_for_the_best_set_of_tickets() -> None:
    # One ticket of 10 through b-c, or two of 6 through b-d: whoever serves the dearest first
    # ends up with 10 - 12.
    source = make_map(
        *["a-b 1 red", "b-c 1 red", "b-d 1 red", "d-e 1 red"],
        tickets=("a-c 10", "a-d 6", "a-e 6"),
        stations=STATIONS,
    )
    table = in_play(source, 2)
    table.hold(0, "a-c", "a-d", "a-e")
    table.build(0, "a-b", "d-e")
    table.build(1, "b-c", "b-d")
    table.put_station(0, "b")
    assert table.scores()[0].tickets == 12 - 10


def test_stations_that_are_of_no_use_alone_are_used_together() -> None:
    source = make_map(
        *["a-b 1 red", "b-c 1 red", "c-d 1 red", "a-e 1 red", "c-f 1 red"],
        tickets=("a-d 20", "a-e 3", "c-f 3"),
        stations=STATIONS,
    )
    table = in_play(source, 2)
    table.hold(0, "a-d", "a-e", "c-f")
    table.build(0, "b-c")
    table.build(1, "a-b", "c-d", "a-e", "c-f")
    table.put_station(0, "a", "c")
    # Each station alone would rather serve its small ticket.
    assert table.scores()[0].tickets == 20 - 3 - 3


def loops(*routes: str) -> int:
    table = in_play(make_map(*routes, cars=40, bonus={"longest_path": 10}), 2)
    table.build(0, *[route.id for route in table.map.routes])
    return table.scores()[0].longest


def test_the_longest_path_goes_through_loops() -> None:
    four = [f"{a}-{b} 1 red" for a, b in ("ab", "ac", "ad", "bc", "bd", "cd")]
    assert loops(*four) == 5  # every place has three routes: one route stays out
    assert loops(*four, *[f"{a}-e 1 red" for a in "abcd"]) == 10  # every place has four: all
    assert loops(*four, "a-e 4 red", "b-f 4 red") == 6 - 1 + 8  # all but c-d, from e to f


def test_the_longest_path_of_the_real_board_goes_round_a_loop_and_out() -> None:
    table = in_play("europe", 2)
    table.build(0, "berlin-wien", "munchen-wien", "frankfurt-munchen", "berlin-frankfurt/1")
    table.build(0, "warszawa-wien")
    assert table.scores()[0].longest == 3 + 3 + 2 + 3 + 4


def test_resets_end_when_all_that_is_left_is_wild() -> None:
    source = make_map("a-b 1 red", "b-c 2 blue", "a-c 3 grey", wild=20)
    table = in_play(source, 2)
    table.lay_market("wild wild red wild wild")
    table.give_deck(1, but=" ".join(["wild"] * 16))
    table.do("draw 3")
    assert table.market() == "wild wild wild wild wild"
    assert table.kinds_of_results() == [Result.MARKET]


def test_resets_end_when_the_cards_will_not_fall_right() -> None:
    table = in_play(make_map("a-b 1 red", "b-c 2 red", colours="red", each=10, wild=30), 2)
    table.lay_market("wild wild red red red")
    table.give(1, "red red red red red red")
    table.deal("wild")
    table.do("draw 5")
    assert table.kinds_of_results().count(Result.RESET) == 50
    assert sum(table.state.deck) + sum(table.state.discards) == 40 - 6 - 1 - 5
    assert "-" not in table.market()
