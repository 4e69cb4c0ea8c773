"""Storage in PostgreSQL: for several processes, or a host that has a database server anyway."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import lru_cache
from typing import Any

from .lanes import BadStatement, Deadlock, LaneDatabase
from .postgres_company import TELL, PostgresCompany
from .schema import migrate
from .storage import Conflict, Row, StorageError, shown

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
except ModuleNotFoundError as missing:
    raise StorageError(
        "PostgreSQL needs the package psycopg: install 'funicular[postgres]'"
    ) from missing

READERS = 3
MIGRATION_LOCK = 0x66756E69
"""One process at a time migrates; the number is arbitrary, but always the same."""
BEGIN_MIGRATION = ("BEGIN", f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")

PATIENCE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}
"""A database that does not answer is gone: people are told within seconds."""
SETTINGS = (
    "SET statement_timeout = '10s'",
    "SET lock_timeout = '3s'",
    "SET idle_in_transaction_session_timeout = '30s'",
    # What was acknowledged must be on the disk, whatever the server's default is.
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'",
)
UNHURRIED = ("SET statement_timeout = 0", "SET lock_timeout = '60s'")
"""For what concerns all rows: a migration may take as long as it takes."""


def connect(url: str) -> psycopg.Connection[Row]:
    """A connection that gives up on a silent server and never trades durability for speed."""
    try:
        conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        # The driver's own words would repeat the URL, with the password.
        raise StorageError(
            "the database's URL cannot be read; one looks like postgresql://user@host:5432/name"
        ) from None
    connection = psycopg.connect(url, autocommit=True, **PATIENCE)
    try:
        for setting in SETTINGS:
            connection.execute(setting)
    except psycopg.Error:
        connection.close()
        raise
    return connection


def _told(error: Exception) -> StorageError:
    text = str(error).strip().partition("\n")[0]
    if isinstance(error, psycopg.IntegrityError):
        return Conflict(text)
    if isinstance(error, psycopg.errors.DeadlockDetected):
        return Deadlock(text)
    if isinstance(error, psycopg.ProgrammingError | psycopg.DataError | UnicodeError):
        return BadStatement(text)
    return StorageError(text)


FAILURES = (psycopg.Error, UnicodeError)


@lru_cache(maxsize=512)
def _dialect(sql: str) -> bytes:
    """The statement with psycopg's placeholders."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


class PostgresSession:
    """A connection to the server, made anew when it is lost."""

    def __init__(self, url: str, number: int) -> None:
        self._url = url
        self._number = number
        self._connection = self._connect()

    def _connect(self) -> psycopg.Connection[Row]:
        try:
            return connect(self._url)
        except FAILURES as error:
            raise _told(error) from error

    def _renew(self) -> None:
        with suppress(psycopg.Error):
            self._connection.close()
        self._connection = self._connect()

    def begin(self) -> None:
        """Nothing of the transaction has been sent yet, so a lost connection does no harm."""
        try:
            self._connection.execute("BEGIN")
        except psycopg.Error:
            self._renew()
            self.execute("BEGIN")

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> int:
        try:
            return self._connection.execute(_dialect(sql), values).rowcount
        except FAILURES as error:
            raise _told(error) from error

    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[Row]:
        try:
            return self._connection.execute(_dialect(sql), values).fetchall()
        except FAILURES as error:
            if not self._connection.closed:
                raise _told(error) from error
        self._renew()
        try:
            return self._connection.execute(_dialect(sql), values).fetchall()
        except FAILURES as error:
            raise _told(error) from error

    def tell(self, topics: Sequence[str]) -> None:
        if topics:
            self.execute(TELL, ([f"{self._number} {topic}" for topic in topics],))

    def commit(self) -> None:
        self.execute("COMMIT")

    def roll_back(self) -> None:
        with suppress(psycopg.Error):
            self._connection.rollback()

    def close(self) -> None:
        with suppress(psycopg.Error):
            self._connection.close()


async def open_postgres(url: str) -> LaneDatabase:
    await asyncio.to_thread(prepare_postgres, url)
    try:
        company = PostgresCompany(lambda: connect(url))
    except psycopg.Error as error:
        raise _told(error) from error
    return LaneDatabase(lambda: PostgresSession(url, company.number), company, READERS)


def prepare_postgres(url: str) -> None:
    """Make or migrate the tables in a database that exists."""
    try:
        with closing(connect(url)) as connection:
            for setting in UNHURRIED:
                connection.execute(setting)
            migrate(connection, begin=BEGIN_MIGRATION)
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        raise StorageError(f"{shown(url)} cannot be used: {reason}") from error
