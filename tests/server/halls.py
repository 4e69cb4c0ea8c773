"""A hall in process, on a real database, and people at its tables."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.looping import run_apart

from funicular.server.bot_workers import BotWorkers
from funicular.server.charter import now_ms
from funicular.server.hall import Hall
from funicular.server.house import House
from funicular.server.identity import new_guest
from funicular.server.limits import Buckets
from funicular.server.metrics import Metrics
from funicular.server.notices import Notices
from funicular.server.presence import Presence
from funicular.server.projector import Extras
from funicular.server.sqlite_storage import open_sqlite
from funicular.server.table import Table
from funicular.server.table_messages import Guest, Join, NewTable, TableOptions
from funicular.server.visitors import Visitors


def in_hall(path: Path, work: Callable[[Hall], Awaitable[Any]]) -> None:
    async def run() -> None:
        database = open_sqlite(path)
        workers, metrics = BotWorkers(1), Metrics()
        notices = Notices(database, metrics, "off")
        house = House(
            database, Presence(database), workers, notices, metrics, Buckets(6, 1), 50, now_ms()
        )
        hall = Hall(house, Visitors(), 50)
        try:
            await work(hall)
        finally:
            await hall.close()
            await notices.close()
            await workers.close()
            await database.close()

    run_apart(run())


async def guest(hall: Hall, name: str) -> Guest:
    return (await new_guest(hall.house.database, name, None, "cookie"))[0]


async def two_people(hall: Hall) -> tuple[Table, Guest, Guest]:
    ada, ben = await guest(hall, "Ada"), await guest(hall, "Ben")
    options = TableOptions(seating="given")
    table = await hall.make(ada, NewTable("europe", 2, options))
    await table.command(ben, Join())
    return table, ada, ben


POSITION = Extras(position=True)


async def begun(hall: Hall, **options: Any) -> tuple[Table, Guest, Guest]:
    """A game of two people, who are both awaited."""
    ada, ben = await guest(hall, "Ada"), await guest(hall, "Ben")
    chosen = TableOptions(seating="given", **options)
    table = await hall.make(ada, NewTable("europe", 2, chosen))
    await table.command(ben, Join())
    await table.start(ada)
    return table, ada, ben


async def nap(hall: Hall, *tables: Table) -> None:
    """Nobody has used these tables for so long that they sleep."""
    for table in tables:
        table.touched = 0
    awake = hall.awake
    await hall.sweep()
    assert hall.awake == awake - len(tables)


async def due_of(hall: Hall, table: Table) -> int | None:
    rows = await hall.house.database.read("SELECT due FROM tables WHERE id = ?", table.id)
    due: int | None = rows[0][0]
    return due


async def make_due(hall: Hall, *tables: Table) -> None:
    for moment, table in enumerate(tables, 1):
        statement = ("UPDATE tables SET due = ? WHERE id = ?", (moment, table.id))
        await hall.house.database.write(statement)
