"""A bot's pause depends on its move, varies a little, and is none at an instant table."""

from __future__ import annotations

from statistics import mean
from typing import get_args

import pytest

from funicular.game import actions
from funicular.server.bot_pauses import PACE, VARIATION, WEIGHT, bot_pause
from funicular.server.table_messages import BotPace

MOVES = [f"table {number}" for number in range(200)]


def usual(action: str, is_second_card: bool = False, pace: BotPace = "natural") -> float:
    return mean(bot_pause(pace, action, is_second_card, move) for move in MOVES)


def test_a_card_is_quick_and_a_claim_or_a_choice_of_tickets_takes_longer() -> None:
    draw = usual("draw deck")
    assert usual("draw 2", is_second_card=True) < draw
    assert draw < usual("claim paris-zurich 3 red") < usual("keep 1,3")
    assert usual("pass") < draw


def test_a_pause_varies_a_little_and_is_the_same_for_the_same_move() -> None:
    pauses = [bot_pause("natural", "draw deck", False, move) for move in MOVES]
    assert len(set(pauses)) == len(pauses)
    usual_one = PACE["natural"] * WEIGHT["draw"]
    assert usual_one * VARIATION[0] <= min(pauses) < max(pauses) <= usual_one * VARIATION[1]
    assert pauses == [bot_pause("natural", "draw deck", False, move) for move in MOVES]


@pytest.mark.parametrize("action", ["draw deck", "claim paris-zurich 3 red", "keep 1,3"])
def test_the_pace_can_be_set_and_instant_is_instant(action: str) -> None:
    assert {bot_pause("instant", action, False, move) for move in MOVES} == {0.0}
    by_pace = [usual(action, pace=pace) for pace in ("instant", "quick", "natural", "slow")]
    assert by_pace == sorted(set(by_pace))
    assert set(PACE) == set(get_args(BotPace))


def test_every_kind_of_move_has_a_weight() -> None:
    kinds = {each.kind for each in vars(actions).values() if hasattr(each, "kind")}
    assert kinds == set(WEIGHT)
