"""A remote player: a bot at a table of some server, from its link to the end of the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from funicular.bots import Bot
from funicular.game import FunicularError, Notation, notation_of
from funicular.maps import load_map, map_ids

from .positions import PositionError, game_view
from .web import ServerRefused, TableLink, Unreachable, Web

PROTOCOL = 1
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each attempt to connect again; the last one for all further ones."""
ATTEMPTS = 30


class OtherMap(FunicularError):
    """The server plays a map that is not the one installed here."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended for us."""

    seat: int
    total: int
    wins: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]


class RemotePlayer:
    """Lets a bot play one seat. It survives lost connections and restarted servers."""

    def __init__(
        self, web: Web, link: TableLink, bot: Bot, tell: Callable[[str], None] = lambda line: None
    ) -> None:
        self._web = web
        self._link = link
        self._bot = bot
        self._tell = tell
        self._table: dict[str, Any] = {}
        self._seat = 0
        self._seq = 0
        self._sent = 0
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._refusals = 0
        """How often in a row the server has not been able to answer."""

    async def play(self) -> Result:
        """Play until the game is over."""
        failures = 0
        while True:
            try:
                async with connect(
                    self._link.socket,
                    additional_headers={"Authorization": f"Bearer {self._web.token}"},
                    max_size=None,
                ) as socket:
                    self._tell("connected")
                    failures = 0
                    return await self._play_on(socket)
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError) as error:
                failures += 1
                if failures > ATTEMPTS:
                    raise Unreachable(f"the connection is lost: {error}") from error
                self._tell("connection lost, trying again")
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES)) - 1])

    async def _play_on(self, socket: ClientConnection) -> Result:
        self._unanswered.clear()
        hello = {"type": "hello", "protocol": PROTOCOL, "position": True}
        await socket.send(json.dumps(hello))
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "error":
                await self._mend(socket, message)
            elif kind == "accepted":
                self._unanswered.pop(message["id"], None)
                self._refusals = 0
            if "table" in message:
                self._table = message["table"]
                self._check_closed()
            if kind in ("welcome", "started", "moved"):
                self._seq = message.get("seq", 0)
                if message["own"] is not None:
                    await self._move(socket, message["own"])
            score = message.get("score")
            if score is not None:
                return self._result(score)
        raise ConnectionError("the server closed the connection")

    def _check_closed(self) -> None:
        if self._table["status"] == "closed":
            raise ServerRefused("table_closed", {})

    async def _mend(self, socket: ClientConnection, error: dict[str, Any]) -> None:
        """What can be helped is; the rest is for people to see."""
        refused = self._unanswered.pop(error.get("id") or "", None)
        match error["code"]:
            case "stale" | "not_playing":
                pass  # what we missed is on its way
            case "unavailable":
                if refused is not None:  # otherwise the connection ends, and is made again
                    await asyncio.sleep(PAUSES[min(self._refusals, len(PAUSES) - 1)])
                    self._refusals += 1
                    await self._ask(socket, refused)
            case "bot_plays":
                # While we were away somebody else's bot took the seat.
                await self._ask(socket, {"type": "back", "seat": self._seat})
                if refused is not None:
                    await self._ask(socket, refused)
            case code:
                raise ServerRefused(code, error.get("arguments", {}))

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send what will be answered. A move that was made after all is not made twice."""
        self._sent += 1
        id = str(self._sent)
        self._unanswered[id] = message
        await socket.send(json.dumps(message | {"id": id}))

    async def _move(self, socket: ClientConnection, own: dict[str, Any]) -> None:
        self._seat = own["seat"]
        if own["choices"] is None:
            return
        names = tuple(seat["name"] or "?" for seat in self._table["seats"])
        try:
            view = game_view(self._notation(), own["position"], names)
        except PositionError as error:
            raise Unreachable(f"the server's view is of another version: {error}") from error
        action = str(await asyncio.to_thread(self._bot.choose, view))
        move = {"type": "move", "seat": self._seat, "seq": self._seq, "action": action}
        await self._ask(socket, move)

    def _notation(self) -> Notation:
        name = self._table["map"]
        if name not in map_ids() or load_map(name).digest != self._table["map_digest"]:
            raise OtherMap(f"the server's map {name!r} is not the one installed here")
        return notation_of(load_map(name))

    def _result(self, score: dict[str, Any]) -> Result:
        totals = tuple(seat["total"] for seat in score["seats"])
        mine = score["seats"][self._seat]
        winners = tuple(seat["seat"] for seat in score["seats"] if seat["wins"])
        return Result(self._seat, mine["total"], mine["wins"], totals, winners)


def sit_down(web: Web, link: TableLink, name: str) -> None:
    """Have a seat at the table: one we hold already, or a free one."""
    web.be_guest(name)
    guest = web.me()["id"]
    table = web.table(link.table)
    if not any(seat["guest"] == guest for seat in table["seats"]):
        web.join(link.table, name)
