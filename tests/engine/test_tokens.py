"""Tourist tokens: S5 to S7 and C6."""

import pytest
from tests.engine.table import Table, in_play, kinds
from tests.making import make_map

from funicular.engine.chance import Result
from funicular.engine.legal import Refusal
from funicular.engine.position import NO_ROUTE, Phase
from funicular.engine.tokens import lay_stacks
from funicular.engine.turns import begin
from funicular.maps import load_map

STARTS = ["alcatraz", "golden_gate_bridge", "potrero_hill", "sunset", "the_embarcadero"]
TOKENS = {
    "symbols": ["sun", "moon", "star"],
    "per_stack": [1, 2],
    "singles_up_to_players": 0,
    "points": [0, 0, 1, 3],
}
LINE = make_map("a-b 1 red", "b-c 1 blue", "c-d 1 green", "d-e 1 red", starts="a b", tokens=TOKENS)
SUN, MOON = 1, 2


def after_tickets(seats: int) -> Table:
    """San Francisco, all opening tickets kept."""
    table = Table("san_francisco", seats)
    for seat in range(seats):
        table.do("keep 1,2", seat=seat)
    return table


def left_over(table: Table) -> list[str]:
    """The symbols that lie nowhere yet."""
    placed = {symbol for symbol, _ in table.stacks().values()}
    return [each for each in table.map.rules.tokens.symbols if each not in placed]


@pytest.mark.parametrize(("seats", "height"), [(2, 2), (3, 2), (4, 3)])
def test_s5_a_stack_lies_on_each_of_five_places(seats: int, height: int) -> None:
    table = Table("san_francisco", seats)
    assert sorted(table.stacks()) == STARTS
    assert {stack_height for _, stack_height in table.stacks().values()} == {height}
    assert len({symbol for symbol, _ in table.stacks().values()}) == 5
    assert len(left_over(table)) == 2


def test_s5_which_symbol_lies_where_is_random() -> None:
    lying = [Table("san_francisco", 2, seed=seed).stacks()["alcatraz"][0] for seed in range(60)]
    assert set(lying) == set(Table("san_francisco", 2).map.rules.tokens.symbols)


def test_s5_the_stacks_are_laid_one_by_one_and_told() -> None:
    hands_and_market = kinds("red red blue blue green green black black orange")
    symbols = ["fog", "crab", "parrot", "sea_lion", "cable_car"]
    numbers = [load_map("san_francisco").rules.tokens.symbols.index(each) for each in symbols]
    table = Table("san_francisco", 2, [*hands_and_market, *numbers])
    assert [table.stacks()[place][0] for place in STARTS] == symbols
    told = [(where, what) for result, where, what in table.results() if result == Result.STACK]
    assert told == [
        (table.place(place), number) for place, number in zip(STARTS, numbers, strict=True)
    ]


def test_s5_a_symbol_lies_on_one_place_only() -> None:
    table = Table("san_francisco", 2)
    table.dictate([3, 3, 3, 3, 3])
    lay_stacks(table.board, table.state, table.chance)
    assert table.chance.script_fault == 1
    assert len({symbol for symbol, _ in table.stacks().values()}) == 5


def test_s5_a_game_without_tokens_has_no_stacks() -> None:
    table = Table("europe", 3)
    assert table.stacks() == {}
    table.state.assign(Table("san_francisco", 3).state)
    begin(table.board, table.state, table.chance, 3)  # on a table where they lay before
    assert table.stacks() == {}
    assert sum(table.state.stack_height) == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_s6_the_last_two_players_place_the_stacks_that_are_left(seats: int) -> None:
    table = after_tickets(seats)
    one, other = left_over(table)
    assert (table.state.phase, table.state.seat) == (Phase.PLACING, seats - 1)
    table.do(f"place {other} union_square")
    assert (table.state.phase, table.state.seat) == (Phase.PLACING, seats - 2)
    table.do(f"place {one} twin_peaks")
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 0)
    height = 3 if seats == 4 else 2
    assert table.stacks()["union_square"] == (other, height)
    assert table.stacks()["twin_peaks"] == (one, height)


def test_s6_the_first_of_them_chooses_between_the_stacks() -> None:
    table = after_tickets(3)
    one, other = left_over(table)
    assert table.can(f"place {one} union_square")
    assert table.can(f"place {other} union_square")
    assert len(table.legal()) == 2 * (21 - 5)
    assert table.refuses(f"place {one} union_square", seat=1) == Refusal.NOT_YOUR_TURN


def test_s6_a_stack_goes_on_a_place_without_one() -> None:
    table = after_tickets(3)
    one, other = left_over(table)
    for place in STARTS:
        assert table.refuses(f"place {one} {place}") == Refusal.STACK_THERE
    table.do(f"place {one} union_square")
    assert table.refuses(f"place {other} union_square") == Refusal.STACK_THERE
    assert len(table.legal()) == 21 - 6


def test_s6_only_stacks_that_are_left_can_be_placed() -> None:
    table = after_tickets(3)
    placed = table.stacks()["alcatraz"][0]
    assert table.refuses(f"place {placed} union_square") == Refusal.STACK_NOT_WAITING
    one, _ = left_over(table)
    table.do(f"place {one} union_square")
    assert table.refuses(f"place {one} twin_peaks") == Refusal.STACK_NOT_WAITING
    assert table.refuses("draw deck") == Refusal.OTHER_DECISION


def test_s7_the_second_player_places_single_tokens_of_both_symbols() -> None:
    table = after_tickets(2)
    one, other = left_over(table)
    assert (table.state.phase, table.state.seat) == (Phase.PLACING, 1)
    table.do(f"place {one} union_square")
    assert (table.state.phase, table.state.seat) == (Phase.PLACING, 1)
    assert table.refuses(f"place {other} union_square") == Refusal.STACK_THERE
    table.do(f"place {other} twin_peaks")
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 0)
    assert table.stacks()["union_square"] == (one, 1)
    assert table.stacks()["twin_peaks"] == (other, 1)


def test_s7_what_remains_of_those_stacks_leaves_the_game() -> None:
    table = after_tickets(2)
    for symbol, place in zip(left_over(table), ("union_square", "twin_peaks"), strict=True):
        table.do(f"place {symbol} {place}")
    assert sum(table.state.stack_height) == 5 * 2 + 2


def test_s7_a_single_token_goes_on_a_place_without_tokens() -> None:
    table = after_tickets(2)
    one, _ = left_over(table)
    for place in STARTS:
        assert table.refuses(f"place {one} {place}") == Refusal.STACK_THERE
    assert len(table.legal()) == 21 - 5


def beside_tokens() -> Table:
    """A game of two: the sun lies on a, the moon on b, the star on e."""
    table = in_play(LINE, 2)
    table.state.stack_place[:3] = [table.place("a"), table.place("b"), table.place("e")]
    return table


def claim_beside_tokens(route: str, paid: str, held: int = 0) -> Table:
    """Seat 0 claims a route of that game, holding these tokens already."""
    table = beside_tokens()
    table.player(0).tokens = held
    table.give(0, paid)
    table.do(f"claim {route} {paid}")
    return table


def test_c6_a_single_token_that_qualifies_is_taken_without_a_question() -> None:
    table = claim_beside_tokens("b-c", "blue")
    assert table.tokens(0) == {"moon"}
    assert table.stacks()["b"] == ("moon", 0)
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


def test_c6_without_a_token_at_either_end_nothing_is_taken() -> None:
    table = claim_beside_tokens("c-d", "green")
    assert table.tokens(0) == set()
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)


@pytest.mark.parametrize(("place", "symbol"), [("a", "sun"), ("b", "moon")])
def test_c6_if_both_ends_qualify_the_player_chooses(place: str, symbol: str) -> None:
    table = claim_beside_tokens("a-b", "red")
    assert (table.state.phase, table.state.seat) == (Phase.TOKEN, 0)
    assert table.tokens(0) == set()
    table.do(f"take {place}")
    assert table.tokens(0) == {symbol}
    assert table.stacks()[place] == (symbol, 0)
    assert sum(table.state.stack_height) == 2
    assert (table.state.phase, table.state.seat) == (Phase.TURN, 1)
    assert table.state.pending_route == NO_ROUTE


def test_c6_taking_is_not_optional() -> None:
    table = claim_beside_tokens("a-b", "red")
    assert len(table.legal()) == 2
    assert table.kinds_of_moves() == {"take"}
    for move in ("pass", "draw deck", "withdraw"):
        assert table.refuses(move) == Refusal.OTHER_DECISION


def test_c6_only_the_two_ends_count() -> None:
    table = claim_beside_tokens("a-b", "red")
    assert table.refuses("take e") == Refusal.NO_TOKEN_THERE
    assert table.refuses("take c") == Refusal.NO_TOKEN_THERE
    assert table.refuses("take a", seat=1) == Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize(("held", "tokens"), [(SUN, "moon"), (MOON, "sun")])
def test_c6_a_symbol_that_the_player_has_does_not_qualify(held: int, tokens: str) -> None:
    table = claim_beside_tokens("a-b", "red", held)
    assert tokens in table.tokens(0)
    assert table.tokens(0) == {"sun", "moon"}
    assert table.state.phase == Phase.TURN
    assert sum(table.state.stack_height) == 2


def test_c6_with_both_symbols_held_nothing_is_taken() -> None:
    table = claim_beside_tokens("a-b", "red", SUN | MOON)
    assert table.tokens(0) == {"sun", "moon"}
    assert sum(table.state.stack_height) == 3
    assert table.state.phase == Phase.TURN


def test_c6_an_empty_stack_does_not_qualify() -> None:
    table = in_play("san_francisco", 2)
    symbol, _ = table.stacks()["sunset"]
    table.give(0, "orange orange")
    table.give(1, "purple purple purple")
    table.state.stack_height[table.symbol(symbol)] = 1
    table.do("claim japanese_gardens-sunset/1 orange")
    assert table.tokens(0) == {symbol}
    table.do("claim sunset-twin_peaks purple")
    assert table.tokens(1) == set()
    assert table.stacks()["sunset"] == (symbol, 0)


def test_c6_cards_are_discarded_and_the_market_filled_before_the_choice() -> None:
    table = beside_tokens()
    table.lay_market("- blue blue green green")
    table.give_deck(0)
    table.do("claim a-b red")
    assert table.state.phase == Phase.TOKEN
    assert table.market() == "red blue blue green green"
    assert (table.player(0).cars, table.player(0).points) == (9, 1)


def test_c6_a_tunnel_brings_its_token_once_it_is_claimed() -> None:
    source = make_map("a-b 2 red tunnel", "b-c 1 blue", "c-d 1 green", starts="a b", tokens=TOKENS)
    for choice, phase in (("pay red", Phase.TOKEN), ("withdraw", Phase.TURN)):
        table = in_play(source, 2)
        table.give(0, "red red red")
        table.deal("red blue green")
        table.do("claim a-b red")
        assert table.tokens(0) == set()
        table.do(choice)
        assert table.state.phase == phase
        assert table.tokens(0) == set()
