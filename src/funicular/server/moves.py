"""A committed move: what is stored of it, and what each viewer is told."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import Struct

from funicular.engine.position import Phase
from funicular.game import BuildStation, Claim, Draw, Event, GameView, Keep, Pay, Step
from funicular.game.events import event_from_fact

from .choices import cards_of
from .storage import Database, Row, Statement
from .view_messages import Cards, EventName, EventView, MoveView


class Effects(Struct, frozen=True, omit_defaults=True):
    """What everybody saw the move do; stored with it, so that no old move need be replayed."""

    card: str | None = None
    paid: Cards = {}
    kept: int | None = None
    opening: bool = False
    points: int = 0
    route: str | None = None
    token: str | None = None


class LoggedMove(Struct, frozen=True):
    """A line of the table's log; `seq` counts from 1."""

    seq: int
    seat: int
    action: str
    undo: bool
    by_bot: bool
    at: int
    events: tuple[Event, ...]
    effects: Effects

    def seen_by(self, viewer: int | None) -> MoveView:
        """The move as a seat (or a spectator: None) may know it."""
        own = viewer == self.seat
        is_keep = self.action.startswith("keep")
        hide_count = self.effects.opening and not own
        return MoveView(
            seq=self.seq,
            at=self.at,
            seat=self.seat,
            action="keep" if is_keep and not own else self.action,
            undo=self.undo,
            by_bot=self.by_bot,
            events=[event_view(event, viewer) for event in self.events],
            card=self.effects.card,
            paid=self.effects.paid,
            kept=None if hide_count else self.effects.kept,
            points=self.effects.points,
            route=self.effects.route,
            token=self.effects.token,
        )

    def has_secrets_of(self, viewer: int | None) -> bool:
        """Whether the viewer is told more of the move than everybody."""
        return viewer is not None and (
            viewer == self.seat or any(event.seat == viewer for event in self.events)
        )

    def statement(self, table: str) -> Statement:
        return (
            "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table,
                self.seq,
                self.seat,
                self.action,
                int(self.undo),
                int(self.by_bot),
                _text([event.fact() for event in self.events]),
                _text(self.effects),
                self.at,
            ),
        )


MOST_MOVES = 2**31 - 1
COLUMNS = "seq, seat, action, undo, by_bot, chance, effects, at"


def move_from_row(row: Row) -> LoggedMove:
    """A move from the columns of `COLUMNS`."""
    seq, seat, action, undo, by_bot, chance, effects, at = row
    return LoggedMove(
        seq=seq,
        seat=seat,
        action=action,
        undo=bool(undo),
        by_bot=bool(by_bot),
        at=at,
        events=tuple(map(_event, msgspec.json.decode(chance))),
        effects=msgspec.json.decode(effects, type=Effects),
    )


async def logged_moves(
    database: Database, table: str, last: int, upto: int | None = None
) -> list[LoggedMove]:
    """The moves after `last`, as far as `upto`."""
    rows = await database.read(
        f"SELECT {COLUMNS} FROM moves WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq",
        table,
        last,
        MOST_MOVES if upto is None else upto,
    )
    return [move_from_row(row) for row in rows]


def record_line(row: Row) -> dict[str, Any]:
    """A move from the same columns as a line of a game record."""
    _, seat, action, undo, _, chance, _, _ = row
    if undo:
        return {"undo": True}
    return {"seat": seat, "action": action, "chance": msgspec.json.decode(chance)}


def _event(fact: object) -> Event:
    event = event_from_fact(fact)
    if event is None:
        raise ValueError("a stored move has an unreadable chance result")
    return event


def event_view(event: Event, viewer: int | None) -> EventView:
    seen = event.seen_by(viewer)
    return EventView(
        name=cast(EventName, seen.name),
        seat=seen.seat,
        slot=seen.slot,
        card=seen.card,
        ticket=seen.ticket,
        symbol=seen.symbol,
        place=seen.place,
    )


class Before:
    """What is remembered of the table before a move, to tell afterwards what it did."""

    def __init__(self, view: GameView, seat: int) -> None:
        self._seat = seat
        self._view = view

    def effects(self, view: GameView, step: Step) -> Effects:
        """What the step did for all to see, given a spectator's view of what it led to."""
        action = view.notation.action(step.number)
        was, now = self._view.position.players[self._seat], view.position.players[self._seat]
        slot = action.slot if isinstance(action, Draw) else None
        new_tokens = now.tokens & ~was.tokens
        return Effects(
            card=self._view.market[slot - 1] if slot else None,
            paid=self._paid(view, action),
            kept=len(action.positions) if isinstance(action, Keep) else None,
            opening=self._view.phase is Phase.OPENING,
            points=now.points - was.points,
            route=self._new_route(view, action),
            token=view.notation.symbols[new_tokens.bit_length() - 1] if new_tokens else None,
        )

    def _new_route(self, view: GameView, action: object) -> str | None:
        """The route that has an owner since; a tunnel may still be unpaid."""
        tunnel = self._view.tunnel
        route = action.route if isinstance(action, Claim) else None
        if isinstance(action, Pay) and tunnel is not None:
            route = tunnel.route
        return route if route is not None and route in view.routes else None

    def _paid(self, view: GameView, action: object) -> Cards:
        match action:
            case Claim():
                return cards_of(action.payment, view.map.route(action.route).length)
            case BuildStation():
                left = self._view.position.players[self._seat].stations
                built = view.map.rules.stations.each - left
                return cards_of(action.payment, built + 1)
            case Pay():
                return cards_of(action.payment, self._view.position.surcharge)
        return {}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
