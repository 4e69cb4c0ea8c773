"""What everybody may read about a table: who sits where, how it plays, how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from funicular.maps import Map

from .charter import Charter
from .drawn_seats import Places
from .map_data import shape_of
from .table_messages import Fairness, Seat, SpectatorInfo, Status, TableInfo, TableSummary

if TYPE_CHECKING:
    from .table import Table

MOST_SPECTATORS_NAMED = 30


def table_info(table: Table) -> TableInfo:
    charter, game = table.charter, table.game
    watching = [
        SpectatorInfo(each.guest_id, each.guest.name if each.guest else "")
        for each in table.listeners
        if not table.seats_of(each)
    ]
    watching += [
        SpectatorInfo(each.guest, each.name)
        for each in table.elsewhere
        if not charter.seats_of(each.guest)
    ]
    return TableInfo(
        id=charter.id,
        map=charter.map,
        map_digest=charter.digest,
        status=table.status,
        options=charter.options,
        seats=seat_list(charter, table.source, table.is_present),
        host=charter.host,
        spectators=watching[:MOST_SPECTATORS_NAMED],
        muted=list(charter.muted),
        fairness=fairness(charter, table.status),
        seq=len(game.history) if game else 0,
        awaited=table.places.places(list(game.awaited))
        if game and table.status == "playing"
        else [],
        created=charter.created,
        changed=table.changed,
        rematch=charter.rematch,
        lesson=charter.lesson,
    )


def seat_list(
    charter: Charter, source: Map | None, is_present: Callable[[str | None], bool]
) -> list[Seat]:
    seats = [
        Seat(
            seat=number,
            colour=chair.colour,
            shape=shape_of(source, chair.colour) if source else "circle",
            name=chair.name,
            guest=chair.guest,
            bot=chair.bot,
            present=is_present(chair.guest),
            contributed=chair.entropy is not None,
            flagged=chair.flagged,
        )
        for number, chair in enumerate(charter.chairs)
    ]
    by_place = Places(charter).in_order(seats)
    return [replace(seat, seat=place) for place, seat in enumerate(by_place)]


def fairness(charter: Charter, status: Status) -> Fairness:
    """The secret is shown only when there is nothing left that it could give away."""
    secret = charter.secret if status == "over" else None
    return Fairness(charter.seed.commitment, charter.contributions, secret)


def summary(charter: Charter, status: Status, seats: list[Seat], changed: int) -> TableSummary:
    """A line of a list of tables."""
    return TableSummary(
        id=charter.id,
        map=charter.map,
        status=status,
        seats=seats,
        host=charter.host,
        clock=charter.options.clock,
        spectators=charter.options.spectators,
        your_turn=False,
        created=charter.created,
        changed=changed,
        lesson=charter.lesson,
    )
