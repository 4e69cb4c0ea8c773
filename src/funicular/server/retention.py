"""What is not kept for ever: tables nobody came back to, links, and guests nobody is any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .data_rights import forget_guest
from .identity import COOKIE_SECONDS
from .table_messages import Guest

if TYPE_CHECKING:
    from .hall import Hall

DAY_MS = 24 * 3600 * 1000
LOBBY_DAYS = 1
PLAYING_DAYS = 60
CLOSED_DAYS = 30
AT_ONCE = 500


async def clear_away(hall: Hall, now: int) -> None:
    """All of it that this process minds."""
    await _close_abandoned(hall, now)
    await _remove_closed(hall, now)
    if 0 in hall.house.database.company.wards:  # one process does it for all
        await hall.house.database.write(("DELETE FROM tokens WHERE expires < ?", (now,)))
        await _forget_lost_guests(hall, now)


async def _close_abandoned(hall: Hall, now: int) -> None:
    """Lobbies that nobody came to, and games that nobody went on with."""
    rows = await hall.house.database.read(
        "SELECT id FROM tables WHERE ((status = 'lobby' AND changed < ?) "
        f"OR (status = 'playing' AND changed < ?)) AND {hall.minded} LIMIT ?",
        *(now - LOBBY_DAYS * DAY_MS, now - PLAYING_DAYS * DAY_MS, AT_ONCE),
    )
    for (table_id,) in rows:
        with hall.one_of_many(table_id):
            table = await hall.table(table_id)
            async with table.settled():
                if not (table.listeners or table.elsewhere):
                    await table.shut()


async def _remove_closed(hall: Hall, now: int) -> None:
    """A closed table has no result: nobody's history needs it."""
    await hall.house.database.write(
        (
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE status = 'closed' "
            f"AND changed < ? AND {hall.minded} LIMIT ?)",
            (now - CLOSED_DAYS * DAY_MS, AT_ONCE),
        )
    )


async def _forget_lost_guests(hall: Hall, now: int) -> None:
    """Whoever has not been here for as long as a cookie lasts cannot come back."""
    rows = await hall.house.database.read(
        "SELECT id, name, colour FROM guests WHERE seen < ? LIMIT ?",
        *(now - COOKIE_SECONDS * 1000 - DAY_MS, AT_ONCE),
    )
    for row in rows:
        with hall.one_of_many(row[0]):
            await forget_guest(hall, Guest(*row))
