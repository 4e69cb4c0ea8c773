"""Presence: who is at which table through which process.

A process knows its own sockets. Where several share a database, each also writes them down there,
so that a player who is connected to another one counts as present.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from contextlib import suppress
from typing import NamedTuple

from .listeners import Listener
from .storage import Database, Statement, StorageError

log = logging.getLogger(__name__)


class Elsewhere(NamedTuple):
    """Somebody at a table through another process."""

    guest: str | None
    name: str


async def present_elsewhere(database: Database, table_id: str) -> list[Elsewhere]:
    """Who is at a table through other processes."""
    if not database.company.is_shared:
        return []
    rows = await database.read(
        "SELECT guest, name FROM presence WHERE table_id = ? AND process != ? "
        "ORDER BY process, socket",
        table_id,
        database.company.number,
    )
    return [Elsewhere(*row) for row in rows]


async def present_at(database: Database, tables: list[str]) -> set[tuple[str, str]]:
    """Pairs of table and guest, through whatever process, for lists of tables."""
    if not (database.company.is_shared and tables):
        return set()
    marks = ", ".join("?" * len(tables))
    rows = await database.read(
        f"SELECT table_id, guest FROM presence WHERE guest IS NOT NULL AND table_id IN ({marks})",
        *tables,
    )
    return {(table, guest) for table, guest in rows}


class Presence:
    """This process's sockets, as they are written down for the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._numbers = itertools.count(1)
        self._here: dict[Listener, tuple[int, str]] = {}

    async def enter(self, listener: Listener, table_id: str) -> None:
        if self._database.company.is_shared:
            self._here[listener] = (next(self._numbers), table_id)
            with suppress(StorageError):  # `mend` will do it
                await self._database.write(self._insert(listener), about=table_id)

    async def leave(self, listener: Listener) -> None:
        known = self._here.pop(listener, None)
        if known is not None:
            with suppress(StorageError):
                await self._database.write(self._delete(known[0]), about=known[1])

    def _insert(self, listener: Listener) -> Statement:
        number, table_id = self._here[listener]
        name = listener.guest.name if listener.guest else ""
        values = (self._database.company.number, number, table_id, listener.guest_id, name)
        return ("INSERT INTO presence VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", values)

    def _delete(self, number: int) -> Statement:
        process = self._database.company.number
        return ("DELETE FROM presence WHERE process = ? AND socket = ?", (process, number))

    async def mend(self) -> None:
        """Write down what a failing database has missed."""
        company = self._database.company
        if not company.is_shared:
            return
        rows = await self._database.read(
            "SELECT socket, table_id FROM presence WHERE process = ?", company.number
        )
        written: dict[int, str] = dict(rows)
        here = {number: listener for listener, (number, _) in self._here.items()}
        for number in written.keys() - here.keys():
            await self._database.write(self._delete(number), about=written[number])
        for number in here.keys() - written.keys():
            listener = here[number]
            if listener in self._here:
                table_id = self._here[listener][1]
                await self._database.write(self._insert(listener), about=table_id)

    async def forget_the_dead(self) -> list[str]:
        """Delete what processes have left behind that are gone; the tables concerned."""
        company = self._database.company
        if not company.is_shared:
            return []
        rows = await self._database.read("SELECT DISTINCT process, table_id FROM presence")
        living = {number for (number,) in await self._database.read(company.living)}
        left = [(process, table) for process, table in rows if process not in living]
        await asyncio.gather(
            *(
                self._database.write(
                    ("DELETE FROM presence WHERE process = ? AND table_id = ?", each), about=each[1]
                )
                for each in left
            )
        )
        if left:
            log.info("processes gone", extra={"count": len({process for process, _ in left})})
        return [table for _, table in left]
