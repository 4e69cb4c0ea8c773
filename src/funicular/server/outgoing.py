"""Requests that the server makes itself, to addresses that guests have named.

A guest must not be able to reach through us what it could not reach itself: the server's own
machine and network. So the name is resolved here, every address is checked, and the connection
goes to the address that was checked, whatever the name says a moment later. Redirects are not
followed, and no more than the status of the answer is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from .refusing import Refused

Reach = Literal["public", "any", "off"]
"""Whom notices may be sent to: public addresses, also those of private networks, or nobody."""

SECONDS = 10.0
MOST_HEADERS = 16 * 1024
TRANSLATED = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")))
"""IPv6 addresses that hide an IPv4 one, which could be a private one."""


class NotSent(Exception):
    """The request did not come to an answer."""


def read_url(url: str) -> SplitResult:
    """The parts of an address that we would send to; Refused if it is none."""
    plain = url.isascii() and url.isprintable() and " " not in url
    try:
        parts = urlsplit(url)
        usable = (
            plain
            and parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.username is None
            and parts.port != 0
        )
    except ValueError:
        usable = False
    if not usable:
        raise Refused("bad_url")
    return parts


async def addresses_of(url: str, reach: Reach) -> tuple[SplitResult, list[str]]:
    """The addresses behind a URL; Refused if we must not send to one of them."""
    if reach == "off":
        raise Refused("notices_off")
    parts = read_url(url)
    assert parts.hostname is not None
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(SECONDS):
            found = await loop.getaddrinfo(
                parts.hostname, _port(parts), type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
            )
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Refused("bad_url") from error
    addresses = [str(each[4][0]) for each in found]
    if reach == "public" and not all(map(is_public, addresses)):
        raise Refused("private_address")
    return parts, addresses


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        elif any(parsed in network for network in TRANSLATED):
            return False
    return parsed.is_global and not parsed.is_multicast


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def post(url: str, body: bytes, headers: Mapping[str, str], reach: Reach) -> int:
    """POST, and the status of the answer. NotSent if there is none, Refused if we must not."""
    parts, addresses = await addresses_of(url, reach)
    try:
        async with asyncio.timeout(SECONDS):
            return await _exchange(parts, addresses[0], body, headers)
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise NotSent(repr(error)) from error


async def _exchange(
    parts: SplitResult, address: str, body: bytes, headers: Mapping[str, str]
) -> int:
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        _port(parts),
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=MOST_HEADERS,
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {target} HTTP/1.1",
            f"Host: {parts.netloc}",
            "User-Agent: funicular",
            "Connection: close",
            f"Content-Length: {len(body)}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body)
        await writer.drain()
        status_line = await reader.readline()
        version, _, rest = status_line.partition(b" ")
        if not version.startswith(b"HTTP/1."):
            raise ValueError("not HTTP")
        return int(rest[:3])
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 1)
