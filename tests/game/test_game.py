"""The façade: setting up, copying, asking where a game stands."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.game.playing import ALL_KINDS, KIND_NAMES, TINY, narrow_map, play_on, random_game

import funicular
from funicular.engine.position import Phase
from funicular.game import Game, OptionError, Options, Seed, new_game
from funicular.maps import Map, load_map

# Setting up


def test_a_game_is_made_from_an_id_a_folder_or_a_map() -> None:
    assert new_game("europe", 2, seed=1).map.id == "europe"
    assert new_game(TINY, 2, seed=1).map.id == "tiny"
    assert new_game(str(TINY), 2, seed=1).map.id == "tiny"
    assert new_game(load_map("europe"), 2, seed=1).map is load_map("europe")


def test_without_a_number_the_fewest_players_play() -> None:
    assert new_game("europe").players == 2
    assert new_game("europe").names == ("Player 1", "Player 2")


def test_names_say_how_many_play() -> None:
    game = new_game("europe", names=["Ada", "Ben", "Cid"])
    assert (game.players, game.names) == (3, ("Ada", "Ben", "Cid"))
    assert new_game("europe", 2, names=("Ada", "Ada")).names == ("Ada", "Ada")


REFUSED_OPTIONS = [
    ({"players": 1}, "europe is for 2 to 5 players, not 1"),
    ({"players": 6}, "europe is for 2 to 5 players, not 6"),
    ({"players": 0}, "europe is for 2 to 5 players, not 0"),
    ({"players": -3}, "europe is for 2 to 5 players, not 0"),
    ({"names": []}, "europe is for 2 to 5 players, not 0"),
    ({"players": 3, "names": ["Ada", "Ben"]}, "3 players, but 2 names"),
    ({"names": ["Ada", ""]}, "a name is 1 to 40 printable characters, not ''"),
    ({"names": ["Ada", "  "]}, "a name is 1 to 40 printable characters, not '  '"),
    ({"names": ["Ada", "Ben\n"]}, r"not 'Ben\\n'"),
    ({"names": ["Ada", "B\u2028n"]}, r"not 'B\\u2028n'"),
    ({"names": ["Ada", "\ud800"]}, r"not '\\ud800'"),
    ({"names": ["Ada", "B" * 41]}, "a name is 1 to 40 printable characters"),
    ({"players": 2, "seating": "window"}, "seating is given or random, not 'window'"),
    ({"players": 2, "seed": "x" * 1001}, "a seed is a text of at most 1000 characters"),
    ({"players": 2, "seed": "\ud800"}, "a seed is a text of at most 1000 characters"),
]


@pytest.mark.parametrize(("options", "told"), REFUSED_OPTIONS)
def test_options_that_cannot_be_are_refused_in_one_line(
    options: dict[str, object], told: str
) -> None:
    with pytest.raises(OptionError, match=told) as caught:
        new_game("europe", **options)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["atlantis", "", "europe/..", Path("no/such/folder")])
def test_an_unknown_map_is_refused(name: str | Path) -> None:
    with pytest.raises(OptionError, match="no such map"):
        new_game(name, 2)


@pytest.mark.parametrize("seat", [-1, 2, 5, 100])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    game = new_game("europe", 2, seed=1)
    for ask in (game.view, game.legal_actions, lambda seat: game.play("keep 1,2", seat)):
        with pytest.raises(OptionError, match=f"there is no seat {seat}; the seats are 0 to 1"):
            ask(seat)


def test_the_longest_allowed_names_and_seeds_work() -> None:
    game = new_game("europe", names=["Ж" * 40, "𝔅" * 40], seed="é" * 1000)
    assert funicular.replay(funicular.parse_record(game.record().text())).names == game.names


# Luck


def test_the_same_seed_deals_the_same_and_another_one_does_not() -> None:
    deals = [new_game("europe", 3, seed=seed).deal for seed in ("one", "one", "two")]
    assert deals[0] == deals[1] != deals[2]


def test_a_number_is_a_seed_like_its_text() -> None:
    assert new_game("europe", 2, seed=17).deal == new_game("europe", 2, seed="17").deal
    assert new_game("europe", 2, seed=17).deal == new_game("europe", 2, seed=Seed(text="17")).deal


def test_without_a_seed_every_game_is_another() -> None:
    games = [new_game("europe", 2) for _ in range(5)]
    assert len({game.deal for game in games}) == 5
    assert len({game.seed.secret for game in games}) == 5
    assert all(game.seed.secret and game.seed.text is None for game in games)


def test_random_seating_shuffles_by_the_seed() -> None:
    given = ("Ada", "Ben", "Cid")
    orders = Counter(
        new_game("europe", names=given, seed=seed, seating="random").names for seed in range(120)
    )
    assert all(sorted(order) == list(given) for order in orders)
    assert len(orders) == 6
    assert max(orders.values()) < 40
    again = [new_game("europe", names=given, seed=7, seating="random").names for _ in range(3)]
    assert len(set(again)) == 1


def test_seating_changes_nothing_but_the_names() -> None:
    given = new_game("europe", names=("Ada", "Ben", "Cid"), seed=3)
    seated = new_game("europe", names=("Ada", "Ben", "Cid"), seed=3, seating="random")
    assert given.names == given.players_given == seated.players_given
    assert given.deal == seated.deal
    assert given.options == Options("given")


# Copies


@pytest.mark.parametrize(("source", "players"), ALL_KINDS[::2], ids=KIND_NAMES[::2])
def test_copies_are_isolated_and_complete(source: Map, players: int) -> None:
    game = new_game(source, players, seed="copies", seating="random")
    rng = Random(players)
    for count, _ in enumerate(play_on(game, rng)):
        if count % 30 != 10:
            continue
        record, state, chance = game.record(), game._state.copy(), game._chance.copy()
        twin, other = game.copy(), game.copy()
        for copied in (twin, other):
            for _ in play_on(copied, Random(99)):
                pass
        assert twin.record() == other.record() != record
        assert twin.names == game.names
        assert (game.record(), game._state, game._chance) == (record, state, chance)
        assert twin.record().header == record.header
        assert twin.record().moves[: len(record.moves)] == record.moves


def test_an_undo_in_a_copy_leaves_the_original_able_to_undo() -> None:
    game = new_game("europe", 2, seed=1)
    game.play("keep 1,2", 0)
    twin = game.copy()
    twin.undo()
    assert game.can_undo
    assert not twin.can_undo
    assert (game.decisions, twin.decisions) == (1, 0)
    game.undo()
    assert game._state == twin._state


# Where a game stands


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_the_properties_agree_with_each_other(source: Map, players: int) -> None:
    game = new_game(source, players, seed="properties")
    for _ in play_on(game, Random(1)):
        assert game.is_over == (game.phase == Phase.OVER) == (game.end is not None)
        assert game.is_over == (game.awaited == ())
        assert game.decisions == len(game.steps)
        assert all(0 <= seat < players for seat in game.awaited)
        if game.phase not in (Phase.OPENING, Phase.OVER):
            assert len(game.awaited) == 1
    assert game.end in ("last_round", "all_passed")
    assert game.score().final


def test_opening_choices_are_awaited_from_all_in_any_order() -> None:
    game = new_game("europe", 3, seed=1)
    awaited = [game.awaited]
    for seat in (1, 0):
        game.play("keep 1,2", seat)
        awaited.append(game.awaited)
    assert awaited == [(0, 1, 2), (0, 2), (2,)]
    assert game.play("keep 1,2").seat == 2


def test_the_order_of_the_opening_choices_makes_no_difference() -> None:
    states = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = new_game("san_francisco", 3, seed=1)
        for seat in order:
            game.play(["keep 1", "keep 2", "keep 1,2"][seat], seat)
        states.append(game._state)
    assert states[0] == states[1] == states[2]


def test_a_game_in_which_nobody_can_move_ends_with_all_passing() -> None:
    ends = {random_game(narrow_map(), 2, number, undo=0).end for number in range(20)}
    assert "all_passed" in ends
    assert random_game("san_francisco", 2, 1).end == "last_round"


def test_a_finished_game_takes_no_more_actions() -> None:
    game = random_game("san_francisco", 2, 1)
    assert list(game.legal_actions()) == []
    assert not game.can_undo
    with pytest.raises(funicular.game.IllegalAction, match="game_over"):
        game.play("draw deck")
    with pytest.raises(funicular.game.UndoRefused):
        game.undo()


def test_the_package_offers_the_names_of_the_readme() -> None:
    for name in funicular.__all__:
        assert getattr(funicular, name) is not None
    assert funicular.Game is Game
    assert set(funicular.__all__) <= set(dir(funicular))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        funicular.nonsense  # noqa: B018


@pytest.mark.parametrize("source", ["europe", "san_francisco"])
def test_view_beside_a_spectators_is_the_seats_own(source: str) -> None:
    game, dice = new_game(source, 4, seed=5), Random(5)
    while not game.is_over:
        everybody = game.view()
        untouched = everybody.position.copy()
        for seat in range(4):
            assert game.view(seat, beside=everybody).position == game.view(seat).position
        assert everybody.position == untouched
        game.play(game.legal_actions().pick(dice.randrange))
