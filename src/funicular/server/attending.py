"""Coming to a table and leaving it: who may listen, and who is shown out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import sending
from .charter import now_ms
from .listeners import POLICY_VIOLATION
from .projector import encode
from .refusing import Refused

if TYPE_CHECKING:
    from .listeners import Listener
    from .messages import Hello
    from .table import Table

MOST_OF_A_PLAYER = 10
"""Sockets of one guest that a crowded table still takes."""


async def attach(table: Table, listener: Listener, hello: Hello) -> None:
    """Let a socket listen: it is told where the table stands, and then all that happens."""
    async with table.settled():
        _check_room(table, listener)
        _check_welcome(table, listener)
        table.listeners.add(listener)
        try:
            listener.send(await sending.welcome(table, listener, hello))
        except BaseException:
            table.listeners.discard(listener)
            raise
        table.absence.end(listener.guest_id)
        sending.table_changed(table, besides=listener)
        await table.house.presence.enter(listener, table.id)


async def detach(table: Table, listener: Listener) -> None:
    """The socket is gone, be it that it was shown out or never let in."""
    async with table.lock:
        if listener in table.listeners:
            _leave(table, listener)
            # What is spoiled `following` will tell as it is; of a closed table all is said.
            if not (table.spoiled or table.status == "closed"):
                sending.table_changed(table)
        await table.house.presence.leave(listener)


def _leave(table: Table, listener: Listener) -> None:
    table.listeners.discard(listener)
    table.absence.begin(listener.guest_id)
    table.touched = now_ms()


def _check_room(table: Table, listener: Listener) -> None:
    """However many watch, whoever sits there finds room, with a few screens at most."""
    if table.seats_of(listener):
        open_already = sum(each.guest_id == listener.guest_id for each in table.listeners)
        if open_already < MOST_OF_A_PLAYER:
            return
    if len(table.listeners) >= table.house.sockets_per_table:
        raise Refused("table_full")


def _check_welcome(table: Table, listener: Listener) -> None:
    if table.status == "closed":
        raise Refused("table_closed")
    guest = listener.guest_id or listener.invited_by
    seated = bool(table.charter.seats_of(guest)) or guest == table.charter.host is not None
    if not (seated or table.charter.options.spectators or table.status == "lobby"):
        raise Refused("no_spectators")


def show_out(table: Table) -> None:
    """Who may listen no longer is told why, and hears nothing more.

    The game has begun at a table without spectators, or a seat there was given up.
    """
    if table.status == "closed":
        return  # they are told so, and then closed
    for listener in list(table.listeners):
        try:
            _check_welcome(table, listener)
        except Refused as refused:
            _leave(table, listener)
            listener.send(encode(refused.message()))
            listener.close(POLICY_VIOLATION, refused.code)
