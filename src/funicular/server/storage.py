"""Storage: what the server asks of a database, and which database it gets.

`Database` is all that the server knows of it. By default it is a SQLite file; a URL that begins
with `postgresql://` names a PostgreSQL database, which several processes may share.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from .company import Company

Row = tuple[Any, ...]


PASSWORD_OPTION = re.compile(r"[?&](ssl)?password=.*", re.DOTALL)


class Guard(NamedTuple):
    """A statement that must change exactly one row; if it does not, the write is a Conflict."""

    sql: str
    values: tuple[Any, ...]


Statement = tuple[str, tuple[Any, ...]] | Guard
"""SQL that both databases understand, with `?` for each value."""


class StorageError(Exception):
    """The database did not confirm it: the write has not happened, or is not known to have."""


class Conflict(StorageError):
    """Somebody else has written this key, or changed what a guard expected; nothing happened."""


class Database(Protocol):
    """One small interface, in front of SQLite and PostgreSQL alike."""

    counts: WriteCounts
    company: Company

    async def write(self, *statements: Statement, about: str | None = None) -> tuple[int, ...]:
        """All statements or none; returns when they are durable, with the rows changed by each.

        `about` names the table that they concern: other processes are told when it is durable.
        """

    async def read(self, query: str, *values: Any) -> list[Row]:
        """The rows of a query, as of the last commit."""

    async def close(self) -> None:
        """Finish what was asked for, then let go."""


class WriteCounts:
    """For the metrics: how many writes shared how many commits."""

    __slots__ = ("commits", "failed", "writes")

    def __init__(self) -> None:
        self.writes = 0
        self.commits = 0
        self.failed = 0


def is_postgres(where: str | Path) -> bool:
    return str(where).startswith(("postgresql://", "postgres://"))


def shown(where: str | Path) -> str:
    """A database's name for people and logs: without the password."""
    if not is_postgres(where):
        return str(where)
    # Not taken apart as a URL: a password with a "/" or "?" in it would be taken for the path.
    scheme, _, rest = str(where).partition("://")
    before, at, host = PASSWORD_OPTION.sub("", rest).rpartition("@")
    user = re.split("[:/?]", before)[0]
    return f"{scheme}://{user}{at}{host.partition('?')[0]}"


async def open_database(where: str | Path) -> Database:
    """A database that is ready for use; StorageError or SchemaError if it cannot be."""
    if is_postgres(where):
        from .postgres_storage import open_postgres

        return await open_postgres(str(where))
    from .sqlite_storage import open_sqlite

    return open_sqlite(where)


def prepare(where: str | Path) -> None:
    """Make or migrate a database; StorageError or SchemaError if it cannot be used."""
    if is_postgres(where):
        from .postgres_storage import prepare_postgres

        prepare_postgres(str(where))
        return
    from .sqlite_storage import prepare_sqlite

    prepare_sqlite(where)
