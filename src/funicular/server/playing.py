"""Moves: checked, appended, committed, and only then shown."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from funicular.game import (
    AmbiguousAction,
    FunicularError,
    Game,
    IllegalAction,
    Step,
    UndoRefused,
    UnreadableAction,
)
from funicular.game.record import result_of

from . import sending
from .charter import now_ms, update_charter
from .clocks import after_move
from .keeping_facts import facts_at_the_end
from .moves import Before, Effects, LoggedMove
from .overtaking import again_if_overtaken
from .refusing import Refused

if TYPE_CHECKING:
    from .projector import Projector
    from .storage import Statement
    from .table import Table
    from .table_messages import Status


class Played:
    """The answer to a move: its number, and whether it had been made before."""

    __slots__ = ("duplicate", "seq")

    def __init__(self, seq: int, duplicate: bool = False) -> None:
        self.seq = seq
        self.duplicate = duplicate


def refusal_of(error: FunicularError, action: str, map_id: str) -> Refused:
    """What the protocol calls the engine's errors."""
    if isinstance(error, IllegalAction):
        about = f"/rules/{map_id}#{error.rule}"
        told = {"refusal": error.code, "rule": error.rule, "about": about, **error.arguments}
        return Refused("illegal_action", action=error.action, **told)
    if isinstance(error, AmbiguousAction):
        return Refused("ambiguous_action", action=action, meanings=list(error.meanings))
    if isinstance(error, UnreadableAction):
        return Refused("unreadable_action", action=action)
    if isinstance(error, UndoRefused):
        return Refused("undo_refused")
    raise error


def game_in_progress(table: Table) -> Game:
    return views_in_progress(table).game


def views_in_progress(table: Table) -> Projector:
    if table.status == "closed":
        raise Refused("table_closed")
    if table.views is None or table.status != "playing":
        raise Refused("not_playing")
    return table.views


@again_if_overtaken
async def play(
    table: Table,
    guest: str | None,
    seat: int,
    seq: int,
    action: str,
    by_bot: bool = False,
    order: int | None = None,
) -> Played:
    """A move of a seat by the guest who holds it, by the bot that plays it, or by its order.

    What the move means for the order is stored with it, all or nothing.
    """
    async with table.settled():
        if not by_bot:
            table.check_holds(guest, seat)
        if (known := _find(table.game, seat, seq, action)) is not None:
            return Played(known, duplicate=True)
        views = views_in_progress(table)
        game = views.game
        if (table.charter.chair(seat).bot is not None) != by_bot:
            raise Refused("bot_plays", seat=seat)
        _check_fresh(game, seat, seq)
        if order is not None:
            table.orders.check_waits(seat, order)
        before = Before(views.view, seat)
        try:
            step = game.play(action, seat)
        except FunicularError as error:
            raise refusal_of(error, action, game.map.id) from error
        views.advance(seat, step.action)
        move = LoggedMove(
            seq=len(game.history),
            seat=seat,
            action=step.action,
            undo=False,
            by_bot=by_bot,
            at=now_ms(),
            events=step.events,
            effects=before.effects(views.view, step),
        )
        noted = [] if order is None else [table.orders.note_deed(seat, order, move)]
        await _commit(table, game, move, noted)
        return Played(move.seq)


@again_if_overtaken
async def undo(table: Table, guest: str | None, seat: int, seq: int) -> Played:
    """Take the seat's last decision back, if it is the last of all and has shown nothing."""
    async with table.settled():
        table.check_holds(guest, seat)
        views = views_in_progress(table)
        game = views.game
        if not table.charter.options.undo:
            raise Refused("undo_off")
        if seq != len(game.history):
            raise Refused("stale", seq=len(game.history))
        if not views.can_undo(seat):
            raise Refused("undo_refused")
        points = views.view.seats[seat].points
        opening = game.phase.name == "OPENING"
        step = game.undo()
        views.advance(seat, step.action, undo=True)
        effects = Effects(points=views.view.seats[seat].points - points, opening=opening)
        move = LoggedMove(
            seq=len(game.history),
            seat=seat,
            action=step.action,
            undo=True,
            by_bot=False,
            at=now_ms(),
            events=(),
            effects=effects,
        )
        await _commit(table, game, move)
        return Played(move.seq)


def _check_fresh(game: Game, seat: int, seq: int) -> None:
    """A move must know the table as it is. Opening choices are made by all at once."""
    current = len(game.history)
    choosing = game.phase.name == "OPENING" and seat in game.awaited
    if seq > current or (seq < current and not choosing):
        raise Refused("stale", seq=current)


def _find(game: Game | None, seat: int, seq: int, action: str) -> int | None:
    """The number under which this very move is in the log already."""
    if game is None or seq >= len(game.history):
        return None
    with contextlib.suppress(FunicularError):  # short forms are compared as they are
        action = game.notation.text(game.notation.number(action))
    opening = len(game.players_given)  # the others' choices may lie between
    for number, entry in enumerate(game.history[seq : seq + opening], seq + 1):
        if isinstance(entry, Step) and entry.seat == seat:
            return number if entry.action == action else None
    return None


async def _commit(
    table: Table, game: Game, move: LoggedMove, more: Sequence[Statement] = ()
) -> None:
    """Make the move durable, then everybody's."""
    clock = table.charter.options.clock
    clocks = after_move(table.clocks, clock, move.seat, table.awaited_people(), move.at)
    statements: list[Statement] = [move.statement(table.id), *more]
    status: Status = "over" if game.is_over else table.status
    if game.is_over:
        result = msgspec.json.encode(result_of(game)).decode()
        statements.append(("UPDATE games SET result = ? WHERE table_id = ?", (result, table.id)))
        statements += facts_at_the_end(table.charter, game, move.at)
        statements += table.orders.forget_statements(set(range(game.players)))
    statements.append(table.standing(clocks, move.at, status))
    charter = table.charter
    order_drawn = table.places.hide and game.phase.name != "OPENING"
    if order_drawn:
        charter = replace(charter, drawn_at=move.seq)
        statements += update_charter(charter, move.at)
    await table.store(*statements)
    # Not before: whoever is told that the game is over is told its secrets.
    table.status = status
    table.charter = charter
    table.clocks = clocks
    table.changed = move.at
    table.house.metrics.count("moves_committed")
    if order_drawn:
        await sending.order_drawn(table)
    else:
        sending.moved(table, move)
    if game.is_over:
        table.house.metrics.count("games_finished")
    table.call_players()
    try:
        await table.orders.settle()
    finally:
        table.stir()


def explain(table: Table, seat: int, action: str | None, route: str | None) -> Refused | None:
    """Why a seat may not do this; None if it may."""
    game = game_in_progress(table)
    if action is None:
        action = _claim_of(game, seat, route)
    try:
        game.view(seat).legal_actions.number(action)
    except FunicularError as error:
        return refusal_of(error, action, game.map.id)
    return None


def _claim_of(game: Game, seat: int, route_id: str | None) -> str:
    """The payment that the seat would most likely offer for a route."""
    if route_id not in game.notation.routes:
        raise Refused("not_found")
    view = game.view(seat)
    route = view.map.route(route_id)
    hand: dict[str, Any] = view.hand
    wilds = hand.get("wild", 0)
    colour = route.colour
    if colour == "grey":
        own = {each: hand.get(each, 0) for each in view.map.rules.cards.colours}
        colour = max(own, key=lambda each: own[each])
    lacking = max(route.length - hand.get(colour, 0), route.wilds, 0)
    if lacking >= route.length or (wilds >= route.length and not hand.get(colour)):
        return f"claim {route_id} wild"
    return f"claim {route_id} {colour}+{lacking}" if lacking else f"claim {route_id} {colour}"
