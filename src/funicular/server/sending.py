"""What is sent to whom. The public part of a message is encoded once, a seat's own part for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Raw

from funicular import __version__

from .charter import now_ms
from .clocks import faces
from .listeners import GOING_AWAY
from .messages import PROTOCOL, Accepted, Chat, ChatLine, ClockFace, Closing, Hello, Orders
from .moves import LoggedMove, event_view, logged_moves
from .projections import score_view
from .projector import encode
from .refusing import Refused
from .signboard import fairness, table_info
from .view_messages import MoveView

if TYPE_CHECKING:
    from .listeners import Listener
    from .table import Table

MOST_CHAT_SENT = 100


def _own(table: Table, listener: Listener, shown: int | None) -> Raw | None:
    if table.views is None or shown is None:
        return None
    return table.views.own(shown, listener.extras)


def _to_each(table: Table, make: Callable[[Listener, list[int], int | None], bytes]) -> None:
    for listener in table.listeners:
        seats = table.seats_of(listener)
        listener.send(make(listener, seats, listener.shown(seats)))


async def welcome(table: Table, listener: Listener, hello: Hello) -> bytes:
    """The answer to `hello`: where the table stands, and what was missed."""
    seats = table.seats_of(listener)
    shown = listener.shown(seats)
    game, views = table.game, table.views
    score = score_view(game.score(), game.end) if game and game.end else None
    return encode(
        {
            "type": "welcome",
            "protocol": PROTOCOL,
            "server": __version__,
            "now": now_ms(),
            "you": listener.guest_id,
            "seats": table.places.places(seats),
            "shown": table.places.shown(shown),
            "table": table_info(table),
            "seq": len(game.history) if game else 0,
            "moves": await _moves(table, shown, _last_valid(table, hello)),
            "game": views.public if views else None,
            "own": _own(table, listener, shown),
            "clocks": _clocks(table),
            "chat": await chat_since(table, hello.last_chat or 0),
            "score": score,
            "orders": table.orders.shown_to(shown),
        }
    )


def _last_valid(table: Table, hello: Hello) -> int:
    """The last move that the client knows rightly: before the order was drawn it had places."""
    last = hello.last or 0
    return 0 if last < (table.charter.drawn_at or 0) else last


async def _moves(table: Table, viewer: int | None, last: int) -> list[MoveView]:
    places = table.places
    return [places.move(move.seen_by(viewer)) for move in await _logged(table, last)]


async def _logged(table: Table, last: int) -> list[LoggedMove]:
    """The moves after `last`; those that another process has added are not known here yet."""
    if table.game is None:
        return []
    return await logged_moves(table.house.database, table.id, last, len(table.game.history))


async def chat_since(table: Table, last: int) -> list[ChatLine]:
    """The chat after line `last`; only the end of it if there is much."""
    rows = await table.house.database.read(
        "SELECT id, at, guest, name, seat, said, phrase FROM chat "
        "WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?",
        table.id,
        last,
        MOST_CHAT_SENT,
    )
    return [table.places.chat(ChatLine(*row)) for row in reversed(rows)]


def _clocks(table: Table) -> list[ClockFace]:
    return table.places.clocks(faces(table.clocks, now_ms()))


def table_changed(table: Table, besides: Listener | None = None) -> None:
    """Everybody is told about the table itself."""
    if not table.listeners:
        return
    info = Raw(encode(table_info(table)))
    clocks = Raw(encode(_clocks(table)))
    for listener in table.listeners:
        if listener is not besides:
            seats = table.places.places(table.seats_of(listener))
            listener.send(
                encode({"type": "table", "table": info, "seats": seats, "clocks": clocks})
            )


async def order_drawn(table: Table) -> None:
    """The turn order has become known: the seats are told anew, with the moves so far."""
    drawn_at = table.charter.drawn_at or 0
    table.announced = drawn_at
    _hand_over(table)
    started(table, await logged_moves(table.house.database, table.id, 0, drawn_at))


def started(table: Table, logged: Sequence[LoggedMove] = ()) -> None:
    """The deal, to each as far as it concerns them."""
    game, views = table.game, table.views
    assert game is not None
    assert views is not None
    clocks = Raw(encode(_clocks(table)))
    info = Raw(encode(table_info(table)))
    places = table.places
    deal: dict[int | None, Raw] = {}

    def make(listener: Listener, seats: list[int], shown: int | None) -> bytes:
        if shown not in deal:
            dealt = places.deal([event_view(event, shown) for event in game.deal])
            deal[shown] = Raw(encode(dealt))
        return encode(
            {
                "type": "started",
                "table": info,
                "seats": places.places(seats),
                "shown": places.shown(shown),
                "game": views.public,
                "own": _own(table, listener, shown),
                "clocks": clocks,
                "deal": deal[shown],
                "seq": len(logged),
                "moves": [move.seen_by(shown) for move in logged],
            }
        )

    _to_each(table, make)


def moved(table: Table, move: LoggedMove) -> None:
    """A committed move, to each viewer its own projection."""
    game, views = table.game, table.views
    assert game is not None
    assert views is not None
    table.announced = move.seq
    if not table.listeners:
        return
    _hand_over(table)
    clocks = Raw(encode(_clocks(table)))
    places = table.places
    moves: dict[int | None, Raw] = {}

    def make(listener: Listener, seats: list[int], shown: int | None) -> bytes:
        viewer = shown if move.has_secrets_of(shown) else None
        if viewer not in moves:
            moves[viewer] = Raw(encode(places.move(move.seen_by(viewer))))
        return encode(
            {
                "type": "moved",
                "seq": move.seq,
                "move": moves[viewer],
                "game": views.public,
                "shown": places.shown(shown),
                "own": _own(table, listener, shown),
                "clocks": clocks,
            }
        )

    _to_each(table, make)
    if game.end:
        table_changed(table)
        over = encode(
            {
                "type": "over",
                "seq": move.seq,
                "score": score_view(game.score(), game.end),
                "fairness": fairness(table.charter, table.status),
            }
        )
        for listener in table.listeners:
            listener.send(over)


def _hand_over(table: Table) -> None:
    """Hot seat: when the turn passes to another seat of the same screen, the hand is put away."""
    people = set(table.awaited_people())
    for listener in table.listeners:
        seats = table.seats_of(listener)
        if len(seats) > 1 and listener.looked_at not in people and people & set(seats):
            listener.looked_at = None


async def look(table: Table, listener: Listener, seat: int | None) -> None:
    """Show a seat's own view to the socket that looks; only its holder's."""
    if seat is not None and seat not in table.seats_of(listener):
        raise Refused("not_your_seat", seat=seat)
    moves = await _logged(table, 0)
    listener.looked_at = seat
    show(table, listener, moves)
    orders(table, listener)


def show(table: Table, listener: Listener, moves: Sequence[LoggedMove]) -> None:
    """The seat that is looked at, with all moves anew: the screen knows another seat's of them."""
    shown = listener.shown(table.seats_of(listener))
    listener.send(
        encode(
            {
                "type": "shown",
                "seq": len(moves),
                "shown": table.places.shown(shown),
                "own": _own(table, listener, shown),
                "moves": [table.places.move(move.seen_by(shown)) for move in moves],
            }
        )
    )


def orders(table: Table, listener: Listener) -> None:
    """The orders of the seat that the socket shows, to nobody else."""
    shown = listener.shown(table.seats_of(listener))
    told = Orders(table.places.shown(shown), table.orders.shown_to(shown))
    listener.send(encode(told))


def chat(table: Table, line: ChatLine) -> None:
    message = encode(Chat(table.places.chat(line)))
    for listener in table.listeners:
        listener.send(message)


def accepted(listener: Listener, id: str, seq: int, duplicate: bool = False) -> None:
    listener.send(encode(Accepted(id, seq, duplicate)))


def closing(table: Table, reason: Literal["table_closed", "restarting"]) -> None:
    message = encode(Closing(reason))
    for listener in table.listeners:
        listener.send(message)
        if reason == "table_closed":  # a server that stops closes all sockets by itself
            listener.close(GOING_AWAY, reason)
