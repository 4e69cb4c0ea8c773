"""Lanes: threads that write and read, so that nobody waits in the event loop.

One thread writes. Writes that arrive while a commit is under way go into the next one together
(group commit); each is still all or nothing, and a bad one harms no other. Other threads read.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .company import Company
from .storage import Conflict, Guard, Row, Statement, StorageError, WriteCounts

MOST_AT_ONCE = 512


class BadStatement(StorageError):
    """The statement itself is wrong; others in the same transaction are not."""


class Deadlock(StorageError):
    """Two processes waited for each other, and this one gave way."""


class Session(Protocol):
    """One connection of a driver, used by one thread. All its errors are StorageErrors."""

    def begin(self) -> None:
        """Begin a transaction, on a new connection if the old one is gone."""

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> int:
        """How many rows a statement changed."""

    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[Row]:
        """The rows of a query outside a transaction."""

    def tell(self, topics: Sequence[str]) -> None:
        """Let other processes know, if and when the transaction is committed."""

    def commit(self) -> None: ...

    def roll_back(self) -> None:
        """Undo the transaction, if there is one; never fails."""

    def close(self) -> None: ...


@dataclass(slots=True)
class _Job:
    """A write or a read, and whom to tell."""

    statements: Sequence[Statement]
    future: asyncio.Future[Any]
    about: str | None = None
    result: Any = None
    error: Exception | None = None


@dataclass(slots=True)
class _Lane:
    """Threads with one queue of jobs; each ends when it finds None there."""

    jobs: queue.SimpleQueue[_Job | None] = field(default_factory=queue.SimpleQueue)
    threads: list[threading.Thread] = field(default_factory=list)


class LaneDatabase:
    """A database behind lanes: what `Database` asks for."""

    def __init__(
        self, open_session: Callable[[], Session], company: Company, readers: int = 1
    ) -> None:
        self.counts = WriteCounts()
        self.company = company
        self._loop = asyncio.get_running_loop()
        self._sessions: list[Session] = []
        self._writes = self._start("database writer", self._write_lane, open_session, 1)
        self._reads = self._start("database reader", self._read_lane, open_session, readers)

    def _start(
        self,
        name: str,
        work: Callable[[Session, queue.SimpleQueue[_Job | None]], None],
        open_session: Callable[[], Session],
        count: int,
    ) -> _Lane:
        lane = _Lane()
        for _ in range(count):
            session = open_session()
            self._sessions.append(session)
            thread = threading.Thread(
                target=work, args=(session, lane.jobs), name=name, daemon=True
            )
            lane.threads.append(thread)
            thread.start()
        return lane

    async def write(self, *statements: Statement, about: str | None = None) -> tuple[int, ...]:
        return await self._ask(self._writes, statements, about)  # type: ignore[no-any-return]

    async def read(self, query: str, *values: Any) -> list[Row]:
        return await self._ask(self._reads, ((query, values),))  # type: ignore[no-any-return]

    async def _ask(
        self, lane: _Lane, statements: Sequence[Statement], about: str | None = None
    ) -> Any:
        if not lane.threads:
            raise StorageError("the database is closed")
        job = _Job(statements, self._loop.create_future(), about)
        lane.jobs.put(job)
        return await job.future

    async def close(self) -> None:
        for lane in (self._writes, self._reads):
            threads, lane.threads = lane.threads, []
            for _ in threads:
                lane.jobs.put(None)
            for thread in threads:
                await asyncio.to_thread(thread.join)
        for session in self._sessions:
            session.close()
        self._sessions.clear()
        await asyncio.to_thread(self.company.close)

    # In the writer's thread

    def _write_lane(self, session: Session, jobs: queue.SimpleQueue[_Job | None]) -> None:
        while (first := jobs.get()) is not None:
            batch, last = [first], False
            while not jobs.empty() and len(batch) < MOST_AT_ONCE:
                job = jobs.get()
                if job is None:
                    last = True
                    break
                batch.append(job)
            # Every process locks rows in the same order, so that none waits for another in turn.
            batch.sort(key=lambda job: job.about or "")
            self._commit(session, batch)
            self._tell(batch)
            if last:
                return

    def _commit(self, session: Session, batch: list[_Job]) -> None:
        try:
            self._together(session, batch)
        except Deadlock as error:
            session.roll_back()
            if len(batch) > 1:
                for job in batch:
                    self._commit(session, [job])
                return
            batch[0].error = error
        except StorageError as error:
            session.roll_back()
            for job in batch:
                job.error = error
        self.counts.writes += len(batch)
        self.counts.commits += 1
        self.counts.failed += sum(job.error is not None for job in batch)

    def _together(self, session: Session, batch: list[_Job]) -> None:
        """All writes in one transaction; if one of them cannot be, the others go without it."""
        session.begin()
        try:
            for job in batch:
                job.result = _execute(session, job)
        except (Conflict, BadStatement):
            session.roll_back()
            session.begin()
            for job in batch:
                _carry_out(session, job)
        topics = {job.about for job in batch if job.error is None and job.about is not None}
        session.tell(sorted(topics))
        session.commit()

    def _tell(self, batch: list[_Job]) -> None:
        self._loop.call_soon_threadsafe(_resolve, batch)

    # In a reader's thread

    def _read_lane(self, session: Session, jobs: queue.SimpleQueue[_Job | None]) -> None:
        while (job := jobs.get()) is not None:
            try:
                job.result = session.rows(*job.statements[0])
            except StorageError as error:
                job.error = error
            self._tell([job])


def _execute(session: Session, job: _Job) -> tuple[int, ...]:
    changed = []
    for statement in job.statements:
        changed.append(session.execute(*statement))
        if isinstance(statement, Guard) and changed[-1] != 1:
            raise Conflict("it has been changed meanwhile")
    return tuple(changed)


def _carry_out(session: Session, job: _Job) -> None:
    """One write inside the common transaction: if it fails, it alone is undone."""
    session.execute("SAVEPOINT job")
    try:
        job.result = _execute(session, job)
    except (Conflict, BadStatement) as error:
        # A full disk or a lost connection is not caught: then nothing of the batch can be trusted.
        job.error = error
        session.execute("ROLLBACK TO SAVEPOINT job")
    session.execute("RELEASE SAVEPOINT job")


def _resolve(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
