"""What the rules say of maps that people make."""

import random

import pytest
from tests.engine.table import Table, in_play, sort_cards
from tests.making import make_facts, make_map

from funicular.engine.position import Phase
from funicular.engine.turns import apply, awaited_seat
from funicular.maps import DefectCode, Map, MapError

EVERYTHING = make_map(
    *["a-b 1 red", "a-b 1 blue", "b-c 2 grey tunnel", "c-d 2 red ferry=1", "d-e 3 blue"],
    *["e-a 2 grey ferry=1 tunnel", "b-d 1 green", "c-e 4 grey", "e-f 1 red", "f-a 2 green tunnel"],
    tickets=(
        *("a-c 4", "a-d 5", "b-e 3", "c-f 6", "d-f 4", "b-f 3", "c-e 4", "a-f 2", "d-e 3"),
        *("b-c 9 long", "a-e 10 long", "c-d 11 long", "a-b 12 long"),
    ),
    players=(2, 4),
    opening={"opening_long": 1, "opening": 2, "opening_keep": 2, "opening_returns": "bottom"},
    opening_hand=2,
    cars=9,
    starts="a c",
    tokens={
        "symbols": ["sun", "moon", "star"],
        "per_stack": [1, 2, 3],
        "singles_up_to_players": 2,
        "points": [0, 1, 3, 6],
    },
    stations={"each": 2, "unbuilt_points": 3},
    bonus={"longest_path": 5},
)


def defects(facts: dict[str, object]) -> set[DefectCode]:
    with pytest.raises(MapError) as caught:
        Map.from_facts(facts)
    return {defect.code for defect in caught.value.defects}


def test_custom_maps_a_length_without_points_is_a_defect() -> None:
    facts = make_facts("a-b 1 red", "b-c 7 blue", cars=20, each=10)
    assert defects(facts) == {DefectCode.LENGTH_WITHOUT_POINTS}


def test_custom_maps_a_third_track_is_a_defect() -> None:
    facts = make_facts("a-b 1 red", "b-a 1 blue", "a-b 1 green", "b-c 1 red")
    assert defects(facts) == {DefectCode.THIRD_TRACK}


def test_custom_maps_a_route_may_be_tunnel_and_ferry() -> None:
    source = make_map("a-b 3 red tunnel ferry=1", "b-c 1 blue", each=10, wild=8)
    table = in_play(source, 2)
    table.give(0, "red red red red wild wild")
    # The payment is a ferry's: at least one wild.
    assert table.payments("claim a-b") == {"red+1", "red+2"}
    table.deal("red wild blue")
    table.do("claim a-b red+1")
    # The surcharge is a tunnel's: it need hold no wild.
    assert table.state.surcharge == 2
    assert table.payments("pay") == {"red", "red+1"}
    table.do("pay red")
    assert table.owner("a-b") == 0
    assert table.discards() == sort_cards("red red wild red red red wild blue")


def test_custom_maps_a_ferry_tunnel_paid_all_wild_is_surcharged_in_wilds() -> None:
    source = make_map("a-b 2 red tunnel ferry=1", "b-c 1 blue", each=10, wild=8)
    table = in_play(source, 2)
    table.give(0, "red red wild wild wild")
    table.deal("red red wild")
    table.do("claim a-b wild")
    assert table.state.surcharge == 1
    assert table.payments("pay") == {"wild"}


def play_at_random(source: Map, seats: int, seed: int) -> Table:
    """A whole game of random moves, checked after each."""
    table = Table(source, seats, seed=seed)
    dice = random.Random(seed)
    while table.state.phase != Phase.OVER:
        seat = awaited_seat(table.state)
        apply(table.board, table.state, table.chance, seat, dice.choice(table.legal(seat)))
        table.check()
        assert table.state.decisions < 2000
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_custom_maps_any_mixture_is_a_game(seats: int) -> None:
    for seed in range(5):
        table = play_at_random(EVERYTHING, seats, seed)
        scores = table.scores()
        assert any(score.wins for score in scores)
        for score in scores:
            parts = (score.routes, score.tickets, score.stations, score.bonus, score.tokens)
            assert score.total == sum(parts)


def test_custom_maps_a_mixture_has_every_kind_of_decision() -> None:
    seen = set()
    for seed in range(8):
        table = Table(EVERYTHING, 3, seed=seed)
        dice = random.Random(seed)
        while table.state.phase != Phase.OVER:
            seen.add(Phase(table.state.phase))
            seat = awaited_seat(table.state)
            apply(table.board, table.state, table.chance, seat, dice.choice(table.legal(seat)))
    assert seen == set(Phase) - {Phase.OVER}


def test_custom_maps_the_rules_do_not_cap_withdrawals() -> None:
    source = make_map("a-b 2 red tunnel", "b-c 1 red", colours="red", each=20)
    table = in_play(source, 2)
    for seat in (0, 1):
        table.give(seat, "red red")
    # Every card is red or wild, so that every tunnel costs more than these hands hold.
    while table.state.decisions < 2100:
        table.do("claim a-b red", "withdraw")
    assert table.state.phase == Phase.TURN
    assert [table.hand(seat) for seat in (0, 1)] == ["red red", "red red"]
