"""The bot `search`: it plays the game out in its mind, in worlds that might be the true one."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

from funicular.bots.fast_bot import FastBot, bot_key
from funicular.bots.policies import Policy
from funicular.engine.turns import awaits
from funicular.game import Action, GameView, Seed

from .character import Character

if TYPE_CHECKING:
    from .compiled_search import CompiledSearch

BUDGET = 0.5  # seconds for a move, unless told otherwise
PLAIN = Character()


def search_is_warm() -> bool:
    """Has this process compiled the search already? Asking imports nothing."""
    # Another thread may be importing it just now: then it is not all there yet.
    compiled = sys.modules.get("funicular.bots.search.compiled_search")
    is_ready = getattr(compiled, "search_is_ready", None)
    return is_ready is not None and is_ready()


class SearchBot:
    """Search within a time budget, or for a fixed number of play-outs.

    Without compiled code, and until it is ready, it plays as `planner`: `plays_as` tells which.
    With `playouts` instead of a budget the choice depends on the view and the seed alone.
    """

    def __init__(
        self,
        seed: Seed | str | int | None = None,
        budget: float | None = None,
        *,
        name: str = "search",
        playouts: int = 0,
        threads: int | None = None,
        character: Character = PLAIN,
    ) -> None:
        self.name = name
        self.budget = BUDGET if budget is None else budget
        self._key = bot_key(seed)
        self._playouts = playouts
        self._threads = 1 if playouts else threads or os.cpu_count() or 1
        self._character = character
        self._planner = FastBot(Policy.PLANNER, seed)
        self._search: CompiledSearch | None = None

    @property
    def plays_as(self) -> str:
        return self.name if search_is_warm() else self._planner.name

    @property
    def playouts(self) -> int:
        """How many games it has played out in its mind."""
        return 0 if self._search is None else self._search.playouts

    def choose(self, view: GameView) -> Action:
        return view.notation.action(self.choose_number(view))

    def choose_number(self, view: GameView) -> int:
        """The engine's number of the choice."""
        deadline = time.perf_counter() + self.budget
        board, position = view.notation.board, view.position
        if not awaits(position, position.viewer):
            raise ValueError("no decision of this viewer is awaited")
        if not search_is_warm():
            return self._planner.choose_number(view)
        search = self._ready_search()
        if self._playouts:
            return search.choose(board, position, self._character, playouts=self._playouts)
        return search.choose(board, position, self._character, deadline=deadline)

    def _ready_search(self) -> CompiledSearch:
        if self._search is None:
            from .compiled_search import CompiledSearch

            self._search = CompiledSearch(self._key, self._threads)
        return self._search
