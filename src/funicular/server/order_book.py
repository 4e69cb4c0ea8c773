"""The orders of a table: kept for their seats alone, and carried out when their turn comes.

Others see the moves, never the orders: an order's move looks like any other, and comes after a
pause such as people make.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from . import orders, sending
from .bot_pauses import PACE
from .bot_seats import PATIENCE
from .charter import now_ms
from .logs import short
from .order_messages import MOST_ORDERS, Order, OrderState, OrderView
from .refusing import Refused

if TYPE_CHECKING:
    from .moves import LoggedMove
    from .storage import Statement
    from .table import Table

log = logging.getLogger(__name__)


class KeptOrder(Struct):
    """An order as it is stored; `acted` is the number of the last move that it made."""

    seat: int
    id: int
    order: Order
    state: OrderState = "waiting"
    why: dict[str, object] = {}
    acted: int | None = None

    def shown(self) -> OrderView:
        return OrderView(self.id, self.order, self.state, self.why)


class Deed(NamedTuple):
    """What an order does next, and after how many moves of the table."""

    kept: KeptOrder
    seq: int
    action: str


class OrderBook:
    """All orders of one table, in the order in which each seat gave them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: list[KeptOrder] = []
        self._task: asyncio.Task[None] | None = None

    async def load(self) -> None:
        rows = await self._table.house.database.read(
            "SELECT seat, id, wanted, state, why, acted FROM orders WHERE table_id = ? ORDER BY id",
            self._table.id,
        )
        self._kept = [
            KeptOrder(
                seat,
                id,
                msgspec.json.decode(wanted, type=Order),
                msgspec.convert(state, OrderState),
                msgspec.json.decode(why),
                acted,
            )
            for seat, id, wanted, state, why, acted in rows
        ]

    def shown_to(self, seat: int | None) -> list[OrderView]:
        """The orders of a seat, for that seat only."""
        return [kept.shown() for kept in self._kept if kept.seat == seat]

    # What the player does

    async def give(self, seat: int, order: Order) -> None:
        """Take a new order; the table is locked."""
        game = self._table.game
        if game is None or self._table.status != "playing":
            raise Refused("not_playing")
        if len(self._waiting(seat)) >= MOST_ORDERS:
            raise Refused("too_many_orders", most=MOST_ORDERS)
        orders.check_order(game.view(seat), order)
        # Numbers count by seat: what another seat has ordered must not show in them.
        last = max((each.id for each in self._kept if each.seat == seat), default=0)
        kept = KeptOrder(seat, last + 1, order)
        values = (self._table.id, seat, kept.id, _text(order), kept.state, _text(kept.why), None)
        self._kept.append(kept)
        await self._change(
            seat, ("INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*values, now_ms()))
        )

    async def take_back(self, seat: int, id: int) -> None:
        """Forget an order, whether it waits or has ended; the table is locked."""
        found = next((each for each in self._kept if (each.seat, each.id) == (seat, id)), None)
        if found is None:
            raise Refused("no_order", order=id)
        self._kept.remove(found)
        await self._change(seat, self._delete(found))

    async def _change(self, seat: int, statement: Statement) -> None:
        """Store a change that is in memory already; if that fails, memory is read anew.

        When the server has to act next may have changed with it. Nothing else has, and nobody
        else must notice: the table keeps the moment of its last change.
        """
        table = self._table
        await table.store(statement, table.standing(table.clocks, table.changed))
        self.stir()
        self._tell(seat)

    # What happens to them

    def forget_statements(self, seats: set[int]) -> list[Statement]:
        """Orders of seats that have changed hands go; also in memory, so write these at once."""
        gone = [kept for kept in self._kept if kept.seat in seats]
        self._kept = [kept for kept in self._kept if kept.seat not in seats]
        return [self._delete(kept) for kept in gone]

    async def settle(self) -> None:
        """End the orders that are fulfilled or have become impossible, and tell their owners."""
        game = self._table.game
        if game is None or self._table.status != "playing":
            return
        ended: set[int] = set()
        statements: list[Statement] = []
        for seat in {kept.seat for kept in self._kept if kept.state == "waiting"}:
            view = game.view(seat)
            for kept in self._waiting(seat):
                end = orders.ending(view, kept.order)
                if end is not None:
                    kept.state, kept.why = end
                    statements.append(self._update(kept))
                    ended.add(seat)
        if statements:
            await self._table.store(*statements)
        for seat in ended:
            self._tell(seat)

    def _update(self, kept: KeptOrder) -> Statement:
        return (
            "UPDATE orders SET state = ?, why = ?, acted = ? "
            "WHERE table_id = ? AND seat = ? AND id = ?",
            (kept.state, _text(kept.why), kept.acted, self._table.id, kept.seat, kept.id),
        )

    def _delete(self, kept: KeptOrder) -> Statement:
        return (
            "DELETE FROM orders WHERE table_id = ? AND seat = ? AND id = ?",
            (self._table.id, kept.seat, kept.id),
        )

    def _waiting(self, seat: int) -> list[KeptOrder]:
        return [each for each in self._kept if each.seat == seat and each.state == "waiting"]

    def _tell(self, seat: int) -> None:
        for listener in self._table.listeners:
            if listener.shown(self._table.seats_of(listener)) == seat:
                sending.orders(self._table, listener)

    # Carrying them out

    @property
    def are_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def next_deed(self) -> Deed | None:
        """What the first order that can act now would do."""
        table, game = self._table, self._table.game
        if game is None or table.status != "playing":
            return None
        seq = len(game.history)
        for seat in table.awaited_people():
            waiting = self._waiting(seat)
            view = game.view(seat) if waiting else None
            for kept in waiting:
                assert view is not None
                action = orders.deed(view, kept.order, kept.acted == seq)
                if action is not None:
                    return Deed(kept, seq, action)
        return None

    def stir(self) -> None:
        """Set to work if an order can act and none is at it."""
        if self._table.is_minded and not self.are_busy and self.next_deed() is not None:
            self._task = asyncio.get_running_loop().create_task(self._carry_on())

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _carry_on(self) -> None:
        while (planned := self.next_deed()) is not None:
            pace = PACE[self._table.charter.options.bot_pace]
            await asyncio.sleep(pace * random.uniform(1.0, 2.5))
            if self.next_deed() != planned:
                continue  # the player, or somebody else, was faster
            try:
                await self._carry_out(planned)
            except Refused as refused:
                if refused.code == "unavailable":
                    await asyncio.sleep(PATIENCE)
                elif refused.code not in ("stale", "bot_plays", "not_playing", "no_order"):
                    log.error(
                        "order stopped",
                        extra={"table": short(self._table.id), "code": refused.code},
                    )
                    return

    async def _carry_out(self, planned: Deed) -> None:
        """Make the move, and tell the seat what became of its order."""
        from .playing import play

        kept = planned.kept
        guest = self._table.charter.chairs[kept.seat].guest
        await play(self._table, guest, kept.seat, planned.seq, planned.action, order=kept.id)
        if kept.id not in {each.id for each in self._waiting(kept.seat)}:
            self._tell(kept.seat)

    def check_waits(self, seat: int, id: int) -> None:
        """Before an order's move is made: it may have been taken back through another process."""
        if all(each.id != id for each in self._waiting(seat)):
            raise Refused("no_order", order=id)

    def note_deed(self, seat: int, id: int, move: LoggedMove) -> Statement:
        """Its move has been made: remember that, here and in the database.

        It is looked up anew: memory may have been read again since the deed was planned.
        """
        kept = next(each for each in self._waiting(seat) if each.id == id)
        kept.acted = move.seq
        if move.action == "withdraw":
            kept.state, kept.why = orders.cancelled("turned_back")
        return self._update(kept)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
