"""The legal actions of a seat: a lazy sequence."""

import pytest
from tests.game.playing import ALL_KINDS, KIND_NAMES, is_among, play_on

from funicular.game import IllegalAction, LegalActions, new_game
from funicular.game import legal_actions as module
from funicular.maps import Map

MOVES = ("keep 1,2", "keep 1,2")


@pytest.fixture
def no_listing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lists or counts legal actions fails."""

    def refuse(*_: object) -> None:
        raise AssertionError("the legal actions were enumerated")

    for name in ("list_actions", "survey", "nth_action"):
        monkeypatch.setattr(module, name, refuse)


@pytest.mark.usefixtures("no_listing")
def test_asking_for_one_action_does_not_enumerate() -> None:
    game = new_game("europe", 2, seed=1)
    assert is_among("keep 1,2", game.legal_actions())
    assert not is_among("keep 1", game.legal_actions())
    for seat, move in enumerate(MOVES):
        game.play(move, seat)
    assert is_among("draw deck", game.legal_actions())
    assert not is_among("pass", game.view(0).legal_actions)
    with pytest.raises(IllegalAction):
        game.play("claim lisboa-madrid purple")


@pytest.mark.usefixtures("no_listing")
def test_the_poison_of_these_tests_works() -> None:
    legal = new_game("europe", 2, seed=1).legal_actions()
    for enumerate_them in (len, list, repr, LegalActions.texts, LegalActions.numbers):
        with pytest.raises(AssertionError):
            enumerate_them(legal)


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_all_ways_of_asking_agree(source: Map, players: int) -> None:
    from random import Random

    game = new_game(source, players, seed="sequence")
    for count, _ in enumerate(play_on(game, Random(5))):
        if count % 25 != 4:
            continue
        for seat in range(players):
            legal = game.legal_actions(seat)
            listed = list(legal)
            assert len(legal) == len(listed) == len(set(listed))
            assert [legal[index] for index in range(len(listed))] == listed
            assert [str(each) for each in listed] == legal.texts()
            assert all(each in legal for each in listed)
            assert all(is_among(each, legal) for each in legal.texts())
            assert [legal.number(each) for each in listed] == legal.numbers()
            assert bool(listed) == (seat in game.awaited)
            assert list(game.view(seat).legal_actions) == listed


def test_it_is_a_sequence() -> None:
    legal = new_game("europe", 2, seed=1).legal_actions()
    listed = list(legal)
    assert legal[-1] == listed[-1]
    assert legal[1:3] == listed[1:3]
    assert legal[::-1] == listed[::-1]
    assert list(reversed(legal)) == listed[::-1]
    assert legal.index(listed[2]) == 2
    assert legal.count(listed[2]) == 1
    for index in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError, match=f"there are {len(listed)} legal actions"):
            legal[index]


def test_pick_takes_the_action_of_the_number_that_it_is_given() -> None:
    game = new_game("europe", 2, seed=1)
    for seat, move in enumerate(MOVES):
        game.play(move, seat)
    legal = game.legal_actions()
    asked: list[int] = []

    def next_number(below: int) -> int:
        asked.append(below)
        return len(asked) - 1

    picked = [legal.pick(next_number) for _ in range(len(legal))]
    assert picked == list(legal)
    assert set(asked) == {len(legal)}


def test_it_shows_what_is_legal_now() -> None:
    game = new_game("europe", 2, seed=1)
    mine = game.legal_actions(0)
    assert is_among("keep 1,2", mine)
    game.play("keep 1,2", 0)
    assert len(mine) == 0
    game.undo()
    assert is_among("keep 1,2", mine)
    assert len(mine) == 11


def test_playing_while_iterating_goes_through_the_list_as_it_was() -> None:
    game = new_game("europe", 2, seed=1)
    tried = 0
    for action in game.legal_actions(0):
        game.play(action, 0)
        game.undo()
        tried += 1
    assert tried == 11


def test_spectators_and_those_not_awaited_have_none() -> None:
    game = new_game("europe", 2, seed=1)
    assert list(game.view(None).legal_actions) == []
    assert not is_among("keep 1,2", game.view(None).legal_actions)
    for seat, move in enumerate(MOVES):
        game.play(move, seat)
    assert list(game.legal_actions(1)) == []
    assert not is_among("draw deck", game.legal_actions(1))
    assert list(game.view(None).legal_actions) == []
    assert not is_among("draw deck", game.view(None).legal_actions)


def test_repr_lists_them() -> None:
    assert "'keep 1,2'" in repr(new_game("europe", 2, seed=1).legal_actions())
