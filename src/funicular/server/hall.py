"""The hall: all tables. Those in use are awake; the others are woken when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from msgspec.structs import replace

from funicular.maps import Map

from . import absence, sending, teaching
from .charter import Charter, insert_table, new_charter, now_ms, read_charter
from .commands import Asked, carry_out, check_bot, check_options
from .lessons import Lesson
from .logs import short
from .map_data import playable_map
from .refusing import Refused
from .signboard import seat_list, summary
from .storage import Row, StorageError
from .table import House, Table
from .table_messages import Guest, Join, NewTable, SeatBot, Status, TableSummary

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
IDLE_MS = 30_000
HOST_PATIENCE_MS = 60_000
LOBBY_DAYS = 1
PLAYING_DAYS = 60
MOST_LISTED = 100
DAY_MS = 24 * 3600 * 1000


class Hall:
    """Finds, makes, wakes and puts to sleep tables."""

    def __init__(self, house: House, open_tables_per_guest: int) -> None:
        self.house = house
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._most_open = open_tables_per_guest
        self._sweeper: asyncio.Task[None] | None = None
        self._next_cleaning = 0

    @property
    def awake(self) -> int:
        return len(self._awake)

    @property
    def listeners(self) -> int:
        return sum(len(table.listeners) for table in self._awake.values())

    async def table(self, table_id: str) -> Table:
        """A table, woken if it sleeps. Two who ask at once get the same one."""
        table = self._awake.get(table_id)
        if table is not None:
            table.touched = now_ms()
            return table
        waking = self._waking.get(table_id)
        if waking is None:
            waking = asyncio.create_task(Table.wake(self.house, table_id))
            self._waking[table_id] = waking
        try:
            table = await asyncio.shield(waking)
        except StorageError as error:
            raise Refused("unavailable") from error
        finally:
            if waking.done():
                self._waking.pop(table_id, None)
        if table_id not in self._awake:
            self._awake[table_id] = table
            table.stir()
        return self._awake[table_id]

    async def make(self, guest: Guest, wanted: NewTable) -> Table:
        """A new table with its maker as the host."""
        source = playable_map(wanted.map)
        if source is None:
            raise Refused("no_map", map=wanted.map)
        await self._check_room(guest)
        charter = new_charter(source, wanted.seats, check_options(wanted.options), guest.id)
        asked = Asked(guest, "lobby", source, lambda _: True)
        if len(wanted.bots) + wanted.sit > wanted.seats:
            raise Refused("table_full")
        for number, bot in enumerate(reversed(wanted.bots)):
            seat = wanted.seats - 1 - number
            charter = carry_out(SeatBot(seat, check_bot(bot)), charter, asked)
        if wanted.sit:
            charter = carry_out(Join(seat=0, entropy=wanted.entropy), charter, asked)
        table = await self._open(charter, source)
        if wanted.start:
            await table.start(guest)
        return table

    async def make_lesson(self, guest: Guest, lesson: Lesson) -> Table:
        """A table for a pupil alone, with the deal that the lesson knows."""
        source = playable_map(lesson.map)
        assert source is not None
        await self._check_room(guest)
        charter = teaching.charter_for(lesson, source, guest)
        table = await self._open(charter, source)
        await table.start(guest)
        return table

    async def _check_room(self, guest: Guest) -> None:
        rows = await self.house.database.read(
            "SELECT count(DISTINCT id) FROM tables JOIN seats ON table_id = id "
            "WHERE guest = ? AND status IN ('lobby', 'playing')",
            guest.id,
        )
        if rows[0][0] >= self._most_open:
            raise Refused("too_many_tables", most=self._most_open)

    async def _open(self, charter: Charter, source: Map) -> Table:
        await self.house.database.write(*insert_table(charter, source))
        return await self.table(charter.id)

    async def rematch(self, table: Table, guest: Guest) -> None:
        """A new table with the same people and bots; a second request finds the first's."""
        async with table.lock:
            await table.freshen()
            if table.status != "over":
                raise Refused("not_over")
            if not table.charter.seats_of(guest.id) and table.charter.host != guest.id:
                raise Refused("not_host")
            if table.charter.rematch is not None:
                return
            old = table.charter
            fresh = new_charter(table.source, len(old.chairs), old.options, guest.id)
            chairs = tuple(
                replace(
                    chair, entropy=None, flagged=False, bot=chair.bot if not chair.guest else None
                )
                for chair in old.chairs
            )
            again = await self._open(replace(fresh, chairs=chairs, muted=old.muted), table.source)
            await table.change_charter(replace(old, rematch=again.id))

    def disown(self, guest: str) -> None:
        """The guest is deleted: its sockets are a visitor's from now on."""
        for table in self._awake.values():
            for listener in table.listeners:
                if listener.guest_id == guest:
                    listener.guest = None

    # Lists

    async def lobby(self) -> list[TableSummary]:
        rows = await self.house.database.read(
            "SELECT charter, status, changed, awaited FROM tables WHERE listed = 1 "
            "AND status IN ('lobby', 'playing') ORDER BY status, changed DESC LIMIT ?",
            MOST_LISTED,
        )
        return [self._summary(row, None) for row in rows]

    async def tables_of(self, guest: Guest) -> list[TableSummary]:
        """The tables of a guest, those that wait for it first."""
        rows = await self.house.database.read(
            "SELECT charter, status, changed, awaited FROM tables WHERE id IN "
            "(SELECT table_id FROM seats WHERE guest = ?) AND status != 'closed' "
            "ORDER BY changed DESC LIMIT ?",
            guest.id,
            MOST_LISTED,
        )
        found = [self._summary(row, guest.id) for row in rows]
        return sorted(found, key=lambda each: not each.your_turn)

    def _summary(self, row: Row, guest: str | None) -> TableSummary:
        charter, status, changed, awaited = row
        read = read_charter(charter)
        table = self._awake.get(read.id)
        source = table.source if table else playable_map(read.map)
        seats = seat_list(read, source, table.is_present if table else lambda guest: False)
        line = summary(read, _status(status), seats, changed)
        waits = status == "playing" and set(read.seats_of(guest)) & set(
            msgspec.json.decode(awaited, type=list[int])
        )
        return replace(line, your_turn=bool(waits))

    # Housekeeping

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Tell everybody to come back later, and stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for table in self._awake.values():
            sending.closing(table, "restarting")
            table.rest()

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except (StorageError, Refused) as error:
                log.warning("sweep failed", extra={"reason": repr(error)})
            except Exception:
                self.house.metrics.count("internal_errors")
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Wake what is due, relieve who is gone, put to sleep what nobody uses."""
        now = now_ms()
        await self._wake_due(now)
        for table in list(self._awake.values()):
            await absence.replace_absent(table)
            await absence.pass_host_on(table, HOST_PATIENCE_MS)
            busy = table.bots.are_busy or table.orders.are_busy or table.lock.locked()
            idle = not table.listeners and not busy
            if idle and now - table.touched > IDLE_MS:
                table.rest()
                del self._awake[table.id]
        if now >= self._next_cleaning:
            self._next_cleaning = now + 3600 * 1000
            await self._close_abandoned(now)

    async def _wake_due(self, now: int) -> None:
        rows = await self.house.database.read("SELECT id FROM tables WHERE due <= ? LIMIT 200", now)
        for (table_id,) in rows:
            if table_id not in self._awake:
                await self._wake_quietly(table_id)

    async def _wake_quietly(self, table_id: str) -> None:
        """One table that cannot be read must not keep the others asleep."""
        try:
            await self.table(table_id)
        except StorageError:
            raise
        except Exception:
            self.house.metrics.count("internal_errors")
            log.exception("table cannot be woken", extra={"table": short(table_id)})
            await self.house.database.write(
                ("UPDATE tables SET due = NULL WHERE id = ?", (table_id,))
            )

    async def _close_abandoned(self, now: int) -> None:
        """Lobbies that nobody came to, and games that nobody went on with."""
        rows = await self.house.database.read(
            "SELECT id FROM tables WHERE (status = 'lobby' AND changed < ?) "
            "OR (status = 'playing' AND changed < ?) LIMIT 500",
            now - LOBBY_DAYS * DAY_MS,
            now - PLAYING_DAYS * DAY_MS,
        )
        for (table_id,) in rows:
            table = await self.table(table_id)
            async with table.lock:
                if not table.listeners:
                    await table.shut()


def _status(text: str) -> Status:
    return msgspec.convert(text, Status)  # type: ignore[no-any-return]
