from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.postgres import Postgres, running_postgres
from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that leave others' tables alone."""
    with RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that stays up."""
    with running_postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database: first a file, then one on a server."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes more of them, by kind."""
    count = iter(range(100))

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"more-{next(count)}.sqlite")
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return make
