"""The course of a game: S4, T1, T2 and E1."""

import pytest
from tests.engine.table import Table, in_play
from tests.making import make_map

from funicular.engine.actions import PASS
from funicular.engine.chance import seed_chance
from funicular.engine.legal import Refusal
from funicular.engine.position import NOBODY, Phase
from funicular.engine.records import Cell, Record, Row
from funicular.engine.turns import awaited_seat, awaits, begin

TRIANGLE = make_map("a-b 1 red", "b-c 2 blue", "a-c 3 grey", cars=20)


def write_over(record: Record) -> None:
    """Make every number of a record 1."""
    for name, layout in record.layout.items():
        if isinstance(layout, Cell):
            setattr(record, name, 1)
        elif isinstance(layout, Row):
            getattr(record, name)[:] = [1] * layout.size
        else:
            for inner in getattr(record, name):
                write_over(inner)


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_s1_a_table_that_was_used_before_is_set_up_like_a_new_one(name: str) -> None:
    fresh, used = Table(name, 3), Table(name, 3)
    write_over(used.state)
    seed_chance(used.chance, [1] * 8)
    used.chance.count = 5
    begin(used.board, used.state, used.chance, 3)
    assert used.state == fresh.state
    assert used.results() == fresh.results()


@pytest.mark.parametrize(
    ("name", "seats"),
    [("europe", 2), ("europe", 5), ("san_francisco", 2), ("san_francisco", 3)],
)
def test_s4_seat_0_starts_and_play_goes_in_seat_order(name: str, seats: int) -> None:
    table = in_play(name, seats)
    order = []
    for _ in range(2 * seats):
        order.append(table.state.seat)
        table.do("draw deck", "draw deck")
    assert order == [*range(seats), *range(seats)]


def test_t1_a_turn_is_one_of_four_actions() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green")
    assert table.kinds_of_moves() == {"draw", "claim", "tickets", "station"}


def test_t1_without_stations_it_is_one_of_three() -> None:
    table = in_play("san_francisco", 2)
    table.give(0, "red")
    assert table.kinds_of_moves() == {"draw", "claim", "tickets"}


@pytest.mark.parametrize(
    "moves",
    [
        ["draw deck", "draw deck"],
        ["claim berlin-wien green"],
        ["tickets", "keep 1"],
        ["station wien green"],
    ],
)
def test_t1_after_one_action_it_is_the_next_seats_turn(moves: list[str]) -> None:
    table = in_play("europe", 3)
    table.give(0, "green green green")
    table.do(*moves[:-1])
    assert table.state.seat == 0
    table.do(moves[-1])
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_t1_nobody_else_may_act() -> None:
    table = in_play("europe", 3)
    for move in ("draw deck", "draw 1", "tickets", "pass"):
        assert table.refuses(move, seat=2) == Refusal.NOT_YOUR_TURN
    assert table.legal(2) == []


def test_t1_every_decision_is_counted() -> None:
    table = in_play("europe", 2)
    before = table.state.decisions
    table.do("draw deck", "draw deck", "tickets", "keep 1")
    assert table.state.decisions == before + 4


def test_t1_a_decision_of_one_seat_is_awaited() -> None:
    table = in_play("europe", 3)
    table.do("draw deck", "draw deck", "tickets")
    assert [awaits(table.state, seat) for seat in range(5)] == [False, True, False, False, False]
    assert awaited_seat(table.state) == 1


def test_s3_at_first_decisions_of_all_seats_are_awaited() -> None:
    table = Table("europe", 3)
    assert [awaits(table.state, seat) for seat in range(5)] == [True, True, True, False, False]
    table.do("keep 1,2", seat=0)
    assert [awaits(table.state, seat) for seat in range(3)] == [False, True, True]
    assert awaited_seat(table.state) == 1


def stuck(seats: int) -> Table:
    """Nobody can do anything: no cards to draw, no routes, no tickets."""
    table = in_play(TRIANGLE, seats)
    table.build(0, "a-b", "b-c", "a-c")
    table.hold_all_tickets(0)
    table.lay_market("- - - - -")
    table.give_deck(seats - 1)
    return table


def test_t2_with_no_possible_action_passing_is_the_only_choice() -> None:
    table = stuck(2)
    assert table.legal() == [PASS]
    table.do("pass")
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


@pytest.mark.parametrize("possible", ["draw deck", "draw 3", "tickets", "claim a-b red"])
def test_t2_passing_is_refused_while_anything_is_possible(possible: str) -> None:
    table = in_play(TRIANGLE, 2)
    if not possible.startswith("claim"):
        table.build(1, "a-b")
    table.build(1, "b-c", "a-c")
    table.hold_all_tickets(1, but=int(possible == "tickets"))
    table.lay_market("- - red - -" if possible == "draw 3" else "- - - - -")
    table.give(0, "red")
    table.give_deck(1, but="blue" if possible == "draw deck" else "")
    assert table.legal() == [table.action(possible)]
    assert table.refuses("pass") == Refusal.MUST_ACT


def test_t2_passing_is_refused_while_a_station_is_possible() -> None:
    source = make_map("a-b 1 red", "b-c 2 blue", stations={"each": 2, "unbuilt_points": 4})
    table = in_play(source, 2)
    table.build(1, "a-b", "b-c")
    table.hold_all_tickets(1)
    table.lay_market("- - - - -")
    table.give(0, "red red")
    table.give_deck(1)
    table.put_station(1, "a", "b")
    assert table.legal() == [table.action("station c red")]
    assert table.refuses("pass") == Refusal.MUST_ACT
    table.put_station(0, "c")  # every place has one now: there is no legal place for another
    assert table.legal() == [PASS]
    table.do("pass")


def test_t2_without_a_card_no_station_can_be_built() -> None:
    source = make_map("a-b 1 red", "b-c 2 blue", stations={"each": 1, "unbuilt_points": 4})
    table = in_play(source, 2)
    table.hold_all_tickets(1)
    table.lay_market("- - - - -")
    table.give_deck(1)
    assert table.legal() == [PASS]
    table.do("pass")


@pytest.mark.parametrize("seats", [2, 3])
def test_t2_when_all_have_had_to_pass_in_a_row_the_game_is_over(seats: int) -> None:
    table = stuck(seats)
    for _ in range(seats - 1):
        table.do("pass")
        assert table.state.phase == Phase.TURN
    table.do("pass")
    assert table.state.phase == Phase.OVER
    assert table.scores()[0].routes == 7
    assert table.legal() == []
    assert table.refuses("pass") == Refusal.GAME_OVER


def test_t2_passes_are_counted_in_a_row_only() -> None:
    table = in_play(TRIANGLE, 3)
    table.build(0, "b-c", "a-c")
    table.hold_all_tickets(0)
    table.lay_market("- - - - -")
    table.give(1, "red")
    table.give_deck(2)
    table.do("pass", "claim a-b red")  # the card played can be drawn again
    table.do("draw 1")
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 0)
    table.do("pass", "pass")
    assert table.state.phase == Phase.TURN
    table.do("pass")
    assert table.state.phase == Phase.OVER


@pytest.mark.parametrize(("name", "seats"), [("europe", 3), ("san_francisco", 4)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e1_everyone_gets_one_last_turn_from_the_next_player_round_to_that_one(
    name: str, seats: int, seat: int
) -> None:
    table = in_play(name, seats)
    for _ in range(seat):
        table.do("draw deck", "draw deck")
    table.leave_cars(seat, 2)
    table.do("draw deck", "draw deck")
    order = []
    while table.state.phase != Phase.OVER:
        order.append(table.state.seat)
        table.do("draw deck", "draw deck")
    assert order == [(seat + 1 + turn) % seats for turn in range(seats)]


@pytest.mark.parametrize(("left", "last"), [(4, False), (3, True), (2, True), (1, True)])
def test_e1_two_cars_or_fewer_at_the_end_of_a_turn_begin_it(left: int, last: bool) -> None:
    table = in_play("europe", 2)
    table.leave_cars(0, left)
    table.give(0, "black")
    assert table.state.last_turns == 0
    table.do("claim amsterdam-bruxelles black")
    assert table.state.last_turns == (2 if last else 0)


def test_e1_a_claim_of_several_cars_begins_it() -> None:
    table = in_play("europe", 2)
    table.leave_cars(0, 5)
    table.give(0, "green green green")
    table.do("claim berlin-wien green")
    assert table.state.last_turns == 2


def test_e1_it_begins_when_the_turn_ends_not_in_the_middle() -> None:
    table = in_play("san_francisco", 4)
    table.leave_cars(0, 7)
    table.give(0, "red red red red wild")
    first, second = (table.place(each) for each in ("fort_mason", "golden_gate_bridge"))
    table.state.stack_place[:2] = [first, second]
    table.do("claim fort_mason-golden_gate_bridge red+1")
    assert (table.state.phase, table.state.last_turns) == (Phase.TOKEN, 0)
    table.do("take fort_mason")
    assert (table.state.seat, table.state.last_turns) == (1, 4)


def test_e1_it_begins_only_once() -> None:
    table = in_play("europe", 3)
    for seat in range(3):
        table.leave_cars(seat, 3)
        table.give(seat, "black blue blue")
    table.do("claim amsterdam-bruxelles black")
    table.do("claim berlin-essen blue")
    table.do("draw deck", "draw deck")
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 0)
    table.do("draw deck", "draw deck")
    assert table.state.phase == Phase.OVER
    assert [table.player(seat).cars for seat in range(3)] == [2, 1, 3]


def test_e1_a_forced_pass_counts_as_a_turn() -> None:
    table = in_play(TRIANGLE, 3)
    table.build(0, "b-c", "a-c")
    table.leave_cars(0, 3)
    table.hold_all_tickets(0)
    table.lay_market("- - - - -")
    table.give(0, "red")
    table.give_deck(2)
    table.do("claim a-b red")  # leaves one card to draw
    assert table.state.last_turns == 3
    table.do("draw 1")
    assert table.legal() == [PASS]
    table.do("pass", "pass")
    assert table.state.phase == Phase.OVER
    assert table.state.passes == 2


def test_e1_other_decisions_of_the_last_turn_are_still_made() -> None:
    table = in_play("europe", 2)
    table.state.last_turns = 1
    table.do("tickets")
    assert table.state.phase == Phase.TICKETS
    table.do("keep 1,2,3")
    assert table.state.phase == Phase.OVER
    assert table.player(0).ticket_count == 3


def test_e1_then_the_game_is_over_for_everybody() -> None:
    table = in_play("europe", 2)
    table.state.last_turns = 1
    table.do("draw deck", "draw deck")
    for seat in (0, 1):
        assert table.legal(seat) == []
        assert table.refuses("draw deck", seat=seat) == Refusal.GAME_OVER
        assert not awaits(table.state, seat)
    assert awaited_seat(table.state) == NOBODY


def test_e1_totals_may_be_negative() -> None:
    table = in_play("san_francisco", 2)
    table.hold(0, "alcatraz-twin_peaks", "market_street-sunset")
    assert [score.total for score in table.scores()] == [-15, 0]
