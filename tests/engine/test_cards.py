"""The deck, the market and drawing from them: S1, M1, M2, M5, M6."""

import pytest
from tests.engine.table import Table, in_play, kinds, sort_cards
from tests.making import make_map

from funicular.engine.chance import Result
from funicular.engine.legal import Refusal
from funicular.engine.position import Phase
from funicular.engine.turns import apply

TRIANGLE = make_map("a-b 1 red", "b-c 2 blue", "a-c 3 grey")


@pytest.mark.parametrize(("name", "hand"), [("europe", 4), ("san_francisco", 2)])
def test_s1_hands_are_dealt_in_seat_order_and_then_five_cards_turned_up(
    name: str, hand: int
) -> None:
    dealt = " ".join(["red"] * hand + ["blue"] * hand + ["green"] * hand)
    table = Table(name, 3, kinds(f"{dealt} black purple orange black wild"))
    assert [table.hand(seat) for seat in range(3)] == [
        " ".join([colour] * hand) for colour in ("red", "blue", "green")
    ]
    assert table.market() == "black purple orange black wild"
    assert table.state.deck_size == sum(table.board.supply) - 3 * hand - 5
    assert table.discards() == ""


def test_s1_the_deck_is_shuffled() -> None:
    assert len({Table("europe", 2, seed=seed).hand(0) for seed in range(20)}) > 10


def test_s1_three_wilds_in_the_first_market_are_a_reset() -> None:
    hands = "red red blue blue"
    bad, good = "wild wild black wild black", "red blue wild wild green"
    table = Table("san_francisco", 2, kinds(f"{hands} {bad} {good}"))
    assert table.market() == good
    assert table.discards() == sort_cards(bad)


def test_s1_a_dictated_card_that_the_deck_lacks_is_a_fault() -> None:
    table = in_play(TRIANGLE, 2)
    table.give_deck(1, but="blue")
    table.deal("red")
    apply(table.board, table.state, table.chance, 0, table.action("draw deck"))
    assert table.chance.script_fault == 1
    assert table.hand(0) == "blue"


def test_m1_two_cards_are_drawn_blind() -> None:
    table = in_play("europe", 2)
    table.deal("red wild")
    table.do("draw deck")
    assert (table.state.phase, table.state.seat) == (Phase.SECOND_CARD, 0)
    table.do("draw deck")
    assert table.hand(0) == "red wild"
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_m1_a_market_card_is_replaced_before_the_second_is_chosen() -> None:
    table = in_play("europe", 2)
    table.lay_market("red blue green black white")
    table.deal("orange yellow")
    table.do("draw 3")
    assert table.market() == "red blue orange black white"
    table.do("draw 3")
    assert table.hand(0) == "orange green"
    assert table.market() == "red blue yellow black white"
    assert table.state.seat == 1


def test_m1_a_market_card_and_a_blind_one_go_together_in_either_order() -> None:
    table = in_play("europe", 2)
    table.lay_market("red blue green black white")
    table.deal("orange yellow purple yellow")
    table.do("draw 1", "draw deck", "draw deck", "draw 2")
    assert (table.hand(0), table.hand(1)) == ("yellow red", "purple blue")
    assert table.market() == "orange yellow green black white"


def test_m1_the_second_card_is_compulsory() -> None:
    table = in_play("europe", 2)
    table.give(0, "green green green")
    assert table.can("claim berlin-wien green")
    table.do("draw deck")
    assert table.kinds_of_moves() == {"draw"}
    for move in ("pass", "tickets", "claim berlin-wien green", "station wien green", "withdraw"):
        assert table.refuses(move) == Refusal.OTHER_DECISION
    assert table.refuses("draw deck", seat=1) == Refusal.NOT_YOUR_TURN


def test_m2_a_market_wild_is_the_only_card() -> None:
    table = in_play("europe", 2)
    table.lay_market("red wild green black white")
    table.deal("orange")
    table.do("draw 2")
    assert table.hand(0) == "wild"
    assert table.market() == "red orange green black white"
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


@pytest.mark.parametrize("first", ["draw deck", "draw 1"])
def test_m2_a_market_wild_is_never_the_second_card(first: str) -> None:
    table = in_play("europe", 2)
    table.lay_market("red wild green black white")
    table.do(first)
    assert table.refuses("draw 2") == Refusal.WILD_SECOND


def test_m2_a_wild_that_replaces_the_first_card_is_not_the_second_either() -> None:
    table = in_play("europe", 2)
    table.lay_market("red blue green black white")
    table.deal("wild")
    table.do("draw 4")
    assert table.market() == "red blue green wild white"
    assert table.refuses("draw 4") == Refusal.WILD_SECOND


def test_m2_a_blind_wild_is_an_ordinary_card() -> None:
    table = in_play("europe", 2)
    table.deal("wild wild")
    table.do("draw deck", "draw deck")
    assert table.hand(0) == "wild wild"
    table.deal("wild")
    table.do("draw deck")
    assert table.state.phase == Phase.SECOND_CARD
    table.do("draw 1")
    assert table.player(1).hand_size == 2


def test_m5_without_deck_and_discards_the_market_is_all_there_is() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("red blue green red blue")
    table.give_deck(1)
    assert table.refuses("draw deck") == Refusal.DECK_EMPTY
    table.do("draw 1")
    assert table.market() == "- blue green red blue"
    assert table.refuses("draw 1") == Refusal.SLOT_EMPTY
    assert table.refuses("draw deck") == Refusal.DECK_EMPTY
    table.do("draw 5")
    assert table.market() == "- blue green red -"
    assert table.hand(0) == "blue red"


def test_m5_gaps_are_filled_as_soon_as_a_claim_brings_cards_back() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("- red green - -")
    table.give_deck(0, but="blue blue blue")
    table.give_deck(1)
    table.deal("blue blue")
    table.do("claim b-c blue")
    assert table.market() == "blue red green blue -"
    assert (table.deck(), table.discards()) == ("", "")
    assert table.kinds_of_results() == [Result.RESHUFFLE, Result.MARKET, Result.MARKET]


def test_m5_gaps_are_filled_after_a_station() -> None:
    table = in_play("europe", 2)
    table.lay_market("- - - - -")
    table.give_deck(0)
    table.do("station wien white")
    assert table.market() == "white - - - -"


def test_m5_gaps_are_filled_after_a_tunnel_is_left() -> None:
    source = make_map("a-b 2 red tunnel", "b-c 1 blue", "c-d 1 green")
    table = in_play(source, 2)
    table.lay_market("- - - - -")
    table.give_deck(0, but="red green")
    table.deal("red green")
    table.do("claim a-b red")
    assert table.state.phase == Phase.TUNNEL
    assert table.market() == "- - - - -"
    table.deal("green red")
    table.do("withdraw")
    assert table.market() == "green red - - -"


def test_m5_the_order_is_discards_then_deck_then_gaps_then_reset() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("- wild wild red red")
    table.give(0, "blue wild")
    table.give_deck(1)
    # The wild just paid is shuffled in and fills the gap: only then are there three.
    table.deal("wild blue red wild red wild")
    table.do("claim b-c blue+1")
    assert table.kinds_of_results() == [
        Result.RESHUFFLE,
        Result.MARKET,
        Result.RESET,
        Result.MARKET,
        Result.RESHUFFLE,
        *[Result.MARKET] * 4,
    ]
    assert table.market() == "blue red wild red wild"


def test_m5_without_a_legal_second_card_the_turn_ends_after_the_first() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("red - - wild wild")
    table.give_deck(1)
    table.do("draw 1")
    assert table.hand(0) == "red"
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_m5_the_last_blind_card_can_be_the_only_one() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("wild - - - wild")
    table.give_deck(1, but="green")
    table.do("draw deck")
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_m5_with_no_card_to_take_drawing_is_not_possible() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("- - - - -")
    table.give_deck(1)
    assert table.kinds_of_moves() == {"tickets"}
    assert table.refuses("draw 1") == Refusal.SLOT_EMPTY
    assert table.refuses("draw deck") == Refusal.DECK_EMPTY


def test_m5_a_lone_market_wild_can_still_be_taken_first() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("- - wild - -")
    table.give_deck(1)
    table.do("draw 3")
    assert table.hand(0) == "wild"
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_m6_there_is_no_limit_to_the_hand() -> None:
    table = in_play("europe", 2)
    table.give_deck(0, but="red red")
    assert table.player(0).hand_size == 103
    table.do("draw deck", "draw deck")
    assert table.player(0).hand_size == 105


def test_m6_there_is_no_limit_to_the_tickets() -> None:
    table = in_play("europe", 2)
    table.hold_all_tickets(0, but=3)
    table.hold(0, "brest-petrograd", "cadiz-stockholm")
    assert table.player(0).ticket_count == 39
    table.do("tickets", "keep 1,2,3")
    assert table.player(0).ticket_count == 42
