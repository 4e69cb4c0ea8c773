"""The table socket: reads messages, hands them to the table, and writes what comes back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import absence, attending, sending, teaching
from .charter import now_ms
from .chatting import say
from .limits import Bucket
from .listeners import GOING_AWAY, POLICY_VIOLATION, TRY_AGAIN, Listener
from .messages import (
    PROTOCOL,
    AskAdvice,
    AskStations,
    Away,
    Back,
    CancelOrder,
    ClientMessage,
    Closing,
    Contribution,
    Explained,
    GiveOrder,
    Hello,
    Look,
    Move,
    Ping,
    Pong,
    Say,
    Stations,
    Undo,
    Why,
)
from .overtaking import again_if_overtaken
from .playing import explain, game_in_progress, play, undo
from .projections import stations_worth
from .projector import Extras, encode
from .reading import read_json
from .refusing import Refused
from .requests import guest_of
from .storage import StorageError
from .table_messages import Contribute
from .wire import WIRE, Wire

if TYPE_CHECKING:
    from .app import Server
    from .table import Table

log = logging.getLogger(__name__)

decoder = msgspec.json.Decoder(ClientMessage)


LONGEST_ID = 64


def read_message(text: str | bytes) -> ClientMessage:
    """A message of the protocol; Refused says where it is not one."""
    message: ClientMessage = read_json(text, decoder)
    return message


def id_of(text: str | bytes) -> str | None:
    """The id of a message that is not one, so that its sender knows which was refused."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else None


class TableSocket:
    """One socket from `hello` to the end."""

    def __init__(
        self, server: Server, websocket: WebSocket, token: str | None, table_id: str
    ) -> None:
        self.token = token
        self._server = server
        self._websocket = websocket
        self._table_id = table_id
        self._wire: Wire = websocket.scope["state"][WIRE]
        self._most_waiting = server.limits.queued_messages
        self._bucket = Bucket(*server.limits.messages)
        self._ending: tuple[int, str] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve until the client leaves, misbehaves, or the server stops."""
        self._reader = asyncio.create_task(self._read_on())
        try:
            await asyncio.wait((self._reader,))
        finally:
            self._reader.cancel()
            (outcome,) = await asyncio.gather(self._reader, return_exceptions=True)
            if isinstance(outcome, Exception):
                self._count_failure(outcome)
            await self._close()

    def send(self, message: bytes) -> None:
        """Send a message; who does not keep up is cut off and comes back with `last`."""
        if self._wire.waiting < self._most_waiting:
            self._wire.post(message)
        else:
            self._cut(TRY_AGAIN, "too_slow")

    def dismiss(self, refused: Refused) -> None:
        """Its credential is worth nothing any more."""
        self._refuse(refused, None)
        self._end(POLICY_VIOLATION, refused.code)

    def _cut(self, code: int, reason: str) -> None:
        if self._ending is None:
            self._server.metrics.count("sockets_cut_off")
        self._end(code, reason)

    def _end(self, code: int, reason: str) -> None:
        if self._ending is None:
            self._ending = (code, reason)
            if self._reader is not None:
                self._reader.cancel()

    async def _close(self) -> None:
        code, reason = self._ending or (GOING_AWAY, "")
        if self._websocket.application_state is not WebSocketState.CONNECTED:
            return
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._websocket.close(code, reason), 2)

    async def _read_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            hello = await self._hello()
            if hello is None:
                return
            try:
                await self._listen(hello)
            except WebSocketDisconnect:
                raise
            except Exception as error:
                self._tell_failure(error, None)
                await self._drain()

    async def _listen(self, hello: Hello) -> None:
        """From the welcome to the end."""
        # Looked up anew: between the handshake and `hello` a credential may have been ended.
        guest = await guest_of(self._server.database, self._websocket)
        extras = Extras(hello.position, hello.actions)
        listener = Listener(guest, self.send, extras, close=self._end, watches=hello.watch)
        table = await self._server.hall.table(self._table_id)
        try:
            await _finish(attending.attach(table, listener, hello))
            while True:
                await self._answer(table, listener, await self._receive())
        finally:
            await _finish(attending.detach(table, listener))

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        self._server.metrics.count("messages_received")
        if not self._bucket.take():
            self.send(encode(Closing("flooding")))
            await self._drain()
            self._cut(POLICY_VIOLATION, "flooding")
            raise WebSocketDisconnect(POLICY_VIOLATION)
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def _drain(self) -> None:
        """Give the client a moment to read what waits for it."""
        for _ in range(50):
            if not self._wire.waiting:
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)

    async def _hello(self) -> Hello | None:
        """The first message; None if it does not come or is not one."""
        try:
            text = await asyncio.wait_for(self._receive(), self._server.limits.hello_seconds)
            message = read_message(text)
            if not isinstance(message, Hello):
                raise Refused("unreadable", at="$.type", reason="hello comes first")
            if message.protocol != PROTOCOL:
                raise Refused("wrong_protocol", protocol=PROTOCOL)
        except TimeoutError:
            return None
        except Refused as refused:
            self._refuse(refused, None)
            await self._drain()
            return None
        return message

    def _tell_failure(self, error: Exception, id: str | None) -> None:
        """Whatever went wrong, the answer is a typed error."""
        if isinstance(error, Refused):
            self._refuse(error, id)
        elif isinstance(error, StorageError):
            self._refuse(Refused("unavailable"), id)
        else:
            self._count_failure(error)
            self._refuse(Refused("internal"), id)

    def _count_failure(self, error: Exception) -> None:
        self._server.metrics.count("internal_errors")
        log.error("socket failed", exc_info=error)

    def _refuse(self, refused: Refused, id: str | None) -> None:
        self._server.metrics.count("errors_sent")
        self.send(encode(refused.message(id)))

    async def _answer(self, table: Table, listener: Listener, text: str | bytes) -> None:
        """Carry one message out."""
        try:
            await _finish(carry_out(table, listener, read_message(text)))
        except Exception as error:
            self._tell_failure(error, id_of(text))


async def _finish(work: Coroutine[Any, Any, None]) -> None:
    """Let a change of the table run to its end even if its socket is closed meanwhile."""
    await asyncio.shield(asyncio.ensure_future(work))


async def carry_out(table: Table, listener: Listener, message: ClientMessage) -> None:
    """Carry a message out; while the turn order is hidden it speaks of places."""
    places = table.places
    with places.refusing():
        await _carry_out(table, listener, places.read(message))


async def _carry_out(table: Table, listener: Listener, message: ClientMessage) -> None:
    """What each message means."""
    match message:
        case Move():
            _check_looking(table, listener, message.seat)
            played = await play(table, listener.guest_id, message.seat, message.seq, message.action)
            sending.accepted(listener, message.id, played.seq, played.duplicate)
        case Undo():
            _check_looking(table, listener, message.seat)
            played = await undo(table, listener.guest_id, message.seat, message.seq)
            sending.accepted(listener, message.id, played.seq, played.duplicate)
        case Look():
            async with table.settled():
                await sending.look(table, listener, message.seat)
        case Say():
            await say(table, listener, message)
            sending.accepted(listener, message.id, table.announced)
        case Why() | AskStations():
            async with table.settled():
                _ask(table, listener, message)
        case AskAdvice():
            table.check_holds(listener.guest_id, message.seat)
            _check_looking(table, listener, message.seat)
            listener.send(encode(await teaching.advise(table, message)))
        case Away() | Back() | Contribution():
            await _change_seat(table, listener, message)
            sending.accepted(listener, message.id, table.announced)
        case GiveOrder() | CancelOrder():
            await _change_orders(table, listener, message)
            sending.accepted(listener, message.id, table.announced)
        case Ping():
            listener.send(encode(Pong(message.id, now_ms())))
        case Hello():
            raise Refused("unreadable", at="$.type", reason="hello comes only once")


@again_if_overtaken
async def _change_orders(
    table: Table, listener: Listener, message: GiveOrder | CancelOrder
) -> None:
    async with table.settled():
        table.check_holds(listener.guest_id, message.seat)
        _check_looking(table, listener, message.seat)
        if isinstance(message, GiveOrder):
            await table.orders.give(message.seat, message.order)
        else:
            await table.orders.take_back(message.seat, message.order)


async def _change_seat(
    table: Table, listener: Listener, message: Away | Back | Contribution
) -> None:
    match message:
        case Away():
            await absence.go_away(table, listener.guest_id, message.seat, message.bot)
        case Back():
            await absence.come_back(table, listener.guest_id, message.seat)
        case Contribution():
            if listener.guest is None:
                raise Refused("no_guest")
            await table.command(listener.guest, Contribute(message.seat, message.entropy))


def _ask(table: Table, listener: Listener, message: Why | AskStations) -> None:
    """Questions about what a seat could do; only its holder may ask."""
    table.check_holds(listener.guest_id, message.seat)
    _check_looking(table, listener, message.seat)
    if isinstance(message, AskStations):
        game = game_in_progress(table)
        helped = table.charter.options.assist == "full"
        places = stations_worth(game.view(message.seat)) if helped else {}
        listener.send(encode(Stations(message.id, places)))
        return
    if (message.action is None) == (message.route is None):
        raise Refused("unreadable", at="$.action", reason="either an action or a route")
    refused = explain(table, message.seat, message.action, message.route)
    listener.send(encode(Explained(message.id, refused.message() if refused else None)))


def _check_looking(table: Table, listener: Listener, seat: int) -> None:
    """Hot seat: only the seat whose hand is on the screen may act."""
    seats = table.seats_of(listener)
    if seat in seats and listener.shown(seats) != seat:
        raise Refused("hidden", seat=seat)


class Doorkeeper:
    """Counts open sockets by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self._open.total()

    @contextlib.contextmanager
    def entered(self, address: str) -> Any:
        if self._open[address] >= self._most:
            raise Refused("too_many_requests", most=self._most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
