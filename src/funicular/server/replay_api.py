"""The part of the HTTP API that looks back at finished games."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from .openapi import Endpoint
from .refusing import Refused
from .replay_messages import MOST_RECORD, Analysis, PostedRecord, Replay
from .replays import finished_record, posted_record, replay_id
from .requests import Json, address_of, body_of

if TYPE_CHECKING:
    from .app import Server

REPLAY_ENDPOINTS = (
    Endpoint("GET", "/tables/{table}/replay", "replay", Replay, needs_guest=False),
    Endpoint("POST", "/tables/{table}/analysis", "analyse", Analysis, needs_guest=False),
    Endpoint("POST", "/replays", "replay_record", Replay, PostedRecord, needs_guest=False),
    Endpoint("POST", "/analyses", "analyse_record", Analysis, PostedRecord, needs_guest=False),
    Endpoint("GET", "/analyses/{analysis}", "analysis", Analysis, needs_guest=False),
    Endpoint("DELETE", "/analyses/{analysis}", "stop_analysis", Analysis, needs_guest=False),
)
MOST_BODY = 2 * MOST_RECORD
"""Bytes: the quotation marks of a record come with backslashes."""


class ReplayApi:
    """Replays and analyses of one server."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step; see *Looking back*."""
        table = await self._server.hall.table(request.path_params["table"])
        return packed_json(request, await self._server.replays.of_table(table))

    async def replay_record(self, request: Request) -> Response:
        """The same of a record, at most 1 MiB."""
        self._count(request)
        posted = await body_of(request, PostedRecord, MOST_BODY)
        return packed_json(request, await self._server.replays.of_record(posted.record))

    async def analyse(self, request: Request) -> Response:
        """Analyse a finished game, in the background."""
        self._count(request)
        table = await self._server.hall.table(request.path_params["table"])
        record = await finished_record(table)
        begun = self._server.analyses.begin(replay_id(record), record.text(), table.id)
        return Json(await begun)

    async def analyse_record(self, request: Request) -> Response:
        """Analyse the game of a record."""
        self._count(request)
        posted = await body_of(request, PostedRecord, MOST_BODY)
        record = await asyncio.to_thread(posted_record, posted.record)
        return Json(await self._server.analyses.begin(replay_id(record), record.text(), None))

    async def analysis(self, request: Request) -> Response:
        """How far an analysis is, and what it has found."""
        return Json(await self._server.analyses.find(request.path_params["analysis"]))

    async def stop_analysis(self, request: Request) -> Response:
        """Stop an analysis."""
        return Json(await self._server.analyses.stop(request.path_params["analysis"]))

    def _count(self, request: Request) -> None:
        """What takes the server some work is granted more seldom."""
        if not self._server.study_buckets.take(address_of(request)):
            raise Refused("too_many_requests", retry_after=10)


def packed_json(request: Request, body: bytes) -> Response:
    """JSON that was packed beforehand: large answers must not be packed while others wait."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Json(gzip.decompress(body))
    return Json(body, headers={"content-encoding": "gzip", "vary": "accept-encoding"})
