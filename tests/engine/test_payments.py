"""What a route may be paid with: C1 and C5."""

import pytest
from tests.engine.table import in_play
from tests.making import make_map

from funicular.engine.legal import Refusal


def test_c1_as_many_cards_as_spaces_in_the_routes_colour() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green")
    assert table.refuses("claim berlin-wien green") == Refusal.CARDS_LACKING
    table.give(0, "green green")
    table.do("claim berlin-wien green")
    assert table.hand(0) == "green"
    assert table.discards() == "green green green"


def test_c1_another_colour_does_not_pay() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red wild")
    assert table.refuses("claim berlin-wien red") == Refusal.WRONG_COLOUR
    assert table.payments("claim berlin-wien") == set()


def test_c1_wilds_stand_for_any_colour_in_any_split_up_to_all() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green wild wild wild wild")
    assert table.payments("claim berlin-wien") == {"green", "green+1", "green+2", "wild"}
    table.do("claim berlin-wien green+2")
    assert table.hand(0) == "green green wild wild"
    assert table.discards() == "green wild wild"


def test_c1_a_payment_can_be_all_wild() -> None:
    table = in_play("europe", 2)
    table.give(0, "wild wild wild")
    assert table.payments("claim berlin-wien") == {"wild"}
    table.do("claim berlin-wien wild")
    assert (table.hand(0), table.discards()) == ("", "wild wild wild")


def test_c1_wilds_make_up_for_missing_colour_cards() -> None:
    table = in_play("europe", 2)
    table.give(0, "green wild wild")
    assert table.payments("claim berlin-wien") == {"green+2"}
    assert table.refuses("claim berlin-wien green+1") == Refusal.CARDS_LACKING
    assert table.refuses("claim berlin-wien wild") == Refusal.CARDS_LACKING


def test_c1_a_grey_route_takes_any_one_colour() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red black black white wild")
    assert table.payments("claim wien-zagrab") == {"red", "red+1", "black", "black+1", "white+1"}


def test_c1_a_grey_route_does_not_take_a_mixture() -> None:
    table = in_play("europe", 2)
    table.give(0, "red black white")
    assert table.payments("claim wien-zagrab") == set()


def test_c1_a_colour_that_the_map_lacks_pays_nothing() -> None:
    table = in_play("san_francisco", 2)
    table.give(0, "wild wild")
    assert table.refuses("claim lombard_street-the_embarcadero white+1") == Refusal.WRONG_COLOUR


@pytest.mark.parametrize(
    ("route", "hand", "payments"),
    [
        ("athina-smyrna", "red red red wild", {"red+1"}),
        ("athina-smyrna", "red red red wild wild", {"red+1", "wild"}),
        ("athina-brindisi", "red red red red red", set()),
        ("athina-brindisi", "red red red wild", {"red+1"}),
        ("athina-brindisi", "red red red wild wild", {"red+1", "red+2"}),
        ("palermo-smyrna", "red red red red red wild", set()),
        ("palermo-smyrna", "red red red red wild wild", {"red+2"}),
        ("palermo-smyrna", "red red red blue blue blue wild wild wild", {"red+3", "blue+3"}),
        ("amsterdam-london", "red red wild", set()),
        ("amsterdam-london", "red red wild wild", {"wild"}),
    ],
)
def test_c5_a_ferry_takes_at_least_its_wilds(route: str, hand: str, payments: set[str]) -> None:
    table = in_play("europe", 2)
    table.give(0, hand)
    assert table.payments(f"claim {route}") == payments


def test_c5_too_few_wilds_are_refused_as_such() -> None:
    table = in_play("europe", 2)
    table.give(0, "red red red red wild")
    assert table.refuses("claim athina-brindisi red") == Refusal.FERRY_WILDS


def test_c5_a_coloured_ferry_takes_its_colour_besides_the_wilds() -> None:
    table = in_play("san_francisco", 3)
    table.give(0, "orange orange black wild wild")
    assert table.payments("claim alcatraz-fort_mason/1") == {"orange+1", "wild"}
    assert table.payments("claim alcatraz-fort_mason/2") == {"black+1", "wild"}
    assert table.refuses("claim alcatraz-fort_mason/1 black+1") == Refusal.WRONG_COLOUR
    table.do("claim alcatraz-fort_mason/1 orange+1")
    assert table.discards() == "orange wild"


def test_c5_a_long_ferry_takes_further_wilds_for_colour_cards() -> None:
    table = in_play("san_francisco", 2)
    table.give(0, "green green green wild wild wild")
    assert table.payments("claim fort_mason-golden_gate_bridge") == {"green+2", "green+3"}


def test_c5_a_map_may_ask_for_more_wilds_than_the_real_ones() -> None:
    table = in_play(make_map("a-b 4 red ferry=3", "b-c 1 blue", "c-d 1 grey"), 2)
    table.give(0, "red red wild wild wild wild")
    assert table.payments("claim a-b") == {"red+3", "wild"}
