"""Tunnels: U1 to U4."""

import pytest
from tests.engine.table import Table, in_play, sort_cards
from tests.making import make_map

from funicular.engine.chance import Result
from funicular.engine.legal import Refusal
from funicular.engine.position import NO_ROUTE, NOBODY, Phase

TUNNEL = make_map("a-b 2 red tunnel", "b-c 1 blue", "c-d 3 grey tunnel", each=10, wild=8)


def dig(hand: str, claim: str, revealed: str) -> Table:
    """Seat 0 lays out a claim, and these cards are revealed for it."""
    table = in_play(TUNNEL, 2)
    table.give(0, hand)
    table.deal(revealed)
    table.do(claim)
    return table


def test_u1_the_full_payment_is_laid_out_and_three_cards_revealed() -> None:
    table = dig("red red wild blue", "claim a-b red+1", "red blue green")
    assert table.hand(0) == "blue red"
    assert (table.state.laid_colour, table.state.laid_wilds) == (6, 1)
    assert table.state.pending_route == table.route("a-b")
    assert table.state.revealed_size == 3
    assert [what for _, _, what in table.results()] == table.state.revealed
    assert table.kinds_of_results() == [Result.REVEALED] * 3


def test_u1_without_the_full_payment_no_tunnel_is_entered() -> None:
    table = in_play(TUNNEL, 2)
    table.give(0, "red blue blue")
    assert table.refuses("claim a-b red") == Refusal.CARDS_LACKING


def test_u1_the_deck_is_renewed_while_cards_are_revealed() -> None:
    table = in_play(TUNNEL, 2)
    table.give(0, "red red")
    table.discard("blue green green")
    table.give_deck(1, but="red")
    table.deal("red blue green")
    table.do("claim a-b red")
    assert table.kinds_of_results() == [
        Result.REVEALED,
        Result.RESHUFFLE,
        Result.REVEALED,
        Result.REVEALED,
    ]
    assert table.deck() == "green"


def test_u1_fewer_cards_are_revealed_if_there_are_not_so_many() -> None:
    table = in_play(TUNNEL, 2)
    table.give(0, "red red red red")
    table.give_deck(1, but="red wild")
    table.deal("red wild")
    table.do("claim a-b red")
    assert table.state.revealed_size == 2
    assert table.state.surcharge == 2
    table.do("pay red")
    assert table.owner("a-b") == 0


def test_u1_without_a_card_to_reveal_the_claim_succeeds() -> None:
    table = in_play(TUNNEL, 2)
    table.give(0, "red red")
    table.give_deck(1)
    table.do("claim a-b red")
    assert table.owner("a-b") == 0
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)
    assert table.deck() == "red red"


@pytest.mark.parametrize(
    ("claim", "revealed", "surcharge"),
    [
        ("claim a-b red", "red blue green", 1),
        ("claim a-b red", "wild blue green", 1),
        ("claim a-b red", "red wild green", 2),
        ("claim a-b red", "red red red", 3),
        ("claim a-b red", "wild wild wild", 3),
        ("claim a-b red+1", "red wild blue", 2),
        ("claim c-d blue+2", "blue red wild", 2),
        ("claim a-b wild", "red red wild", 1),
        ("claim a-b wild", "wild wild wild", 3),
    ],
)
def test_u2_each_card_of_the_colour_and_each_wild_costs_one_more(
    claim: str, revealed: str, surcharge: int
) -> None:
    table = dig("red red blue wild wild", claim, revealed)
    assert table.state.surcharge == surcharge
    assert table.state.phase == Phase.TUNNEL


def test_u2_on_a_grey_tunnel_the_colour_played_counts() -> None:
    table = dig("green green green", "claim c-d green", "red green blue")
    assert table.state.surcharge == 1


def test_u2_the_surcharge_is_paid_in_the_colour_or_in_wilds() -> None:
    table = dig("red red red red blue blue wild wild", "claim a-b red", "red red green")
    assert table.payments("pay") == {"red", "red+1", "wild"}
    assert table.refuses("pay blue") == Refusal.SURCHARGE_COLOUR
    table.do("pay red+1")
    assert table.hand(0) == sort_cards("red blue blue wild")


def test_u2_a_surcharge_that_the_hand_lacks_cannot_be_paid() -> None:
    table = dig("red red red wild", "claim a-b red", "red red red")
    assert table.refuses("pay red+1") == Refusal.SURCHARGE_CARDS
    assert table.payments("pay") == set()


def test_u2_for_a_payment_all_wild_only_wilds_pay() -> None:
    table = dig("red red wild wild wild wild", "claim a-b wild", "wild red wild")
    assert table.state.surcharge == 2
    assert table.payments("pay") == {"wild"}
    assert table.refuses("pay red") == Refusal.SURCHARGE_COLOUR
    assert table.refuses("pay red+1") == Refusal.SURCHARGE_COLOUR
    table.do("pay wild")
    assert table.hand(0) == "red red"


def test_u3_paying_claims_the_route() -> None:
    table = dig("red red red", "claim a-b red", "red blue green")
    assert table.owner("a-b") == NOBODY
    table.do("pay red")
    assert table.owner("a-b") == 0
    assert (table.player(0).cars, table.player(0).points) == (8, 2)
    assert table.hand(0) == ""
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_u3_withdrawing_takes_the_cards_back_and_ends_the_turn() -> None:
    table = dig("red wild blue", "claim a-b red+1", "red blue green")
    table.do("withdraw")
    assert table.hand(0) == "blue red wild"
    assert table.owner("a-b") == NOBODY
    assert (table.player(0).cars, table.player(0).points) == (10, 0)
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_u3_a_payment_all_wild_is_taken_back_as_such() -> None:
    table = dig("wild wild red", "claim a-b wild", "wild blue green")
    table.do("withdraw")
    assert table.hand(0) == "red wild wild"


def test_u3_the_choice_is_asked_even_if_only_taking_back_is_possible() -> None:
    table = dig("red red", "claim a-b red", "red blue green")
    assert table.state.phase == Phase.TUNNEL
    assert table.kinds_of_moves() == {"withdraw"}


def test_u3_nothing_else_can_be_done_before_the_choice() -> None:
    table = dig("red red red", "claim a-b red", "red blue green")
    assert table.kinds_of_moves() == {"withdraw", "pay"}
    for move in ("draw deck", "tickets", "pass", "claim b-c blue"):
        assert table.refuses(move) == Refusal.OTHER_DECISION
    assert table.refuses("withdraw", seat=1) == Refusal.NOT_YOUR_TURN


def test_u3_with_nothing_to_pay_the_claim_succeeds_at_once() -> None:
    table = dig("red red", "claim a-b red", "blue green blue")
    assert table.owner("a-b") == 0
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_u3_there_is_no_tunnel_left_over_for_the_next_turn() -> None:
    table = dig("red red wild", "claim a-b red+1", "red blue green")
    table.do("pay red")
    state = table.state
    assert (state.pending_route, state.surcharge, state.revealed_size) == (NO_ROUTE, 0, 0)
    assert (state.laid_colour, state.laid_wilds, state.revealed) == (0, 0, [0, 0, 0])


def test_u4_the_revealed_cards_are_not_discarded_before_the_turn_ends() -> None:
    table = dig("red red red", "claim a-b red", "red blue green")
    assert table.discards() == ""


@pytest.mark.parametrize(
    ("choice", "discards"),
    [("withdraw", "red blue green"), ("pay red", "red red red red blue green")],
)
def test_u4_the_revealed_cards_are_discarded_whatever_is_chosen(choice: str, discards: str) -> None:
    table = dig("red red red", "claim a-b red", "red blue green")
    table.do(choice)
    assert table.discards() == sort_cards(discards)


def test_u4_they_are_discarded_after_a_claim_without_surcharge() -> None:
    table = dig("red red", "claim a-b red", "blue green blue")
    assert table.discards() == sort_cards("red red blue green blue")


def test_u4_a_tunnel_of_the_real_board() -> None:
    table = in_play("europe", 3)
    table.give(0, "black black black black wild")
    table.deal("black wild white")
    table.do("claim madrid-pamplona/1 black")
    assert table.payments("pay") == {"black+1"}
    table.do("pay black+1")
    assert table.player(0).points == 4
    assert table.discards() == sort_cards("black black black black wild black wild white")
