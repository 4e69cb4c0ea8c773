"""Refusals: what is said to a move that cannot be made, where no rule's own test says it."""

import re
from pathlib import Path

import pytest
from tests.engine.table import Table, in_play

from funicular.engine import actions
from funicular.engine.legal import Refusal, is_legal, refusal
from funicular.engine.position import Phase


def test_numbers_outside_the_catalogue_are_unknown() -> None:
    table = in_play("europe", 2)
    for action in (-1, actions.ACTIONS, actions.ACTIONS + 1000):
        assert refusal(table.board, table.state, 0, action) == Refusal.UNKNOWN_ACTION


def test_places_and_routes_that_the_map_lacks_are_unknown() -> None:
    table = in_play("europe", 2)
    table.give(0, "wild wild wild wild")
    for action in (
        actions.claim(table.board.routes, actions.ALL_WILD),
        actions.station(table.board.places, actions.ALL_WILD),
    ):
        assert refusal(table.board, table.state, 0, action) == Refusal.UNKNOWN_ACTION
    table = Table("san_francisco", 2)
    for seat in (0, 1):
        table.do("keep 1", seat=seat)
    assert table.state.phase == Phase.PLACING
    action = actions.put_stack(0, table.board.places)
    assert refusal(table.board, table.state, 1, action) == Refusal.UNKNOWN_ACTION


@pytest.mark.parametrize("seat", [2, 3, 4])
def test_a_seat_that_nobody_sits_on_has_no_say(seat: int) -> None:
    table = Table("europe", 2)
    assert table.refuses("keep", seat=seat) == Refusal.NOT_YOUR_TURN
    assert table.legal(seat) == []
    for sitting in (0, 1):
        table.do("keep 1,2", seat=sitting)
    assert table.refuses("draw deck", seat=seat) == Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("move", ["withdraw", "keep 1", "pay red", "take wien"])
def test_a_turn_begins_with_one_of_its_own_actions(move: str) -> None:
    table = in_play("europe", 2)
    table.give(0, "red")
    assert table.refuses(move) == Refusal.OTHER_DECISION


def test_a_legal_action_is_legal() -> None:
    table = in_play("europe", 2)
    assert is_legal(table.board, table.state, 0, actions.DRAW_DECK)
    assert not is_legal(table.board, table.state, 1, actions.DRAW_DECK)


def test_every_refusal_is_provoked_by_some_test() -> None:
    folder = Path(__file__).parent
    tested = {
        name
        for path in folder.glob("test_*.py")
        for name in re.findall(r"Refusal\.([A-Z_]+)", path.read_text("utf-8"))
    }
    assert {each.name for each in Refusal} - tested == set()
