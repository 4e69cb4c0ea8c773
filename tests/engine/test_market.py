"""Resets of the market and reshuffles of the deck: M3 and M4."""

from tests.engine.table import Table, in_play, sort_cards
from tests.making import make_map

from funicular.engine.cards import MOST_RESETS
from funicular.engine.chance import Result
from funicular.engine.position import Phase

TRIANGLE = make_map("a-b 1 red", "b-c 2 blue", "a-c 3 grey")
WILD_COUNTRY = make_map("a-b 1 red", "b-c 2 red", "a-c 2 grey", colours="red", each=10, wild=30)


def test_m3_three_wilds_reset_the_market() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild red wild blue green")
    table.deal("wild black white orange yellow wild")
    table.do("draw 2")
    assert table.discards() == sort_cards("wild wild wild blue green")
    assert table.market() == "black white orange yellow wild"
    assert table.kinds_of_results().count(Result.RESET) == 1


def test_m3_a_reset_ends_nobodys_turn() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild red wild blue green")
    table.deal("wild black white orange yellow wild")
    table.do("draw 2")
    assert (table.state.phase, table.state.seat) == (Phase.SECOND_CARD, 0)
    table.do("draw 1")
    assert table.hand(0) == "black red"


def test_m3_two_wilds_are_no_reset() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild red green blue green")
    table.deal("wild")
    table.do("draw 2")
    assert table.market() == "wild wild green blue green"
    assert table.discards() == ""


def test_m3_resets_are_repeated_until_fewer_than_three_are_wild() -> None:
    table = in_play("europe", 2)
    table.lay_market("wild red wild blue green")
    table.deal("wild wild wild wild blue wild wild wild wild wild wild red red red red red")
    table.do("draw 2")
    assert table.market() == "red red red red red"
    assert table.kinds_of_results().count(Result.RESET) == 3
    assert sum(table.state.discards) == 15


def test_m3_the_market_is_filled_completely_before_it_is_checked() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("- - red wild wild")
    table.give(0, "green green wild")
    table.give_deck(1)
    # The wild is the first of the three cards that come back; two gaps are filled all the same.
    table.deal("wild green green red green wild wild")
    table.do("claim a-c green+1")
    assert table.kinds_of_results() == [
        Result.RESHUFFLE,
        *[Result.MARKET] * 2,
        Result.RESET,
        Result.MARKET,
        Result.RESHUFFLE,
        *[Result.MARKET] * 4,
    ]
    assert table.market() == "green red green wild wild"


def with_two_gaps_and_three_wilds(coloured_left: str) -> Table:
    """Three market wilds that stay, because there is next to nothing else."""
    table = in_play(TRIANGLE, 2)
    table.lay_market("wild wild wild - -")
    table.give_deck(1, but=coloured_left)
    table.give_deck(0)
    return table


def test_m3_with_fewer_than_three_other_cards_the_market_stays() -> None:
    table = with_two_gaps_and_three_wilds("blue blue")
    table.deal("blue blue")
    table.do("claim b-c blue")
    assert table.kinds_of_results() == [Result.RESHUFFLE, Result.MARKET, Result.MARKET]
    assert table.market() == "wild wild wild blue blue"


def test_m3_with_three_other_cards_it_is_reset() -> None:
    table = with_two_gaps_and_three_wilds("green green green")
    table.deal("green green green wild wild green green")
    table.do("claim a-c green")
    assert table.kinds_of_results().count(Result.RESET) == 1
    assert table.market() == "green wild wild green green"


def test_m3_a_market_that_stayed_is_checked_again_when_cards_come_back() -> None:
    table = with_two_gaps_and_three_wilds("blue blue")
    table.deal("blue blue")
    table.do("claim b-c blue")
    assert table.market() == "wild wild wild blue blue"
    table.deal("red blue blue wild wild")
    table.do("claim a-b red")
    assert table.kinds_of_results()[:2] == [Result.RESHUFFLE, Result.RESET]
    assert table.market() == "red blue blue wild wild"


def test_m3_a_reset_is_repeated_at_most_fifty_times() -> None:
    table = in_play(WILD_COUNTRY, 2)
    table.lay_market("wild wild red red red")
    table.give(0, "red red red red")
    table.give(1, "red red")
    # Three reds are left among thirty wilds, and all of them would have to come up at once.
    table.deal("wild")
    table.do("draw 5")
    assert table.state.market.count(8) >= 3
    assert table.kinds_of_results().count(Result.RESET) == MOST_RESETS == 50
    assert (table.state.phase, table.state.seat) == (Phase.SECOND_CARD, 0)
    before = table.market()
    table.do("draw deck")
    assert table.market() == before


def test_m4_an_empty_deck_is_renewed_in_the_middle_of_a_turn() -> None:
    table = in_play(TRIANGLE, 2)
    table.discard("blue blue green")
    table.give_deck(1, but="red")
    table.do("draw deck")
    assert table.hand(0) == "red"
    assert table.kinds_of_results() == [Result.DRAWN, Result.RESHUFFLE]
    assert (table.deck(), table.discards()) == ("blue blue green", "")
    assert table.state.phase == Phase.SECOND_CARD
    table.do("draw deck")
    assert table.player(0).hand_size == 2


def test_m4_an_empty_deck_is_renewed_when_the_market_takes_its_last_card() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("red blue green red blue")
    table.discard("blue blue green")
    table.give_deck(1, but="red")
    table.do("draw 2")
    assert table.market() == "red red green red blue"
    assert (table.deck(), table.discards()) == ("blue blue green", "")


def test_m4_a_claim_with_an_empty_deck_renews_it() -> None:
    table = in_play(TRIANGLE, 2)
    table.give_deck(0)
    table.do("claim b-c blue")
    assert (table.deck(), table.discards()) == ("blue blue", "")


def test_m4_during_a_reset_the_cards_just_discarded_are_shuffled_in_too() -> None:
    table = in_play(make_map("a-b 1 red", "b-c 2 blue", "a-c 3 grey", wild=6), 2)
    table.lay_market("wild wild red red blue")
    table.give_deck(1, but="wild wild wild wild green green")
    # The first new five use up the deck and are bad again; both fives are shuffled together.
    table.deal("wild wild wild green wild green red green wild green red")
    table.do("draw 5")
    assert table.kinds_of_results() == [
        Result.MARKET,
        Result.RESET,
        *[Result.MARKET] * 5,
        Result.RESET,
        Result.RESHUFFLE,
        *[Result.MARKET] * 5,
    ]
    assert table.market() == "red green wild green red"
    assert table.deck() == "wild wild wild wild wild"


def test_m4_a_reset_that_ends_with_an_empty_deck_renews_it() -> None:
    table = in_play(TRIANGLE, 2)
    table.lay_market("wild wild red red blue")
    table.give_deck(1, but="wild green green green red red")
    table.deal("wild green green green red red")
    table.do("draw 5")
    assert table.market() == "green green green red red"
    assert table.deck() == sort_cards("wild wild wild red red")
    assert table.discards() == ""


def test_m4_what_lies_out_for_a_tunnel_is_not_shuffled_in() -> None:
    source = make_map("a-b 2 red tunnel", "b-c 1 blue", "c-d 1 green")
    table = in_play(source, 2)
    table.give(0, "red red red")
    table.discard("blue")
    table.give_deck(1, but="red")
    table.deal("red blue")
    table.do("claim a-b red")
    # The deck's one card and the one discard: the payment and the first card stay where they lie.
    assert table.state.revealed_size == 2
    assert (table.deck(), table.discards()) == ("", "")
    table.do("pay red")
    assert table.deck() == sort_cards("red red red red blue")
