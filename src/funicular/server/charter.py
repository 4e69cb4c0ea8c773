"""The charter of a table: all that is decided about it besides the moves of its game.

A charter is a value: a change makes a new one, which is stored before anybody sees it.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from funicular.game import Seed
from funicular.maps import Map

from .company import ward_of
from .map_data import player_colours
from .refusing import Refused
from .storage import Statement
from .table_messages import TableOptions

ID_BYTES = 12
"""A table's id is its invitation: it cannot be guessed."""


class Chair(Struct, frozen=True):
    """A seat and who holds it. A chair with a guest and a bot is played by the bot for now."""

    colour: str
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    entropy: str | None = None
    flagged: bool = False

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.bot is None


class Charter(Struct, frozen=True):
    """`secret` is the deal's, in hexadecimal: it leaves the server only after the end."""

    id: str
    map: str
    digest: str
    options: TableOptions
    secret: str
    host: str | None
    chairs: tuple[Chair, ...]
    created: int
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Guests whom the host has removed: they do not come back by themselves."""
    rematch: str | None = None
    given: tuple[str, ...] | None = None
    """The contributions in the order in which they entered the seed, once the cards are dealt."""
    lesson: str | None = None
    """The lesson that is taught here: its deal is known beforehand."""
    places: tuple[int, ...] | None = None
    """The seat behind each place of the lobby, where the turn order is drawn after the tickets."""
    drawn_at: int | None = None
    """How many moves there were when that order became known; None before."""

    @property
    def seed(self) -> Seed:
        parts = tuple(bytes.fromhex(each) for each in self.contributions)
        return Seed(secret=bytes.fromhex(self.secret), contributions=parts)

    @property
    def contributions(self) -> list[str]:
        if self.given is not None:
            return list(self.given)
        return [chair.entropy for chair in self.chairs if chair.entropy is not None]

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_seat", seat=seat)
        return self.chairs[seat]

    def with_chair(self, seat: int, **changes: Any) -> Charter:
        chairs = list(self.chairs)
        chairs[seat] = replace(self.chair(seat), **changes)
        return replace(self, chairs=tuple(chairs))

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_charter(source: Map, seats: int, options: TableOptions, host: str | None) -> Charter:
    """A table with free seats and a fresh secret."""
    allowed = source.rules.players
    if not allowed.min <= seats <= allowed.max:
        raise Refused("wrong_seats", least=allowed.min, most=allowed.max)
    return Charter(
        id=secrets.token_urlsafe(ID_BYTES),
        map=source.id,
        digest=source.digest,
        options=options,
        secret=secrets.token_bytes(32).hex(),
        host=host,
        chairs=tuple(Chair(each.colour) for each in player_colours(source)[:seats]),
        created=now_ms(),
    )


def read_charter(text: str) -> Charter:
    return msgspec.json.decode(text, type=Charter)


# Statements


def insert_table(charter: Charter, source: Map) -> list[Statement]:
    """A new table in the lobby, and its map unless that is known."""
    facts = msgspec.json.encode(source.facts()).decode()
    columns = (
        charter.id,
        "lobby",
        int(charter.options.listed),
        charter.text(),
        "[]",
        "{}",
        None,
        charter.created,
        charter.created,
        ward_of(charter.id),
        charter.host,
    )
    return [
        (
            "INSERT INTO maps VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (charter.digest, charter.map, facts),
        ),
        (
            "INSERT INTO tables (id, status, listed, charter, awaited, clock, due, created, "
            "changed, ward, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            columns,
        ),
        *seat_rows(charter),
    ]


def update_charter(charter: Charter, changed: int) -> list[Statement]:
    """Store a charter anew, and who holds which seat."""
    return [
        (
            "UPDATE tables SET charter = ?, listed = ?, host = ?, changed = ? WHERE id = ?",
            (charter.text(), int(charter.options.listed), charter.host, changed, charter.id),
        ),
        ("DELETE FROM seats WHERE table_id = ?", (charter.id,)),
        *seat_rows(charter),
    ]


def seat_rows(charter: Charter) -> list[Statement]:
    return [
        ("INSERT INTO seats VALUES (?, ?, ?)", (charter.id, seat, chair.guest))
        for seat, chair in enumerate(charter.chairs)
        if chair.guest is not None
    ]
