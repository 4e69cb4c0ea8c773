"""Guests: who somebody is, without an account. Credentials are stored only as hashes."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from typing import Literal, NamedTuple

from .charter import now_ms
from .refusing import Refused
from .storage import Database, StorageError
from .table_messages import DeviceLink, Guest, TokenInfo, TokenMade
from .visitors import TOKEN_GONE

COOKIE = "funicular"
COOKIE_SECONDS = 400 * 24 * 3600
SEEN_MS = 24 * 3600 * 1000
"""Once a day it is written down that a guest was here."""
LINK_MS = 10 * 60 * 1000
MOST_TOKENS = 20

Kind = Literal["cookie", "bearer", "link"]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    return secrets.token_urlsafe(9)


async def new_guest(
    database: Database, name: str, colour: str | None, kind: Kind
) -> tuple[Guest, str]:
    """A guest, and the credential that proves it."""
    guest, token, now = Guest(fresh_id(), name, colour), fresh_token(), now_ms()
    await database.write(
        ("INSERT INTO guests VALUES (?, ?, ?, ?, ?)", (guest.id, name, colour, now, now)),
        _insert_token(token, guest.id, kind, "", now, None),
    )
    return guest, token


def _insert_token(
    token: str, guest: str, kind: Kind, label: str, now: int, expires: int | None
) -> tuple[str, tuple[object, ...]]:
    return (
        "INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?, ?)",
        (hashed(token), fresh_id(), guest, kind, label, now, expires),
    )


class Holder(NamedTuple):
    """Whom a credential belongs to, and the id by which it can be ended."""

    guest: Guest
    token: str


async def find_holder(database: Database, token: str, kind: Kind) -> Holder | None:
    rows = await database.read(
        "SELECT guests.id, name, colour, tokens.id, seen "
        "FROM tokens JOIN guests ON guests.id = guest "
        "WHERE hash = ? AND kind = ? AND (expires IS NULL OR expires > ?)",
        hashed(token),
        kind,
        now_ms(),
    )
    if not rows:
        return None
    *guest, id, seen = rows[0]
    if seen < now_ms() - SEEN_MS:
        await _note_seen(database, guest[0])
    return Holder(Guest(*guest), id)


async def _note_seen(database: Database, guest: str) -> None:
    """Who comes back is kept; see `retention`."""
    with contextlib.suppress(StorageError):  # there will be another time
        await database.write(("UPDATE guests SET seen = ? WHERE id = ?", (now_ms(), guest)))


async def rename_guest(database: Database, guest: Guest) -> None:
    await database.write(
        (
            "UPDATE guests SET name = ?, colour = ? WHERE id = ?",
            (guest.name, guest.colour, guest.id),
        )
    )


async def new_bearer(database: Database, guest: Guest, label: str) -> TokenMade:
    """A token for a program that plays as this guest."""
    if len(await list_tokens(database, guest)) >= MOST_TOKENS:
        raise Refused("too_many_requests", most=MOST_TOKENS)
    token = fresh_token()
    await database.write(_insert_token(token, guest.id, "bearer", label, now_ms(), None))
    rows = await database.read("SELECT id FROM tokens WHERE hash = ?", hashed(token))
    return TokenMade(rows[0][0], label, token)


async def list_tokens(database: Database, guest: Guest) -> list[TokenInfo]:
    rows = await database.read(
        "SELECT id, label, created FROM tokens WHERE guest = ? AND kind = 'bearer' "
        "ORDER BY created",
        guest.id,
    )
    return [TokenInfo(*row) for row in rows]


async def drop_token(database: Database, guest: Guest, token_id: str) -> None:
    changed = await database.write(
        ("DELETE FROM tokens WHERE guest = ? AND id = ? AND kind = 'bearer'", (guest.id, token_id)),
        about=TOKEN_GONE + token_id,
    )
    if not changed[0]:
        raise Refused("not_found")


async def new_link(database: Database, guest: Guest) -> DeviceLink:
    """A one-time token by which another device becomes this guest."""
    token, now = fresh_token(), now_ms()
    await database.write(
        ("DELETE FROM tokens WHERE guest = ? AND kind = 'link'", (guest.id,)),
        _insert_token(token, guest.id, "link", "", now, now + LINK_MS),
    )
    return DeviceLink(token, now + LINK_MS)


async def redeem_link(database: Database, token: str) -> tuple[Guest, str]:
    """Exchange a link for a cookie of its guest. Only the first to come gets it."""
    holder = await find_holder(database, token, "link")
    if holder is None:
        raise Refused("link_used")
    used = await database.write(("DELETE FROM tokens WHERE hash = ?", (hashed(token),)))
    if not used[0]:
        raise Refused("link_used")
    cookie = fresh_token()
    await database.write(_insert_token(cookie, holder.guest.id, "cookie", "", now_ms(), None))
    return holder.guest, cookie
