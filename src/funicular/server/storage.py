"""Storage: durable writes that share one fsync, and reads beside them.

`Database` is all that the server knows of it. SQLite runs in two threads of its own, one that
writes and one that reads; writes that arrive while a commit is under way go into the next one
together (group commit).
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from .schema import migrate

Statement = tuple[str, tuple[Any, ...]]
Row = tuple[Any, ...]
MOST_AT_ONCE = 512
PATIENCE = 3.0
"""Seconds to wait for somebody else who has locked the file."""


class StorageError(Exception):
    """The database did not take it; nothing of the write has happened."""


class Conflict(StorageError):
    """Somebody else has written this key."""


class Database(Protocol):
    """One small interface, so that another database can take SQLite's place."""

    async def write(self, *statements: Statement) -> tuple[int, ...]:
        """All statements or none; returns when they are durable, with the rows changed by each."""

    async def read(self, query: str, *values: Any) -> list[Row]:
        """The rows of a query, as of the last commit."""

    async def close(self) -> None:
        """Finish what was asked for, then let go."""


@dataclass(slots=True)
class _Job:
    """A write or a read, and whom to tell."""

    statements: Sequence[Statement]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


@dataclass(slots=True)
class WriteCounts:
    """For the metrics: how many writes shared how many commits."""

    writes: int = 0
    commits: int = 0
    failed: int = 0


@dataclass(slots=True)
class _Lane:
    """A thread with a queue of jobs; None in the queue ends it."""

    jobs: queue.SimpleQueue[_Job | None] = field(default_factory=queue.SimpleQueue)
    thread: threading.Thread | None = None


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that waits for others and never trades durability for speed."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=PATIENCE
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


class SqliteDatabase:
    """A SQLite file in WAL mode."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.counts = WriteCounts()
        self._loop = asyncio.get_running_loop()
        self._writer = connect(path)
        migrate(self._writer)
        self._reader = connect(path)
        self._writes = self._start("database writer", self._write_lane)
        self._reads = self._start("database reader", self._read_lane)

    def _start(self, name: str, work: Any) -> _Lane:
        lane = _Lane()
        lane.thread = threading.Thread(target=work, args=(lane.jobs,), name=name, daemon=True)
        lane.thread.start()
        return lane

    async def write(self, *statements: Statement) -> tuple[int, ...]:
        return await self._ask(self._writes, statements)  # type: ignore[no-any-return]

    async def read(self, query: str, *values: Any) -> list[Row]:
        return await self._ask(self._reads, ((query, values),))  # type: ignore[no-any-return]

    async def _ask(self, lane: _Lane, statements: Sequence[Statement]) -> Any:
        if lane.thread is None:
            raise StorageError("the database is closed")
        job = _Job(statements, self._loop.create_future())
        lane.jobs.put(job)
        return await job.future

    async def close(self) -> None:
        for lane in (self._writes, self._reads):
            thread, lane.thread = lane.thread, None
            if thread is not None:
                lane.jobs.put(None)
                await asyncio.to_thread(thread.join)
        self._reader.close()
        self._writer.close()

    # In the writer's thread

    def _write_lane(self, jobs: queue.SimpleQueue[_Job | None]) -> None:
        while (first := jobs.get()) is not None:
            batch, last = [first], False
            while not jobs.empty() and len(batch) < MOST_AT_ONCE:
                job = jobs.get()
                if job is None:
                    last = True
                    break
                batch.append(job)
            self._commit(batch)
            self._tell(batch)
            if last:
                return

    def _commit(self, batch: list[_Job]) -> None:
        try:
            self._together(batch)
        except sqlite3.Error as error:
            self._roll_back()
            for job in batch:
                job.error = StorageError(str(error))
        self.counts.writes += len(batch)
        self.counts.commits += 1
        self.counts.failed += sum(job.error is not None for job in batch)

    def _together(self, batch: list[_Job]) -> None:
        """All writes in one transaction; if one of them cannot be, the others go without it."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.result = self._execute(job)
        except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError):
            self._roll_back()
            self._writer.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._carry_out(job)
        self._writer.execute("COMMIT")

    def _roll_back(self) -> None:
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")

    def _execute(self, job: _Job) -> tuple[int, ...]:
        return tuple(self._writer.execute(*each).rowcount for each in job.statements)

    def _carry_out(self, job: _Job) -> None:
        """One write inside the common transaction: if it fails, it alone is undone."""
        self._writer.execute("SAVEPOINT job")
        try:
            job.result = self._execute(job)
        except sqlite3.IntegrityError as error:
            job.error = Conflict(str(error))
        except sqlite3.OperationalError:
            raise  # a full disk, a locked file: nothing of the batch can be trusted
        except sqlite3.Error as error:
            job.error = StorageError(str(error))
        if job.error is not None:
            self._writer.execute("ROLLBACK TO job")
        self._writer.execute("RELEASE job")

    def _tell(self, batch: list[_Job]) -> None:
        self._loop.call_soon_threadsafe(_resolve, batch)

    # In the reader's thread

    def _read_lane(self, jobs: queue.SimpleQueue[_Job | None]) -> None:
        while (job := jobs.get()) is not None:
            try:
                job.result = self._reader.execute(*job.statements[0]).fetchall()
            except sqlite3.Error as error:
                job.error = StorageError(str(error))
            self._tell([job])


def _resolve(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


def prepare(path: Path | str) -> None:
    """Make or migrate a database; StorageError or SchemaError if it cannot be used."""
    try:
        with closing(connect(path)) as connection:
            migrate(connection)
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be used: {error}") from error


def backup(source: Path | str, target: Path | str) -> int:
    """Copy a database, which may be in use, as of one moment; returns how many tables it has."""
    if Path(target).exists():
        raise StorageError(f"{target} exists; name a file that does not")
    if not Path(source).is_file():
        raise StorageError(f"there is no database {source}")
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        fault = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if fault != "ok":
            raise StorageError(f"the copy is damaged: {fault}")
        count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count
