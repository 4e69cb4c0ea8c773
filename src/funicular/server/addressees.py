"""Where a guest wants to be told: browsers that push, and webhooks."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from .charter import now_ms
from .identity import fresh_id
from .notice_messages import NewPush, WebhookInfo
from .refusing import Refused
from .storage import Database
from .table_messages import Guest
from .web_push import BadKey, ServerKey, check_keys

MOST_WEBHOOKS = 5
MOST_BROWSERS = 10
MOST_FAILURES = 20


class Browser(NamedTuple):
    id: str
    endpoint: str
    p256dh: str
    auth: str
    origin: str


class Webhook(NamedTuple):
    id: str
    url: str
    origin: str


async def server_key(database: Database) -> ServerKey:
    """The server's key for Web Push, made when it is first needed; the first one stays."""
    query = "SELECT secret FROM server_keys WHERE name = 'web_push'"
    rows = await database.read(query)
    if not rows:
        await database.write(
            (
                "INSERT INTO server_keys VALUES ('web_push', ?) ON CONFLICT DO NOTHING",
                (ServerKey.fresh().text(),),
            )
        )
        rows = await database.read(query)
    return ServerKey.read(rows[0][0])


async def add_browser(database: Database, guest: Guest, wanted: NewPush, origin: str) -> str:
    """Remember a browser; the same one again takes the place of itself."""
    try:
        check_keys(wanted.keys.p256dh, wanted.keys.auth)
    except BadKey as error:
        raise Refused("unreadable", at="$.keys", reason=str(error)) from error
    id = hashlib.sha256(wanted.endpoint.encode()).hexdigest()[:24]
    keys = (wanted.keys.p256dh, wanted.keys.auth)
    rows = await database.read(
        "SELECT id FROM browsers WHERE guest = ? AND id != ? ORDER BY created DESC", guest.id, id
    )
    surplus = [old for (old,) in rows[MOST_BROWSERS - 1 :]]
    await database.write(
        ("DELETE FROM browsers WHERE id = ?", (id,)),
        *(("DELETE FROM browsers WHERE id = ?", (old,)) for old in surplus),
        (
            "INSERT INTO browsers VALUES (?, ?, ?, ?, ?, ?, ?)",
            (id, guest.id, wanted.endpoint, *keys, origin, now_ms()),
        ),
    )
    return id


async def drop_browser(database: Database, guest: Guest, id: str) -> None:
    changed = await database.write(
        ("DELETE FROM browsers WHERE guest = ? AND id = ?", (guest.id, id))
    )
    if not changed[0]:
        raise Refused("not_found")


async def browsers_of(database: Database, guest: str) -> list[Browser]:
    rows = await database.read(
        "SELECT id, endpoint, p256dh, auth, origin FROM browsers WHERE guest = ?", guest
    )
    return [Browser(*row) for row in rows]


async def add_webhook(database: Database, guest: Guest, url: str, origin: str) -> WebhookInfo:
    known = await list_webhooks(database, guest)
    same = next((each for each in known if each.url == url), None)
    if same is None and len(known) >= MOST_WEBHOOKS:
        raise Refused("too_many_requests", most=MOST_WEBHOOKS)
    made = WebhookInfo(same.id if same else fresh_id(), url, 0, now_ms())
    await database.write(
        ("DELETE FROM webhooks WHERE id = ?", (made.id,)),
        (
            "INSERT INTO webhooks VALUES (?, ?, ?, ?, 0, ?)",
            (made.id, guest.id, url, origin, made.created),
        ),
    )
    return made


async def list_webhooks(database: Database, guest: Guest) -> list[WebhookInfo]:
    rows = await database.read(
        "SELECT id, url, failures, created FROM webhooks WHERE guest = ? ORDER BY created", guest.id
    )
    return [WebhookInfo(*row) for row in rows]


async def drop_webhook(database: Database, guest: Guest, id: str) -> None:
    changed = await database.write(
        ("DELETE FROM webhooks WHERE guest = ? AND id = ?", (guest.id, id))
    )
    if not changed[0]:
        raise Refused("not_found")


async def webhooks_of(database: Database, guest: str) -> list[Webhook]:
    """Those that still answer."""
    rows = await database.read(
        "SELECT id, url, origin FROM webhooks WHERE guest = ? AND failures < ?",
        guest,
        MOST_FAILURES,
    )
    return [Webhook(*row) for row in rows]


async def count_webhook(database: Database, id: str, arrived: bool) -> None:
    """One success makes up for all failures before it."""
    change = "failures = 0" if arrived else "failures = failures + 1"
    await database.write((f"UPDATE webhooks SET {change} WHERE id = ?", (id,)))
