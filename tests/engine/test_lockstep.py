"""The compiled engine does exactly what the interpreted one does, step by step, bit by bit."""

from functools import cache
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from tests.engine import compiled_steps
from tests.strategies import HABITS, Habit, RandomGame, habits, seeds, tables

from funicular.engine.actions import ACTIONS
from funicular.engine.board import build_board
from funicular.engine.chance import Chance, Purpose, below
from funicular.engine.choices import MOST_CHOICES, Choices
from funicular.engine.compiled import Twin, array_of, engine, from_array, to_array
from funicular.engine.legal import refusal
from funicular.engine.observing import observe
from funicular.engine.position import NOBODY, State, View
from funicular.engine.records import Record, check_ranges
from funicular.engine.scoring import Scores, ScoreWork, score_game
from funicular.maps import Map, load_map

BUNDLED = [
    pytest.param(load_map(name), seats, id=f"{name}-{seats}")
    for name in ("europe", "san_francisco")
    for seats in load_map(name).rules.players.counts
]


@cache
def twin() -> Twin:
    module: ModuleType = compiled_steps
    return Twin([module], below=engine())


def assert_same(cls: type[Record], interpreted: Record, compiled: Any) -> None:
    """Equal to the last bit; if not, say which cells differ."""
    check_ranges(interpreted)
    if to_array(interpreted).tobytes() != compiled.tobytes():
        assert dict(interpreted.cells()) == dict(from_array(cls, compiled[0]).cells())
        raise AssertionError(f"{cls.__name__}: bytes between the cells differ")


class Lockstep:
    """One game played twice: by the interpreted and by the compiled engine."""

    def __init__(self, source: Map, seats: int, seed: int, habit: Habit) -> None:
        self.board = build_board(source)
        self.game = RandomGame(self.board, seats, seed, habit)
        self.random = Random(seed)
        self.boards = to_array(self.board)
        self.states, self.chances = array_of(State), array_of(Chance)
        self.rooms, self.views = array_of(Choices), array_of(View)
        self.picked = np.zeros(MOST_CHOICES, np.int64)
        self.codes = np.zeros(ACTIONS, np.int64)
        twin().seed_one(self.chances, np.array(self.game.chance.key, np.int64))
        twin().begin_one(self.boards, self.states, self.chances, seats)

    def play(self) -> None:
        for seat, action in self.game.decisions():
            self.compare()
            self.compare_choices()
            self.compare_views(seat)
            twin().apply_one(self.boards, self.states, self.chances, seat, action)
        self.compare()
        self.compare_choices()
        self.compare_scores()

    def compare(self) -> None:
        assert_same(State, self.game.state, self.states)
        assert_same(Chance, self.game.chance, self.chances)

    def compare_choices(self) -> None:
        """The same lists, counts and picks; and the same reasons for all that is refused."""
        for seat in {*self.game.awaited(), self.random.randrange(self.game.state.seats)}:
            legal = self.game.legal(seat)
            count = twin().list_one(self.boards, self.states, seat, self.rooms)
            assert self.rooms[0]["actions"][:count].tolist() == legal
            count = twin().pick_all(self.boards, self.states, seat, self.rooms, self.picked)
            assert self.picked[:count].tolist() == legal
            twin().refuse_all(self.boards, self.states, seat, self.codes)
            assert np.flatnonzero(self.codes == 0).tolist() == sorted(legal)
            for action in (*self.random.sample(range(ACTIONS), 8), *legal[:2]):
                assert refusal(self.board, self.game.state, seat, action) == self.codes[action]

    def compare_views(self, seat: int) -> None:
        for viewer in (seat, NOBODY):
            view = View()
            observe(self.game.state, viewer, view)
            twin().observe_one(self.states, viewer, self.views)
            assert_same(View, view, self.views)

    def compare_scores(self) -> None:
        """On records that have been used before."""
        scores, work = Scores(), ScoreWork()
        compiled, room = array_of(Scores), array_of(ScoreWork)
        for _ in range(2):
            score_game(self.board, self.game.state, scores, work)
            twin().score_one(self.boards, self.states, compiled, room)
            assert_same(Scores, scores, compiled)
            assert_same(ScoreWork, work, room)


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.__name__)
@pytest.mark.parametrize(("source", "seats"), BUNDLED)
def test_both_engines_play_the_same_game(source: Map, seats: int, habit: Habit) -> None:
    Lockstep(source, seats, 10 * seats, habit).play()


@settings(max_examples=40)
@given(table=tables(), seed=seeds, habit=habits)
def test_both_engines_play_the_same_game_on_any_map(
    table: tuple[Map, int], seed: int, habit: Habit
) -> None:
    source, seats = table
    Lockstep(source, seats, seed, habit).play()


@pytest.mark.long
@given(table=tables(), seed=seeds, habit=habits)
def test_both_engines_play_the_same_games_on_a_thousand_maps(
    table: tuple[Map, int], seed: int, habit: Habit
) -> None:
    source, seats = table
    Lockstep(source, seats, seed, habit).play()


@pytest.mark.long
@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.__name__)
@pytest.mark.parametrize(("source", "seats"), BUNDLED)
def test_both_engines_play_many_games_alike(source: Map, seats: int, habit: Habit) -> None:
    for seed in range(6):
        Lockstep(source, seats, 1000 + seed, habit).play()


@settings(max_examples=25)
@given(seed=seeds)
def test_both_engines_draw_the_same_numbers(seed: int) -> None:
    random = Random(seed)
    key = [random.getrandbits(32) for _ in range(8)]
    chance, chances = Chance(), array_of(Chance)
    chance.key[:] = key
    twin().seed_one(chances, np.array(key, np.int64))
    for _ in range(200):
        purpose, n = random.choice(list(Purpose)), random.randint(1, 32768)
        assert below(chance, purpose, n) == twin().below_one(chances, int(purpose), n)
    assert_same(Chance, chance, chances)


def test_a_record_comes_back_from_an_array_unchanged() -> None:
    game = RandomGame(build_board(load_map("europe")), 4, 1)
    for _ in zip(range(100), game.decisions(), strict=False):
        pass
    for cls, value in ((State, game.state), (Chance, game.chance)):
        assert from_array(cls, to_array(value)[0]) == value
