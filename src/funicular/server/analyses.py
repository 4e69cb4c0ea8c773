"""Analyses of finished games, in the background: one at a time, in a process of its own.

How far each is stands in the database, so that any process of the server can tell, stop or begin
it; who finds that its run has been stopped ends it. A run that nobody keeps alive, because its
server is gone, can be begun again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from dataclasses import dataclass

import msgspec

from funicular.simulation import can_compile

from .analysis_worker import Line, Request
from .bot_workers import line_of, put_away
from .charter import now_ms
from .refusing import Refused
from .replay_messages import Analysis, AnalysisReport, AnalysisStatus
from .storage import Conflict, Database, Guard, Row, StorageError

log = logging.getLogger(__name__)

PLAYOUTS = 120
BEAT = 1.0
"""Seconds between two notes of how far an analysis is."""
LOST_MS = 20_000
"""A run that has told nothing for so long has lost its server."""
FORGOTTEN_MS = 7 * 24 * 3600 * 1000
"""What was found in posted records is kept for a week; what belongs to a table, with it."""
MOST_WAITING = 20
LONGEST_SILENCE = 900.0
"""Seconds for one decision; the first may have to wait for the compiler."""
LINE_LIMIT = 1 << 24
COLUMNS = "status, done, total, report, changed"
AT_WORK = ("waiting", "preparing", "running")


class AnalysisFailed(Exception):
    """The process could not finish it."""


@dataclass
class _Run:
    """An analysis that this process works on, or will."""

    id: str
    run: str
    """Nobody else's: whoever begins it again takes it over."""
    record: str
    status: AnalysisStatus = "waiting"
    done: int = 0
    total: int = 0
    process: asyncio.subprocess.Process | None = None
    task: asyncio.Task[None] | None = None
    is_ending: bool = False


class Analyses:
    """Begins, follows and stops them."""

    def __init__(self, database: Database, playouts: int = PLAYOUTS) -> None:
        self._database = database
        self._playouts = playouts
        self._turn = asyncio.Lock()
        self._runs: dict[str, _Run] = {}

    async def find(self, id: str) -> Analysis:
        """How far it is; `none` if nobody has asked for it."""
        rows = await self._database.read(f"SELECT {COLUMNS} FROM analyses WHERE id = ?", id)
        return _read(id, rows[0]) if rows else Analysis(id, "none", 0, 0, None)

    async def begin(self, id: str, record: str, table: str | None) -> Analysis:
        """Begin it, unless it is done or under way."""
        known = await self.find(id)
        if known.status == "done" or known.status in AT_WORK:
            return known
        if not can_compile():
            raise Refused("not_compiled")
        if len(self._runs) >= MOST_WAITING:
            raise Refused("too_many_requests", retry_after=60)
        run = _Run(id, secrets.token_hex(8), record)
        forgotten = now_ms() - FORGOTTEN_MS
        await self._database.write(
            ("DELETE FROM analyses WHERE table_id IS NULL AND changed < ?", (forgotten,)),
            (
                "INSERT INTO analyses (id, table_id, run, status, done, total, report, changed) "
                "VALUES (?, ?, ?, 'waiting', 0, 0, NULL, ?) ON CONFLICT (id) DO UPDATE SET "
                "table_id = coalesce(excluded.table_id, analyses.table_id), run = excluded.run, "
                "status = 'waiting', done = 0, total = 0, changed = excluded.changed",
                (id, table, run.run, now_ms()),
            ),
        )
        await self._end(self._runs.pop(id, None))
        self._runs[id] = run
        run.task = asyncio.get_running_loop().create_task(self._work(run))
        return await self.find(id)

    async def stop(self, id: str) -> Analysis:
        """Stop it, whichever process works on it."""
        await self._database.write(
            (
                "UPDATE analyses SET status = 'stopped', changed = ? "
                "WHERE id = ? AND status IN ('waiting', 'preparing', 'running')",
                (now_ms(), id),
            )
        )
        await self._end(self._runs.pop(id, None))
        return await self.find(id)

    async def close(self) -> None:
        for id in list(self._runs):
            with contextlib.suppress(StorageError):
                await self.stop(id)

    async def _end(self, run: _Run | None) -> None:
        if run is None or run.task is None:
            return
        _cancel(run)
        with contextlib.suppress(asyncio.CancelledError):
            await run.task

    async def _work(self, run: _Run) -> None:
        beating = asyncio.create_task(self._beat(run))
        try:
            async with self._turn:
                run.status = "preparing"
                try:
                    report = await self._study(run)
                finally:  # nobody is told of the end before the process has gone
                    run.is_ending = True
                    await _kill(run)
            beating.cancel()
            await self._note(run, "done", msgspec.json.encode(report).decode())
        except (AnalysisFailed, OSError) as error:
            log.error("analysis failed", extra={"reason": str(error)})
            beating.cancel()
            with contextlib.suppress(StorageError):
                await self._note(run, "failed")
        except StorageError as error:
            log.warning("analysis not kept", extra={"reason": str(error)})
        finally:
            run.is_ending = True
            beating.cancel()
            if self._runs.get(run.id) is run:
                del self._runs[run.id]

    async def _beat(self, run: _Run) -> None:
        """Write down how far it is; if somebody has stopped the run, end it."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._note(run, run.status)
            except Conflict:
                _cancel(run)
                return
            except StorageError:
                continue  # the database will be back

    async def _note(self, run: _Run, status: AnalysisStatus, report: str | None = None) -> None:
        await self._database.write(
            Guard(
                "UPDATE analyses SET status = ?, done = ?, total = ?, report = ?, changed = ? "
                "WHERE id = ? AND run = ? AND status IN ('waiting', 'preparing', 'running')",
                (status, run.done, run.total, report, now_ms(), run.id, run.run),
            )
        )

    async def _study(self, run: _Run) -> AnalysisReport:
        process = run.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "funicular.server.analysis_worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        request = msgspec.json.encode(Request(run.record, self._playouts))
        process.stdin.write(request + b"\n")
        with contextlib.suppress(ConnectionError):  # then its silence says so
            await process.stdin.drain()
        while True:
            try:
                text = await asyncio.wait_for(line_of(process, process.stdout), LONGEST_SILENCE)
                line = msgspec.json.decode(text, type=Line)
            except (TimeoutError, ValueError, msgspec.DecodeError) as error:
                raise AnalysisFailed(f"the process ended or hangs: {error!r}") from error
            if line.error is not None:
                raise AnalysisFailed(line.error)
            if line.report is not None:
                return line.report
            run.status, run.done, run.total = "running", line.done, line.total


def _cancel(run: _Run) -> None:
    """Unless it is putting its process away: that must not be disturbed."""
    if run.task is not None and not run.is_ending:
        run.task.cancel()


async def _kill(run: _Run) -> None:
    process, run.process = run.process, None
    if process is not None:
        await put_away(process)


def _read(id: str, row: Row) -> Analysis:
    status, done, total, report, changed = row
    if status in AT_WORK and changed < now_ms() - LOST_MS:
        status = "stopped"
    read = msgspec.json.decode(report, type=AnalysisReport) if report else None
    return Analysis(id, status, done, total, read)
