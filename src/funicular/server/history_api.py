"""Endpoints for finished games: history, statistics, standings, exports, tickets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .history import all_games, latest_sittings, played_games
from .history_csv import games_csv
from .history_messages import (
    GamesAsked,
    PlayedGames,
    Standings,
    Statistics,
    StatisticsAsked,
    TicketFigures,
    TicketsAsked,
)
from .map_data import playable_map
from .openapi import Endpoint
from .refusing import Refused
from .requests import Json, guest_of, known_guest
from .standings import standings_of
from .statistics import statistics_of

if TYPE_CHECKING:
    from .app import Server

T = TypeVar("T", bound=msgspec.Struct)

HISTORY_ENDPOINTS = (
    Endpoint("GET", "/me/games", "my_games", PlayedGames, query=GamesAsked),
    Endpoint("GET", "/me/games.json", "my_games_json", PlayedGames),
    Endpoint("GET", "/me/games.csv", "my_games_csv", None, media="text/csv"),
    Endpoint("GET", "/me/statistics", "my_statistics", Statistics, query=StatisticsAsked),
    Endpoint("GET", "/me/standings", "my_standings", Standings, query=StatisticsAsked),
    Endpoint(
        "GET",
        "/maps/{map}/tickets",
        "ticket_figures",
        TicketFigures,
        needs_guest=False,
        query=TicketsAsked,
    ),
)


def query_of(request: Request, kind: type[T]) -> T:
    """What stands after the question mark; Refused if it is something else."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        reason, _, at = str(error).partition(" - at ")
        raise Refused("unreadable", at=at.strip("`") or "?", reason=reason) from error


class HistoryApi:
    """What a guest has played. Nobody is told of games at which they had no seat."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def my_games(self, request: Request) -> Response:
        """Your finished games, the latest first; see *My games*."""
        guest = await known_guest(self._server.database, request)
        asked = query_of(request, GamesAsked)
        return Json(await played_games(self._server.database, guest, asked))

    async def my_games_json(self, request: Request) -> Response:
        """All of them, as a file."""
        guest = await known_guest(self._server.database, request)
        games = await all_games(self._server.database, guest)
        return Json(PlayedGames(games, len(games)), headers=_attached("json"))

    async def my_games_csv(self, request: Request) -> Response:
        """The same for spreadsheets."""
        guest = await known_guest(self._server.database, request)
        text = games_csv(await all_games(self._server.database, guest))
        headers = _attached("csv") | {"cache-control": "no-store"}
        return Response(text, media_type="text/csv", headers=headers)

    async def my_statistics(self, request: Request) -> Response:
        """What they add up to, and your records."""
        guest = await known_guest(self._server.database, request)
        asked = query_of(request, StatisticsAsked)
        found = await latest_sittings(self._server.database, guest, None, None)
        return Json(await asyncio.to_thread(statistics_of, found, asked.map, asked.players))

    async def my_standings(self, request: Request) -> Response:
        """How you stand among those you have played with."""
        guest = await known_guest(self._server.database, request)
        asked = query_of(request, StatisticsAsked)
        found = await latest_sittings(self._server.database, guest, asked.map, asked.players)
        return Json(await asyncio.to_thread(standings_of, found, guest))

    async def ticket_figures(self, request: Request) -> Response:
        """How often each ticket is kept, completed, won with."""
        guest = await guest_of(self._server.database, request)
        source = playable_map(request.path_params["map"])
        if source is None:
            raise Refused("not_found")
        asked, allowed = query_of(request, TicketsAsked), source.rules.players
        if asked.players not in allowed.counts:
            raise Refused("wrong_seats", least=allowed.min, most=allowed.max)
        return Json(await self._server.ticket_counts.figures(source, asked.players, guest))


def _attached(ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="funicular-games.{ending}"'}
