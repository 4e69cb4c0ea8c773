"""Requests: who asks, what is in the body, and what every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from .identity import COOKIE, COOKIE_SECONDS, Holder, find_holder
from .limits import household
from .reading import read_json
from .refusing import Refused
from .table_messages import Guest

if TYPE_CHECKING:
    from .storage import Database

T = TypeVar("T")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Json(Response):
    """An answer made of a message class."""

    media_type = "application/json"

    def __init__(self, value: Any, status_code: int = 200, **more: Any) -> None:
        body = value if isinstance(value, bytes) else msgspec.json.encode(value)
        super().__init__(body, status_code, **more)
        self.headers.setdefault("cache-control", "no-store")


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body as a message; Refused if it is too large or not one."""
    size = 0
    parts = []
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused("too_large", most=most)
        parts.append(part)
    return read_json(b"".join(parts), msgspec.json.Decoder(kind))


def address_of(connection: HTTPConnection) -> str:
    """Where a visitor comes from, for limits; see `limits.household`."""
    return household(connection.client.host) if connection.client else ""


def origin_of(connection: HTTPConnection) -> str:
    """The address under which this visitor knows the server, for links."""
    return f"{connection.url.scheme}://{connection.url.netloc}"


def check_origin(connection: HTTPConnection) -> None:
    """A page of another origin must not act with our visitors' cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return  # not a browser, or a plain navigation
    _, _, host = origin.partition("://")
    if host.lower() != connection.headers.get("host", "").lower():
        raise Refused("wrong_origin")


async def holder_of(database: Database, connection: HTTPConnection) -> Holder | None:
    """Who asks: by Bearer token if there is one, else by cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        holder = await find_holder(database, token.strip(), "bearer")
        if holder is None:
            raise Refused("wrong_token")
        return holder
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else await find_holder(database, cookie, "cookie")


async def guest_of(database: Database, connection: HTTPConnection) -> Guest | None:
    holder = await holder_of(database, connection)
    return None if holder is None else holder.guest


async def known_guest(database: Database, connection: HTTPConnection) -> Guest:
    guest = await guest_of(database, connection)
    if guest is None:
        raise Refused("no_guest")
    return guest


def set_cookie(response: Response, request: Request, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
