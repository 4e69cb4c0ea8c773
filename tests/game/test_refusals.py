"""Illegal actions: every refusal with its code, its rule and the facts behind it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest
from tests.engine.table import Table, in_play
from tests.game.playing import ALL_KINDS, KIND_NAMES, is_among, play_on
from tests.making import make_map

from funicular.engine.legal import Refusal, refusal
from funicular.engine.position import NOBODY, Phase
from funicular.game import FunicularError, IllegalAction, LegalActions, new_game, notation_of
from funicular.game.refusals import RULES, explain_refusal
from funicular.maps import Map


@cache
def board() -> Map:
    """A ring with a double route, a ferry, a tunnel, stations and tokens."""
    return make_map(
        "a-b 2 red",
        "a-b 2 blue",
        "b-c 3 grey ferry=1",
        "c-d 2 red tunnel",
        "d-a 1 grey",
        "c-e 4 blue",
        "d-e 1 green",
        players=(2, 3),
        opening={"opening": 3, "opening_keep": 2, "drawn": 3, "keep": 2},
        stations={"each": 2, "unbuilt_points": 4},
        tokens={
            "symbols": ["sun", "moon", "star", "fog"],
            "per_stack": [2, 2],
            "singles_up_to_players": 2,
            "points": [0, 1, 2, 3, 4],
        },
        starts="a b",
    )


def opening() -> Table:
    return Table(board(), 2)


def turn() -> Table:
    return in_play(board(), 2)


def placing() -> Table:
    table = opening()
    for seat in (0, 1):
        table.do("keep 1,2", seat=seat)
    assert table.state.phase == Phase.PLACING
    return table


def with_cards(cards: str, players: int = 2) -> Table:
    table = in_play(board(), players)
    table.give(0, cards)
    return table


def taken() -> Table:
    table = with_cards("red red blue blue")
    table.build(1, "a-b/1")
    return table


def own_twin() -> Table:
    table = with_cards("red red blue blue", players=3)
    table.build(0, "a-b/1")
    return table


def with_cars(cars: int) -> Table:
    table = with_cards("blue blue blue blue")
    table.leave_cars(0, cars)
    return table


def second_card() -> Table:
    table = turn()
    table.lay_market("wild blue green red red")
    table.do("draw deck")
    assert table.state.phase == Phase.SECOND_CARD
    return table


def no_deck() -> Table:
    table = turn()
    table.lay_market("red - green blue red")
    table.give_deck(1)
    return table


def no_tickets() -> Table:
    table = turn()
    table.hold_all_tickets(1)
    return table


def drawn_tickets() -> Table:
    table = turn()
    table.do("tickets")
    return table


def station_built() -> Table:
    table = with_cards("red")
    table.put_station(1, "c")
    return table


def stations_used() -> Table:
    table = with_cards("red red red")
    table.put_station(0, "a", "b")
    return table


def in_tunnel() -> Table:
    table = with_cards("red red blue wild")
    table.deal("red green wild")
    table.do("claim c-d red")
    assert table.state.phase == Phase.TUNNEL
    assert table.state.surcharge == 2
    return table


def token_choice() -> Table:
    table = with_cards("red red")
    table.do("claim a-b/1 red")
    assert table.state.phase == Phase.TOKEN
    return table


def over() -> Table:
    table = turn()
    table.state.phase = Phase.OVER
    return table


@dataclass(frozen=True)
class Case:
    arrange: Callable[[], Table]
    text: str
    code: str
    rule: str
    arguments: dict[str, object] = field(default_factory=dict)
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.code}: {self.text}"


CASES = [
    Case(over, "draw deck", "game_over", "E1"),
    Case(turn, "draw deck", "not_your_turn", "T1", {"seat": 0}, seat=1),
    Case(turn, "draw deck", "not_your_turn", "T1", {"seat": 0}, seat=NOBODY),
    Case(opening, "keep 1,2", "not_your_turn", "T1", {"seat": 0}, seat=NOBODY),
    Case(opening, "draw deck", "other_decision", "T1", {"phase": "opening"}),
    Case(second_card, "tickets", "other_decision", "T1", {"phase": "second_card"}),
    Case(in_tunnel, "draw 1", "other_decision", "T1", {"phase": "tunnel"}),
    Case(drawn_tickets, "pass", "other_decision", "T1", {"phase": "tickets"}),
    Case(token_choice, "draw 1", "other_decision", "T1", {"phase": "token"}),
    Case(placing, "draw 1", "other_decision", "T1", {"phase": "placing"}, seat=1),
    Case(turn, "withdraw", "other_decision", "T1", {"phase": "turn"}),
    Case(opening, "keep 1", "opening_too_few", "S3", {"least": 2}),
    Case(opening, "keep 1,4", "not_offered", "K1", {"offered": 3}),
    Case(drawn_tickets, "keep 2", "keep_too_few", "K1", {"least": 2}),
    Case(drawn_tickets, "keep 1,5", "not_offered", "K1", {"offered": 3}),
    Case(no_deck, "draw 2", "slot_empty", "M5"),
    Case(no_deck, "draw deck", "deck_empty", "M5"),
    Case(second_card, "draw 1", "wild_second", "M2"),
    Case(no_tickets, "tickets", "no_tickets", "K1"),
    Case(turn, "pass", "must_act", "T2"),
    Case(taken, "claim a-b/1 red", "route_taken", "C2", {"route": "a-b/1", "owner": 1}),
    Case(taken, "claim a-b/2 blue", "double_closed", "C4", {"route": "a-b/2"}),
    Case(own_twin, "claim a-b/2 blue", "own_twin", "C4", {"route": "a-b/2"}),
    Case(
        lambda: with_cars(3),
        "claim c-e blue",
        "cars_lacking",
        "C2",
        {"route": "c-e", "length": 4, "cars": 3},
    ),
    Case(
        lambda: with_cards("blue blue"),
        "claim a-b/1 blue",
        "wrong_colour",
        "C1",
        {"route": "a-b/1", "colour": "red", "length": 2},
    ),
    Case(
        lambda: with_cards("red wild wild wild"),
        "claim a-b/1 red+2",
        "too_many_wilds",
        "C1",
        {"route": "a-b/1", "cost": 2},
    ),
    Case(lambda: with_cards("red wild"), "station c red+1", "too_many_wilds", "C1", {"cost": 1}),
    Case(
        lambda: with_cards("red red red"),
        "claim b-c red",
        "ferry_wilds",
        "C5",
        {"route": "b-c", "wilds": 1},
    ),
    Case(
        lambda: with_cards("red wild"),
        "claim a-b/1 red",
        "cards_lacking",
        "C1",
        {"route": "a-b/1", "length": 2},
    ),
    Case(stations_used, "station c red", "stations_used", "B1"),
    Case(station_built, "station c red", "station_there", "B1", {"place": "c", "owner": 1}),
    Case(lambda: with_cards("red"), "station c blue", "station_cards", "B2", {"cost": 1}),
    Case(in_tunnel, "pay blue", "surcharge_colour", "U2", {"cost": 2, "colour": "red"}),
    Case(in_tunnel, "pay red+2", "too_many_wilds", "C1", {"cost": 2}),
    Case(in_tunnel, "pay red", "surcharge_cards", "U2", {"cost": 2, "colour": "red"}),
    Case(placing, "place {lying} c", "stack_not_waiting", "S6", {"place": "c"}, seat=1),
    Case(placing, "place {waiting} a", "stack_there", "S6", {"place": "a"}, seat=1),
    Case(token_choice, "take c", "no_token_there", "C6"),
]


def refuse(case: Case) -> IllegalAction:
    table = case.arrange()
    text = case.text
    if "{" in text:  # which symbols lie on the board is drawn by lot
        lying = [symbol for symbol, _ in table.stacks().values()]
        waiting = [each for each in table.map.rules.tokens.symbols if each not in lying]
        text = text.format(lying=lying[0], waiting=waiting[0])
    before = table.state.copy()
    legal = LegalActions(notation_of(table.map), table.state, case.seat)
    with pytest.raises(IllegalAction) as caught:
        legal.number(text)
    assert not is_among(text, legal)
    assert text not in legal.texts()
    assert table.state == before
    assert caught.value.action == text
    return caught.value


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_has_code_rule_and_arguments(case: Case) -> None:
    error = refuse(case)
    assert (error.code, error.rule, error.arguments) == (case.code, case.rule, case.arguments)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_is_one_line_with_all_of_that(case: Case) -> None:
    message = str(refuse(case))
    assert "\n" not in message
    assert f"is refused: {case.code} ({case.rule})" in message
    for name, value in case.arguments.items():
        assert f" {name}={value}" in message


def test_the_opening_choice_is_made_once() -> None:
    game = new_game(board(), 2, seed=1)
    game.play("keep 1,2", 1)
    with pytest.raises(IllegalAction) as caught:
        game.play("keep 1,2,3", 1)
    assert (caught.value.code, caught.value.rule) == ("already_chosen", "S3")


def test_numbers_beyond_the_catalogue_are_refused() -> None:
    """Only callers that speak in the engine's numbers can provoke this one."""
    table = turn()
    code = refusal(table.board, table.state, 0, -1)
    told = explain_refusal(notation_of(table.map), table.state, 0, -1, code)
    assert told == ("unknown_action", "T1", {})


def test_every_refusal_has_a_rule_and_is_reached_by_a_case() -> None:
    codes = {each.name.lower() for each in Refusal if each != Refusal.LEGAL}
    reached = {case.code for case in CASES} | {"already_chosen", "unknown_action"}
    assert reached == codes
    assert {each.name.lower() for each in RULES} == codes
    assert all(re.fullmatch(r"[STMCUKBE][1-7]", rule) for rule in RULES.values())


def test_errors_of_all_kinds_can_be_caught_as_one() -> None:
    game = new_game("europe", 2, seed=1)
    for text in ("dance", "claim madrid-pamplona wild", "pass"):
        with pytest.raises(FunicularError):
            game.play(text)
        with pytest.raises(ValueError, match=text.split()[0]):
            game.play(text)


@pytest.mark.parametrize("text", ["dance", "claim madrid-pamplona wild", "pass", "keep 1"])
def test_a_refused_action_leaves_the_game_as_it_was(text: str) -> None:
    game = new_game("europe", 2, seed=1)
    twin = game.copy()
    with pytest.raises(FunicularError):
        game.play(text)
    assert game.record() == twin.record()
    assert game._state == twin._state
    assert game._chance == twin._chance


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_whatever_is_not_legal_is_refused_with_a_reason(source: Map, players: int) -> None:
    """Every action of the catalogue, by every seat, in positions all over a game."""
    notation = notation_of(source)
    catalogue = notation.catalogue()
    rng = Random(players)
    for count, game in enumerate(play_on(new_game(source, players, seed="reasons"), rng)):
        if count % 40 != 3:
            continue
        for seat in range(players):
            legal = game.legal_actions(seat)
            numbers = set(legal.numbers())
            for number in rng.sample(catalogue, min(len(catalogue), 400)):
                if number in numbers:
                    assert legal.number(notation.text(number)) == number
                    continue
                with pytest.raises(IllegalAction) as caught:
                    legal.number(notation.text(number))
                assert caught.value.code != "unknown_action"
                assert caught.value.rule == RULES[Refusal[caught.value.code.upper()]]
