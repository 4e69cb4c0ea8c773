"""Processes in which bots think, so that a slow one delays nobody.

Each worker reads one JSON line for each decision and answers with one. It ends when the server
does, because its input ends; a worker that dies or hangs is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

from funicular.maps import Map

LONGEST_THOUGHT = 15.0
LAST_WORDS = 0.5  # seconds for what a worker that has ended still said
LINE_LIMIT = 1 << 20
TRIES = 2


class BotFailed(Exception):
    """No worker could make the bot choose."""


class BotWorkers:
    """A few workers, started when first needed; each thinks about one decision at a time."""

    def __init__(self, count: int = 1, patience: float = LONGEST_THOUGHT) -> None:
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(_Worker())
        self._count = count
        self._patience = patience

    async def choose(
        self, bot: str, source: Map, facts: dict[str, Any], names: tuple[str, ...]
    ) -> str:
        """The action that a bot chooses from a view; BotFailed if it cannot."""
        request = msgspec.json.encode(
            {
                "bot": bot,
                "map": source.id,
                "digest": source.digest,
                "facts": None if _is_bundled(source) else source.facts(),
                "position": facts,
                "names": names,
            }
        )
        reason = ""
        for _ in range(TRIES):
            worker = await self._idle.get()
            try:
                answer = await asyncio.wait_for(worker.ask(request), self._patience)
                if "action" in answer:
                    return str(answer["action"])
                reason = str(answer.get("error"))
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                reason = repr(error)
                worker.kill()
            except asyncio.CancelledError:
                worker.kill()  # its answer would be taken for the next one's
                raise
            finally:
                self._idle.put_nowait(worker)
        raise BotFailed(reason)

    async def close(self) -> None:
        for _ in range(self._count):
            worker = await self._idle.get()
            await worker.close()


def _is_bundled(source: Map) -> bool:
    from funicular.maps import bundled_maps, load_map

    return source.id in bundled_maps() and load_map(source.id).digest == source.digest


async def line_of(process: asyncio.subprocess.Process, output: asyncio.StreamReader) -> bytes:
    """The next line, or nothing once the process has ended: its pipe may not tell."""
    reading = asyncio.ensure_future(output.readline())
    ended = asyncio.ensure_future(process.wait())
    try:
        await asyncio.wait({reading, ended}, return_when=asyncio.FIRST_COMPLETED)
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(reading, LAST_WORDS)
        return b""
    finally:
        reading.cancel()
        ended.cancel()


async def put_away(process: asyncio.subprocess.Process) -> None:
    """End a process, and let go of both ends of its pipes."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with contextlib.suppress(TimeoutError, ValueError):
        await asyncio.wait_for(process.stdout.read(), LAST_WORDS)
    await process.wait()


class _Worker:
    """One process, started on demand."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._leaving: set[asyncio.Task[None]] = set()  # processes that are being put away

    async def ask(self, request: bytes) -> dict[str, Any]:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "funicular.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(request + b"\n")
        except RuntimeError as closed:  # uvloop's word for a pipe whose reader has just died
            raise EOFError("the worker had ended") from closed
        await process.stdin.drain()
        line = await line_of(process, process.stdout)
        if not line:
            raise EOFError("the worker ended")
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer

    def kill(self) -> None:
        """End the process without waiting for it; `close` waits."""
        if self._process is not None:
            leaving = asyncio.ensure_future(put_away(self._process))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)
            self._process = None

    async def close(self) -> None:
        self.kill()
        await asyncio.gather(*self._leaving)
