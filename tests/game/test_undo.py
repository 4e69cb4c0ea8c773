"""Undo: only where nothing was revealed, and then as if nothing had been."""

from random import Random

import pytest
from tests.game.playing import ALL_KINDS, KIND_NAMES, narrow_map, play_on
from tests.making import make_map

from funicular.engine.position import Phase
from funicular.game import Game, UndoRefused, new_game
from funicular.maps import Map


def revealed_something(before: Game, after: Game) -> bool:
    """Did the last decision show anything to anybody?"""
    return bool(
        after.steps[-1].events
        or after.is_over
        or (before.phase == Phase.OPENING and after.phase != Phase.OPENING)
    )


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_undo_is_allowed_exactly_where_nothing_was_revealed(source: Map, players: int) -> None:
    game = new_game(source, players, seed="undo")
    rng = Random(players)
    allowed: list[bool] = []
    before = game.copy()
    for _ in play_on(game, rng, undo=0):
        allowed.append(not revealed_something(before, game))
        assert game.can_undo == allowed[-1]
        if not allowed[-1]:
            with pytest.raises(UndoRefused):
                game.undo()
        before = game.copy()
    assert True in allowed
    assert False in allowed


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_undo_restores_everything_and_the_same_can_be_played_again(
    source: Map, players: int
) -> None:
    game = new_game(source, players, seed="undo and redo")
    before, streams = game._state.copy(), game._chance.copy().streams
    for _ in play_on(game, Random(players), undo=0):
        after = game._state.copy()
        if game.can_undo:
            step = game.undo()
            assert game._state == before
            assert game._chance.streams == streams
            assert game.play(step.action, step.seat) == step
            assert game._state == after
        before, streams = after, game._chance.copy().streams


@pytest.mark.parametrize("number", range(8))
def test_all_decisions_since_something_was_revealed_can_be_taken_back(number: int) -> None:
    """On a map without luck left, a whole chain of decisions goes back and forth again."""
    game = new_game(narrow_map(), 3, seed=f"chain {number}")
    rng = Random(number)
    longest = 0
    since = [game._state.copy()]
    for _ in play_on(game, rng, undo=0):
        since = [*since, game._state.copy()] if game.can_undo else [game._state.copy()]
        longest = max(longest, len(since))
        taken = [game.undo() for _ in since[1:]]
        assert game._state == since[0]
        assert not game.can_undo
        for step in reversed(taken):
            game.play(step.action, step.seat)
        assert game._state == since[-1]
    assert longest > 2


def test_taking_the_last_market_cards_shows_nothing() -> None:
    """With deck and discards empty the gap stays (M5), so the draw can be taken back."""
    source = make_map("a-b 1 red", "b-c 1 blue", each=4, wild=0, colours="red blue", cars=20)
    game = new_game(source, 2, seed=1)
    for seat in (0, 1):
        game.play("keep 1", seat)
    while game.view().deck:
        game.play("draw deck")
        assert not game.can_undo
    hand = game.view(game.awaited[0]).hand
    game.play("draw 1")
    assert game.can_undo
    game.undo()
    assert game.view(game.awaited[0]).hand == hand


def test_opening_choices_can_be_changed_until_all_have_chosen() -> None:
    game = new_game("europe", 3, seed=1)
    game.play("keep 1,2", 2)
    game.play("keep 1,3", 0)
    assert game.undo().seat == 0
    game.play("keep 2,3", 0)
    assert game.view(0).chosen == (2, 3)
    game.play("keep 1,2", 1)
    with pytest.raises(UndoRefused, match="'keep 1,2' cannot be taken back"):
        game.undo()


def test_with_no_decision_there_is_nothing_to_take_back() -> None:
    game = new_game("europe", 2, seed=1)
    with pytest.raises(UndoRefused, match="no decision to take back"):
        game.undo()
    game.play("keep 1,2", 0)
    game.undo()
    with pytest.raises(UndoRefused, match="no decision to take back"):
        game.undo()


def test_what_was_taken_back_is_history_but_does_not_stand() -> None:
    game = new_game("europe", 2, seed=1)
    game.play("keep 1,2", 0)
    game.undo()
    game.play("keep 1,3", 0)
    assert [step.action for step in game.steps] == ["keep 1,3"]
    assert game.decisions == 1
    moves = game.record().moves
    assert [move.get("action", "undo") for move in moves] == ["keep 1,2", "undo", "keep 1,3"]
