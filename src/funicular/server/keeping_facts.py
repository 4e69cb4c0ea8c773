"""The facts of finished games, kept in the database: counted at the end of a game, or later.

They are written with the last move. Games that were finished before, or counted otherwise (see
`FACTS_VERSION`), are counted in the background, a game at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec

from funicular.game import FunicularError, Game
from funicular.game.seat_facts import FACTS_VERSION, SeatFacts, seat_facts

from .charter import Charter, read_charter
from .dealing import map_of, stored_record, take_up
from .logs import short
from .metrics import Metrics
from .storage import Conflict, Database, Statement, StorageError

log = logging.getLogger(__name__)

AT_ONCE = 100
LOOK_SECONDS = 1.0
LOOK_AGAIN_SECONDS = 600.0
"""For what a failing database has missed."""
UNCOUNTABLE = (FunicularError, ValueError, LookupError)
"""What a game that was stored wrongly may lead to."""


def facts_at_the_end(charter: Charter, game: Game, finished: int) -> list[Statement]:
    """What goes with the last move. A mistake in the counting must not keep a game from ending."""
    try:
        return facts_statements(charter, game, finished)
    except UNCOUNTABLE:
        log.exception("game cannot be counted", extra={"table": short(charter.id)})
        return []


def facts_statements(charter: Charter, game: Game, finished: int) -> list[Statement]:
    """Write down what is counted of a game that is over; after its last move, if in one write."""
    statements: list[Statement] = [
        ("DELETE FROM game_facts WHERE table_id = ?", (charter.id,)),
        (
            "INSERT INTO game_facts (table_id, version, map, digest, players, counted, finished) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                charter.id,
                FACTS_VERSION,
                charter.map,
                charter.digest,
                game.players,
                int(charter.lesson is None),
                finished,
            ),
        ),
    ]
    for facts in seat_facts(game):
        statements.append(_insert_seat(charter.id, facts))
        if charter.lesson is None:
            statements += _insert_tickets(charter.id, facts)
    return statements


def _insert_seat(table: str, facts: SeatFacts) -> Statement:
    """Who made the decisions is known by the moves alone."""
    return (
        "INSERT INTO seat_facts (table_id, seat, decisions, by_bot, facts) "
        "SELECT ?, ?, ?, count(*), ? FROM moves "
        "WHERE table_id = ? AND seat = ? AND by_bot = 1 AND undo = 0",
        (
            table,
            facts.seat,
            facts.decisions,
            msgspec.json.encode(facts).decode(),
            table,
            facts.seat,
        ),
    )


def _insert_tickets(table: str, facts: SeatFacts) -> list[Statement]:
    """A seat's tickets, if a person has played it, at least for the most part."""
    return [
        (
            "INSERT INTO ticket_facts (table_id, seat, ticket, dealt, kept, completed, won) "
            "SELECT table_id, seat, ?, ?, ?, ?, ? FROM seat_facts "
            "WHERE table_id = ? AND seat = ? AND 2 * by_bot <= decisions",
            (
                each.ticket,
                each.dealt,
                int(each.kept),
                int(each.completed),
                int(each.kept and facts.wins),
                table,
                facts.seat,
            ),
        )
        for each in facts.tickets
    ]


class Bookkeeper:
    """Counts in the background what has not been counted yet."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._task: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        """Tables whose game cannot be counted; they are tried once in a process's life."""

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep_on(self) -> None:
        """Whenever we mind other wards than before, and now and then."""
        minded: frozenset[int] = frozenset()
        due = 0.0
        while True:
            wards = self._database.company.wards
            if wards != minded or time.monotonic() >= due:
                minded, due = wards, time.monotonic() + LOOK_AGAIN_SECONDS
                try:
                    await self.catch_up()
                except StorageError as error:
                    log.warning("facts not kept", extra={"reason": str(error)})
            await asyncio.sleep(LOOK_SECONDS)

    async def catch_up(self) -> int:
        """Count all finished games of our wards that have not been; how many there were."""
        count = 0
        while waiting := await self._uncounted():
            for table_id in waiting:
                began = time.monotonic()
                count += await self._count(table_id)
                # People who play come first: half of the time is theirs, whatever happens.
                await asyncio.sleep(time.monotonic() - began)
        if count:
            log.info("facts kept", extra={"count": count})
        return count

    async def _uncounted(self) -> list[str]:
        wards = self._database.company.wards
        if not wards:
            return []
        minded = ", ".join(map(str, sorted(wards)))
        rows = await self._database.read(
            f"SELECT id FROM tables WHERE status = 'over' AND ward IN ({minded}) "
            "AND NOT EXISTS (SELECT 1 FROM game_facts WHERE table_id = id AND version = ?) "
            "ORDER BY changed DESC LIMIT ?",
            FACTS_VERSION,
            AT_ONCE + len(self._unreadable),
        )
        return [table_id for (table_id,) in rows if table_id not in self._unreadable]

    async def _count(self, table_id: str) -> bool:
        try:
            await self._count_table(table_id)
        except Conflict:
            return False  # another process has counted it just now
        except UNCOUNTABLE:
            # One that cannot be read must not keep the others waiting.
            self._metrics.count("internal_errors")
            log.exception("game cannot be counted", extra={"table": short(table_id)})
            self._unreadable.add(table_id)
            return False
        return True

    async def _count_table(self, table_id: str) -> None:
        rows = await self._database.read(
            "SELECT charter, (SELECT max(at) FROM moves WHERE table_id = id) FROM tables "
            "WHERE id = ?",
            table_id,
        )
        charter, finished = read_charter(rows[0][0]), rows[0][1]
        record = await stored_record(self._database, charter, await map_of(self._database, charter))
        if record is None:
            raise LookupError("a finished table without a game")
        game = await asyncio.to_thread(take_up, record)
        await self._database.write(*facts_statements(charter, game, finished))
