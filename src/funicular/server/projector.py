"""The views of one game, encoded once for all who get them and kept while they stay the same.

Most moves change nothing that most seats know privately; those seats' own parts are not made
anew. What may have changed is decided generously: a part that is kept must be equal to a new one,
and a test holds the projector to that for whole games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Raw

from funicular.client.positions import position_facts
from funicular.engine.position import Phase
from funicular.game import Game, GameView, Step

from .choices import choices_for
from .projections import Followed, follow_tickets, own_view, public_view, seat_view
from .table_messages import TableOptions
from .view_messages import SeatView

if TYPE_CHECKING:
    from .drawn_seats import Places

encode = msgspec.json.Encoder().encode

IDLE = ("draw", "tickets", "pass", "withdraw")
"""Decisions that bring nobody's tickets nearer to completion."""


class Extras(NamedTuple):
    """What a program asked for beside the usual own part."""

    position: bool = False
    actions: bool = False


NO_EXTRAS = Extras()


class Projector:
    """What each viewer of a game may know right now. `advance` it with every move."""

    def __init__(
        self, game: Game, options: TableOptions, places: Callable[[], Places] | None = None
    ) -> None:
        self.game = game
        self._places = places
        self._options = options
        self.view: GameView = game.view(None)
        """What everybody knows."""
        self._public: Raw | None = None
        self._seats: dict[int, SeatView] = {}
        self._own: dict[tuple[int, bool], Raw] = {}
        self._followed: dict[int, Followed] = {}
        self._undoer = self._who_may_undo()
        self.awaited = self.view.awaited
        """The seats whose decision is awaited."""

    def advance(self, seat: int, action: str, undo: bool = False) -> None:
        """Take in that a seat has moved."""
        before, self.view = self.view, self.game.view(None)
        self._public = None
        word = action.partition(" ")[0]
        borrowers = self._borrowers(word, action, before)
        returners = {by for by, _ in before.returned} if word == "tickets" else set()
        undoer, awaited = self._who_may_undo(), self.view.awaited
        touched = {seat, undoer, self._undoer, *awaited, *self.awaited, *borrowers, *returners}
        anything = undo or before.phase is Phase.OPENING
        for other in range(self.game.players):
            if anything or other in touched:
                self._own.pop((other, False), None)
                self._own.pop((other, True), None)
            if anything or other in borrowers or (other == seat and word not in IDLE):
                self._followed.pop(other, None)
            if anything or other == seat:
                self._seats.pop(other, None)
        self._undoer, self.awaited = undoer, awaited

    def _borrowers(self, word: str, action: str, before: GameView) -> set[int]:
        """The seats that could borrow the route now claimed: they have a station at its end."""
        if word == "claim":
            route = self.game.map.route(action.split(" ")[1])
        elif word == "pay" and before.tunnel is not None:
            route = self.game.map.route(before.tunnel.route)
        else:
            return set()
        stations = before.stations
        return {stations[end] for end in (route.start, route.end) if end in stations}

    @property
    def public(self) -> Raw:
        if self._public is None:
            view = self.seen_by(None)
            if view is self.view:
                seats = [self._seat(seat) for seat in range(self.game.players)]
            else:
                seats = [seat_view(view, n, self._options.assist) for n in range(view.players)]
            shown = public_view(view, seats, self._options.assist, self.game.end)
            self._public = Raw(encode(shown))
        return self._public

    def _seat(self, seat: int) -> SeatView:
        kept = self._seats.get(seat)
        if kept is None:
            kept = self._seats[seat] = seat_view(self.view, seat, self._options.assist)
        return kept

    def own(self, seat: int, extras: Extras = NO_EXTRAS) -> Raw:
        if extras.position:  # for programs; too large to be kept
            return self._make(seat, extras)
        kept = self._own.get((seat, extras.actions))
        if kept is None:
            kept = self._own[seat, extras.actions] = self._make(seat, extras)
        return kept

    def _make(self, seat: int, extras: Extras) -> Raw:
        view = self.seen_by(seat)
        followed = self._follow(view, seat) if self._options.assist == "full" else None
        choices = choices_for(view, extras.actions)
        position = position_facts(view.position) if extras.position else None
        return Raw(encode(own_view(view, followed, choices, self._undoer == seat, position)))

    def seen_by(self, seat: int | None) -> GameView:
        """A view as its viewer may have it now: the turn order may be hidden yet."""
        places = self._places() if self._places else None
        if places is not None and places.hide:
            return places.view(self.game.view(seat))
        return self.view if seat is None else self.game.view(seat, beside=self.view)

    def _follow(self, view: GameView, seat: int) -> Followed:
        known = self._followed.get(seat)
        if known is None:
            known = self._followed[seat] = follow_tickets(view)
        return known

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back now."""
        return self._who_may_undo() == seat

    def _who_may_undo(self) -> int | None:
        if not (self._options.undo and self.game.can_undo):
            return None
        last = self.game.history[-1]
        return last.seat if isinstance(last, Step) else self.game.steps[-1].seat
