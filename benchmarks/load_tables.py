"""Tables under load: four sockets each, whose players choose at random from what they are offered.

A message is looked at only as far as its sender and its turn are concerned: reading all of them
would cost more than serving them.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from functools import partial

import msgspec
from lean_socket import LeanSocket, open_socket
from server_process import ServerProcess

from funicular.server.view_messages import Choices

PATIENCE = 60.0
MOVED, ACCEPTED = b'{"type":"moved","seq":', b'{"type":"accepted"'
OVER, WELCOME, ERROR = b'{"type":"over"', b'{"type":"welcome"', b'{"type":"error"'


class Own(msgspec.Struct):
    seat: int
    choices: Choices | None


class Turn(msgspec.Struct):
    """A message that ends with somebody's turn; the rest of it is skipped."""

    seq: int
    own: Own | None


read_turn = msgspec.json.Decoder(Turn).decode


class LoadTable:
    """One table, and when each of its moves was due and heard."""

    def __init__(self, server: ServerProcess, tokens: list[str], table: str) -> None:
        self.id = table
        self.moves = 0
        self.heard_after: list[float] = []
        self.accepted_after: list[float] = []
        self._server = server
        self._tokens = tokens
        self._sockets: list[LeanSocket] = []
        self._due = 0.0
        self._mover = 0
        self._turn: tuple[int, Turn] | None = None
        self._waiting = asyncio.Event()
        self._fault: str | None = None
        self._over = False

    async def open(self) -> None:
        for number in range(len(self._tokens)):
            await self._connect(number, partial(self._heard, number))

    async def _connect(self, number: int, heard: partial[None]) -> None:
        path = f"/api/v1/tables/{self.id}/socket"
        socket = await open_socket(self._server.port, path, self._tokens[number], heard)
        self._sockets.append(socket)
        socket.send(b'{"type":"hello","protocol":1}')

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    def forget_times(self) -> None:
        self.heard_after.clear()
        self.accepted_after.clear()

    def _heard(self, number: int, message: bytes) -> None:
        if message.startswith(MOVED):
            if number != self._mover:
                self.heard_after.append(time.perf_counter() - self._due)
            if b'"choices":{' in message and b'"phase":"opening"' not in message:
                self._turn = number, read_turn(message)
                self._waiting.set()
        elif message.startswith(ACCEPTED):
            self.accepted_after.append(time.perf_counter() - self._due)
            self.moves += 1
        elif message.startswith(OVER):
            self._over = True
            self._waiting.set()
        elif message.startswith(ERROR):
            self._fault = message.decode()
            self._waiting.set()

    async def choose_tickets(self) -> None:
        """Everybody keeps two, one after another; then it is the first seat's turn."""
        for seat in range(len(self._sockets)):
            self._send(seat, {"seat": seat, "seq": seat, "action": "keep 1,2"})
            while self.moves <= seat:
                await asyncio.sleep(0.001)

    def _send(self, number: int, move: dict[str, object]) -> None:
        self._mover = number
        self._sockets[number].send(json.dumps({"type": "move", "id": "m", **move}).encode())

    async def move(self, dice: random.Random, due: float) -> bool:
        """Play one move of whoever is awaited; false when the game is over."""
        async with asyncio.timeout(PATIENCE):
            await self._waiting.wait()
        if self._fault is not None:
            raise RuntimeError(self._fault)
        if self._over or self._turn is None:
            return False
        number, turn = self._turn
        assert turn.own is not None
        assert turn.own.choices is not None
        self._turn = None
        self._waiting.clear()
        self._due = due
        action = random_action(turn.own.choices, dice)
        self._send(number, {"seat": turn.own.seat, "seq": turn.seq, "action": action})
        return True

    async def come_back(self) -> float:
        """Open one socket; the seconds from `hello` until the whole table is here again."""
        welcomed = asyncio.get_running_loop().create_future()

        def heard(message: bytes) -> None:
            if message.startswith((WELCOME, ERROR)) and not welcomed.done():
                welcomed.set_result(message)

        await self._connect(0, partial(heard))
        began = time.perf_counter()
        message: bytes = await asyncio.wait_for(welcomed, PATIENCE)
        took = time.perf_counter() - began
        if not message.startswith(WELCOME):
            raise RuntimeError(message.decode())
        self.close()
        return took


def random_action(choices: Choices, dice: random.Random) -> str:
    """A kind of action at random, then one of that kind."""
    kinds = []
    if choices.slots or choices.deck:
        kinds.append("draw " + str(dice.choice([*choices.slots, *["deck"] * choices.deck])))
    if choices.claims:
        claim = dice.choice(choices.claims)
        kinds.append(f"claim {claim.route} {dice.choice(claim.payments).payment}")
    if choices.tickets:
        kinds.append("tickets")
    if choices.station:
        place, paid = dice.choice(choices.station.places), choices.station.payments[0]
        kinds.append(f"station {place} {paid.payment}")
    if choices.keep:
        kept = range(1, 1 + dice.randint(choices.keep.least, choices.keep.offered))
        kinds.append("keep " + ",".join(map(str, kept)))
    if choices.surcharge:
        payments = [f"pay {each.payment}" for each in choices.surcharge.payments]
        kinds.append(dice.choice([*payments, "withdraw"]))
    if choices.skip:
        kinds.append("pass")
    return dice.choice(kinds)


def make_tables(server: ServerProcess, count: int) -> list[LoadTable]:
    """Tables of four people each, dealt."""
    tables = []
    for _ in range(count):
        made = [server.ask("/guests?bearer=1", {"name": "Load"})[1] for _ in range(4)]
        tokens = [headers["funicular-token"] for headers in made]
        body = {"map": "europe", "seats": 4, "options": {"seating": "given"}}
        table = server.ask("/tables", body, tokens[0])[0]["id"]
        for token in tokens[1:]:
            server.ask(f"/tables/{table}/commands", {"command": "join"}, token)
        server.ask(f"/tables/{table}/commands", {"command": "start"}, tokens[0])
        tables.append(LoadTable(server, tokens, table))
    return tables
