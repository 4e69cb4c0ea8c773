"""Search, compiled: one room for each thread, and a clock."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module

import numpy as np

from funicular.bots.compiled_bots import Arrays, bots
from funicular.engine.board import Board
from funicular.engine.compiled import Twin, array_of, to_array, write
from funicular.engine.position import View
from funicular.game import new_game
from funicular.game.seeds import key_words

from .character import Character, settle_room
from .room import SearchRoom

SEARCH_MODULES = (
    *("outlook", "luck", "evidence", "guessing"),
    *("candidates", "playouts", "thinking", "judging"),
)
_ready = threading.Event()

RESERVE = 0.05  # of the budget, for what comes after the last play-out
FORGETTING = 0.97  # how much of the longest play-out is remembered at the next one, or decision


@cache
def searches() -> Twin:
    """The compiled search on top of the compiled bots."""
    modules = [import_module(f"{__package__}.{name}") for name in SEARCH_MODULES]
    return Twin(modules, below=bots())


class CompiledSearch:
    """The rooms of one bot's search, and the threads that work in them."""

    def __init__(self, key: bytes, threads: int = 1) -> None:
        self._key = key
        self._threads = threads
        self._boards: dict[int, tuple[Board, Arrays]] = {}
        self._views = array_of(View)
        self._rooms = array_of(SearchRoom, threads)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        # Seconds of the processor that a play-out may take, as each room has seen of late.
        self._lasting = [0.0] * threads

    def choose(
        self,
        board: Board,
        view: View,
        character: Character,
        *,
        deadline: float | None = None,
        playouts: int = 0,
    ) -> int:
        """The action that looks best by the deadline, or after so many play-outs."""
        boards = self._prepare(board, view, character)
        if deadline is None:
            rooms = self._rooms[:1]
            return int(searches().think_one(boards, self._views, rooms, playouts))
        self._think_until(boards, deadline)
        return int(searches().best_of(self._rooms))

    @property
    def playouts(self) -> int:
        """Play-outs in all since this search was made."""
        return int(self._rooms["playouts"].sum())

    def play_one_out(self, board: Board, view: View, character: Character) -> None:
        """A single play-out, as the clock lets run as many of as there is time for."""
        boards = self._prepare(board, view, character)
        searches().begin_search(boards, self._views, self._rooms)
        searches().try_playout(boards, self._views, self._rooms, 0)

    def _prepare(self, board: Board, view: View, character: Character) -> Arrays:
        known = self._boards.get(id(board))
        if known is None:
            known = self._boards[id(board)] = (board, to_array(board))
        write(view, self._views[0])
        for number in range(self._threads):
            # The page of luck for this decision: no choice depends on earlier ones.
            words = key_words(self._key)
            page = np.array([number, view.decisions & 0xFFFFFFFF], np.int64)
            self._rooms[number]["key"] = words
            self._rooms[number]["key"][:2] = np.array(words[:2], np.int64) ^ page
            settle_room(board, view, self._rooms[number], character)
        return known[1]

    def _think_until(self, boards: Arrays, deadline: float) -> None:
        kernels = searches()
        begun = time.perf_counter()
        kernels.begin_search(boards, self._views, self._rooms)
        count = int(self._rooms[0]["candidates"][0]["count"])
        if count < 2:
            return
        stages = (count - 1).bit_length()
        time_left = (deadline - begun) * (1 - RESERVE)
        self._lasting = [each * FORGETTING for each in self._lasting]
        for stage in range(stages):
            self._work_until(boards, begun + time_left * (stage + 1) / stages, deadline)
            if stage + 1 < stages:
                kernels.halve_all(self._rooms)

    def _work_until(self, boards: Arrays, until: float, deadline: float) -> None:
        """All threads play out until the time has come."""

        def work(number: int) -> None:
            try_playout = searches().try_playout
            longest = 0.0
            now, spent = time.perf_counter(), time.thread_time()
            # A play-out that might not end in time is not begun.
            while (
                now + longest < until
                and now + self._lasting[number] < deadline
                and try_playout(boards, self._views, self._rooms, number)
            ):
                before, now = now, time.perf_counter()
                longest = max(longest * 0.9, now - before)
                started, spent = spent, time.thread_time()
                lasting = self._lasting[number] * FORGETTING
                self._lasting[number] = max(lasting, spent - started)

        if self._pool is None:
            work(0)
            return
        waiting = [self._pool.submit(work, number) for number in range(1, self._threads)]
        work(0)
        for each in waiting:
            each.result()


def warm_search() -> None:
    """Compile the search, or load what was compiled before: all that a choice needs."""
    if _ready.is_set():
        return
    game = new_game("san_francisco", seed="a game to warm up with")
    search = CompiledSearch(bytes(32))
    position = game.view(0).position
    search.choose(game.board, position, Character(), playouts=1)
    # A deadline that is past leaves no time for the play-outs in between: one is asked for.
    search.choose(game.board, position, Character(), deadline=time.perf_counter())
    search.play_one_out(game.board, position, Character())
    _ready.set()


def search_is_ready() -> bool:
    return _ready.is_set()
