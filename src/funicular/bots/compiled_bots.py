"""Fast bots, compiled: single choices, and matches of thousands of games.

Everything here needs NumPy and Numba. The kernels release the interpreter's lock, so threads use
all cores.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.compiled import Twin, array_of, engine, to_array, write
from funicular.engine.position import View
from funicular.game import new_game
from funicular.game.seeds import key_words
from funicular.maps.limits import MAX_TICKETS

from .match_play import PARTS, MatchRoom
from .memory import Memory
from .policies import Policy
from .ticket_play import TALLIES

Arrays = NDArray[Any]

_warm = threading.Event()

BASELINE_MODULES = (
    "paths",
    "baselines.uniform",
    "baselines.habits",
    "baselines.path",
    "baselines.hungry",
    "baselines.onestep",
    "baselines.longroute",
    "baselines.racer",
    "baselines.planner_lite",
)
PLANNER_MODULES = (
    "planner.traits",
    "planner.components",
    "planner.prices",
    "planner.networks",
    "planner.wants",
    "planner.draws",
    "planner.claims",
    "planner.ticket_choice",
    "planner.last_turn",
    "planner.token_choice",
    "planner.choosing",
)


@cache
def bots() -> Twin:
    """The compiled bots, layer by layer on top of the compiled engine."""
    made = engine()
    for layer in (BASELINE_MODULES, PLANNER_MODULES, ("policies", "match_play")):
        made = Twin([import_module(f"{__package__}.{name}") for name in layer], below=made)
    return made


@cache
def counting_bots() -> Twin:
    """The compiled bots, with games in which the tickets are counted on top."""
    return Twin([import_module(f"{__package__}.ticket_play")], below=bots())


class CompiledMatch:
    """The working arrays of one thread that plays games of matches on one board."""

    def __init__(self, board: Board) -> None:
        self.boards = to_array(board)
        self.rooms = array_of(MatchRoom)

    def play(
        self, policies: Sequence[int], key: bytes, first: int, games: int
    ) -> tuple[Arrays, Arrays]:
        """Parts by game, seat and `Part`, and which games came to an end."""
        seats = len(policies)
        parts = np.zeros((games, seats, PARTS), np.int16)
        finished = np.zeros(games, np.int8)
        words = np.array(key_words(key), np.int64)
        numbers = np.array(policies, np.int64)
        bots().play_match(self.boards, numbers, words, first, parts, finished, self.rooms)
        return parts, finished

    def count_tickets(
        self, policies: Sequence[int], key: bytes, first: int, games: int
    ) -> tuple[Arrays, Arrays]:
        """Counts by ticket and `Tally`, and which games came to an end."""
        parts = np.zeros((games, len(policies), PARTS), np.int16)
        tallies = np.zeros((MAX_TICKETS, TALLIES), np.int64)
        finished = np.zeros(games, np.int8)
        words = np.array(key_words(key), np.int64)
        numbers = np.array(policies, np.int64)
        counting_bots().play_tickets(
            self.boards, numbers, words, first, parts, tallies, finished, self.rooms
        )
        return tallies, finished


class CompiledChooser:
    """A bot's memory and luck as arrays."""

    def __init__(self, key: bytes) -> None:
        self._boards: dict[int, tuple[Board, Arrays]] = {}
        self._views = array_of(View)
        self._memories = array_of(Memory)
        self._chances = array_of(Chance)
        self._chances[0]["key"] = key_words(key)

    def choose(self, policy: int, board: Board, view: View) -> int:
        known = self._boards.get(id(board))
        if known is None:
            known = self._boards[id(board)] = (board, to_array(board))
        write(view, self._views[0])
        return int(bots().choose_one(policy, known[1], self._views, self._memories, self._chances))


def warm_choosers() -> None:
    """Compile what a chooser needs, by letting one choose."""
    if _warm.is_set():
        return
    game = new_game("europe", seed="a game to warm up with")
    chooser = CompiledChooser(bytes(32))
    chooser.choose(Policy.PLANNER, game.board, game.view(0).position)
    _warm.set()


def choosers_are_warm() -> bool:
    return _warm.is_set()
