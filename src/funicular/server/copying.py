"""Backups: a copy of the whole database as of one moment, and the way back.

A backup is a SQLite file whatever the database is, so that tables can also move from SQLite to
PostgreSQL and back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .schema import MIGRATIONS, PASSING, check_known, migrate, schema_version
from .sqlite_storage import connect as connect_sqlite
from .sqlite_storage import make_private
from .storage import Row, StorageError, is_postgres, shown

if TYPE_CHECKING:
    import psycopg

AT_ONCE = 1000


def backup(source: Path | str, target: Path | str) -> int:
    """Copy a database, which may be in use, as of one moment; returns how many tables it has."""
    if Path(target).exists():
        raise StorageError(f"{target} exists; name a file that does not")
    try:
        if is_postgres(source):
            _from_postgres(str(source), Path(target))
        else:
            _from_sqlite(Path(source), Path(target))
        return check_backup(target)
    except sqlite3.Error as error:
        Path(target).unlink(missing_ok=True)
        raise StorageError(f"{shown(source)} cannot be copied: {error}") from error
    except StorageError:
        Path(target).unlink(missing_ok=True)
        raise


def restore(source: Path | str, target: Path | str, overwrite: bool = False) -> int:
    """Put a backup where a server will find it; returns how many tables it has.

    Nothing is changed if the backup is damaged, if there are tables already and `overwrite` does
    not say that they may go, or if a server is using them.
    """
    count = check_backup(source)
    try:
        if is_postgres(target):
            _to_postgres(Path(source), str(target), overwrite)
        else:
            _to_sqlite(Path(source), Path(target), overwrite)
    except sqlite3.Error as error:
        raise StorageError(f"{target} cannot be written: {error}") from error
    return count


def check_backup(path: Path | str) -> int:
    """How many tables a backup has; StorageError if it is not a whole one."""
    if not Path(path).is_file():
        raise StorageError(f"there is no file {path}")
    try:
        with _reading(Path(path)) as copy:
            fault = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if fault != "ok":
                raise StorageError(f"{path} is damaged: {fault}")
            broken = copy.execute("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise StorageError(f"{path} is damaged: rows without the ones they belong to")
            check_known(schema_version(copy))
            count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        raise StorageError(f"{path} is no backup of Funicular: {error}") from error
    return count


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


# SQLite


def _from_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise StorageError(f"there is no database {source}")
    with closing(sqlite3.connect(source)) as live, closing(_new_sqlite(target)) as copy:
        live.backup(copy)
        for table in PASSING:
            if _has_table(copy, table):
                copy.execute(f"DELETE FROM {table}")
        copy.commit()


def _has_table(connection: sqlite3.Connection, name: str) -> bool:
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,))
    return found.fetchone() is not None


def _to_sqlite(source: Path, target: Path, overwrite: bool) -> None:
    if target.exists() and target.stat().st_size and not overwrite:
        raise StorageError(f"{target} exists; --overwrite replaces it")
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(connect_sqlite(target)) as taken:
        # Leaving WAL mode needs the file for oneself: no server may have it open.
        try:
            taken.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise StorageError(f"{target} is in use; stop the server first") from error
        with _reading(source) as copy:
            copy.backup(taken)
        migrate(taken)
        taken.execute("PRAGMA journal_mode=WAL")


# PostgreSQL


def _tables(version: int) -> dict[str, list[str]]:
    """The columns of each table of a schema version, tables that others refer to first."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as scratch:
        migrate(scratch, version)
        names = scratch.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: [column[1] for column in scratch.execute(f"PRAGMA table_info({name})")]
            for (name,) in names
            if name not in PASSING and name != "schema_version"
        }


def _from_postgres(source: str, target: Path) -> None:
    import psycopg

    from .postgres_storage import connect

    try:
        with closing(connect(source)) as live, closing(_new_sqlite(target)) as copy:
            live.execute("SET statement_timeout = 0")
            live.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")  # one moment for all
            version = schema_version(live)
            check_known(version)
            migrate(copy, version)
            copy.execute("BEGIN")
            for table, columns in _tables(version).items():
                _copy_rows(_stream(live, table, columns), copy, table, columns)
            copy.execute("COMMIT")
    except psycopg.Error as error:
        raise StorageError(_line(source, "copied", error)) from error


def _new_sqlite(path: Path) -> sqlite3.Connection:
    make_private(path)
    return sqlite3.connect(path, isolation_level=None)


def _stream(live: psycopg.Connection[Row], table: str, columns: list[str]) -> Iterator[Row]:
    with live.cursor("backup") as cursor:
        cursor.itersize = AT_ONCE
        cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
        yield from cursor


def _copy_rows(
    rows: Iterator[Row], copy: sqlite3.Connection, table: str, columns: list[str]
) -> None:
    marks = ", ".join("?" * len(columns))
    copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)


def _to_postgres(source: Path, target: str, overwrite: bool) -> None:
    import psycopg

    from .postgres_storage import BEGIN_MIGRATION, connect

    try:
        with closing(connect(target)) as live, _reading(source) as copy:
            live.execute("SET statement_timeout = 0")
            live.execute("SET lock_timeout = 0")
            with live.transaction():
                _make_room(live, shown(target), overwrite)
                version = schema_version(copy)
                _create(live, version)
                for table, columns in _tables(version).items():
                    _load_rows(copy, live, table, columns)
            migrate(live, begin=BEGIN_MIGRATION)
    except psycopg.Error as error:
        raise StorageError(_line(target, "restored", error)) from error


def _make_room(live: psycopg.Connection[Row], name: str, overwrite: bool) -> None:
    """Drop what is there, if that is wanted and nobody uses it."""
    from .postgres_company import LIVE

    if live.execute(LIVE).fetchall():
        raise StorageError(f"{name} is in use; stop the server first")
    known = [*_tables(len(MIGRATIONS)), *PASSING, "schema_version"]
    found = live.execute(
        "SELECT table_name FROM information_schema.tables "
        "WHERE table_schema = current_schema() AND table_name = ANY(%s)",
        (known,),
    ).fetchall()
    if found and not overwrite and _has_rows(live, {name for (name,) in found}):
        raise StorageError(f"{name} has tables already; --overwrite replaces them")
    for (table,) in found:
        live.execute(f"DROP TABLE {table} CASCADE".encode())


def _has_rows(live: psycopg.Connection[Row], found: set[str]) -> bool:
    kept = found & set(_tables(len(MIGRATIONS)))
    return any(live.execute(f"SELECT 1 FROM {each} LIMIT 1".encode()).fetchone() for each in kept)


def _create(live: psycopg.Connection[Row], version: int) -> None:
    """The schema as it was when the backup was made, in the transaction that is under way."""
    live.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    for statement in (each for step in MIGRATIONS[:version] for each in step):
        live.execute(statement.encode())
    live.execute("INSERT INTO schema_version VALUES (%s)", (version,))


def _load_rows(
    copy: sqlite3.Connection, live: psycopg.Connection[Row], table: str, columns: list[str]
) -> None:
    names = ", ".join(columns)
    statement: Any = f"COPY {table} ({names}) FROM STDIN"
    with live.cursor() as cursor, cursor.copy(statement) as load:
        for row in copy.execute(f"SELECT {names} FROM {table}"):
            load.write_row(row)


def _line(database: str, done: str, error: Exception) -> str:
    return f"{shown(database)} cannot be {done}: {' '.join(str(error).split())}"
