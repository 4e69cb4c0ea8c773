"""Storage: all or nothing, many at once, and nobody suffers for another's mistake."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from funicular.server.storage import Conflict, SqliteDatabase, StorageError

GUEST = "INSERT INTO guests VALUES (?, 'name', NULL, 0, 0)"


def with_database(path: Path, work: Callable[[SqliteDatabase], Awaitable[Any]]) -> None:
    async def run() -> None:
        database = SqliteDatabase(path)
        try:
            await work(database)
        finally:
            await database.close()
        with pytest.raises(StorageError):
            await database.read("SELECT 1")

    asyncio.run(run())


def test_write_is_all_or_nothing(tmp_path: Path) -> None:
    async def work(database: SqliteDatabase) -> None:
        await database.write((GUEST, ("a",)))
        with pytest.raises(Conflict):
            await database.write((GUEST, ("b",)), (GUEST, ("a",)))
        assert await database.read("SELECT id FROM guests") == [("a",)]
        changed = await database.write(
            ("UPDATE guests SET seen = 1", ()), ("DELETE FROM guests WHERE id = 'x'", ())
        )
        assert changed == (1, 0)

    with_database(tmp_path / "t.sqlite", work)


def test_writes_share_commits_and_one_bad_one_harms_nobody(tmp_path: Path) -> None:
    async def work(database: SqliteDatabase) -> None:
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

    with_database(tmp_path / "t.sqlite", work)
