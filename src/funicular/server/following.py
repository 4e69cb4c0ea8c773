"""Following a table: what is stored is taken in, and told to those who listen here.

That is how moves made through another process arrive, and how memory is put right after a write
whose outcome is not known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from funicular.game import FunicularError

from . import attending, sending
from .charter import Charter
from .moves import LoggedMove, logged_moves
from .presence import present_elsewhere
from .refusing import Refused
from .storage import StorageError

if TYPE_CHECKING:
    from .listeners import Listener
    from .order_messages import OrderView
    from .table import Table


async def catch_up(table: Table) -> None:
    """Make memory what the database has; under the table's lock."""
    table.behind = False
    try:
        await _catch_up(table)
    except StorageError as error:
        table.behind = True
        raise Refused("unavailable") from error


async def _catch_up(table: Table) -> None:
    signs = None if table.spoiled else _signs(table)
    was_closed = table.status == "closed"
    stored = await table.stored()
    if stored.revision != table.revision or table.spoiled:
        if table.spoiled or _are_renamed(table, stored.charter):
            await _read_anew(table)
        else:
            had_game = table.game is not None
            table.take_in(stored)
            attending.show_out(table)
            if not had_game:
                await _take_seats_for_the_game(table)
            await _follow_moves(table, stored.moves)
    table.count_as_called()
    await _follow_orders(table)
    table.elsewhere = await present_elsewhere(table.house.database, table.id)
    for line in await sending.chat_since(table, table.chat_count):
        table.chat_count = line.id
        sending.chat(table, line)
    if _signs(table) != signs:
        sending.table_changed(table)
    if table.status == "closed" and not was_closed:
        sending.closing(table, "table_closed")
    table.stir()


def _signs(table: Table) -> tuple[object, ...]:
    """What is told of a table besides its moves."""
    return table.charter, table.status, table.elsewhere


def _are_renamed(table: Table, charter: Charter) -> bool:
    """Somebody has been forgotten: the game itself has other names now."""
    return table.game is not None and any(
        old.name != new.name for old, new in zip(table.charter.chairs, charter.chairs, strict=True)
    )


async def _read_anew(table: Table) -> None:
    """The whole game from its rows; moves not told yet are, with the table as it is now."""
    had_game = table.game is not None
    await table.load()
    attending.show_out(table)
    if table.game is None:
        return
    if not had_game:
        sending.started(table)
    if _order_is_news(table):
        await sending.order_drawn(table)
    for move in await logged_moves(
        table.house.database, table.id, table.announced, len(table.game.history)
    ):
        sending.moved(table, move)


async def _take_seats_for_the_game(table: Table) -> None:
    """The cards have been dealt through another process."""
    await table.load_game(upto=0)
    if table.game is not None:
        sending.started(table)


async def _follow_moves(table: Table, upto: int) -> None:
    if table.game is None:
        return
    database = table.house.database
    for move in await logged_moves(database, table.id, len(table.game.history), upto):
        if not _repeat(table, move):
            await _read_anew(table)
            return
        if not _order_is_news(table):
            sending.moved(table, move)
        elif move.seq == table.charter.drawn_at:
            await sending.order_drawn(table)  # with the moves before it, told anew


def _order_is_news(table: Table) -> bool:
    """The turn order has been drawn, and the listeners do not know it."""
    return table.announced < (table.charter.drawn_at or 0)


async def _follow_orders(table: Table) -> None:
    """Orders are their seats' secrets: each is told only of its own."""
    before = {each: _orders_of(table, each) for each in table.listeners}
    await table.orders.load()
    for listener, known in before.items():
        if _orders_of(table, listener) != known:
            sending.orders(table, listener)


def _orders_of(table: Table, listener: Listener) -> list[OrderView]:
    return table.orders.shown_to(listener.shown(table.seats_of(listener)))


def _repeat(table: Table, move: LoggedMove) -> bool:
    """Make a stored move in memory; False if it comes out differently here."""
    views = table.views
    assert views is not None
    try:
        step = views.game.undo() if move.undo else views.game.play(move.action, move.seat)
    except FunicularError:
        return False
    views.advance(move.seat, step.action, undo=move.undo)
    return move.undo or step.events == move.events
