"""The judge: asks the compiled search what positions and moves are worth."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from funicular.bots.search.character import Character, settle_room
from funicular.bots.search.room import SCALE, SearchRoom
from funicular.engine.position import State, View
from funicular.game import GameView, OptionError
from funicular.game.seeds import key_words
from funicular.simulation import can_compile

if TYPE_CHECKING:
    from funicular.engine.board import Board


class Comparison(NamedTuple):
    """What an action promised, beside what else could have been done; actions are numbers."""

    expected: float
    best: int
    promised: float  # by the best
    lost: float
    error: float  # of `lost`
    weighed: tuple[tuple[int, float], ...]  # what each promised, the best first


class Judge:
    """Judges positions of one board. The same key gives the same judgements."""

    def __init__(self, board: Board, key: bytes, playouts: int) -> None:
        if not can_compile():
            raise OptionError("analysis needs compiled code: pip install 'funicular[fast]'")
        from funicular.bots.search.compiled_search import searches
        from funicular.engine.compiled import array_of, to_array

        self._board = board
        self._boards = to_array(board)
        self._states = array_of(State)
        self._views = array_of(View)
        self._rooms = array_of(SearchRoom)
        self._rooms[0]["key"] = key_words(key)
        self._kernels = searches()
        self.playouts = playouts

    def chances(self, state: State, view: GameView) -> tuple[float, ...]:
        """Every seat's chance to win from this state, whatever each of them knows."""
        from funicular.engine.compiled import write

        write(state, self._states[0])
        settle_room(self._board, view.position, self._rooms[0], Character())
        self._kernels.judge_state(self._boards, self._states, self._rooms, self.playouts)
        return self._judged(state.seats)

    def known_chance(self, view: GameView) -> float:
        """The viewer's own chance to win, as far as the viewer can know, on anybody's turn."""
        from funicular.engine.compiled import write

        write(view.position, self._views[0])
        settle_room(self._board, view.position, self._rooms[0], Character())
        self._kernels.judge_view(self._boards, self._views, self._rooms, self.playouts)
        return self._judged(view.players)[view.position.viewer]

    def _judged(self, seats: int) -> tuple[float, ...]:
        judged = self._rooms[0]["judged"][:seats]
        total = int(judged.sum())
        return tuple(int(chance) / total for chance in judged)

    def compare(self, view: GameView, played: int) -> Comparison:
        """The played action beside the others, as far as the viewer could know."""
        from funicular.engine.compiled import write

        write(view.position, self._views[0])
        settle_room(self._board, view.position, self._rooms[0], Character())
        self._kernels.judge_move(self._boards, self._views, self._rooms, played, self.playouts * 4)
        candidates = self._rooms[0]["candidates"][0]
        if candidates["trials"][0] == 0:  # there was nothing else to do
            chance = self.known_chance(view)
            return Comparison(chance, played, chance, 0.0, 0.0, ((played, chance),))
        return _read(candidates)


def _read(candidates: Any) -> Comparison:
    trials = int(candidates["trials"][0])
    played = int(candidates["action"][0])
    expected = float(candidates["sum"][0]) / trials / SCALE
    best, most, error = 0, 0.0, 0.0
    weighed = [(played, expected)]
    for index in range(1, int(candidates["count"])):
        tried = int(candidates["trials"][index])
        if tried < 2:
            continue
        gain = float(candidates["gain"][index]) / tried / SCALE
        weighed.append((int(candidates["action"][index]), min(1.0, max(0.0, expected + gain))))
        if gain > most and not candidates["out"][index]:
            spread = max(0.0, float(candidates["square"][index]) / tried / SCALE - gain * gain)
            best, most, error = index, gain, math.sqrt(spread / tried)
    action = int(candidates["action"][best])
    # What fell out early was tried too seldom to be called better than the best.
    weighed = [(each, min(chance, expected + most)) for each, chance in weighed]
    weighed.sort(key=lambda each: (-each[1], each[0] != action))
    return Comparison(expected, action, expected + most, most, error, tuple(weighed))
