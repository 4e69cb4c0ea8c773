"""Notices to players who are not at the table: it is your turn, the game is over.

A notice is sent beside the game, never in its way: the move is committed and shown before the
first byte leaves, and what is not delivered after a few tries is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from . import addressees, outgoing, web_push
from .addressees import Browser, Webhook
from .charter import now_ms
from .logs import short
from .notice_messages import Notice, NoticeEvent
from .outgoing import NotSent, Reach
from .refusing import Refused
from .storage import StorageError

if TYPE_CHECKING:
    from .metrics import Metrics
    from .storage import Database
    from .table import Table

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds before an absent player is told: who only reloads the page is back by then."""
PAUSES = (2.0, 15.0)
"""Seconds before the second and the third try."""
MOST_AT_ONCE = 8
MOST_PENDING = 1000
GONE = (404, 410)


class Notices:
    """Sends notices for all tables of a server."""

    def __init__(self, database: Database, metrics: Metrics, reach: Reach) -> None:
        self.reach: Reach = reach
        self._database = database
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    def turn_of(self, table: Table, seat: int) -> None:
        """A seat's decision is awaited from now on."""
        if table.charter.chairs[seat].guest is not None:
            self._start(self._tell_turn(table, seat))

    def end_of(self, table: Table) -> None:
        """The game is over."""
        guests = {chair.guest: seat for seat, chair in enumerate(table.charter.chairs)}
        for guest, seat in guests.items():
            if guest is not None and not table.is_present(guest):
                self._start(self._tell(self._notice(table, seat, "over"), guest))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self.reach == "off" or len(self._tasks) >= MOST_PENDING:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_turn(self, table: Table, seat: int) -> None:
        """Wait a moment; then tell who is still awaited and still gone."""
        await asyncio.sleep(PATIENCE)
        with contextlib.suppress(Refused):
            async with table.settled():
                guest = table.charter.chairs[seat].guest
                if guest is None or table.status != "playing" or table.is_present(guest):
                    return
                if seat not in table.awaited_people() or table.orders.next_deed() is not None:
                    return
                notice = self._notice(table, seat, "turn")
            await self._tell(notice, guest)

    def _notice(self, table: Table, seat: int, event: NoticeEvent) -> Notice:
        """What is told; the link is completed for each addressee."""
        game, clocks = table.game, table.clocks
        since = clocks.since.get(seat)
        return Notice(
            event=event,
            table=table.id,
            link=f"/table/{table.id}",
            map=table.source.id,
            title=table.source.title,
            seat=table.places.place(seat),
            name=table.charter.chairs[seat].name or "",
            seq=len(game.history) if game else 0,
            at=now_ms(),
            due=None if since is None else since + clocks.left[seat],
        )

    async def _tell(self, notice: Notice, guest: str) -> None:
        try:
            browsers = await addressees.browsers_of(self._database, guest)
            webhooks = await addressees.webhooks_of(self._database, guest)
            jobs = [self._push(notice, each) for each in browsers]
            jobs += [self._call(notice, each) for each in webhooks]
            await asyncio.gather(*jobs)
        except StorageError as error:
            log.warning("notice not sent", extra={"reason": str(error)})

    async def _push(self, notice: Notice, browser: Browser) -> None:
        key = await addressees.server_key(self._database)
        body = web_push.encrypt(_bytes(notice, browser.origin), browser.p256dh, browser.auth)
        headers = web_push.headers(key, browser.endpoint, _contact(browser.origin), notice.table)
        status = await self._deliver(notice, browser.endpoint, body, headers)
        if status in GONE:  # the player has taken the permission back
            await self._database.write(("DELETE FROM browsers WHERE id = ?", (browser.id,)))

    async def _call(self, notice: Notice, webhook: Webhook) -> None:
        headers = {"Content-Type": "application/json"}
        body = _bytes(notice, webhook.origin)
        status = await self._deliver(notice, webhook.url, body, headers)
        await addressees.count_webhook(self._database, webhook.id, _arrived(status))

    async def _deliver(
        self, notice: Notice, url: str, body: bytes, headers: dict[str, str]
    ) -> int | None:
        """The status of the answer; None if there was none after all tries."""
        status: int | None = None
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                async with self._slots:
                    status = await outgoing.post(url, body, headers, self.reach)
            except Refused:
                break  # its name leads into our own network now
            except NotSent:
                status = None
            if status is not None and status < 500 and status != 429:
                break
        self._metrics.count("notices_sent" if _arrived(status) else "notices_failed")
        if not _arrived(status):
            log.info("notice failed", extra={"table": short(notice.table), "status": status})
        return status


def _arrived(status: int | None) -> bool:
    return status is not None and 200 <= status < 300


def _bytes(notice: Notice, origin: str) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(notice, link=origin + notice.link))


def _contact(origin: str) -> str:
    """Push services want to know whom to turn to: the server's own page."""
    if origin.startswith("https://"):
        return origin
    return f"mailto:host@{urlsplit(origin).hostname or 'localhost'}"
