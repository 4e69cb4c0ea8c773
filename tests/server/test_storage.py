"""Storage: all or nothing, many at once, and nobody suffers for another's mistake."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.looping import run_apart
from tests.server.postgres import Postgres, running_postgres

from funicular.server.storage import Conflict, Database, Guard, StorageError, open_database, shown

GUEST = "INSERT INTO guests VALUES (?, 'name', NULL, 0, 0)"


def with_database(where: str, work: Callable[[Database], Awaitable[Any]]) -> None:
    async def run() -> None:
        database = await open_database(where)
        try:
            await work(database)
        finally:
            await database.close()
        with pytest.raises(StorageError):
            await database.read("SELECT 1")

    run_apart(run())


def test_write_is_all_or_nothing(database: str) -> None:
    async def work(database: Database) -> None:
        await database.write((GUEST, ("a",)))
        with pytest.raises(Conflict):
            await database.write((GUEST, ("b",)), (GUEST, ("a",)))
        assert await database.read("SELECT id FROM guests") == [("a",)]
        changed = await database.write(
            ("UPDATE guests SET seen = 1", ()), ("DELETE FROM guests WHERE id = 'x'", ())
        )
        assert changed == (1, 0)

    with_database(database, work)


def test_writes_share_commits_and_one_bad_one_harms_nobody(database: str) -> None:
    async def work(database: Database) -> None:
        await database.write((GUEST, ("taken",)))
        names = [f"g{number}" for number in range(300)]
        jobs = [database.write((GUEST, (name,))) for name in names]
        jobs.insert(150, database.write((GUEST, ("new",)), (GUEST, ("taken",))))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [each for each in done if isinstance(each, BaseException)]
        assert [type(each) for each in failed] == [Conflict]
        rows = await database.read("SELECT count(*) FROM guests WHERE id LIKE 'g%'")
        assert rows == [(300,)]
        assert await database.read("SELECT id FROM guests WHERE id = 'new'") == []
        assert database.counts.commits < 100

    with_database(database, work)


def test_guard_refuses_what_has_changed_meanwhile(database: str) -> None:
    seen = "UPDATE guests SET seen = seen + 1 WHERE id = 'a' AND seen = ?"

    async def work(database: Database) -> None:
        await database.write((GUEST, ("a",)))
        one = database.write(Guard(seen, (0,)), (GUEST, ("one",)))
        two = database.write((GUEST, ("two",)), Guard(seen, (0,)))
        done = await asyncio.gather(one, two, return_exceptions=True)
        assert [type(each) for each in done] == [tuple, Conflict]
        assert await database.read("SELECT seen FROM guests WHERE id = 'a'") == [(1,)]
        assert await database.read("SELECT id FROM guests WHERE id IN ('one', 'two')") == [("one",)]

    with_database(database, work)


def test_connections_come_back_after_the_server_does() -> None:
    """Every one of them: the writer's, and those of all readers."""

    async def work(database: Database) -> None:
        await database.write((GUEST, ("a",)))
        for _ in range(2):
            await asyncio.to_thread(postgres.go_away)
            for _ in range(8):
                with pytest.raises(StorageError):
                    await database.read("SELECT id FROM guests")
            with pytest.raises(StorageError):
                await database.write((GUEST, ("never",)))
            await asyncio.to_thread(postgres.come_back)
            assert await database.write(("UPDATE guests SET seen = seen + 1", ())) == (1,)
            for _ in range(8):
                assert await database.read("SELECT id FROM guests") == [("a",)]

    with running_postgres() as postgres:
        with_database(postgres.new_database(), work)


def test_two_processes_never_wait_for_each_other(postgres: Postgres) -> None:
    """Batches over the same rows in all orders: each write is done or overtaken, none fails."""
    where = postgres.new_database()
    rows = [f"g{number:02}" for number in range(30)]

    async def write_on(database: Database, dice: random.Random) -> int:
        done = 0
        for _ in range(12):
            known: dict[str, int] = dict(await database.read("SELECT id, seen FROM guests"))
            order = dice.sample(rows, len(rows))
            writes = (
                database.write(
                    Guard(
                        "UPDATE guests SET seen = seen + 1 WHERE id = ? AND seen = ?",
                        (row, known[row]),
                    ),
                    about=row,
                )
                for row in order
            )
            told = await asyncio.gather(*writes, return_exceptions=True)
            assert all(each == (1,) or isinstance(each, Conflict) for each in told), told
            done += sum(each == (1,) for each in told)
        return done

    async def run() -> None:
        both = [await open_database(where) for _ in range(2)]
        try:
            for row in rows:
                await both[0].write((GUEST, (row,)))
            jobs = (write_on(each, random.Random(n)) for n, each in enumerate(both))
            done = await asyncio.gather(*jobs)
            seen = await both[0].read("SELECT sum(seen) FROM guests")
            assert seen[0][0] == sum(done)
        finally:
            for each in both:
                await each.close()

    run_apart(run())


def test_wrong_statements_harm_only_themselves(database: str) -> None:
    async def work(database: Database) -> None:
        wrong = (
            database.write(("INSERT INTO nowhere VALUES (1)", ())),
            database.write((GUEST, ())),
            database.read("SELECT nothing FROM nowhere"),
        )
        right = database.write((GUEST, ("right",)))
        *failed, done = await asyncio.gather(*wrong, right, return_exceptions=True)
        assert all(isinstance(each, StorageError) for each in failed)
        assert done == (1,)
        assert await database.read("SELECT id FROM guests") == [("right",)]

    with_database(database, work)


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("postgresql://ann@db.example:5432/tables", "postgresql://ann@db.example:5432/tables"),
        ("postgresql://ann:s3cret@db.example/tables", "postgresql://ann@db.example/tables"),
        ("postgresql://ann:s3c/ret@db.example/tables", "postgresql://ann@db.example/tables"),
        ("postgresql://ann:s3c@/?ret@db.example/tables", "postgresql://ann@db.example/tables"),
        ("postgres:///tables?host=/tmp&password=s3c@ret", "postgres:///tables"),
        ("postgres:///tables?sslpassword=s3cret", "postgres:///tables"),
        ("/var/lib/tables.sqlite", "/var/lib/tables.sqlite"),
    ],
)
def test_name_of_a_database_holds_no_password(url: str, name: str) -> None:
    assert shown(url) == name
