"""One list of migrations for both databases, from every version on."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from tests.server.running import Client, RunningServer, run_cli

from funicular.server import postgres_storage, schema, sqlite_storage
from funicular.server.schema import MIGRATIONS, SchemaError, migrate, schema_version
from funicular.server.storage import is_postgres

NewDatabase = Callable[[str], str]
KINDS = ("sqlite", "postgresql")


@contextmanager
def opened(where: str) -> Iterator[Any]:
    connect = postgres_storage.connect if is_postgres(where) else sqlite_storage.connect
    with closing(connect(where)) as connection:
        yield connection


def bring_to(where: str, version: int | None) -> None:
    with opened(where) as connection:
        if is_postgres(where):
            migrate(connection, version, postgres_storage.BEGIN_MIGRATION)
        else:
            migrate(connection, version)
        assert schema_version(connection) == (len(MIGRATIONS) if version is None else version)


def shape(where: str) -> list[tuple[str, ...]]:
    """Tables with their columns, and indexes."""
    with opened(where) as connection:
        if is_postgres(where):
            columns = connection.execute(
                "SELECT table_name, column_name FROM information_schema.columns "
                "WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"
            ).fetchall()
            indexes = connection.execute(
                "SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() "
                "AND indexname NOT LIKE '%_pkey' AND indexname NOT LIKE '%_key' ORDER BY indexname"
            ).fetchall()
        else:
            columns = connection.execute(
                "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c "
                "WHERE m.type = 'table' ORDER BY m.name, c.cid"
            ).fetchall()
            indexes = connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'index' "
                "AND name NOT LIKE 'sqlite_%' ORDER BY name"
            ).fetchall()
    return [*columns, *indexes]


@pytest.mark.parametrize("kind", KINDS)
def test_migrations_run_from_every_version(kind: str, new_database: NewDatabase) -> None:
    newest = new_database(kind)
    bring_to(newest, None)
    for version in range(len(MIGRATIONS) + 1):
        old = new_database(kind)
        bring_to(old, version)
        bring_to(old, None)
        assert shape(old) == shape(newest)


def test_both_databases_have_the_same_shape(new_database: NewDatabase) -> None:
    made = [new_database(kind) for kind in KINDS]
    for where in made:
        bring_to(where, None)
    assert sorted(shape(made[0])) == sorted(shape(made[1]))


@pytest.mark.parametrize("kind", KINDS)
def test_tables_of_the_first_version_are_played_on(kind: str, new_database: NewDatabase) -> None:
    """Rows of a real server, put into a database of the first version."""
    first, full = new_database(kind), new_database(kind)
    with RunningServer(full) as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=20)
    bring_to(first, 1)
    with opened(full) as source, opened(first) as target:
        for name in ("guests", "tokens", "maps", "tables", "seats", "games", "moves", "chat"):
            columns = first_columns(first, name)
            mark = "%s" if is_postgres(first) else "?"
            marks = ", ".join([mark] * len(columns))
            for row in source.execute(f"SELECT {', '.join(columns)} FROM {name}"):
                target.execute(f"INSERT INTO {name} VALUES ({marks})", row)
    with RunningServer(first) as server:
        ada.moved_to(server)
        with ada.sit(table) as chair:
            assert chair.seq >= 20
            chair.play()
            assert chair.score is not None


def first_columns(where: str, table: str) -> list[str]:
    return [row[1] for row in shape(where) if len(row) == 2 and row[0] == table]


def test_database_of_a_newer_version_is_left_alone(database: str) -> None:
    bring_to(database, None)
    with opened(database) as future:
        future.execute("UPDATE schema_version SET version = 999")
        with pytest.raises(SchemaError):
            migrate(future, begin=("BEGIN",))
    ran = run_cli("serve", "--port", "0", "--database", database)
    assert ran.returncode == 2
    assert "schema version 999" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_migration_takes_as_long_as_it_takes(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement of play must be quick; one that rewrites a large table need not be."""
    where = new_database("postgresql")
    monkeypatch.setattr(postgres_storage, "SETTINGS", ("SET statement_timeout = '100ms'",))
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, ("SELECT pg_sleep(0.5)",)))
    postgres_storage.prepare_postgres(where)
    with opened(where) as connection:
        assert schema_version(connection) == len(MIGRATIONS) + 1
