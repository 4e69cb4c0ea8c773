"""Chat at a table: stored like everything else, then told to all who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import sending
from .charter import now_ms
from .messages import ChatLine, Say
from .overtaking import again_if_overtaken
from .refusing import Refused

if TYPE_CHECKING:
    from .listeners import Listener
    from .table import Table
    from .table_messages import Guest


async def say(table: Table, listener: Listener, said: Say) -> None:
    """A line of chat; whoever is muted or too fast is told so."""
    if listener.guest is None:
        raise Refused("no_guest")
    if (said.text is None) == (said.phrase is None):
        raise Refused("unreadable", at="$.text", reason="either a text or a phrase")
    if not table.house.chat_buckets.take(listener.guest.id):
        raise Refused("chat_too_fast")
    await _say(table, listener, listener.guest, said)


@again_if_overtaken
async def _say(table: Table, listener: Listener, guest: Guest, said: Say) -> None:
    async with table.settled():
        if guest.id in table.charter.muted:
            raise Refused("chat_muted")
        seats = table.seats_of(listener)
        line = ChatLine(
            id=table.chat_count + 1,
            at=now_ms(),
            guest=guest.id,
            name=table.charter.chairs[seats[0]].name or guest.name if seats else guest.name,
            seat=listener.shown(seats) if len(seats) != 1 else seats[0],
            text=said.text,
            phrase=said.phrase,
        )
        values = (table.id, line.id, line.at, line.guest, line.name, line.seat)
        await table.store(
            (
                "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, line.text, line.phrase),
            )
        )
        table.chat_count = line.id
        sending.chat(table, line)
