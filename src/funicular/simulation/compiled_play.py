"""Compiled play: batches of games as arrays, and single games driven from Python.

Everything here needs NumPy and Numba. The kernels release the interpreter's lock, so threads use
all cores.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.choices import Choices
from funicular.engine.compiled import Twin, array_of, engine, from_array, to_array
from funicular.engine.position import NOBODY, Phase, State, View
from funicular.engine.scoring import Scores, ScoreWork
from funicular.game import Action, Game, GameScore, GameView, IllegalAction, Seed, notation_of
from funicular.game.refusals import explain_refusal
from funicular.game.score import explain_score
from funicular.game.seeds import key_words
from funicular.maps import Map

from . import random_play

Arrays = NDArray[Any]


@cache
def kernels() -> Twin:
    """The compiled engine with random play on top."""
    return Twin([random_play], below=engine())


class BatchRoom:
    """The working arrays of one thread."""

    def __init__(self, board: Board) -> None:
        self.boards = to_array(board)
        records = (State, Chance, Choices, Scores, ScoreWork)
        self.rest = [np.zeros(16, np.int64), *(array_of(cls) for cls in records)]

    def play(self, seats: int, key: bytes, first: int, games: int) -> tuple[Arrays, Arrays, Arrays]:
        """Play random games; totals and wins by game and seat, and decisions by game."""
        totals = np.zeros((games, seats), np.int16)
        wins = np.zeros((games, seats), np.int8)
        decisions = np.zeros(games, np.int32)
        keys = np.array(key_words(key), np.int64)
        kernels().play_batch(self.boards, seats, keys, first, totals, wins, decisions, *self.rest)
        return totals, wins, decisions


class CompiledGame:
    """A single game whose state is an array, played by compiled rules.

    Actions are the engine's numbers here; `Game` is the comfortable way to play.
    """

    def __init__(self, source: Map, players: int, seed: Seed | str | int | None = None) -> None:
        self.notation = notation_of(source)
        self.seed = Seed.of(seed)
        self.names = tuple(f"Player {seat + 1}" for seat in range(players))
        Game(source, self.names, self.seed)  # refuses what cannot be played
        self._boards = to_array(self.notation.board)
        self._chances = array_of(Chance)
        self._chances[0]["key"] = key_words(self.seed.key)
        self._rooms = array_of(Choices)
        self.states = array_of(State)
        kernels().begin_one(self._boards, self.states, self._chances, players)

    @property
    def is_over(self) -> bool:
        return int(self.states[0]["phase"]) == Phase.OVER

    @property
    def decisions(self) -> int:
        return int(self.states[0]["decisions"])

    def state(self) -> State:
        """The state as an interpreted record."""
        return from_array(State, self.states[0])

    def legal_numbers(self, seat: int) -> Arrays:
        """The legal actions of a seat, as engine numbers."""
        count = kernels().list_one(self._boards, self.states, seat, self._rooms)
        numbers: Arrays = self._rooms[0]["actions"][:count].copy()
        return numbers

    def random_number(self) -> int:
        """A random legal action of the awaited seat."""
        return int(kernels().random_one(self._boards, self.states, self._chances, self._rooms))

    def play(self, action: int | Action | str, seat: int) -> None:
        """Carry out a legal action, given as engine number, value or text."""
        number = action if isinstance(action, int) else self.notation.number(action)
        code = int(kernels().refusal_one(self._boards, self.states, seat, number))
        if code != 0:
            raise IllegalAction(
                str(action), *explain_refusal(self.notation, self.state(), seat, number, code)
            )
        kernels().apply_one(self._boards, self.states, self._chances, seat, number)

    def view(self, seat: int | None = None) -> GameView:
        views = array_of(View)
        kernels().observe_one(self.states, NOBODY if seat is None else seat, views)
        return GameView(self.notation, from_array(View, views[0]), self.names)

    def score(self) -> GameScore:
        return explain_score(self.notation, self.state(), self.names, self.is_over)
