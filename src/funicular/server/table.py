"""A table that is awake: its charter, its game, and everybody who listens.

All that changes a table happens under its lock, is stored first and shown afterwards. What is in
memory is a cache over the database: when a write fails, or another process has changed the table,
it is brought up to date (see following.py). A change is stored only if the table's `revision` is
still the one that it was based on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import NamedTuple

from funicular.game import Game
from funicular.maps import Map

from . import attending, following, sending, teaching
from .absence import Absence, clock_ran_out, read_gone
from .bot_seats import BotSeats
from .charter import Charter, now_ms, read_charter, update_charter
from .clocks import Clocks, fresh_clocks, next_expiry, not_before, read_clocks, run_for
from .commands import Asked, CharterCommand, carry_out
from .dealing import deal, insert_game, map_of, stored_record, take_up
from .drawn_seats import Places
from .house import House
from .listeners import Listener
from .logs import short
from .order_book import OrderBook
from .overtaking import Overtaken, again_if_overtaken
from .presence import Elsewhere, present_elsewhere
from .projector import Projector
from .refusing import Refused
from .storage import Conflict, Database, Guard, Statement, StorageError
from .table_messages import Guest, Status

log = logging.getLogger(__name__)


class Stored(NamedTuple):
    """A table's row, and how many moves there were when it was read."""

    status: Status
    charter: Charter
    clocks: Clocks
    changed: int
    revision: int
    ward: int
    gone: dict[str, int]
    moves: int


class Table:
    """One table. Make it with `Table.wake`; `funicular.server.hall` keeps those awake."""

    def __init__(self, house: House, charter: Charter, source: Map) -> None:
        self.house = house
        self.charter = charter
        self.source = source
        self.status: Status = "lobby"
        self.changed = charter.created
        self.revision = 0
        self.ward = 0
        self.clocks = Clocks()
        self.views: Projector | None = None
        self.chat_count = 0
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: list[Elsewhere] = []
        """Who listens through other processes."""
        self.touched = now_ms()
        self.spoiled = False
        """Memory may hold what the database does not: it has to be read anew."""
        self.behind = False
        """The database may hold what memory does not."""
        self.announced = 0
        """How many moves the listeners have been told of."""
        self._called: set[int] = set()
        """Seats that know that their decision is awaited."""
        self.absence = Absence(self)
        self.bots = BotSeats(self)
        self.orders = OrderBook(self)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._follower: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.charter.id

    @property
    def is_minded(self) -> bool:
        """Whether clocks, bots and absence at this table are this process's business."""
        return self.ward in self.house.database.company.wards

    @property
    def game(self) -> Game | None:
        return None if self.views is None else self.views.game

    @property
    def places(self) -> Places:
        """What seats are called outside: see `drawn_seats`."""
        return Places(self.charter)

    def take_game(self, game: Game | None) -> None:
        """Make this the table's game."""
        if game is None:
            self.views = None
        else:
            self.views = Projector(game, self.charter.options, lambda: self.places)

    # Waking and sleeping

    @classmethod
    async def wake(cls, house: House, table_id: str) -> Table:
        """The table as the database has it; Refused if there is none."""
        charter = await _stored_charter(house.database, table_id)
        table = cls(house, charter, await map_of(house.database, charter))
        await table.load()
        table.elsewhere = await present_elsewhere(house.database, table_id)
        table.announced = len(table.game.history) if table.game else 0
        table.count_as_called()
        house.metrics.count("tables_woken")
        return table

    async def stored(self) -> Stored:
        """The table's row as of now."""
        rows = await self.house.database.read(
            "SELECT status, charter, clock, changed, revision, ward, gone, "
            "(SELECT count(*) FROM moves WHERE table_id = id) FROM tables WHERE id = ?",
            self.id,
        )
        if not rows:
            raise Refused("no_table")
        status, charter, clock, changed, revision, ward, gone, moves = rows[0]
        clocks = not_before(read_clocks(clock), self.house.started)
        return Stored(
            status, read_charter(charter), clocks, changed, revision, ward, read_gone(gone), moves
        )

    def take_in(self, stored: Stored) -> None:
        self.status, self.charter, self.clocks, self.changed = stored[:4]
        self.revision, self.ward = stored.revision, stored.ward
        self.absence.take_in(stored.gone)

    async def load(self) -> None:
        """Read everything anew."""
        stored = await self.stored()
        self.take_in(stored)
        await self.load_game(stored.moves)
        said = await self.house.database.read(
            "SELECT max(id) FROM chat WHERE table_id = ?", self.id
        )
        self.chat_count = said[0][0] or 0
        await self.orders.load()
        self.spoiled = False

    async def load_game(self, upto: int) -> None:
        """The game with its first `upto` moves."""
        record = None
        if self.status != "lobby":
            record = await stored_record(self.house.database, self.charter, self.source, upto)
        self.take_game(None if record is None else await asyncio.to_thread(take_up, record))

    async def freshen(self) -> None:
        """Make sure that memory is what the database has, as far as this process knows."""
        if self.spoiled or self.behind:
            await following.catch_up(self)

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The table as it is stored, with no change under way: to look at it, or to change it."""
        async with self.lock:
            await self.freshen()
            yield

    async def is_overtaken(self) -> bool:
        """Whether another process has changed the table, be it that nobody has told us yet."""
        if not self.house.database.company.is_shared:
            return False
        rows = await self.house.database.read("SELECT revision FROM tables WHERE id = ?", self.id)
        return rows != [(self.revision,)]

    def follow(self) -> None:
        """Another process has changed the table: take that in soon."""
        self.behind = True
        if self._follower is None or self._follower.done():
            self._follower = asyncio.get_running_loop().create_task(self._follow())

    async def _follow(self) -> None:
        with contextlib.suppress(Refused):  # the sweeper will try again
            while self.behind:
                async with self.settled():
                    pass  # that is all

    def stir(self) -> None:
        """Set going what the server itself has to do: bots, and clocks that run out."""
        self.touched = now_ms()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.is_minded:
            self.bots.cancel()
            self.orders.cancel()
            return
        self.bots.stir()
        self.orders.stir()
        expiry = self.next_expiry(self.clocks) if self.status == "playing" else None
        if expiry is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, (expiry[0] - now_ms()) / 1000)
            self._alarm = loop.call_later(delay, self._run_out)

    def count_as_called(self) -> None:
        """Whoever is awaited now has been told by the process that made it so."""
        self._called = set(self.awaited_people())

    def call_players(self) -> None:
        """Tell those who are not here that their turn has come, or that the game is over."""
        awaited = set(self.awaited_people())
        for seat in awaited - self._called:
            self.house.notices.turn_of(self, seat)
        self._called = awaited
        if self.status == "over":
            self.house.notices.end_of(self)

    def rest(self) -> None:
        """Let go of everything that would run by itself."""
        self.bots.cancel()
        self.orders.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    def _run_out(self) -> None:
        task = asyncio.get_running_loop().create_task(clock_ran_out(self))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Storing

    async def store(self, *statements: Statement) -> None:
        """Write durably; if that fails nothing has happened, and memory is read anew."""
        try:
            await self.house.database.write(*statements, about=self.id)
        except (StorageError, asyncio.CancelledError) as error:
            self.spoiled = True
            if isinstance(error, asyncio.CancelledError):
                raise
            if isinstance(error, Conflict):
                raise Overtaken from error
            self.house.metrics.count("failed_writes")
            log.warning("write failed", extra={"table": short(self.id), "reason": str(error)})
            raise Refused("unavailable") from error
        self.revision += any(isinstance(each, Guard) for each in statements)

    async def store_charter(self, charter: Charter, *more: Statement) -> None:
        """Store a new charter, then make it the table's."""
        changed = now_ms()
        await self.store(*update_charter(charter, changed), *more)
        self.charter = charter
        self.changed = changed

    def standing(self, clocks: Clocks, now: int, status: Status | None = None) -> Statement:
        """Where the table stands, for who looks without waking it; part of every change.

        A new status is the table's only once this is stored.

        It guards the change: nothing of it happens if another process has made one meanwhile.
        """
        status = status or self.status
        awaited = list(self.views.awaited) if self.views else []
        due = self._due(clocks, now) if status == "playing" else None
        return Guard(
            "UPDATE tables SET status = ?, awaited = ?, clock = ?, due = ?, changed = ?, "
            "revision = revision + 1 WHERE id = ? AND revision = ?",
            (status, str(awaited), clocks.text(), due, now, self.id, self.revision),
        )

    def _due(self, clocks: Clocks, now: int) -> int | None:
        """When the server has to act on this table even if nobody comes."""
        if self.bot_awaited() is not None or self.orders.next_deed() is not None:
            return now
        expiry = self.next_expiry(clocks)
        moments = [*([] if expiry is None else [expiry[0]]), *self.absence.moments(now)]
        return min(moments, default=None)

    def next_expiry(self, clocks: Clocks) -> tuple[int, int] | None:
        """When the next clock runs out, and whose; a seat is flagged once."""
        chairs = self.charter.chairs
        return next_expiry(clocks, [seat for seat, chair in enumerate(chairs) if chair.flagged])

    async def put_off(self) -> None:
        """Woken for nothing: it is due later, or not at all."""
        async with self.settled():
            now = now_ms()
            due = self._due(self.clocks, now) if self.status == "playing" else None
            if due is None or due > now:
                await self.house.database.write(
                    (
                        "UPDATE tables SET due = ? WHERE id = ? AND revision = ?",
                        (due, self.id, self.revision),
                    )
                )

    # Who is here

    def awaited_people(self) -> list[int]:
        """Seats whose decision is awaited and that no bot plays: their clocks run."""
        if self.views is None:
            return []
        return [seat for seat in self.views.awaited if self.charter.chairs[seat].bot is None]

    def bot_awaited(self) -> int | None:
        if self.views is None or self.status != "playing":
            return None
        bots = (s for s in self.views.awaited if self.charter.chairs[s].bot is not None)
        return next(bots, None)

    def is_present(self, guest: str | None) -> bool:
        return guest is not None and (
            any(each.guest_id == guest for each in self.listeners)
            or any(each.guest == guest for each in self.elsewhere)
        )

    def seats_of(self, listener: Listener) -> list[int]:
        return self.charter.seats_of(listener.guest_id)

    def check_holds(self, guest: str | None, seat: int) -> None:
        if self.charter.chair(seat).guest != guest or guest is None:
            raise Refused("not_your_seat", seat=seat)

    # What people do at it

    @again_if_overtaken
    async def command(self, guest: Guest, command: CharterCommand) -> None:
        """Carry out what changes only the charter."""
        async with self.settled():
            asked = Asked(guest, self.status, self.source, self.is_present)
            await self.change_charter(carry_out(command, self.charter, asked))

    async def change_charter(self, charter: Charter, *more: Statement) -> None:
        """Store a charter; people and bots may have changed places, so clocks do too."""
        before, self.charter = self.charter, charter
        now = now_ms()
        clocks = run_for(self.clocks, self.awaited_people(), now)
        standing = self.standing(clocks, now)
        self.charter = before
        handed_on = {
            seat
            for seat, (old, new) in enumerate(zip(before.chairs, charter.chairs, strict=True))
            if old.guest != new.guest
        }
        forgotten = self.orders.forget_statements(handed_on)
        await self.store_charter(charter, standing, *forgotten, *more)
        self.clocks = clocks
        attending.show_out(self)
        sending.table_changed(self)
        self.stir()

    @again_if_overtaken
    async def start(self, guest: Guest) -> None:
        """Deal."""
        async with self.settled():
            if self.charter.host != guest.id:
                raise Refused("not_host")
            if self.status != "lobby":
                raise Refused("table_closed" if self.status == "closed" else "not_lobby")
            game, charter = deal(self.charter, self.source)
            now = now_ms()
            behind = teaching.play_what_is_behind(charter, game, now)
            self.take_game(game)
            self.status, before = "playing", self.charter
            self.charter = charter
            clocks = run_for(
                fresh_clocks(charter.options.clock, len(charter.chairs)), self.awaited_people(), now
            )
            statements = [
                insert_game(self.id, game, now),
                *(move.statement(self.id) for move in behind),
                self.standing(clocks, now),
            ]
            self.charter = before
            await self.store_charter(charter, *statements)
            self.clocks = clocks
            self.announced = len(game.history)
            self.house.metrics.count("games_started")
            attending.show_out(self)
            sending.started(self)
            self.call_players()
            self.stir()

    @again_if_overtaken
    async def close(self, guest: Guest) -> None:
        """The host sends everybody home; a finished game is kept as it is."""
        async with self.settled():
            if self.charter.host != guest.id:
                raise Refused("not_host")
            await self.shut()

    async def shut(self) -> None:
        """Close the table: nobody can play on."""
        if self.status in ("over", "closed"):
            return
        await self.store(self.standing(Clocks(), now_ms(), "closed"))
        self.status = "closed"
        self.rest()
        sending.table_changed(self)
        sending.closing(self, "table_closed")


async def _stored_charter(database: Database, table_id: str) -> Charter:
    rows = await database.read("SELECT charter FROM tables WHERE id = ?", table_id)
    if not rows:
        raise Refused("no_table")
    return read_charter(rows[0][0])
