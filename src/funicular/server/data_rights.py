"""A guest's own data: all of it on request, and gone on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from .addressees import browsers_of, list_webhooks
from .commands import pass_host_on, vacate
from .dealing import stored_record
from .export_messages import GuestExport
from .history import all_games
from .identity import list_tokens
from .overtaking import again_if_overtaken
from .storage import Statement
from .table_messages import Guest
from .visitors import GUEST_GONE

if TYPE_CHECKING:
    from funicular.game import GameRecord

    from .hall import Hall
    from .table import Table

NOBODY = "?"
"""The name that is left in games of guests who have been deleted."""


async def export_guest(hall: Hall, guest: Guest) -> GuestExport:
    """All that is stored about a guest."""
    database = hall.house.database
    created = await database.read("SELECT created FROM guests WHERE id = ?", guest.id)
    chat = await database.read(
        "SELECT table_id, at, name, said, phrase FROM chat WHERE guest = ? ORDER BY at", guest.id
    )
    orders = await database.read(
        "SELECT orders.table_id, orders.seat, wanted, state FROM orders JOIN seats "
        "ON seats.table_id = orders.table_id AND seats.seat = orders.seat "
        "WHERE guest = ? ORDER BY given",
        guest.id,
    )
    browsers = await browsers_of(database, guest.id)
    webhooks = await list_webhooks(database, guest)
    return GuestExport(
        guest=guest,
        created=created[0][0],
        tokens=await list_tokens(database, guest),
        tables=await hall.all_tables_of(guest),
        games=await all_games(database, guest),
        chat=[
            dict(zip(("table", "at", "name", "text", "phrase"), row, strict=True)) for row in chat
        ],
        browsers=[each.endpoint for each in browsers],
        webhooks=[each.url for each in webhooks],
        orders=[
            {"table": table, "seat": seat, "order": msgspec.json.decode(order), "state": state}
            for table, seat, order, state in orders
        ],
    )


async def forget_guest(hall: Hall, guest: Guest) -> None:
    """Delete a guest. Its games go on or stay, without its name.

    What was counted of them stays too: it names nobody, and belongs to whoever holds the seat.
    """
    database = hall.house.database
    hall.disown(guest.id)
    rows = await database.read(
        "SELECT id FROM tables WHERE host = ? OR id IN "
        "(SELECT table_id FROM seats WHERE guest = ?)",
        *(guest.id, guest.id),
    )
    for (table_id,) in rows:
        await _leave_table(await hall.table(table_id), guest.id)
    await database.write(
        ("DELETE FROM chat WHERE guest = ?", (guest.id,)),
        ("DELETE FROM seats WHERE guest = ?", (guest.id,)),
        ("DELETE FROM browsers WHERE guest = ?", (guest.id,)),
        ("DELETE FROM webhooks WHERE guest = ?", (guest.id,)),
        ("DELETE FROM tokens WHERE guest = ?", (guest.id,)),
        ("DELETE FROM guests WHERE id = ?", (guest.id,)),
        about=GUEST_GONE + guest.id,
    )


@again_if_overtaken
async def _leave_table(table: Table, guest: str) -> None:
    """Seat, role and name go in one change, which another process cannot come into."""
    async with table.settled():
        seats = table.charter.seats_of(guest)
        charter = table.charter
        record = await stored_record(table.house.database, charter, table.source)
        for seat in seats:
            if table.status == "over":
                charter = charter.with_chair(seat, guest=None)
            else:
                charter = vacate(charter, seat, table.status)
            if record is not None:
                charter = charter.with_chair(seat, name=NOBODY)
        charter = pass_host_on(charter, guest)
        charter = replace(
            charter,
            muted=tuple(each for each in charter.muted if each != guest),
            removed=tuple(each for each in charter.removed if each != guest),
        )
        renamed = [] if record is None else [_rename(table, record, seats)]
        await table.change_charter(charter, *renamed)
        if renamed:
            table.spoiled = True  # the game in memory has the old names
            await table.freshen()


def _rename(table: Table, record: GameRecord, seats: list[int]) -> Statement:
    """The game's header and result without the names; neither enters the deal."""
    header: dict[str, Any] = record.header
    header.pop("facts", None)
    players = header["options"]["players"]
    for seat in seats:
        name = header["seats"][seat]
        header["seats"][seat] = NOBODY
        players[players.index(name)] = NOBODY
    if record.result is not None:
        for seat in seats:
            record.result["scores"][seat]["name"] = NOBODY
    result = None if record.result is None else _text(record.result)
    return (
        "UPDATE games SET header = ?, result = ? WHERE table_id = ?",
        (_text(header), result, table.id),
    )


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
