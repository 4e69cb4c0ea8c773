"""Refusals in English: a sentence for every code, and for whatever is refused in real games."""

import random
import re

import pytest
from tests.making import make_map

from funicular.cli.sentences import DECISIONS, REFUSALS, refusal
from funicular.engine.legal import Refusal
from funicular.engine.position import Phase
from funicular.game import IllegalAction, UnreadableAction, new_game
from funicular.maps import Map, load_map

EVERYTHING = make_map(
    *("a-b 2 red", "a-b 2 blue", "b-c 3 grey tunnel", "c-d 1 green ferry=1", "a-d 2 grey"),
    *("b-d 4 grey tunnel ferry=1",),
    starts="a b",
    opening_hand=4,
    stations={"each": 2, "unbuilt_points": 4},
    tokens={
        "symbols": ["sun", "moon", "star"],
        "per_stack": [2, 3],
        "singles_up_to_players": 2,
        "points": [0, 1, 2, 3],
    },
)
MAPS = {"everything": EVERYTHING, **{name: load_map(name) for name in ("europe", "san_francisco")}}


def test_every_code_has_a_sentence() -> None:
    assert set(REFUSALS) == {code.name.lower() for code in Refusal} - {"legal"}
    assert set(DECISIONS) == {phase.name.lower() for phase in Phase}


def refusals_met(source: Map, seed: int, each_time: int) -> dict[str, set[str]]:
    """The sentences for a sample of what is refused in a random game, by code."""
    rng = random.Random(seed)
    game = new_game(source, 2, seed=seed)
    catalogue = game.notation.catalogue()
    met: dict[str, set[str]] = {}
    while not game.is_over and game.decisions < 400:
        seat = game.awaited[0]
        for viewer in range(game.players):
            view = game.view(viewer)
            for number in rng.sample(catalogue, min(each_time, len(catalogue))):
                try:
                    view.legal_actions.number(game.notation.text(number))
                except IllegalAction as error:
                    met.setdefault(error.code, set()).add(refusal(view, error))
        game.play(game.legal_actions(seat).pick(rng.randrange), seat)
    return met


@pytest.mark.parametrize("name", MAPS)
def test_whatever_is_refused_in_a_game_has_its_sentence(name: str) -> None:
    met: dict[str, set[str]] = {}
    for seed in range(6 if name == "everything" else 1):
        for code, told in refusals_met(MAPS[name], seed, 40).items():
            met.setdefault(code, set()).update(told)
    for sentence in sorted(each for told in met.values() for each in told):
        assert re.fullmatch(r"[A-Z].*\. \[[A-Z]\d\]", sentence)
    assert {"not_your_turn", "other_decision", "cards_lacking", "route_taken"} <= set(met)
    if name == "everything":
        assert {"too_many_wilds", "own_twin", "stack_there"} <= set(met)
        assert {"surcharge_colour", "no_token_there", "double_closed"} <= set(met)


def test_a_refusal_says_what_would_be_right() -> None:
    game = new_game("europe", 2, seed="a", names=["Ann", "Ben"])
    game.play("keep 1,2", 0)
    game.play("keep 1,2", 1)
    view = game.view(0)
    with pytest.raises(IllegalAction) as refused:
        view.legal_actions.number("claim petrograd-stockholm red")
    assert refusal(view, refused.value) == (
        "Petrograd–Stockholm takes 8 cards of one colour; "
        "you hold at most 1 ▲ orange and 1 ✱ locomotive. [C1]"
    )
    with pytest.raises(IllegalAction) as refused:
        game.view(1).legal_actions.number("draw deck")
    assert refusal(game.view(1), refused.value) == "It is Ann's turn. [T1]"


def test_other_errors_are_sentences_too() -> None:
    view = new_game("europe", 2, seed="a").view(0)
    assert refusal(view, UnreadableAction("no place is called 'x'")) == ("No place is called 'x'.")
