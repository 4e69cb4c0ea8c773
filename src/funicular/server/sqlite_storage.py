"""Storage in one SQLite file, in WAL mode: for one process, which needs no database server."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from .company import Alone
from .lanes import BadStatement, LaneDatabase
from .schema import migrate
from .storage import Conflict, Row, StorageError

PATIENCE = 3.0
"""Seconds to wait for somebody else who has locked the file."""


def make_private(path: Path | str) -> None:
    """A new file is its owner's alone: it holds the secrets of deals and what people wrote.

    SQLite gives the files that it puts beside it the same mode.
    """
    with suppress(OSError):  # it is there, or SQLite will say why it cannot be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that waits for others and never trades durability for speed."""
    make_private(path)
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=PATIENCE
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def _told(error: sqlite3.Error) -> StorageError:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    wrong = isinstance(error, sqlite3.ProgrammingError | sqlite3.DataError)
    if wrong or getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        return BadStatement(str(error))
    return StorageError(str(error))


class SqliteSession:
    """A connection to the file."""

    def __init__(self, path: Path | str) -> None:
        self._connection = connect(path)

    def begin(self) -> None:
        self.execute("BEGIN IMMEDIATE")

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> int:
        try:
            return self._connection.execute(sql, values).rowcount
        except sqlite3.Error as error:
            raise _told(error) from error

    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[Row]:
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise _told(error) from error

    def tell(self, topics: Sequence[str]) -> None:
        """There is nobody else."""

    def commit(self) -> None:
        self.execute("COMMIT")

    def roll_back(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def close(self) -> None:
        self._connection.close()


def open_sqlite(path: Path | str) -> LaneDatabase:
    prepare_sqlite(path)
    return LaneDatabase(lambda: SqliteSession(path), Alone())


def prepare_sqlite(path: Path | str) -> None:
    """Make or migrate a file."""
    try:
        with closing(connect(path)) as connection:
            migrate(connection)
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be used: {error}") from error
