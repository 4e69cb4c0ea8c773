"""The views of one game, encoded once for all who get them and kept while they stay the same.

Most moves change nothing that most seats know privately; those seats' own parts are not made
anew. What may have changed is decided generously: a part that is kept must be equal to a new one,
and a test holds the projector to that for whole games.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from funicular.game import Game, GameView, Step

from .projections import Followed, follow_tickets, own_view, public_view
from .table_messages import TableOptions

encode = msgspec.json.Encoder().encode

FollowKey = tuple[tuple[int, ...], tuple[int, ...], int]


class Projector:
    """What each viewer of a game may know right now. `advance` it with every move."""

    def __init__(self, game: Game, options: TableOptions) -> None:
        self.game = game
        self._options = options
        self.view: GameView = game.view(None)
        """What everybody knows."""
        self._public: Raw | None = None
        self._own: dict[int, Raw] = {}
        self._followed: dict[int, tuple[FollowKey, Followed]] = {}
        self._undoer = self._who_may_undo()
        self._awaited = set(game.awaited)

    def advance(self, seat: int, action: str, undo: bool = False) -> None:
        """Take in that a seat has moved."""
        self.view = self.game.view(None)
        self._public = None
        awaited = set(self.game.awaited)
        undoer = self._who_may_undo()
        touched = {seat, undoer, self._undoer} | awaited | self._awaited
        for other in list(self._own):
            if other in touched or undo or self._concerns(other, action):
                del self._own[other]
        self._undoer, self._awaited = undoer, awaited

    def _concerns(self, seat: int, action: str) -> bool:
        """Whether another seat's action may change what this seat knows of itself."""
        word = action.split(" ", 1)[0]
        if word == "draw":
            return False
        if word in ("claim", "pay", "withdraw", "station"):
            # A route can be borrowed by who has a station.
            return self.view.seats[seat].stations < self.game.map.rules.stations.each
        return True  # tickets that come and go move those returned before

    @property
    def public(self) -> Raw:
        if self._public is None:
            shown = public_view(self.view, self._options.assist, self.game.end)
            self._public = Raw(encode(shown))
        return self._public

    def own(self, seat: int, with_position: bool) -> Raw:
        if with_position:  # for programs; too large to be kept
            return self._make(seat, True)
        if seat not in self._own:
            self._own[seat] = self._make(seat, False)
        return self._own[seat]

    def _make(self, seat: int, with_position: bool) -> Raw:
        view = self.game.view(seat)
        followed = self._follow(view, seat) if self._options.assist == "full" else None
        return Raw(encode(own_view(view, followed, self.can_undo(seat), with_position)))

    def _follow(self, view: GameView, seat: int) -> Followed:
        position = view.position
        key = (
            tuple(position.route_owner),
            tuple(position.station_owner),
            position.players[seat].tickets,
        )
        known = self._followed.get(seat)
        if known is None or known[0] != key:
            known = self._followed[seat] = (key, follow_tickets(view))
        return known[1]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back now."""
        return self._who_may_undo() == seat

    def _who_may_undo(self) -> int | None:
        if not (self._options.undo and self.game.can_undo):
            return None
        last = self.game.history[-1]
        return last.seat if isinstance(last, Step) else self.game.steps[-1].seat
