"""The hall: all tables. Those in use are awake; the others are woken when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from funicular.maps import Map

from . import absence, attending, sending, teaching
from .charter import Charter, insert_table, new_charter, now_ms, read_charter
from .commands import Asked, carry_out, check_bot, check_options
from .company import ward_of
from .house import House
from .lessons import Lesson
from .logs import short
from .map_data import playable_map
from .overtaking import again_if_overtaken
from .presence import present_at
from .refusing import Refused
from .retention import clear_away
from .signboard import seat_list, summary
from .storage import Row, StorageError
from .table import Table
from .table_messages import Guest, Join, NewTable, SeatBot, Status, TableSummary
from .visitors import GUEST_GONE, TOKEN_GONE, Visitors

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
IDLE_MS = 30_000
HOST_PATIENCE_MS = 60_000
MOST_LISTED = 100
WOKEN_AT_ONCE = 200
MENDING_MS = 5_000


class Hall:
    """Finds, makes, wakes and puts to sleep tables."""

    def __init__(self, house: House, visitors: Visitors, open_tables_per_guest: int) -> None:
        self.house = house
        self.visitors = visitors
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._most_open = open_tables_per_guest
        self._sweeper: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._next_cleaning = 0
        self._next_mending = 0

    @property
    def awake(self) -> int:
        return len(self._awake)

    @property
    def listeners(self) -> int:
        return sum(len(table.listeners) for table in self._awake.values())

    async def table(self, table_id: str) -> Table:
        """A table, woken if it sleeps. Two who ask at once get the same one."""
        if "\0" in table_id:
            raise Refused("no_table")  # and not every database would take the question
        table = self._awake.get(table_id)
        if table is not None:
            table.touched = now_ms()
            await self._bring_up_to_date(table)
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

    async def _bring_up_to_date(self, table: Table) -> None:
        """Who comes from another process may know more than this one has heard of."""
        try:
            if table.spoiled or table.behind or await table.is_overtaken():
                async with table.lock:
                    table.behind = True
                    await table.freshen()
        except StorageError as error:
            raise Refused("unavailable") from error

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
            "SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing') AND "
            "(host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?))",
            *(guest.id, guest.id),
        )
        if rows[0][0] >= self._most_open:
            raise Refused("too_many_tables", most=self._most_open)

    async def _open(self, charter: Charter, source: Map) -> Table:
        await self.house.database.write(*insert_table(charter, source))
        return await self.table(charter.id)

    @again_if_overtaken
    async def rematch(self, table: Table, guest: Guest) -> None:
        """A new table with the same people and bots; a second request finds the first's."""
        async with table.settled():
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
            again = replace(fresh, chairs=chairs, muted=old.muted)
            await table.change_charter(
                replace(old, rematch=again.id), *insert_table(again, table.source)
            )

    def disown(self, guest: str) -> None:
        """The guest is deleted: its sockets are a visitor's from now on."""
        for table in self._awake.values():
            for listener in table.listeners:
                if guest in (listener.guest_id, listener.invited_by):
                    listener.guest = listener.invited_by = None
            attending.show_out(table)

    # Lists

    async def lobby(self) -> list[TableSummary]:
        rows = await self.house.database.read(
            "SELECT charter, status, changed, awaited FROM tables WHERE listed = 1 "
            "AND status IN ('lobby', 'playing') ORDER BY status, changed DESC LIMIT ?",
            MOST_LISTED,
        )
        return await self._summaries(rows, None)

    async def tables_of(self, guest: Guest) -> list[TableSummary]:
        """The tables of a guest, those that wait for it first.

        However many are over, a game that goes on slowly is not crowded out.
        """
        rows = await self.house.database.read(
            "SELECT charter, status, changed, awaited FROM tables WHERE id IN "
            "(SELECT table_id FROM seats WHERE guest = ?) AND status != 'closed' "
            "ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, changed DESC LIMIT ?",
            guest.id,
            MOST_LISTED,
        )
        found = await self._summaries(rows, guest.id)
        return sorted(found, key=lambda each: (not each.your_turn, -each.changed))

    async def all_tables_of(self, guest: Guest) -> list[TableSummary]:
        """For exports: also those that are closed, and those that the guest only made."""
        rows = await self.house.database.read(
            "SELECT charter, status, changed, awaited FROM tables WHERE host = ? OR id IN "
            "(SELECT table_id FROM seats WHERE guest = ?) ORDER BY changed DESC",
            *(guest.id, guest.id),
        )
        return await self._summaries(rows, guest.id)

    async def _summaries(self, rows: list[Row], guest: str | None) -> list[TableSummary]:
        charters = [read_charter(row[0]) for row in rows]
        present = await present_at(self.house.database, [each.id for each in charters])
        return [
            self._summary(charter, row, guest, present)
            for charter, row in zip(charters, rows, strict=True)
        ]

    def _summary(
        self, read: Charter, row: Row, guest: str | None, present: set[tuple[str, str]]
    ) -> TableSummary:
        _, status, changed, awaited = row
        table = self._awake.get(read.id)
        source = table.source if table else playable_map(read.map)

        def is_present(other: str | None) -> bool:
            return (table is not None and table.is_present(other)) or (read.id, other) in present

        line = summary(read, _status(status), seat_list(read, source, is_present), changed)
        waits = status == "playing" and set(read.seats_of(guest)) & set(
            msgspec.json.decode(awaited, type=list[int])
        )
        return replace(line, your_turn=bool(waits))

    # Housekeeping

    def open(self) -> None:
        self.house.database.company.open(self._hear, self._mind)
        self._sweeper = asyncio.create_task(self._sweep_on())

    def _hear(self, topic: str | None) -> None:
        """Another process has written about a table or a guest; None: about anything."""
        if topic is None:
            self._next_mending = 0
            for table in self._awake.values():
                self._follow(table)
        elif topic.startswith(GUEST_GONE):
            self.disown(topic.removeprefix(GUEST_GONE))
        elif topic.startswith(TOKEN_GONE):
            self.visitors.revoke(topic.removeprefix(TOKEN_GONE))
        elif topic in self._awake:
            self._follow(self._awake[topic])
        elif ward_of(topic) in self.house.database.company.wards:
            task = asyncio.get_running_loop().create_task(self._wake_quietly(topic))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    def _follow(self, table: Table) -> None:
        """At once if somebody waits for it, otherwise when somebody comes."""
        table.behind = True
        if table.listeners or table.is_minded:
            table.follow()

    def _mind(self) -> None:
        """The wards that this process minds are others than before."""
        for table in self._awake.values():
            table.stir()

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
        await self._wake_visited()
        for table in list(self._awake.values()):
            with self.one_of_many(table.id):
                await self._look_after(table, now)
        await self._keep_presence(now)
        if now >= self._next_cleaning:
            self._next_cleaning = now + 3600 * 1000
            await clear_away(self, now)

    async def _look_after(self, table: Table, now: int) -> None:
        if table.behind:
            self._follow(table)
        try:
            if table.is_minded:
                await absence.look_after_absent(table, HOST_PATIENCE_MS)
        finally:
            if not self._is_used(table) and now - table.touched > IDLE_MS:
                table.rest()
                del self._awake[table.id]

    @contextlib.contextmanager
    def one_of_many(self, id: str) -> Iterator[None]:
        """Housekeeping at one table: whatever is wrong with it, the others have their turn."""
        try:
            yield
        except (Refused, StorageError) as error:
            log.warning("table left", extra={"table": short(id), "reason": repr(error)})
        except Exception:
            self.house.metrics.count("internal_errors")
            log.exception("table failed", extra={"table": short(id)})

    def _is_used(self, table: Table) -> bool:
        visited = table.listeners or (table.is_minded and table.elsewhere)
        busy = table.bots.are_busy or table.orders.are_busy or table.lock.locked()
        return bool(visited) or busy

    @property
    def minded(self) -> str:
        """The tables that this process minds, as a condition."""
        wards = self.house.database.company.wards
        return f"ward IN ({', '.join(map(str, sorted(wards)))})" if wards else "ward < 0"

    async def _wake_due(self, now: int) -> None:
        """Those that are awake already are in nobody's way, however many they are."""
        last: tuple[int, str] = (0, "")
        while True:
            rows = await self.house.database.read(
                f"SELECT due, id FROM tables WHERE due <= ? AND {self.minded} "
                "AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?",
                *(now, *last, WOKEN_AT_ONCE),
            )
            for last in rows:
                if last[1] not in self._awake:
                    await self._wake_quietly(last[1], due=True)
            if len(rows) < WOKEN_AT_ONCE:
                return

    async def _wake_visited(self) -> None:
        """Somebody sits there through another process, but the table is ours to mind."""
        if not self.house.database.company.is_shared:
            return
        for (table_id,) in await self.house.database.read(
            "SELECT DISTINCT id FROM presence JOIN tables ON id = table_id "
            f"WHERE status IN ('lobby', 'playing') AND {self.minded}"
        ):
            if table_id not in self._awake:
                await self._wake_quietly(table_id)

    async def _keep_presence(self, now: int) -> None:
        presence = self.house.presence
        if now >= self._next_mending:
            self._next_mending = now + MENDING_MS
            await presence.mend()
            if self.house.database.company.is_shared:
                await self.visitors.recheck(self.house.database)
        if 0 in self.house.database.company.wards:  # one process does it for all
            for table_id in await presence.forget_the_dead():
                self._hear(table_id)

    async def _wake_quietly(self, table_id: str, due: bool = False) -> None:
        """One table that cannot be read must not keep the others asleep."""
        try:
            table = await self.table(table_id)
            if due:
                await table.put_off()
        except Refused as refused:
            log.warning("table not woken", extra={"reason": refused.code})
        except Exception:
            self.house.metrics.count("internal_errors")
            log.exception("table cannot be woken", extra={"table": short(table_id)})
            await self.house.database.write(
                ("UPDATE tables SET due = NULL WHERE id = ?", (table_id,))
            )


def _status(text: str) -> Status:
    return msgspec.convert(text, Status)  # type: ignore[no-any-return]
