"""The planner's reasons, one situation each."""

from itertools import combinations
from statistics import mean
from typing import Any

import pytest
from tests.engine.table import Table, in_play
from tests.making import make_map

from funicular.bots.memory import Memory
from funicular.bots.planner.claims import odds_of_more
from funicular.bots.planner.networks import (
    add_open_tickets,
    build_network,
    clear_network,
    network_value,
)
from funicular.bots.planner.prices import appraise, count_cards
from funicular.bots.planner.ticket_choice import best_of_draw, insert_value
from funicular.bots.planner.traits import settle_traits
from funicular.bots.policies import Policy, choose
from funicular.engine.chance import Chance
from funicular.game import notation_of

RING = ("a-b 2 red", "b-c 2 blue", "c-d 2 green", "d-a 2 red")


def choice(table: Table, seat: int = 0) -> str:
    """What the planner does, as text."""
    number = choose(Policy.PLANNER, table.board, table.view(seat), Memory(), Chance())
    return notation_of(table.map).text(number)


def plan_of(table: Table, seat: int = 0) -> Memory:
    """The network that the planner has in mind."""
    memory, view = Memory(), table.view(seat)
    settle_traits(table.board, view.seats, memory.traits[0])
    count_cards(view, memory)
    appraise(table.board, view, memory)
    memory.plan[0].most_turns = 10000
    clear_network(table.board, memory)
    add_open_tickets(table.board, view, memory)
    build_network(table.board, view, memory)
    return memory


def network(table: Table) -> set[str]:
    uses = plan_of(table).plan[0].uses
    return {route.id for number, route in enumerate(table.map.routes) if uses[number] > 0}


def table_on(*routes: str, **quantities: Any) -> Table:
    return in_play(make_map(*routes, players=(2, 2), **quantities), 2)


def test_tickets_share_their_network() -> None:
    """a-c by way of b is dearer alone, but b has to be reached anyway."""
    routes = ("a-b 3 red", "b-c 3 blue", "a-d 2 red", "d-e 2 blue", "e-c 1 green")
    table = table_on(*routes, tickets=("a-c 10", "a-b 10", "b-c 10", "d-e 1"), cars=20)
    table.hold(0, "a-c", "a-b")
    assert network(table) == {"a-b", "b-c"}


def test_own_routes_cost_nothing() -> None:
    table = table_on(
        "a-b 1 red", "a-c 2 blue", "c-d 2 green", "d-b 2 red", tickets=("a-b 9", "c-d 1")
    )
    assert network(table) == set()
    table.hold(0, "a-b")
    assert network(table) == {"a-b"}
    table.build(0, "a-c", "c-d", "d-b")
    assert network(table) == set()


def test_a_blocked_path_is_planned_anew() -> None:
    table = table_on(*RING, tickets=("a-c 9", "b-d 1"))
    table.hold(0, "a-c")
    before = network(table)
    assert len(before) == 2
    table.build(1, min(before))
    after = network(table)
    assert len(after) == 2
    assert not before & after


def test_a_ticket_beyond_the_cars_is_dropped() -> None:
    table = table_on(*RING, tickets=("a-c 9", "b-d 1"))
    table.hold(0, "a-c")
    table.leave_cars(0, 3)
    assert network(table) == set()


def test_an_opponents_route_is_borrowed_if_there_is_no_way_round() -> None:
    stations = {"each": 3, "unbuilt_points": 4}
    table = table_on("a-b 2 red", "b-c 2 blue", tickets=("a-c 20", "a-b 1"), stations=stations)
    table.hold(0, "a-c")
    table.build(1, "b-c")
    assert network(table) == {"a-b", "b-c"}
    table.build(0, "a-b")
    table.give(0, "green")
    assert choice(table) in ("station b green", "station c green")


def test_a_station_is_not_built_for_less_than_it_is_worth() -> None:
    stations = {"each": 3, "unbuilt_points": 4}
    table = table_on("a-b 2 red", "b-c 2 blue", tickets=("a-c 1", "a-b 1"), stations=stations)
    table.hold(0, "a-c")
    table.build(1, "b-c")
    table.build(0, "a-b")
    table.give(0, "green")
    assert not choice(table).startswith("station")


def test_the_last_turn_completes_a_ticket_before_it_scores_a_longer_route() -> None:
    table = table_on("a-b 2 red", "b-c 1 blue", "c-d 4 green", tickets=("a-c 8", "a-b 1"))
    table.hold(0, "a-c")
    table.build(0, "a-b")
    table.give(0, "blue green green green green")
    table.state.last_turns = 1
    assert choice(table) == "claim b-c blue"


def test_the_last_turn_takes_the_points_that_are_there() -> None:
    table = table_on("a-b 2 red", "b-c 1 blue", "c-d 4 green", tickets=("a-c 8", "a-b 1"))
    table.give(0, "blue green green green green")
    table.state.last_turns = 1
    assert choice(table) == "claim c-d green"


def test_the_last_turn_draws_tickets_that_are_complete_already() -> None:
    table = table_on("a-b 2 red", "b-c 1 blue", tickets=("a-b 8", "a-c 5", "b-c 5"))
    table.build(0, "a-b", "b-c")
    table.state.last_turns = 1
    assert choice(table) == "tickets"


def test_a_grey_route_is_paid_in_the_colour_that_is_not_needed() -> None:
    table = table_on("a-b 2 grey", "b-c 4 red", tickets=("a-c 20", "a-b 1"), cars=6)
    table.hold(0, "a-c")
    table.give(0, "red red blue blue")
    table.lay_market("green green green green green")
    table.discard(" ".join(["blue"] * 2))
    assert choice(table) == "claim a-b blue"


def test_needed_cards_are_taken_from_the_market() -> None:
    table = table_on("a-b 4 red", "b-c 1 green", tickets=("a-b 20", "b-c 1"), cars=6)
    table.hold(0, "a-b")
    table.lay_market("blue green red green blue")
    assert choice(table) == "draw 3"


def test_a_lone_market_wild_is_left_while_colours_do() -> None:
    table = table_on("a-b 4 red", "b-c 1 green", tickets=("a-b 20", "b-c 1"), cars=6)
    table.hold(0, "a-b")
    table.lay_market("red green wild red blue")
    assert choice(table) in ("draw 1", "draw 4")


def test_a_ferry_makes_wilds_worth_taking() -> None:
    table = table_on("a-b 2 grey ferry=2", "b-c 1 green", tickets=("a-b 20", "b-c 1"), cars=6)
    table.hold(0, "a-b")
    table.give(0, "wild red red")
    table.lay_market("red green wild blue blue")
    assert choice(table) == "draw 3"


def test_a_surcharge_is_paid_if_it_can_be() -> None:
    table = table_on("a-b 2 red tunnel", "b-c 1 green", tickets=("a-b 20", "b-c 1"), cars=6)
    table.give(0, "red red red")
    table.deal("red blue blue")
    table.do("claim a-b red")
    assert choice(table) == "pay red"


def test_a_surcharge_beyond_the_hand_means_withdrawing() -> None:
    table = table_on("a-b 2 red tunnel", "b-c 1 green", tickets=("a-b 20", "b-c 1"), cars=6)
    table.give(0, "red red")
    table.deal("red blue blue")
    table.do("claim a-b red")
    assert choice(table) == "withdraw"


def test_tickets_that_go_together_are_kept() -> None:
    """Two tickets along one line, and one in a far corner that brings little for its cars."""
    line = ("a-b 2 red", "b-c 2 blue", "c-d 2 green")
    corner = ("d-e 4 red", "e-f 4 blue", "f-g 4 green")
    table = Table(
        make_map(
            *line,
            *corner,
            tickets=("a-d 8", "b-d 6", "b-g 3", "a-b 1", "b-c 1", "c-d 1"),
            cars=20,
            players=(2, 2),
            opening={"opening": 3, "opening_keep": 1},
        ),
        2,
    )
    offered = [table.ticket(each) for each in ("a-d", "b-d", "b-g")]
    table.player(0).offer[:3] = offered
    assert choice(table) == "keep 1,2"


def test_the_value_of_a_plan_counts_what_is_dropped_as_lost() -> None:
    table = table_on(*RING, tickets=("a-c 9", "b-d 1"))
    table.hold(0, "a-c")
    table.leave_cars(0, 1)
    assert network_value(table.board, table.view(0), plan_of(table)) == -900


@pytest.mark.parametrize("share", [0, 10, 25, 50, 100])
@pytest.mark.parametrize("reserve", [0, 1, 2, 3])
def test_the_odds_of_a_surcharge(share: int, reserve: int) -> None:
    """Against the sum over all eight outcomes of three cards."""
    exact = 0.0
    for hits in range(8):
        count = hits.bit_count()
        if count > reserve:
            exact += (share / 100) ** count * (1 - share / 100) ** (3 - count)
    assert odds_of_more(share, reserve) == pytest.approx(100 * exact, abs=1)


@pytest.mark.parametrize("values", [[5], [3, 1, 2], [900, -400, 250, 250, -100, 70]])
@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_the_mean_of_the_best_of_some_tickets(values: list[int], drawn: int) -> None:
    """Against all ways to draw them."""
    table = table_on(*RING, opening={"drawn": drawn})
    memory = Memory()
    for count, value in enumerate(values):
        insert_value(memory, count, value)
    best = [max(some) for some in combinations(values, min(drawn, len(values)))]
    told = best_of_draw(table.board, table.view(0), memory, len(values))
    assert told == pytest.approx(mean(best), abs=1.5)
