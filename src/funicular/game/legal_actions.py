"""The legal actions of a seat, worked out only as far as somebody asks."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from funicular.engine.choices import Choices, list_actions, list_samples, nth_action, survey
from funicular.engine.legal import refusal
from funicular.engine.position import NOBODY, Position
from funicular.engine.tokens import can_put

from .actions import Action
from .errors import ActionError, AmbiguousAction, IllegalAction, UnreadableAction
from .notation import Notation
from .refusals import explain_refusal

if TYPE_CHECKING:
    from collections.abc import Callable


class _Room(threading.local):
    """Room for a listing, one for each thread; every listing fills it anew."""

    def __init__(self) -> None:
        self.choices = Choices()


_room = _Room()


class LegalActions(Sequence[Action]):
    """What a seat may do now: iterate, count, index, or ask `action in legal_actions`."""

    def __init__(self, notation: Notation, position: Position, seat: int) -> None:
        self._notation = notation
        self._position = position
        self._seat = seat

    def __len__(self) -> int:
        if self._seat == NOBODY:
            return 0
        return survey(self._notation.board, self._position, self._seat, _room.choices)

    def __iter__(self) -> Iterator[Action]:
        return map(self._notation.action, self.numbers())

    def __contains__(self, action: object) -> bool:
        try:
            self.number(action)  # type: ignore[arg-type]
        except ActionError:
            return False
        return True

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._notation.action(number) for number in self.numbers()[index]]
        count = len(self)
        if not -count <= index < count:
            raise IndexError(f"there are {count} legal actions")
        return self._notation.action(self._nth(index % count))

    def __repr__(self) -> str:
        return f"<LegalActions {[str(action) for action in self]}>"

    def numbers(self) -> list[int]:
        """The engine's numbers of all legal actions."""
        if self._seat == NOBODY:
            return []
        list_actions(self._notation.board, self._position, self._seat, _room.choices)
        return _room.choices.actions[: _room.choices.count]

    def samples(self) -> list[int]:
        """As `numbers`, but of the stations those on one free place: all are paid for alike."""
        if self._seat == NOBODY:
            return []
        list_samples(self._notation.board, self._position, self._seat, _room.choices)
        return _room.choices.actions[: _room.choices.count]

    def texts(self) -> list[str]:
        return [self._notation.text(number) for number in self.numbers()]

    def pick(self, below: Callable[[int], int]) -> Action:
        """One of them, uniformly, by a function such as `random.randrange`."""
        return self._notation.action(self._nth(below(len(self))))

    def _nth(self, index: int) -> int:
        survey(self._notation.board, self._position, self._seat, _room.choices)
        return nth_action(self._notation.board, self._position, self._seat, _room.choices, index)

    def number(self, action: Action | str) -> int:
        """The number of a legal action; otherwise the error that says what is wrong."""
        number = self._resolve(action)
        code = self._refusal(number)
        if code != 0:
            raise IllegalAction(
                self._notation.text(number),
                *explain_refusal(self._notation, self._position, self._seat, number, code),
            )
        return number

    def _resolve(self, action: Action | str) -> int:
        """Read a text; where it leaves something open, the position may settle it."""
        try:
            return self._notation.number(self._with_symbol(action))
        except AmbiguousAction as several:
            meant = [self._notation.number(each) for each in several.meanings]
            legal = [each for each in meant if self._refusal(each) == 0]
            if len(legal) != 1:
                raise
            return legal[0]

    def _refusal(self, number: int) -> int:
        return refusal(self._notation.board, self._position, self._seat, number)

    def _with_symbol(self, action: Action | str) -> Action | str:
        """`place PLACE` is enough while only one stack can be meant."""
        words = action.lower().split() if isinstance(action, str) else []
        if len(words) != 2 or words[0] != "place":
            return action
        symbols = [
            name
            for number, name in enumerate(self._notation.symbols)
            if can_put(self._notation.board, self._position, number)
        ]
        if not symbols:
            raise UnreadableAction(f"{action!r}: no token stack is left to be placed")
        if len(symbols) > 1:
            raise AmbiguousAction(str(action), tuple(f"place {s} {words[1]}" for s in symbols))
        return f"place {symbols[0]} {words[1]}"
