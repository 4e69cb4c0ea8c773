"""The HTTP side of a remote player: a guest, a seat, a table's facts."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from funicular.game import FunicularError

API = "/api/v1"
TIMEOUT = 30


class ServerRefused(FunicularError):
    """The server did not do it; `code` is the protocol's."""

    def __init__(self, code: str, arguments: dict[str, Any]) -> None:
        told = ", ".join(f"{name} {value}" for name, value in arguments.items())
        super().__init__(f"the server refused: {code}" + (f" ({told})" if told else ""))
        self.code = code
        self.arguments = arguments


class Unreachable(FunicularError):
    """No server answers there, or something else than a table server does."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """A link to a table, taken apart."""

    origin: str
    table: str

    @property
    def socket(self) -> str:
        return self.origin.replace("http", "ws", 1) + f"{API}/tables/{self.table}/socket"


def read_link(link: str) -> TableLink:
    """A link as people share it; the last part of the path names the table."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise Unreachable(f"{link!r} is no link to a table, such as http://HOST:8000/table/ID")
    return TableLink(f"{parts.scheme}://{parts.netloc}", table)


class Web:
    """Requests to one server, as one guest."""

    def __init__(self, origin: str, token: str | None = None) -> None:
        self.origin = origin
        self.token = token

    def be_guest(self, name: str) -> None:
        """Become a new guest, unless a token says who we are."""
        if self.token is None:
            _, headers = self._ask("POST", "/guests?bearer=1", {"name": name})
            self.token = headers["funicular-token"]

    def me(self) -> dict[str, Any]:
        return self._ask("GET", "/me")[0]

    def table(self, table: str) -> dict[str, Any]:
        return self._ask("GET", f"/tables/{table}")[0]

    def join(self, table: str, name: str) -> dict[str, Any]:
        """Take a free seat, and add to the deal's luck."""
        command = {"command": "join", "name": name, "entropy": secrets.token_hex(32)}
        return self._ask("POST", f"/tables/{table}/commands", command)[0]

    def _ask(
        self, method: str, path: str, body: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], Any]:
        request = urllib.request.Request(
            self.origin + API + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        if self.token is not None:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return json.loads(answer.read()), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.read()) from error
        except (OSError, ValueError) as error:
            raise Unreachable(f"no table server answers at {self.origin}: {error}") from error


def _refusal(body: bytes) -> FunicularError:
    try:
        told = json.loads(body)
        return ServerRefused(told["code"], told.get("arguments", {}))
    except (ValueError, KeyError, TypeError):
        return Unreachable("something else than a table server answers there")
